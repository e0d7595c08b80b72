/** What this person likes, kept in the browser. */

const KEY = "jemaa.prefs";

export const LANGS = ["en", "fr", "de"] as const;
export type Lang = (typeof LANGS)[number];
export type Theme = "light" | "dark";

/** How long a name at a table may be. */
export const LONGEST_NAME = 24;

interface Kept {
  name: string;
  lang: Lang;
  theme: Theme | null;
  sound: boolean;
  notices: boolean;
}

function spoken(): Lang {
  const asked = navigator.languages.map((language) => language.slice(0, 2));
  return asked.find((code): code is Lang => (LANGS as readonly string[]).includes(code)) ?? "en";
}

function kept(): Kept {
  const fresh: Kept = { name: "", lang: spoken(), theme: null, sound: false, notices: false };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return fresh;
  }
}

class Prefs {
  #kept = $state<Kept>(kept());
  #night = $state(matchMedia("(prefers-color-scheme: dark)").matches);
  #still = $state(matchMedia("(prefers-reduced-motion: reduce)").matches);

  constructor() {
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", (now) => (this.#night = now.matches));
    matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", (now) => (this.#still = now.matches));
  }

  get name(): string {
    return this.#kept.name;
  }
  set name(name: string) {
    this.#keep({ name });
  }

  get lang(): Lang {
    return this.#kept.lang;
  }
  set lang(lang: Lang) {
    this.#keep({ lang });
  }

  /** As chosen here, or else as the system has it. */
  get theme(): Theme {
    return this.#kept.theme ?? (this.#night ? "dark" : "light");
  }
  set theme(theme: Theme) {
    this.#keep({ theme });
  }

  get sound(): boolean {
    return this.#kept.sound;
  }
  set sound(sound: boolean) {
    this.#keep({ sound });
  }

  /** Whether the browser may notify, as far as this person is concerned. */
  get notices(): boolean {
    return this.#kept.notices;
  }
  set notices(notices: boolean) {
    this.#keep({ notices });
  }

  /** Whether the system asks for less motion. */
  get still(): boolean {
    return this.#still;
  }

  #keep(change: Partial<Kept>): void {
    Object.assign(this.#kept, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing forgets it with the page.
    }
  }
}

export const prefs = new Prefs();
