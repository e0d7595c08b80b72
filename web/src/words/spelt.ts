/** Names that programs use, spelt out for people, where there are no words for them. */

/** Such as `seat_order` or `seat-order`: “Seat order”. */
export function spelt(name: string): string {
  const text = name.replaceAll(/[-_]+/g, " ").trim();
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** The id of a message without the name of its game. */
export const speltId = (id: string): string => spelt(id.replace(/^[^-]+-(?=.)/, ""));
