import { ROOF_GAP } from '../../catalogue/gaps.ts';
import { standing } from '../../maths/matrix.ts';
import { makeRandom } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import { darkOf, isSnowy, isWet, neonOf, townAir, wetOf } from '../kits/architecture/light.ts';
import { lampsOf, type Placed, placementsOf, put, spotsOf, without } from '../kits/architecture/pieces.ts';
import { darker, lookOf, Solids, shine } from '../kits/architecture/solids.ts';
import { makePlanter } from '../kits/architecture/street.ts';
import { makeTower } from '../kits/architecture/towers.ts';
import { makeGarland } from '../kits/architecture/town.ts';
import { layCarpet } from '../kits/city-carpet.ts';
import { HIGHWAY, hasHighway, highwayAt, isOverHighway, layHighway } from '../kits/highway.ts';
import { makeHulk } from '../kits/hulks.ts';
import { deckOf, layChimneys, layRoofs, roofsAround, STREETS } from '../kits/old-roofs.ts';
import { hasRiver, isAloft, layRoofCarpet, RIVER_BELOW } from '../kits/roof-carpet.ts';
import { FARTHER, furnishRoofs, GAP } from '../kits/roof-things.ts';
import { Floor } from '../kits/rooms/floor.ts';
import { makeBench } from '../kits/rooms/seats.ts';
import { seasonOf } from '../kits/season.ts';
import { makeWater, makeWaterSheet, type WaterLook } from '../kits/water.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';
import type { Placement, World } from '../world.ts';

/** A roof terrace high above a city: towers all around, their feet in haze. */
const [HALF_X, BACK, FRONT, DEEP] = [9.5, -8, 11, -130];

/** Where cars fly between the towers there is no roof in their way. */
const isOfFlyers = ({ dressing }: PlaceOrder): boolean => dressing.includes('flying traffic');

/** "A rooftop in a destroyed city": towers of which floors and posts are left. */
const isLeft = ({ dressing }: PlaceOrder): boolean => dressing.some((word) => LEFT.test(word));
const LEFT =
  /\b(?:abandoned|apocalyptic|bombed|burnt|collapsed|derelict|deserted|destroyed|devastated|razed|ruined|shattered|torn)\b[^.]{0,30}\b(?:city|cityscape|skyline|metropolis|buildings|skyscrapers?|towers?|town|world)\b|\b(?:city|urban) ruins\b|\bruins of\b/;
const STOREY = 3.6;

const hasGap = ({ dressing }: PlaceOrder): boolean => dressing.includes(ROOF_GAP);

/** Towers with a motorway between them. */
const isOverCity = (order: PlaceOrder): boolean =>
  hasHighway(order) && !isOfFlyers(order) && !hasGap(order) && !isLeft(order) && roofsAround(order) === null;

function furnish(order: PlaceOrder): Placed[] {
  if (isOfFlyers(order) || hasGap(order) || roofsAround(order) !== null || isLeft(order)) return [];
  const [dark, snowy] = [darkOf(order), isSnowy(order)];
  const bench = makeBench(lookOf(0x6a4a30, 'wood'), 2);
  return without(order, [
    ...[-7.6, 7.6].flatMap((x) => [
      put(makePlanter(order.seed + x, snowy), x, -6.8),
      put(bench, x, -1.5, x < 0 ? Math.PI / 2 : -Math.PI / 2),
      put(makePlanter(order.seed - x, snowy), x, 4, Math.PI / 2),
    ]),
    put(makeGarland(18.4, false, Math.max(dark, 0.2)), 0, -5.4, 0.04, 3.9),
    put(makeGarland(18.4, false, Math.max(dark, 0.2)), 0, 2.2, -0.04, 3.9),
  ]);
}

/** Between which heights the towers of each ring end. */
const TOPS: readonly (readonly [number, number])[] = [
  [-44, -9],
  [-26, 22],
  [-8, 62],
  [10, 90],
];

const RIVER_WATER: Omit<WaterLook, 'level'> = {
  ...{ deep: [0.012, 0.05, 0.06], shallow: [0.08, 0.16, 0.15], clarity: 0.8, waves: 0.1, flow: 0.2 },
};

