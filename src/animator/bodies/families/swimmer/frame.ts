import { between, type Vector } from '../../../maths/vector.ts';
import { type Skeleton, SkeletonBuilder } from '../../skeleton.ts';
import type { SwimmerSheet } from './sheet.ts';

export const SPINE = ['spine0', 'spine1', 'spine2', 'spine3'] as const;
export const SIDES = [
  ['L', 1],
  ['R', -1],
] as const;
export type Side = (typeof SIDES)[number][0];

/** The points of a swimmer at rest: nose toward +z, the lowest of its body on y = 0. */
export interface SwimmerFrame {
  readonly middle: number;
  /** A point of the middle line: 0 nose to 1 root of the tail. */
  at(share: number): Vector;
  /** Half height there. */
  radius(share: number): number;
  readonly tail: Vector;
  readonly height: number;
}

/** Of half its height: how far fins reach below it. */
export const FINS_BELOW = 0.25;

export function makeSwimmerFrame({ profile, belly, fins }: SwimmerSheet): SwimmerFrame {
  const most = Math.max(...profile);
  const under = fins.under > 0 || fins.side > 0 ? most * FINS_BELOW : 0;
  const middle = most * (1 + belly * 0.3) + under;
  const radius = (share: number): number => {
    const at = Math.min(5.999, Math.max(0, share * 6));
    const index = Math.floor(at);
    return (profile[index] ?? 0) + ((profile[index + 1] ?? 0) - (profile[index] ?? 0)) * (at - index);
  };
  return {
    middle,
    at: (share) => [0, middle, 0.5 - share],
    radius,
    tail: [0, middle, -0.5],
    height: middle + most * (1 + Math.max(fins.back * 0.9, 0.05)),
  };
}

const BENDS = [0.32, 0.52, 0.7, 0.86, 1] as const;

/** Bones from the head back; what lies before the first is the head, and stiff. */
export function makeSwimmerSkeleton(
  frame: SwimmerFrame,
  eyes: Readonly<Record<Side, Vector>>,
  fins: Readonly<Record<Side, Vector>>,
): Skeleton {
  const points = BENDS.map((share) => frame.at(share));
  const builder = new SkeletonBuilder()
    .bone('root', null, frame.at(0.32), frame.at(0))
    .bone('jaw', 'root', frame.at(0.16), frame.at(0))
    .chain([...SPINE], 'root', points)
    .bone('tail', 'spine3', frame.tail, [0, frame.middle, -0.7]);
  for (const [side] of SIDES) {
    builder.bone(`fin${side}`, 'root', fins[side], between(fins[side], [0, 0, -0.2], 0.5));
    for (const bone of ['eye', 'lid', 'lowerLid'])
      builder.bone(`${bone}${side}`, 'root', eyes[side], [eyes[side][0] * 1.2, eyes[side][1], eyes[side][2]]);
  }
  return builder.build();
}

/** Which bone holds a place along the body. */
export function boneAt(share: number): string {
  if (share < 0.32) return 'root';
  const index = BENDS.findIndex((bend) => share < bend);
  return SPINE[Math.max(0, (index < 0 ? BENDS.length : index) - 1)] ?? 'spine3';
}
