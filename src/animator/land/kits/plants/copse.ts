import type { Light } from '../../../maths/mesh.ts';
import type { PlaceOrder } from '../../place.ts';
import type { Placement } from '../../world.ts';
import { type Land, layerSeed } from '../nature.ts';
import type { RockLook } from '../rocks.ts';
import { sow } from '../sow.ts';
import { makeStones, type Stones } from '../stones.ts';
import { makeTrees, type Trees } from './trees.ts';
import type { Species } from './trees-table.ts';

/** Trees scattered over open land. */
export interface Copse {
  readonly layer: number;
  readonly reach: number;
  readonly step: number;
  readonly centre?: readonly [number, number];
  /** 0 to 1 at a spot. */
  density(x: number, z: number, y: number): number;
  /** Species with the share up to which each is taken. */
  readonly species: readonly (readonly [Species, number])[];
  readonly size: readonly [number, number];
  /** No nearer to the middle than this. */
  readonly clear: number;
  readonly crowd?: number;
  readonly tint?: Light;
}

/** How wide and high something must be thought of, so that it does not stand before what the camera looks at. */
const room = (species: Species): readonly [number, number] => (species === 'bush' ? [1.4, 1.5] : [3, 8]);

/** Where cherries are told to blossom, these are cherries. */
const LEAFY: ReadonlySet<Species> = new Set(['oak', 'maple', 'birch', 'apple', 'poplar']);

export function plantCopse(order: PlaceOrder, { heightAt, sight, season }: Land, copse: Copse): Placement[] {
  const trees: Trees = makeTrees(layerSeed(order, copse.layer), season, { crowd: copse.crowd ?? 1 });
  const placements: Placement[] = [];
  const { centre = [0, 0], reach, step, size, tint = [1, 1, 1] } = copse;
  const blossoms = order.dressing.some((word) => /cherry|sakura|blossom/.test(word));
  sow(
    { seed: layerSeed(order, copse.layer + 100), sight, heightAt, centre, reach, step, to: reach, tall: 10 },
    ({ x, y, z, distance, chance }) => {
      if (Math.hypot(x, z) < copse.clear || chance(0) > copse.density(x, z, y)) return;
      const grown = copse.species.find(([, upTo]) => chance(1) < upTo)?.[0];
      const species = blossoms && grown !== undefined && LEAFY.has(grown) && chance(5) < 0.85 ? 'cherry' : grown;
      if (species === undefined || sight.blocks([x, y, z], ...room(species)) || sight.nearest([x, y + 1, z]) < 2.5)
        return;
      const shade = 0.84 + 0.32 * chance(2);
      placements.push(
        trees.place({
          species,
          at: [x, y - 0.06, z],
          size: size[0] + (size[1] - size[0]) * chance(3),
          chance: chance(4),
          distance,
          tint: [shade * tint[0], shade * tint[1], shade * tint[2]],
        }),
      );
    },
  );
  return placements;
}

export interface Scree {
  readonly layer: number;
  readonly reach: number;
  readonly step: number;
  readonly centre?: readonly [number, number];
  density(x: number, z: number, y: number): number;
  readonly look: RockLook;
  /** Metres; most are near the smaller. */
  readonly size: readonly [number, number];
  readonly clear: number;
}

export function strewStones(order: PlaceOrder, { heightAt, sight, season }: Land, scree: Scree): Placement[] {
  const stones: Stones = makeStones(layerSeed(order, scree.layer), scree.look, season);
  const placements: Placement[] = [];
  const { centre = [0, 0], reach, step, size } = scree;
  sow(
    { seed: layerSeed(order, scree.layer + 100), sight, heightAt, centre, reach, step, to: reach, tall: 1 },
    ({ x, y, z, distance, chance }) => {
      const wide = size[0] + (size[1] - size[0]) * chance(1) ** 4;
      // Pebbles may lie anywhere; what is higher than a step keeps out of the way.
      const high = wide * scree.look.tall > 0.25;
      if (chance(0) > scree.density(x, z, y) || (high && Math.hypot(x, z) < scree.clear)) return;
      if (
        sight.nearest([x, y, z]) < wide + 0.6 ||
        (high && sight.blocks([x, y, z], wide * 0.7, wide * scree.look.tall))
      )
        return;
      placements.push(stones.place([x, y, z], wide, chance(2), distance));
    },
  );
  return placements;
}
