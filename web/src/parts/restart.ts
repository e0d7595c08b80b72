/** How many minutes are left until a time, as a person is told: none in the last seconds. */
export const minutesLeft = (at: number, now: number): number => {
  const left = at - now;
  return left < 10_000 ? 0 : Math.ceil(left / 60_000);
};
