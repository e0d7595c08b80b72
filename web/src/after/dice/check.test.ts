import { createCipheriv } from "node:crypto";
import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { hex } from "../../house/hex";
import { draws } from "../../rugs/draws";
import { check as checkRecord, commitmentOf, keyOf } from "./check";
import { read } from "./record";
import { Stream } from "./stream";

/** Records of games that were played in rooms of a server, with bots. */
const game = (name: string): string => readFileSync(new URL(`games/${name}.jemaa`, import.meta.url), "utf8");
const EXAMPLE = readFileSync(new URL("../../../../docs/fair-dice.jemaa", import.meta.url), "utf8");

/** Checks a record as the page does: rugs lists its draws, other games do not. */
function check(text: string) {
  const record = read(text);
  return checkRecord(record, record.game === "rugs" ? draws : undefined);
}

const SEED = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const DICE = { room: "0123456789ab", seed: SEED, luck: ["seven", "", "Café ☕"], commitment: "" };

/** Everything that does not hold. */
function faults(record: string): string[] {
  const found = check(record);
  if (!found) return ["no dice"];
  const faults: string[] = [];
  if (found.commitment !== found.dice.commitment) faults.push("commitment");
  if (found.seats && found.seats.join() !== found.told.join()) faults.push("seats");
  if (!found.draws) faults.push("unlisted");
  if (found.draws?.some((draw) => draw.told !== draw.given)) faults.push("draws");
  return faults;
}

/** A record with one place changed, which has to be there. */
function changed(record: string, from: RegExp, to: (found: string, part: string) => string): string {
  const other = record.replace(from, to);
  expect(other).not.toBe(record);
  return other;
}

/** Another digit in the place of this one. */
const other = (digit: string): string => (digit === "0" ? "1" : "0");

test("commitment, key, streams and numbers are those of the example in the documentation", () => {
  expect(commitmentOf(SEED)).toBe("f4e2c8f172ccbaf24c6cee79d101f4cdf37b5ed8f2d0dd1ec88b6e63ba9fd1a3");
  const key = keyOf(DICE);
  expect(hex(key)).toBe("f9ac22a4c56c4f6ab3c91ce4a8dae714ed75fea62f2726364371c480139b8a38");
  const first = (number: bigint): string => {
    const stream = new Stream(key, number);
    const bytes = new DataView(new ArrayBuffer(16));
    for (let at = 0; at < 16; at += 4) bytes.setUint32(at, stream.next(), true);
    return hex(new Uint8Array(bytes.buffer));
  };
  expect(first(0n)).toBe("badbdffc58934b728dcd8e1c3a0e9231");
  expect(first(1n)).toBe("6979f9aec005d31fd885658013a9b58f");
  expect(first(300n)).toBe("700c2e5aa83aa11929f3b318db2c04ba");
  expect(first(2n ** 64n - 1n)).toBe("8324c3688332547a5486c7c4d20b293c");
  const die = Array.from({ length: 12 }, (_, k) => "122334"[new Stream(key, BigInt(k)).below(6)]);
  expect(die.join(" ")).toBe("4 3 3 2 1 1 1 1 2 1 1 2");
});

test("a stream is the key stream of ChaCha20, block after block", () => {
  const key = keyOf(DICE);
  // Node's nonce has 16 bytes: a counter of 8, then ours of 8, the lowest byte first.
  const cipher = createCipheriv("chacha20", key, Buffer.from("00000000000000000700000000000000", "hex"));
  const bytes = cipher.update(Buffer.alloc(4 * 40));
  const stream = new Stream(key, 7n);
  expect(Array.from({ length: 40 }, () => stream.next())).toEqual(
    Array.from({ length: 40 }, (_, at) => bytes.readUInt32LE(4 * at)),
  );
});

