import { makeNoise } from '../../../maths/noise.ts';
import { makeRandom } from '../../../maths/random.ts';
import { aboutX } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import { CLIMB_STEP, climbAnchors } from '../../climbs.ts';
import type { Make } from '../../forge/made-body.ts';
import { block, METAL, piece, WOOD } from '../../forge/piece.ts';
import { ball, tube } from '../../forge/shapes.ts';
import { moved, sheet } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { darker, lighter } from '../../looks.ts';

const [WALL_WIDE, WALL_HIGH] = [3.4, 5.2];
/** Metres of a crag: so large that it fills the picture around whoever hangs in it, who is far up already when one sees them. */
const [ROCK_WIDE, ROCK_HIGH, STARTS_UP] = [34, 24, 12];
const THICK = 0.35;
/** Metres around the way of the climber that are no rougher than hands reach. */
const WAY = 0.8;

/** A face of rock with ledges, as if it went on behind; its front looks along +z. */
export function makeRockWall(order: ThingOrder): Make {
  const paint = mainPaint(order, { material: 'rock', colour: 0x9c8a78 });
  const noise = makeNoise(5);
  return piece([ROCK_HIGH, 7, ROCK_WIDE], {
    forge(forge) {
      const [columns, rows] = [96, 66];
      const face = (u: number, v: number): Vector => {
        // Finer in the middle, where one looks from near.
        const x = Math.sign(u - 0.5) * (Math.abs(u - 0.5) * 2) ** 1.6 * (ROCK_WIDE / 2);
        const y = v * ROCK_HIGH;
        const near = Math.min(1, Math.abs(x) / WAY);
        const rough = 0.25 + 0.75 * near * near * (3 - 2 * near);
        // Pillars and clefts from the foot to the top, strata across them, and what the weather has gnawed.
        const pillars = (noise.ridged(x * 0.16 + 3, y * 0.05 + 7, 3) - 0.45) * 1.5;
        const strata = noise.ridged(x * 0.12 + 31, y * 0.5 + 5, 3) * 0.42;
        const grain = noise.fbm(x * 1.3, y * 1.3 + 20, 4) * 0.22;
        const aside = Math.abs(x) / (ROCK_WIDE / 2);
        // Toward its sides it turns away into the hill behind it, and is lower, and nowhere level on top.
        const ragged =
          (1 + 0.1 * noise.fbm(x * 0.3 + 11, 2, 3) * Math.min(1, Math.abs(x) / 2)) * (1 - 0.55 * aside ** 3);
        const crest = Math.max(0, v - 0.93) / 0.07;
        const out = (pillars + strata - 0.2) * rough + grain * (0.4 + 0.6 * rough);
        return [x, y * ragged, 0.2 + out * (0.3 + 0.7 * near) - aside ** 2.2 * 9 - crest * crest * 1.6];
      };
      const grid = Array.from({ length: rows + 1 }, (_, row) =>
        Array.from({ length: columns + 1 }, (_, column) => face(column / columns, row / rows)),
      );
      forge.add(paint, sheet(grid, { crease: 0.45 }), 'root');
      // From behind it is a hill as well: nobody is filmed through it.
      const back = (u: number, v: number): Vector => {
        const [x, y, z] = face(1 - u, v);
        return [x, y, z - THICK];
      };
      const hill = Array.from({ length: 25 }, (_, row) =>
        Array.from({ length: 49 }, (_, column) => back(column / 48, row / 24)),
      );
      forge.add(paint, sheet(hill), 'root');
      // What grows in the cracks.
      const chance = makeRandom(9).spawn('moss');
      for (let k = 0; k < 44; k++) {
        const [u, v] = [chance.between(0.12, 0.88), chance.between(0.05, 0.92)];
        if (Math.abs(u - 0.5) < 0.09) continue;
        forge.add(
          { material: 'leaf', colour: chance.chance(0.5) ? 0x6f7a3e : 0x586a36 },
          moved(ball([chance.between(0.08, 0.26), 0.06, 0.1], 7, 5), { at: face(u, v) }),
          'root',
        );
      }
      holdsUp(STARTS_UP, ROCK_HIGH - 0.4, (x, y) => {
        const u = 0.5 + Math.sign(x) * 0.5 * (Math.abs(x) / (ROCK_WIDE / 2)) ** (1 / 1.6);
        const [, , z] = face(u, y / ROCK_HIGH);
        forge.add(
          paint,
          moved(ball([0.13, 0.03, 0.1], 8, 5), { at: [x, y - 0.02, Math.min(z + 0.02, HOLD_FRONT)] }),
          'root',
        );
      });
    },
    anchors: {
      ...climbAnchors([HOLD_ASIDE, STARTS_UP, HOLD_FRONT], ROCK_HIGH),
      top: [0, ROCK_HIGH, 0],
      surface: [0, ROCK_HIGH, -0.4],
    },
  });
}

const HOLD_FRONT = 0.32;
const HOLD_ASIDE = 0.19;

/** Ledges for both hands, by turns, as `climb` uses them. */
function holdsUp(low: number, high: number, add: (x: number, y: number) => void): void {
  for (let k = 1; low + k * CLIMB_STEP < high; k++) add((k % 2 === 0 ? 1 : -1) * HOLD_ASIDE, low + k * CLIMB_STEP);
}

const HOLDS = [0xe2483d, 0xf2b632, 0x3f8fd6, 0x58b368, 0xb05cc8] as const;

