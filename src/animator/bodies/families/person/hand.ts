import { add, between, cross, scale, type Vector } from '../../../maths/vector.ts';
import type { Field } from '../../field.ts';
import type { Skeleton, SkeletonBuilder } from '../../skeleton.ts';
import type { SkinnedMesh } from '../../skinned-mesh.ts';
import type { ArmFrame, PersonFrame, Side } from './frame.ts';
import { type BoneShares, joinMeshes, tubeMesh } from './loft.ts';
import { armRadiusAt } from './torso.ts';

/** From the index to the little finger: how far each is from the middle of the palm, where it begins, how long and how thick it is, in lengths of hand. */
const FINGERS = [
  { across: 0.176, knuckle: 0.455, length: 0.43, radius: 0.064, curls: 0.8 },
  { across: 0.058, knuckle: 0.48, length: 0.475, radius: 0.066, curls: 0.95 },
  { across: -0.06, knuckle: 0.465, length: 0.445, radius: 0.063, curls: 1.06 },
  { across: -0.17, knuckle: 0.43, length: 0.355, radius: 0.056, curls: 1.16 },
] as const;
/** Fingers spread: so much farther apart at their ends. */
const SPREAD = 1.3;
/** Of a finger: where its second joint is. */
const MIDDLE = 0.48;

export const FINGER_CURLS: readonly number[] = FINGERS.map(({ curls }) => curls);

/** A point of the hand: along it, toward the thumb, out of the palm; in lengths of hand. */
type OnHand = (out: number, forward: number, palmward?: number) => Vector;
const onHandOf =
  ({ wrist, along, palm, thumb }: ArmFrame, hand: number): OnHand =>
  (out, forward, palmward = 0) =>
    add(wrist, add(scale(along, out * hand), add(scale(thumb, forward * hand), scale(palm, palmward * hand))));

/** Knuckle, second joint and end of a finger. */
function jointsOf(at: OnHand, { across, knuckle, length }: (typeof FINGERS)[number]): [Vector, Vector, Vector] {
  return [
    at(knuckle, across),
    at(knuckle + length * MIDDLE, across * (1 + (SPREAD - 1) * MIDDLE), 0.012),
    at(knuckle + length, across * SPREAD, 0.045),
  ];
}
const thumbOf = (at: OnHand): [Vector, Vector, Vector] => [
  at(0.2, 0.14, 0.06),
  at(0.4, 0.315, 0.1),
  at(0.585, 0.4, 0.12),
];

/** Two bones each: a hand that points, holds or hangs has no two fingers alike. */
export function addFingerBones(builder: SkeletonBuilder, arm: ArmFrame, hand: number, side: Side): void {
  const at = onHandOf(arm, hand);
  for (const [index, finger] of FINGERS.entries()) {
    const [knuckle, middle, end] = jointsOf(at, finger);
    builder
      .bone(`finger${index}${side}`, `hand${side}`, knuckle, middle)
      .bone(`fingertip${index}${side}`, `finger${index}${side}`, middle, end);
  }
  const [root, middle, end] = thumbOf(at);
  builder.bone(`thumb${side}`, `hand${side}`, root, middle).bone(`thumbtip${side}`, `thumb${side}`, middle, end);
}

/** Palm and ball of the thumb; `glove` makes it thicker and covers the wrist. */
export function shapePalm(field: Field, frame: PersonFrame, side: Side, glove = 0): void {
  const { armRadius, hand: h } = frame.build;
  const at = onHandOf(frame.arms[side], h);
  const { palm } = frame.arms[side];
  field.on(`hand${side}`, 0.02).cone(at(0.1, 0), at(0.35, 0), armRadius * 0.6 + glove, h * 0.222 + glove, {
    flat: { axis: palm, by: 0.5 },
    blend: 0.02,
  });
  if (glove > 0)
    field.cone(at(-0.18, 0), at(0.1, 0), armRadius * 0.84 + glove, armRadius * 0.64 + glove, { blend: 0.01 });
  else {
    // The wrist, round as the arm that ends in it.
    const wrist = armRadiusAt(frame, 2);
    field.cone(at(-0.2, 0), at(0.04, 0), wrist * 1.06, wrist * 0.96, { blend: 0.02 });
  }
  field.cone(at(0.12, 0.06, 0.04), at(0.3, 0.2, 0.08), h * 0.09 + glove, h * 0.078 + glove, { blend: 0.016 });
}

/** Along a finger, as shares of its length: how thick, and how much of the first and of the second bone moves it. */
const ROWS: readonly { along: number; thick: number; first: number; second: number }[] = [
  { along: -0.22, thick: 0.9, first: 0, second: 0 },
  { along: 0, thick: 1.04, first: 0.5, second: 0 },
  { along: 0.2, thick: 0.97, first: 1, second: 0 },
  { along: 0.4, thick: 0.97, first: 0.8, second: 0.2 },
  { along: 0.54, thick: 0.98, first: 0.25, second: 0.75 },
  { along: 0.74, thick: 0.9, first: 0, second: 1 },
  { along: 0.9, thick: 0.78, first: 0, second: 1 },
  { along: 0.98, thick: 0.44, first: 0, second: 1 },
  { along: 1, thick: 0.06, first: 0, second: 1 },
];

/** Fingers are tubes: a grid fine enough for the gaps between them would cost more than the rest of the body. */
export function fingerTubes(
  skeleton: Skeleton,
  { arms, build }: PersonFrame,
  side: Side,
  { glove = 0, coarse }: { readonly glove?: number; readonly coarse: number },
): SkinnedMesh {
  const at = onHandOf(arms[side], build.hand);
  const far = coarse > 1.8;
  const rows = far ? ROWS.filter((_, row) => row % 2 === 0) : ROWS;
  const tube = (
    [from, middle, to]: readonly [Vector, Vector, Vector],
    radius: number,
    [first, second]: readonly [string, string],
  ): SkinnedMesh =>
    tubeMesh(
      skeleton,
      rows.map(({ along }) =>
        along < MIDDLE ? between(from, middle, along / MIDDLE) : between(middle, to, (along - MIDDLE) / (1 - MIDDLE)),
      ),
      rows.map(({ thick }) => (radius * build.hand + glove) * thick),
      (row): BoneShares => {
        const shares = rows[row] ?? rows[0];
        const [one, two] = [shares?.first ?? 0, shares?.second ?? 0];
        return [
          [first, one],
          [second, two],
          [`hand${side}`, 1 - one - two],
        ];
      },
      { around: far ? 5 : 8 },
    );
  return joinMeshes([
    ...FINGERS.map((finger, index) =>
      tube(jointsOf(at, finger), finger.radius, [`finger${index}${side}`, `fingertip${index}${side}`]),
    ),
    tube(thumbOf(at), 0.076, [`thumb${side}`, `thumbtip${side}`]),
  ]);
}

/** The axis about which fingers bend. */
export const fingerAxis = ({ along, palm }: ArmFrame): Vector => cross(along, palm);
