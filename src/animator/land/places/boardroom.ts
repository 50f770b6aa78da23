import { makeRandom } from '../../maths/random.ts';
import { type Piece, type Placed, put } from '../kits/architecture/pieces.ts';
import { lookOf, Solids, shine } from '../kits/architecture/solids.ts';
import { makeCeilingPanel } from '../kits/rooms/class.ts';
import { makePicture, makePlant } from '../kits/rooms/decor.ts';
import { dressRoom } from '../kits/rooms/dressing.ts';
import { lightRoom, litAtLeast } from '../kits/rooms/light.ts';
import { buildRoom, describeRoom } from '../kits/rooms/room.ts';
import type { RoomPlan } from '../kits/rooms/room-plan.ts';
import { makeChair } from '../kits/rooms/seats.ts';
import { makeCabinet } from '../kits/rooms/storage.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';

/** Where a company meets: a screen with its figures on the wall, a long table before it, the city behind a side of glass. */
const SIZE = { left: -5, right: 5, back: -4.8, front: 7, height: 3.1 } as const;

/** A screen on the wall with bars that grow and a line over them; back at z 0, foot at its own y 0. */
const makeWallScreen = (width: number, height: number): Piece => ({
  ...{ name: 'screen', width, depth: 0.05, height, light: true },
  make() {
    const solids = new Solids();
    const [w, bars] = [width / 2, [0.24, 0.36, 0.3, 0.48, 0.6, 0.78] as const];
    solids.softBox([-w, 0, 0], [w, height, 0.04], 0.015, lookOf(0x17181b, 'plastic'), { rings: 1 });
    solids.sheet(
      [-w + 0.05, 0.05, 0.042],
      [width - 0.1, 0, 0],
      [0, height - 0.1, 0],
      shine([0.93, 0.95, 1], 0.62),
      [2, 2],
    );
    solids.box([-w + 0.25, height - 0.3, 0.043], [w * 0.2, height - 0.2, 0.046], shine([0.12, 0.2, 0.42], 0.7));
    const step = (width * 0.62) / bars.length;
    for (const [k, share] of bars.entries()) {
      const x = -w + 0.3 + k * step;
      const tone = k === bars.length - 1 ? ([0.95, 0.42, 0.12] as const) : ([0.14, 0.42, 0.85] as const);
      solids.box([x, 0.18, 0.043], [x + step * 0.62, 0.18 + share * (height - 0.62), 0.047], shine(tone, 0.8));
    }
    solids.tube(
      bars.map((share, k) => [-w + 0.3 + (k + 0.3) * step, 0.3 + share * (height - 0.6), 0.055] as const),
      0.014,
      shine([0.1, 0.62, 0.4], 0.9),
      6,
    );
    const turn = 24;
    for (let k = 0; k < turn; k++) {
      const [a, b] = [(k / turn) * Math.PI * 2, ((k + 1) / turn) * Math.PI * 2];
      const tone =
        k < 9 ? ([0.14, 0.42, 0.85] as const) : k < 16 ? ([0.95, 0.42, 0.12] as const) : ([0.1, 0.62, 0.4] as const);
      const look = shine(tone, 0.8);
      const at = (angle: number, r: number): number =>
        solids.vertex([w * 0.62 + Math.sin(angle) * r, height * 0.5 + Math.cos(angle) * r, 0.046], [0, 0, 1], look);
      solids.quad(at(b, height * 0.12), at(a, height * 0.12), at(a, height * 0.26), at(b, height * 0.26));
    }
    return solids.build({ twoSided: true });
  },
});

