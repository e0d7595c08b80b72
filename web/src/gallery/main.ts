/**
 * For the eye only: `npm run dev`, then /gallery.html?theme=dark, /gallery.html?motion or /gallery.html?pieces. Not part of
 * the build. A game's drawings are in its folder `gallery`.
 */
import "../style/tokens.css";
import "../style/base.css";

import { type Component, mount } from "svelte";

const pages = import.meta.glob<{ default: Component }>("../*/gallery/*.svelte");

const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get("theme") ?? "light";
const page = asked.has("motion") ? "Motion" : asked.has("pieces") ? "Pieces" : "Drawings";
const load = Object.entries(pages).find(([path]) => path.endsWith(`/${page}.svelte`))?.[1];
const target = document.getElementById("app");
if (target && load) mount((await load()).default, { target });
