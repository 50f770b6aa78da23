import { standing } from '../../maths/matrix.ts';
import { makeRandom } from '../../maths/random.ts';
import { layCobbles } from '../kits/architecture/cobbles.ts';
import { closeEnds } from '../kits/architecture/ends.ts';
import { darkOf, isSnowy, townAir, wetOf } from '../kits/architecture/light.ts';
import { lampsOf, type Placed, placementsOf, put, without } from '../kits/architecture/pieces.ts';
import { lookOf } from '../kits/architecture/solids.ts';
import { doorOf, makeLaneHouse, makeLaundryLine } from '../kits/lane-house.ts';
import type { PlaceBuilder, PlaceOrder, PlaceSpot } from '../place.ts';
import type { Placement, World } from '../world.ts';

/** A lane of an old village in the south, between walls of plaster: doors with steps, shutters, pots of flowers, washing from wall to wall. Along z. */
const [HALF, FROM, TO] = [2.5, 30, -62];

interface Plot {
  readonly z: number;
  readonly width: number;
  readonly seed: number;
}

/** The houses of one side: where the middle of each is, and how wide. */
function plotsOf({ seed }: PlaceOrder, side: number): Plot[] {
  const random = makeRandom(seed).spawn(`lane ${side}`);
  const plots: Plot[] = [];
  for (let z = FROM, index = 0; z > TO; index++) {
    const width = random.between(5, 7.6);
    plots.push({ z: z - width / 2, width, seed: seed * 31 + index * 2 + (side > 0 ? 1 : 0) });
    z -= width;
  }
  return plots;
}

/** On the steps of the doors that one comes by from either end. */
const doorsOf = (order: PlaceOrder): PlaceSpot[] =>
  [-1, 1].flatMap((side) =>
    plotsOf(order, side)
      .map(({ z, width, seed }) => z + side * doorOf(seed, width))
      .filter((z) => z < -3 && z > -24)
      .map((z) => ({ kind: 'door', at: [side * (HALF - 0.5), 0, z] as const, heading: -side * 1.45, radius: 0.5 })),
  );

function furnish(order: PlaceOrder): Placed[] {
  const random = makeRandom(order.seed).spawn('lane lines');
  const placed: Placed[] = [];
  for (let z = 13, k = 0; z > TO + 12; z -= random.between(6, 10), k++)
    placed.push(
      put(makeLaundryLine(order.seed * 7 + k, HALF * 2), 0, z, random.between(-0.2, 0.2), random.between(4.3, 5.6)),
    );
  return without(order, placed);
}

function build(order: PlaceOrder): World {
  const [dark, snowy] = [darkOf(order), isSnowy(order)];
  const houses = [-1, 1].flatMap((side): Placement[] =>
    plotsOf(order, side).map(({ z, width, seed }) => {
      const random = makeRandom(seed).spawn('plot');
      return {
        mesh: makeLaneHouse({ seed, width, floors: random.pick([2, 2, 3]), dark }),
        matrix: standing([side * (HALF + random.between(0, 0.3)), 0, z], (-side * Math.PI) / 2),
        stays: true,
      };
    }),
  );
  const placed = furnish(order);
  const air = townAir(order, 0.5);
  return {
    placements: [
      ...houses,
      ...placementsOf(placed).map((each) => ({ ...each, stays: true })),
      ...closeEnds(order, [FROM + 9, TO - 9], dark, snowy),
    ],
    grounds: layCobbles({
      ...{ seed: order.seed, left: -HALF - 0.5, right: HALF + 0.5, from: FROM, to: TO, size: 0.34, gutter: true },
      stone: snowy ? lookOf(0xdfe4e8, 'snow') : lookOf(0xa89a86, 'stone'),
      second: snowy ? lookOf(0xd2d8de, 'snow') : lookOf(0x8d8272, 'stone'),
    }),
    groundFocus: [0, 0, 0],
    heightAt: () => 0,
    air,
    water: wetOf(order),
    lamps: lampsOf(placed, dark),
    wind: { x: 0.8, z: 0.6, strength: 0.3 },
  };
}

export const VILLAGE_LANE: PlaceBuilder = {
  name: 'village_lane',
  describe: (order) => ({
    heightAt: () => 0,
    waterLevel: null,
    indoor: false,
    bestView: 0,
    viewSlack: 0.35,
    openRadius: 2,
    street: { half: HALF - 0.2, roofs: 6 },
    spots: doorsOf(order),
    // One way for those who walk and those who ride.
    ways: ['pavement', 'lane'].map((kind) => ({
      kind,
      points: [
        [0, 0, FROM - 4],
        [0, 0, 0],
        [0, 0, TO + 8],
      ],
      width: 2.6,
    })),
    prospect: {
      ground: { eye: [0.5, 1.6, 14], target: [0, 2, -14] },
      air: { eye: [0.4, 7.5, 18], target: [0, 2, -20] },
    },
  }),
  build,
};
