import { aboutX, type Turn, turnVector } from '../../../maths/turn.ts';
import { add, between, type Vector } from '../../../maths/vector.ts';
import { SkeletonBuilder } from '../../skeleton.ts';
import type { QuadrupedSheet } from './sheet.ts';

export const SIDES = [
  ['L', 1],
  ['R', -1],
] as const;
export type Side = (typeof SIDES)[number][0];
export const ENDS = ['front', 'hind'] as const;
export type End = (typeof ENDS)[number];

export const TAIL_BONES = ['tail0', 'tail1', 'tail2', 'tail3'] as const;
/** A hanging mane in thirds, from the withers up: at a gallop it streams. */
export const MANE_BONES = ['mane0', 'mane1', 'mane2'] as const;
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
  readonly legs: Readonly<Record<`${End}${Side}`, Leg>>;
  readonly tail: readonly Vector[];
  readonly trunk: readonly Vector[];
  /** Where each third of a hanging mane grows; none has who has no such mane. */
  readonly mane: readonly Vector[];
  /** Shoulder, elbow, wrist, tip of each wing. */
  readonly wings: Readonly<Record<Side, readonly Vector[]>> | null;
  readonly frontZ: number;
  readonly hindZ: number;
  /** Top of skull or back, in shares: what `metres` measures. */
  readonly top: number;
}

export type Leg = readonly [Vector, Vector, Vector, Vector];

const TAIL_CURL = {
  bush: 0.22,
  flag: 0.26,
  curl: 0.55,
  tuft: 0.28,
  thin: -0.12,
  hair: -0.12,
  plume: 0.62,
  thick: 0.16,
  paddle: 0.05,
} as const;

export function makeFrame(sheet: QuadrupedSheet): Frame {
  const { body, leg, neck, head, tail, trunk = 0 } = sheet;
  const rise = body.rise ?? 0;
  const isUpright = leg.arms !== undefined;
  const [frontZ, hindZ] = isUpright
    ? [body.length * 0.62, -body.length * 0.3]
    : ([body.length / 2, -body.length / 2] as const);
  const pelvis: Vector = [0, leg.hind + body.hip * 0.35, hindZ];
  const chest: Vector = isUpright
    ? add(pelvis, [0, Math.sin(rise) * body.length, Math.cos(rise) * body.length])
    : [0, leg.front + body.chest * 0.3, frontZ * 0.86];
  const middle: Vector = isUpright
    ? add(between(pelvis, chest, 0.5), [0, -body.sag, 0])
    : [0, (leg.front + leg.hind) / 2 + body.belly * 0.3 - body.sag, 0];
  const neckAt: Vector = add(chest, [0, body.chest * 0.25 + (body.withers ?? 0), body.chest * 0.25]);
  const along = (share: number): Vector =>
    add(neckAt, [0, Math.sin(neck.angle) * neck.length * share, Math.cos(neck.angle) * neck.length * share]);
  const headAt = along(1);
  const headTurn = aboutX(head.pitch);
  const onHead = (x: number, y: number, z: number): Vector =>
    add(headAt, turnVector(headTurn, [x * head.size, y * head.size, z * head.size]));
  const hump = Math.max(0, ...(body.humps ?? []).map(({ height }) => height));
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
    legs: {
      frontL: frontLeg(sheet, 1, frontZ, chest),
      frontR: frontLeg(sheet, -1, frontZ, chest),
      hindL: hindLeg(sheet, 1, hindZ),
      hindR: hindLeg(sheet, -1, hindZ),
    },
    tail: curve(
      add(pelvis, [
        0,
        body.hip * (tail.kind === 'thick' ? 0.1 : 0.45),
        -body.hip * (tail.kind === 'thick' ? 0.3 : 0.75),
      ]),
      tail.angle,
      -tail.length,
      4,
      (step) => (tail.kind === 'plume' && step >= 2 ? -1.1 : TAIL_CURL[tail.kind]),
    ),
    trunk:
      trunk === 0
        ? []
        : curve(onHead(0, -0.04, head.skull[2] * 0.75), -0.75, trunk, 5, (step) =>
            step < 1 ? -0.6 : step < 3 ? -0.12 : 0.75,
          ),
    mane:
      sheet.mane === 'crest'
        ? [0.15, 0.5, 0.85].map((share) =>
            add(along(share), [
              0,
              Math.cos(neck.angle) * (neck.from + (neck.to - neck.from) * share),
              -Math.sin(neck.angle) * (neck.from + (neck.to - neck.from) * share),
            ]),
          )
        : [],
    wings:
      sheet.wings === undefined
        ? null
        : { L: wingOf(sheet.wings, chest, body, 1), R: wingOf(sheet.wings, chest, body, -1) },
    frontZ,
    hindZ,
    top: Math.max(onHead(0, head.skull[1], 0)[1], middle[1] + body.belly + hump * 0.8),
  };
}

