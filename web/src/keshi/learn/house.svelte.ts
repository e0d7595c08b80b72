/** Who plays in the guided season besides the person: the rival, and chance. */

import type { View } from "$keshi";
import { type FromServer, type Seat, type Sight, VERSION } from "$protocol";

import * as api from "../../house/api";
import { type Answer, type Asked, Link } from "../../house/link";
import { patched } from "../../house/patch";
import { COLOURS } from "../pieces";
import { drawn, fallen, FIRST, PROVISIONS, RIVAL, SEAT } from "./cards";

export class House {
  /** The last version that the person's seat heard of. */
  version = $state(0);

  readonly #link: Link;
  /** What the seats see. */
  readonly #sights = new Map<Seat | null, Sight>();
  #wake = () => {};

  /** With the secrets of all seats, and of the table. */
  constructor(room: string, secrets: string[]) {
    this.#link = new Link(
      () => ({ protocol: VERSION, room, secrets }),
      (message) => this.#hear(message),
      () => {},
    );
  }

  ask(asked: Asked): Promise<Answer> {
    return this.#link.ask(asked);
  }
  end(): void {
    this.#link.end();
  }

  /** What a bot would do. */
  async hint(seat: Seat): Promise<string> {
    const hint = await this.ask({ type: "hint", seat });
    if (hint.type !== "hint") throw new Error(`a hint was answered with ${hint.type}`);
    return hint.action;
  }

  #hear(message: FromServer): void {
    if (message.type === "welcome") {
      for (const { who, sight } of message.sights) this.#sights.set(who, sight);
      this.version = message.version;
    } else if (message.type === "update" || message.type === "whole") {
      const before = this.#sights.get(message.who);
      const after = message.type === "whole" ? message.sight : before && patched(before, message.patch);
      if (after) this.#sights.set(message.who, after);
      if (message.who === SEAT) this.version = message.version;
    }
    this.#wake();
  }

  /** Plays for all but the person, once it has heard of a version. */
  async play(from: number): Promise<void> {
    const heard = () => this.version >= from && this.#sights.get(SEAT)?.table;
    while (!heard()) await new Promise<void>((wake) => (this.#wake = wake));
    while (await this.#step());
  }

  /** One step of the rival or of chance; false if neither is due. */
  async #step(): Promise<boolean> {
    const table = this.#sights.get(SEAT)?.table;
    if (!table) return false;
    const { turn } = table;
    if (turn.waits_for === "chance") {
      await this.#draw();
      return true;
    }
    const rivals =
      (turn.waits_for === "seat" && turn.seat === RIVAL) ||
      (turn.waits_for === "together" && turn.seats.includes(RIVAL) && !turn.seats.includes(SEAT));
    if (!rivals) return false;
    const { season, round, phase } = (table.view as View).open;
    const first = season === 1 && round === 1 && phase === "select";
    await this.ask({ type: "act", actions: [first ? FIRST : await this.hint(RIVAL)], seat: RIVAL });
    return true;
  }

  async #draw(): Promise<void> {
    const seat = [SEAT, RIVAL].find((seat) => this.#sights.get(seat)?.table?.chance) ?? SEAT;
    const table = this.#sights.get(seat)?.table;
    const offer = table?.chance?.offer;
    if (offer === "too_many") {
      await this.ask({ type: "settle", outcome: fallen((table!.view as View).open, COLOURS), seat });
    } else if (offer) {
      const outcome = drawn(offer.listed.map((one) => one.outcome));
      await this.ask({ type: "settle", outcome: outcome ?? "", seat });
    } else {
      // What only its owner sees: the next tile that was not dealt yet.
      for (const outcome of PROVISIONS) {
        const done = await this.ask({ type: "settle", outcome, seat }).catch((fault: unknown) => {
          if (fault instanceof api.Refused && fault.problem.code === "refused") return null;
          throw fault;
        });
        if (done) return;
      }
      throw new Error("nothing could be drawn");
    }
  }
}
