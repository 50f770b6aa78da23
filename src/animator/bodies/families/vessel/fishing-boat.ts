import { aboutX, aboutY } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import { type Paint, paintIn } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { box, torus, tube } from '../../forge/shapes.ts';
import { lined, moved } from '../../forge/surface.ts';
import { darker, lighter } from '../../looks.ts';
import { thingBones } from '../../thing-poses.ts';
import { poseRide } from '../../vehicle-poses.ts';
import { deck, gunwale, hullBand, hullEnd, hullSkin, makeHull } from './hull.ts';
import { DARK, DECK, GLASS, ROPE, STEEL, type VesselOrder } from './vessel-parts.ts';

const WHITE: Paint = { material: 'paint', colour: 0xe9e6dc };
const RUST: Paint = { material: 'metal', colour: 0x7a5a44 };

/** A small boat that goes out to fish: a high bow, a shelter over the helm that is open behind, a mast with its boom, nets and boxes astern. */
export function makeFishingBoat(order: VesselOrder): Make {
  const hull = makeHull({
    breadth: [
      [-3.8, 1.12],
      [-1.5, 1.42],
      [1, 1.36],
      [2.8, 0.8],
      [4, 0.01],
    ],
    edge: [
      [-3.8, 0.95],
      [-1, 0.9],
      [1.6, 1.15],
      [4, 1.75],
    ],
    keel: [
      [-3.8, -0.3],
      [0, -0.42],
      [2.6, -0.3],
      [3.6, 0.3],
      [4, 1.66],
    ],
    fullness: 0.72,
  });
  const paint = paintIn({ material: 'paint', colour: order.colour ?? 0x2f6a8c }, order.look);
  const floor = 0.42;
  const posts: readonly Vector[] = [
    [-0.82, floor, 1.5],
    [0.82, floor, 1.5],
    [-0.82, floor, -0.35],
    [0.82, floor, -0.35],
  ];
  return {
    bones: thingBones(2.2),
    ...{ height: 4.6, length: 7.8, width: 2.84 },
    forge(forge) {
      forge.add(paint, hullSkin(hull));
      forge.add(paint, hullEnd(hull));
      forge.add(WHITE, hullBand(hull, 0.86, 0.95));
      forge.add({ ...RUST, colour: 0x8a3a2c }, hullBand(hull, 0.2, 0.5));
      forge.add(DECK, deck(hull, 0.5, -3.7, 2.2, 0.12));
      forge.add({ ...DECK, colour: darker(DECK.colour, 0.9) }, deck(hull, 0.02, 2, 4));
      forge.add({ ...paint, colour: darker(paint.colour, 0.8) }, lined(hullSkin(hull, 0.1)));
      forge.add({ ...WHITE, colour: lighter(WHITE.colour, 0.3) }, gunwale(hull, 0.06));
      for (const [x, y, z] of posts)
        forge.add(
          WHITE,
          tube(
            [
              [x, y, z],
              [x * 0.96, 2.62, z],
            ],
            0.05,
          ),
        );
      forge.add(WHITE, moved(box([1.96, 0.12, 2.2], 0.05), { at: [0, 2.66, 0.58] }));
      forge.add(WHITE, moved(box([1.72, 0.95, 0.08], 0.02), { at: [0, floor + 0.5, 1.5] }));
      forge.add({ ...GLASS, clear: 0.6 }, moved(box([1.6, 0.85, 0.03], 0.01), { at: [0, 1.92, 1.5] }));
      for (const x of [-0.28, 0.28]) forge.add(WHITE, moved(box([0.05, 0.9, 0.06], 0.01), { at: [x, 1.92, 1.5] }));
      for (const side of [-1, 1])
        forge.add(WHITE, moved(box([0.06, 0.62, 1.2], 0.02), { at: [side * 0.82, floor + 0.3, 0.92] }));
      // The helm on its column.
      forge.add(WHITE, moved(box([0.5, 0.72, 0.3], 0.04), { at: [0, floor + 0.36, 1.02] }));
      forge.add(
        { material: 'wood', colour: 0x6d4426 },
        moved(torus(0.26, 0.024), { at: [0, 1.26, 0.8], turn: aboutX(-1.15) }),
      );
      for (const turn of [0, 1.05, 2.1])
        forge.add(
          { material: 'wood', colour: 0x6d4426 },
          tube(
            [
              [Math.cos(turn) * 0.33, 1.26 + Math.sin(turn) * 0.3, 0.8 + Math.sin(turn) * 0.13],
              [-Math.cos(turn) * 0.33, 1.26 - Math.sin(turn) * 0.3, 0.8 - Math.sin(turn) * 0.13],
            ],
            0.014,
          ),
        );
      forge.add(
        RUST,
        tube(
          [
            [0, 2.7, -0.2],
            [0, 4.55, -0.25],
          ],
          [0.06, 0.04],
        ),
      );
      forge.add(
        RUST,
        tube(
          [
            [0, 2.95, -0.28],
            [0, 3.7, -3.2],
          ],
          0.04,
        ),
      );
      for (const [from, to] of [
        [
          [0, 4.5, -0.25],
          [0, 1.7, 3.9],
        ],
        [
          [0, 4.5, -0.25],
          [0, 3.7, -3.2],
        ],
        [
          [0, 4.5, -0.25],
          [1.2, 1, -0.6],
        ],
        [
          [0, 4.5, -0.25],
          [-1.2, 1, -0.6],
        ],
      ] as const)
        forge.add(ROPE, tube([from, to], 0.012));
      for (const [x, z, hex] of [
        [-0.7, -2.9, 0x3f7fae],
        [0.6, -3, 0xd8772e],
        [0.75, -2.2, 0x3f7fae],
      ] as const)
        forge.add(
          { material: 'plastic', colour: hex },
          moved(box([0.62, 0.36, 0.42], 0.04), { at: [x, floor + 0.24, z] }),
        );
      forge.add(
        { material: 'cloth', colour: 0x3a6b54 },
        moved(box([0.9, 0.34, 0.7], 0.16), { at: [-0.55, floor + 0.2, -2] }),
      );
      for (const z of [-2.4, -0.9, 0.9])
        for (const side of [-1, 1])
          forge.add(
            DARK,
            moved(torus(0.2, 0.07), { at: [side * (hull.breadthAt(z) + 0.06), 0.55, z], turn: aboutY(Math.PI / 2) }),
          );
      forge.add(
        STEEL,
        tube(
          [
            [0.9, 1.5, 2.4],
            [0.4, 1.95, 3.3],
            [0, 2.1, 3.85],
            [-0.4, 1.95, 3.3],
            [-0.9, 1.5, 2.4],
          ],
          0.025,
        ),
      );
    },
    anchors: {
      surface: [0, floor + 0.02, 0.2],
      seat: [-0.55, floor + 0.4, -2],
      passenger: [0.2, floor + 0.4, -2.2],
      handle: [0.24, 1.28, 0.78],
      handle2: [-0.24, 1.28, 0.78],
      wake: [0, 0, -3.9],
      bow: [0, 0.5, 3.8],
    },
    pose: (skeleton, moment, move) => poseRide(skeleton, 'water', 3.2, moment, move),
  };
}
