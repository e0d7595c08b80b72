/** The keys that work anywhere at a table, and what each does, as an id of words. */
const KEYS = [
  { key: "u", does: "play-key-undo" },
  { key: "h", does: "play-key-hint" },
  { key: "l", does: "play-key-log" },
  { key: "t", does: "play-key-chat" },
  { key: "?", does: "play-key-help" },
  { key: "x", does: "play-key-menu" },
  { key: "Escape", does: "play-key-escape" },
] as const;

export type Key = (typeof KEYS)[number]["key"];

/** Something that a game has a key for, or several in a row. */
export interface GameKey {
  keys: readonly string[];
  /** What it does, as an id of words. */
  does: string;
  press: (key: string) => void;
}

/** The key that was pressed, unless somebody writes, or means the browser. */
export function meant(event: KeyboardEvent): string | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const { target } = event;
  if (target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]")) return null;
  return event.key.length === 1 ? event.key.toLowerCase() : event.key;
}

/** Which of those that work anywhere it is. */
export const keyOf = (typed: string): Key | null => KEYS.find(({ key }) => key === typed)?.key ?? null;

/** All keys that work at a table with these of its own, and with rules or none, as they are written, and what they do. */
export function keysOf(own: GameKey[], rules = true): { shown: string; does: string }[] {
  const taken = new Set(own.flatMap(({ keys }) => keys));
  const name = (key: string) =>
    key === "Escape" ? "Esc" : key === "Backspace" ? "⌫" : key.length === 1 ? key.toUpperCase() : key;
  return [
    ...own.map(({ keys, does }) => ({
      shown: keys.length > 1 ? `${name(keys[0] ?? "")}–${name(keys.at(-1) ?? "")}` : name(keys[0] ?? ""),
      does,
    })),
    ...KEYS.filter(({ key }) => !taken.has(key) && (rules || key !== "?")).map(({ key, does }) => ({
      shown: name(key),
      does,
    })),
  ];
}
