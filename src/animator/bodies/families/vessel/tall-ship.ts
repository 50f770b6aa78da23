import type { Vector } from '../../../maths/vector.ts';
import { type Forge, type Paint, paintIn } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { box, cylinder, torus, tube } from '../../forge/shapes.ts';
import { both, moved, type Surface } from '../../forge/surface.ts';
import { darker } from '../../looks.ts';
import { thingBones } from '../../thing-poses.ts';
import { poseRide } from '../../vehicle-poses.ts';
import { deck, gunwale, hullBand, hullEnd, hullSkin, makeHull } from './hull.ts';
import { cloth, DARK, DECK, ROPE, triangleSail, type VesselOrder, WOOD } from './vessel-parts.ts';

/** A square sail on its yard, blown forward. */
function squareSail(z: number, low: number, high: number, wide: number, belly: number): Surface {
  const rows = Array.from({ length: 8 }, (_, k) => {
    const up = k / 7;
    return Array.from({ length: 11 }, (__, j): Vector => {
      const across = j / 5 - 1;
      const swell = Math.sqrt(Math.max(0, 1 - across * across)) * Math.sin((0.12 + up * 0.8) * Math.PI);
      return [
        across * wide * (1 - up * 0.12),
        low + (high - low) * up + 0.25 * (1 - up) * (1 - across * across) * -1 + 0.25 * (1 - up),
        z + belly * swell,
      ];
    });
  });
  return cloth(rows);
}

/** Metres that the deck is below the edge of the hull. */
const DECK_BELOW = 0.5;

/** The wheel before whoever steers, its post on the deck at this height. */
function forgeWheel(forge: Forge, floor: number): void {
  const hub: Vector = [0, floor + 0.95, -9.05];
  forge.add(WOOD, moved(box([0.22, 0.95, 0.24], 0.03), { at: [0, floor + 0.47, -8.85] }));
  forge.add(WOOD, moved(torus(0.42, 0.045), { at: hub }));
  for (const angle of [0, 1, 2, 3].map((k) => (k * Math.PI) / 4)) {
    const [x, y] = [Math.cos(angle) * 0.58, Math.sin(angle) * 0.58];
    const spoke: Vector[] = [
      [hub[0] - x, hub[1] - y, hub[2]],
      [hub[0] + x, hub[1] + y, hub[2]],
    ];
    forge.add(WOOD, tube(spoke, 0.026, { sides: 6 }));
  }
}

