import { TAU } from '../../../maths/ease.ts';
import { aboutY } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import { type Paint, paintIn } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { box, torus, tube } from '../../forge/shapes.ts';
import { both, lined, moved, sheet } from '../../forge/surface.ts';
import { thingBones } from '../../thing-poses.ts';
import { poseRide } from '../../vehicle-poses.ts';
import { deck, gunwale, hullBand, hullEnd, hullSkin, makeHull } from './hull.ts';
import { DARK, DECK, GLASS, ROPE, STEEL, triangleSail, type VesselOrder, WOOD } from './vessel-parts.ts';

export function makeSailboat(order: VesselOrder): Make {
  const hull = makeHull({
    breadth: [
      [-4.2, 1.05],
      [-2.5, 1.38],
      [0, 1.5],
      [2.2, 1.1],
      [3.8, 0.42],
      [4.6, 0.01],
    ],
    edge: [
      [-4.2, 0.85],
      [0, 0.82],
      [3, 1.0],
      [4.6, 1.25],
    ],
    keel: [
      [-4.2, 0.2],
      [-3, -0.25],
      [0, -0.5],
      [3, -0.3],
      [4.2, 0.2],
      [4.6, 1.0],
    ],
    fullness: 0.55,
  });
  const paint = paintIn({ material: 'paint', colour: order.colour ?? 0xf2f3f1 }, order.look);
  const canvas: Paint = { material: 'cloth', colour: order.sail ?? 0xf6f1e4 };
  const mast: Vector = [0, 0.9, 0.7];
  return {
    bones: thingBones(10.6).bone('boom', 'root', mast, [0, 0.9, -3]),
    ...{ height: 10.6, length: 8.8, width: 3.0 },
    forge(forge) {
      forge.add(paint, hullSkin(hull));
      forge.add(paint, hullEnd(hull));
      forge.add({ material: 'paint', colour: 0x1f3f6e }, hullBand(hull, 0.86, 0.93));
      forge.add(DECK, deck(hull, 0.06));
      forge.add(WOOD, gunwale(hull, 0.05));
      const cabin = [
        [-0.9, 0.9],
        [-0.7, 1],
        [1.6, 0.8],
        [2.2, 0.5],
      ].map(([z = 0, s = 1]): Vector[] =>
        [
          [0.85, 0.78],
          [0.8, 1.25],
          [0.62, 1.36],
          [-0.62, 1.36],
          [-0.8, 1.25],
          [-0.85, 0.78],
        ].map(([x = 0, y = 0]): Vector => [x * s, 0.78 + (y - 0.78) * (0.5 + s / 2), z]),
      );
      forge.add({ material: 'paint', colour: 0xf4f2ea }, lined(sheet(cabin, { crease: 0.4 })));
      for (const z of [-0.3, 0.4, 1.1])
        forge.add(GLASS, both(moved(box([0.03, 0.16, 0.44], 0.01), { at: [0.8 - (z > 1 ? 0.1 : 0), 1.08, z] })));
      forge.add(DARK, moved(box([1.7, 0.05, 1.8], 0.02), { at: [0, 0.62, -2.4] }));
      forge.add(DECK, both(moved(box([0.45, 0.3, 1.8], 0.04), { at: [0.8, 0.72, -2.4] })));
      forge.add(STEEL, tube([mast, [0, 10.5, 0.6]], [0.075, 0.05]));
      forge.add(
        STEEL,
        tube(
          [
            [0, 1.75, 0.62],
            [0.0, 1.7, -3.3],
          ],
          0.05,
        ),
        'boom',
      );
      forge.add(canvas, triangleSail([0.02, 1.85, 0.55], [0.02, 1.82, -3.2], [0.02, 10.2, 0.5], 0.55), 'boom');
      forge.add(canvas, triangleSail([0, 1.35, 4.35], [0.35, 1.5, 0.9], [0, 9.3, 0.8], 0.6));
      for (const x of [1.35, -1.35])
        forge.add(
          ROPE,
          tube(
            [
              [x, 0.85, 0.4],
              [0, 9.8, 0.6],
            ],
            0.012,
            { sides: 4 },
          ),
        );
      forge.add(
        ROPE,
        tube(
          [
            [0, 1.25, 4.55],
            [0, 10.3, 0.65],
          ],
          0.012,
          { sides: 4 },
        ),
      );
      forge.add(
        ROPE,
        tube(
          [
            [0, 0.9, -4.1],
            [0, 10.4, 0.6],
          ],
          0.012,
          { sides: 4 },
        ),
      );
      forge.add(STEEL, moved(torus(0.4, 0.02), { at: [0, 1.25, -3.0] }));
      forge.add(
        STEEL,
        tube(
          [
            [0, 0.6, -3.0],
            [0, 1.25, -3.0],
          ],
          0.03,
        ),
      );
    },
    anchors: {
      driver: [0, 0.95, -3.5],
      seat: [0.8, 0.9, -2.4],
      passenger: [-0.8, 0.9, -2.4],
      passenger2: [0.6, 0.95, 2.6],
      handle: [0.35, 1.35, -3.0],
      handle2: [-0.35, 1.35, -3.0],
      surface: [0, 1.38, 0.3],
      wake: [0, 0, -4.2],
      bow: [0, 0.1, 4.5],
      top: [0, 10.5, 0.6],
    },
    move(pose, { time, phase }) {
      pose.turn('boom', aboutY(0.32 + Math.sin((time * 0.17 + phase) * TAU) * 0.05));
    },
    pose: (skeleton, moment, move) => poseRide(skeleton, 'water', 8.8, moment, move),
  };
}
