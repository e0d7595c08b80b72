/** The keys that work anywhere at a table, and what each does, as an id of words. */
export const KEYS = [
  { key: "u", does: "play-key-undo" },
  { key: "h", does: "play-key-hint" },
  { key: "l", does: "play-key-log" },
  { key: "c", does: "play-key-chat" },
  { key: "?", does: "play-key-help" },
  { key: "m", does: "play-key-menu" },
  { key: "Escape", does: "play-key-escape" },
] as const;

export type Key = (typeof KEYS)[number]["key"];

/** Which of them was pressed, unless somebody writes, or means the browser. */
export function pressed(event: KeyboardEvent): Key | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const { target } = event;
  if (target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]")) return null;
  return KEYS.find(({ key }) => key === event.key || key === event.key.toLowerCase())?.key ?? null;
}
