import { defineConfig } from "vitest/config";

import vite from "../vite.config";

/**
 * Tests in a real browser, one after the other. They wait for what they expect. The limits are for what never comes: a
 * busy machine has been seen to take five times as long as a quiet one.
 */
export default defineConfig({
  ...vite,
  root: new URL("..", import.meta.url).pathname,
  test: {
    include: ["tests/*.test.ts"],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
