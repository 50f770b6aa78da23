import { mix, smoothstep } from '../../../maths/ease.ts';
import { aboutX, aboutZ, blendTurns, chain, combine, invert, type Turn } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Pose } from '../../pose.ts';
import type { SkeletonBuilder } from '../../skeleton.ts';
import type { PersonFrame } from './frame.ts';
import type { BoneShares } from './loft.ts';

/**
 * A skirt hangs from four bones around the hips, and its hem from four more at the knees: each follows the legs it lies on, those before and behind both of
 * them, and all fly out when their wearer whirls.
 */
const QUARTERS = [
  { name: 'Left', out: [1, 0] },
  { name: 'Right', out: [-1, 0] },
  { name: 'Front', out: [0, 1] },
  { name: 'Back', out: [0, -1] },
] as const;
type Quarter = (typeof QUARTERS)[number];

export function addSkirtBones(builder: SkeletonBuilder, { legs, hipY }: PersonFrame): void {
  const { hip, knee, ankle } = legs.L;
  for (const { name, out } of QUARTERS) {
    const at = ([x, y, z]: Vector): Vector => [out[0] * Math.abs(x), y, z];
    builder
      .bone(`skirt${name}`, 'hips', [at(hip)[0], Math.min(hip[1], hipY), hip[2]], at(knee))
      .bone(`hem${name}`, `skirt${name}`, at(knee), at(ankle));
  }
}

/** The bones around an angle of a skirt, 0 to the left and a quarter turn before, below the hips by `follow` and below the knees by `low`. */
export function skirtShares(angle: number, follow: number, low: number): BoneShares {
  const [aside, ahead] = [Math.cos(angle), Math.sin(angle)];
  const shares: (readonly [string, number])[] = [
    [aside > 0 ? 'Left' : 'Right', aside * aside],
    [ahead > 0 ? 'Front' : 'Back', ahead * ahead],
  ];
  if (low > 0.01)
    return shares.flatMap(([name, share]) => [
      [`skirt${name}`, share * (1 - low)],
      [`hem${name}`, share * low],
    ]);
  return [['hips', 1 - follow], ...shares.map(([name, share]) => [`skirt${name}`, share * follow] as const)];
}

/** Radians by which a skirt stands off when it flies, and by which wind leans it. */
const [FLIES, LEANS] = [0.62, 0.1] as const;

/** `swirl`: 0 hanging to 1 flying; `sway`: to the left and ahead, in radians. */
export function moveSkirt(pose: Pose, swirl: number, sway: readonly [left: number, ahead: number]): void {
  const hips = pose.orientationOf('hips');
  const legOf = ({ out }: Quarter, bone: string): Turn =>
    out[0] === 0
      ? blendTurns(pose.orientationOf(`${bone}L`), pose.orientationOf(`${bone}R`), 0.5)
      : pose.orientationOf(`${bone}${out[0] > 0 ? 'L' : 'R'}`);
  for (const quarter of QUARTERS) {
    const { name, out } = quarter;
    const [left, ahead] = [out[0] * FLIES * swirl + sway[0] * LEANS, out[1] * FLIES * swirl + sway[1] * LEANS];
    const stands = chain(hips, combine(aboutZ(left), aboutX(-ahead)), invert(hips));
    const hemStands = chain(hips, combine(aboutZ(left * 1.25), aboutX(-ahead * 1.25)), invert(hips));
    pose.orient(`skirt${name}`, combine(stands, legOf(quarter, 'thigh')));
    pose.orient(`hem${name}`, combine(hemStands, legOf(quarter, 'shin')));
  }
}

/** The height of a place of the leg: 0 hip, 1 knee, 2 ankle. */
export function skirtHeight({ hipY, legs }: PersonFrame, at: number): number {
  const knee = legs.L.knee[1];
  return at <= 1 ? mix(hipY, knee, at) : mix(knee, legs.L.ankle[1], at - 1);
}

/** How much of a skirt at a height follows the thighs, and of that the shins. */
export function skirtFollows({ hipY, torso, legs }: PersonFrame, y: number): { follow: number; low: number } {
  const kneeY = legs.L.knee[1];
  return {
    follow: 0.9 * smoothstep(hipY + torso * 0.1, mix(hipY, kneeY, 0.75), y),
    low: 0.7 * smoothstep(kneeY + 0.03, kneeY - 0.2, y),
  };
}
