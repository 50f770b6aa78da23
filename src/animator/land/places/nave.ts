import { standing } from '../../maths/matrix.ts';
import type { Light } from '../../maths/mesh.ts';
import { makeRandom } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import { airOf } from '../air.ts';
import { type Piece, type Placed, put } from '../kits/architecture/pieces.ts';
import { darker, type Look, lookOf, Solids } from '../kits/architecture/solids.ts';
import { layArcade, layVault, makeBundlePier, makeIvy, makeLancet, makeRose } from '../kits/gothic.ts';
import { dressRoom } from '../kits/rooms/dressing.ts';
import { makeCandle } from '../kits/rooms/lamps.ts';
import { lightRoom } from '../kits/rooms/light.ts';
import { buildRoom, describeRoom } from '../kits/rooms/room.ts';
import type { RoomPlan } from '../kits/rooms/room-plan.ts';
import { makeBench } from '../kits/rooms/seats.ts';
import { makeTable } from '../kits/rooms/tables.ts';
import { tipped } from '../kits/scrap.ts';
import type { PlaceBuilder, PlaceOrder, PlaceSpot } from '../place.ts';
import type { Lamp, Placement } from '../world.ts';

/** The nave of a cathedral: piers, pointed arches, a ribbed vault, windows high up; roofless, with grass and ivy, where it is a ruin. */
const SIZE = { left: -8.5, right: 8.5, back: -24, front: 12, height: 15.4 } as const;
const PIERS = [-24, -19, -14, -9, -4, 1, 6, 11] as const;
const [HALF, SPRING, ARCADE] = [4.6, 8.2, 4.4];

const RUINED =
  /\b(?:ruin\w*|abandoned|overgrown|collapsed|derelict|crumbling|bombed|roofless|forgotten|decay\w*|destroyed|ivy|moss|broken)\b/;
const isRuined = ({ dressing }: PlaceOrder): boolean => dressing.some((word) => RUINED.test(word));
const isFlooded = ({ dressing }: PlaceOrder): boolean =>
  dressing.some((word) => /\b(?:flooded|water|pool|puddles?|wet)\b/.test(word));

/** The aisle is told of where somebody is wed in it. */
const isWedding = ({ dressing }: PlaceOrder): boolean =>
  dressing.some((word) => /\b(?:aisle|altar|wedding|bride)\b/.test(word));

/** A carpet of white along the aisle, flowers at the ends of the pews, more of them at the altar. */
function deckAisle(order: PlaceOrder): Placed[] {
  const random = makeRandom(order.seed).spawn('aisle');
  const [white, leaf] = [lookOf(0xf6f1e8, 'cloth'), lookOf(0x5f8248, 'leaf')];
  const bunch = (size: number): Piece => {
    const solids = new Solids();
    for (let k = 0; k < 26; k++) {
      const [turn, out, up] = [random.between(0, 6.3), Math.sqrt(random.next()), random.next()];
      const tone = random.pick([0xf7e4e8, 0xffffff, 0xf0b8c4, 0xe8cfe0]);
      const at: Vector = [Math.cos(turn) * out * size, 0.1 + up * size * 0.9, Math.sin(turn) * out * size];
      const round = size * random.between(0.16, 0.3);
      solids.ball(at, [round, round, round], k % 4 === 0 ? leaf : lookOf(tone, 'petal'), 7);
    }
    return {
      name: 'flower',
      width: size * 2,
      depth: size * 2,
      height: size,
      make: () => solids.build({ twoSided: true }),
      light: true,
    };
  };
  const carpet = new Solids().box([-0.95, 0.005, SIZE.back + 5], [0.95, 0.02, SIZE.front - 1], white, 1.5);
  const [small, large] = [bunch(0.2), bunch(0.55)];
  const ends = Array.from({ length: 12 }, (_, k) => -14.6 + k * 1.9);
  return [
    put(
      { name: 'carpet', width: 1.9, depth: 20, height: 0.02, make: () => carpet.build(), light: true, stays: true },
      0,
      0,
    ),
    ...ends.flatMap((z) => [-1, 1].map((side) => put(small, side * 1.22, z, 0, 0.62))),
    ...[-2.4, 2.4].map((x) => put(large, x, SIZE.back + 3.2, 0, 0.5)),
  ];
}

const courses =
  (stone: Look) =>
  ([x, y, z]: Vector): Look => {
    const row = Math.floor(y / 0.55);
    const block = Math.floor((x + z) / 1.1 + (row % 2) * 0.5);
    return darker(stone, 0.8 + 0.22 * Math.abs(Math.sin(row * 12.9 + block * 7.3)));
  };

/** Where the vault has fallen in, of a ruin. */
const isGone = (z: number): boolean => z > -19 && z < 4;

