import { smoothstep } from '../../maths/ease.ts';
import { lightOf } from '../../maths/mesh.ts';
import type { PlaceOrder } from '../place.ts';
import type { Placement } from '../world.ts';
import { type Land, layerSeed } from './nature.ts';
import { sow } from './sow.ts';
import { makeStones } from './stones.ts';

/** A shore of boulders instead of palms: one still gets down to the water between them, which under a cliff nobody could. */
export const isRockyShore = ({ dressing }: PlaceOrder): boolean =>
  dressing.some((word) => /\b(?:rocky|boulders?|shingle|stony|craggy)\b/.test(word));

/** Metres: nothing large lies where people are. */
const [FREE, STEPS] = [8.5, 4];

/** `edge`: how far inland of the water a point is. */
export function strewBoulders(
  order: PlaceOrder,
  { relief, heightAt, sight, season }: Land,
  edge: (x: number, z: number) => number,
): Placement[] {
  const boulders = makeStones(
    layerSeed(order, 15),
    { stone: lightOf(0x6f675f), moss: lightOf(0x4a4f38), mossy: 0.35, tall: 0.7, cuts: 13, strata: 0.6 },
    season,
  );
  const placements: Placement[] = [];
  sow(
    { seed: layerSeed(order, 16), sight, heightAt, centre: [0, -10], reach: 80, step: 2.1, to: 80, tall: 2.5 },
    ({ x, y, z, distance, chance }) => {
      const inland = edge(x, z);
      const off = Math.hypot(x, z);
      const cluster = relief.noise.noise(x * 0.09 + 7, z * 0.09);
      // Thickest where waves have laid them bare, thinner up the beach.
      const likely = smoothstep(-11, -2, inland) * (1 - smoothstep(7, 26, inland)) * (0.35 + 0.6 * cluster);
      if (off < STEPS || chance(0) > likely) return;
      const large = 0.3 + chance(1) ** 2.2 * (off > 22 ? 3.4 : 1.7);
      const size = off < FREE ? 0.1 + 0.22 * chance(1) : large;
      if (!sight.blocks([x, y, z], size, size)) placements.push(boulders.place([x, y, z], size, chance(2), distance));
    },
  );
  return placements;
}
