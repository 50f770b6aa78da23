import { makeRandom } from '../../maths/random.ts';
import { type Piece, type Placed, put } from '../kits/architecture/pieces.ts';
import { lookOf, Solids, shine } from '../kits/architecture/solids.ts';
import { makeCeilingPanel } from '../kits/rooms/class.ts';
import { lightRoom, litAtLeast } from '../kits/rooms/light.ts';
import { buildRoom, describeRoom } from '../kits/rooms/room.ts';
import type { RoomPlan } from '../kits/rooms/room-plan.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';

/** An aisle between black cabinets whose lamps blink, cables above them. */
const SIZE = { left: -4.4, right: 4.4, back: -11, front: 7, height: 3.1 } as const;

/** A cabinet of computers: rows of them behind a grille, each with its small lamps. */
const makeCabinetRack = (seed: number): Piece => ({
  ...{ name: 'server rack', width: 0.8, depth: 1, height: 2.2 },
  make() {
    const solids = new Solids({ grounded: true });
    const random = makeRandom(seed).spawn('rack');
    const [case_, unit] = [lookOf(0x1b1d22, 'metal'), lookOf(0x2c3038, 'metal')];
    solids.box([-0.4, 0, -0.5], [0.4, 2.2, 0.46], case_, 0.8);
    for (let y = 0.12; y < 2.05; y += 0.115) {
      solids.box([-0.35, y, 0.46], [0.35, y + 0.095, 0.485], unit, 1);
      for (let k = 0; k < 9; k++) {
        if (random.chance(0.45)) continue;
        const tone = random.pick([
          [0.1, 0.6, 1],
          [0.1, 0.6, 1],
          [0.15, 1, 0.4],
          [1, 0.55, 0.1],
        ] as const);
        const x = -0.31 + k * 0.05;
        solids.box([x, y + 0.03, 0.485], [x + 0.028, y + 0.06, 0.49], shine(tone, 1.5), 1);
      }
      if (random.chance(0.3))
        solids.box([0.12, y + 0.035, 0.485], [0.32, y + 0.055, 0.49], shine([0.1, 0.5, 1], 1.1), 1);
    }
    for (const x of [-0.395, 0.375])
      solids.box([x, 0.05, 0.47], [x + 0.02, 2.15, 0.492], shine([0.08, 0.45, 1], 0.9), 2);
    return solids.build();
  },
  lamps: [{ at: [0, 1.3, 0.9], colour: [0.1, 0.42, 0.95], reach: 3.2, size: 0.5 }],
});

/** Cables in their tray under the ceiling. */
const makeCableTray = (length: number): Piece => ({
  ...{ name: 'cable', width: 0.5, depth: length, height: 0.2, light: true },
  make() {
    const solids = new Solids();
    for (const x of [-0.24, 0.24])
      solids.box([x - 0.012, 0, -length / 2], [x + 0.012, 0.09, length / 2], lookOf(0x7a8088, 'metal'), 2);
    for (const [k, hex] of [0x2f6fc0, 0xd8a030, 0x2f6fc0, 0xb23a3a, 0x3a9a5a].entries())
      solids.tube(
        [
          [-0.17 + k * 0.085, 0.05, -length / 2],
          [-0.17 + k * 0.085, 0.05, length / 2],
        ],
        0.032,
        lookOf(hex, 'plastic'),
        6,
      );
    return solids.build();
  },
});

function plan(order: PlaceOrder): RoomPlan {
  const own = lightRoom({ ...order, time: 'night', weather: 'clear' }, -2, { tint: [0.82, 0.95, 1.12], dark: 1.5 });
  const light = { ...own, lamps: litAtLeast(0.6, own) };
  const racks = Array.from({ length: 4 }, (_, k) => makeCabinetRack(order.seed + k));
  const panel = makeCeilingPanel(light.lamps * 0.7, 1.6);
  const placed: Placed[] = [
    ...[-7.5, -3, 1.5].map((z) => put(panel, 0, z, 0, SIZE.height - 0.05)),
    ...[-1, 1].flatMap((side) =>
      Array.from({ length: 18 }, (_, k) =>
        put(
          racks[(k + (side > 0 ? 2 : 0)) % 4] ?? makeCabinetRack(k),
          side * 2.5,
          SIZE.back + 0.6 + k * 0.82,
          (-side * Math.PI) / 2,
        ),
      ),
    ),
    ...[-1, 1].map((side) => put(makeCableTray(16), side * 1.4, -2.5, 0, SIZE.height - 0.5)),
  ];
  return {
    size: SIZE,
    walls: [
      { side: 'back', openings: [{ middle: 4.4, width: 1.1, bottom: 0, top: 2.2, kind: 'door' }] },
      ...(['left', 'right', 'front'] as const).map((side) => ({ side, openings: [] })),
    ],
    looks: {
      ...{ wall: lookOf(0x6a737e, 'paint'), trim: lookOf(0x4a5058, 'metal'), ceiling: lookOf(0x59616a, 'plaster') },
      ...{ door: lookOf(0x8a9098, 'metal'), frame: lookOf(0x4a5058, 'metal') },
    },
    floor: { kind: 'tiles', look: lookOf(0x9aa2aa, 'polished'), second: lookOf(0x868e96, 'polished') },
    placed,
    light,
    view: 'none',
    ...{ openRadius: 2, viewSlack: 0.25, polished: true },
  };
}

export const SERVER_ROOM: PlaceBuilder = {
  name: 'server_room',
  describe: (order) => describeRoom(order, plan(order)),
  build: (order, sight) => buildRoom(order, plan(order), sight),
};
