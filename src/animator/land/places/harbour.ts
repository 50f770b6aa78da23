import { smoothstep } from '../../maths/ease.ts';
import { standing } from '../../maths/matrix.ts';
import { lightOf } from '../../maths/mesh.ts';
import { makeRandom } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import { layCountry } from '../kits/architecture/country.ts';
import { darkOf, isSnowy } from '../kits/architecture/light.ts';
import { lampsOf, type Placed, placementsOf, put, spotsOf, without } from '../kits/architecture/pieces.ts';
import { darker, lookOf, Solids } from '../kits/architecture/solids.ts';
import { makeLantern } from '../kits/architecture/street.ts';
import { makeBarrel, makeCrate } from '../kits/architecture/yard.ts';
import { makeFishingBoat, makeRowboat, makeYacht } from '../kits/boats.ts';
import { makeContainerStack } from '../kits/containers.ts';
import { makeLighthouse } from '../kits/lighthouse.ts';
import { layerSeed, openAir, windOf } from '../kits/nature.ts';
import { makeBollard, makeCoil, makeHarbourCrane, makeStorehouse, makeTraps } from '../kits/quay.ts';
import { makeRelief, type Relief, shareOf } from '../kits/relief.ts';
import { Floor } from '../kits/rooms/floor.ts';
import { makeBench } from '../kits/rooms/seats.ts';
import { seasonOf } from '../kits/season.ts';
import { makeWater, makeWaterSheet } from '../kits/water.ts';
import type { PlaceBuilder, PlaceFacts, PlaceOrder } from '../place.ts';
import type { Sight } from '../sight.ts';
import type { GroundSquare, Placement, World } from '../world.ts';

/** A quay with the basin before it, a row of storehouses along its left side, a jetty to the right, a lighthouse on the mole. */
const LEVEL = -0.9;
const [EDGE, FRONT, LEFT, END] = [-7, 26, -14, -86] as const;
const JETTY = { from: 12.5, to: 15, end: -46 } as const;
const MOLE = { x: 34, z: -128 } as const;

const isQuay = (x: number, z: number): boolean => Math.abs(x) < 46 && z < FRONT && (z > EDGE || (x < LEFT && z > END));
const isJetty = (x: number, z: number): boolean => x > JETTY.from && x < JETTY.to && z > JETTY.end && z <= EDGE;

/** The bottom of the basin, the coast around the bay, the mole. */
const landOf =
  ({ swells, peaks, noise }: Relief) =>
  (x: number, z: number): number => {
    const shore = Math.max(smoothstep(-48, -150, x), smoothstep(24, 90, z), smoothstep(-700, -1200, z));
    const hills = shareOf(shore * smoothstep(60, 500, Math.hypot(x, z)), () => swells(x, z, 220) * 20 + 26);
    const far =
      shareOf(smoothstep(900, 2600, Math.hypot(x, z)), () => peaks(x, z, 1500, 7)) * 420 * (shore > 0 ? 1 : 0.4);
    const mole =
      1 - smoothstep(4.5, 8, Math.abs(z - MOLE.z + x * 0.1) + Math.max(0, 12 - x) + noise.noise(x * 0.3, z * 0.3));
    const land = shore * 8 + hills + far;
    return LEVEL - 5 + land + mole * 7.2;
  };

