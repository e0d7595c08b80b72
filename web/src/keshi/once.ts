/** What the log leaves out. */

import type { Told } from "$protocol";

/** What tells an answer again, by what was answered: the event, and where in it that stands. */
const AGAIN: Record<string, [string, string]> = {
  keshi: ["deployed", "colour"],
  stairs: ["climbed", "stairs"],
  luxury: ["got_luxury", "luxury"],
};

/** What happened at once, without answers that are told again by what came of them. */
export const toldOnce = (told: Told[]): Told[] =>
  told.filter(({ data }, at) => {
    const { event, seat, action } = data as Record<string, unknown>;
    if (event !== "decided" || typeof action !== "object") return true;
    const [[kind, what] = ["", null]] = Object.entries(action ?? {});
    const [again, where] = AGAIN[kind] ?? ["", ""];
    return !told.slice(at + 1).some(({ data }) => {
      const later = data as Record<string, unknown>;
      return later["event"] === again && later["seat"] === seat && later[where] === what;
    });
  });