function build(order: PlaceOrder): World {
  const random = makeRandom(order.seed).spawn('skyline');
  const [dark, snowy, wet] = [darkOf(order), isSnowy(order), isWet(order)];
  const air = townAir(order, 0.5);
  const gap = hasGap(order);
  const left = isLeft(order);
  const around = roofsAround(order);
  const highway = isOverCity(order);
  const deep = around === null ? DEEP : STREETS;
  const bare = around === null ? lookOf(0x9a7a58, wet ? 'stoneWet' : 'boards') : deckOf(around);
  const deck = snowy ? lookOf(0xe6ebef, 'snow') : bare;
  const spans: readonly (readonly [number, number])[] = gap
    ? [
        [-FARTHER, -GAP],
        [GAP, FARTHER],
      ]
    : [[-HALF_X, HALF_X]];
  const floors = spans.map(
    ([left, right]) =>
      new Floor({
        kind: around === null ? 'boards' : 'stone',
        look: deck,
        second: darker(deck, 1.2),
        left,
        right,
        back: BACK,
        front: FRONT,
        seed: order.seed,
        openness: (x, z) => 1 - 0.35 * Math.max(0, 1 - Math.min(x - left, right - x, z - BACK) / 0.6),
      }),
  );
  const roof = new Solids({ grounded: true });
  const stone = lookOf(0xb8b0a4, 'plaster');
  // The house below the terrace, for who sees it from the air.
  for (const [left, right] of spans)
    roof.box([left - 0.02, deep, BACK - 0.28], [right + 0.02, -0.02, FRONT + 0.02], darker(stone, 0.8), 30);
  if (gap) furnishRoofs(roof, stone, { back: BACK, front: FRONT, tanked: around === null });
  if (around !== null) layChimneys(roof, around, BACK);
  const rails: readonly (readonly [readonly [number, number], readonly [number, number]])[] = [
    [
      [-HALF_X - 0.3, BACK - 0.3],
      [HALF_X + 0.3, BACK],
    ],
    [
      [-HALF_X - 0.3, BACK],
      [-HALF_X, FRONT],
    ],
    [
      [HALF_X, BACK],
      [HALF_X + 0.3, FRONT],
    ],
  ];
  for (const [a, b] of gap || around !== null ? [] : rails) {
    roof.box([a[0], -6, a[1]], [b[0], 0.4, b[1]], stone, 1.2);
    const steel = lookOf(0x3a4046, 'metal');
    const along = b[0] - a[0] > b[1] - a[1];
    const [from, to]: readonly [Vector, Vector] = along
      ? [
          [a[0], 1.08, (a[1] + b[1]) / 2],
          [b[0], 1.08, (a[1] + b[1]) / 2],
        ]
      : [
          [(a[0] + b[0]) / 2, 1.08, a[1]],
          [(a[0] + b[0]) / 2, 1.08, b[1]],
        ];
    for (const y of [0, -0.25, -0.5])
      roof.tube(
        [
          [from[0], from[1] + y, from[2]],
          [to[0], to[1] + y, to[2]],
        ],
        y === 0 ? 0.035 : 0.012,
        steel,
        6,
      );
    for (let k = 0; k <= 12; k++) {
      const [x, z] = [from[0] + ((to[0] - from[0]) * k) / 12, from[2] + ((to[2] - from[2]) * k) / 12];
      roof.box([x - 0.025, 0.35, z - 0.025], [x + 0.025, 1.1, z + 0.025], steel, 9);
    }
  }
  for (const x of gap || around !== null ? [] : [-9.1, 9.1])
    for (const z of [-5.4, 2.2])
      roof.box([x - 0.06, 0, z - 0.06], [x + 0.06, 4, z + 0.06], lookOf(0x2f3438, 'metal'), 2);
  const [flown, aloft] = [isOfFlyers(order), around !== null && isAloft(order)];
  const placements: Placement[] = flown || aloft ? [] : [{ mesh: roof.build(), matrix: standing([0, 0, 0]) }];
  const kinds = Array.from({ length: around === null ? 8 : 0 }, (_, k) => ({
    height: 90 + k * 20,
    mesh: left
      ? makeHulk({
          ...{ seed: order.seed * 7 + k, width: 18 + k * 2, floors: Math.round((90 + k * 20) / STOREY) },
          ...{ grown: 0.1, season: seasonOf(order, true) },
        }).far.mesh
      : makeTower(order.seed * 7 + k, 18 + k * 2, 90 + k * 20, dark, neonOf(order) === 'rich'),
  }));
  for (let ring = 0; ring < (around === null ? 4 : 0); ring++) {
    const far = (flown ? 46 : 62) + ring * 78;
    // The nearest end below the terrace, the farther ones rise above it.
    const [low, high] = TOPS[ring] ?? [0, 40];
    const count = (flown ? 16 : 11) + ring * 7;
    for (let k = 0; k < count; k++) {
      const a = ((k + random.between(-0.3, 0.3)) / count) * Math.PI * 2;
      const reach = far * random.between(0.9, 1.25);
      const tower = kinds[random.index(kinds.length)];
      // A gorge between them leads the eye, and what flies has room.
      const [x, z] = [Math.sin(a) * reach, Math.cos(a) * reach];
      if (highway && isOverHighway(x, z, (18 + 16) / 2)) continue;
      if (flown && (Math.abs(x) < 30 ? Math.abs(z) < 190 : Math.hypot(x, z) < 46)) continue;
      if (tower !== undefined)
        placements.push({
          mesh: tower.mesh,
          matrix: standing(
            [x, flown ? DEEP - random.between(0, 30) : random.between(low, high) - tower.height, z],
            Math.round(random.between(0, 3)) * 1.57,
          ),
          shades: ring < 2,
          mirrored: false,
        });
    }
  }
  // A motorway on piers, whose own are between the blocks, and the house that one stands on.
  const isTaken = (x: number, z: number, reach: number): boolean => Math.hypot(x, z) < 20 + reach;
  const streets = new Solids().sheet(
    [-900, deep, 900],
    [1800, 0, 0],
    [0, 0, -1800],
    lookOf(0x5a5c62, 'asphalt'),
    [30, 30],
  );
  // Rows of lamps along the streets far below.
  if (dark > 0.3 && around === null && !left)
    for (let k = -9; k <= 9; k++) {
      const glow = shine([1, 0.62, 0.3], 0.5 * dark);
      streets.sheet([k * 44 - 1.4, DEEP + 0.4, 420], [2.8, 0, 0], [0, 0, -840], glow, [1, 12]);
      streets.sheet([-420, DEEP + 0.4, k * 44 + 1.4], [840, 0, 0], [0, 0, -2.8], glow, [12, 1]);
    }
  // Of a town by a river one sees its water where nothing else is.
  const river = around !== null && !gap && hasRiver(order);
  const level = deep - RIVER_BELOW;
  placements.push(
    river
      ? makeWaterSheet(level, [0, -260], 900)
      : { mesh: streets.build(), matrix: standing([0, 0, 0]), shades: false, mirrored: false },
  );
  const placed = furnish(order);
  return {
    placements: [
      ...placements,
      ...(highway ? [layHighway(dark)] : []),
      ...(around === null && !flown && !left
        ? layCarpet({ seed: order.seed, dark, ground: DEEP, isFree: (x, z, reach) => !isTaken(x, z, reach) })
        : []),
      ...(around === null || aloft ? [] : layRoofs(around, { ...order, dark, snowy }, -BACK)),
      ...(around === null || gap ? [] : layRoofCarpet({ place: order, roofs: around, dark, snowy, ground: deep })),
      ...placementsOf(placed),
    ],
    grounds: flown || aloft ? [] : floors.map((floor) => floor.build()),
    groundFocus: [0, 0, 0],
    heightAt: () => 0,
    air: {
      ...air,
      fog: {
        ...air.fog,
        floor: deep,
        height: around === null ? 150 : aloft ? 110 : 60,
        density: air.fog.density * (aloft ? 2.6 : 2),
      },
    },
    water: river ? makeWater({ level, ...RIVER_WATER }, order, air) : wetOf(order),
    lamps: lampsOf(placed, dark),
    wind: { x: 0.8, z: 0.6, strength: 0.4 },
  };
}

