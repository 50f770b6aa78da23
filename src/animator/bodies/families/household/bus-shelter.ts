import type { Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { BLACK, block, facing, METAL, piece } from '../../forge/piece.ts';
import { cylinder } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';

const PANE: Paint = { material: 'glass', colour: 0x9db8c2, clear: 0.75 };
const SLATS: Paint = { material: 'wood', colour: 0x8a6238 };
const [BLUE, WHITE, LIGHT]: readonly [Paint, Paint, Paint] = [
  { material: 'paint', colour: 0x1d57b0 },
  { material: 'paint', colour: 0xf2f2ee },
  { material: 'glow', colour: 0xfff0d0, glows: 1.2 },
];
/** Metres: along the road, from back to front, and up. */
const [WIDE, DEEP, TALL] = [3, 1.25, 2.45];

/** A roof over a bench with panes behind it, and the sign of the stop beside it; it looks along +z, to the road. */
export function makeBusShelter(order: ThingOrder): Make {
  const frame = mainPaint(order, { material: 'metal', colour: 0x50565c });
  return piece([TALL + 0.4, DEEP + 0.3, WIDE + 1.1], {
    forge(forge) {
      const back = -DEEP / 2;
      for (const x of [-WIDE / 2, 0, WIDE / 2]) forge.add(frame, block([0.07, TALL, 0.07], [x, TALL / 2, back], 0.01));
      for (const x of [-WIDE / 2, WIDE / 2])
        forge.add(frame, block([0.06, TALL, 0.06], [x, TALL / 2, back + DEEP * 0.62], 0.01));
      forge.add(frame, block([WIDE + 0.3, 0.09, DEEP + 0.3], [0, TALL + 0.03, 0.06], 0.03));
      forge.add(LIGHT, block([WIDE * 0.7, 0.03, 0.12], [0, TALL - 0.03, 0], 0.01));
      for (const x of [-WIDE / 4, WIDE / 4])
        forge.add(PANE, block([WIDE / 2 - 0.1, TALL - 0.55, 0.02], [x, TALL / 2 + 0.12, back], 0.004));
      forge.add(PANE, block([0.02, TALL - 0.55, DEEP * 0.56], [-WIDE / 2, TALL / 2 + 0.12, back + DEEP * 0.3], 0.004));
      for (const [y, z] of [
        [0.47, back + 0.28],
        [0.47, back + 0.42],
        [0.47, back + 0.56],
      ] as const)
        forge.add(SLATS, block([WIDE * 0.8, 0.04, 0.11], [0, y, z], 0.012));
      for (const x of [-WIDE * 0.32, WIDE * 0.32])
        forge.add(METAL, block([0.06, 0.46, 0.4], [x, 0.23, back + 0.42], 0.02));
      // The sign on its pole, before the roof's end.
      const [x, z] = [WIDE / 2 + 0.42, DEEP / 2 - 0.1];
      forge.add(METAL, moved(cylinder(0.035, TALL + 0.35, { segments: 12 }), { at: [x, 0, z] }));
      forge.add(BLUE, block([0.52, 0.62, 0.05], [x, TALL + 0.05, z + 0.04], 0.03));
      forge.add(WHITE, block([0.34, 0.24, 0.02], [x, TALL + 0.1, z + 0.07], 0.03));
      forge.add(BLUE, block([0.27, 0.09, 0.02], [x, TALL + 0.14, z + 0.08], 0.01));
      for (const aside of [-0.09, 0.09]) forge.add(BLACK, facing(0.035, 0.02, [x + aside, TALL - 0.01, z + 0.085]));
      forge.add(WHITE, block([0.3, 0.42, 0.03], [x, 1.35, z + 0.04], 0.01));
    },
    anchors: {
      seat: [-0.5, 0.5, -0.2],
      seat2: [0.4, 0.5, -0.2],
      top: [0, TALL + 0.1, 0],
      surface: [0, TALL + 0.1, 0],
      light: [0, TALL - 0.1, 0],
    },
  });
}
