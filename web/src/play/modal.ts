/** Opens a dialog over all else, as long as it is there; then the focus goes back to where it was. */
export function modal(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement;
  dialog.showModal();
  return () => before instanceof HTMLElement && before.focus();
}
