import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Where `npm run dev` and `npm run preview` find a running server. */
const server = process.env.JEMAA_SERVER ?? "http://127.0.0.1:7777";
/** The server answers only pages of its own. */
const asked = { target: server, changeOrigin: true, headers: { origin: server } };
const proxy = { "/api": asked, "/ws": { ...asked, ws: true } };

/** Writes a compressed form beside every file that it makes smaller; the server sends that. */
function compress(): Plugin {
  let folder: string;
  return {
    name: "compress",
    apply: "build",
    configResolved: ({ root, build }) => void (folder = resolve(root, build.outDir)),
    closeBundle() {
      if (!existsSync(folder)) return;
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || /\.(br|png|woff2)$/.test(entry.name)) continue;
        const file = join(entry.parentPath, entry.name);
        const plain = readFileSync(file);
        const small = brotliCompressSync(plain);
        if (small.length < plain.length * 0.9) writeFileSync(`${file}.br`, small);
      }
    },
  };
}

/** Modules that every page needs. */
const BASE =
  /\/src\/(games\/cards|generic\/GenericMark|(rugs|keshi)\/(card|Mark|options)|words|prefs|route|house\/(api|link|names|hex|random)|parts\/(Icon|icons|GameMark|Problem|shapes)|lobby\/tell)\b(?!.*\.ftl)/;

export default defineConfig({
  plugins: [svelte(), compress()],
  resolve: {
    alias: {
      $protocol: new URL("../crates/protocol/typescript/protocol.ts", import.meta.url).pathname,
      $keshi: new URL("../crates/protocol/typescript/keshi.ts", import.meta.url).pathname,
      "$keshi-box": new URL("../crates/protocol/typescript/keshi-box.ts", import.meta.url).pathname,
      $rugs: new URL("../crates/protocol/typescript/rugs.ts", import.meta.url).pathname,
      $words: new URL("../words", import.meta.url).pathname,
    },
  },
  build: {
    target: "es2022",
    // The server's policy allows no inlined pictures of its own accord, and small files are cheap on one connection.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What every page needs besides Svelte is one file: many small ones compress worse.
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: "base", test: BASE }],
        },
      },
    },
  },
  server: { fs: { allow: [".."] }, proxy },
  // As strict as the server itself; the development server cannot be, since it puts styles into the page.
  preview: { proxy, headers: { "content-security-policy": "default-src 'self'; img-src 'self' data:" } },
  test: { include: ["src/**/*.test.ts"] },
});
