/** The parts of a round as they are shown, and what lies before and after them. */

import type { Phase } from "$keshi";

import type { Part } from "../pieces/parts";

export const ROUND = ["select", "claim", "use", "river"] as const;
export type Stage = (typeof ROUND)[number] | "setup" | "scoring" | "over";

const STAGES: Record<Phase, Stage> = {
  setup: "setup",
  supply: "setup",
  disc: "setup",
  first_provision: "setup",
  start_player: "setup",
  select: "select",
  deploy: "select",
  throw: "claim",
  claim: "claim",
  exchange: "claim",
  use: "use",
  river_bonus: "river",
  placeholders: "river",
  season_scoring: "scoring",
  river_first: "scoring",
  river_second: "scoring",
  provisions: "scoring",
  next_provision: "scoring",
  office: "scoring",
  over: "over",
};

export const stageOf = (phase: Phase): Stage => STAGES[phase];

/** The parts as they follow each other: those of a round, with what comes before or after them while it is played. */
export const stagesAt = (now: Stage): Stage[] =>
  now === "setup" ? [now, ...ROUND] : ROUND.some((one) => one === now) ? [...ROUND] : [...ROUND, now];

export const SIGNS: Record<Stage, Part> = {
  setup: { icon: "sector" },
  select: { icon: "screen" },
  claim: { icon: "tower" },
  use: { icon: "assistant" },
  river: { icon: "rapid" },
  scoring: { icon: "season_end" },
  over: { icon: "flag_star" },
};
