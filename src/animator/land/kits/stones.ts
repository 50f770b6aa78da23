import { stretched } from '../../maths/matrix.ts';
import type { Mesh } from '../../maths/mesh.ts';
import { makeRandom } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import type { Placement } from '../world.ts';
import { makeRock, type RockLook } from './rocks.ts';
import type { Season } from './season.ts';

const LEVELS = [13, 8, 5] as const;
const LEVEL_ENDS = [10, 32] as const;
const VARIANTS = 4;

export interface Stones {
  place(at: Vector, size: number, chance: number, distance: number): Placement;
}

/** Rocks of one look, made when first asked for, in four shapes and three levels. */
export function makeStones(seed: number, look: RockLook, season: Season): Stones {
  const made = new Map<number, Mesh>();
  const meshOf = (variant: number, level: number): Mesh => {
    const known = made.get(variant * 8 + level);
    if (known !== undefined) return known;
    const mesh = makeRock(makeRandom(seed).spawn(`rock-${variant}`), look, season, LEVELS[level] ?? 5);
    made.set(variant * 8 + level, mesh);
    return mesh;
  };
  return {
    place(at, size, chance, distance) {
      const found = LEVEL_ENDS.findIndex((end) => distance / size < end);
      const level = found === -1 ? LEVELS.length - 1 : found;
      const variant = Math.floor(chance * 971) % VARIANTS;
      const wide = 0.8 + 0.5 * ((chance * 53) % 1);
      return {
        mesh: meshOf(variant, level),
        // Sunk by a fifth: a stone lies in the ground, not on it.
        matrix: stretched([at[0], at[1] + size * look.tall * 0.12, at[2]], chance * 50, [size * wide, size, size]),
        coarse: meshOf(variant, LEVELS.length - 1),
        phase: chance,
      };
    },
  };
}
