import { standing } from '../../maths/matrix.ts';
import { makeRandom } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import { type Piece, type Placed, put } from '../kits/architecture/pieces.ts';
import { darker, type Look, lookOf, Solids } from '../kits/architecture/solids.ts';
import { lightRoom, litAtLeast } from '../kits/rooms/light.ts';
import { buildRoom, describeRoom } from '../kits/rooms/room.ts';
import type { RoomPlan } from '../kits/rooms/room-plan.ts';
import { makeStripLamp } from '../kits/rooms/strip-lamp.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';
import type { Placement } from '../world.ts';

/** Inside an airliner: rows of seats that all look to the nose, a small round window at each, lockers above, the wing and the clouds outside. */
const SIZE = { left: -4.6, right: 4.6, back: -1.5, front: 4.4, height: 2.25 } as const;
/** Metres along the cabin. */
const ROWS = [-3.3, -2.2, -1.1, 0, 1.1, 2.2, 3.3] as const;
const WINDOW = { width: 0.42, bottom: 0.98, top: 1.52 } as const;
/** Radians: seen from ahead, so that faces are. */
const FROM_AHEAD = 0.62;

/** Two beside each other with arm rests and a head rest; front along +z. */
const makeSeats = (cloth: Look): Piece => ({
  ...{ name: 'seat', width: 1.16, depth: 0.7, height: 1.2 },
  spots: [-0.29, 0.29].map((x) => ({ kind: 'seat', at: [x, 0.44, 0.08], heading: 0, radius: 0.3 })),
  make() {
    const solids = new Solids({ grounded: true });
    const shell = lookOf(0xd9dce0, 'plastic');
    for (const x of [-0.45, 0.4]) solids.box([x, 0, -0.1], [x + 0.05, 0.32, 0.2], lookOf(0x8a9096, 'metal'));
    for (const x of [-0.55, 0.03]) {
      solids.softBox([x, 0.32, -0.22], [x + 0.52, 0.46, 0.34], 0.05, cloth, { puff: 0.02 });
      solids.softBox([x, 0.42, -0.3], [x + 0.52, 0.98, -0.16], 0.06, cloth, { puff: 0.02 });
      solids.softBox([x + 0.06, 0.94, -0.29], [x + 0.46, 1.18, -0.17], 0.06, darker(cloth, 1.25));
      solids.softBox([x + 0.04, 0.5, -0.335], [x + 0.48, 0.86, -0.3], 0.02, shell, { rings: 1 });
    }
    for (const x of [-0.58, -0.02, 0.54]) solids.softBox([x, 0.56, -0.2], [x + 0.045, 0.64, 0.22], 0.02, shell);
    return solids.build();
  },
});

/** Lockers with a rounded lower edge; back at z 0. */
const makeLockers = (length: number): Piece => ({
  ...{ name: 'shelf', width: length, depth: 0.6, height: 0.5, light: true },
  make() {
    const solids = new Solids();
    const white = lookOf(0xf0f1f2, 'plastic');
    for (let x = -length / 2; x < length / 2 - 0.2; x += 1.1)
      solids.softBox([x + 0.01, 0, 0], [x + 1.09, 0.42, 0.58], 0.12, white, { rings: 2 });
    solids.box([-length / 2, 0.03, 0.02], [length / 2, 0.06, 0.62], lookOf(0xbfd4e8, 'plastic'));
    return solids.build();
  },
});

/** A frame with round corners around a pane; back at z 0, in its own middle. */
const PORTHOLE: Piece = {
  ...{ name: 'frame', width: 0.6, depth: 0.06, height: 0.7, light: true },
  make() {
    const solids = new Solids();
    const ring = (half: number, tall: number, round: number, z: number): Vector[] =>
      Array.from({ length: 33 }, (_, k) => {
        const a = (k / 32) * Math.PI * 2;
        const [c, s] = [Math.cos(a), Math.sin(a)];
        const bulge = (value: number): number => Math.sign(value) * Math.abs(value) ** round;
        return [bulge(c) * half, bulge(s) * tall, z];
      });
    solids.tube(ring(0.235, 0.295, 0.62, 0.02), 0.05, lookOf(0xe6e8ea, 'plastic'), 8);
    return solids.build();
  },
};

/** The wing, from below the windows outward and behind. */
function makeWing(): Placement {
  const solids = new Solids();
  const metal = lookOf(0xd3d8dd, 'metal');
  solids.sheet([-1.6, -0.9, -3], [-4.2, 0, 0], [-5.5, 1.5, -24], metal, [6, 12]);
  solids.box([-9.6, 0.6, -27.4], [-8.4, 2.6, -27], lookOf(0x2f5fa8, 'paint'), 2);
  return { mesh: solids.build({ twoSided: true }), matrix: standing([0, 0, 0]), shades: false };
}

function plan(order: PlaceOrder): RoomPlan {
  const random = makeRandom(order.seed).spawn('plane cabin');
  const own = lightRoom(order, Math.PI, { tint: [0.98, 1, 1.03], dark: 0.9 });
  const light = { ...own, lamps: litAtLeast(0.5, own) };
  const cloth = lookOf(random.pick([0x27406e, 0x5a2f3a, 0x38424c]), 'cloth');
  const [panel, seats] = [lookOf(0xe9ebec, 'plastic'), makeSeats(cloth)];
  const long = SIZE.right - SIZE.left;
  const placed: Placed[] = [
    ...ROWS.flatMap((x) => [
      put(seats, x, SIZE.back + 0.66, Math.PI / 2),
      put(PORTHOLE, x + 0.25, SIZE.back + 0.01, 0, (WINDOW.bottom + WINDOW.top) / 2),
    ]),
    put(makeLockers(long - 0.2), 0, SIZE.back + 0.02, 0, 1.72),
    put(makeStripLamp(long - 1, light.lamps), 0, 0.5, 0, SIZE.height),
  ];
  return {
    size: SIZE,
    walls: [
      {
        side: 'back',
        openings: ROWS.map((x) => ({
          ...{ ...WINDOW, middle: x + 0.25 - SIZE.left },
          ...{ kind: 'window' as const, panes: [1, 1] as const },
        })),
      },
      { side: 'left', openings: [] },
      { side: 'right', openings: [] },
      { side: 'front', openings: [] },
    ],
    looks: {
      ...{ wall: panel, trim: lookOf(0xd5d8da, 'plastic'), ceiling: lookOf(0xf4f5f6, 'plastic') },
      ...{ door: lookOf(0xc8ccd0, 'plastic'), frame: lookOf(0xdfe2e4, 'plastic') },
    },
    floor: { kind: 'carpet', look: lookOf(0x2f3846, 'cloth'), second: lookOf(0x2a323f, 'cloth') },
    ...{ placed, light, view: 'none', openRadius: 2, extra: [makeWing()] },
  };
}

export const PLANE_CABIN: PlaceBuilder = {
  name: 'plane_cabin',
  describe: (order) => ({ ...describeRoom(order, plan(order)), bestView: FROM_AHEAD }),
  build: (order, sight) => buildRoom(order, plan(order), sight),
};
