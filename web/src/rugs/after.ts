/** What a game of rugs tells about itself afterwards. */

import type { Past, Seat, StandingLine } from "$protocol";
import type { Event } from "$rugs";

import type { AfterGame, Flow, Gone, Moment } from "../after/game";

type Paid = Extract<Event, { event: "paid" }>;

const payments = (past: Past[]): { paid: Paid; version: number }[] =>
  past.flatMap(({ events, version }) =>
    events.flatMap(({ data }) => {
      const event = data as Event;
      return event.event === "paid" ? [{ paid: event, version }] : [];
    }),
  );

function moments(past: Past[]): Moment[] {
  const all = payments(past);
  const most = all.reduce<(typeof all)[number] | null>(
    (best, one) => (best && best.paid.paid >= one.paid.paid ? best : one),
    null,
  );
  if (!most) return [];
  const { seat, to, paid } = most.paid;
  const args = { player: { seat }, to: { seat: to }, dirhams: { number: paid } };
  return [{ message: { id: "after-rugs-largest-payment", args }, version: most.version }];
}

function flows(past: Past[], standing: StandingLine[]): Flow[] {
  const all = payments(past).map(({ paid }) => paid);
  const sum = (who: (paid: Paid) => Seat): number[] =>
    standing.map(({ seat }) => all.reduce((total, paid) => total + (who(paid) === seat ? paid.paid : 0), 0));
  const start = past[0]?.standing.map((line) => line.points) ?? [];
  return [
    { id: "after-rugs-start", of: start },
    { id: "after-rugs-received", of: sum((paid) => paid.to), sign: "gain" },
    { id: "after-rugs-paid", of: sum((paid) => paid.seat), sign: "loss" },
  ];
}

/** Whoever could not pay it all went out. */
function gone(past: Past[]): Gone[] {
  return payments(past)
    .filter(({ paid: { owed, paid } }) => paid < owed)
    .map(({ paid: { seat, to, owed, paid } }) => {
      const args = { player: { seat }, to: { seat: to }, owed: { number: owed }, paid: { number: paid } };
      return { seat, message: { id: "after-rugs-gone", args } };
    });
}

export const rugsAfter: AfterGame = { moments, flows, gone, tie: "rugs-points-dirhams" };
