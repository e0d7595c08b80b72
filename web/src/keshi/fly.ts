/**
 * Copies of what is drawn fly over the boards, from where things were to where they are now. The boards themselves show
 * at once how things are; only what is on its way is left out of them until it has come.
 */

import { type Move, paceOf } from "./moves";

/** Something that is drawn, and where. */
interface Seen {
  element: SVGGraphicsElement;
  box: DOMRect;
  matrix: DOMMatrix | null;
  /** On which drawing, and where on it, in its widths. */
  on: SVGSVGElement | null;
  x: number;
  y: number;
}
export type Seens = ReadonlyMap<string, Seen[]>;

const SVG = "http://www.w3.org/2000/svg";
const middle = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 });

function see(element: SVGGraphicsElement): Seen {
  const box = element.getBoundingClientRect();
  const on = element.ownerSVGElement;
  const frame = on?.getBoundingClientRect();
  const { x, y } = middle(box);
  const wide = frame?.width || 1;
  const at = { x: (x - (frame?.left ?? 0)) / wide, y: (y - (frame?.top ?? 0)) / wide };
  return { element, box, matrix: element.getScreenCTM(), on, ...at };
}

/** What is drawn as one of these names, which may begin with the seat whose it is: all of them are looked for at once. */
function drawn(names: Iterable<string>, as: "piece" | "count"): Map<string, SVGGraphicsElement[]> {
  const found = new Map<string, SVGGraphicsElement[]>([...names].map((name) => [name, []]));
  if (found.size === 0) return found;
  for (const element of document.querySelectorAll<SVGGraphicsElement>(`[data-${as}]`)) {
    for (const name of (element.dataset[as] ?? "").split(" ")) {
      found.get(name)?.push(element);
      const seat = element.closest<SVGElement>("[data-seat]")?.dataset["seat"];
      found.get(`${seat} ${name}`)?.push(element);
    }
  }
  return found;
}

/** Where things of these names are. */
export function look(names: Iterable<string>): Seens {
  const seens = new Map<string, Seen[]>();
  for (const [name, all] of drawn(names, "piece")) {
    // What is hidden is nowhere, though it may have a place.
    const seen = all.filter((element) => element.checkVisibility?.() ?? true);
    seens.set(
      name,
      seen.map(see).filter(({ box }) => box.width > 0),
    );
  }
  return seens;
}

export const namesOf = (moves: Move[]): string[] => moves.flatMap(({ from, to }) => [...from, ...to]);

/** Whether there is one at the same place of the same drawing. */
const among = (seen: Seen, others: Seen[]): boolean =>
  others.some(({ on, x, y }) => on === seen.on && Math.hypot(x - seen.x, y - seen.y) < 0.003);

const onScreen = ({ left, right, top, bottom }: DOMRect): boolean =>
  right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;

