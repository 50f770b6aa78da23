import { add, between, cross, normalise, scale, subtract, type Vector } from '../../../maths/vector.ts';
import { type Build, makeBuild } from './build.ts';
import type { PersonSheet } from './sheet.ts';

export const SIDES = [
  ['L', 1],
  ['R', -1],
] as const;
export type Side = (typeof SIDES)[number][0];
export const signOf = (side: Side): 1 | -1 => (side === 'L' ? 1 : -1);

/** Arms hang this far from the body at rest: between down and level, so that neither end of their way strains the skin. */
const REST_ARM = 0.62;

/** Eyes hardly grow: the younger somebody is, the larger they are in the face. */
const EYE_OF_AGE = {
  baby: 1.14,
  toddler: 1.13,
  child: 1.12,
  teen: 1.02,
  young: 0.97,
  adult: 0.93,
  middle: 0.9,
  old: 0.9,
} as const;

/** One arm or leg at rest, joint by joint. */
export interface ArmFrame {
  readonly shoulder: Vector;
  readonly elbow: Vector;
  readonly wrist: Vector;
  /** Along the arm, from the body away. */
  readonly along: Vector;
  /** Where the palm looks, and where the thumb stands out. */
  readonly palm: Vector;
  readonly thumb: Vector;
}
export interface LegFrame {
  readonly hip: Vector;
  /** Where the ankle is when somebody stands at ease. */
  readonly standing: Vector;
  readonly knee: Vector;
  readonly ankle: Vector;
}

/** The points a body is built around, at rest, in metres: left is +x. */
export interface PersonFrame {
  readonly build: Build;
  readonly chinY: number;
  readonly shoulderY: number;
  readonly hipY: number;
  readonly torso: number;
  readonly headCentre: Vector;
  /** Head units: 0.4 of them from chin to crown. */
  readonly headScale: number;
  /** A point of the head, in head units around its centre. */
  onHead(x: number, y: number, z: number): Vector;
  readonly arms: Readonly<Record<Side, ArmFrame>>;
  readonly legs: Readonly<Record<Side, LegFrame>>;
  readonly eyeRadius: number;
  readonly eyes: Readonly<Record<Side, Vector>>;
  readonly hairChains: readonly HairChain[];
}

/** Hair that hangs and swings: bones along it. */
export interface HairChain {
  readonly bones: readonly string[];
  readonly points: readonly Vector[];
  readonly radii: readonly number[];
}

/** Times as large as one of two: both are where it is. */
const ONE_EYE = 1.5;

export function makeFrame(sheet: PersonSheet): PersonFrame {
  const build = makeBuild(sheet);
  const { height, head, legs: hipY, shoulders, arm, hips } = build;
  const headScale = head / 0.4;
  const chinY = height - head;
  const shoulderY = chinY - 0.048 * headScale - 0.03 * (height / 1.7);
  const headCentre: Vector = [0, chinY + head * 0.5, 0.014];
  const onHead = (x: number, y: number, z: number): Vector => add(headCentre, scale([x, y, z], headScale));
  const armOf = (sign: number): ArmFrame => {
    const shoulder: Vector = [sign * shoulders, shoulderY - 0.016, -0.006];
    const along: Vector = [sign * Math.sin(REST_ARM), -Math.cos(REST_ARM), 0];
    const elbow = add(shoulder, add(scale(along, arm * 0.45), [0, 0, -0.006]));
    const wrist = add(elbow, add(scale(along, arm * 0.41), [0, 0, 0.018]));
    const palm = normalise(cross(along, [0, 0, sign]));
    return { shoulder, elbow, wrist, along, palm, thumb: [0, 0, 1] };
  };
  const ankleY = 0.078 * Math.min(1, build.foot / 0.22);
  // Legs stand apart at rest, so that cloth around one does not grow into the other; `standing` says where feet are when somebody stands.
  const legOf = (sign: number): LegFrame => ({
    hip: [sign * hips * 0.56, hipY - 0.02, 0],
    standing: [sign * hips * 0.62, ankleY, -0.012],
    knee: [sign * hips * 0.8, hipY * 0.515, 0.012],
    ankle: [sign * hips * 1.02, ankleY, -0.012],
  });
  const eyeRadius = 0.052 * headScale * sheet.face.eye * EYE_OF_AGE[sheet.age] * (sheet.oneEyed ? ONE_EYE : 1);
  const young = sheet.age === 'baby' ? 1 : sheet.age === 'toddler' ? 0.85 : sheet.age === 'child' ? 0.7 : 0;
  const eyeOf = (sign: number): Vector =>
    sheet.oneEyed
      ? onHead(0, 0.03, 0.104)
      : onHead(sign * (0.0745 + young * 0.003) * sheet.face.eyeGap, -0.004 - young * 0.016, 0.116);
  return {
    build,
    chinY,
    shoulderY,
    hipY,
    torso: shoulderY - hipY,
    headCentre,
    headScale,
    onHead,
    arms: { L: armOf(1), R: armOf(-1) },
    legs: { L: legOf(1), R: legOf(-1) },
    eyeRadius,
    eyes: { L: eyeOf(1), R: eyeOf(-1) },
    hairChains: hairChains(sheet, onHead, headScale),
  };
}

