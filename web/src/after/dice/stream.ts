/** The numbers that a stream of the dice gives: the key stream of ChaCha20, read as numbers of 32 bits. */

import { chacha20orig } from "@noble/ciphers/chacha.js";

/** The bytes of one block of the key stream. */
const BLOCK = 64;
const ZEROS = new Uint8Array(BLOCK);

export class Stream {
  readonly #nonce: Uint8Array;
  #blocks = 0;
  #words: number[] = [];

  constructor(
    private readonly key: Uint8Array,
    number: bigint,
  ) {
    const nonce = new DataView(new ArrayBuffer(8));
    nonce.setBigUint64(0, number, true);
    this.#nonce = new Uint8Array(nonce.buffer);
  }

  next(): number {
    if (this.#words.length === 0) {
      const block = chacha20orig(this.key, this.#nonce, ZEROS, undefined, this.#blocks++);
      const view = new DataView(block.buffer, block.byteOffset, BLOCK);
      this.#words = Array.from({ length: BLOCK / 4 }, (_, at) => view.getUint32(4 * at, true));
    }
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
