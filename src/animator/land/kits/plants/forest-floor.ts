import { smoothstep } from '../../../maths/ease.ts';
import { lightOf } from '../../../maths/mesh.ts';
import { makeRandom } from '../../../maths/random.ts';
import type { PlaceOrder } from '../../place.ts';
import type { Placement } from '../../world.ts';
import { type Land, layerSeed } from '../nature.ts';
import { sow } from '../sow.ts';
import { makeStones } from '../stones.ts';
import { makeTrees } from './trees.ts';
import { STONE_GREY } from './turf.ts';
import { FERN, FERN_TONES, lying, makeLog, makeMushrooms, makeRosettes } from './undergrowth.ts';

/** Ferns, young bushes, stones, toadstools and a log to sit on. */
export function layUndergrowth(
  order: PlaceOrder,
  { relief, heightAt, sight, season }: Land,
  pathAt: (z: number) => number,
): Placement[] {
  const ferns = makeRosettes(layerSeed(order, 7), FERN, FERN_TONES[season.name], season);
  const trees = makeTrees(layerSeed(order, 8), season);
  const stones = makeStones(
    layerSeed(order, 9),
    { stone: STONE_GREY, moss: lightOf(0x55682f), mossy: 0.95, tall: 0.6, cuts: 11, strata: 0 },
    season,
  );
  const random = makeRandom(layerSeed(order, 10));
  const mushrooms = makeMushrooms(random.spawn('mushrooms'));
  const placements: Placement[] = [];
  sow(
    { seed: layerSeed(order, 11), sight, heightAt, centre: [0, 0], reach: 70, step: 1.5, to: 60, tall: 1.5 },
    ({ x, y, z, distance, chance }) => {
      const far = Math.hypot(x, z);
      const path = smoothstep(1, 2.2, Math.abs(x - pathAt(z)));
      const here = path * smoothstep(6, 13, far) * smoothstep(-0.3, 0.3, relief.noise.noise(x * 0.1 + 5, z * 0.1));
      if (sight.nearest([x, y, z]) < 1 || sight.blocks([x, y, z], 0.6, 0.7)) return;
      const kind = chance(1);
      if (chance(0) > here * 0.75) {
        if (far > 4 && path > 0.5 && kind > 0.985)
          placements.push({ mesh: mushrooms, matrix: lying([x, y, z], chance(2) * 6) });
        return;
      }
      if (kind < 0.66) placements.push(ferns.place([x, y, z], 0.6 + 0.7 * chance(2), chance(3), distance));
      else if (kind < 0.78 && far > 11)
        placements.push(
          trees.place({ species: 'bush', at: [x, y, z], size: 0.5 + 0.6 * chance(2), chance: chance(3), distance }),
        );
      else if (kind > 0.95) placements.push(stones.place([x, y, z], 0.2 + chance(2) ** 2 * 0.9, chance(3), distance));
    },
  );
  const log = makeLog(random.spawn('log'), season, 3.2, 0.24);
  for (const [x, z, heading] of [
    [-5.2, -3.4, 0.35],
    [9.5, -9, -0.7],
    [-12, -14, 1.2],
  ] as const) {
    if (!sight.blocks([x, heightAt(x, z), z], 1.8, 0.5))
      placements.push({ mesh: log, matrix: lying([x, heightAt(x, z) - 0.05, z], heading) });
  }
  return placements;
}
