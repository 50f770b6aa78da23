import { CLIMB_STEP, climbAnchors } from '../../climbs.ts';
import type { Make } from '../../forge/made-body.ts';
import { piece, WOOD } from '../../forge/piece.ts';
import { tube } from '../../forge/shapes.ts';
import { sheet } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { darker } from '../../looks.ts';

/** Metres: the mast, where its yard crosses it, half of that, and from where on somebody is seen on it. */
const [MAST_HIGH, YARD_AT, YARD, STARTS_UP] = [13, 9.6, 4.2, 2.4];
/** Metres of the rope ladder before it: half its width, and how far it stands off at its foot. */
const [HALF, OFF] = [0.27, 0.5];

/** A mast with a yard and its furled sail, and the ropes on which one goes aloft. */
export function makeShipMast(order: ThingOrder): Make {
  const wood = mainPaint(order, WOOD);
  const rope = { material: 'cloth', colour: 0x8a6f48 } as const;
  const canvas = { material: 'cloth', colour: 0xd9cdb2 } as const;
  const off = (y: number): number => 0.2 + OFF * (1 - y / YARD_AT);
  return piece([MAST_HIGH, 6, 12], {
    forge(forge) {
      forge.add(
        wood,
        tube(
          [
            [0, 0, 0],
            [0, YARD_AT, 0],
            [0, MAST_HIGH, 0],
          ],
          [0.24, 0.2, 0.13],
          { sides: 16 },
        ),
        'root',
      );
      forge.add(
        { ...wood, colour: darker(wood.colour, 0.8) },
        tube(
          [
            [-YARD, YARD_AT, 0.24],
            [0, YARD_AT + 0.08, 0.26],
            [YARD, YARD_AT, 0.24],
          ],
          [0.07, 0.12, 0.07],
          { sides: 12 },
        ),
        'root',
      );
      // The sail is rolled up under its yard, tied at intervals.
      const rolled = Array.from({ length: 25 }, (_, k) => {
        const x = (k / 24 - 0.5) * 2 * (YARD - 0.3);
        const full = 0.16 + 0.06 * Math.sin(k * 1.3) ** 2;
        return Array.from({ length: 13 }, (_unused, turn) => {
          const angle = (turn / 12) * Math.PI * 2;
          return [x, YARD_AT - 0.16 + Math.sin(angle) * full, 0.22 + Math.cos(angle) * full] as const;
        });
      });
      forge.add(canvas, sheet(rolled), 'root');
      for (const side of [1, -1])
        forge.add(
          rope,
          tube(
            [
              [side * HALF, 0, off(0)],
              [side * HALF * 0.8, YARD_AT, off(YARD_AT)],
            ],
            0.022,
            { sides: 6 },
          ),
          'root',
        );
      for (let k = 1; k * CLIMB_STEP < YARD_AT; k++) {
        const y = k * CLIMB_STEP;
        forge.add(
          rope,
          tube(
            [
              [-HALF, y, off(y)],
              [0, y - 0.02, off(y) + 0.02],
              [HALF, y, off(y)],
            ],
            0.015,
            { sides: 6 },
          ),
          'root',
        );
      }
      // Stays to where the ship goes on.
      for (const [x, z] of [
        [6, 2],
        [-6, 2],
        [5, -4],
        [-5, -4],
      ] as const)
        forge.add(
          rope,
          tube(
            [
              [0, MAST_HIGH - 0.6, 0],
              [x, 0.2, z],
            ],
            0.018,
            { sides: 5 },
          ),
          'root',
        );
    },
    anchors: {
      ...climbAnchors([0.15, STARTS_UP, off(STARTS_UP)], YARD_AT, off(YARD_AT) - off(STARTS_UP)),
      top: [0, MAST_HIGH, 0],
    },
  });
}
