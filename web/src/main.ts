import "./style/tokens.css";
import "./style/base.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { prefs } from "./prefs.svelte";
import { light } from "./style/light";
import { words } from "./words/words.svelte";

const target = document.getElementById("app");
// Before anything is drawn, so that nobody sees a flash of the other light.
light(prefs.theme);
if (target) {
  void words.speak(prefs.lang).then(() => {
    mount(App, { target });
    performance.mark("interactive");
  });
}
