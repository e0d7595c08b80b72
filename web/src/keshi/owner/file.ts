/** An owner's values as the text of a file, a line for each. */

import type { Component, ComponentValue } from "$protocol";

/** A value that an owner has seen, and where, if the file that it came from says so. */
export interface Own {
  value: ComponentValue;
  from?: string;
}

export type Owned = Record<string, Own>;

const text = (value: ComponentValue): string => {
  if (typeof value === "number") return String(value);
  if (typeof value === "string") return JSON.stringify(value);
  return JSON.stringify(value.map(({ thing, amount }) => (amount === 1 ? thing : `${amount} ${thing}`)).join(" + "));
};

/** The file; whatever is in it, the server can read it again. */
export function written(name: string, owned: Owned): string {
  const all = Object.entries(owned).sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    ...(name ? [`name = ${JSON.stringify(name)}`] : []),
    ...all.map(([path, { value }]) => `${path} = ${text(value)}`),
    ...all.flatMap(([path, { from }]) => (from ? [`from.${JSON.stringify(path)} = ${JSON.stringify(from)}`] : [])),
    "",
  ].join("\n");
}

/** What a file that was read says, so that one can go on from it. */
export function owned(values: Component[]): Owned {
  return Object.fromEntries(
    values.map(({ path, value, provenance, reference }): [string, Own] => {
      // Without a word of the owner the server names the text itself.
      const plain = provenance === "owner" && reference === "components";
      return [path, { value, ...(plain ? {} : { from: `${provenance}: ${reference}` }) }];
    }),
  );
}
