/** For the eye only: `npm run dev`, then /gallery.html?theme=dark, /gallery.html?motion or /gallery.html?pieces. Not part of the build. */
import "../style/tokens.css";
import "../style/base.css";

import { mount } from "svelte";

import Defs from "../rugs/Defs.svelte";
import Gallery from "./Gallery.svelte";
import Motion from "./Motion.svelte";
import Pieces from "./Pieces.svelte";

const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get("theme") ?? "light";
const target = document.getElementById("app");
if (target) {
  mount(Defs, { target });
  mount(asked.has("motion") ? Motion : asked.has("pieces") ? Pieces : Gallery, { target });
}
