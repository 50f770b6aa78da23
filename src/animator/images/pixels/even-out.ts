import { clamp } from '../../maths/ease.ts';
import type { HoledMap, Sources } from './patch-match.ts';

/** Levels: more is an edge of something, and none of the light. */
const MOST_SEAM = 34;
/** Pixels around the rim whose light is compared. */
const BESIDE = 3;
/** How much the rim counts beside one neighbour: one stone beside the hole is no light. */
const RIM = 0.35;
const ROUNDS = 160;
/** How far each round goes beyond what its neighbours ask for, so that fewer are needed. */
const BEYOND = 1.85;

/** A pixel of the hole: its neighbours in it, and by how much each is to be lighter than this one, three numbers a neighbour. */
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
  const added = new Float32Array(map.width * map.height * 3);
  const { cells, beside, steps, wanted, counts } = findSeams(map, sources);
  for (let round = 0; round < ROUNDS; round++) {
    for (let index = 0; index < cells.length; index++) {
      const at = (cells[index] ?? 0) * 3;
      for (let part = 0; part < 3; part++) {
        let weight = counts[index] ?? 0;
        let sum = weight * (wanted[index * 3 + part] ?? 0);
        for (let side = index * 4; side < index * 4 + 4; side++) {
          const next = beside[side] ?? -1;
          if (next < 0) continue;
          sum += (added[next * 3 + part] ?? 0) - (steps[side * 3 + part] ?? 0);
          weight += 1;
        }
        const own = added[at + part] ?? 0;
        if (weight > 0) added[at + part] = own + BEYOND * (sum / weight - own);
      }
    }
  }
  return added.map((value) => clamp(value, -2 * MOST_SEAM, 2 * MOST_SEAM));
}

function findSeams(map: HoledMap, sources: Sources): Seams {
  const { width, height, hole } = map;
  const cells: number[] = [];
  for (let at = 0; at < hole.length; at++) if (hole[at] === 1 && (sources[at] ?? -1) >= 0) cells.push(at);
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
        seams.beside[index * 4 + side] = next;
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
