import { smoothstep } from '../../maths/ease.ts';
import { standing } from '../../maths/matrix.ts';
import { lightOf } from '../../maths/mesh.ts';
import { layCountry } from '../kits/architecture/country.ts';
import { darkOf } from '../kits/architecture/light.ts';
import { lampsOf, type Placed, placementsOf, put, without } from '../kits/architecture/pieces.ts';
import { makeSkyline } from '../kits/architecture/town.ts';
import { makeExcavator, makeSkeleton, makeTowerCrane } from '../kits/building-site.ts';
import { makeBarrier, makeCabin, makeSpoil, makeStock } from '../kits/building-stock.ts';
import { dustyAir, layerSeed, openAir, windOf } from '../kits/nature.ts';
import { makeRelief } from '../kits/relief.ts';
import { seasonOf } from '../kits/season.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';
import type { Sight } from '../sight.ts';
import type { World } from '../world.ts';

/** Trodden earth before houses that are being built: cranes over them, machines, heaps and stock around, the town behind. */
const YARD = 60;

function furnish(order: PlaceOrder): Placed[] {
  const dark = darkOf(order);
  const barrier = makeBarrier(dark);
  return without(order, [
    put(makeTowerCrane(21), -13, -45, -0.2),
    put(makeTowerCrane(31), 38, -104, 2.7),
    put(makeExcavator(), 10.6, -12, 2.5),
    put(makeSpoil(order.seed, 4.2, 0xb08f62), 15.5, -19),
    put(makeSpoil(order.seed + 1, 2.7, 0x8d8880), -12.5, -11),
    put(makeSpoil(order.seed + 2, 3.4, 0xa8865c), -3.4, -25),
    put(makeSpoil(order.seed + 3, 2.2, 0x9a938a), 6.6, -23),
    put(makeStock('beams'), -8.6, -5.6, 0.25),
    put(makeStock('pipes'), 8.8, -4.4, 1.3),
    put(makeStock('boards'), -9.4, 1.4, 1.45),
    put(makeCabin(0x3f6f96), -19, -15, 0.7),
    put(makeCabin(0xd8d4c8), -24, -9.6, 0.9),
    ...[-1, 0, 1, 2].map((k) => put(barrier, 2 + k * 2.3, -18.4, 0.06 * k)),
  ]);
}

function build(order: PlaceOrder, sight: Sight, detail: number): World {
  const [dark, season, relief] = [darkOf(order), seasonOf(order, true), makeRelief(layerSeed(order, 1))];
  const ruts = (x: number, z: number): number => Math.sin(x * 2.2 + Math.sin(z * 0.16) * 3) * 0.035;
  const heightAt = (x: number, z: number): number => {
    const far = Math.hypot(x, z);
    return (
      ruts(x, z) * smoothstep(1.5, 5, far) * smoothstep(40, 20, far) +
      smoothstep(YARD, 400, far) * (relief.swells(x, z, 200) * 4 + 2)
    );
  };
  const country = layCountry({
    ...{ order, sight, detail, season, relief, heightAt, soil: lightOf(0x8f7355), grassHeight: 0.2 },
    bare: (x, z) => 1 - smoothstep(YARD, YARD + 30, Math.hypot(x, z)),
    isClear: (x, z) => Math.hypot(x, z) < YARD + 20,
  });
  const placed = furnish(order);
  const air = openAir(order, 0.35);
  const houses = [
    [makeSkeleton(order.seed, 6, 4, true), 6, -44, 0.06],
    [makeSkeleton(order.seed + 1, 5, 6, false), 38, -74, -0.35],
    [makeSkeleton(order.seed + 2, 4, 3, true), -36, -50, 0.6],
  ] as const;
  return {
    placements: [
      ...placementsOf(placed),
      ...houses.map(([mesh, x, z, turn]) => ({ mesh, matrix: standing([x, 0, z], turn) })),
      ...makeSkyline(order, -190, dark, 460),
      ...country.placements,
    ],
    grounds: country.grounds,
    groundFocus: [0, 0, 0],
    heightAt,
    air: dustyAir(air),
    water: null,
    lamps: [
      ...lampsOf(placed, dark),
      ...(dark > 0.5
        ? (
            [
              [-4, 9, -24],
              [10, 9, -26],
            ] as const
          ).map((at) => ({ at, colour: [60 * dark, 52 * dark, 40 * dark] as const, reach: 34, size: 0.5 }))
        : []),
    ],
    wind: windOf(season),
  };
}

export const BUILDING_SITE: PlaceBuilder = {
  name: 'building_site',
  describe: () => ({
    heightAt: () => 0,
    ...{ waterLevel: null, indoor: false, bestView: 0, viewSlack: 0.35, openRadius: 6.5 },
    spots: [{ kind: 'stand', at: [2, 0, -3], heading: 0, radius: 1 }],
    ways: [
      {
        kind: 'path',
        points: [
          [1, 0, 30],
          [0, 0, 0],
          [1, 0, -16],
        ],
        width: 4,
      },
    ],
    prospect: {
      ground: { eye: [-3, 2, 13], target: [0, 7.5, -44] },
      air: { eye: [-38, 26, 22], target: [2, 12, -36] },
    },
  }),
  build,
};
