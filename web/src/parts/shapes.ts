/** The two shapes all zellige is made of, as paths. */

const round = (n: number) => Math.round(n * 100) / 100;

function ring(corners: number, radius: (corner: number) => number, from: number, x: number, y: number, squash = 1) {
  const points = Array.from({ length: corners }, (_, corner) => {
    const angle = from + (corner * 2 * Math.PI) / corners;
    const r = radius(corner);
    return `${round(x + r * Math.cos(angle))} ${round(y + squash * r * Math.sin(angle))}`;
  });
  return `M${points.join("L")}Z`;
}

/** The khatam: two squares laid over each other, one corner up. */
export function star(r: number, x = 0, y = 0): string {
  const inner = (r * Math.cos(Math.PI / 4)) / Math.cos(Math.PI / 8);
  return ring(16, (corner) => (corner % 2 ? inner : r), -Math.PI / 2, x, y);
}

/** A regular octagon standing on a side; `squash` lays it down. */
export function octagon(r: number, x = 0, y = 0, squash = 1): string {
  return ring(8, () => r, Math.PI / 8, x, y, squash);
}
