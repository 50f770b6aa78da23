import { smoothstep } from '../../maths/ease.ts';
import { standing } from '../../maths/matrix.ts';
import { lightOf } from '../../maths/mesh.ts';
import type { Vector } from '../../maths/vector.ts';
import { countryHeight, layCountry } from '../kits/architecture/country.ts';
import { darkOf } from '../kits/architecture/light.ts';
import { lampsOf, type Placed, placementsOf, put, without } from '../kits/architecture/pieces.ts';
import { makeLantern } from '../kits/architecture/street.ts';
import { makeLogCabin, makeWoodpile } from '../kits/log-cabin.ts';
import { layerSeed, openAir, windOf } from '../kits/nature.ts';
import { plantCopse } from '../kits/plants/copse.ts';
import { makeRelief } from '../kits/relief.ts';
import { seasonOf } from '../kits/season.ts';
import type { PlaceBuilder, PlaceFacts, PlaceOrder } from '../place.ts';
import type { Sight } from '../sight.ts';
import type { World } from '../world.ts';

/** A cabin of logs at the edge of a clearing, firs behind it, a trodden path from its door; by night its windows light the snow. */
const HOUSE: Vector = [-3.6, 0, -15];

const heightOf = (order: PlaceOrder) => {
  const country = countryHeight(makeRelief(layerSeed(order, 1)), 24);
  return (x: number, z: number): number => country(x, z) + smoothstep(26, 70, -z) * 5;
};

const pathAt = (z: number): number => -3.4 + smoothstep(-12, 6, z) * 3.4;

function furnish(order: PlaceOrder): Placed[] {
  const snowy = seasonOf(order, true).snow > 0.4;
  return without(order, [
    put(makeLantern(darkOf(order), 2.4), 3.4, -8.5),
    put(makeWoodpile(order.seed, snowy), 2.2, -14.6, 0.15),
    put(makeWoodpile(order.seed + 1, snowy), -9.6, -13.2, 0.5),
  ]);
}

function describe(order: PlaceOrder): PlaceFacts {
  const heightAt = heightOf(order);
  const points: Vector[] = [20, 8, 0, -6, -11].map((z) => [pathAt(z), heightAt(pathAt(z), z), z]);
  return {
    heightAt,
    waterLevel: null,
    indoor: false,
    bestView: 0.1,
    viewSlack: 0.35,
    openRadius: 7,
    spots: [{ kind: 'door', at: [HOUSE[0], 0.2, HOUSE[2] + 0.9], heading: Math.PI, radius: 0.6 }],
    ways: [{ kind: 'path', points, width: 1.6 }],
    prospect: {
      ground: { eye: [4.5, 1.9, 3.5], target: [-2.6, 2.2, -15] },
      air: { eye: [16, 11, 10], target: [-3, 2, -16] },
    },
  };
}

function build(order: PlaceOrder, sight: Sight, detail: number): World {
  const season = seasonOf(order, true);
  const [relief, heightAt, dark] = [makeRelief(layerSeed(order, 1)), heightOf(order), darkOf(order)];
  const placed = furnish(order);
  const land = layCountry({
    ...{ order, sight, detail, season, relief, heightAt, soil: lightOf(0x8a7458), grassHeight: 0.2 },
    bare: (x, z) => (z < -12 || z > 30 ? 0 : 0.85 * (1 - smoothstep(0.5, 1.1, Math.abs(x - pathAt(z))))),
    isClear: () => true,
  });
  const cabin = makeLogCabin(order.seed, dark, season.snow > 0.4);
  return {
    placements: [
      { mesh: cabin, matrix: standing([HOUSE[0], heightAt(HOUSE[0], HOUSE[2]), HOUSE[2]], 0.22), stays: true },
      ...placementsOf(placed),
      ...plantCopse(
        order,
        { relief, heightAt, sight, season },
        {
          ...{ layer: 8, reach: 150, step: 5.2, centre: [0, -50], clear: 13, crowd: 1.4 },
          density: (x, z) =>
            Math.hypot(x - HOUSE[0], z - HOUSE[2] + 3) < 8.5 ? 0 : z < -12 ? 0.72 : Math.abs(x) > 13 ? 0.5 : 0,
          species: [
            ['spruce', 0.8],
            ['pine', 1],
          ],
          size: [0.6, 1.15],
        },
      ),
      ...land.placements,
    ],
    grounds: land.grounds,
    groundFocus: [0, 0, -4],
    heightAt,
    air: openAir(order),
    water: null,
    lamps: [
      ...lampsOf(placed, dark),
      ...(dark > 0.12
        ? [-6, -1.2].map((x) => ({
            at: [x, 1.6, HOUSE[2] + 3.2] as Vector,
            colour: [9 * dark, 4.6 * dark, 1.7 * dark] as const,
            reach: 10,
            size: 0.8,
          }))
        : []),
    ],
    wind: windOf(season),
  };
}

export const CABIN: PlaceBuilder = { name: 'cabin', describe, build };
