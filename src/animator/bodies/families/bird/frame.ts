import { aboutX, type Turn } from '../../../maths/turn.ts';
import { add, scale, type Vector } from '../../../maths/vector.ts';
import { type Skeleton, SkeletonBuilder } from '../../skeleton.ts';
import type { BirdSheet } from './sheet.ts';

export const SIDES = [
  ['L', 1],
  ['R', -1],
] as const;
export type Side = (typeof SIDES)[number][0];
export const NECK_BONES = ['neck0', 'neck1', 'neck2'] as const;

/** The points a bird is built around: feet on y = 0, looking along +z. */
export interface BirdFrame {
  readonly centre: Vector;
  /** Along the body, toward the breast; and out of its back. */
  readonly along: Vector;
  readonly up: Vector;
  readonly turn: Turn;
  /** A point of the body: across, along and out of the back, in shares of radius, half length and radius. */
  onBody(x: number, along: number, up: number): Vector;
  readonly neck: readonly Vector[];
  readonly head: Vector;
  readonly legs: Readonly<Record<Side, readonly [Vector, Vector, Vector]>>;
  readonly tail: Vector;
  /** Shoulder, elbow, wrist, tip of each wing, spread. */
  readonly wings: Readonly<Record<Side, readonly [Vector, Vector, Vector, Vector]>>;
  readonly top: number;
}

export function makeBirdFrame({ body, leg, neck, head, wing }: BirdSheet): BirdFrame {
  const { tilt, length, radius } = body;
  const along: Vector = [0, Math.sin(tilt), Math.cos(tilt)];
  const up: Vector = [0, Math.cos(tilt), -Math.sin(tilt)];
  const half = length / 2;
  // The lowest of rump and belly clears the ground by the length of the leg.
  const hang = Math.max(radius, half * Math.sin(tilt) + radius * body.rump * 0.8);
  const centre: Vector = [0, leg.length + hang * 0.82, 0];
  const onBody = (x: number, far: number, out: number): Vector =>
    add(centre, add([x * radius, 0, 0], add(scale(along, far * half), scale(up, out * radius))));
  const first = onBody(0, 0.82, 0.35);
  const points = Array.from({ length: 4 }, (_, index): Vector => {
    const share = index / 3;
    const bow = Math.sin(share * Math.PI * 2) * neck.bow;
    const [sine, cosine] = [Math.sin(neck.angle), Math.cos(neck.angle)];
    return add(first, [0, sine * neck.length * share - cosine * bow, cosine * neck.length * share + sine * bow]);
  });
  const headAt = points[3] ?? first;
  const legOf = (sign: number): [Vector, Vector, Vector] => {
    const hip = add(centre, [sign * leg.stance, -hang * 0.35, 0]);
    const foot: Vector = [sign * leg.stance, 0.012, 0.02];
    return [hip, [sign * leg.stance, leg.length * 0.56 + 0.02, -leg.length * 0.16 - 0.01], foot];
  };
  const wingOf = (sign: number): [Vector, Vector, Vector, Vector] => {
    const shoulder = onBody(sign * 0.55, 0.5, 0.6);
    // Spread as it flies: the body level.
    return [
      shoulder,
      add(shoulder, [sign * wing.span * 0.36, wing.span * 0.05, wing.span * 0.05]),
      add(shoulder, [sign * wing.span * 0.68, wing.span * 0.04, wing.span * 0.02]),
      add(shoulder, [sign * wing.span, 0, -wing.span * 0.12]),
    ];
  };
  return {
    centre,
    along,
    up,
    turn: aboutX(-tilt),
    onBody,
    neck: points,
    head: headAt,
    legs: { L: legOf(1), R: legOf(-1) },
    tail: onBody(0, -0.92, 0.15),
    wings: { L: wingOf(1), R: wingOf(-1) },
    top: headAt[1] + head.radius,
  };
}

export function makeBirdSkeleton(frame: BirdFrame, eyes: Readonly<Record<Side, Vector>>, beak: Vector): Skeleton {
  const builder = new SkeletonBuilder()
    .bone('root', null, frame.centre, add(frame.centre, frame.along))
    .chain([...NECK_BONES], 'root', frame.neck)
    .bone('head', 'neck2', frame.head, add(frame.head, [0, 0, 0.2]))
    .bone('jaw', 'head', beak, add(beak, [0, 0, 0.1]))
    .bone('tail', 'root', frame.tail, add(frame.tail, scale(frame.along, -0.2)));
  for (const [side] of SIDES) {
    const [hip, ankle, foot] = frame.legs[side];
    builder
      .bone(`upper${side}`, 'root', hip, ankle)
      .bone(`lower${side}`, `upper${side}`, ankle, foot)
      .bone(`foot${side}`, `lower${side}`, foot, add(foot, [0, 0, 0.1]))
      // The folded wing and the spread one are two: whichever is not shown is drawn together to a point.
      .bone(`fold${side}`, 'root', frame.onBody((side === 'L' ? 1 : -1) * 0.7, 0.4, 0.3), frame.tail)
      .chain([`wing0${side}`, `wing1${side}`, `wing2${side}`], 'root', frame.wings[side]);
    builder.bone(`eye${side}`, 'head', eyes[side], add(eyes[side], [0, 0, 0.1]));
    builder.bone(`lid${side}`, 'head', eyes[side], add(eyes[side], [0, 0, 0.1]));
    builder.bone(`lowerLid${side}`, 'head', eyes[side], add(eyes[side], [0, 0, 0.1]));
  }
  return builder.build();
}
