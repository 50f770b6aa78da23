import { smoothstep } from '../../maths/ease.ts';
import { standing } from '../../maths/matrix.ts';
import { lightOf } from '../../maths/mesh.ts';
import { makeRandom } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import { makeParkedCar } from '../kits/architecture/car.ts';
import { countryHeight, layCountry } from '../kits/architecture/country.ts';
import { darkOf, isSnowy, isWet, wetOf } from '../kits/architecture/light.ts';
import { lampsOf, type Piece, type Placed, placementsOf, put, without } from '../kits/architecture/pieces.ts';
import { lookOf, Solids } from '../kits/architecture/solids.ts';
import { makeStreetLamp } from '../kits/architecture/street.ts';
import { blazesAlong } from '../kits/blazes.ts';
import { makeStrip } from '../kits/built.ts';
import { makeFallen } from '../kits/fallen.ts';
import { layerSeed, openAir, windOf } from '../kits/nature.ts';
import { makeTrees } from '../kits/plants/trees.ts';
import { makeRelief } from '../kits/relief.ts';
import { seasonOf } from '../kits/season.ts';
import { makeSuburbHouse } from '../kits/suburb-house.ts';
import type { PlaceBuilder, PlaceFacts, PlaceOrder } from '../place.ts';
import type { Sight } from '../sight.ts';
import type { Lamp, Placement, World } from '../world.ts';

/** A quiet street between lawns: wooden houses with porches, old trees along the pavement, mailboxes and parked cars. */
const [ROAD, VERGE, WALK, TREES_AT, FRONTS] = [3.8, 5.4, 7, 5, 15.5];
const ROWS = [22, 7, -8, -23, -38, -54, -71, -89] as const;

const says = ({ dressing }: PlaceOrder, words: RegExp): boolean => dressing.some((word) => words.test(word));
const heightOf = (order: PlaceOrder) => {
  const country = countryHeight(makeRelief(layerSeed(order, 1)), 34);
  return (x: number, z: number): number =>
    country(x, z) * smoothstep(26, 70, Math.abs(x)) + smoothstep(WALK, FRONTS, Math.abs(x)) * 0.25;
};

const MAILBOX: Piece = {
  ...{ name: 'mailbox', width: 0.3, depth: 0.5, height: 1.2 },
  make() {
    const solids = new Solids({ grounded: true });
    solids.box([-0.05, 0, -0.05], [0.05, 0.95, 0.05], lookOf(0x7a5c3c, 'wood'), 2);
    solids.softBox([-0.12, 0.95, -0.24], [0.12, 1.2, 0.24], 0.08, lookOf(0x3a4650, 'paint'));
    solids.box([0.12, 1.02, 0.02], [0.14, 1.2, 0.08], lookOf(0xc23b34, 'paint'), 2);
    return solids.build();
  },
};

/** For the porch steps in autumn. */
const PUMPKIN: Piece = {
  ...{ name: 'pumpkin', width: 0.5, depth: 0.5, height: 0.45 },
  make: () =>
    new Solids({ grounded: true })
      .lathe(
        [0, 0, 0],
        [
          [0.1, 0],
          [0.25, 0.08],
          [0.29, 0.2],
          [0.24, 0.33],
          [0.07, 0.38],
        ],
        (at) => {
          const ridge = 0.82 + 0.2 * Math.abs(Math.cos(Math.atan2(at[0], at[2]) * 5));
          const { colour, material } = lookOf(0xd9741f, 'food');
          return { colour: [colour[0] * ridge, colour[1] * ridge, colour[2] * ridge], material };
        },
        24,
      )
      .tube(
        [
          [0, 0.36, 0],
          [0.04, 0.47, 0.02],
        ],
        0.03,
        lookOf(0x5a6a34, 'leaf'),
        6,
      )
      .build(),
};

function furnish(order: PlaceOrder): Placed[] {
  const [lamp, snowy] = [makeStreetLamp(darkOf(order), 5.2), isSnowy(order)];
  const placed: Placed[] = [];
  for (const [k, z] of ROWS.entries())
    for (const side of [-1, 1]) {
      placed.push(put(MAILBOX, side * (VERGE - 0.5), z + 4.2, (-side * Math.PI) / 2));
      if (k % 2 === (side > 0 ? 0 : 1)) placed.push(put(lamp, side * (VERGE - 0.4), z - 5, (-side * Math.PI) / 2));
      if (order.season === 'autumn' || says(order, /pumpkin|halloween/))
        for (const [dx, dz] of [
          [-3, 1.25],
          [-3.3, -1.2],
          [-2.5, 1.6],
        ] as const)
          placed.push(put(PUMPKIN, side * (FRONTS + dx), z + dz, 0, 0.25 + (dx > -2.9 ? 0.2 : 0)));
    }
  const paints = [0x7a2f2c, 0x2f4a63, 0xb8bcc0, 0x3f4a3f];
  for (const [k, [x, z]] of (
    [
      [10.6, -3.2],
      [-10.8, -19],
      [11, -34],
      [-3, -47],
      [3, -66],
    ] as const
  ).entries())
    placed.push(put(makeParkedCar(paints[k % 4] ?? 0x7a2f2c, snowy), x, z, Math.abs(x) > 5 ? Math.PI / 2 : 0));
  return without(order, placed);
}