function frontLeg({ leg, body }: QuadrupedSheet, sign: number, frontZ: number, chest: Vector): Leg {
  const { stance, bend, footRadius: foot, sprawl = 0, sole = 0, arms } = leg;
  if (arms !== undefined) {
    const shoulder = add(chest, [sign * body.chest * body.narrow * 0.85, -body.chest * 0.3, body.chest * 0.3]);
    return [
      shoulder,
      add(shoulder, [sign * arms * 0.12, -arms * 0.48, -arms * 0.12]),
      add(shoulder, [sign * arms * 0.1, -arms * 0.72, arms * 0.26]),
      add(shoulder, [sign * arms * 0.06, -arms * 0.86, arms * 0.42]),
    ];
  }
  const inner = stance * (0.82 - 0.4 * sprawl);
  return [
    [sign * inner, leg.front, frontZ * (0.92 - 0.14 * sprawl)],
    [sign * stance * (1 + 0.08 * sprawl), leg.front * (0.54 + 0.4 * sprawl), frontZ - 0.1 * bend - 0.01],
    [sign * stance * (1 + 0.1 * sprawl), leg.front * 0.17 + foot * 0.3, frontZ + 0.015 * bend - sole * 0.5],
    [sign * stance * (1 + 0.14 * sprawl), foot * 0.55, frontZ + 0.03 + sole * 0.1],
  ];
}

function hindLeg({ leg }: QuadrupedSheet, sign: number, hindZ: number): Leg {
  const { stance, bend, footRadius: foot, crouch = 0, sprawl = 0, sole = 0 } = leg;
  const inner = stance * (0.74 - 0.34 * sprawl);
  const outer = stance * (0.98 + 0.1 * sprawl + 0.12 * crouch);
  const hock = sole > 0 ? Math.max(foot * 0.8, leg.hind * 0.1) : leg.hind * (0.29 - 0.16 * crouch);
  return [
    [sign * inner, leg.hind, hindZ + 0.02],
    [sign * outer, leg.hind * (0.6 + 0.3 * sprawl + 0.1 * crouch), hindZ + 0.1 * bend + 0.01 + 0.16 * crouch],
    [sign * outer, hock, hindZ - (0.11 * bend + 0.02) * (sole > 0 ? 0.5 : 1) - 0.05 * crouch],
    [sign * outer * (1 + 0.06 * sprawl), foot * 0.55, hindZ - 0.05 + sole + 0.16 * crouch],
  ];
}

function wingOf(span: number, chest: Vector, body: QuadrupedSheet['body'], sign: number): Vector[] {
  const root = add(chest, [sign * body.chest * 0.45, body.chest * 0.7, -body.chest * 0.2]);
  return [
    root,
    add(root, [sign * span * 0.3, span * 0.34, -span * 0.06]),
    add(root, [sign * span * 0.62, span * 0.52, -span * 0.02]),
    add(root, [sign * span, span * 0.36, -span * 0.3]),
  ];
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
    if (frame.wings !== null) builder.chain(wingBones(side), 'chest', frame.wings[side]);
  }
  builder.chain([...TAIL_BONES], 'pelvis', frame.tail);
  for (const [index, bone] of MANE_BONES.entries()) {
    const root = frame.mane[index];
    if (root !== undefined) builder.bone(bone, index === 0 ? 'neck' : 'neck2', root, add(root, [0, -0.2, -0.04]));
  }
  if (frame.trunk.length > 0) builder.chain([...TRUNK_BONES], 'head', frame.trunk);
  return builder.build();
}

export const wingBones = (side: Side): [string, string, string] => [`wing0${side}`, `wing1${side}`, `wing2${side}`];
