/** The linter. What prettier and svelte-check see to is left to them. */

import { existsSync, readdirSync } from "node:fs";

import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

/**
 * A game is reached through its manifest alone: no other folder imports from its folder, or knows its name. A game's folder
 * is one with a manifest.
 */
const GAMES = readdirSync(new URL("src", import.meta.url)).filter(
    (folder) =>
        !["games", "generic"].includes(folder) && existsSync(new URL(`src/${folder}/manifest.ts`, import.meta.url)),
);

export default ts.config(
    { ignores: ["dist/", "node_modules/"] },
    js.configs.recommended,
    ts.configs.recommended,
    ts.configs.strict,
    svelte.configs.recommended,
    {
        languageOptions: {
            globals: { ...globals.browser, ...globals.node },
            parserOptions: {
                projectService: true,
                extraFileExtensions: [".svelte"],
                tsconfigRootDir: import.meta.dirname,
            },
        },
    },
    {
        files: ["**/*.svelte", "**/*.svelte.ts"],
        languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    },
    {
        rules: {
            eqeqeq: "error",
            "no-console": ["error", { allow: ["error", "warn"] }],
            "@typescript-eslint/no-floating-promises": "error",
            "@typescript-eslint/no-explicit-any": "error",
            "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
            // TypeScript knows which names there are.
            "no-undef": "off",
            // An index that was just checked is known to be there, to us if not to the compiler.
            "@typescript-eslint/no-non-null-assertion": "off",
            // Empty functions say that nothing is to be done.
            "@typescript-eslint/no-empty-function": "off",
            // A promise that gives nothing, or something: callers tell the two apart.
            "@typescript-eslint/no-invalid-void-type": "off",
            // What is drawn by its place needs no key; lists whose items move have one.
            "svelte/require-each-key": "off",
            // Maps and sets that are built and then only read.
            "svelte/prefer-svelte-reactivity": "off",
            // Beside other snippets, the children are named too; a space in braces survives the formatter.
            "svelte/no-useless-children-snippet": "off",
            "svelte/no-useless-mustaches": "off",
            // svelte-check warns where these comments are needed.
            "svelte/no-unused-svelte-ignore": "off",
            // Addresses are plain paths; there is no router that would resolve them.
            "svelte/no-navigation-without-resolve": "off",
        },
    },
    {
        files: ["src/**/*.ts", "src/**/*.svelte"],
        ignores: ["src/games/**", "src/**/*.test.ts", ...GAMES.map((game) => `src/${game}/**`)],
        rules: {
            "no-restricted-imports": [
                "error",
                {
                    patterns: [
                        {
                            regex: `^\\.{1,2}/(.*/)?(${GAMES.join("|")})/`,
                            message: "Reach a game through its manifest (src/games/games.ts).",
                        },
                    ],
                },
            ],
            "no-restricted-syntax": [
                "error",
                {
                    selector: `Literal[value=/^(${GAMES.join("|")})$/]`,
                    message: "Ask the manifest (src/games/games.ts), not the name of the game.",
                },
            ],
        },
    },
    {
        files: ["tests/**", "*.config.*", "**/*.mjs"],
        rules: { "no-console": "off", "no-empty-pattern": "off", "@typescript-eslint/no-extraneous-class": "off" },
    },
    { files: ["**/*.js", "**/*.mjs"], extends: [ts.configs.disableTypeChecked] },
);
