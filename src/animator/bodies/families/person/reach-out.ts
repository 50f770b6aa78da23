import type { Vector } from '../../../maths/vector.ts';
import type { Moment } from '../../body.ts';
import { type PersonFrame, SIDES } from './frame.ts';
import { armLength, legLength } from './solve.ts';
import type { Stance } from './stance.ts';

/** All of a bend: radians of the hips and of the trunk forward, of the head back, and lengths of leg that the hips go down and back. */
const BENT = { hips: 0.72, trunk: 0.62, head: 0.35, down: 0.46, back: 0.12 } as const;
/** Who sits bends in the trunk alone. */
const SEATED = { hips: 0, trunk: 0.95, head: 0.3, down: 0, back: 0 } as const;
/** Who is on a knee already goes no lower. */
const KNEELING = { hips: 0.2, trunk: 0.6, head: 0.5, down: 0, back: 0 } as const;
/** Lengths of leg: hips that are lower are those of who kneels. */
const ON_KNEES = -0.3;
/** Of an arm with its hand: what is nearer is within reach. */
const WITHIN = 0.93;
const STEPS = 12;

/** Who reaches for something that is farther than the arm is long bends toward it, and into the knees for what lies low. */
export function reachOut(frame: PersonFrame, stance: Stance, { contacts }: Moment): Stance {
  const way = contacts.hips !== undefined ? SEATED : stance.root[1] < ON_KNEES ? KNEELING : BENT;
  if (stance.air > 0.5 || Math.abs(stance.hips[0]) > 1) return stance;
  let bend = 0;
  for (const [side] of SIDES) {
    const contact = contacts[side === 'L' ? 'leftHand' : 'rightHand'];
    if (contact?.share === undefined) continue;
    bend = Math.max(
      bend,
      contact.share * bendTo(contact.at, frame, frame.arms[side].shoulder, way, stance, contacts.hips?.at),
    );
  }
  if (bend === 0) return stance;
  const [root, hips, trunk, head] = [stance.root, stance.hips, stance.trunk, stance.head];
  return {
    ...stance,
    root: [root[0], root[1] - way.down * bend, root[2] - way.back * bend],
    hips: [hips[0] + way.hips * bend, hips[1], hips[2]],
    trunk: [trunk[0] + way.trunk * bend, trunk[1], trunk[2]],
    head: [head[0] - way.head * bend, head[1], head[2]],
  };
}

/** The least bend, 0 to 1, that brings the shoulder within an arm of it. */
function bendTo(
  at: Vector,
  frame: PersonFrame,
  [x, y, z]: Vector,
  way: typeof BENT | typeof SEATED | typeof KNEELING,
  { root }: Stance,
  seat: Vector | undefined,
): number {
  const reach = (armLength(frame) + frame.build.hand * 0.5) * WITHIN;
  const leg = legLength(frame);
  const [up, lean] = [y - frame.hipY, way.hips + way.trunk];
  let best = { bend: 0, far: Number.POSITIVE_INFINITY };
  for (let step = 0; step <= STEPS; step++) {
    const bend = step / STEPS;
    const hips = seat === undefined ? frame.hipY + (root[1] - way.down * bend) * leg : seat[1] + frame.build.hips * 0.8;
    const [sine, cosine] = [Math.sin(lean * bend * 0.9), Math.cos(lean * bend * 0.9)];
    const shoulder = [x, hips + up * cosine, z + up * sine + (root[2] - way.back * bend) * leg] as const;
    const far = Math.hypot(at[0] - shoulder[0], at[1] - shoulder[1], at[2] - shoulder[2]);
    if (far <= reach) return bend;
    // Out of reach: as near as bending brings it, and what hangs high is not bent for.
    if (far < best.far - 0.004) best = { bend, far };
  }
  return best.bend;
}
