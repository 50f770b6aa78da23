import { aboutX, turnVector } from '../../../maths/turn.ts';
import { add, subtract, type Vector } from '../../../maths/vector.ts';
import type { Frame } from './frame.ts';
import type { QuadrupedSheet } from './sheet.ts';

/** How far trunk, neck and head must bend for the mouth to reach the ground: radians, and how far the shoulders sink, in shares. */
export interface Graze {
  readonly root: number;
  readonly neck: number;
  readonly neck2: number;
  readonly head: number;
  readonly sink: number;
}

const STEPS = 24;
const NEAR_GROUND = 0.035;

export function grazeOf(sheet: QuadrupedSheet, frame: Frame): Graze {
  const { neck, head, leg } = sheet;
  const bendAt = (share: number): Graze => ({
    root: 0.24 * share,
    neck: (neck.angle * 0.8 + 0.35) * share,
    neck2: 0.32 * share,
    head: (-0.55 - head.pitch * 0.5) * share,
    sink: leg.front * 0.2 * share,
  });
  for (let step = 0; step <= STEPS; step++) {
    const bend = bendAt((step / STEPS) * 1.25);
    if (mouthOf(frame, bend)[1] < NEAR_GROUND + head.muzzleTo * head.size) return bend;
  }
  return bendAt(1.25);
}

function mouthOf(frame: Frame, { root, neck, neck2, head, sink }: Graze): Vector {
  const joints: readonly (readonly [Vector, number])[] = [
    [frame.middle, root],
    [frame.neck, neck],
    [frame.neckMiddle, neck2],
    [frame.head, head],
  ];
  let at: Vector = [0, frame.middle[1] - sink, frame.middle[2]];
  let turned = 0;
  for (const [index, [joint, angle]] of joints.entries()) {
    turned += angle;
    const next = joints[index + 1]?.[0] ?? frame.muzzle;
    at = add(at, turnVector(aboutX(turned), subtract(next, joint)));
  }
  return at;
}
