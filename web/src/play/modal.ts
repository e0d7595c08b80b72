import { nextTask } from "../parts/task";

/** Opens a dialog over all else, as long as it is there; then the focus goes back to where it was. */
export function modal(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement;
  dialog.showModal();
  // The browser looks at all there is before it sets the focus, which takes a task of its own.
  return () =>
    void nextTask().then(() => {
      if (before instanceof HTMLElement && document.activeElement === document.body) before.focus();
    });
}
