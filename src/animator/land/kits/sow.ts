import type { Sight } from '../sight.ts';
import { chanceAt } from './chance.ts';

/** A grid of spots, one a square of `step` metres, of which those are visited that may be seen and are near enough. */
export interface Sowing {
  readonly seed: number;
  readonly sight: Sight;
  heightAt(x: number, z: number): number;
  readonly centre: readonly [number, number];
  /** Half the width of the grid. */
  readonly reach: number;
  readonly step: number;
  /** Apparent distances between which it is sown. */
  readonly from?: number;
  readonly to: number;
  /** How high what is sown may be. */
  readonly tall: number;
}

export interface SownSpot {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** Apparent distance, farther in a small picture: how finely it must be made. */
  readonly distance: number;
  /** 0 to 1, the same whenever it is asked for by the same number. */
  chance(which: number): number;
}

const BLOCK = 8;
/** Bands of different fineness overlap raggedly, so that no line shows where one begins. */
const RAGGED = 0.22;
/** Metres: what is no higher stands farther apart in small pictures, where it is a speck. Trees stand where they always do. */
const LOW = 2;
const SMALL_PICTURE = 2;
const THINNED = 2;

export function sow(sowing: Sowing, visit: (spot: SownSpot) => void): void {
  const { seed, sight, heightAt, centre, reach, from = 0, to, tall } = sowing;
  const step = tall <= LOW && sight.grain > SMALL_PICTURE ? sowing.step * THINNED : sowing.step;
  // Leaves show their corners before they are as small as the pixels say.
  const coarser = sight.grain > SMALL_PICTURE ? sight.grain : Math.sqrt(sight.grain);
  const side = step * BLOCK;
  const blocks = Math.ceil(reach / side);
  for (let bj = -blocks; bj < blocks; bj++) {
    for (let bi = -blocks; bi < blocks; bi++) {
      const [mx, mz] = [centre[0] + (bi + 0.5) * side, centre[1] + (bj + 0.5) * side];
      const radius = side * 0.75 + tall;
      // Most squares of a fine grid are too far away at any height: of these none is asked for.
      if (sight.apparentAcross(mx, mz) - radius > to * (1 + RAGGED)) continue;
      const middle = [mx, heightAt(mx, mz), mz] as const;
      if (sight.apparent(middle) - radius > to * (1 + RAGGED) || !sight.sees(middle, radius)) continue;
      for (let j = bj * BLOCK; j < (bj + 1) * BLOCK; j++) {
        for (let i = bi * BLOCK; i < (bi + 1) * BLOCK; i++) {
          const x = centre[0] + (i + chanceAt(seed, i, j, 0)) * step;
          const z = centre[1] + (j + chanceAt(seed, i, j, 1)) * step;
          if (Math.abs(x - centre[0]) > reach || Math.abs(z - centre[1]) > reach) continue;
          const edge = 1 + (chanceAt(seed, i, j, 2) - 0.5) * RAGGED * 2;
          if (sight.apparentAcross(x, z) >= to * edge) continue;
          const y = heightAt(x, z);
          const distance = sight.apparent([x, y, z]);
          if (distance < from * edge || distance >= to * edge) continue;
          visit({ x, y, z, distance: distance * coarser, chance: (which) => chanceAt(seed, i, j, which + 3) });
        }
      }
    }
  }
}