/** Three masts, square sails, a carved stern; black sails and a skull's flag for pirates. */
export function makeTallShip(order: VesselOrder, pirate: boolean): Make {
  const hull = makeHull({
    breadth: [
      [-13, 2.4],
      [-9, 3.3],
      [0, 3.7],
      [6, 3.1],
      [10, 1.7],
      [12.5, 0.02],
    ],
    edge: [
      [-13, 5.2],
      [-8, 4.2],
      [-3, 2.9],
      [3, 2.7],
      [8, 3.2],
      [12.5, 4.4],
    ],
    keel: [
      [-13, 1.4],
      [-11, -0.6],
      [0, -1.6],
      [9, -1.2],
      [11.6, 0.6],
      [12.5, 3.6],
    ],
    fullness: 0.42,
  });
  const paint = paintIn({ material: 'wood', colour: order.colour ?? 0x6b4022 }, order.look);
  const canvas: Paint = { material: 'cloth', colour: order.sail ?? (pirate ? 0x2a2a2e : 0xefe6cf) };
  const gold: Paint = { material: 'metal', colour: 0xc99b3f };
  const masts = [
    [-6.5, 14.5, 0.8],
    [0.3, 18.5, 1],
    [6.3, 16, 0.88],
  ] as const;
  return {
    bones: thingBones(20),
    ...{ height: 20, length: 27, width: 9.5 },
    forge(forge) {
      forge.add(paint, hullSkin(hull));
      forge.add(paint, hullEnd(hull));
      forge.add({ ...paint, colour: darker(paint.colour, 0.55) }, hullBand(hull, 0.72, 0.8));
      forge.add(gold, hullBand(hull, 0.9, 0.925));
      forge.add(DECK, deck(hull, DECK_BELOW));
      forgeWheel(forge, hull.edgeAt(-9) - DECK_BELOW);
      forge.add({ ...paint, colour: darker(paint.colour, 0.7) }, gunwale(hull, 0.16));
      for (let k = 0; k < 7; k++) {
        const z = -7 + k * 2.1;
        const [x, y] = hull.at(z, 0.76);
        forge.add(DARK, both(moved(box([0.16, 0.5, 0.55], 0.05), { at: [x - 0.02, y + 0.02, z] })));
      }
      // Windows of the stern cabin, lit from within.
      for (const [y, count] of [
        [3.0, 4],
        [4.1, 5],
      ] as const) {
        for (let k = 0; k < count; k++) {
          const x = (k - (count - 1) / 2) * 0.85;
          forge.add(gold, moved(box([0.7, 0.8, 0.1], 0.04), { at: [x, y, -13.03] }));
          forge.add(
            { material: 'glow', colour: 0xffc46a, glows: 0.35 },
            moved(box([0.54, 0.64, 0.12], 0.03), { at: [x, y, -13.04] }),
          );
        }
      }
      forge.add(gold, both(moved(torus(0.26, 0.09), { at: [2.2, 5.4, -13] })));
      for (const [z, top, size] of masts) {
        forge.add(
          WOOD,
          tube(
            [
              [0, 1.5, z],
              [0, top, z],
            ],
            [0.3 * size, 0.14 * size],
            { sides: 10 },
          ),
        );
        const sails = [
          [0.3, 0.52, 4.3],
          [0.55, 0.76, 3.4],
          [0.79, 0.95, 2.4],
        ] as const;
        for (const [low, high, wide] of sails) {
          const [y0, y1] = [2.6 + (top - 2.6) * (low - 0.12), 2.6 + (top - 2.6) * (high - 0.02)];
          forge.add(
            WOOD,
            tube(
              [
                [-wide * size * 1.05, y1 + 0.15, z + 0.2],
                [wide * size * 1.05, y1 + 0.15, z + 0.2],
              ],
              0.11,
              { sides: 8 },
            ),
          );
          forge.add(canvas, squareSail(z + 0.3, y0, y1, wide * size, 1.1));
        }
        forge.add(WOOD, moved(cylinder(0.7 * size, 0.25), { at: [0, 2.6 + (top - 2.6) * 0.53, z] }));
        for (const side of [1, -1]) {
          for (const dz of [-0.8, 0, 0.8])
            forge.add(
              ROPE,
              tube(
                [
                  [side * 3.3, 2.9, z + dz - 0.6],
                  [0, top * 0.82, z],
                ],
                0.025,
                { sides: 4 },
              ),
            );
        }
      }
      forge.add(
        WOOD,
        tube(
          [
            [0, 3.9, 11.2],
            [0, 6.4, 16.2],
          ],
          [0.22, 0.1],
          { sides: 10 },
        ),
      );
      forge.add(canvas, triangleSail([0, 6.0, 15.6], [0.5, 4.6, 8.2], [0, 13.4, 6.6], 0.7));
      forge.add(canvas, triangleSail([0, 3.8, -7.4], [0.4, 4.6, -13.6], [0, 11.5, -6.9], 0.6));
      for (const [from, to] of [
        [
          [0, 6.3, 16.1],
          [0, 15.6, 6.3],
        ],
        [
          [0, 15.6, 6.3],
          [0, 18.2, 0.3],
        ],
        [
          [0, 18, 0.3],
          [0, 14.2, -6.5],
        ],
      ] as const) {
        forge.add(ROPE, tube([[...from], [...to]], 0.025, { sides: 4 }));
      }
      const flag = Array.from({ length: 5 }, (_, k) =>
        Array.from(
          { length: 9 },
          (__, j): Vector => [Math.sin(j * 0.8) * 0.12 * (j / 4), 18.5 + k * 0.3, 0.3 - j * 0.24],
        ),
      );
      forge.add({ material: 'cloth', colour: pirate ? 0x141416 : 0xb3202a }, cloth(flag));
      if (pirate)
        forge.add(
          { material: 'cloth', colour: 0xefefe8 },
          both(moved(cylinder(0.26, 0.02), { at: [0.1, 19.1, -0.7], turn: [0, 1, 0, 1, 0, 0, 0, 0, -1] })),
        );
    },
    anchors: {
      driver: [0, 4.4, -9.5],
      seat: [1.2, 3.0, -2],
      passenger: [-1.2, 3.0, 1],
      passenger2: [0.6, 3.2, 4],
      helm: [0, hull.edgeAt(-9.6) - DECK_BELOW, -9.6],
      foredeck: [0.4, hull.edgeAt(9) - DECK_BELOW, 9],
      stern: [0.9, hull.edgeAt(-11) - DECK_BELOW, -11],
      handle: [0.3, 5.3, -9.0],
      surface: [0, 2.5, 2],
      light: [0, 4.1, -13.1],
      wake: [0, 0, -13],
      bow: [0, 0.5, 12.4],
      top: [0, 18.4, 0.3],
    },
    pose: (skeleton, moment, move) => poseRide(skeleton, 'water', 27, moment, move),
  };
}
