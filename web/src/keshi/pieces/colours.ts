/** The twelve colours of keshis and their signs. */
import type { Colour, Keshis } from "$keshi";

/**
 * The twelve keshis: colours of the top, the side and the sign on it, and the sign within -10 to 10, as lines, as what
 * is filled, and as what is left open in that.
 */
export interface Look {
  top: string;
  side: string;
  /** Its edge on a pale ground, where the side is too pale itself. */
  edge?: string;
  ink: string;
  line?: string;
  fill?: string;
  hole?: string;
}

export const KESHIS = {
  green: {
    top: "#3f883f",
    side: "#265a2a",
    ink: "#fff",
    line: "M.8 9C-.6 5 -.6 1 0 -2.8M0 -2.8C-3.6 -6.4 -7.8 -4.8 -9 -.6M0 -2.8C3.6 -6.4 7.8 -4.8 9 -.6M0 -2.8C-1.6 -7.6 -4.6 -9 -7.4 -8.2M0 -2.8C1.6 -7.6 4.6 -9 7.4 -8.2M0 -2.8C-2.8 -2.6 -5 -.4 -5.2 3M0 -2.8C2.8 -2.6 5 -.4 5.2 3",
  },
  gray: {
    top: "#757c85",
    side: "#4a5058",
    ink: "#fff",
    line: "M0 -4.8C-2.8 -7 -6 -7.2 -9.2 -6.2V6C-6 5 -2.8 5.4 0 7.4C2.8 5.4 6 5 9.2 6V-6.2C6 -7.2 2.8 -7 0 -4.8ZV7M-6.4 -2.8L-3 -2M-6.4 1L-3 1.8M6.4 -2.8L3 -2M6.4 1L3 1.8",
  },
  white: {
    top: "#f7f3ea",
    side: "#c9c0ae",
    edge: "#8f8267",
    ink: "#3a2f22",
    fill: "M-8 3.4L-9.4 -5.8L-4.4 -1.6L0 -8.4L4.4 -1.6L9.4 -5.8L8 3.4Z",
    line: "M-7.6 7H7.6",
  },
  black: {
    top: "#33302f",
    side: "#131211",
    ink: "#fff",
    fill: "M4.8 -7.8A8.9 8.9 0 1 0 7.8 4.6A7.1 7.1 0 0 1 4.8 -7.8Z",
  },
  pink: {
    top: "#ee9db7",
    side: "#b75c7e",
    ink: "#3b0f20",
    fill: "M0 -9A4.2 4.2 0 1 0 0 -.6A4.2 4.2 0 1 0 0 -9ZM-5.2 .2A4.2 4.2 0 1 0 -5.2 8.6A4.2 4.2 0 1 0 -5.2 .2ZM5.2 .2A4.2 4.2 0 1 0 5.2 8.6A4.2 4.2 0 1 0 5.2 .2Z",
    hole: "M-1.8 -6.2Q-1 -7.2 .2 -7.2M-7 3Q-6.2 2 -5 2M3.4 3Q4.2 2 5.4 2",
  },
  turquoise: {
    top: "#38bfc4",
    side: "#157d85",
    ink: "#06302f",
    fill: "M-9.4 0C-5.6 -6.8 2.4 -6.8 5.6 -1.2L9.8 -5.4V5.4L5.6 1.2C2.4 6.8 -5.6 6.8 -9.4 0Z",
    hole: "M-5 -1.4V-1.3M-1.6 -3.4Q.8 0 -1.6 3.4",
  },
  beige: {
    top: "#e3cfa6",
    side: "#a98f5e",
    edge: "#8d7443",
    ink: "#3a2a0e",
    fill: "M-7.6 -7.2Q0 -9.8 7.6 -7.2V-.4C7.6 4.8 3.8 8 0 9.4C-3.8 8 -7.6 4.8 -7.6 -.4Z",
    hole: "M0 -4.6V4.4",
  },
  brown: {
    top: "#8a5a36",
    side: "#553319",
    ink: "#fff",
    fill: "M-7.8 8.6L-7.4 2C-9 .6 -9 -2.4 -6.8 -3.2C-5.2 -3.8 -4.6 -8 -1.9 -8C.8 -8 1.2 -4 2.8 -3.2C4.4 -2.6 4.9 -4.2 5 -6C5.1 -8.2 6.2 -9 7.6 -8.8L10.2 -7.6Q10.6 -6 9.6 -5.8L7.6 -5.8C7.8 -3 7.4 .4 5.6 2L6 8.6H4.2L3.4 3.4L2.6 8.6H.9L.9 3.2H-3L-3.6 8.6H-5.2L-5.2 3.8L-6.2 8.6Z",
    line: "M-8 -1.4L-9.2 1.6",
  },
  red: {
    top: "#cf3b34",
    side: "#861a18",
    ink: "#fff",
    fill: "M-4.4 -9.4H2.8V-7.6L1.6 -5.4C5 -3.8 6.4 -.6 5.8 2.6C5.2 5.8 3.4 9 2.6 9H-4.2C-5 9 -6.8 5.8 -7.4 2.6C-8 -.6 -6.6 -3.8 -3.2 -5.4L-4.4 -7.6Z",
    line: "M3 -7C8.6 -8.6 10.8 -.6 6 2",
    hole: "M-6 .6Q-.8 2.6 4.4 .6",
  },
  purple: {
    top: "#7c4aa5",
    side: "#482467",
    ink: "#fff",
    line: "M-7.4 -6H7.4V6H-7.4ZM-10 -5V-4.9M-10 -1.7V-1.6M-10 1.6V1.7M-10 4.9V5M10 -5V-4.9M10 -1.7V-1.6M10 1.6V1.7M10 4.9V5",
    fill: "M0 -3.8L4.8 0L0 3.8L-4.8 0Z",
  },
  orange: {
    top: "#ee8a2d",
    side: "#a9530b",
    ink: "#3a1a00",
    fill: "M0 -8.8C1.2 -6.8 5 -6.4 5.4 -3.8H-5.4C-5 -6.4 -1.2 -6.8 0 -8.8ZM0 -2.2C2.6 .6 2.6 2.8 0 4C-2.6 2.8 -2.6 .6 0 -2.2ZM-5.2 5.8H5.2L3.4 9.4H-3.4Z",
    line: "M-1 -8.7A1.3 1.3 0 1 1 1 -8.7M-6.2 -3.6H6.2M-5 -3L-5.4 5.2M5 -3L5.4 5.2M-6.4 5.6H6.4",
  },
  yellow: {
    top: "#f5ce3c",
    side: "#b38a0c",
    ink: "#3a2a00",
    fill: "M-1 -9Q0 -10.4 1 -9L7 1H-7ZM-8 2.8H8C9.8 6 8.8 9.4 5.6 9.4H-5.6C-8.8 9.4 -9.8 6 -8 2.8Z",
    hole: "M0 -5V-4.9M-2.4 -1.6V-1.5M2.4 -1.6V-1.5",
  },
} satisfies Record<Colour, Look>;

export const COLOURS = Object.keys(KESHIS) as Colour[];

/** Each of them by itself, by colour. */
export const apart = (keshis: Keshis): Colour[] =>
  COLOURS.flatMap((colour) => Array<Colour>(keshis[colour] ?? 0).fill(colour));

/** What goods there are, in the order of the souk. */
export const GOODS = ["purple", "orange", "yellow"] as const satisfies Colour[];
