/** What a browser test is given: a server of its own, and people who visit it. A test fails if anything goes wrong in a browser. */

import { afterAll, afterEach, expect, test as plain } from "vitest";
import type { Browser } from "playwright-core";

import { launch, Server, Visitor, type How } from "./harness";

let browser: Browser | undefined;
let visitors: Visitor[] = [];

afterEach(() => {
  const trouble = visitors.flatMap((visitor) => visitor.trouble);
  visitors = [];
  expect(trouble, "something went wrong in a browser").toEqual([]);
});
afterAll(() => browser?.close());

/** Tests with servers of `jemaa`, or of a program of this name that is built beside it. */
export const testWith = (program?: string) =>
  plain.extend<{ server: Server; arrive: (how?: How) => Promise<Visitor> }>({
    server: async ({}, use) => {
      const server = await Server.start(program);
      await use(server);
      await server.end();
    },
    arrive: async ({ server }, use) => {
      const opened = (browser ??= await launch());
      const here: Visitor[] = [];
      await use(async (how) => {
        const visitor = await Visitor.arrive(opened, server, how);
        here.push(visitor);
        visitors.push(visitor);
        return visitor;
      });
      await Promise.all(here.map((visitor) => visitor.context.close()));
    },
  });

export const test = testWith();
