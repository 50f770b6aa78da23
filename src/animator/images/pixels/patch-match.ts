import { makeRandom, type Random } from '../../maths/random.ts';

/** A small copy of a picture with a hole: three numbers a pixel, and 1 for each that is not known. */
export interface HoledMap {
  readonly width: number;
  readonly height: number;
  readonly colours: Float32Array;
  readonly hole: Uint8Array;
  /** 1 for each that is known, and of somebody: nothing goes on behind a figure as another one does. */
  readonly barred: Uint8Array;
}

/** For each pixel near the hole: from where in the picture it is taken, as an index; -1 is no pixel of the hole. */
export type Sources = Int32Array;

/** Pixels around one that must look alike. */
const REACH = 3;
const ROUNDS = 3;
/** What a source so far away costs, in squared differences of colour, per height of the picture: ground and sky go on level. */
const LEVEL_COST = 60_000;
const AWAY_COST = 1_500;

/**
 * Fills the hole of a small picture with patches of the rest of it, so that each looks like what surrounds it: the nearest patches are found by chance and
 * handed on between neighbours (PatchMatch, Barnes et al. 2009), the colours are the mean of all patches that cover a pixel (Wexler et al. 2007). `from` are
 * the sources of a picture of half the size; without them the colours in the hole must be a first guess.
 */
export function matchPatches(map: HoledMap, from: Sources | null, seed: number): Sources {
  const { width, height, hole } = map;
  const random = makeRandom(seed).spawn(`patches ${width}`);
  const known = knownSources(map);
  const sources: Sources = new Int32Array(width * height).fill(-1);
  if (known.length === 0) return sources;
  const usable = new Uint8Array(width * height);
  for (const at of known) usable[at] = 1;
  const cells: number[] = [];
  for (let at = 0; at < hole.length; at++) if (hole[at] === 1) cells.push(at);
  for (const at of cells) sources[at] = firstSource(map, from, at, usable, known, random);
  const trust = trustOf(map, cells);
  if (from !== null) vote(map, cells, sources, trust);
  const costs = new Float32Array(width * height);
  for (let round = 0; round < ROUNDS; round++) {
    for (const at of cells) costs[at] = costOf(map, at, sources[at] ?? 0, Number.POSITIVE_INFINITY);
    for (let pass = 0; pass < 2; pass++) search(map, cells, { sources, costs, usable, random, backward: pass === 1 });
    vote(map, cells, sources, likeness(cells, costs, trust));
  }
  return sources;
}

/** What a patch counts for each pixel that it lies deeper in the hole: what is known at the rim is handed inward, not what was guessed in the middle. */
const INWARD = 0.78;

/** How much what is painted at each pixel is to be trusted. */
function trustOf({ width, height, hole }: HoledMap, cells: readonly number[]): Float32Array {
  const trust = new Float32Array(width * height).fill(1);
  let waiting = cells;
  let level = 1;
  const inside = Uint8Array.from(hole);
  while (waiting.length > 0) {
    level *= INWARD;
    const rim = waiting.filter((at) => bordersOn(inside, at, width, height));
    // A hole without a rim is the whole picture.
    if (rim.length === 0) break;
    for (const at of rim) trust[at] = Math.max(LEAST_TRUST, level);
    for (const at of rim) inside[at] = 0;
    waiting = waiting.filter((at) => inside[at] === 1);
  }
  return trust;
}

const LEAST_TRUST = 1e-4;

function bordersOn(inside: Uint8Array, at: number, width: number, height: number): boolean {
  const [x, y] = [at % width, Math.floor(at / width)];
  return (
    (x > 0 && inside[at - 1] === 0) ||
    (x < width - 1 && inside[at + 1] === 0) ||
    (y > 0 && inside[at - width] === 0) ||
    (y < height - 1 && inside[at + width] === 0)
  );
}

/** Of all costs: that of the patch which three quarters are no worse than. */
const USUAL = 0.75;

/** How much each patch counts: those that fit well alone decide, so that two textures are not mixed to a third. */
function likeness(cells: readonly number[], costs: Float32Array, trust: Float32Array): Float32Array {
  const order = Float32Array.from(cells, (at) => costs[at] ?? 0).sort();
  const usual = Math.max(1, order[Math.floor(order.length * USUAL)] ?? 1);
  const counts = new Float32Array(costs.length);
  for (const at of cells) counts[at] = (trust[at] ?? 0) * Math.exp(-(costs[at] ?? 0) / usual) + 1e-9;
  return counts;
}

/** Whose whole patch is known; where there is none of these, whoever is known. */
function knownSources({ width, height, hole, barred }: HoledMap): number[] {
  const whole: number[] = [];
  const single: number[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (hole[y * width + x] === 1) continue;
      single.push(y * width + x);
      let clear = barred[y * width + x] === 0 && x >= REACH && y >= REACH && x < width - REACH && y < height - REACH;
      for (let j = -REACH; clear && j <= REACH; j++) {
        for (let i = -REACH; i <= REACH; i++) if (hole[(y + j) * width + x + i] === 1) clear = false;
      }
      if (clear) whole.push(y * width + x);
    }
  }
  return whole.length > 0 ? whole : single;
}