function furnish(order: PlaceOrder): Placed[] {
  const dark = darkOf(order);
  const [bollard, lantern, coil] = [makeBollard(), makeLantern(dark, 3.3), makeCoil()];
  const bench = makeBench(lookOf(0x5a4632, 'wood'), 1.8);
  return without(order, [
    ...[-10.5, -5.5, -0.5, 4.5, 9.5, 19, 25].map((x) => put(bollard, x, EDGE + 0.6)),
    ...[-16, -28, -40, -52].map((z) => put(bollard, LEFT - 0.6, z)),
    ...[-12, 7.5, 20, 32].map((x) => put(lantern, x, EDGE + 1.3)),
    ...[-18, -34, -50, -66].map((z) => put(lantern, LEFT - 1.6, z)),
    put(coil, -4.4, EDGE + 1),
    put(coil, 10.3, EDGE + 1.2),
    put(makeTraps(order.seed), -9.6, EDGE + 1.6, 0.3),
    put(makeTraps(order.seed + 1), 11.2, EDGE + 2.4, -0.5),
    put(makeBarrel(), -12.6, EDGE + 2.2),
    put(makeBarrel(), -13.4, EDGE + 1.7),
    put(makeCrate(0.8), 17, EDGE + 1.6, 0.3),
    put(makeCrate(0.65), 17.9, EDGE + 1.9, 0.8),
    put(makeCrate(0.6), 17.1, EDGE + 1.6, 0.5, 0.8),
    put(bench, -9.5, -1, Math.PI / 2),
    put(bench, 9.2, -1.6, -Math.PI / 2),
  ]);
}

/** Boats at their moorings, and some that lie off. */
function moor(order: PlaceOrder): Placement[] {
  const dark = darkOf(order);
  const random = makeRandom(order.seed).spawn('boats');
  const fishers = [0, 1, 2].map((k) => makeFishingBoat(order.seed * 3 + k, dark));
  const yachts = [0, 1].map((k) => makeYacht(order.seed * 5 + k));
  const rows = [lightOf(0x2f6a8a), lightOf(0xb2452f)].map((colour) => makeRowboat(colour));
  const at = (meshes: readonly Placement['mesh'][], x: number, z: number, heading: number): Placement[] => {
    const mesh = meshes[random.index(meshes.length)];
    return mesh === undefined ? [] : [{ mesh, matrix: standing([x, LEVEL, z], heading + random.between(-0.05, 0.05)) }];
  };
  return [
    ...at(fishers, -7.5, EDGE - 2.3, Math.PI / 2),
    ...at(fishers, 4.5, EDGE - 2.5, -Math.PI / 2),
    ...[-19, -30, -43, -58].flatMap((z) => at(fishers, LEFT + 2.3, z, random.chance(0.5) ? 0 : Math.PI)),
    ...[-15, -21, -27, -34, -41].flatMap((z) => [
      ...at(yachts, JETTY.to + 6.2, z, Math.PI / 2),
      ...(z < -24 ? at(yachts, JETTY.from - 6.2, z, -Math.PI / 2) : []),
    ]),
    ...at(rows, 10.4, -11, 0.2),
    ...at(rows, -2.5, -12.4, 1.2),
    ...at(yachts, -3, -72, 0.7),
    ...at(yachts, 46, -84, -0.4),
    ...at(fishers, 20, -96, 1.4),
  ];
}

/** Where ships are loaded: boxes of steel in stacks instead of storehouses, and cranes over them. */
function loadAndUnload({ seed }: PlaceOrder): Placement[] {
  const [crane, stacks] = [makeHarbourCrane(), [0, 1, 2].map((k) => makeContainerStack(seed * 5 + k, 4, 3))];
  return [
    ...[-13, -20.5, -28, -35.5, -43, -50.5, -58, -65.5].flatMap((z, k): Placement[] => {
      const mesh = stacks[(k + seed) % 3];
      return mesh === undefined ? [] : [{ mesh, matrix: standing([LEFT - 10, 0, z], 0) }];
    }),
    ...[-16, -38, -60].map(
      (z, k): Placement => ({ mesh: crane, matrix: standing([LEFT - 2.6, 0, z], 1.2 + k * 0.16) }),
    ),
  ];
}