/** Of a hall for climbers: panels with bright holds. */
export function makeClimbingWall(order: ThingOrder): Make {
  const paint = mainPaint(order, { material: 'plaster', colour: 0xd8d2c4 });
  return piece([WALL_HIGH - 0.6, 1.85, WALL_WIDE], {
    forge(forge) {
      const high = WALL_HIGH - 0.6;
      for (let row = 0; row < 4; row++)
        for (let column = 0; column < 3; column++)
          forge.add(
            { ...paint, colour: (row + column) % 2 === 0 ? paint.colour : darker(paint.colour, 0.9) },
            block(
              [WALL_WIDE / 3 - 0.012, high / 4 - 0.012, 0.12],
              [(column - 1) * (WALL_WIDE / 3), (row + 0.5) * (high / 4), 0.2],
              0.01,
            ),
            'root',
          );
      for (const x of [-1.5, 0, 1.5])
        forge.add(
          METAL,
          tube(
            [
              [x, 0, -0.4],
              [x, high - 0.1, 0.12],
            ],
            0.05,
            { sides: 8 },
          ),
          'root',
        );
      forge.add(
        { material: 'rubber', colour: 0x3a5f9a },
        block([WALL_WIDE + 0.4, 0.16, 1.4], [0, 0.08, 0.7], 0.04),
        'root',
      );
      const chance = makeRandom(4).spawn('holds');
      const hold = (x: number, y: number): void => {
        forge.add(
          { material: 'plastic', colour: HOLDS[chance.index(HOLDS.length)] ?? HOLDS[0] },
          moved(ball([chance.between(0.06, 0.1), chance.between(0.035, 0.06), 0.07], 10, 7), { at: [x, y, 0.28] }),
          'root',
        );
      };
      holdsUp(0, high - 0.1, hold);
      for (let k = 0; k < 44; k++) {
        const x = chance.between(-1.6, 1.6);
        if (Math.abs(x) > 0.4) hold(x, chance.between(0.3, high - 0.15));
      }
    },
    anchors: {
      ...climbAnchors([HOLD_ASIDE, 0, 0.31], WALL_HIGH - 0.6),
      top: [0, WALL_HIGH - 0.6, 0],
      surface: [0, WALL_HIGH - 0.6, 0],
    },
  });
}

const LADDER_HIGH = 3.3;

/** Two sides and their rungs, propped from behind so that it stands anywhere. */
export function makeLadder(order: ThingOrder): Make {
  const wood = mainPaint(order, WOOD);
  const lean = aboutX(-0.1);
  const at = (y: number): number => 0.24 - y * 0.1;
  return piece([LADDER_HIGH, 1.4, 0.56], {
    forge(forge) {
      for (const side of [1, -1]) {
        forge.add(
          wood,
          moved(block([0.045, LADDER_HIGH, 0.075], [0, LADDER_HIGH / 2, 0], 0.01), {
            at: [side * 0.25, 0, at(0)],
            turn: lean,
          }),
          'root',
        );
        forge.add(
          { ...wood, colour: darker(wood.colour, 0.85) },
          tube(
            [
              [side * 0.22, LADDER_HIGH - 0.25, at(LADDER_HIGH)],
              [side * 0.3, 0, -0.95],
            ],
            0.026,
            { sides: 8 },
          ),
          'root',
        );
      }
      for (let k = 1; k * CLIMB_STEP < LADDER_HIGH; k++)
        forge.add(
          { ...wood, colour: lighter(wood.colour, 0.15) },
          tube(
            [
              [-0.25, k * CLIMB_STEP, at(k * CLIMB_STEP)],
              [0.25, k * CLIMB_STEP, at(k * CLIMB_STEP)],
            ],
            0.02,
            {
              sides: 10,
            },
          ),
          'root',
        );
    },
    anchors: {
      ...climbAnchors([0.16, 0, at(0)], LADDER_HIGH, at(LADDER_HIGH) - at(0)),
      handle: { bone: 'root', at: [0.25, 1.2, at(1.2)] },
      handle2: { bone: 'root', at: [-0.25, 1.2, at(1.2)] },
      top: [0, LADDER_HIGH, 0],
    },
  });
}

const ROPE_HIGH = 4.2;

/** From a beam on two posts, with knots to hold. */
export function makeClimbingRope(order: ThingOrder): Make {
  const rope = mainPaint(order, { material: 'cloth', colour: 0xc9a66b });
  return piece([ROPE_HIGH, 0.24, 2.6], {
    forge(forge) {
      for (const side of [1, -1])
        forge.add(
          WOOD,
          tube(
            [
              [side * 1.2, 0, 0],
              [side * 1.2, ROPE_HIGH, 0],
            ],
            0.08,
            { sides: 12 },
          ),
          'root',
        );
      forge.add(
        WOOD,
        tube(
          [
            [-1.3, ROPE_HIGH - 0.1, 0],
            [1.3, ROPE_HIGH - 0.1, 0],
          ],
          0.09,
          { sides: 12 },
        ),
        'root',
      );
      forge.add(
        rope,
        tube(
          [
            [0, 0.1, 0.1],
            [0, ROPE_HIGH - 0.1, 0],
          ],
          0.024,
          { sides: 10 },
        ),
        'root',
      );
      for (let k = 1; k * CLIMB_STEP < ROPE_HIGH - 0.3; k++)
        forge.add(rope, moved(ball([0.045, 0.04, 0.045], 10, 7), { at: [0, k * CLIMB_STEP, 0.09] }), 'root');
    },
    anchors: {
      ...climbAnchors([0.02, 0, 0.1], ROPE_HIGH),
      top: [0, ROPE_HIGH, 0],
      handle: { bone: 'root', at: [0, 1.4, 0.09] },
    },
  });
}
