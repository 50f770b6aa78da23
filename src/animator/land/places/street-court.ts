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
import { makeGraffitiWall } from '../kits/skate-ramps.ts';
import { makeChainLink } from '../kits/sports/chain-link.ts';
import { makePainted } from '../kits/sports/hall-pieces.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';
import type { Sight } from '../sight.ts';
import type { World } from '../world.ts';

/** A court under the open sky: asphalt with lines on it, a fence of wire around, trees and the town behind. */
const [LEFT, RIGHT, FROM, TO] = [-18, 18, 20, -20];
/** Metres to the fence behind whoever plays, beside them, and its height. */
const [BACK, ASIDE, HIGH] = [-7.6, 13, 3.4];

const WHITE = lookOf(0xe6e4dc, 'asphalt');
const LINES = makePainted((painter) => {
  painter.area(-9, -6.6, 9, 11, lookOf(0x3f6b5c, 'asphalt')).frame(-9, -6.6, 9, 11, WHITE);
  painter.area(-2.4, -6.6, 2.4, -1.2, lookOf(0x9c4a3b, 'asphalt')).frame(-2.4, -6.6, 2.4, -1.2, WHITE);
  painter.ring(0, -1.2, 1.8, WHITE).ring(0, -5.6, 6.6, WHITE, { from: -0.23, to: 0.23 });
});

function furnish(order: PlaceOrder): Placed[] {
  const lamp = makeStreetLamp(darkOf(order), 7);
  const aside = makeChainLink(24, HIGH);
  return without(order, [
    put(LINES, 0, 0),
    put(makeChainLink(ASIDE * 2, HIGH), 0, BACK),
    put(aside, -ASIDE, BACK + 12, Math.PI / 2),
    put(aside, ASIDE, BACK + 12, Math.PI / 2),
    put(makeGraffitiWall(order.seed, 30, 3), 2, -17),
    put(makeBench(lookOf(0x6a4a30, 'wood'), 1.8), -10.8, 1.4, Math.PI / 2),
    put(lamp, -11.6, -9.4, 0.6),
    put(lamp, 12, -9.4, -0.6),
  ]);
}

function build(order: PlaceOrder, sight: Sight, detail: number): World {
  const [dark, snowy, wet] = [darkOf(order), isSnowy(order), isWet(order)];
  const [season, relief] = [seasonOf(order, false), makeRelief(layerSeed(order, 1))];
  const country = countryHeight(relief, 60);
  const heightAt = (x: number, z: number): number => country(x, z) * smoothstep(40, 120, Math.hypot(x, z)) - 0.06;
  const land = layCountry({
    ...{ order, sight, detail, season, relief, heightAt, soil: lightOf(0x6c6862), grassHeight: 0.12 },
    bare: (x, z) => (x > LEFT && x < RIGHT && z < FROM && z > TO ? 1 : 0),
    isClear: (x, z) => Math.hypot(x, z) < 60 || z < -40,
  });
  const placed = furnish(order);
  const stone = lookOf(snowy ? 0xe2e7ea : 0x55585a, snowy ? 'snow' : wet ? 'stoneWet' : 'asphalt');
  return {
    placements: [
      ...placementsOf(placed),
      ...plantCopse(
        order,
        { relief, heightAt, sight, season },
        {
          ...{ layer: 6, reach: 60, step: 4.8, centre: [0, -30], clear: 12 },
          density: (x, z) => (z < -20.5 && z > -38 && Math.abs(x) < 46 ? 0.55 : 0),
          species: [
            ['maple', 0.5],
            ['oak', 0.8],
            ['bush', 1],
          ],
          size: [0.75, 1.15],
        },
      ),
      ...makeSkyline(order, -130, dark, 420),
      ...land.placements,
    ],
    grounds: [
      ...layCobbles({
        ...{ seed: order.seed, left: LEFT, right: RIGHT, from: FROM, to: TO, stone, size: 2.6 },
        second: { ...lookOf(snowy ? 0xf0f4f6 : 0x4c4f51, 'asphalt'), material: stone.material },
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

export const STREET_COURT: PlaceBuilder = {
  name: 'street_court',
  describe: (order) => ({
    heightAt: () => 0,
    ...{ waterLevel: null, indoor: false, bestView: 0, viewSlack: 0.4, openRadius: 7 },
    spots: spotsOf(furnish(order)),
    ways: [
      {
        kind: 'path',
        points: [
          [-10, 0, 1],
          [0, 0, 0],
          [10, 0, -1],
        ],
        width: 4,
      },
    ],
    prospect: {
      ground: { eye: [-4, 1.6, 9], target: [1, 2, -14] },
      air: { eye: [-13, 9, 15], target: [1, 1, -8] },
    },
  }),
  build,
};
