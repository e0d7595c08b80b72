/** What a table of rugs can be made with, as far as the server does not tell it. */

import type { KnownOptions } from "../games/manifest";

export const options: KnownOptions = {
  players: [2, 3, 4],
  values: {},
  needs: { skip_rotation: "variant" },
  first: {},
};