function makeStonework(ruined: boolean, stone: Look): Placement {
  const solids = new Solids({ openness: ([, y]) => Math.min(1, 0.66 + y * 0.03) });
  for (const x of [-HALF, HALF])
    layArcade(solids, {
      ...{ x, thick: 0.9, piers: PIERS, spring: ARCADE, top: SPRING + (ruined ? 2.2 : 4.4) },
      ...{ stone: courses(stone), edge: darker(stone, 0.8) },
    });
  layVault(solids, { half: HALF, spring: SPRING, piers: PIERS, stone, gone: (z) => ruined && isGone(z) });
  return { mesh: solids.build({ twoSided: true }), matrix: standing([0, 0, 0]), stays: true };
}

/** Blocks that have come down, with moss on them. */
function makeRubble(seed: number, stone: Look): Placement {
  const [random, solids] = [makeRandom(seed).spawn('rubble'), new Solids({ grounded: true })];
  const moss = lookOf(0x5f7438, 'soil');
  for (let k = 0; k < 130; k++) {
    const side = random.chance(0.5) ? -1 : 1;
    const [x, z] = [side * (2.1 + 2.4 * random.next() ** 0.6), random.between(-20, 8)];
    const size = 0.1 + 0.5 * random.next() ** 3;
    solids.within(tipped(x, size * 0.4, z, random.between(0, 6), random.between(-0.5, 0.5)), () =>
      solids.softBox(
        [-size, -size * 0.5, -size * 0.7],
        [size, size * 0.5, size * 0.7],
        0.05,
        ([, y]) => (y > size * 0.3 ? moss : darker(stone, 0.8)),
        { rings: 1 },
      ),
    );
  }
  // Grass between the flags.
  const blade = lookOf(0x6f8a3a, 'grass');
  for (let k = 0; k < 1500; k++) {
    const [x, z] = [random.between(-4, 4), random.between(-20, 9)];
    if (Math.abs(x) < 0.9 && random.chance(0.8)) continue;
    const [tall, turn, lean] = [random.between(0.08, 0.34), random.between(0, 3.1), random.between(-0.1, 0.1)];
    const [s, c] = [Math.sin(turn) * 0.018, Math.cos(turn) * 0.018];
    const foot = darker(blade, 0.6);
    const [a, b] = [
      solids.vertex([x - c, 0, z - s], [0, 1, 0], foot),
      solids.vertex([x + c, 0, z + s], [0, 1, 0], foot),
    ];
    solids.triangle(a, b, solids.vertex([x + lean, tall, z + lean], [0, 1, 0], blade));
  }
  return { mesh: solids.build({ twoSided: true }), matrix: standing([0, 0, 0]), shades: false };
}

function furnish(order: PlaceOrder, ruined: boolean, stone: Look, day: number): Placed[] {
  const [pier, bench] = [
    makeBundlePier(SPRING, 0.62, stone),
    makeBench(lookOf(ruined ? 0x4a3c2c : 0x5a3a22, 'wood'), 2.6),
  ];
  const lancet = makeLancet(1.5, 4.6, day, stone, !ruined);
  const high = makeLancet(1.1, 2.6, day, stone, !ruined);
  const bays = PIERS.slice(0, -1).map((z) => z + 2.5);
  const pews: Placed[] = [];
  for (let z = -15; z < 9; z += 1.3)
    for (const side of [-1, 1]) {
      if (Math.abs(z) < 2.2 || (ruined && Math.sin(z * 12.9 + side * 4) > -0.1)) continue;
      pews.push(put(bench, side * 2.6, z, Math.PI + (ruined ? Math.sin(z * 7) * 0.5 : 0)));
    }
  return [
    ...PIERS.flatMap((z) => [put(pier, -HALF - 0.4, z), put(pier, HALF + 0.4, z)]),
    ...bays.flatMap((z) => [
      put(lancet, SIZE.left + 0.02, z, Math.PI / 2, 2),
      put(lancet, SIZE.right - 0.02, z, -Math.PI / 2, 2),
      ...(ruined ? [] : [put(high, -HALF + 0.02, z, Math.PI / 2, 9), put(high, HALF - 0.02, z, -Math.PI / 2, 9)]),
    ]),
    put(makeRose(2.3, day * 1.1, stone), 0, SIZE.back + 0.05, 0, 10.6),
    ...[-2.6, 0, 2.6].map((x) => put(lancet, x, SIZE.back + 0.05, 0, 2.6)),
    put(
      makeTable({
        width: 2.8,
        depth: 1,
        height: 1,
        wood: lookOf(ruined ? 0x8a8276 : 0xece6da, ruined ? 'stone' : 'cloth'),
        name: 'altar',
      }),
      0,
      SIZE.back + 3,
    ),
    ...(ruined
      ? [
          ...bays.flatMap((z, k) => [
            put(makeIvy(order.seed + k, 2.4, 5.4), -HALF + 0.02, z + 2.5, Math.PI / 2),
            put(makeIvy(order.seed + k + 9, 2.2, 6.6), HALF - 0.02, z + 2.5, -Math.PI / 2),
          ]),
          put(makeIvy(order.seed + 30, 5, 6), -3, SIZE.back + 0.05),
        ]
      : [-1.1, -0.8, 0.8, 1.1].map((x) => put(makeCandle(true, 0.4), x, SIZE.back + 3, 0, 1))),
    ...pews,
    ...(isWedding(order) && !ruined ? deckAisle(order) : []),
  ];
}

