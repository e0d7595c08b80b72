/** Four short sounds, made as they are needed. */

import { prefs } from "../prefs.svelte";

export type Sound = "die" | "rug" | "coins" | "turn";

let context: AudioContext | undefined;

/** Plays a sound, if this person wants any. */
export function sound(which: Sound): void {
  if (!prefs.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  // A browser lets a page be heard only once it was clicked.
  void context.resume();
  SOUNDS[which](context, context.currentTime + 0.01);
}

const SOUNDS: Record<Sound, (context: AudioContext, at: number) => void> = {
  /** Wood on wood, three times, softer each time. */
  die: (context, at) =>
    [0, 0.13, 0.22].forEach((after, hop) => rustle(context, at + after, 0.05, 1400 - 250 * hop, 0.5 / (hop + 1))),
  /** Cloth that unrolls. */
  rug: (context, at) => rustle(context, at, 0.32, 700, 0.22),
  /** Brass, twice. */
  coins: (context, at) =>
    [2637, 3520].forEach((pitch, coin) => tone(context, at + coin * 0.07, 0.16, pitch, 0.07, "triangle")),
  /** Two notes, a fifth apart. */
  turn: (context, at) => [523, 784].forEach((pitch, note) => tone(context, at + note * 0.14, 0.3, pitch, 0.12, "sine")),
};

function tone(
  context: AudioContext,
  at: number,
  long: number,
  pitch: number,
  loud: number,
  type: OscillatorType,
): void {
  const source = new OscillatorNode(context, { type, frequency: pitch });
  source.connect(fading(context, at, long, loud));
  source.start(at);
  source.stop(at + long);
}

function rustle(context: AudioContext, at: number, long: number, pitch: number, loud: number): void {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * long), context.sampleRate);
  const noise = buffer.getChannelData(0);
  for (let i = 0; i < noise.length; i++) noise[i] = Math.random() * 2 - 1;
  const source = new AudioBufferSourceNode(context, { buffer });
  source
    .connect(new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: 1.2 }))
    .connect(fading(context, at, long, loud));
  source.start(at);
}

/** From nothing to so loud, and away again. */
function fading(context: AudioContext, at: number, long: number, loud: number): GainNode {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
  gain.connect(context.destination);
  return gain;
}
