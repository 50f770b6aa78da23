import { smoothstep } from '../../maths/ease.ts';
import { standing } from '../../maths/matrix.ts';
import { lightOf } from '../../maths/mesh.ts';
import { makeCastleTower, makeCastleWall, makeTorch } from '../kits/architecture/castle.ts';
import { countryHeight, layCountry } from '../kits/architecture/country.ts';
import { darkOf, isSnowy } from '../kits/architecture/light.ts';
import { lampsOf, type Placed, placementsOf, put, without } from '../kits/architecture/pieces.ts';
import { darker, lookOf, Solids, shine } from '../kits/architecture/solids.ts';
import { makeBarrel, makeCrate } from '../kits/architecture/yard.ts';
import { layerSeed, openAir, windOf } from '../kits/nature.ts';
import { makeRelief } from '../kits/relief.ts';
import { seasonOf } from '../kits/season.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';
import type { Sight } from '../sight.ts';
import type { World } from '../world.ts';

/** A castle's yard: the keep behind, walls to both sides, open land toward the first camera. */
const [HALF, BACK] = [17, -31];
const BLAZES: readonly (readonly [number, number, number, number])[] = [
  [-5.4, 5.2, BACK - 0.6, 1.7],
  [5.4, 5.2, BACK - 0.6, 1.7],
  [5.4, 10.4, BACK - 0.6, 1.5],
  [-11.5, 6.2, BACK - 0.4, 2.2],
  [12, 6.2, BACK - 0.4, 2.2],
  [-1, 15.2, BACK - 3, 3],
  [-HALF, 15, BACK, 2.4],
  [HALF, 15, BACK, 2.4],
  [HALF - 1, 6.2, -15, 1.8],
  [-HALF + 1, 6.2, -17, 1.8],
];
const reliefOf = (order: PlaceOrder) => makeRelief(layerSeed(order, 1));
const heightOf = (order: PlaceOrder) => countryHeight(reliefOf(order), 40);

function furnish(order: PlaceOrder): Placed[] {
  const torch = makeTorch(darkOf(order));
  return without(order, [
    ...[-12, -6, 6, 12].map((x) => put(torch, x, BACK + 0.1, 0, 2.4)),
    ...[-14, -6, 2].flatMap((z) => [
      put(torch, -HALF + 0.1, z, Math.PI / 2, 2.4),
      put(torch, HALF - 0.1, z, -Math.PI / 2, 2.4),
    ]),
    put(makeBarrel(), -13.4, -19),
    put(makeBarrel(), -12.6, -19.6),
    put(makeCrate(0.9), 13, -18.6, 0.3),
    put(makeCrate(0.7), 14, -17.9, 0.8),
    put(makeBarrel(), 14.5, -9),
  ]);
}

/** The gate of the keep: an arch of dark, a portcullis before it, a tall hall above. */
function makeKeep(order: PlaceOrder) {
  const [dark, snowy] = [darkOf(order), isSnowy(order)];
  const solids = new Solids({ openness: ([, y]) => Math.min(1, 0.62 + y * 0.05) });
  const stone = lookOf(0xa39a8a, 'stone');
  solids.box(
    [-8, -1, -11],
    [8, 15, 0],
    ([x, y, z]) => darker(stone, 0.8 + 0.24 * Math.abs(Math.sin(x * 3.7 + y * 5.9 + z * 4.3))),
    1,
  );
  for (let x = -8; x < 7.5; x += 1.7) solids.softBox([x, 15, -0.5], [x + 1, 16, 0.1], 0.05, stone, { rings: 1 });
  solids.sheet([-8, 15.02, 0], [16, 0, 0], [0, 0, -11], snowy ? lookOf(0xeef2f5, 'snow') : darker(stone, 0.7), [4, 3]);
  solids.sheet([-1.9, 0, 0.06], [3.8, 0, 0], [0, 3.6, 0], lookOf(0x16120e, 'stone'));
  for (let k = 0; k < 12; k++) {
    const [a, b] = [(k / 12) * Math.PI, ((k + 1) / 12) * Math.PI];
    const pane = [
      [0, 3.6],
      [Math.cos(a) * 1.9, 3.6 + Math.sin(a) * 1.5],
      [Math.cos(b) * 1.9, 3.6 + Math.sin(b) * 1.5],
    ].map(([x = 0, y = 0]) => solids.vertex([x, y, 0.06], [0, 0, 1], lookOf(0x16120e, 'stone')));
    solids.triangle(pane[0] ?? 0, pane[1] ?? 0, pane[2] ?? 0);
    const m = (a + b) / 2;
    solids.within(
      [
        Math.sin(m),
        Math.cos(m),
        0,
        Math.cos(m) * 2.15,
        -Math.cos(m),
        Math.sin(m),
        0,
        3.6 + Math.sin(m) * 1.75,
        0,
        0,
        1,
        0,
      ],
      () =>
        solids.softBox([-0.3, -0.26, 0], [0.3, 0.28, 0.25], 0.04, darker(stone, 0.9 + 0.2 * Math.sin(k * 3)), {
          rings: 1,
        }),
    );
  }
  for (const x of [-2.2, 2.2])
    for (let y = 0; y < 3.5; y += 0.5)
      solids.softBox(
        [x - 0.32, y, 0],
        [x + 0.32, y + 0.48, 0.25],
        0.04,
        darker(stone, 0.9 + 0.2 * Math.sin(y * 7 + x)),
        { rings: 1 },
      );
  for (let x = -1.6; x < 1.8; x += 0.45)
    solids.box([x - 0.04, 2.2, 0.1], [x + 0.04, 4.8, 0.16], lookOf(0x2a2622, 'metal'), 9);
  for (const y of [2.6, 3.2, 3.8, 4.4]) solids.box([-1.8, y, 0.1], [1.8, y + 0.08, 0.16], lookOf(0x2a2622, 'metal'), 9);
  for (const x of [-5.4, 5.4])
    for (const y of [4.4, 9.4]) {
      solids.box([x - 0.65, y - 0.15, 0], [x + 0.65, y + 2.4, 0.12], darker(stone, 1.15), 9);
      solids.sheet(
        [x - 0.45, y, 0.13],
        [0.9, 0, 0],
        [0, 2.1, 0],
        dark > 0.4 ? shine([1, 0.56, 0.22], 0.8) : lookOf(0x1c1a1c, 'glass'),
      );
    }
  for (const x of [-3.4, 3.4])
    for (let j = 0; j < 10; j++) {
      const y = 11.6 - (j + 1) * 0.5;
      solids.sheet([x - 0.75, y, 0.13 + 0.05 * Math.sin(j)], [1.5, 0, 0], [0, 0.5, 0], lookOf(0xc69b3e, 'cloth'));
      solids.sheet(
        [x - 0.62, y, 0.145 + 0.05 * Math.sin(j)],
        [1.24, 0, 0],
        [0, 0.5, 0],
        darker(lookOf(0x2a3a6a, 'cloth'), 0.85 + 0.15 * Math.sin(j)),
      );
      if (j === 3) solids.ball([x, y, 0.2], [0.4, 0.46, 0.04], lookOf(0xc69b3e, 'cloth'), 16);
    }
  return solids.build();
}

