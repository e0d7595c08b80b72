/** What somebody types of what was drawn: numbers of tiles, or colours, one after the other. */

/** Something that can come. */
export interface Candidate {
  /** As the server writes it. */
  outcome: string;
  /** What stands for it in the line. */
  token: string;
  /** What it is also called there. */
  number: number;
  /** How many of it there are. */
  most: number;
  /** Which piece it is a side of, if it has two that can come. */
  piece?: number | undefined;
}

export interface Read {
  token: string;
  candidate: Candidate | null;
}

/** The words of a line. Numbers of tiles have two digits, so that they may also follow each other without a space. */
export function tokensOf(text: string, tiles: boolean): string[] {
  const tokens = text
    .trim()
    .toLowerCase()
    .split(/[\s,;.]+/)
    .filter(Boolean);
  if (!tiles) return tokens;
  return tokens.flatMap((token) => (/^\d{3,}$/.test(token) ? (token.match(/\d{1,2}/g) ?? []) : [token]));
}

/** What a word means: a number, a name, or the beginning of only one name. */
function meaning(token: string, candidates: Candidate[]): Candidate | null {
  if (/^\d+$/.test(token)) return candidates.find(({ number }) => number === Number(token)) ?? null;
  const begun = candidates.filter((one) => one.token.startsWith(token));
  return begun.find((one) => one.token === token) ?? (begun.length === 1 ? (begun[0] ?? null) : null);
}

export const read = (tokens: string[], candidates: Candidate[]): Read[] =>
  tokens.map((token) => ({ token, candidate: meaning(token, candidates) }));

/** What is wrong or missing, or that all is there. */
export type Check =
  | { kind: "none"; token: string }
  | { kind: "twice"; token: string; most: number }
  | { kind: "sides"; token: string; other: string }
  | { kind: "many"; count: number; size: number }
  | { kind: "few"; count: number; size: number }
  | { kind: "ready"; count: number };

/** The other side of the same piece, if that is in the line too. */
export const otherSide = (line: Read[], { piece, outcome }: Candidate): Candidate | null =>
  line.find(({ candidate: one }) => one && piece !== undefined && one.piece === piece && one.outcome !== outcome)
    ?.candidate ?? null;

/** `size`: how many are drawn; `null` where any number may be. */
export function check(line: Read[], size: number | null): Check {
  const seen = new Map<string, number>();
  for (const { token, candidate } of line) {
    if (!candidate) return { kind: "none", token };
    const count = (seen.get(candidate.outcome) ?? 0) + 1;
    if (count > candidate.most) return { kind: "twice", token: candidate.token, most: candidate.most };
    const other = otherSide(line, candidate);
    if (other) return { kind: "sides", token: candidate.token, other: other.token };
    seen.set(candidate.outcome, count);
  }
  const count = line.length;
  if (size !== null && count > size) return { kind: "many", count, size };
  if (size !== null && count < size) return { kind: "few", count, size };
  return { kind: "ready", count };
}
