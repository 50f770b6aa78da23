import { aboutX } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import { type Paint, paintIn } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { box, torus, tube } from '../../forge/shapes.ts';
import { lined, moved, sheet } from '../../forge/surface.ts';
import { darker, lighter } from '../../looks.ts';
import { thingBones } from '../../thing-poses.ts';
import { poseRide } from '../../vehicle-poses.ts';
import { deck, gunwale, hullBand, hullEnd, hullSkin, makeHull } from './hull.ts';
import { DARK, GLASS, STEEL, type VesselOrder } from './vessel-parts.ts';

export function makeMotorboat(order: VesselOrder): Make {
  const hull = makeHull({
    breadth: [
      [-3, 1.02],
      [-1, 1.12],
      [1, 1.0],
      [2.4, 0.55],
      [3.2, 0.01],
    ],
    edge: [
      [-3, 0.72],
      [0, 0.78],
      [2, 0.92],
      [3.2, 1.05],
    ],
    keel: [
      [-3, -0.22],
      [0, -0.3],
      [2, -0.2],
      [2.8, 0.2],
      [3.2, 0.98],
    ],
    fullness: 0.8,
  });
  const paint = paintIn({ material: 'paint', colour: order.colour ?? 0xf0f1f2 }, order.look);
  const seatPaint: Paint = { material: 'leather', colour: 0xe9e2d2 };
  return {
    bones: thingBones(1.6),
    ...{ height: 1.6, length: 6.2, width: 2.24 },
    forge(forge) {
      forge.add(paint, hullSkin(hull));
      forge.add(paint, hullEnd(hull));
      forge.add(
        { material: 'paint', colour: order.colour === null ? 0xb3202a : lighter(order.colour, 0.75) },
        hullBand(hull, 0.72, 0.84),
      );
      forge.add(paint, deck(hull, 0.01, 0.7, 3.2));
      forge.add(paint, deck(hull, 0.01, -3, -2.45));
      forge.add({ material: 'wood', colour: 0xa87948 }, deck(hull, 0.55, -2.6, 1.2, 0.12));
      forge.add({ ...paint, colour: darker(paint.colour, 0.85) }, lined(hullSkin(hull, 0.1)));
      forge.add(STEEL, gunwale(hull, 0.03));
      const screen = [-1, -0.6, 0, 0.6, 1].map((share): readonly [Vector, Vector] => [
        [share * 0.88, 0.82, 0.95 - share * share * 0.5],
        [share * 0.72, 1.28, 0.5 - share * share * 0.42],
      ]);
      forge.add({ ...GLASS, clear: 0.5 }, lined(sheet([screen.map(([low]) => low), screen.map(([, high]) => high)])));
      forge.add(
        STEEL,
        tube(
          screen.map(([, high]) => high),
          0.02,
        ),
      );
      for (const [x, z] of [
        [0.48, -0.35],
        [-0.48, -0.35],
      ] as const) {
        forge.add(seatPaint, moved(box([0.55, 0.16, 0.5], 0.06), { at: [x, 0.55, z] }));
        forge.add(seatPaint, moved(box([0.55, 0.5, 0.14], 0.06), { at: [x, 0.82, z - 0.26], turn: aboutX(-0.15) }));
      }
      forge.add(seatPaint, moved(box([1.7, 0.2, 0.55], 0.07), { at: [0, 0.5, -2.0] }));
      forge.add(seatPaint, moved(box([1.7, 0.42, 0.16], 0.07), { at: [0, 0.72, -2.32] }));
      forge.add(DARK, moved(torus(0.17, 0.016), { at: [0.48, 0.92, 0.2], turn: aboutX(-0.5) }));
      forge.add(DARK, moved(box([0.42, 0.62, 0.36], 0.1), { at: [0, 0.75, -3.15] }));
      forge.add(DARK, moved(box([0.16, 0.7, 0.22], 0.05), { at: [0, 0.1, -3.15] }));
      forge.add(
        STEEL,
        tube(
          [
            [0.5, 1.0, 1.6],
            [0.35, 1.22, 2.2],
            [0, 1.32, 2.8],
            [-0.35, 1.22, 2.2],
            [-0.5, 1.0, 1.6],
          ],
          0.02,
        ),
      );
    },
    anchors: {
      driver: [0.48, 0.66, -0.35],
      passenger: [-0.48, 0.66, -0.35],
      seat: [-0.48, 0.66, -0.35],
      passenger2: [0, 0.64, -2.0],
      handle: [0.64, 0.95, 0.2],
      handle2: [0.32, 0.95, 0.2],
      surface: [0, 0.95, 1.6],
      wake: [0, 0, -3.2],
      bow: [0, 0.1, 3.1],
      smoke: [0, 0.4, -3.3],
    },
    pose: (skeleton, moment, move) => poseRide(skeleton, 'water', 4, moment, move),
  };
}