function build(order: PlaceOrder, sight: Sight, detail: number): World {
  const [dark, snowy] = [darkOf(order), isSnowy(order)];
  const season = seasonOf(order, true);
  const [relief, heightAt] = [reliefOf(order), heightOf(order)];
  const stone = lookOf(0x9c9384, 'stone');
  const placed = furnish(order);
  const [wide, side] = [
    makeCastleWall(27, 6.4, stone, order.seed, snowy),
    makeCastleWall(46, 6.4, stone, order.seed + 1, snowy),
  ];
  const [tower, small] = [
    makeCastleTower(3.4, 15, stone, true, dark, snowy),
    makeCastleTower(2.4, 24, stone, true, dark, snowy),
  ];
  const bare = (x: number, z: number): number =>
    Math.max(
      1 - smoothstep(13, 16.5, Math.max(Math.abs(x), Math.abs(z + 6))),
      1 - smoothstep(2.2, 3.4, Math.abs(x) + (z < 8 ? 9 : 0)),
    );
  const land = layCountry({
    order,
    sight,
    detail,
    season,
    relief,
    heightAt,
    bare,
    soil: lightOf(0x9a8a70),
    isClear: (x, z) => Math.abs(x) < 24 && z > -52 && z < 34,
  });
  return {
    placements: [
      { mesh: makeKeep(order), matrix: standing([0, 0, BACK - 1]) },
      { mesh: wide, matrix: standing([-21, 0, BACK]) },
      { mesh: wide, matrix: standing([21, 0, BACK]) },
      { mesh: side, matrix: standing([-HALF, 0, -9], Math.PI / 2) },
      { mesh: side, matrix: standing([HALF, 0, -9], -Math.PI / 2) },
      ...[-HALF, HALF].flatMap((x) => [
        { mesh: tower, matrix: standing([x, 0, BACK], x) },
        // Those at the gate make room for a camera that looks into the court.
        ...(sight.blocks([x, 0, 14], 9, 14) ? [] : [{ mesh: tower, matrix: standing([x, 0, 14], x + 1) }]),
      ]),
      ...[-8, 8].map((x) => ({ mesh: small, matrix: standing([x, 0, BACK - 12], x) })),
      ...placementsOf(placed),
      ...land.placements,
    ],
    grounds: land.grounds,
    groundFocus: [0, 0, 0],
    heightAt,
    air: openAir(order),
    water: null,
    lamps: lampsOf(placed, dark),
    wind: windOf(season),
  };
}

export const CASTLE: PlaceBuilder = {
  name: 'castle',
  describe: (order) => ({
    heightAt: heightOf(order),
    waterLevel: null,
    indoor: false,
    bestView: 0.12,
    viewSlack: 0.2,
    openRadius: 11,
    spots: [
      { kind: 'door', at: [0, 0, BACK + 1.4], heading: Math.PI, radius: 1 },
      { kind: 'stand', at: [0, 0, -6], heading: 0, radius: 1.5 },
      // Windows and roofs of the keep and its towers: what burns when a castle does.
      ...BLAZES.map(([x, y, z, radius]) => ({ kind: 'blaze', at: [x, y, z] as const, heading: 0, radius })),
    ],
    ways: [
      {
        kind: 'road',
        points: [
          [0, 0, 40],
          [0, 0, 10],
          [0, 0, BACK + 1],
        ],
        width: 4,
      },
    ],
    prospect: {
      ground: { eye: [7, 3, 50], target: [0, 9, -12], stays: true },
      air: { eye: [-30, 34, 88], target: [0, 8, -12], stays: true },
    },
  }),
  build,
};
