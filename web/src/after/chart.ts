/** Where things stand on the chart. */

/** A step that people count in: 1, 2 or 5, and tens of these. */
export function step(span: number, most: number): number {
  const raw = Math.max(span / most, 1);
  const ten = 10 ** Math.floor(Math.log10(raw));
  return [1, 2, 5, 10].map((factor) => factor * ten).find((size) => size >= raw) ?? 10 * ten;
}

/** Round numbers that hold all values, from the lowest to the highest, at most about `most` of them. */
export function ticks(values: number[], most: number): number[] {
  const low = Math.min(...values);
  const high = Math.max(...values);
  const size = step(high - low, most);
  const first = Math.floor(low / size) * size;
  const last = Math.max(Math.ceil(high / size) * size, first + size);
  return Array.from({ length: Math.round((last - first) / size) + 1 }, (_, at) => first + at * size);
}

/** Counts from 0 to the last, in round steps; the last is always there, and nothing too near it. */
export function counts(last: number, most: number): number[] {
  const size = step(last, most);
  const all: number[] = [];
  for (let count = 0; count < last - size / 2; count += size) all.push(count);
  return [...all, last];
}

/** A straight scale from values to places. */
export function scale([from, to]: [number, number], [start, end]: [number, number]): (value: number) => number {
  const span = to - from || 1;
  return (value) => start + ((value - from) * (end - start)) / span;
}

/**
 * Places for labels that want to be at `wanted`: at least `gap` apart and between `low` and `high`, in the order wanted
 * (equals keep their order), each group of labels that push each other centred on where they want to be.
 */
export function spread(wanted: number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((_, at) => at).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  type Group = { members: number[]; top: number };
  const fit = (members: number[]): Group => {
    const height = (members.length - 1) * gap;
    const centre = members.reduce((sum, at) => sum + (wanted[at] ?? 0), 0) / members.length;
    return { members, top: Math.max(low, Math.min(high - height, centre - height / 2)) };
  };
  const groups: Group[] = [];
  for (const at of order) {
    let group = fit([at]);
    for (
      let above = groups.at(-1);
      above && above.top + above.members.length * gap > group.top;
      above = groups.at(-1)
    ) {
      groups.pop();
      group = fit([...above.members, ...group.members]);
    }
    groups.push(group);
  }
  const places = wanted.slice();
  for (const { members, top } of groups) members.forEach((at, place) => (places[at] = top + place * gap));
  return places;
}