test("a stream goes on after its first block, and throws away what is not fair", () => {
  const key = keyOf(DICE);
  const stream = new Stream(key, 0n);
  const words = Array.from({ length: 40 }, () => stream.next());
  expect(new Set(words).size).toBe(40);
  // Of three quarters of all numbers a quarter is thrown away.
  const n = 3 * 2 ** 30;
  const kept = words.filter((word) => (BigInt(word) * BigInt(n)) % 2n ** 32n >= BigInt(2 ** 32 % n));
  expect(kept.length).toBeLessThan(40);
  const again = new Stream(key, 0n);
  for (const word of kept) expect(again.below(n)).toBe(Number((BigInt(word) * BigInt(n)) >> 32n));
});

test("games from a server hold: with two players and their piles, the variant, three and four", () => {
  for (const record of [game("two"), game("two-variant"), EXAMPLE, game("four")]) {
    expect(faults(record)).toEqual([]);
    expect(check(record)?.draws?.length).toBe(record.match(/^\*/gm)?.length);
  }
});

test("of keshi the seed and the seats are checked, the draws are not", () => {
  const record = game("keshi");
  expect(faults(record)).toEqual(["unlisted"]);
  expect(check(record)?.count).toBe(record.match(/^\*/gm)?.length);
});

test("one changed byte is found, wherever it is", () => {
  const record = game("four");
  expect(faults(changed(record, /("commitment":")(.)/, (all, a) => a + other(all.at(-1)!)))).toEqual(["commitment"]);
  expect(faults(changed(record, /("seed":")(.)/, (all, a) => a + other(all.at(-1)!)))).toContain("commitment");
  expect(faults(changed(record, /("room":")(.)/, (all, a) => a + other(all.at(-1)!)))).toContain("draws");
  expect(faults(changed(record, /luck of/, () => "duck of"))).toContain("draws");
  expect(faults(changed(record, /("chairs":\["[^"]*)"/, (_, a) => `${a}!"`))).toEqual(["seats"]);
  expect(faults(changed(record, /^(seats: \["[^"]*)"/m, (_, a) => `${a}!"`))).toEqual(["seats"]);
});

test("where only who begins is drawn, all stay beside whom they sat", () => {
  const record = game("four");
  const { dice, seats } = check(record)!;
  const [chairs, first] = [dice.chairs!, dice.chairs!.indexOf(seats![0]!)];
  const round = [...chairs.slice(first), ...chairs.slice(0, first)];
  const told = record.replace('"chairs":', '"round":true,"chairs":');
  expect(faults(told.replace(/^seats: .*$/m, `seats: ${JSON.stringify(round)}`))).toEqual([]);
  const turned = [...round.slice(1), ...round.slice(0, 1)];
  expect(faults(told.replace(/^seats: .*$/m, `seats: ${JSON.stringify(turned)}`))).toEqual(["seats"]);
});

test("every single draw is held against the dice", () => {
  for (const record of [game("two"), game("four")]) {
    const { draws } = check(record)!;
    const lines = record.split("\n");
    for (const { line, told } of draws!) {
      const forged = lines.with(line - 1, `* ${{ 1: 2, 2: 3, 3: 4, 4: 1, b: "y", y: "b", r: "g", g: "r" }[told]}`);
      const wrong = check(forged.join("\n"))!.draws!.find((draw) => draw.told !== draw.given);
      expect(wrong).toMatchObject({ line, given: told });
    }
  }
});

test("a draw too many or too few is found", () => {
  const record = game("two");
  expect(faults(changed(record, /^\* 2\n/m, () => ""))).toContain("draws");
  expect(faults(changed(record, /^\* 2\n/m, () => "* 2\n* 2\n"))).toContain("draws");
});

test("a record without dice has nothing to check, and what is no record cannot be read", () => {
  expect(check(changed(game("four"), /^dice:.*\n/m, () => ""))).toBe(null);
  expect(() => check("hello")).toThrow();
  expect(() => check(changed(game("four"), /^dice: \{/m, () => "dice: "))).toThrow();
});
