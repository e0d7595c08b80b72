/** What signs are painted with, and the layers they are made of. */

export interface Layer {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  dash?: string;
  transform?: string;
}

export const CREAM = "#fffbf3";
export const TEAL = "#0f6169";
export const GOLD = "#f0b92f";
export const GOLD_EDGE = "#7a4e00";
export const BLUE = "#1d78b4";
export const DEEP = "#0f4270";
export const SAND = "#e8d3a4";
export const SAND_EDGE = "#6e4f1e";

export const line = (d: string, width = 2, stroke = "currentColor"): Layer => ({ d, stroke, width });
export const solid = (d: string): Layer => ({ d, fill: "currentColor" });
/** A body with an edge, before its cream edge. */
export const body = (d: string, fill: string, stroke: string, width = 1.2): Layer[] => [
  { d, stroke: CREAM, width: width + 2.6 },
  { d, fill, stroke, width },
];
/** A coloured line before its cream edge. */
export const stroke = (d: string, colour: string, width = 2.4): Layer[] => [
  line(d, width + 2.4, CREAM),
  line(d, width, colour),
];
export const ellipse = (x: number, y: number, rx: number, ry = rx, turn = 0) => {
  const [dx, dy] = [Math.cos((turn * Math.PI) / 180) * rx, Math.sin((turn * Math.PI) / 180) * rx];
  const arc = `A${rx} ${ry} ${turn} 1 0`;
  return `M${x - dx} ${y - dy}${arc} ${x + dx} ${y + dy}${arc} ${x - dx} ${y - dy}Z`;
};
/** Layers as a smaller part of another sign. */
export const at = (x: number, y: number, scale: number, layers: Layer[]): Layer[] =>
  layers.map((layer) => ({
    ...layer,
    transform: `translate(${x} ${y}) scale(${scale}) ${layer.transform ?? ""}`.trim(),
  }));
