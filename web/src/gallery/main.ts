import "../style/tokens.css";
import "../style/base.css";

import { mount } from "svelte";

import Gallery from "./Gallery.svelte";

const theme = new URLSearchParams(location.search).get("theme");
if (theme) document.documentElement.dataset.theme = theme;
const target = document.getElementById("app");
if (target) mount(Gallery, { target });
