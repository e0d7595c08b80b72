import { nextTask } from "../parts/task";

/** Where the focus goes back to soon. */
let back: Element | null = null;

/** Opens a dialog; when it is gone the focus goes back to where it was. */
function opened(open: () => void): () => void {
  // One that takes the place of another gives it back to where that had it from.
  const before = back ?? document.activeElement;
  open();
  return () => {
    back = before;
    // The browser looks at all there is before it sets the focus, which takes a task of its own.
    void nextTask().then(() => {
      back = null;
      const free = document.activeElement === document.body;
      if (free && (before instanceof HTMLElement || before instanceof SVGElement)) before.focus();
    });
  };
}

/** A dialog over all else. */
export const modal = (dialog: HTMLDialogElement): (() => void) => opened(() => dialog.showModal());

/** One that is open at once and keeps the rest away by itself, since that takes the browser long: a step must not. */
export const held = (dialog: HTMLDialogElement): (() => void) =>
  opened(() => dialog.querySelector<HTMLElement>("button")?.focus());

/** From the last button of a dialog to the first, and back. */
export function keepIn(event: KeyboardEvent & { currentTarget: HTMLElement }): void {
  if (event.key !== "Tab") return;
  const all = [...event.currentTarget.querySelectorAll("button")];
  const [from, to] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
