/**
 * Seeded randomness. Every part of a film takes its own named stream, so that adding a bird does not move the clouds:
 * the same seed and name always give the same numbers, on every machine.
 */
export interface Random {
  /** 0 <= value < 1 */
  next(): number;
  between(low: number, high: number): number;
  /** 0 <= value < count */
  index(count: number): number;
  chance(share: number): boolean;
  pick<T>(list: readonly [T, ...T[]]): T;
  spawn(name: string): Random;
}

/** 32 bit FNV-1a over UTF-16 units, started from a number so that names can be chained. */
export function hashText(text: string, start = 0x811c9dc5): number {
  let hash = start >>> 0;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  }
  return hash;
}

/** Spreads one number over 32 bits: neighbouring seeds must not give neighbouring films. */
export function scramble(value: number): number {
  let mixed = value | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

export function makeRandom(seed: number): Random {
  const origin = scramble(seed ^ 0x9e3779b9);
  let state = origin;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    index: (count) => Math.floor(next() * count),
    chance: (share) => next() < share,
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
    spawn: (name) => makeRandom(hashText(name, origin ^ 0x811c9dc5)),
  };
}
