import type { Key, Patch } from "$protocol";

/** What a patch makes of a value. The value itself stays as it was, and shares with the new one what did not change. */
export function patched<T>(value: T, patch: Patch): T {
  return patch.reduce<unknown>((whole, [way, to]) => set(whole, way, to), value) as T;
}

function set(whole: unknown, way: Key[], to: unknown): unknown {
  const [key, ...rest] = way;
  if (key === undefined) return to;
  const copy = (Array.isArray(whole) ? [...whole] : { ...(whole as object) }) as Record<Key, unknown>;
  copy[key] = set(copy[key], rest, to);
  return copy;
}