/** The lawn before a house: where, seen from the pavement with the house behind. */
const YARD = { at: [-10.2, 0.12, -5] as Vector, view: Math.PI / 2 - 0.2, room: 3 } as const;
const IN_YARD = /\b(?:front yard|yard|front lawn|lawn|backyard|front garden)\b/;

/** The boards before the door of one house, as makeSuburbHouse lays them; steps lead up between its rails, through which one looks. */
const PORCH = { z: -8, floor: 0.7, deep: 2.3, half: 4.4, steps: 0.9, view: Math.PI / 2 - 0.12, room: 0.95 } as const;
const ON_PORCH = /\b(?:front porch|porch|veranda|stoop)\b/;
const isOnPorch = (order: PlaceOrder): boolean => says(order, ON_PORCH) && !says(order, IN_YARD);

/** Where one stands: on the boards of the porch too, and on its steps. */
function footingOf(order: PlaceOrder): (x: number, z: number) => number {
  const ground = heightOf(order);
  if (!isOnPorch(order)) return ground;
  return (x, z) => {
    const [out, along] = [x + FRONTS, Math.abs(z - PORCH.z)];
    if (out >= 0 && out <= PORCH.deep && along <= PORCH.half) return PORCH.floor;
    const down = smoothstep(PORCH.deep, PORCH.deep + PORCH.steps, out);
    return along <= PORCH.steps && out > 0 && down < 1
      ? PORCH.floor + (ground(x, z) - PORCH.floor) * down
      : ground(x, z);
  };
}

/** In the street, on the lawn of a house, or before its door. */
function standsIn(order: PlaceOrder): Partial<PlaceFacts> {
  if (says(order, IN_YARD)) return { middle: YARD.at, bestView: YARD.view, viewSlack: 0.25, openRadius: YARD.room };
  if (!isOnPorch(order)) return { street: { half: 9, roofs: 7 } };
  const middle: Vector = [PORCH.deep / 2 - FRONTS + 0.1, PORCH.floor, PORCH.z];
  return { middle, bestView: PORCH.view, viewSlack: 0.3, openRadius: PORCH.room };
}

function describe(order: PlaceOrder): PlaceFacts {
  const inStreet = !says(order, IN_YARD) && !isOnPorch(order);
  const way = (x: number): Vector[] => [50, 20, 0, -30, -70, -110].map((z) => [x, 0, z]);
  return {
    heightAt: footingOf(order),
    ...{ waterLevel: null, indoor: false, bestView: 0, viewSlack: 0.5, openRadius: 6 },
    ...standsIn(order),
    spots: [
      ...blazesAlong(FRONTS, 7.5, [7, -8, -23, -38]),
      // On a porch one is before the door already.
      ...(isOnPorch(order) ? [] : [{ kind: 'door', at: [-13, 0.25, 7] as Vector, heading: -Math.PI / 2, radius: 0.6 }]),
    ],
    ways: !inStreet
      ? []
      : [
          { kind: 'road', points: way(0.9), width: 3.4 },
          { kind: 'pavement', points: way(WALK - 0.8), width: 1.4 },
        ],
    prospect: {
      ground: { eye: [1.6, 1.5, 16], target: [-0.6, 2.6, -30] },
      air: { eye: [16, 24, 46], target: [-2, 1, -30] },
    },
  };
}

