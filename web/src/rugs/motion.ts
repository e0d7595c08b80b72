/**
 * How things move. Each motion calls `show` with what is to be drawn, frame by frame, and resolves when it is over. An
 * aborted signal, or a wish for reduced motion, shows the end at once; what is new then fades in by style.
 */
import { prefs } from "../prefs.svelte";
import { ANGLE, route, type Direction, type Point, type Pose, type Stop } from "./geometry.ts";

const SQUARE = 220;
const LOOP = 320;
const TURN = 180;
const ROLL = 700;
const UNROLL = 380;
const COIN = 450;
const COIN_GAP = 40;
const COINS = 8;

/** Runs from 0 to 1 in so many milliseconds. */
function run(ms: number, show: (part: number) => void, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted || prefs.still) {
    show(1);
    return Promise.resolve();
  }
  return new Promise((done) => {
    let begin: number | undefined;
    let frame = 0;
    const end = () => {
      cancelAnimationFrame(frame);
      signal?.removeEventListener("abort", end);
      show(1);
      done();
    };
    const step = (now: number) => {
      begin ??= now;
      const part = (now - begin) / ms;
      if (part >= 1) return end();
      show(part);
      frame = requestAnimationFrame(step);
    };
    signal?.addEventListener("abort", end);
    frame = requestAnimationFrame(step);
  });
}

const easeInOut = (t: number) => (t < 0.5 ? 2 * t * t : 1 - 2 * (1 - t) * (1 - t));
const easeOut = (t: number) => 1 - (1 - t) ** 3;
/** Goes a little past its goal and comes back, as cubic-bezier(.34, 1.56, .64, 1). */
const overshoot = (t: number) => 1 + 2.7 * (t - 1) ** 3 + 1.7 * (t - 1) ** 2;

export interface Stride extends Pose {
  lift: number;
  /** How much of the way is behind him, 0 to 1. */
  gone: number;
}

/** Assam walks: 220 ms a square, 320 a loop, bobbing by 3 at each step. */
export function walk(stops: Stop[], show: (stride: Stride) => void, signal?: AbortSignal): Promise<void> {
  const { start, legs } = route(stops);
  if (legs.length === 0) {
    show({ ...start, lift: 0, gone: 1 });
    return Promise.resolve();
  }
  const ends: number[] = [];
  let total = 0;
  for (const leg of legs) ends.push((total += leg.loop ? LOOP : SQUARE));
  return run(
    total,
    (part) => {
      const gone = easeInOut(part);
      const now = gone * total;
      const i = Math.max(
        0,
        ends.findIndex((end) => now <= end),
      );
      const leg = legs[part === 1 ? legs.length - 1 : i]!;
      const length = leg.loop ? LOOP : SQUARE;
      const within = part === 1 ? 1 : 1 - (ends[i]! - now) / length;
      const steps = leg.loop ? 2 : 1;
      show({ ...leg.at(within), lift: part === 1 ? 0 : 3 * Math.abs(Math.sin(within * steps * Math.PI)), gone });
    },
    signal,
  );
}

/** Assam turns the short way round. */
export function turn(
  from: Direction,
  to: Direction,
  show: (angle: number) => void,
  signal?: AbortSignal,
): Promise<void> {
  const by = ((ANGLE[to] - ANGLE[from] + 540) % 360) - 180;
  return run(TURN, (part) => show(ANGLE[from] + by * easeInOut(part)), signal);
}

export type Face = 1 | 2 | 3 | 4;
export interface Throw {
  face: Face;
  /** Degrees. */
  tilt: number;
  /** How high it is, in its own sides. */
  lift: number;
}

/** How the die lies when nobody throws it. */
export const REST = -7;

/** The die: two hops, six changes of face, the last to what was thrown. */
export function roll(face: Face, show: (shown: Throw) => void, signal?: AbortSignal): Promise<void> {
  return run(
    ROLL,
    (part) => {
      if (part === 1) return show({ face, tilt: REST, lift: 0 });
      const left = Math.max(0, 6 - Math.floor(part * 8));
      const shown = (((face - 1 + left * 3) % 4) + 1) as Face;
      const hop = part < 0.5 ? part / 0.5 : part < 0.8 ? (part - 0.5) / 0.3 : 1;
      const lift = (part < 0.5 ? 0.55 : 0.2) * 4 * hop * (1 - hop);
      const tilt = part < 0.6 ? -360 + 420 * (part / 0.6) : 60 + (REST - 60) * overshoot((part - 0.6) / 0.4);
      show({ face: shown, tilt, lift });
    },
    signal,
  );
}

/** A rug unrolls: the part of it that lies, 0 to 1. */
export function unroll(show: (part: number) => void, signal?: AbortSignal): Promise<void> {
  return run(UNROLL, (part) => show(easeOut(part)), signal);
}

/** Counts how many of so many coins have arrived. */
export function count(amount: number, show: (arrived: number) => void, signal?: AbortSignal): Promise<void> {
  return run(COIN + (Math.min(amount, COINS) - 1) * COIN_GAP, (part) => show(Math.round(amount * part)), signal);
}

async function finish(animations: Animation[], signal?: AbortSignal): Promise<void> {
  const skip = () => animations.forEach((animation) => animation.finish());
  if (signal?.aborted) skip();
  signal?.addEventListener("abort", skip);
  await Promise.allSettled(animations.map((animation) => animation.finished));
  signal?.removeEventListener("abort", skip);
}

/**
 * Coins fly in an arc from one point of the window to another, 40 ms apart, at most eight of them. They are put into
 * `layer`, which lies over everything at the window's upper left corner, and taken out again.
 */
export async function coins(
  layer: HTMLElement,
  from: Point,
  to: Point,
  amount: number,
  signal?: AbortSignal,
): Promise<void> {
  if (signal?.aborted || prefs.still) return;
  const size = 22;
  const arc = Math.min(120, 30 + Math.hypot(to.x - from.x, to.y - from.y) * 0.25);
  const flights: Animation[] = [];
  const flying: Element[] = [];
  for (let i = 0; i < Math.min(amount, COINS); i++) {
    const coin = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    coin.setAttribute("width", String(size));
    coin.setAttribute("height", String(size));
    coin.setAttribute("aria-hidden", "true");
    coin.style.position = "absolute";
    const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
    use.setAttribute("href", "#coin");
    coin.append(use);
    layer.append(coin);
    flying.push(coin);
    const frames = Array.from({ length: 11 }, (_, step) => {
      const part = easeInOut(step / 10);
      const x = from.x + (to.x - from.x) * part - size / 2;
      const y = from.y + (to.y - from.y) * part - arc * 4 * part * (1 - part) - size / 2;
      return {
        transform: `translate(${x}px, ${y}px) rotate(${part * 360}deg)`,
        opacity: step === 0 || step === 10 ? 0 : 1,
      };
    });
    flights.push(coin.animate(frames, { duration: COIN, delay: i * COIN_GAP, fill: "both" }));
  }
  await finish(flights, signal);
  for (const coin of flying) coin.remove();
}