/** Faces of the quay above the water, steps down to it, and the jetty on its piles. */
function layFaces(snowy: boolean): Placement {
  const solids = new Solids();
  const stone = lookOf(0x857e74, 'stone');
  const course = ([x, y, z]: Vector): ReturnType<typeof lookOf> =>
    darker(
      stone,
      (0.78 + 0.3 * Math.abs(Math.sin(Math.floor(x + z) * 7.3 + Math.floor(y * 2.2) * 3.7))) *
        (y < LEVEL + 0.5 ? 0.5 : 1),
    );
  solids.sheet([LEFT, LEVEL - 2, EDGE], [60, 0, 0], [0, 2 - LEVEL, 0], course, [80, 5]);
  solids.sheet([LEFT, LEVEL - 2, EDGE], [0, 0, END - EDGE], [0, 2 - LEVEL, 0], course, [90, 5]);
  const [coping, tyre] = [snowy ? lookOf(0xeaeff2, 'snow') : darker(stone, 1.2), lookOf(0x1d1d1f, 'rubber')];
  for (let x = LEFT; x < 46; x += 1.4)
    solids.softBox([x, -0.2, EDGE - 0.12], [x + 1.38, 0.07, EDGE + 0.42], 0.04, coping, { rings: 1 });
  for (let z = EDGE; z > END; z -= 1.4)
    solids.softBox([LEFT - 0.42, -0.2, z - 1.38], [LEFT + 0.12, 0.07, z], 0.04, coping, { rings: 1 });
  for (let x = -11; x < 30; x += 3.5)
    solids.within([1, 0, 0, x, 0, 0, 1, -0.8, 0, -1, 0, EDGE - 0.16], () =>
      solids.lathe(
        [0, 0, 0],
        [
          [0.22, -0.09],
          [0.36, -0.09],
          [0.42, 0],
          [0.36, 0.09],
          [0.22, 0.09],
        ],
        tyre,
        14,
      ),
    );
  const wood = lookOf(snowy ? 0xdde3e6 : 0x9a8468, 'wood');
  for (let z = EDGE; z > JETTY.end; z -= 0.24)
    solids.box(
      [JETTY.from, -0.14, z - 0.22],
      [JETTY.to, -0.04, z],
      darker(wood, 0.8 + 0.3 * Math.abs(Math.sin(z * 37))),
      4,
    );
  for (let z = EDGE - 2; z > JETTY.end - 1; z -= 5)
    for (const x of [JETTY.from + 0.1, JETTY.to - 0.1])
      solids.tube(
        [
          [x, LEVEL - 3, z],
          [x, 0.7, z],
        ],
        0.14,
        darker(lookOf(0x6a5a48, 'wood'), 0.9),
        8,
      );
  return { mesh: solids.build({ twoSided: true }), matrix: standing([0, 0, 0]) };
}

/** Flagstones, in squares that lie inside the finest paint as a whole. */
function layQuay(order: PlaceOrder): GroundSquare[] {
  const snowy = isSnowy(order);
  const wet = order.weather === 'rain' || order.weather === 'storm' ? 0.6 : 1;
  const stone = darker(lookOf(snowy ? 0xe4e9ec : 0x857c70, snowy ? 'snow' : 'asphalt'), wet);
  const squares: GroundSquare[] = [];
  const lay = (left: number, right: number, back: number, front: number): void => {
    const near = Math.abs((left + right) / 2) < 24 && back > -24 && front <= 24;
    const floor = new Floor({
      ...{ kind: near ? 'stone' : 'bare', look: stone, second: darker(stone, 1.14), left, right, back, front },
      ...{ seed: order.seed + left, openness: () => 1 },
    });
    if (!near) floor.patch(left, back, right, front, stone, 3);
    squares.push({ mesh: floor.build().mesh, side: 16 });
  };
  for (const [left, right] of [
    [-46, -24],
    [-24, -8],
    [-8, 8],
    [8, 24],
    [24, 46],
  ] as const) {
    for (const [back, front] of [
      [EDGE, 8],
      [8, 24],
      [24, FRONT],
    ] as const)
      lay(left, right, back, front);
  }
  for (let z = EDGE; z > END; z -= 16) lay(-46, LEFT, Math.max(END, z - 16), z);
  return squares;
}

