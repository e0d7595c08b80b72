/** Whether this person uses keys at present, also before the page that asks was there. */
export const hand = { keys: false };

addEventListener("keydown", () => (hand.keys = true), { capture: true });
addEventListener("pointerdown", () => (hand.keys = false), { capture: true });
