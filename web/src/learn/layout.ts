/** A part of the rules: `text`: how many paragraphs; `list`: how many points follow the first of them. */
export interface Layout {
  id: string;
  text: number;
  list?: number;
  ordered?: boolean;
}
