import { nextTask } from "../parts/task";

/** Where the focus goes back to soon. */
let back: Element | null = null;

/** Opens a dialog over all else, as long as it is there; then the focus goes back to where it was. */
export function modal(dialog: HTMLDialogElement): () => void {
  // One that takes the place of another gives it back to where that had it from.
  const before = back ?? document.activeElement;
  dialog.showModal();
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
