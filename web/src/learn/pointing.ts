/** What on a table is meant where somebody points, and how that looks large. */

import type { Thing } from "./tips";

interface At {
  clientX: number;
  clientY: number;
}

const area = (thing: Element) => thing.getBoundingClientRect().width * thing.getBoundingClientRect().height;

/** Whether a point lies in a box, or so near to it. */
export const holds = ({ left, right, top, bottom }: DOMRect, x: number, y: number, by = 0): boolean =>
  x >= left - by && x <= right + by && y >= top - by && y <= bottom + by;

/** The tile at a point. What lies on the ground of something that can be chosen catches no mouse, but is meant. */
export function tileAt({ clientX, clientY }: At): Thing | null {
  const over = document.elementFromPoint(clientX, clientY);
  const thing = over?.closest<SVGElement>("[data-tip]") ?? null;
  const drawing = over?.closest("svg");
  if (!drawing || (thing && !thing.hasAttribute("data-ground"))) return thing;
  const here = [...drawing.querySelectorAll<SVGElement>("[data-tip]")];
  const found = here.filter((one) => holds(one.getBoundingClientRect(), clientX, clientY));
  return found.sort((a, b) => area(a) - area(b))[0] ?? thing;
}

/** What a rule is about at a point: the smallest of the things there, since drawings lie over each other in layers. */
function ruleAt({ clientX, clientY }: At): Thing | null {
  const things = document
    .elementsFromPoint(clientX, clientY)
    .flatMap((one) => one.closest<HTMLElement>("[data-rule]") ?? []);
  return things.sort((a, b) => area(a) - area(b))[0] ?? null;
}

export const thingAt = (point: At): Thing | null => tileAt(point) ?? ruleAt(point);

/** Draws a thing into a picture of its own, as it is drawn on the table. */
export function draw(thing: Thing, into: SVGSVGElement): void {
  const whole = (thing.hasAttribute("data-ground") && thing.closest<SVGGElement>("[data-whole]")) || thing;
  if (!(whole instanceof SVGGraphicsElement)) return;
  const { x, y, width, height } = whole.getBBox();
  const copy = whole.cloneNode(true) as SVGElement;
  copy.removeAttribute("transform");
  for (const ring of copy.querySelectorAll(".ring")) ring.remove();
  for (const one of [copy, ...copy.querySelectorAll<SVGElement>("*")])
    for (const name of ["id", "role", "tabindex", "aria-label", "data-tip", "data-place", "data-name"])
      one.removeAttribute(name);
  into.setAttribute("viewBox", `${x - 2} ${y - 2} ${width + 4} ${height + 4}`);
  into.style.color = getComputedStyle(whole).color;
  into.replaceChildren(copy);
}
