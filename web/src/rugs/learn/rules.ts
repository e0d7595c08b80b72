/** How the rules of rugs are laid out, and which part of them something is about. */

export type Section = (typeof SECTIONS)[number]["id"];

/** In the order of a game. `book`: where the box's booklet speaks of it, with its figure. */
export const SECTIONS = [
  { id: "aim", book: "object", text: 2 },
  { id: "setup", book: "preparation", figure: 1, text: 2, list: 3 },
  { id: "turn", book: "playing", text: 1, list: 3, ordered: true },
  { id: "direction", book: "moving", figure: 2, text: 2 },
  { id: "walk", book: "moving", text: 2 },
  { id: "mosaic", book: "moving", figure: 3, text: 3 },
  { id: "pay", book: "payments", figure: 4, text: 3 },
  { id: "lay", book: "laying", figure: 5, text: 3, list: 3 },
  { id: "out", book: "payments", text: 2 },
  { id: "end", book: "end", text: 2 },
  { id: "tie", book: "end", text: 1 },
  { id: "two", book: "two", text: 2 },
  { id: "variant", book: "variant", text: 2 },
  { id: "house", text: 1, list: 2 },
  { id: "rulings", text: 1 },
] as const;

/** How many questions RULINGS.md answers for rugs. */
export const RULINGS = 15;

/** What somebody can ask about on the screen, as `data-rule` names it, and where it is told. */
export const THINGS = {
  market: "setup",
  assam: "direction",
  way: "direction",
  die: "walk",
  mosaic: "mosaic",
  pay: "pay",
  lay: "lay",
  merchant: "aim",
  dirhams: "end",
  squares: "end",
  rugs: "setup",
  pile: "two",
  neutral: "out",
} as const satisfies Record<string, Section>;

export type Thing = keyof typeof THINGS;

const MESSAGES: Record<string, Section> = {
  "rugs-ask-face": "direction",
  "rugs-ask-throw": "walk",
  "rugs-ask-lay": "lay",
  "rugs-ask-rotate": "variant",
  "rugs-ask-draw": "two",
  "rugs-do-face": "direction",
  "rugs-do-lay": "lay",
  "rugs-faced": "direction",
  "rugs-walked": "walk",
  "rugs-paid": "pay",
  "rugs-went-out": "out",
  "rugs-laid": "lay",
  "rugs-drew": "two",
  "rugs-rotated": "variant",
  "rugs-kept-facing": "house",
  "rugs-ended": "end",
  "rugs-points-dirhams": "end",
  "rugs-points-squares": "end",
  "rugs-refusal-half-turn": "direction",
  "rugs-refusal-must-rotate": "variant",
  "rugs-refusal-lay-first": "turn",
  "rugs-refusal-no-rug-now": "variant",
  "rugs-refusal-under-assam": "lay",
  "rugs-refusal-not-beside-assam": "lay",
  "rugs-refusal-whole-rug": "lay",
  "rugs-refusal-no-such-rug": "two",
};

/** The part of the rules that a prompt, an event or a refusal is about, by the id of its message. */
export const sectionOf = (message: string | undefined): Section => MESSAGES[message ?? ""] ?? "turn";
