/** What an owner has written down of their box so far, kept in the browser. */

import type { Component, ComponentValue } from "$protocol";

import { type Own, type Owned, owned, written } from "./file";

const KEY = "jemaa.box";

interface Kept {
  name: string;
  values: Owned;
}

function kept(): Kept {
  const fresh: Kept = { name: "", values: {} };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return fresh;
  }
}

class Box {
  #kept = $state.raw(kept());

  constructor() {
    addEventListener("storage", (change) => {
      if (change.key === KEY) this.#kept = kept();
    });
  }

  get name(): string {
    return this.#kept.name;
  }
  set name(name: string) {
    this.#keep({ ...this.#kept, name });
  }

  of(path: string): Own | undefined {
    return this.#kept.values[path];
  }

  /** The value as it counts: the owner's, or else ours. */
  value({ path, value }: Component): ComponentValue {
    return this.of(path)?.value ?? value;
  }

  /** Whether somebody has seen it in print. */
  confirmed({ path, confirmed }: Component): boolean {
    return confirmed || this.of(path) !== undefined;
  }

  get empty(): boolean {
    return Object.keys(this.#kept.values).length === 0;
  }

  set(path: string, value: ComponentValue): void {
    this.#put({ ...this.#kept.values, [path]: { value } });
  }

  /** These are printed as we have them. */
  confirm(components: Component[]): void {
    const seen = components.map(({ path, value }): [string, Own] => [path, this.of(path) ?? { value }]);
    this.#put({ ...this.#kept.values, ...Object.fromEntries(seen) });
  }

  drop(path: string): void {
    const { [path]: _, ...values } = this.#kept.values;
    this.#put(values);
  }

  /** Goes on from a file that was read. */
  take(name: string, values: Component[]): void {
    this.#keep({ name, values: owned(values) });
  }

  clear(): void {
    this.#keep({ name: "", values: {} });
  }

  /** The text of the file. */
  get text(): string {
    return written(this.#kept.name.trim(), this.#kept.values);
  }

  /** And its name. */
  get file(): string {
    return `${this.#kept.name.trim().replace(/[^\p{L}\p{N}]+/gu, "-") || "keshi"}.toml`;
  }

  #put(values: Owned): void {
    this.#keep({ ...this.#kept, values });
  }

  #keep(now: Kept): void {
    this.#kept = now;
    localStorage.setItem(KEY, JSON.stringify(now));
  }
}

export const box = new Box();
