/** The numbers that a stream of the dice gives: the key stream of ChaCha20, read as numbers of 32 bits. */

const turn = (x: number, by: number): number => (x << by) | (x >>> (32 - by));

function block(key: Uint8Array, stream: bigint, counter: bigint): Uint32Array {
  const start = new DataView(new ArrayBuffer(64));
  [..."expand 32-byte k"].forEach((letter, at) => start.setUint8(at, letter.charCodeAt(0)));
  key.forEach((byte, at) => start.setUint8(16 + at, byte));
  start.setBigUint64(48, counter, true);
  start.setBigUint64(56, stream, true);
  const first = Uint32Array.from({ length: 16 }, (_, at) => start.getUint32(4 * at, true));

  const s = first.slice();
  const quarter = (a: number, b: number, c: number, d: number): void => {
    for (const [x, y, z, by] of [
      [a, b, d, 16],
      [c, d, b, 12],
      [a, b, d, 8],
      [c, d, b, 7],
    ] as const) {
      s[x] = s[x]! + s[y]!;
      s[z] = turn(s[z]! ^ s[x]!, by);
    }
  };
  for (let round = 0; round < 10; round++) {
    for (let column = 0; column < 4; column++) quarter(column, column + 4, column + 8, column + 12);
    for (let column = 0; column < 4; column++) {
      quarter(column, 4 + ((column + 1) % 4), 8 + ((column + 2) % 4), 12 + ((column + 3) % 4));
    }
  }
  return s.map((word, at) => word + first[at]!);
}

export class Stream {
  #counter = 0n;
  #words: number[] = [];

  constructor(
    private readonly key: Uint8Array,
    private readonly number: bigint,
  ) {}

  next(): number {
    if (this.#words.length === 0) this.#words = [...block(this.key, this.number, this.#counter++)];
    return this.#words.shift()!;
  }

  /** A number below `n`, each equally likely. */
  below(n: number): number {
    for (;;) {
      const product = BigInt(this.next()) * BigInt(n);
      if (Number(product & 0xffffffffn) >= 2 ** 32 % n) return Number(product >> 32n);
    }
  }
}
