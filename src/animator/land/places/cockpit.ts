import type { Vector } from '../../maths/vector.ts';
import { type Piece, type Placed, put } from '../kits/architecture/pieces.ts';
import { darker, type Look, lookOf, Solids } from '../kits/architecture/solids.ts';
import { lightRoom } from '../kits/rooms/light.ts';
import { buildRoom, describeRoom } from '../kits/rooms/room.ts';
import type { RoomPlan } from '../kits/rooms/room-plan.ts';
import type { PlaceBuilder, PlaceOrder } from '../place.ts';

/** The cockpit of a small aeroplane, seen from its nose: two seats side by side, each with its yoke, the back of the instruments before them, sky in every window. */
const SIZE = { left: -0.98, right: 0.98, back: -1.3, front: 2.5, height: 1.66 } as const;
const PANES = { bottom: 0.84, top: 1.5 } as const;
/** Metres from the middle: the seats. */
const ASIDE = 0.44;
/** Radians: seen a little from the side, as from the wing root. */
const FROM_AHEAD = 0.3;

/** A bucket of leather with belts over its back. */
const makeSeat = (leather: Look): Piece => ({
  ...{ name: 'seat', width: 0.56, depth: 0.6, height: 1.16 },
  spots: [{ kind: 'seat', at: [0, 0.42, 0.06], heading: 0, radius: 0.35 }],
  make() {
    const solids = new Solids({ grounded: true });
    solids.box([-0.2, 0, -0.16], [0.2, 0.3, 0.2], lookOf(0x2a2d30, 'metal'));
    solids.softBox([-0.27, 0.28, -0.24], [0.27, 0.44, 0.32], 0.06, leather, { puff: 0.02 });
    solids.softBox([-0.26, 0.4, -0.32], [0.26, 0.96, -0.18], 0.06, leather, { puff: 0.02 });
    solids.softBox([-0.17, 0.94, -0.31], [0.17, 1.16, -0.2], 0.05, darker(leather, 1.2));
    return solids.build();
  },
});

/** The two horns that one steers with, on their shaft out of the instruments; the pilot is behind it. */
const YOKE: Piece = {
  ...{ name: 'yoke', width: 0.36, depth: 0.5, height: 0.9, light: true, stays: true },
  make() {
    const solids = new Solids();
    const black = lookOf(0x1d1f22, 'plastic');
    const tube = (points: readonly Vector[], radius: number): void => {
      solids.tube([...points], radius, black, 8);
    };
    tube(
      [
        [0, 0.72, 0.44],
        [0, 0.74, 0],
      ],
      0.022,
    );
    tube(
      [
        [-0.17, 0.86, -0.02],
        [-0.17, 0.74, 0],
        [-0.1, 0.7, 0],
        [0.1, 0.7, 0],
        [0.17, 0.74, 0],
        [0.17, 0.86, -0.02],
      ],
      0.019,
    );
    return solids.build();
  },
};

/** What holds the instruments, from before; its cowl keeps the sun off them. */
const PANEL: Piece = {
  ...{ name: 'panel', width: 1.9, depth: 0.4, height: 0.86, light: true, stays: true },
  make() {
    const solids = new Solids();
    const black = lookOf(0x24272b, 'leather');
    solids.softBox([-0.96, 0.3, 0], [0.96, 0.8, 0.34], 0.1, lookOf(0x2d3136, 'plastic'), { rings: 2 });
    for (const x of [-ASIDE, ASIDE]) solids.softBox([x - 0.34, 0.66, -0.06], [x + 0.34, 0.87, 0.3], 0.1, black);
    // A compass stands on it.
    solids.softBox([-0.045, 0.8, 0.04], [0.045, 0.9, 0.12], 0.02, lookOf(0x17181a, 'plastic'));
    return solids.build();
  },
};

/** The frame of the windscreen: a post on both sides, and the bow over it. */
const FRAME: Piece = {
  ...{ name: 'frame', width: 1.9, depth: 0.5, height: 1.66, light: true, stays: true },
  make() {
    const solids = new Solids();
    const white = lookOf(0x8d9296, 'paint');
    solids.tube(
      [
        [-0.95, 0.8, 0.4],
        [-0.86, 1.46, 0.02],
        [-0.7, 1.6, -0.04],
        [0.7, 1.6, -0.04],
        [0.86, 1.46, 0.02],
        [0.95, 0.8, 0.4],
      ],
      0.035,
      white,
      8,
    );
    return solids.build();
  },
};

function plan(order: PlaceOrder): RoomPlan {
  const own = lightRoom(order, Math.PI * 0.78, { tint: [1, 0.99, 0.97], dark: 1.5 });
  // Above the clouds all is bright: exposed for the sky, or it would veil who sits before it.
  const { print } = own.air;
  const light = {
    ...own,
    outside: [1, 1, 1] as const,
    air: { ...own.air, print: { ...print, exposure: print.exposure * 0.92, bloom: print.bloom * 0.4 } },
  };
  const leather = lookOf(0x5a3d2a, 'leather');
  const seat = makeSeat(leather);
  const placed: Placed[] = [
    put(seat, -ASIDE, 0),
    put(seat, ASIDE, 0),
    ...[-ASIDE, ASIDE].map((x) => put(YOKE, x, 0.5)),
    put(PANEL, 0, 0.9),
    put(FRAME, 0, 0.86),
  ];
  const pane = { ...PANES, kind: 'window' as const };
  const long = SIZE.front - SIZE.back;
  return {
    size: SIZE,
    walls: [
      {
        side: 'back',
        openings: [{ ...pane, middle: (SIZE.right - SIZE.left) / 2, width: 1.72, panes: [2, 1] }],
      },
      { side: 'left', openings: [{ ...pane, middle: long / 2, width: long - 0.3, panes: [3, 1] }] },
      { side: 'right', openings: [{ ...pane, middle: long / 2, width: long - 0.3, panes: [3, 1] }] },
      { side: 'front', openings: [] },
    ],
    looks: {
      ...{ wall: lookOf(0x8f8a7e, 'leather'), trim: lookOf(0x6f6a60, 'leather') },
      ...{ ceiling: lookOf(0x9a968c, 'leather'), door: lookOf(0xc8ccd0, 'plastic'), frame: lookOf(0x8d9296, 'paint') },
    },
    floor: { kind: 'carpet', look: lookOf(0x3a3d42, 'cloth'), second: lookOf(0x34373c, 'cloth') },
    ...{ placed, light, view: 'none', openRadius: 2, viewSlack: 0.25, keepsWindows: true },
  };
}

export const COCKPIT: PlaceBuilder = {
  name: 'cockpit',
  describe: (order) => ({ ...describeRoom(order, plan(order)), bestView: FROM_AHEAD }),
  build: (order, sight) => buildRoom(order, plan(order), sight),
};
