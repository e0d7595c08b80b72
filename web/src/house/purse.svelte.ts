/** The rooms this browser has a place in, with the secrets that make it so. */

const KEY = "jemaa.rooms";
/** More than anybody plays at once; the oldest are let go. */
const MOST = 200;

export interface Place {
  room: string;
  game: string;
  /** When it was last opened, in milliseconds since 1970. */
  at: number;
  host?: string;
  seats: string[];
  invite?: string;
  /** Whether its game was over when last seen. */
  over?: boolean;
  /** What the host promised of its dice, and what we added to them then. */
  commitment?: string;
  luck?: string;
}

function kept(): Record<string, Place> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Place>;
  } catch {
    return {};
  }
}

class Purse {
  #places = $state.raw(kept());

  constructor() {
    // Another tab may have sat down somewhere.
    addEventListener("storage", (change) => {
      if (change.key === KEY) this.#places = kept();
    });
  }

  /** All places, the last opened first. */
  get places(): Place[] {
    return Object.values(this.#places).sort((a, b) => b.at - a.at);
  }

  of(room: string): Place | undefined {
    return this.#places[room];
  }

  /** A secret that opens this room over HTTP, if there is one. */
  key(room: string): string | undefined {
    const place = this.#places[room];
    return place?.seats[0] ?? place?.host ?? place?.invite;
  }

  /** Keeps what is known of a place, beside what was known before; it was opened now, unless the change says when. */
  keep(room: string, change: Partial<Place> & { game: string }): void {
    const before = kept();
    const place: Place = { seats: [], ...before[room], at: Date.now(), ...change, room };
    const places = Object.values({ ...before, [room]: place }).sort((a, b) => b.at - a.at);
    this.#write(places.slice(0, MOST));
  }

  drop(room: string): void {
    this.#write(Object.values(kept()).filter((place) => place.room !== room));
  }

  #write(places: Place[]): void {
    this.#places = Object.fromEntries(places.map((place) => [place.room, place]));
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#places));
    } catch {
      // A browser that keeps nothing can still play, as long as the page is open.
    }
  }
}

export const purse = new Purse();