function firstSource(
  { width, height }: HoledMap,
  from: Sources | null,
  at: number,
  usable: Uint8Array,
  known: readonly number[],
  random: Random,
): number {
  const [x, y] = [at % width, Math.floor(at / width)];
  if (from !== null) {
    const half = Math.ceil(width / 2);
    const above = from[(y >> 1) * half + (x >> 1)] ?? -1;
    if (above >= 0) {
      const [sx, sy] = [(above % half) * 2 + (x & 1), Math.floor(above / half) * 2 + (y & 1)];
      if (sx < width && sy < height && usable[sy * width + sx] === 1) return sy * width + sx;
    }
  }
  // Of a few the one that is most level with it.
  let best = known[random.index(known.length)] ?? 0;
  for (let round = 0; round < 8; round++) {
    const other = known[random.index(known.length)] ?? 0;
    if (Math.abs(Math.floor(other / width) - y) < Math.abs(Math.floor(best / width) - y)) best = other;
  }
  return best;
}

/** How much a patch differs from another, and what the way between them costs; stops where it is more than `most`. Called a million times: it makes nothing. */
function costOf({ width, height, colours }: HoledMap, at: number, source: number, most: number): number {
  const y = Math.floor(at / width);
  const x = at - y * width;
  const sy = Math.floor(source / width);
  const sx = source - sy * width;
  const dx = (sx - x) / height;
  const dy = (sy - y) / height;
  const ways = dy * dy * LEVEL_COST + dx * dx * AWAY_COST;
  if (ways >= most) return Number.POSITIVE_INFINITY;
  const from = Math.max(-REACH, -x, -sx);
  const to = Math.min(REACH, width - 1 - x, width - 1 - sx);
  const first = Math.max(-REACH, -y, -sy);
  const last = Math.min(REACH, height - 1 - y, height - 1 - sy);
  const count = (to - from + 1) * (last - first + 1);
  const enough = (most - ways) * count;
  let sum = 0;
  for (let j = first; j <= last; j++) {
    let a = (at + j * width + from) * 3;
    let b = (source + j * width + from) * 3;
    for (let left = (to - from + 1) * 3; left > 0; left--, a++, b++) {
      const apart = (colours[a] ?? 0) - (colours[b] ?? 0);
      sum += apart * apart;
    }
    if (sum > enough) return Number.POSITIVE_INFINITY;
  }
  return sum / Math.max(1, count) + ways;
}

interface Search {
  readonly sources: Sources;
  readonly costs: Float32Array;
  readonly usable: Uint8Array;
  readonly random: Random;
  readonly backward: boolean;
}

function search(map: HoledMap, cells: readonly number[], { sources, costs, usable, random, backward }: Search): void {
  const { width, height } = map;
  const step = backward ? 1 : -1;
  const attempt = (at: number, source: number): void => {
    if (source < 0 || source >= usable.length || usable[source] !== 1 || source === sources[at]) return;
    const cost = costOf(map, at, source, costs[at] ?? 0);
    if (cost >= (costs[at] ?? 0)) return;
    sources[at] = source;
    costs[at] = cost;
  };
  for (let index = 0; index < cells.length; index++) {
    const at = cells[backward ? cells.length - 1 - index : index] ?? 0;
    const beside = sources[at + step] ?? -1;
    if (beside >= 0) attempt(at, beside - step);
    const above = sources[at + step * width] ?? -1;
    if (above >= 0) attempt(at, above - step * width);
    for (let radius = Math.max(width, height) >> 1; radius >= 1; radius >>= 1) {
      const source = sources[at] ?? 0;
      const x = (source % width) + Math.round(random.between(-radius, radius));
      const y = Math.floor(source / width) + Math.round(random.between(-radius, radius));
      if (x >= 0 && y >= 0 && x < width && y < height) attempt(at, y * width + x);
    }
  }
}

/** Each pixel of the hole becomes what the patches around it say, those that fit nearest most. Looks at fifty for each of thousands: it makes nothing on the way. */
function vote(
  { width, height, colours, hole }: HoledMap,
  cells: readonly number[],
  sources: Sources,
  counts: Float32Array,
): void {
  const [across, down] = [new Int32Array(width * height), new Int32Array(width * height)];
  for (const at of cells) {
    const source = sources[at] ?? -1;
    across[at] = source < 0 ? NOWHERE : source % width;
    down[at] = Math.floor(source / width);
  }
  const next = new Float32Array(cells.length * 3);
  for (let index = 0; index < cells.length; index++) {
    const at = cells[index] ?? 0;
    const y = Math.floor(at / width);
    const x = at - y * width;
    const [first, last] = [Math.max(-REACH, -y), Math.min(REACH, height - 1 - y)];
    const [left, right] = [Math.max(-REACH, -x), Math.min(REACH, width - 1 - x)];
    let [red, green, blue, sum] = [0, 0, 0, 0];
    for (let j = first; j <= last; j++) {
      for (let i = left; i <= right; i++) {
        const beside = at + j * width + i;
        if (hole[beside] === 0) continue;
        const sx = (across[beside] ?? 0) - i;
        const sy = (down[beside] ?? 0) - j;
        if (sx < 0 || sy < 0 || sx >= width || sy >= height) continue;
        const weight = (counts[beside] ?? 0) / (1 + i * i + j * j);
        const from = (sy * width + sx) * 3;
        red += (colours[from] ?? 0) * weight;
        green += (colours[from + 1] ?? 0) * weight;
        blue += (colours[from + 2] ?? 0) * weight;
        sum += weight;
      }
    }
    next[index * 3] = sum > 0 ? red / sum : (colours[at * 3] ?? 0);
    next[index * 3 + 1] = sum > 0 ? green / sum : (colours[at * 3 + 1] ?? 0);
    next[index * 3 + 2] = sum > 0 ? blue / sum : (colours[at * 3 + 2] ?? 0);
  }
  for (let index = 0; index < cells.length; index++)
    for (let part = 0; part < 3; part++) colours[(cells[index] ?? 0) * 3 + part] = next[index * 3 + part] ?? 0;
}

/** Left of every picture. */
const NOWHERE = -1_000_000;