/** A long table for many, on two feet. */
const makeMeetingTable = (length: number): Piece => ({
  ...{ name: 'meeting table', width: length, depth: 1.2, height: 0.75 },
  spots: [{ kind: 'table', at: [0, 0.75, 0], heading: 0, radius: 0.5 }],
  make() {
    const solids = new Solids({ grounded: true });
    const half = length / 2;
    solids.softBox([-half, 0.71, -0.6], [half, 0.75, 0.6], 0.02, lookOf(0x8a5f3a, 'planks'), { rings: 1, cell: 0.5 });
    for (const x of [-half + 0.8, half - 0.8]) {
      solids.box([x - 0.1, 0, -0.35], [x + 0.1, 0.71, 0.35], lookOf(0x2a2d30, 'metal'), 2);
      solids.box([x - 0.25, 0, -0.45], [x + 0.25, 0.05, 0.45], lookOf(0x2a2d30, 'metal'), 2);
    }
    for (let x = -half + 0.5; x < half; x += 0.9) {
      solids.box([x - 0.14, 0.75, -0.46], [x + 0.14, 0.756, -0.12], lookOf(0xf4f2ea, 'paper'));
      solids.lathe(
        [x + 0.26, 0.75, 0.3],
        [
          [0.035, 0],
          [0.04, 0.11],
          [0.036, 0.11],
        ],
        lookOf(0xcfe0e6, 'glass'),
        10,
      );
    }
    return solids.build();
  },
});

function plan(order: PlaceOrder): RoomPlan {
  const random = makeRandom(order.seed).spawn('boardroom');
  const own = lightRoom(order, -2.1, { tint: [0.99, 1, 1.02], dark: 1.02 });
  const light = { ...own, lamps: litAtLeast(0.25, own) };
  const chair = makeChair(lookOf(0x2a2d30, 'metal'), lookOf(random.pick([0x2f3f56, 0x3a3a3e, 0x6a2f2c]), 'leather'));
  const panel = makeCeilingPanel(light.lamps);
  const trim = lookOf(0xdfe3e6, 'plaster');
  const placed: Placed[] = [
    ...[-2.6, 0, 2.6].flatMap((x) => [-2.8, 0.6, 4].map((z) => put(panel, x, z, 0, SIZE.height - 0.05))),
    put(makeWallScreen(3.4, 1.75), 0.3, SIZE.back + 0.02, 0, 0.95),
    put(makeMeetingTable(4.2), 0.3, -2.9),
    ...[-1.3, -0.2, 0.9, 1.9].flatMap((x) => [put(chair, x, -3.75), put(chair, x, -2.05, Math.PI)]),
    put(makeCabinet(lookOf(0xe6e8ea, 'paint'), 1.8, 0.8), SIZE.right - 0.26, -1.4, -Math.PI / 2),
    put(makePicture(1.2, 0.8, lookOf(0x2a2a2c, 'wood'), order.seed), SIZE.right - 0.02, -1.4, -Math.PI / 2, 1.75),
    put(makePlant(order.seed, 1.7), SIZE.right - 0.5, SIZE.back + 0.5),
    put(makePlant(order.seed + 3, 1.5), SIZE.left + 0.5, SIZE.back + 0.5),
    ...dressRoom(order, { left: -3.6, right: 3.6, back: -3.4, table: [0.3, 0.75, -2.9] }),
  ];
  return {
    size: SIZE,
    walls: [
      { side: 'back', openings: [] },
      {
        side: 'left',
        openings: [2.6, 6, 9.4].map((middle) => ({
          ...{ middle, width: 3.2, bottom: 0.12, top: 2.95 },
          ...{ kind: 'window' as const, panes: [2, 1] as const },
        })),
      },
      { side: 'right', openings: [{ middle: 9.4, width: 1, bottom: 0, top: 2.2, kind: 'door' }] },
      { side: 'front', openings: [] },
    ],
    looks: {
      ...{ wall: lookOf(0xe9ebec, 'plaster'), accent: lookOf(random.pick([0x4a5f74, 0x5a6a64, 0x6a5648]), 'plaster') },
      ...{ accentSide: 'back', trim, ceiling: lookOf(0xf4f4f2, 'plaster'), door: lookOf(0x9a6f44, 'wood') },
      frame: lookOf(0x3a3f44, 'metal'),
    },
    floor: { kind: 'carpet', look: lookOf(0x5f6b76, 'soil'), second: lookOf(0x5f6b76, 'soil') },
    placed,
    light,
    view: 'city',
    ...{ openRadius: 2.1, viewSlack: 0.4 },
  };
}

export const BOARDROOM: PlaceBuilder = {
  name: 'boardroom',
  describe: (order) => describeRoom(order, plan(order)),
  build: (order, sight) => buildRoom(order, plan(order), sight),
};
