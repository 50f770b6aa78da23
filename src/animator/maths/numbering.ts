/** Numbers for keys, in the order in which they are first seen. */
export class Numbering {
  readonly #keys: Int32Array;
  readonly #numbers: Int32Array;
  readonly #mask: number;
  count = 0;

  constructor(most: number) {
    const room = 2 ** Math.ceil(Math.log2(most * 2 + 2));
    this.#keys = new Int32Array(room).fill(-1);
    this.#numbers = new Int32Array(room);
    this.#mask = room - 1;
  }

  numberOf(key: number): number {
    let at = (Math.imul(key, 0x9e3779b1) >>> 7) & this.#mask;
    for (;;) {
      const here = this.#keys[at];
      if (here === key) return this.#numbers[at] ?? 0;
      if (here === -1) break;
      at = (at + 1) & this.#mask;
    }
    this.#keys[at] = key;
    this.#numbers[at] = this.count;
    this.count += 1;
    return this.count - 1;
  }
}
