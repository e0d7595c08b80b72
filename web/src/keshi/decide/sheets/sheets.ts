/** What can lie over the right half of the table. */

import type { Action } from "$keshi";
import type { Seat } from "$protocol";

import type { Option } from "../../table.svelte";

export const SHOPS = ["madrasa", "souk", "medina", "sahara"] as const;
export type Shop = (typeof SHOPS)[number];
/** `drawn`: what can come of the real box. */
export type Shown = Shop | "points" | "scoring" | "drawn" | { seat: Seat };

function shopOf(action: Action): Shop | null {
  if (typeof action === "string") return null;
  if ("scroll" in action || "refresh" in action) return "madrasa";
  if ("luxury" in action || "exchange" in action) return "souk";
  if ("gate" in action) return "medina";
  if ("oasis" in action || "town" in action) return "sahara";
  return null;
}

/** Where what is offered is bought. */
export const shopFor = (options: Option[]): Shop | null =>
  options.map(({ action }) => shopOf(action)).find((shop) => shop !== null) ?? null;
