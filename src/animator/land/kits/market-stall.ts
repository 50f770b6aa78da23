import { makeRandom, type Random } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import type { Piece } from './architecture/pieces.ts';
import { darker, type Look, lookOf, Solids, shine } from './architecture/solids.ts';
import { type Counter, layGoods, layLamp, lookBy, type Ware } from './market-goods.ts';

export type Roofing = 'striped' | 'plain' | 'hut';

export interface StallOrder {
  readonly seed: number;
  readonly ware: Ware;
  readonly roofing: Roofing;
  readonly dark: number;
  readonly snowy: boolean;
  readonly fineness: number;
}

export const STALL_WIDTH = 2.7;
const [HALF, FRONT, BACK] = [STALL_WIDTH / 2 - 0.06, 0.55, -1.15];
/** Height of the table at its front and back edge. */
const [LOW, HIGH, EDGE, INNER] = [0.74, 0.98, 0.42, -0.52];
const CANVAS = [0xc23a34, 0x2f6fa0, 0x3a8a5a, 0xe0a030, 0x8a4a8a, 0xd8662c] as const;

/** A stall: table with goods, awning on posts, a lamp under it. Looks along +z at the lane, its table's edge at z 0.42. */
export const makeStall = (order: StallOrder): Piece => ({
  name: 'stall',
  width: STALL_WIDTH,
  depth: FRONT - BACK,
  height: 2.9,
  spots: [
    { kind: 'stand', at: [0, 0, 1], heading: Math.PI, radius: 0.4 },
    { kind: 'vendor', at: [0.1, 0, -0.84], heading: 0, radius: 0.3 },
    ...(order.ware === 'food' ? [{ kind: 'steam', at: [-0.7, 1.25, -0.2] as const, heading: 0, radius: 0.2 }] : []),
  ],
  lamps: [{ at: [0, 1.95, 0.35], colour: [4.6, 2.7, 1.15], reach: 5.5, size: 0.35 }],
  make() {
    const random = makeRandom(order.seed).spawn(`stall ${order.ware}`);
    const solids = new Solids({ openness: ([, y, z]) => Math.min(1, 0.5 + y * 0.2 + Math.max(0, z + 0.3) * 0.5) });
    layTable(solids, random, order);
    layRoofing(solids, random, order);
    layHangings(solids, random, order);
    const counter: Counter = {
      ...{ solids, random: random.spawn('goods'), width: HALF * 2 - 0.1, fineness: order.fineness, dark: order.dark },
      at: (across, back) => [
        (across - 0.5) * (HALF * 2 - 0.1),
        LOW + (HIGH - LOW) * back + 0.025,
        EDGE - 0.02 + (INNER - EDGE + 0.04) * back,
      ],
    };
    layGoods(order.ware, counter);
    return solids.build();
  },
});

function layTable(solids: Solids, random: Random, { ware, roofing, snowy }: StallOrder): void {
  const wood = lookBy(0x8a6440, 'wood', random.between(0.8, 1.1));
  // The top slopes to the lane.
  solids.sheet([-HALF, LOW, EDGE], [HALF * 2, 0, 0], [0, HIGH - LOW, INNER - EDGE], wood, [3, 1]);
  solids.box([-HALF, LOW - 0.05, EDGE - 0.02], [HALF, LOW + 0.03, EDGE + 0.02], darker(wood, 1.15), 3);
  if (roofing === 'hut' || ware === 'fish')
    for (let k = 0; k < 5; k++)
      solids.box(
        [-HALF, k * 0.145, EDGE - 0.04],
        [HALF, k * 0.145 + 0.135, EDGE],
        darker(wood, 0.75 + 0.1 * (k % 3)),
        3,
      );
  else {
    // A cloth in folds before it.
    const cloth = lookBy(random.pick([0xb8452f, 0x2f5a7a, 0xd8c8a4, 0x4a6a44, 0x8a5a7a]), 'cloth');
    const folds = 26;
    for (let k = 0; k < folds; k++) {
      const [a, b] = [-HALF + (k / folds) * HALF * 2, -HALF + ((k + 1) / folds) * HALF * 2];
      const [za, zb] = [EDGE + (k % 2) * 0.035, EDGE + ((k + 1) % 2) * 0.035];
      const look = darker(cloth, k % 2 === 0 ? 0.82 : 1.05);
      solids.sheet([a, 0.04, za], [b - a, 0, zb - za], [0, LOW - 0.06, 0], look, [1, 2]);
    }
  }
  // Crates and sacks stand behind and beside.
  for (const side of [-1, 1]) {
    const x = side * (HALF - 0.35);
    solids.box([x - 0.3, 0, BACK + 0.1], [x + 0.3, 0.42, BACK + 0.6], darker(wood, 0.8), 9);
    solids.softBox([x - 0.28, 0.42, BACK + 0.12], [x + 0.26, 0.8, BACK + 0.56], 0.14, lookBy(0xb49a6c, 'cloth'), {
      rings: 2,
    });
  }
  if (snowy) solids.box([-HALF, LOW + 0.03, EDGE - 0.03], [HALF, LOW + 0.06, EDGE + 0.03], lookOf(0xf0f4f6, 'snow'), 3);
}