export const SKYLINE: PlaceBuilder = {
  name: 'skyline',
  describe: (order) => ({
    heightAt: () => 0,
    waterLevel: null,
    indoor: false,
    bestView: 0,
    openRadius: 6,
    // Out over the nearest roofs: of the city itself nobody wants to see a terrace.
    prospect: {
      ground: isOverCity(order)
        ? { eye: [0, 30, -14], target: [0, -8, -260] }
        : roofsAround(order) !== null
          ? { eye: [0, 24, 40], target: [0, -8, -190] }
          : { eye: [0, 34, 60], target: [0, 18, -190] },
      air:
        roofsAround(order) === null
          ? { eye: [0, 46, BACK + 30], target: [0, 6, -150] }
          : { eye: [0, 34, BACK - 20], target: [0, -14, -200] },
    },
    spots: [
      ...(isOverCity(order)
        ? [{ kind: 'traffic', at: highwayAt(HIGHWAY.from), heading: 0, radius: darkOf(order) }]
        : []),
      ...spotsOf(furnish(order)),
      { kind: 'stand', at: [0, 0, BACK + 0.7], heading: Math.PI, radius: 0.6 },
    ],
    ways: [
      {
        kind: 'air',
        points: [
          [-120, 10, -90],
          [0, 18, -60],
          [120, 12, -100],
        ],
        width: 12,
      },
    ],
  }),
  build,
};
