import { mix } from '../../../maths/ease.ts';
import type { Vector } from '../../../maths/vector.ts';

/**
 * A posture as numbers, so that two can be blended and every clip says only what it changes. Angles are pitch (forward), yaw (to the left, +x) and roll
 * (the head to the right), in radians. Hands are measured from their own shoulder in the axes of the chest, feet from where they stand at rest; x points outward, away
 * from the middle, on both sides; one unit is the length of the arm to the wrist, or of the leg.
 */
export interface Stance {
  /** Moves the hips; lengths of leg. */
  readonly root: Vector;
  readonly hips: Vector;
  readonly trunk: Vector;
  readonly head: Vector;
  /** How far shoulders are drawn up. */
  readonly shrug: number;
  readonly handL: Vector;
  readonly handR: Vector;
  /** Where elbows point. */
  readonly elbowL: Vector;
  readonly elbowR: Vector;
  /** Where palms look; nothing leaves them as the arm turns them. */
  readonly palmL: Vector;
  readonly palmR: Vector;
  /** Where fingers point; nothing goes on along the forearm. */
  readonly pointL: Vector;
  readonly pointR: Vector;
  /** Fingers: 0 straight, 1 a fist. */
  readonly curlL: number;
  readonly curlR: number;
  /** How much straighter the first finger is than the others: 1 points. */
  readonly indexL: number;
  readonly indexR: number;
  readonly footL: Vector;
  readonly footR: Vector;
  /** Of the sole: pitch (heel up), yaw (outward), roll. */
  readonly soleL: Vector;
  readonly soleR: Vector;
  readonly kneeL: Vector;
  readonly kneeR: Vector;
  /** 0: feet are where the ground is; 1: they go with the hips, as of those who lie, swim and fly. */
  readonly air: number;
  /** How much of a gaze eyes and head follow. */
  readonly attention: number;
  /** Face, added to the expression: see face-motion.ts. */
  readonly smile: number;
  readonly browLift: number;
  readonly browTilt: number;
  readonly lids: number;
  readonly jaw: number;
  readonly round: number;
  /** How far a skirt flies out, 0 to 1. */
  readonly swirl: number;
  /** Whether tears run, 0 to 1. */
  readonly tears: number;
  /** Down and across of the eyes. */
  readonly look: Vector;
}

const REST: Stance = {
  root: [0, 0, 0],
  hips: [0, 0, 0],
  trunk: [0, 0, 0],
  head: [0, 0, 0],
  shrug: 0,
  handL: [0.13, -0.97, 0.07],
  handR: [0.13, -0.97, 0.07],
  elbowL: [0.35, 0, -1],
  elbowR: [0.35, 0, -1],
  palmL: [0, 0, 0],
  palmR: [0, 0, 0],
  pointL: [0, 0, 0],
  pointR: [0, 0, 0],
  curlL: 0.28,
  curlR: 0.28,
  indexL: 0,
  indexR: 0,
  footL: [0, 0, 0],
  footR: [0, 0, 0],
  soleL: [0, 0.12, 0],
  soleR: [0, 0.12, 0],
  kneeL: [0.16, 0, 1],
  kneeR: [0.16, 0, 1],
  air: 0,
  attention: 1,
  smile: 0,
  browLift: 0,
  browTilt: 0,
  lids: 0,
  jaw: 0,
  round: 0,
  swirl: 0,
  tears: 0,
  look: [0, 0, 0],
};

export const rest = (changes: Partial<Stance> = {}): Stance => ({ ...REST, ...changes });

export function mixStances(a: Stance, b: Stance, share: number): Stance {
  if (share <= 0) return a;
  if (share >= 1) return b;
  const vector = (from: Vector, to: Vector): Vector => [
    mix(from[0], to[0], share),
    mix(from[1], to[1], share),
    mix(from[2], to[2], share),
  ];
  const entries = (Object.keys(REST) as (keyof Stance)[]).map((name) => {
    const [from, to] = [a[name], b[name]];
    return [name, typeof from === 'number' ? mix(from, to as number, share) : vector(from, to as Vector)];
  });
  return Object.fromEntries(entries) as unknown as Stance;
}
