import { defineConfig } from "vitest/config";

import vite from "../vite.config";

/** Tests in a real browser, one after the other. They wait for what they expect; the limits are for what never comes. */
export default defineConfig({
  ...vite,
  root: new URL("..", import.meta.url).pathname,
  test: { include: ["tests/*.test.ts"], fileParallelism: false, testTimeout: 60_000, hookTimeout: 60_000 },
});