function hairChains(
  { hair }: PersonSheet,
  onHead: (x: number, y: number, z: number) => Vector,
  s: number,
): readonly HairChain[] {
  const chain = (name: string, points: readonly Vector[], radii: readonly number[]): HairChain => ({
    bones: points.slice(1).map((_, index) => `${name}${index}`),
    points: points.map(([x, y, z]) => onHead(x, y, z)),
    radii: radii.map((radius) => radius * s),
  });
  switch (hair.style) {
    case 'ponytail':
      return [
        chain(
          'tail',
          [
            [0, 0.17, -0.15],
            [0, 0.235, -0.235],
            [0, 0.13, -0.325],
            [0, -0.06, -0.335],
            [0, -0.24, -0.28],
          ],
          [0.034, 0.06, 0.074, 0.06, 0.01],
        ),
      ];
    case 'braid':
      return [
        chain(
          'tail',
          [
            [0.06, -0.09, -0.17],
            [0.145, -0.19, -0.1],
            [0.155, -0.27, 0.02],
            [0.135, -0.37, 0.1],
            [0.12, -0.49, 0.115],
          ],
          [0.05, 0.05, 0.048, 0.042, 0.02],
        ),
      ];
    case 'pigtails':
    case 'braids':
      return SIDES.map(([side, sign]) =>
        hair.style === 'pigtails'
          ? chain(
              `tail${side}`,
              [
                [sign * 0.17, 0.1, -0.06],
                [sign * 0.25, 0.1, -0.08],
                [sign * 0.285, -0.03, -0.08],
                [sign * 0.27, -0.16, -0.06],
              ],
              [0.03, 0.055, 0.062, 0.012],
            )
          : chain(
              `tail${side}`,
              [
                [sign * 0.165, -0.06, -0.05],
                [sign * 0.185, -0.17, -0.03],
                [sign * 0.17, -0.28, 0.01],
                [sign * 0.15, -0.4, 0.03],
              ],
              [0.042, 0.042, 0.038, 0.016],
            ),
      );
    default:
      return [];
  }
}

/** In the middle of the closed hand. */
export function gripOf({ arms, build }: PersonFrame, side: Side): Vector {
  const { wrist, along, palm } = arms[side];
  return add(wrist, add(scale(along, build.hand * 0.5), scale(palm, build.hand * 0.2)));
}

/** A point along an arm: 0 shoulder, 1 elbow, 2 wrist. */
export function alongArm({ shoulder, elbow, wrist }: ArmFrame, share: number): Vector {
  return share <= 1 ? between(shoulder, elbow, share) : between(elbow, wrist, share - 1);
}
/** A point along a leg: 0 hip, 1 knee, 2 ankle. */
export function alongLeg({ hip, knee, ankle }: LegFrame, share: number): Vector {
  return share <= 1 ? between(hip, knee, share) : between(knee, ankle, share - 1);
}
export const directionOf = (from: Vector, to: Vector): Vector => normalise(subtract(to, from));