/** Asphalt, kerbs, strips of lawn and the pavements beside them; a drive to every house. */
function pave(order: PlaceOrder): Placement[] {
  const [wet, snowy] = [isWet(order), isSnowy(order)];
  const asphalt = lightOf(snowy ? 0x8a9096 : wet ? 0x3a3b40 : 0x5a5a60);
  const slab = lightOf(snowy ? 0xe2e8ee : 0xb9b4aa);
  const road = makeStrip(
    [60, 30, 0, -40, -90, -150].map((z) => [0, 0.02, z]),
    [
      { from: -ROAD, to: ROAD, colour: asphalt, material: wet ? 'asphaltWet' : 'asphalt', lift: 0 },
      ...[-1, 1].flatMap((side) => [
        {
          from: side > 0 ? ROAD : -ROAD - 0.2,
          to: side > 0 ? ROAD + 0.2 : -ROAD,
          colour: slab,
          material: 'stone' as const,
          lift: 0.1,
        },
        {
          from: side > 0 ? VERGE : -WALK,
          to: side > 0 ? WALK : -VERGE,
          colour: slab,
          material: wet ? ('pavementWet' as const) : ('stone' as const),
          lift: 0.06,
        },
      ]),
    ],
  );
  const drives = new Solids();
  for (const z of ROWS)
    for (const side of [-1, 1]) {
      const [a, b] = [side * ROAD, side * (FRONTS - 2.2)];
      const look = { colour: slab, material: lookOf(0xffffff, 'stone').material };
      drives.sheet(
        [Math.min(a, b), 0.1, z - 1.1],
        [Math.abs(b - a), 0, 0],
        [0, 0.2 * (side > 0 ? 1 : 0), -2.6],
        look,
        [6, 1],
      );
      drives.sheet([Math.min(a, b), 0.12, z + 0.6], [Math.abs(b - a), 0, 0], [0, 0, -1.2], look, [6, 1]);
    }
  return [
    { mesh: road, matrix: standing([0, 0, 0]), shades: false, mirrored: false },
    { mesh: drives.build({ twoSided: true }), matrix: standing([0, 0.02, 0]), shades: false, mirrored: false },
  ];
}

function build(order: PlaceOrder, sight: Sight, detail: number): World {
  const season = seasonOf(order, true);
  const [relief, heightAt, dark] = [makeRelief(layerSeed(order, 1)), heightOf(order), darkOf(order)];
  const random = makeRandom(order.seed).spawn('suburb');
  const white = says(order, /white/);
  const houses = Array.from({ length: 4 }, (_, k) => makeSuburbHouse(order.seed * 9 + k, dark, isSnowy(order), white));
  const placements: Placement[] = pave(order);
  const lamps: Lamp[] = [];
  for (const [k, z] of ROWS.entries())
    for (const side of [-1, 1]) {
      const mesh = houses[(k + (side > 0 ? 2 : 0)) % 4];
      if (mesh === undefined) continue;
      placements.push({ mesh, matrix: standing([side * FRONTS, 0.2, z], (-side * Math.PI) / 2) });
      if (dark > 0.2 && z > -60)
        lamps.push({
          at: [side * (FRONTS - 0.5), 2.4, z],
          colour: [2.4 * dark, 1.5 * dark, 0.7 * dark],
          reach: 8,
          size: 0.3,
        });
    }
  const trees = makeTrees(layerSeed(order, 7), season);
  if (!order.without.includes('tree'))
    for (const side of [-1, 1])
      for (const [row, x] of [TREES_AT, 25].entries())
        for (let z = 34; z > -130; z -= row === 0 ? 11 : 9) {
          const at: Vector = [
            side * (x + random.between(-0.3, 0.3) + row * random.between(0, 6)),
            0,
            z + random.between(-1.5, 1.5),
          ];
          const foot: Vector = [at[0], heightAt(at[0], at[2]), at[2]];
          if (!sight.sees([foot[0], 4, foot[2]], 6) || sight.nearest([foot[0], 1.5, foot[2]]) < 2.2) continue;
          if (sight.blocks(foot, 0.8, 6)) continue;
          placements.push(
            trees.place({
              species: random.chance(0.75) ? 'maple' : 'oak',
              at: foot,
              size: random.between(0.8, 1.05),
              chance: random.next(),
              distance: sight.apparent([foot[0], 3, foot[2]]) * (row + 1),
            }),
          );
        }
  if (season.name === 'autumn' && season.snow < 0.5) {
    const fallen = makeFallen(order.seed, [0xc9742c, 0xe0a23c, 0xa8451f, 0xb8321f]);
    for (let z = 14; z > -46; z -= 4)
      for (const x of [-12, -7, -4.6, 4.6, 7, 12, ...(Math.round(z) % 8 === 0 ? [0] : [])])
        placements.push({
          mesh: fallen,
          matrix: standing([x, heightAt(x, z) + 0.09, z], random.between(0, 6)),
          shades: false,
        });
  }
  const placed = furnish(order);
  const land = layCountry({
    ...{ order, sight, detail, season, relief, heightAt, soil: lightOf(0x77726a), grassHeight: 0.09 },
    bare: (x) => (Math.abs(x) < ROAD + 0.1 || (Math.abs(x) > VERGE - 0.1 && Math.abs(x) < WALK + 0.1) ? 1 : 0),
    isClear: (x, z) => Math.abs(x) < 30 && z < 60 && z > -120,
  });
  return {
    placements: [...placements, ...placementsOf(placed), ...land.placements],
    grounds: land.grounds,
    groundFocus: [0, 0, 0],
    heightAt: footingOf(order),
    air: openAir(order),
    water: wetOf(order),
    lamps: [...lampsOf(placed, dark), ...lamps],
    wind: windOf(season),
  };
}

export const SUBURB: PlaceBuilder = { name: 'suburb', describe, build };
