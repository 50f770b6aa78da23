import { makeRandom } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import { type Piece, type Placed, put } from '../kits/architecture/pieces.ts';
import { darker, type Look, lookOf, mixLooks, Solids } from '../kits/architecture/solids.ts';
import { makePlant } from '../kits/rooms/decor.ts';
import { dressRoom } from '../kits/rooms/dressing.ts';
import { makePendant } from '../kits/rooms/lamps.ts';
import { lightRoom, litAtLeast } from '../kits/rooms/light.ts';
import { buildRoom, describeRoom } from '../kits/rooms/room.ts';
import type { RoomPlan } from '../kits/rooms/room-plan.ts';
import { makeBench } from '../kits/rooms/seats.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';

/** Where one dances, stretches and does yoga: a bright floor of boards, a wall of mirrors with a barre along it, tall windows. */
const SIZE = { left: -5.4, right: 5.4, back: -4.4, front: 7, height: 3.6 } as const;

/** Of the height: how much of a mirror shows the floor. */
const FLOOR_SHARE = 0.24;

/** Single panes: what is as long as the wall would be taken out of the camera's way. */
const MIRROR_METRES = 1.5;
const MIRRORS = [-4.5, -3, -1.5, 0, 1.5, 3, 4.5] as const;

/** A mirror from the floor up: it holds the room's own light, brighter where the windows are. Back at z 0. */
const makeMirror = (length: number, height: number, wall: Look, boards: Look): Piece => ({
  name: 'mirrors',
  width: length,
  depth: 0.06,
  height,
  light: true,
  make() {
    const solids = new Solids();
    const half = length / 2;
    const glass = lookOf(0x7f949e, 'polished');
    // What a mirror shows from across the room: the floor below, the far wall above, the windows of the side as bright panes.
    const pane = ([x]: Vector, _u: number, v: number): Look => {
      if (v < FLOOR_SHARE) return { ...darker(boards, 0.5 + v), material: glass.material };
      const beside = Math.abs(x - 0.1);
      const bright = beside < 0.42 && beside > 0.04 && v > 0.34 && v < 0.86 && Math.abs(v - 0.6) > 0.02 ? 0.85 : 0;
      return mixLooks(
        mixLooks(glass, { ...wall, material: glass.material }, 0.12),
        lookOf(0xf2f8fb, 'polished'),
        bright,
      );
    };
    solids.sheet([-half + 0.01, 0.08, 0.04], [length - 0.02, 0, 0], [0, height - 0.16, 0], pane, [14, 22]);
    solids.box([-half - 0.025, 0, 0], [-half + 0.025, height, 0.06], lookOf(0x5a6066, 'metal'), 2);
    for (const y of [0, height - 0.06])
      solids.box([-half, y, 0], [half, y + 0.06, 0.05], lookOf(0xd8d4cc, 'plaster'), 2);
    return solids.build();
  },
});

/** Two rails of wood on brackets from the wall; back at z 0. */
const makeBarre = (length: number): Piece => ({
  name: 'barre',
  width: length,
  depth: 0.3,
  height: 1.1,
  make() {
    const solids = new Solids({ grounded: true });
    const half = length / 2;
    for (const y of [0.78, 1.06])
      solids.tube(
        [
          [-half, y, 0.26],
          [half, y, 0.26],
        ],
        0.025,
        lookOf(0xb07a44, 'wood'),
        10,
      );
    for (let x = -half + 0.2; x < half; x += 1.5) {
      solids.box([x - 0.02, 0.72, 0], [x + 0.02, 1.1, 0.05], lookOf(0x3a3a3e, 'metal'));
      for (const y of [0.78, 1.06])
        solids.box([x - 0.015, y - 0.03, 0], [x + 0.015, y, 0.26], lookOf(0x3a3a3e, 'metal'));
    }
    return solids.build();
  },
});

function plan(order: PlaceOrder): RoomPlan {
  const random = makeRandom(order.seed).spawn('dance studio');
  const own = lightRoom(order, -2.2, { tint: [1.02, 1, 0.97] });
  const light = { ...own, lamps: litAtLeast(0.3, own) };
  const [wall, boards] = [lookOf(random.pick([0xf1ece4, 0xe9ecec, 0xf0e6e2]), 'plaster'), lookOf(0xc99a63, 'boards')];
  const trim = lookOf(0xf6f3ee, 'plaster');
  const length = SIZE.right - SIZE.left - 0.4;
  const placed: Placed[] = [
    ...MIRRORS.map((x) => put(makeMirror(MIRROR_METRES, 2.5, wall, boards), x, SIZE.back + 0.1)),
    put(makeBarre(length - 0.6), 0, SIZE.back + 0.16),
    put(makeBarre(4.4), SIZE.right - 0.02, -0.6, -Math.PI / 2),
    ...[-2.6, 1.2].flatMap((z) =>
      [-3, 0, 3].map((x) => put(makePendant(light.lamps, 0.6, trim, 2.4), x, z, 0, SIZE.height - 0.6)),
    ),
    put(makeBench(lookOf(0xb98a58, 'wood'), 1.6, false), SIZE.right - 0.5, 3.6, -Math.PI / 2),
    put(makePlant(order.seed, 1.5), SIZE.left + 0.5, -3.7),
    put(makePlant(order.seed + 2, 1.2), SIZE.right - 0.5, -3.6),
    ...dressRoom(order, { left: -4, right: 4, back: -3.2, table: [SIZE.right - 0.5, 0.45, 3.6] }),
  ];
  return {
    size: SIZE,
    walls: [
      { side: 'back', openings: [] },
      {
        side: 'left',
        openings: [2.6, 5.4, 8.2].map((middle) => ({
          ...{ middle, width: 1.9, bottom: 0.35, top: 3.1 },
          ...{ kind: 'window' as const, panes: [2, 4] as const },
        })),
      },
      { side: 'right', openings: [{ middle: 9.6, width: 1.1, bottom: 0, top: 2.2, kind: 'door' }] },
      { side: 'front', openings: [] },
    ],
    looks: { wall, trim, ceiling: lookOf(0xf6f4f0, 'plaster'), door: lookOf(0xd8c4a8, 'wood'), frame: trim },
    floor: { kind: 'boards', look: boards, second: darker(boards, 0.9) },
    placed,
    light,
    view: 'city',
    openRadius: 3,
  };
}

export const DANCE_STUDIO: PlaceBuilder = {
  name: 'dance_studio',
  describe: (order) => describeRoom(order, plan(order)),
  build: (order, sight) => buildRoom(order, plan(order), sight),
};
