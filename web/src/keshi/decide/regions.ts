/** Moving about with keys: from part to part of the table, and inside one between what can be chosen. */

/** Goes to the next part; from the last to the first. */
export function nextRegion(ids: string[]): void {
  const parts = ids.flatMap((id) => document.getElementById(id) ?? []);
  const at = parts.findIndex((part) => part.contains(document.activeElement));
  parts[(at + 1) % parts.length]?.focus();
}

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const CHOOSABLE = ".spot, .answer, .pick";

/** Goes to the nearest that can be chosen in the direction of an arrow. */
export function arrow(event: KeyboardEvent): void {
  const way = WAYS[event.key];
  const from = document.activeElement;
  if (!way || !from || event.defaultPrevented || from.matches("input, textarea, select, [role=tab]")) return;
  const region = from.closest("section, [role=tabpanel]");
  if (!region) return;
  const middle = (of: Element) => {
    const { x, y, width, height } = of.getBoundingClientRect();
    return [x + width / 2, y + height / 2] as const;
  };
  const [x, y] = from === region ? [-1e6 * way[0], -1e6 * way[1]] : middle(from);
  let best: { to: HTMLElement | SVGElement; far: number } | null = null;
  for (const to of region.querySelectorAll<HTMLElement | SVGElement>(CHOOSABLE)) {
    if (to === from) continue;
    const [dx, dy] = [middle(to)[0] - x, middle(to)[1] - y];
    const along = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    const far = along + 2 * aside;
    if (along > 1 && (!best || far < best.far)) best = { to, far };
  }
  if (!best) return;
  event.preventDefault();
  best.to.focus();
}
