/** Where a lesson was left, kept by this browser. */

/** The table of a lesson, and what opens it. */
export interface Place {
  room: string;
  host: string;
  /** By seat. */
  seats: string[];
}

export class Kept<T extends Place> {
  constructor(private readonly key: string) {}

  get(): T | null {
    try {
      return JSON.parse(localStorage.getItem(this.key) ?? "null") as T | null;
    } catch {
      return null;
    }
  }

  set(place: T | null): void {
    try {
      if (place) localStorage.setItem(this.key, JSON.stringify(place));
      else localStorage.removeItem(this.key);
    } catch {
      // A browser that keeps nothing begins the lesson anew.
    }
  }
}