/** From the back over the ridge to the front edge: a curve that hangs a little. */
const canvasAt = (v: number): readonly [number, number] => [
  2.78 - 0.52 * v - 0.1 * Math.sin(v * Math.PI),
  BACK - 0.05 + (FRONT + 0.42 - BACK) * v,
];

function layRoofing(solids: Solids, random: Random, { roofing, snowy, dark }: StallOrder): void {
  const wood = lookBy(0x7a5636, 'wood', random.between(0.8, 1.05));
  for (const x of [-HALF, HALF])
    for (const [z, top] of [
      [FRONT, 2.24],
      [BACK, 2.74],
    ] as const)
      solids.box([x - 0.035, 0, z - 0.035], [x + 0.035, top, z + 0.035], wood, 1);
  solids.box([-HALF, 2.18, FRONT - 0.03], [HALF, 2.25, FRONT + 0.03], wood, 3);
  if (roofing === 'hut') {
    layHut(solids, wood, snowy);
    return;
  }
  const [first, second] = [lookBy(random.pick(CANVAS), 'paper'), lookBy(0xf0e8d8, 'paper')];
  const plain = lookBy(random.pick([0xd8bc8c, 0xc89a6a, 0xa85a3a, 0x7a3a3a, 0x3a5a7a]), 'paper');
  const stripes = 9;
  const glows = (look: Look): Look =>
    // Light of the stall's own lamp goes through the cloth.
    dark > 0.5 ? { ...darker(look, 1 + 1.1 * dark), material: look.material } : look;
  for (let k = 0; k < stripes; k++) {
    const base = roofing === 'plain' ? darker(plain, 0.95 + 0.07 * (k % 2)) : k % 2 === 0 ? first : second;
    const look = snowy ? { ...lookOf(0xeef2f5, 'snow') } : base;
    const [a, b] = [(k / stripes - 0.5) * (HALF * 2 + 0.12), ((k + 1) / stripes - 0.5) * (HALF * 2 + 0.12)];
    for (let n = 0; n < 4; n++) {
      const [[y0, z0], [y1, z1]] = [canvasAt(n / 4), canvasAt((n + 1) / 4)];
      solids.sheet([a, y1, z1], [b - a, 0, 0], [0, y0 - y1, z0 - z1], look);
      solids.sheet([b, y1 - 0.012, z1], [a - b, 0, 0], [0, y0 - y1, z0 - z1], darker(glows(base), 0.8));
    }
    layScallop(solids, a, b, glows(base));
  }
}

/** The edge of the awning hangs down in tongues. */
function layScallop(solids: Solids, a: number, b: number, look: Look): void {
  const [y, z] = canvasAt(1);
  const [middle, r] = [(a + b) / 2, (b - a) / 2];
  const points = Array.from({ length: 7 }, (_, k): Vector => {
    const angle = Math.PI + (k / 6) * Math.PI;
    return [middle + Math.cos(angle) * r, y - 0.17 + Math.sin(angle) * 0.1, z + 0.015];
  });
  for (const [normal, flip] of [
    [[0, 0, 1], false],
    [[0, 0, -1], true],
  ] as const) {
    const shown = flip ? darker(look, 0.75) : look;
    const top = solids.vertex([middle, y, z + (flip ? 0.01 : 0.016)], normal, shown);
    const corners = [[a, y, z + 0.015] as const, ...points, [b, y, z + 0.015] as const].map((at) =>
      solids.vertex(at, normal, shown),
    );
    for (let k = 0; k + 1 < corners.length; k++) {
      const [p, q] = [corners[k] ?? 0, corners[k + 1] ?? 0];
      if (flip) solids.triangle(top, q, p);
      else solids.triangle(top, p, q);
    }
  }
}

