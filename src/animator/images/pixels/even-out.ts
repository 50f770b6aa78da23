import { clamp } from '../../maths/ease.ts';
import type { HoledMap, Sources } from './patch-match.ts';

/** Levels: more is an edge of something, and none of the light. */
const MOST_SEAM = 34;
/** Levels: what is tinted more than that is no light, but the colour of a flag beside the hole, which would shine into it like a lamp. */
const MOST_TINT = 9;
/** Pixels around the rim whose light is compared. */
const BESIDE = 3;
/** How much the rim counts beside one neighbour: one stone beside the hole is no light. */
const RIM = 0.35;
const ROUNDS = 160;
/** How far each round goes beyond what its neighbours ask for, so that fewer are needed. */
const BEYOND = 1.85;

/** The pixels of the hole, one after another: the neighbours of each in it by their place here, and by how much each is to be lighter than this one, three numbers a neighbour. */
interface Seams {
  readonly cells: readonly number[];
  readonly beside: Int32Array;
  readonly steps: Float32Array;
  /** What the rim asks for, and how much it counts. */
  readonly wanted: Float32Array;
  readonly counts: Float32Array;
}

/**
 * What must be added to the pixels of the hole, three numbers each, so that no seam is seen: not to what surrounds it, nor between patches that were taken from
 * different places. The light changes inside the hole as it does where its patches come from (Poisson image editing, Pérez et al. 2003).
 */
export function evenOut(map: HoledMap, sources: Sources): Float32Array {
  const seams = findSeams(map, sources);
  const lighter = new Float32Array(seams.cells.length * 3);
  // What one round leaves as it was, all others do: where the ground is plain, the first.
  for (let round = 0; round < ROUNDS && relax(seams, lighter); round++);
  const added = new Float32Array(map.width * map.height * 3);
  for (const [index, at] of seams.cells.entries()) {
    const [red, green, blue] = [0, 1, 2].map((part) => lighter[index * 3 + part] ?? 0) as [number, number, number];
    const light = clamp((red + green + blue) / 3, -2 * MOST_SEAM, 2 * MOST_SEAM);
    added.set(
      [red, green, blue].map((value) => light + clamp(value - light, -MOST_TINT, MOST_TINT)),
      at * 3,
    );
  }
  return added;
}

/** Whether anything changed. Called a hundred times for thousands of pixels: it makes nothing. */
function relax({ cells, beside, steps, wanted, counts }: Seams, lighter: Float32Array): boolean {
  let isChanged = false;
  for (let index = 0; index < cells.length; index++) {
    const at = index * 3;
    let weight = counts[index] ?? 0;
    let red = weight * (wanted[at] ?? 0);
    let green = weight * (wanted[at + 1] ?? 0);
    let blue = weight * (wanted[at + 2] ?? 0);
    for (let side = index * 4; side < index * 4 + 4; side++) {
      const next = (beside[side] ?? -1) * 3;
      if (next < 0) continue;
      const step = side * 3;
      red += (lighter[next] ?? 0) - (steps[step] ?? 0);
      green += (lighter[next + 1] ?? 0) - (steps[step + 1] ?? 0);
      blue += (lighter[next + 2] ?? 0) - (steps[step + 2] ?? 0);
      weight += 1;
    }
    if (weight === 0) continue;
    const [ownRed, ownGreen, ownBlue] = [lighter[at] ?? 0, lighter[at + 1] ?? 0, lighter[at + 2] ?? 0];
    lighter[at] = ownRed + BEYOND * (red / weight - ownRed);
    lighter[at + 1] = ownGreen + BEYOND * (green / weight - ownGreen);
    lighter[at + 2] = ownBlue + BEYOND * (blue / weight - ownBlue);
    isChanged ||= lighter[at] !== ownRed || lighter[at + 1] !== ownGreen || lighter[at + 2] !== ownBlue;
  }
  return isChanged;
}

