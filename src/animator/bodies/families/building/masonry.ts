import { aboutX } from '../../../maths/turn.ts';
import type { Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { block, piece, WOOD } from '../../forge/piece.ts';
import { ball, lathe } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';

/** What stands about to be run into, felled and pulled down: of a place it is no more than a wall, of a film in which it breaks it is a figure. */

const BRICK: Paint = { material: 'rock', colour: 0x9a5a45 };
const MORTAR: Paint = { material: 'rock', colour: 0xb9aea2 };

const [WALL_LONG, WALL_HIGH, WALL_DEEP, COURSES] = [5.2, 2.6, 0.34, 9];

/** Courses of brick with mortar between them, and a coping. */
export function makeStandingWall(order: ThingOrder): Make {
  const brick = mainPaint(order, BRICK);
  return piece([WALL_HIGH + 0.1, WALL_DEEP, WALL_LONG], {
    forge(forge) {
      const high = WALL_HIGH / COURSES;
      forge.add(MORTAR, block([WALL_LONG - 0.06, WALL_HIGH, WALL_DEEP - 0.06], [0, WALL_HIGH / 2, 0]));
      for (let course = 0; course < COURSES; course++) {
        const bricks = 8;
        const long = WALL_LONG / bricks;
        for (let k = 0; k < bricks; k++) {
          const x = (k + 0.5 + (course % 2 === 0 ? 0 : 0.5)) * long - WALL_LONG / 2;
          if (x + long / 2 > WALL_LONG / 2 + 0.01) continue;
          forge.add(brick, block([long - 0.035, high - 0.035, WALL_DEEP], [x, (course + 0.5) * high, 0], 0.02));
        }
      }
      forge.add(MORTAR, block([WALL_LONG + 0.08, 0.1, WALL_DEEP + 0.12], [0, WALL_HIGH + 0.05, 0], 0.02));
    },
    anchors: { surface: [0, WALL_HIGH + 0.1, 0], seat: [0, WALL_HIGH + 0.1, 0] },
  });
}

const STACK = 22;

/** A factory's stack: it grows thinner, and has bands and a rim. */
export function makeChimneyStack(order: ThingOrder): Make {
  const brick = mainPaint(order, BRICK);
  const radiusAt = (y: number): number => 1.5 - (y / STACK) * 0.6;
  return piece([STACK + 0.3, 3.4, 3.4], {
    forge(forge) {
      forge.add(MORTAR, block([3.4, 1.2, 3.4], [0, 0.6, 0], 0.05));
      const rings = 11;
      for (let k = 0; k < rings; k++) {
        const [y0, y1] = [1 + (k / rings) * (STACK - 1), 1 + ((k + 1) / rings) * (STACK - 1)];
        forge.add(
          k % 5 === 4 ? MORTAR : brick,
          lathe(
            [
              [radiusAt(y0), y0],
              [radiusAt(y1), y1],
            ],
            24,
          ),
        );
      }
      forge.add(
        MORTAR,
        lathe(
          [
            [radiusAt(STACK), STACK - 0.5],
            [radiusAt(STACK) + 0.2, STACK - 0.2],
            [radiusAt(STACK) + 0.2, STACK + 0.2],
            [radiusAt(STACK) - 0.25, STACK + 0.2],
            [radiusAt(STACK) - 0.25, STACK - 2],
          ],
          24,
        ),
      );
    },
    anchors: { top: [0, STACK, 0] },
  });
}

const FRUIT: readonly number[] = [0xe8791f, 0xd8322b, 0xf2c230, 0x7fae3a];

/** A counter of planks under an awning, with boxes of fruit on it. */
export function makeMarketStall(order: ThingOrder): Make {
  const cloth = mainPaint(order, { material: 'cloth', colour: 0xc8452f });
  const pale: Paint = { material: 'cloth', colour: 0xf4eee0 };
  return piece([2.5, 1.7, 2.8], {
    forge(forge) {
      forge.add(WOOD, block([2.6, 0.08, 1.1], [0, 0.95, 0.1], 0.02));
      forge.add(WOOD, block([2.5, 0.7, 0.06], [0, 0.55, 0.6], 0.02));
      for (const [x, z] of [
        [-1.25, 0.55],
        [1.25, 0.55],
        [-1.25, -0.5],
        [1.25, -0.5],
      ] as const)
        forge.add(WOOD, block([0.09, 2.3, 0.09], [x, 1.15, z], 0.01));
      for (let k = 0; k < 8; k++)
        forge.add(
          k % 2 === 0 ? cloth : pale,
          moved(block([0.35, 0.04, 1.75], [0, 0, 0]), { at: [(k - 3.5) * 0.35, 2.35, 0.15], turn: aboutX(0.2) }),
        );
      for (let crate = 0; crate < 4; crate++) {
        const x = (crate - 1.5) * 0.62;
        forge.add(WOOD, block([0.54, 0.2, 0.5], [x, 1.08, 0.25], 0.02));
        const paint: Paint = { material: 'paint', colour: FRUIT[crate % FRUIT.length] ?? 0xe8791f };
        for (let k = 0; k < 9; k++)
          forge.add(
            paint,
            moved(ball([0.08, 0.08, 0.08], 10, 8), {
              at: [x + ((k % 3) - 1) * 0.16, 1.22 + (k === 4 ? 0.06 : 0), 0.25 + (Math.floor(k / 3) - 1) * 0.15],
            }),
          );
      }
    },
    anchors: { surface: [0, 1, 0.1] },
  });
}
