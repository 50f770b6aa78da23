import { aboutX } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import { type Paint, paintIn } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { roundedRectangle } from '../../forge/outlines.ts';
import { ball, box, loft, tube } from '../../forge/shapes.ts';
import { both, moved } from '../../forge/surface.ts';
import { darker } from '../../looks.ts';
import { thingBones } from '../../thing-poses.ts';
import { poseRide } from '../../vehicle-poses.ts';
import { deck, gunwale, hullBand, hullEnd, hullSkin, makeHull } from './hull.ts';
import { DARK, STEEL, type VesselOrder } from './vessel-parts.ts';

/** Where the bar is held, to the right. */
const GRIP: Vector = [0.34, 1.02, 0.32];

/** Ridden astride, standing or sitting: a saddle on a short hull, and a bar to steer by. */
export function makeJetSki(order: VesselOrder): Make {
  const hull = makeHull({
    breadth: [
      [-1.5, 0.5],
      [-0.6, 0.56],
      [0.5, 0.52],
      [1.2, 0.3],
      [1.62, 0.01],
    ],
    edge: [
      [-1.5, 0.34],
      [0, 0.36],
      [1, 0.46],
      [1.62, 0.62],
    ],
    keel: [
      [-1.5, -0.14],
      [0, -0.2],
      [1, -0.1],
      [1.4, 0.16],
      [1.62, 0.56],
    ],
    fullness: 0.8,
  });
  const paint = paintIn({ material: 'paint', colour: order.colour ?? 0xe8ecee }, order.look);
  const trim: Paint = { material: 'paint', colour: order.colour === null ? 0xd8342c : darker(order.colour, 0.5) };
  const hood = (z: number, wide: number, low: number, high: number): Vector[] =>
    roundedRectangle(wide, high - low, Math.min(wide, high - low) * 0.32, 4).map(
      ([x, y]): Vector => [x * (y > 0 ? 0.72 : 1), y + (low + high) / 2, z],
    );
  return {
    bones: thingBones(1.15),
    ...{ height: 1.15, length: 3.1, width: 1.14 },
    forge(forge) {
      forge.add(paint, hullSkin(hull));
      forge.add(paint, hullEnd(hull));
      forge.add(trim, hullBand(hull, 0.62, 0.86));
      forge.add(DARK, deck(hull, 0.02, -1.5, 1.55));
      forge.add(DARK, gunwale(hull, 0.045));
      // The long nose, rising to the bar, with its vents.
      forge.add(
        paint,
        loft([
          hood(1.5, 0.16, 0.46, 0.64),
          hood(1.2, 0.5, 0.38, 0.76),
          hood(0.75, 0.66, 0.34, 0.88),
          hood(0.4, 0.58, 0.34, 0.94),
          hood(0.26, 0.44, 0.34, 0.9),
        ]),
      );
      forge.add(trim, both(moved(box([0.03, 0.09, 0.62], 0.012), { at: [0.29, 0.7, 0.86], turn: aboutX(0.16) })));
      forge.add(DARK, both(moved(box([0.05, 0.05, 0.34], 0.02), { at: [0.24, 0.5, 1.16] })));
      // A saddle for two on its trunk.
      forge.add(paint, moved(box([0.42, 0.34, 1.7], 0.1), { at: [0, 0.42, -0.6] }));
      forge.add(DARK, moved(box([0.4, 0.16, 0.95], 0.07), { at: [0, 0.68, -0.22] }));
      forge.add(DARK, moved(box([0.4, 0.18, 0.6], 0.07), { at: [0, 0.74, -0.98] }));
      forge.add(trim, both(moved(box([0.02, 0.06, 1.2], 0.008), { at: [0.215, 0.5, -0.6] })));
      forge.add(DARK, moved(ball([0.16, 0.1, 0.12], 16, 10), { at: [0, 0.97, 0.36] }));
      for (const side of [1, -1]) {
        forge.add(
          STEEL,
          tube(
            [
              [side * 0.04, 0.98, 0.4],
              [side * 0.2, 1.04, 0.38],
              [side * 0.38, 1.02, 0.3],
            ],
            0.016,
          ),
        );
        forge.add(
          DARK,
          tube(
            [
              [side * 0.27, 1.035, 0.355],
              [side * 0.4, 1.015, 0.29],
            ],
            0.026,
          ),
        );
      }
      forge.add(STEEL, moved(box([0.22, 0.16, 0.1], 0.03), { at: [0, 0.06, -1.53] }));
    },
    anchors: {
      saddle: [0, 0.78, -0.28],
      driver: [0, 0.78, -0.28],
      seat: [0, 0.78, -0.28],
      passenger: [0, 0.85, -0.95],
      handle: GRIP,
      handle2: [-GRIP[0], GRIP[1], GRIP[2]],
      pedal: [0.34, 0.38, 0.02],
      pedal2: [-0.34, 0.38, 0.02],
      surface: [0, 0.8, -1],
      bow: [0, 0.1, 1.5],
      wake: [0, 0, -1.6],
      smoke: [0, 0.2, -1.6],
    },
    pose: (skeleton, moment, move) => poseRide(skeleton, 'water', 1.6, moment, move),
  };
}