/** Boards with a pitched roof: the huts of winter markets. */
function layHut(solids: Solids, wood: Look, snowy: boolean): void {
  const shade = lookBy(0x6a4426, 'wood');
  for (let k = 0; k < 12; k++)
    solids.box([-HALF, k * 0.2, BACK], [HALF, k * 0.2 + 0.19, BACK + 0.03], darker(shade, 0.8 + 0.08 * (k % 3)), 3);
  for (const x of [-HALF, HALF])
    for (let k = 0; k < 12; k++)
      solids.box(
        [x - 0.02, k * 0.2, BACK],
        [x + 0.02, k * 0.2 + 0.19, k < 4 || k > 9 ? FRONT : BACK + 0.5],
        darker(wood, 0.85 + 0.07 * (k % 3)),
        3,
      );
  const [ridge, eaves, middle] = [3.15, 2.25, (FRONT + BACK) / 2];
  const roof = lookOf(snowy ? 0xf2f5f7 : 0x5a3a26, snowy ? 'snow' : 'wood');
  const half = HALF + 0.2;
  for (const [z, turn] of [
    [FRONT + 0.45, 1],
    [BACK - 0.3, -1],
  ] as const) {
    solids.sheet([-turn * half, eaves, z], [turn * half * 2, 0, 0], [0, ridge - eaves, middle - z], roof, [4, 2]);
    solids.sheet(
      [turn * half, eaves - 0.05, z],
      [-turn * half * 2, 0, 0],
      [0, ridge - eaves, middle - z],
      darker(wood, 0.6),
      [2, 1],
    );
  }
  if (snowy)
    solids.tube(
      [
        [-half, eaves + 0.02, FRONT + 0.45],
        [half, eaves + 0.02, FRONT + 0.45],
      ],
      0.07,
      roof,
      7,
    );
  for (let k = 0; k < 17; k++) {
    const [x, z] = [(k / 16 - 0.5) * half * 2, FRONT + 0.5];
    solids.ball([x, eaves - 0.08 - 0.04 * (k % 2), z], [0.035, 0.045, 0.035], shine([1, 0.6, 0.22], 1.7), 6);
  }
}

/** What hangs from the beam, and the lamp over the goods. */
function layHangings(solids: Solids, random: Random, { ware, dark, roofing }: StallOrder): void {
  const cord = lookOf(0x2a241e, 'rubber');
  const hang = (x: number, z: number, drop: number): Vector => {
    solids.tube(
      [
        [x, 2.24, z],
        [x, 2.24 - drop, z],
      ],
      0.008,
      cord,
      4,
    );
    return [x, 2.24 - drop, z];
  };
  const bulb = hang(0, 0.3, 0.24);
  solids.lathe(
    [bulb[0], bulb[1] - 0.06, bulb[2]],
    [
      [0.14, 0],
      [0.05, 0.1],
      [0.02, 0.14],
    ],
    lookOf(0x2f4a42, 'paint'),
    10,
  );
  solids.ball(
    [bulb[0], bulb[1] - 0.08, bulb[2]],
    [0.05, 0.06, 0.05],
    dark > 0.2 ? shine([1, 0.68, 0.34], 1 + 5 * dark) : lookOf(0xf0e8d8, 'porcelain'),
    8,
  );
  if (ware === 'lantern')
    for (let k = 0; k < 9; k++) {
      const [x, y, z] = hang((k / 8 - 0.5) * HALF * 1.9, FRONT - 0.05 - (k % 3) * 0.3, 0.1 + random.between(0, 0.22));
      layLamp(solids, [x, y - 0.42, z], random.between(0.8, 1.15), k + random.index(6), Math.max(0.25, dark));
    }
  if (ware === 'cloth')
    for (let k = 0; k < 6; k++) {
      const x = (k / 6 - 0.5) * HALF * 1.96;
      const look = lookBy(random.pick([0xa8262e, 0x1f5a8a, 0xd89a2a, 0x2f7a5a, 0x7a2f6a]), 'cloth');
      const bands = lookBy(random.pick([0xe8d8b0, 0xd8a03a, 0x2a2f5a]), 'cloth');
      solids.sheet(
        [x, 1.25, BACK + 0.12],
        [HALF * 0.31, 0, 0],
        [0, 1.3, 0],
        (_, __, v) => (Math.floor(v * 14) % 4 === 0 ? bands : look),
        [2, 14],
      );
    }
  if (ware === 'basket' || ware === 'vegetable' || ware === 'spice')
    for (const x of [-1.02, 1.02]) {
      const [, y, z] = hang(x, FRONT, 0.12);
      const red = ware === 'spice';
      for (let k = 0; k < 16; k++) {
        const a = k * 2.4;
        solids.ball(
          [x + Math.sin(a) * 0.05, y - 0.03 - k * 0.026, z + Math.cos(a) * 0.05],
          red ? [0.02, 0.055, 0.02] : [0.036, 0.036, 0.036],
          lookBy(red ? 0xb02218 : 0xe8e0cc, 'food', random.between(0.8, 1.1)),
          5,
        );
      }
    }
  if (ware === 'ornament' || roofing === 'hut')
    for (let k = 0; k < 9; k++) {
      const [x, y, z] = hang((k / 8 - 0.5) * HALF * 1.8, FRONT + 0.02, 0.05 + random.between(0, 0.16));
      solids.ball(
        [x, y - 0.06, z],
        [0.06, 0.06, 0.06],
        lookOf(random.pick([0xc8202a, 0xd8b04a, 0xd8dde0, 0x1f6a3a]), 'paint'),
        8,
      );
    }
}
