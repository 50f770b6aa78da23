import { standing } from '../../maths/matrix.ts';
import type { Mesh } from '../../maths/mesh.ts';
import { makeRandom, type Random } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import type { Placement } from '../world.ts';
import { darker, lookOf, Solids, shine } from './architecture/solids.ts';

/** What lies between and beyond the towers of a city as one sees it from above: blocks of lower houses as far as the haze lets one see. */
export interface CarpetOrder {
  readonly seed: number;
  readonly dark: number;
  /** Metres: where its streets are. */
  readonly ground: number;
  /** Where something else is. */
  readonly isFree: (x: number, z: number, reach: number) => boolean;
}

/** Metres along a block, and from the middle to its end. */
const [BLOCK, REACH] = [62, 1150];
const KINDS = 6;
const WALLS: readonly [number, ...number[]] = [0x9a8f84, 0xb0a698, 0x7f8690, 0x8f7566, 0xa7a5a0];

/** Houses wall to wall around a yard, of several heights. */
function makeBlock(random: Random, dark: number, tall: number): Mesh {
  const solids = new Solids();
  const side = BLOCK - 15;
  const lots = 3;
  for (let i = 0; i < lots; i++)
    for (let k = 0; k < lots; k++) {
      const lot = side / lots;
      const [x, z] = [-side / 2 + i * lot, -side / 2 + k * lot];
      const high = tall * random.between(0.35, 1) + 8;
      const wall = darker(lookOf(random.pick(WALLS), 'plaster'), (0.9 - 0.5 * dark) * random.between(0.85, 1.1));
      solids.box([x + 0.6, 0, z + 0.6], [x + lot - 0.6, high, z + lot - 0.6], wall, 60);
      solids.box([x + 3, high, z + 4], [x + 7, high + 2.6, z + 8], darker(wall, 0.8), 60);
      layFront(solids, random, [x + 0.6, 0, z + lot - 0.5], [lot - 1.2, high], dark);
    }
  return solids.build({ twoSided: true });
}

/** Rows of windows on the side that faces us: dark glass by day, some of them lit by night. */
function layFront(
  solids: Solids,
  random: Random,
  [x, , z]: Vector,
  [wide, high]: readonly [number, number],
  dark: number,
): void {
  const glass = darker(lookOf(0x4d5f6e, 'glass'), 1 - 0.6 * dark);
  for (let y = 3; y < high - 2; y += 4.4) {
    if (dark < 0.6) solids.sheet([x + 0.8, y, z], [wide - 1.6, 0, 0], [0, 1.9, 0], glass);
    for (let at = x + 1; at < x + wide - 2; at += 3.2)
      if (random.next() < 0.42 * dark)
        solids.sheet([at, y, z + 0.06], [1.7, 0, 0], [0, 1.9, 0], shine([0.95, 0.6, 0.3], random.between(0.3, 0.9)));
  }
}

export function layCarpet({ seed, dark, ground, isFree }: CarpetOrder): Placement[] {
  const random = makeRandom(seed).spawn('carpet');
  const kinds = Array.from({ length: KINDS }, (_, k) => makeBlock(random, dark, 16 + k * 7));
  const placements: Placement[] = [];
  for (let x = -REACH; x <= REACH; x += BLOCK)
    for (let z = -REACH; z <= 60; z += BLOCK) {
      const far = Math.hypot(x, z);
      // Only what lies ahead, in a fan as wide as any camera sees.
      if (far > REACH || Math.abs(x) > 150 - z * 0.9 || !isFree(x, z, BLOCK / 2)) continue;
      const mesh = kinds[random.index(kinds.length)];
      if (mesh === undefined) continue;
      const matrix = standing([x, ground, z], Math.floor(random.between(0, 2)) * Math.PI);
      placements.push({ mesh, matrix, shades: false, mirrored: false });
    }
  return placements;
}
