/** Runs a script in TypeScript, which Node alone cannot everywhere: `node tests/run.mjs tests/shots.ts`. */
import { runnerImport } from "vite";

await runnerImport(process.argv[2]);