/** Through which openings the sun comes in: fallen vaults, or the windows on one side. */
const shaftsOf = (order: PlaceOrder): PlaceSpot[] => {
  if (order.time === 'night' || /^(?:rain|storm)$/.test(order.weather)) return [];
  return isRuined(order)
    ? [-15, -11, -7, -3, 1].map((z, k) => ({ kind: 'shaft', at: [-3 + (k % 2) * 2, 13, z], heading: 0, radius: 0.75 }))
    : [-16.5, -11.5, -6.5, -1.5].map((z) => ({ kind: 'shaft', at: [-HALF + 0.3, 10.5, z], heading: 0, radius: 0.5 }));
};

function plan(order: PlaceOrder): RoomPlan {
  const ruined = isRuined(order);
  const day = { day: 1.5, golden_hour: 1.7, dawn: 1.2, dusk: 0.5, night: 0.1 }[order.time] ?? 1;
  const own = lightRoom(order, -2.1, { tint: [1.02, 1, 0.96], dark: ruined ? 1.1 : 0.5 });
  const stone = lookOf(ruined ? 0x8f897a : 0xb3a894, 'stone');
  const outside = airOf(order, -0.7, 38);
  const fog: Light = ruined ? [0.42, 0.47, 0.46] : [0.3, 0.27, 0.22];
  const lamps: Lamp[] = shaftsOf(order).map(({ at }) => ({
    ...{ at, colour: [16, 13.5, 9.5], reach: 18, size: 0.6, spot: { toward: [0.25, -0.96, 0.13], spread: 0.88 } },
  }));
  return {
    size: SIZE,
    walls: [
      { side: 'back', openings: [] },
      { side: 'left', openings: [] },
      { side: 'right', openings: [] },
      { side: 'front', openings: [{ middle: 8.5, width: 3, bottom: 0, top: 5, kind: 'door' }] },
    ],
    looks: {
      ...{ wall: courses(stone), trim: darker(stone, 0.85), frame: stone, door: lookOf(0x4a2f1c, 'wood') },
      ceiling: darker(stone, 0.5),
    },
    floor: {
      kind: 'stone',
      look: lookOf(ruined ? 0x7d776a : 0x8a8276, isFlooded(order) || !ruined ? 'marblePolished' : 'stone'),
      second: lookOf(ruined ? 0x5f5c4c : 0x6f685e, isFlooded(order) || !ruined ? 'marblePolished' : 'stone'),
    },
    placed: [
      ...furnish(order, ruined, stone, day),
      ...dressRoom(order, { left: -3.4, right: 3.4, back: SIZE.back + 6, table: [0, 1, SIZE.back + 3] }),
    ],
    lamps,
    light: {
      ...own,
      lamps: ruined ? 0 : 1,
      air: {
        ...own.air,
        ...(ruined
          ? { sunColour: outside.sunColour, sunDirection: outside.sunDirection, skyLight: outside.skyLight }
          : {}),
        fog: { ...own.air.fog, colour: [fog[0] * day * 0.6, fog[1] * day * 0.6, fog[2] * day * 0.6], haze: 0.008 },
        print: { ...own.air.print, exposure: own.air.print.exposure * (ruined ? 0.72 : 1.1) },
      },
    },
    ...{ view: 'none', openRadius: 2, viewSlack: 0.3, roofless: ruined, polished: !ruined || isFlooded(order) },
    extra: [makeStonework(ruined, stone), ...(ruined ? [makeRubble(order.seed, stone)] : [])],
    prospect: { eye: [0.5, 1.8, 6.8], target: [0, 4.4, -8] },
  };
}

export const NAVE: PlaceBuilder = {
  name: 'nave',
  describe(order) {
    const facts = describeRoom(order, plan(order));
    return { ...facts, spots: [...facts.spots, ...shaftsOf(order)] };
  },
  build: (order, sight) => buildRoom(order, plan(order), sight),
};
