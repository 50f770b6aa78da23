import { makeRandom } from '../../maths/random.ts';
import { type Piece, type Placed, put } from '../kits/architecture/pieces.ts';
import { lookOf, Solids } from '../kits/architecture/solids.ts';
import { lightRoom, litAtLeast } from '../kits/rooms/light.ts';
import { buildRoom, describeRoom } from '../kits/rooms/room.ts';
import type { RoomPlan } from '../kits/rooms/room-plan.ts';
import { makeTruss } from '../kits/rooms/works.ts';
import { makeFloodlight, makeTiers } from '../kits/sports/hall-pieces.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';

/** A hall of ice: boards around it, rows of seats behind them, lines under the surface, great lamps above. */
const SIZE = { left: -22, right: 22, back: -26, front: 22, height: 10 } as const;
const [HALF, FAR] = [14, -17];

/** Lines and circles as they lie under the ice. */
const makeLines = (): Piece => ({
  ...{ name: 'line', width: 1, depth: 1, height: 0.01, light: true },
  make() {
    const solids = new Solids();
    const [red, blue] = [lookOf(0xc8383a, 'polished'), lookOf(0x3a62b8, 'polished')];
    const stripe = (z: number, wide: number, look: typeof red): void => {
      solids.sheet([-HALF, 0.004, z + wide], [HALF * 2, 0, 0], [0, 0, -wide * 2], look, [8, 1]);
    };
    stripe(-4, 0.15, red);
    stripe(-11, 0.12, blue);
    stripe(7, 0.12, blue);
    const ring = (x: number, z: number, radius: number, look: typeof red): void => {
      for (let k = 0; k < 48; k++) {
        const [a, b] = [(k / 48) * Math.PI * 2, ((k + 1) / 48) * Math.PI * 2];
        const at = (angle: number, r: number): number =>
          solids.vertex([x + Math.sin(angle) * r, 0.004, z + Math.cos(angle) * r], [0, 1, 0], look);
        solids.quad(at(a, radius), at(b, radius), at(b, radius - 0.1), at(a, radius - 0.1));
      }
    };
    ring(0, -4, 4.2, blue);
    for (const x of [-7, 7]) ring(x, -13, 2.6, red);
    return solids.build({ twoSided: true });
  },
});

/** Boards with their stripes, and the glass above them; along x. */
const makeBoards = (length: number, seed: number): Piece => ({
  ...{ name: 'boards', width: length, depth: 0.2, height: 1.1 },
  make() {
    const solids = new Solids({ grounded: true });
    const random = makeRandom(seed).spawn('boards');
    const half = length / 2;
    solids.box([-half, 0, -0.1], [half, 1.1, 0.1], lookOf(0xf2f4f6, 'plastic'), 2);
    solids.box([-half, 0, 0.1], [half, 0.2, 0.11], lookOf(0xe0b830, 'plastic'), 2);
    solids.box([-half, 1.06, -0.12], [half, 1.14, 0.12], lookOf(0x2f5ab0, 'plastic'), 2);
    for (let x = -half + 0.6; x < half - 2; x += random.between(2.6, 3.4)) {
      const hex = random.pick([0xc8383a, 0x2f5ab0, 0x2f8a5a, 0xe0902a, 0x3a3a42]);
      solids.box([x, 0.32, 0.1], [x + 2, 0.92, 0.108], lookOf(hex, 'paint'), 1);
      solids.box([x + 0.3, 0.52, 0.108], [x + 1.7, 0.7, 0.112], lookOf(0xf4f4f0, 'paint'), 1);
    }
    return solids.build();
  },
});

function plan(order: PlaceOrder): RoomPlan {
  const own = lightRoom({ ...order, time: 'night', weather: 'clear' }, -2, { tint: [0.94, 1, 1.08], dark: 2.2 });
  const light = { ...own, lamps: litAtLeast(0.8, own) };
  const [flood, truss] = [makeFloodlight(light.lamps), makeTruss(40, lookOf(0x3a424c, 'metal'))];
  const placed: Placed[] = [
    put(makeLines(), 0, 0),
    put(makeBoards(HALF * 2, order.seed), 0, FAR),
    ...[-1, 1].flatMap((side) =>
      [4.75, 14.25, 23.75, 33.25].map((z, k) =>
        put(makeBoards(9.5, order.seed + k + side), side * HALF, FAR + z, (-side * Math.PI) / 2),
      ),
    ),
    ...[-13.5, -4.5, 4.5, 13.5].map((x, k) => put(makeTiers(9, order.seed + k), x, FAR - 1.6)),
    ...[-1, 1].flatMap((side) =>
      [4, 13, 22, 31].map((z, k) =>
        put(makeTiers(9, order.seed + 3 + k + side), side * (HALF + 1.4), FAR + z, (-side * Math.PI) / 2),
      ),
    ),
    ...[-14, -5, 4].map((z) => put(truss, 0, z, 0, SIZE.height - 1.1)),
    ...[-14, -5, 4].flatMap((z) => [-8, 0, 8].map((x) => put(flood, x, z, 0, SIZE.height - 1.4))),
  ];
  const ice = lookOf(0xeef5fa, 'polished');
  return {
    size: SIZE,
    walls: (['back', 'left', 'right', 'front'] as const).map((side) => ({ side, openings: [] })),
    looks: {
      ...{ wall: lookOf(0x4a5560, 'concrete'), trim: lookOf(0x2f5ab0, 'paint'), ceiling: lookOf(0x2e343c, 'metal') },
      ...{ door: lookOf(0x8a9098, 'metal'), frame: lookOf(0x8a9098, 'metal') },
    },
    floor: { kind: 'carpet', look: ice, second: ice },
    placed,
    light,
    view: 'none',
    ...{ openRadius: 8, viewSlack: 0.6 },
  };
}

export const ICE_RINK: PlaceBuilder = {
  name: 'ice_rink',
  describe: (order) => describeRoom(order, plan(order)),
  build: (order, sight) => buildRoom(order, plan(order), sight),
};
