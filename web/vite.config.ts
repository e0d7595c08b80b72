import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

/** Where `npm run dev` finds a running server. */
const server = process.env.JEMAA_SERVER ?? "http://127.0.0.1:7777";

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: {
      $protocol: new URL("../crates/protocol/typescript/protocol.ts", import.meta.url).pathname,
      $rugs: new URL("../crates/protocol/typescript/rugs.ts", import.meta.url).pathname,
      $words: new URL("../words", import.meta.url).pathname,
    },
  },
  build: {
    target: "es2022",
    // The server's policy allows no inlined pictures of its own accord, and small files are cheap on one connection.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
  test: { include: ["src/**/*.test.ts"] },
});
