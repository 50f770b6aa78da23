import { mix } from '../../../maths/ease.ts';
import { add, type Vector } from '../../../maths/vector.ts';
import type { Field } from '../../field.ts';
import { alongArm, alongLeg, type PersonFrame, SIDES, type Side, signOf } from './frame.ts';

const FRONT: Vector = [0, 0, 1];

/** Skin and every garment have the same shapes below, grown by how far they stand off. */
export function shapeTrunk(field: Field, frame: PersonFrame, grow: number, loose = 0): void {
  const { build: b, hipY, torso, shoulderY } = frame;
  const waist = mix(b.waist, Math.max(b.waist, b.chest * 0.94), loose) + grow;
  const deep = { axis: FRONT, by: 0.78 };
  field
    .on('chest', 0.07)
    .cone([0, hipY + torso * 0.5, 0], [0, shoulderY - 0.09, -0.002], waist, b.chest + grow, { flat: deep });
  // Across the shoulders, falling a little to each side.
  for (const [side, sign] of SIDES)
    field
      .on(`collar${side}`)
      .cone(
        [sign * 0.012, shoulderY - 0.026, -0.008],
        [sign * b.shoulders * 0.86, shoulderY - 0.028, -0.006],
        0.05 + grow,
        0.044 + grow,
        { blend: 0.055 },
      );
  field
    .on('spine')
    .cone(
      [0, hipY + torso * 0.2, 0.004],
      [0, hipY + torso * 0.52, 0.002],
      mix(b.hips * 1.02, waist, 0.5) + grow * 0.5,
      waist,
      {
        blend: 0.05,
        flat: { axis: FRONT, by: 0.82 },
      },
    );
  field
    .on('hips')
    .cone(
      [0, hipY - 0.035, -0.004],
      [0, hipY + torso * 0.22, 0.002],
      b.hips * 1.07 + grow,
      mix(b.hips, b.waist, 0.45) + grow,
      {
        blend: 0.05,
        flat: { axis: FRONT, by: 0.86 },
      },
    );
  for (const [, sign] of SIDES)
    field.on('hips').ball([sign * b.hips * 0.45, hipY - 0.03, -b.hips * 0.45], b.hips * 0.6 + grow, { blend: 0.06 });
  if (b.belly > 0)
    field
      .on('spine')
      .ball(
        [0, hipY + torso * 0.3, b.waist * 0.35 + b.belly * 0.4],
        [waist * 0.95, torso * 0.34, b.belly + b.waist * 0.62 + grow],
        { blend: 0.09 },
      );
  if (b.bust > 0)
    for (const [, sign] of SIDES)
      field
        .on('chest')
        .ball([sign * b.chest * 0.43, shoulderY - torso * 0.34, b.chest * 0.5], b.bust + grow, { blend: 0.06 });
  if (b.bust === 0 && b.chest > 0.13)
    for (const [, sign] of SIDES)
      field
        .on('chest')
        .ball(
          [sign * b.chest * 0.45, shoulderY - torso * 0.27, b.chest * 0.42],
          [b.chest * 0.42 + grow, b.chest * 0.3 + grow, b.chest * 0.34 + grow],
          { blend: 0.06 },
        );
}

export interface LimbExtent {
  /** 0 shoulder or hip, 1 elbow or knee, 2 wrist or ankle. */
  readonly from: number;
  readonly to: number;
  readonly grow: number;
  /** How much wider than the limb at its end: a sleeve that flares. */
  readonly flare?: number;
  /** Ends with an edge, as cloth does. */
  readonly edge?: boolean;
}

const ARM_SHARES = [1.1, 0.96, 0.96, 0.66] as const;
const LEG_SHARES = [1.2, 0.88, 0.88, 0.6] as const;

/** Of shoulder or hip, above and below the joint, and at the end. */
function radiusAt(shares: readonly [number, number, number, number], radius: number, at: number): number {
  return radius * (at <= 1 ? mix(shares[0], shares[1], at) : mix(shares[2], shares[3], at - 1));
}

export const armRadiusAt = ({ build }: PersonFrame, at: number): number => radiusAt(ARM_SHARES, build.armRadius, at);
export const legRadiusAt = ({ build }: PersonFrame, at: number): number => radiusAt(LEG_SHARES, build.legRadius, at);

export function shapeArm(field: Field, frame: PersonFrame, side: Side, extent: LimbExtent): void {
  const arm = frame.arms[side];
  const { armRadius } = frame.build;
  const points = (at: number): Vector => alongArm(arm, at);
  shapeLimb(
    field,
    [`upperArm${side}`, `foreArm${side}`],
    points,
    (at) => radiusAt(ARM_SHARES, armRadius, at),
    extent,
    0.05,
  );
}

export function shapeLeg(field: Field, frame: PersonFrame, side: Side, extent: LimbExtent): void {
  const leg = frame.legs[side];
  const { legRadius } = frame.build;
  const points = (at: number): Vector => alongLeg(leg, at);
  shapeLimb(field, [`thigh${side}`, `shin${side}`], points, (at) => radiusAt(LEG_SHARES, legRadius, at), extent, 0.035);
  // The calf.
  if (extent.from < 1.3 && extent.to > 1.4) {
    const calf = add(alongLeg(leg, 1.3), [0, 0, -legRadius * 0.28]);
    field
      .on(`shin${side}`)
      .ball(calf, [legRadius * 0.72 + extent.grow, legRadius * 1.7, legRadius * 0.72 + extent.grow], { blend: 0.04 });
  }
}

function shapeLimb(
  field: Field,
  [upper, lower]: readonly [string, string],
  at: (share: number) => Vector,
  radius: (share: number) => number,
  { from, to, grow, flare = 0, edge = false }: LimbExtent,
  blend: number,
): void {
  const wide = (share: number): number =>
    radius(share) + grow + flare * Math.max(0, (share - from) / Math.max(0.01, to - from));
  // Cloth ends before its round end would: it is cut there below.
  const reach = edge ? Math.min(to + 0.12, to < 1 ? 1 : 2.2) : to;
  if (from < 1)
    field.on(upper, blend).cone(at(from), at(Math.min(1, reach)), wide(from), wide(Math.min(1, reach)), { blend });
  if (reach > 1)
    field
      .on(lower, blend)
      .cone(at(Math.max(1, from)), at(reach), wide(Math.max(1, from)), wide(reach), { blend: 0.025 });
}

export function shapeFoot(field: Field, frame: PersonFrame, side: Side, grow = 0): void {
  const { ankle } = frame.legs[side];
  const { foot, legRadius } = frame.build;
  const out = signOf(side) * 0.03 * foot;
  field
    .on(`foot${side}`, 0.025)
    .cone(
      add(ankle, [0, 0.01, 0]),
      [ankle[0], foot * 0.2, ankle[2] - foot * 0.02],
      legRadius * 0.6 + grow,
      foot * 0.17 + grow,
    );
  field.cone(
    [ankle[0], foot * 0.17, ankle[2] - foot * 0.06],
    [ankle[0] + out, foot * 0.13, ankle[2] + foot * 0.42],
    foot * 0.17 + grow,
    foot * 0.165 + grow,
    { blend: 0.03 },
  );
  field
    .on(`toes${side}`)
    .cone(
      [ankle[0] + out, foot * 0.125, ankle[2] + foot * 0.42],
      [ankle[0] + out * 1.6, foot * 0.11, ankle[2] + foot * 0.66],
      foot * 0.165 + grow,
      foot * 0.115 + grow,
      { blend: 0.02 },
    );
}
