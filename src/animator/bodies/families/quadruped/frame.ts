import { aboutX, type Turn, turnVector } from '../../../maths/turn.ts';
import { add, type Vector } from '../../../maths/vector.ts';
import { SkeletonBuilder } from '../../skeleton.ts';
import type { QuadrupedSheet } from './sheet.ts';

export const SIDES = [
  ['L', 1],
  ['R', -1],
] as const;
export type Side = (typeof SIDES)[number][0];

export const TAIL_BONES = ['tail0', 'tail1', 'tail2', 'tail3'] as const;
export const TRUNK_BONES = ['trunk0', 'trunk1', 'trunk2', 'trunk3', 'trunk4'] as const;

/** The points a body is built around, at rest: everything else hangs on them. Feet on y = 0, looking along +z. */
export interface Frame {
  readonly pelvis: Vector;
  readonly middle: Vector;
  readonly chest: Vector;
  readonly neck: Vector;
  readonly neckMiddle: Vector;
  readonly head: Vector;
  readonly headTurn: Turn;
  /** A point of the head, in shares of its size, as it is turned. */
  onHead(x: number, y: number, z: number): Vector;
  readonly muzzle: Vector;
  /** Hip or shoulder, knee or elbow, ankle, foot. */
  readonly legs: Readonly<Record<`${'front' | 'hind'}${Side}`, readonly [Vector, Vector, Vector, Vector]>>;
  readonly tail: readonly Vector[];
  readonly trunk: readonly Vector[];
  readonly frontZ: number;
  readonly hindZ: number;
}

const TAIL_CURL = { bush: 0.22, flag: 0.26, curl: 0.55, tuft: 0.28, thin: -0.12, hair: -0.12 } as const;

export function makeFrame(sheet: QuadrupedSheet): Frame {
  const { body, leg, neck, head, tail, trunk = 0 } = sheet;
  const [frontZ, hindZ] = [body.length / 2, -body.length / 2];
  const pelvis: Vector = [0, leg.hind + body.hip * 0.35, hindZ];
  const middle: Vector = [0, (leg.front + leg.hind) / 2 + body.belly * 0.3 - body.sag, 0];
  const chest: Vector = [0, leg.front + body.chest * 0.3, frontZ * 0.86];
  const neckAt: Vector = [0, chest[1] + body.chest * 0.25 + (body.withers ?? 0), chest[2] + body.chest * 0.25];
  const along = (share: number): Vector =>
    add(neckAt, [0, Math.sin(neck.angle) * neck.length * share, Math.cos(neck.angle) * neck.length * share]);
  const headAt = along(1);
  const headTurn = aboutX(head.pitch);
  const onHead = (x: number, y: number, z: number): Vector =>
    add(headAt, turnVector(headTurn, [x * head.size, y * head.size, z * head.size]));
  const legOf = (sign: number, isFront: boolean): [Vector, Vector, Vector, Vector] => {
    const { stance, bend, footRadius: foot } = leg;
    if (isFront) {
      return [
        [sign * stance * 0.82, leg.front, frontZ * 0.92],
        [sign * stance, leg.front * 0.54, frontZ - 0.1 * bend - 0.01],
        [sign * stance, leg.front * 0.17 + foot * 0.3, frontZ + 0.015 * bend],
        [sign * stance, foot * 0.55, frontZ + 0.03],
      ];
    }
    return [
      [sign * stance * 0.74, leg.hind, hindZ + 0.02],
      [sign * stance * 0.98, leg.hind * 0.6, hindZ + 0.1 * bend + 0.01],
      [sign * stance * 0.98, leg.hind * 0.29, hindZ - 0.11 * bend - 0.02],
      [sign * stance * 0.98, foot * 0.55, hindZ - 0.05],
    ];
  };
  return {
    pelvis,
    middle,
    chest,
    neck: neckAt,
    neckMiddle: along(0.5),
    head: headAt,
    headTurn,
    onHead,
    muzzle: onHead(0, -head.drop, head.muzzle),
    legs: { frontL: legOf(1, true), frontR: legOf(-1, true), hindL: legOf(1, false), hindR: legOf(-1, false) },
    tail: curve(
      add(pelvis, [0, body.hip * 0.45, -body.hip * 0.75]),
      tail.angle,
      -tail.length,
      4,
      () => TAIL_CURL[tail.kind],
    ),
    trunk:
      trunk === 0
        ? []
        : curve(onHead(0, -0.04, head.skull[2] * 0.75), -0.75, trunk, 5, (step) =>
            step < 1 ? -0.6 : step < 3 ? -0.12 : 0.75,
          ),
    frontZ,
    hindZ,
  };
}

/** Points along a curve in the middle plane that bends by so much after each step. */
function curve(from: Vector, angle: number, length: number, steps: number, bend: (step: number) => number): Vector[] {
  const points = [from];
  let turned = angle;
  for (let step = 0; step < steps; step++) {
    const last = points[step] ?? from;
    const part = length / steps;
    points.push(add(last, [0, Math.sin(turned) * Math.abs(part), Math.cos(turned) * part]));
    turned += bend(step);
  }
  return points;
}

export function makeSkeleton(frame: Frame, ears: Readonly<Record<Side, Vector>>, eyes: Readonly<Record<Side, Vector>>) {
  const builder = new SkeletonBuilder()
    .bone('root', null, frame.middle, frame.chest)
    .bone('pelvis', 'root', frame.middle, frame.pelvis)
    .bone('chest', 'root', frame.middle, frame.chest)
    .bone('neck', 'chest', frame.neck, frame.neckMiddle)
    .bone('neck2', 'neck', frame.neckMiddle, frame.head)
    .bone('head', 'neck2', frame.head, add(frame.head, [0, 0, 0.2]))
    .bone('jaw', 'head', frame.onHead(0, -0.12, 0.1), frame.muzzle);
  for (const [side] of SIDES) {
    for (const [end, parent] of [
      ['front', 'chest'],
      ['hind', 'pelvis'],
    ] as const) {
      const [top, middle, ankle, foot] = frame.legs[`${end}${side}`];
      builder
        .bone(`${end}Upper${side}`, parent, top, middle)
        .bone(`${end}Lower${side}`, `${end}Upper${side}`, middle, ankle)
        .bone(`${end}Ankle${side}`, `${end}Lower${side}`, ankle, foot)
        .bone(`${end}Foot${side}`, `${end}Ankle${side}`, foot, add(foot, [0, 0, 0.1]));
    }
    builder.bone(`ear${side}`, 'head', ears[side], add(ears[side], [0, 0.1, 0]));
    builder.bone(`eye${side}`, 'head', eyes[side], add(eyes[side], [0, 0, 0.1]));
    builder.bone(`lid${side}`, 'head', eyes[side], add(eyes[side], [0, 0, 0.1]));
    builder.bone(`lowerLid${side}`, 'head', eyes[side], add(eyes[side], [0, 0, 0.1]));
  }
  builder.chain([...TAIL_BONES], 'pelvis', frame.tail);
  if (frame.trunk.length > 0) builder.chain([...TRUNK_BONES], 'head', frame.trunk);
  return builder.build();
}