/** A drawing of its own that looks like it, in the upper left corner of the layer. */
function copy({ element, box, matrix }: Seen): SVGSVGElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("width", String(box.width));
  svg.setAttribute("height", String(box.height));
  const group = document.createElementNS(SVG, "g");
  const { a, b, c, d, e, f } = matrix ?? new DOMMatrix();
  group.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e - box.left} ${f - box.top})`);
  const drawn = element.cloneNode(true) as SVGGraphicsElement;
  for (const name of ["transform", "data-piece", "opacity", "style"]) drawn.removeAttribute(name);
  group.append(drawn);
  svg.append(group);
  return svg;
}

interface Pose {
  x: number;
  y: number;
  size: number;
  opacity: number;
}
const poseOf = (box: DOMRect): Pose => ({ ...middle(box), size: box.width, opacity: 1 });

/** The way from one pose to another, in an arc or in hops. */
function way({ how, steps = 1 }: Move, from: Pose, to: Pose): Pose[] {
  const part = (t: number, lift: number): Pose => ({
    x: from.x + (to.x - from.x) * t,
    y: from.y + (to.y - from.y) * t - lift,
    size: from.size + (to.size - from.size) * t,
    opacity: t < 0.5 ? Math.max(from.opacity, to.opacity) : to.opacity,
  });
  if (how === "walk") {
    const hops = Math.min(steps, 4);
    const halves = Array.from({ length: hops * 2 - 1 }, (_, n) => part((n + 1) / (hops * 2), n % 2 ? 0 : 9));
    return [from, ...halves, to];
  }
  if (how === "fall") return [from, part(0.7, 0), part(0.92, -4), part(0.97, 7), to];
  return [from, part(0.5, Math.min(46, 8 + Math.hypot(to.x - from.x, to.y - from.y) * 0.12)), to];
}

/** Something that is on its way, or moves on the spot. */
interface Flight {
  copy: Element;
  frames: Keyframe[];
  /** What is left out of the boards meanwhile. */
  instead?: SVGGraphicsElement;
}

function flight(move: Move, before: Seens, after: Seens, taken: Set<Element>): Flight | null {
  const choose = (names: string[], there: Seens, then: Seens): [Seen, moved: boolean] | null => {
    let found: [Seen, boolean] | null = null;
    for (const name of names) {
      const all = (there.get(name) ?? []).filter(({ element }) => !taken.has(element));
      const moved = all.find((seen) => !among(seen, then.get(name) ?? []));
      if (moved) return [moved, true];
      if (all[0]) found ??= [all[0], false];
    }
    return found;
  };
  const source = (!move.token && choose(move.from, before, after)) || choose(move.from, after, before);
  const target = choose(move.to, after, before);
  if (target?.[1]) taken.add(target[0].element);
  if (source?.[1] && !move.token) taken.add(source[0].element);
  const [goal, comes] = target ?? [null, false];

  if (move.how === "glow" || move.how === "turn" || move.how === "shake") {
    if (!goal || !onScreen(goal.box)) return null;
    if (move.how === "glow") return glow(goal.box);
    const sway = move.how === "shake" ? [0, -4, 4, -4, 4, -3, 0] : null;
    const on = (change: string) => ({ transform: `translate(${goal.box.left}px, ${goal.box.top}px) ${change}` });
    const frames = sway ? sway.map((by) => on(`translateX(${by}px)`)) : [on("rotate(-45deg)"), on("rotate(0deg)")];
    return { copy: copy(goal), frames, instead: goal.element };
  }
  // Something that stays where it was goes nowhere.
  if (move.how === "walk" && !comes) return null;
  if (!source && !comes) return null;
  // A thing that is only counted where it goes is drawn as it was.
  const drawn = comes || move.token ? goal : (source?.[0] ?? null);
  if (!drawn) return null;
  const end: Pose = goal ? poseOf(goal.box) : { ...poseOf(drawn.box), opacity: 0 };
  const begin: Pose = source ? poseOf(source[0].box) : { ...end, opacity: 0 };
  if (move.token) begin.size = end.size;
  if (!source) [begin.y, begin.size] = [end.y - 22, end.size * 1.5];
  if (!goal) [end.y, end.size] = [begin.y - 26, begin.size * 0.8];
  if (![source?.[0].box, goal?.box].some((box) => box && onScreen(box))) return null;
  const centre = middle(drawn.box);
  const frames = way(move, begin, end).map(({ x, y, size, opacity }) => ({
    transform: `translate(${drawn.box.left + x - centre.x}px, ${drawn.box.top + y - centre.y}px) scale(${size / drawn.box.width})`,
    opacity,
  }));
  return { copy: copy(drawn), frames, ...(comes && goal ? { instead: goal.element } : {}) };
}

function glow({ left, top, width, height }: DOMRect): Flight {
  const light = document.createElement("i");
  light.style.width = `${width}px`;
  light.style.height = `${height}px`;
  const at = `translate(${left}px, ${top}px)`;
  const frames = [0, 1, 1, 0].map((opacity) => ({ transform: at, opacity }));
  return { copy: light, frames };
}

/** By how much a number changes, over it for a moment. */
function gain(by: number, box: DOMRect): Flight {
  const chip = document.createElement("b");
  chip.textContent = by < 0 ? `−${-by}` : `+${by}`;
  chip.classList.toggle("loss", by < 0);
  const { x } = middle(box);
  const at = (y: number) => `translate(${x}px, ${box.top + y}px) translate(-50%, -50%)`;
  const frames = [
    { transform: at(6), opacity: 0 },
    { transform: at(-4), opacity: 1 },
    { transform: at(-8), opacity: 1 },
    { transform: at(-14), opacity: 0 },
  ];
  return { copy: chip, frames };
}

/** Lets a number count up or down to what it is. Whoever changes it meanwhile is right. */
function count(element: Element, by: number, ms: number, signal: AbortSignal): void {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let text = texts.nextNode() as Text | null;
  while (text && !/^\s*\d+\s*$/.test(text.data)) text = texts.nextNode() as Text | null;
  if (!text) return;
  const [node, end, goal] = [text, Number(text.data), text.data];
  const begin = performance.now();
  let wrote = goal;
  const step = (now: number): void => {
    if (node.data !== wrote) return;
    const part = signal.aborted ? 1 : Math.min(1, Math.max(0, (now - begin) / ms));
    const next = part === 1 ? goal : String(Math.round(end - by * (1 - part)));
    if (next !== wrote) node.data = wrote = next;
    if (part < 1) requestAnimationFrame(step);
  };
  step(begin);
}

export interface Shown {
  moves: Move[];
  /** By how much numbers change, by their names. */
  changes: ReadonlyMap<string, number>;
  /** Whose deed it is, if it is somebody else's. */
  strip: string | null;
  /** How much waits to be shown, with this. */
  waiting: number;
}

/** The next picture, unless the signal says that it is enough. What is measured then is measured for that picture anyway. */
function picture(signal: AbortSignal): Promise<void> {
  return new Promise((come) => {
    const asked = requestAnimationFrame(() => come());
    const enough = () => (cancelAnimationFrame(asked), come());
    signal.addEventListener("abort", enough, { once: true });
  });
}

/** Shows what moved since `before`; resolves when all has come, or the signal says that it is enough. */
export async function fly(layer: HTMLElement, shown: Shown, before: Seens, signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await picture(signal);
  if (signal.aborted) return;
  const { moves, changes, strip, waiting } = shown;
  const after = look([...namesOf(moves), ...(strip ? [strip] : [])]);
  const taken = new Set<Element>();
  const flights = moves.flatMap((move) => flight(move, before, after, taken) ?? []);
  const pace = paceOf(flights.length, waiting);
  const beside: Flight[] = [];
  for (const [name, counts] of drawn(changes.keys(), "count")) {
    const by = changes.get(name) ?? 0;
    for (const element of counts) {
      const box = element.getBoundingClientRect();
      if (!onScreen(box)) continue;
      count(element, by, pace.flight, signal);
      beside.push(gain(by, box));
    }
  }
  const own = strip && after.get(strip)?.[0];
  if (own && onScreen(own.box)) beside.push(glow(own.box));

  const all: Animation[] = [];
  const start = ({ copy, frames, instead }: Flight, duration: number, delay: number, easing: string) => {
    if (instead) instead.style.opacity = "0";
    layer.append(copy);
    const animation = copy.animate(frames, { duration, delay, easing, fill: "both" });
    const land = () => {
      copy.remove();
      instead?.style.removeProperty("opacity");
    };
    all.push(animation);
    return animation.finished.then(land, land);
  };
  const landed = flights.map((one, n) => start(one, pace.flight, n * pace.gap, "ease-in-out"));
  landed.push(...beside.map((one) => start(one, Math.max(pace.flight, pace.hold), 0, "linear")));
  // What others do is to be seen for a moment, even if nothing of it moves here.
  if (strip) {
    const hold = layer.animate([], pace.hold);
    all.push(hold);
    landed.push(
      hold.finished.then(
        () => {},
        () => {},
      ),
    );
  }
  if (landed.length === 0) return;
  const skip = () => all.forEach((animation) => animation.finish());
  signal.addEventListener("abort", skip);
  await Promise.all(landed);
  signal.removeEventListener("abort", skip);
}