function build(order: PlaceOrder, sight: Sight, detail: number): World {
  const [dark, snowy] = [darkOf(order), isSnowy(order)];
  const season = seasonOf(order, true);
  const relief = makeRelief(layerSeed(order, 1));
  const heightAt = landOf(relief);
  const air = openAir(order, order.time === 'day' ? -0.35 : 0.12);
  const placed = furnish(order);
  const stores = [0, 1, 2].map((k) => makeStorehouse(order.seed * 7 + k, dark, snowy));
  const works = order.dressing.includes('container port');
  const houses = works
    ? loadAndUnload(order)
    : [-14, -24.4, -34.8, -45.2, -55.6, -66, -76.4].flatMap((z, k): Placement[] => {
        const mesh = stores[(k * 2 + order.seed) % 3];
        return mesh === undefined ? [] : [{ mesh, matrix: standing([LEFT - 8.5, 0, z], Math.PI / 2) }];
      });
  const country = layCountry({
    ...{ order, sight, detail, season, relief, heightAt, soil: lightOf(0x7d766c), floor: LEVEL - 1.4 },
    bare: (x, z) => (heightAt(x, z) < LEVEL + 1.4 || z < MOLE.z + 14 || isQuay(x, z) ? 1 : 0),
    isClear: (x, z) => Math.hypot(x, z + 40) < 110 || heightAt(x, z) < LEVEL + 2,
  });
  const top = heightAt(MOLE.x, MOLE.z);
  return {
    placements: [
      makeWaterSheet(LEVEL, [0, -60], 6000),
      layFaces(snowy),
      ...houses,
      ...moor(order),
      { mesh: makeHarbourCrane(), matrix: standing([LEFT - 4, 0, -70], 0.9) },
      ...(order.without.includes('lighthouse')
        ? []
        : [{ mesh: makeLighthouse(season), matrix: standing([MOLE.x, top - 0.4, MOLE.z], 2.6) }]),
      ...placementsOf(placed),
      ...country.placements,
    ],
    grounds: [...country.grounds, ...layQuay(order)],
    groundFocus: [0, 0, 0],
    heightAt: (x, z) => (isQuay(x, z) ? 0 : heightAt(x, z)),
    air,
    water: makeWater(
      { level: LEVEL, deep: [0.012, 0.06, 0.07], shallow: [0.12, 0.2, 0.17], clarity: 0.7, waves: 0.16, flow: 0.14 },
      order,
      air,
    ),
    lamps: lampsOf(placed, dark),
    wind: windOf(season),
  };
}

function describe(order: PlaceOrder): PlaceFacts {
  const land = landOf(makeRelief(layerSeed(order, 1)));
  return {
    heightAt: (x, z) => (isQuay(x, z) ? 0 : isJetty(x, z) ? -0.04 : land(x, z)),
    waterLevel: LEVEL,
    indoor: false,
    bestView: 0.22,
    viewSlack: 0.26,
    openRadius: 6.4,
    spots: [
      ...spotsOf(furnish(order)),
      { kind: 'stand', at: [1.6, 0, EDGE + 1], heading: Math.PI, radius: 0.8 },
      { kind: 'water', at: [2, LEVEL, -30], heading: 0.6, radius: 8 },
    ],
    ways: [
      {
        kind: 'path',
        points: [
          [-13, 0, 0.5],
          [0, 0, -1],
          [20, 0, -0.5],
          [40, 0, -1],
        ],
        width: 4,
      },
      {
        kind: 'canal',
        points: [
          [-6, LEVEL, -64],
          [2, LEVEL, -30],
          [26, LEVEL, -22],
          [90, LEVEL, -30],
        ],
        width: 6,
      },
    ],
  };
}

export const HARBOUR: PlaceBuilder = { name: 'harbour', describe, build };
