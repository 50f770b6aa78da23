import { smoothstep } from '../../maths/ease.ts';
import { lightOf } from '../../maths/mesh.ts';
import { layCobbles } from '../kits/architecture/cobbles.ts';
import { countryHeight, layCountry } from '../kits/architecture/country.ts';
import { darkOf, isSnowy, isWet, wetOf } from '../kits/architecture/light.ts';
import { lampsOf, type Placed, placementsOf, put, spotsOf, without } from '../kits/architecture/pieces.ts';
import { lookOf } from '../kits/architecture/solids.ts';
import { makeStreetLamp } from '../kits/architecture/street.ts';
import { makeSkyline } from '../kits/architecture/town.ts';
import { layerSeed, openAir, windOf } from '../kits/nature.ts';
import { plantCopse } from '../kits/plants/copse.ts';
import { makeRelief } from '../kits/relief.ts';
import { makeBench } from '../kits/rooms/seats.ts';
import { seasonOf } from '../kits/season.ts';
import { makeFunBox, makeGraffitiWall, makeGrindRail, makeQuarterPipe } from '../kits/skate-ramps.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';
import type { Sight } from '../sight.ts';
import type { World } from '../world.ts';

/** A yard of concrete with ramps around it, a painted wall and palms behind, the town beyond. */
const [LEFT, RIGHT, FROM, TO] = [-22, 22, 22, -30];

function furnish(order: PlaceOrder): Placed[] {
  const lamp = makeStreetLamp(darkOf(order), 7);
  return without(order, [
    put(makeQuarterPipe(11, 1.8), 3.5, -13, 0),
    put(makeQuarterPipe(10, 1.7), 14, -4, -Math.PI / 2),
    put(makeQuarterPipe(9, 1.5), -15, -7, Math.PI / 2),
    put(makeFunBox(), -8.6, -5.4, 0.5),
    put(makeGrindRail(4), 7.4, -6.4, 0.5),
    put(makeGraffitiWall(order.seed, 42, 4.6), 0, -21.5),
    put(makeGraffitiWall(order.seed + 1, 22, 2.6), -20.5, -12, Math.PI / 2),
    put(makeGraffitiWall(order.seed + 2, 22, 2.6), 20.5, -12, -Math.PI / 2),
    put(makeBench(lookOf(0x6a4a30, 'wood'), 1.8), -10.6, 3.4, Math.PI / 2),
    put(lamp, -12, -17, 0.6),
    put(lamp, 13, -17, -0.6),
  ]);
}

function build(order: PlaceOrder, sight: Sight, detail: number): World {
  const [dark, snowy, wet] = [darkOf(order), isSnowy(order), isWet(order)];
  const [season, relief] = [seasonOf(order, true), makeRelief(layerSeed(order, 1))];
  const country = countryHeight(relief, 60);
  const heightAt = (x: number, z: number): number => country(x, z) * smoothstep(40, 120, Math.hypot(x, z)) - 0.06;
  const land = layCountry({
    ...{ order, sight, detail, season, relief, heightAt, soil: lightOf(0x6c6862), grassHeight: 0.12 },
    bare: (x, z) => (x > LEFT && x < RIGHT && z < FROM && z > TO ? 1 : 0),
    isClear: (x, z) => Math.hypot(x, z) < 60 || z < -40,
  });
  const placed = furnish(order);
  const stone = lookOf(snowy ? 0xe2e7ea : 0x6f6b66, snowy ? 'snow' : wet ? 'stoneWet' : 'asphalt');
  return {
    placements: [
      ...placementsOf(placed),
      ...plantCopse(
        order,
        { relief, heightAt, sight, season },
        {
          ...{ layer: 6, reach: 60, step: 4.6, centre: [0, -34], clear: 20 },
          density: (x, z) => (z < -24.5 && z > -40 && Math.abs(x) < 46 ? 0.5 : 0),
          species: [
            ['palm', 0.72],
            ['bush', 1],
          ],
          size: [0.75, 1.15],
        },
      ),
      ...makeSkyline(order, -170, dark, 420),
      ...land.placements,
    ],
    grounds: [
      ...layCobbles({
        ...{ seed: order.seed, left: LEFT, right: RIGHT, from: FROM, to: TO, stone, size: 2.6 },
        second: { ...lookOf(snowy ? 0xf0f4f6 : 0x625e59, 'asphalt'), material: stone.material },
      }),
      ...land.grounds,
    ],
    groundFocus: [0, 0, 2],
    heightAt: () => 0,
    air: openAir(order, 0.4),
    water: wetOf(order),
    lamps: lampsOf(placed, dark),
    wind: windOf(season),
  };
}

export const SKATE_PARK: PlaceBuilder = {
  name: 'skate_park',
  describe: (order) => ({
    heightAt: () => 0,
    ...{ waterLevel: null, indoor: false, bestView: 0, viewSlack: 0.4, openRadius: 7 },
    spots: spotsOf(furnish(order)),
    ways: [
      {
        kind: 'path',
        points: [
          [-12, 0, 1],
          [0, 0, 0],
          [12, 0, -1],
        ],
        width: 4,
      },
    ],
    prospect: {
      ground: { eye: [-4, 1.6, 8], target: [1, 2, -16] },
      air: { eye: [-16, 11, 18], target: [1, 1, -12] },
    },
  }),
  build,
};
