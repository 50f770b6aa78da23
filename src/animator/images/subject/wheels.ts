import type { PlateCut, PlateSubject } from '../plate/plate.ts';

/** A wheel that stands on the ground, in pixels of the textures. */
export interface Wheel {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Of a vehicle's height: radii that its wheels have. */
const [SMALLEST, LARGEST] = [0.09, 0.42];
/** Of a radius: how high above the ground its width is measured, and by how much it may miss that of a circle. */
const HEIGHTS = [0.12, 0.22, 0.34, 0.46] as const;
const MOST_MISSED = 0.14;
/** Wheels of one vehicle, seen from its side, are about as large. */
const ALIKE = 1.4;

/** The wheels of a vehicle that is seen from its side, by its outline: where that touches the ground as a circle does. None unless there are two. */
export function findWheels({ cut }: PlateSubject): Wheel[] {
  const bottoms = bottomsOf(cut);
  const lowest = Math.max(...bottoms);
  const tall = lowest - Math.max(0, topOf(cut));
  const found: (Wheel & { readonly missed: number })[] = [];
  for (const x of touching(bottoms, lowest - tall * 0.05)) {
    const ground = bottoms[Math.round(x)] ?? lowest;
    let best = { x, y: ground, radius: 0, missed: MOST_MISSED };
    for (let radius = tall * SMALLEST; radius < tall * LARGEST; radius += Math.max(1, tall * 0.01)) {
      const missed = missOf(cut, x, ground, radius);
      if (missed < best.missed) best = { x, y: ground - radius, radius, missed };
    }
    if (best.radius > 0) found.push(best);
  }
  const round = found.filter((wheel, index) =>
    found.every(
      (other, at) => at === index || Math.abs(other.x - wheel.x) > wheel.radius || other.missed > wheel.missed,
    ),
  );
  const radii = round.map(({ radius }) => radius);
  if (round.length < 2 || Math.max(...radii) > Math.min(...radii) * ALIKE) return [];
  return round.map(({ x, y, radius }) => ({ x: x + cut.left, y: y + cut.top, radius }));
}

const shownAt = ({ width, height, pixels }: PlateCut, x: number, y: number): boolean =>
  x >= 0 && y >= 0 && x < width && y < height && (pixels[(y * width + x) * 4 + 3] ?? 0) > 128;

/** The lowest pixel of each column, -1 where there is none. */
function bottomsOf(cut: PlateCut): number[] {
  return Array.from({ length: cut.width }, (_, x) => {
    for (let y = cut.height - 1; y >= 0; y--) if (shownAt(cut, x, y)) return y;
    return -1;
  });
}

function topOf(cut: PlateCut): number {
  for (let y = 0; y < cut.height; y++) for (let x = 0; x < cut.width; x++) if (shownAt(cut, x, y)) return y;
  return 0;
}

/** Middles of the stretches that reach the ground. */
function touching(bottoms: readonly number[], ground: number): number[] {
  const middles: number[] = [];
  let from = -1;
  for (let x = 0; x <= bottoms.length; x++) {
    const touches = (bottoms[x] ?? -1) >= ground;
    if (touches && from < 0) from = x;
    if (!touches && from >= 0) {
      middles.push((from + x - 1) / 2);
      from = -1;
    }
  }
  return middles;
}

/** By how much the outline's width differs from that of a circle on the ground, of its radius. */
function missOf(cut: PlateCut, x: number, ground: number, radius: number): number {
  let sum = 0;
  for (const high of HEIGHTS) {
    const y = Math.round(ground - high * radius);
    let [left, right] = [Math.round(x), Math.round(x)];
    if (!shownAt(cut, left, y)) return Number.POSITIVE_INFINITY;
    while (shownAt(cut, left - 1, y) && x - left < radius * 2) left -= 1;
    while (shownAt(cut, right + 1, y) && right - x < radius * 2) right += 1;
    const half = Math.sqrt(2 * high - high * high) * radius;
    sum += Math.abs(x - left - half) + Math.abs(right - x - half);
  }
  return sum / (HEIGHTS.length * 2 * radius);
}

/** Of a wheel: what turns. The rim of its tyre is of one colour all around, and may lie behind a mudguard. */
const TURNING = 0.86;

/** A wheel by itself, cut out of its vehicle. */
export function cutWheel({ cut }: PlateSubject, { x, y, radius }: Wheel): PlateCut {
  const reach = radius * TURNING;
  const [left, top] = [Math.floor(x - reach) - 1, Math.floor(y - reach) - 1];
  const side = Math.ceil(reach * 2) + 3;
  const pixels = new Uint8Array(new SharedArrayBuffer(side * side * 4));
  for (let at = 0; at < side * side; at++) {
    const [px, py] = [left + (at % side), top + Math.floor(at / side)];
    const [i, j] = [px - cut.left, py - cut.top];
    if (i < 0 || j < 0 || i >= cut.width || j >= cut.height) continue;
    const from = (j * cut.width + i) * 4;
    pixels.set(cut.pixels.subarray(from, from + 3), at * 4);
    if (Math.hypot(px + 0.5 - x, py + 0.5 - y) < reach) pixels[at * 4 + 3] = cut.pixels[from + 3] ?? 0;
  }
  return { left, top, width: side, height: side, pixels };
}
