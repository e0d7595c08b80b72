/** What the server says would come of what can be chosen. */

import type { Preview } from "$protocol";

import type { Room } from "../house/room.svelte";

/** The previews of actions, in their order, once all are there; without them one can still choose. */
export function foresee(room: () => Room, actions: () => string[]): () => Preview[] {
  const asked = $derived({ actions: actions(), version: room().version });
  let found = $state.raw<{ asked: object; previews: Preview[] } | null>(null);
  $effect(() => {
    const now = asked;
    Promise.all(now.actions.map((action) => room().preview(action))).then(
      (previews) => (found = { asked: now, previews }),
      () => {},
    );
  });
  // What was found for something else is passed over.
  return () => (found?.asked === asked ? found.previews : []);
}