function findSeams(map: HoledMap, sources: Sources): Seams {
  const { width, height, hole } = map;
  const cells: number[] = [];
  const placeOf = new Int32Array(hole.length);
  for (let at = 0; at < hole.length; at++)
    if (hole[at] === 1 && (sources[at] ?? -1) >= 0) placeOf[at] = cells.push(at) - 1;
  const seams: Seams = {
    cells,
    beside: new Int32Array(cells.length * 4).fill(-1),
    steps: new Float32Array(cells.length * 12),
    wanted: new Float32Array(cells.length * 3),
    counts: new Float32Array(cells.length),
  };
  for (const [index, at] of cells.entries()) {
    const [x, y] = [at % width, Math.floor(at / width)];
    for (let side = 0; side < 4; side++) {
      const [dx, dy] = SIDES[side] ?? [0, 0];
      if (x + dx < 0 || y + dy < 0 || x + dx >= width || y + dy >= height) continue;
      const next = at + dx + dy * width;
      if (hole[next] === 0) seams.counts[index] = RIM;
      else if ((sources[next] ?? -1) >= 0) {
        seams.beside[index * 4 + side] = placeOf[next] ?? -1;
        stepTo(map, sources, { at, next, dx, dy }, seams.steps, (index * 4 + side) * 3);
      }
    }
    if (seams.counts[index] !== 0) rimAt(map, sources, x, y, seams.wanted, index * 3);
  }
  return seams;
}

const SIDES: readonly (readonly [number, number])[] = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
];

interface Pair {
  readonly at: number;
  readonly next: number;
  readonly dx: number;
  readonly dy: number;
}

/** How much lighter the next pixel is to become than it was copied, against this one: as it is beside this one's source, and beside its own. */
function stepTo(
  { width, height, colours, hole }: HoledMap,
  sources: Sources,
  { at, next, dx, dy }: Pair,
  steps: Float32Array,
  to: number,
): void {
  const [source, other] = [sources[at] ?? 0, sources[next] ?? 0];
  if (other === source + dx + dy * width) return;
  const after = within(source, dx, dy, width, height);
  const before = within(other, -dx, -dy, width, height);
  for (let part = 0; part < 3; part++) {
    const copied = (colours[other * 3 + part] ?? 0) - (colours[source * 3 + part] ?? 0);
    let [sum, count] = [0, 0];
    if (after >= 0 && hole[after] === 0) {
      sum += (colours[after * 3 + part] ?? 0) - (colours[source * 3 + part] ?? 0);
      count += 1;
    }
    if (before >= 0 && hole[before] === 0) {
      sum += (colours[other * 3 + part] ?? 0) - (colours[before * 3 + part] ?? 0);
      count += 1;
    }
    const step = count === 0 ? -copied : sum / count - copied;
    // An edge between two things stays one.
    steps[to + part] = Math.abs(step) > MOST_SEAM ? 0 : step;
  }
}

function within(at: number, dx: number, dy: number, width: number, height: number): number {
  const [x, y] = [(at % width) + dx, Math.floor(at / width) + dy];
  return x < 0 || y < 0 || x >= width || y >= height ? -1 : y * width + x;
}

/** How much lighter it is around a pixel of the rim outside the hole than what was copied into it. */
function rimAt(
  { width, height, colours, hole }: HoledMap,
  sources: Sources,
  x: number,
  y: number,
  wanted: Float32Array,
  to: number,
): void {
  const sums = [0, 0, 0, 0, 0, 0];
  let [outside, inside] = [0, 0];
  for (let row = Math.max(0, y - BESIDE); row <= Math.min(height - 1, y + BESIDE); row++) {
    for (let column = Math.max(0, x - BESIDE); column <= Math.min(width - 1, x + BESIDE); column++) {
      const at = row * width + column;
      const isOut = hole[at] === 0;
      const from = isOut ? at : (sources[at] ?? -1);
      if (from < 0) continue;
      if (isOut) outside += 1;
      else inside += 1;
      const first = isOut ? 0 : 3;
      for (let part = 0; part < 3; part++)
        sums[first + part] = (sums[first + part] ?? 0) + (colours[from * 3 + part] ?? 0);
    }
  }
  for (let part = 0; part < 3; part++) {
    const apart = (sums[part] ?? 0) / Math.max(1, outside) - (sums[3 + part] ?? 0) / Math.max(1, inside);
    wanted[to + part] = clamp(apart, -MOST_SEAM, MOST_SEAM);
  }
}
