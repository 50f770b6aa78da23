import { clamp, smoothstep } from '../../../maths/ease.ts';
import { lightOf } from '../../../maths/mesh.ts';
import { aboutX, aboutZ, combine } from '../../../maths/turn.ts';
import { add, normalise, scale, type Vector } from '../../../maths/vector.ts';
import { poseBetweenActs } from '../../blend-poses.ts';
import { type Body, type BodyPart, makePart } from '../../body.ts';
import type { Coat } from '../../coat.ts';
import { blinkAt, type Eye, makeEye, openLids } from '../../eyes.ts';
import { Field } from '../../field.ts';
import { growAnchors, growPart, growProxies, growSkeleton } from '../../grow.ts';
import type { FieldKernel } from '../../polygonise.ts';
import { Pose } from '../../pose.ts';
import { readHex } from '../../recolour.ts';
import { type Skeleton, SkeletonBuilder } from '../../skeleton.ts';

/**
 * Arms of something of which no more is seen: they come out of the water around whatever is in their middle, lean over it and wind around it. They are made as they
 * end up, and rise from below.
 */
export interface TentaclesSheet {
  readonly metres: number;
  readonly arms: number;
  readonly base: string;
  readonly spot: string;
  readonly under: string;
  /** The head of whose arms they are comes up as well. */
  readonly head?: boolean;
}

export const TENTACLES: TentaclesSheet = {
  ...{ metres: 8, arms: 5, base: '#7d3a48', spot: '#5a2634', under: '#d8a898' },
};

const JOINTS = 9;
/** Of their own measure: how high the highest is, how far its foot is from the middle, and how near it winds. */
const [HIGH, FOOT, NEAR, THICK, BELOW] = [3, 1.25, 0.62, 0.19, 0.5];
const REACHES = [1, 0.62, 0.84, 0.5, 0.72] as const;
/** Radians that an arm winds around the middle. */
const WINDS = 3.6;

function pointsOf(arm: number, arms: number): Vector[] {
  const foot = ((arm + 0.35) / arms) * Math.PI * 2;
  const way = arm % 2 === 0 ? 1 : -1;
  // Some reach higher than others.
  const high = HIGH * (REACHES[arm % REACHES.length] ?? 1);
  return Array.from({ length: JOINTS + 1 }, (_, joint): Vector => {
    const share = joint / JOINTS;
    const wound = smoothstep(0.2, 1, share);
    const angle = foot + way * WINDS * wound * (0.55 + 0.45 * (high / HIGH));
    // The tip curls away again.
    const out = FOOT + (NEAR - FOOT) * smoothstep(0, 0.55, share) + 0.3 * smoothstep(0.82, 1, share);
    const up = -BELOW + (high + BELOW) * Math.sin(Math.min(1, share * 1.12) * (Math.PI / 2)) ** 1.1;
    return [Math.sin(angle) * out, up, Math.cos(angle) * out];
  });
}

/** Where the head comes up, before what is wound around and to one side of it; how large it is, and how far it leans back. */
const HEAD = { at: [1.95, 0.1, 0.75], wide: 0.42, tall: 0.58, eyes: 0.1 } as const;
const FACES: Vector = normalise([0.35, 0, 1]);

const eyesOf = ({ base, head }: TentaclesSheet): Eye[] =>
  head !== true
    ? []
    : (['L', 'R'] as const).map((side): Eye => {
        const sign = side === 'L' ? 1 : -1;
        const [x, y, z] = HEAD.at;
        const aside: Vector = [FACES[2] * sign, 0, -FACES[0] * sign];
        return {
          side,
          centre: add([x, y + 0.12, z], add(scale(FACES, HEAD.wide * 0.74), scale(aside, HEAD.wide * 0.6))),
          facing: normalise(add(FACES, scale(aside, 0.5))),
          radius: HEAD.eyes,
          ...{ iris: '#e8c23a', irisAngle: 1, pupilAngle: 0.5, white: '#f0e8d0', lid: base, lash: null },
        };
      });

export function makeTentacles(sheet: TentaclesSheet): Body {
  const arms = Array.from({ length: sheet.arms }, (_, arm) => pointsOf(arm, sheet.arms));
  const builder = new SkeletonBuilder().bone('root', null, [0, -BELOW, 0], [0, HIGH * 0.3, 0]);
  for (const [arm, points] of arms.entries())
    builder.chain(
      Array.from({ length: JOINTS }, (_, joint) => `arm${arm}_${joint}`),
      'root',
      points,
    );
  const eyes = eyesOf(sheet);
  if (eyes.length > 0) builder.bone('head', 'root', [HEAD.at[0], -BELOW, HEAD.at[2]], HEAD.at);
  for (const { side, centre } of eyes)
    for (const bone of ['eye', 'lid', 'lowerLid'])
      builder.bone(`${bone}${side}`, 'head', centre, add(centre, [0, 0, 0.1]));
  const skeleton = builder.build();
  const size = sheet.metres / HIGH;
  const grownEyes = eyes.map((eye) => ({ ...eye, centre: scale(eye.centre, size), radius: eye.radius * size }));
  const grown = growSkeleton(skeleton, size);
  return {
    skeleton: grown,
    makeParts: (kernel) =>
      [...makeParts(sheet, arms, skeleton, kernel), ...eyes.flatMap((eye) => makeEye(kernel, skeleton, eye))].map(
        (part) => growPart(part, size),
      ),
    proxies: growProxies(
      arms.flatMap((points, arm) =>
        [1, 4].map((joint) => ({
          bone: `arm${arm}_${joint}`,
          from: points[joint] ?? [0, 0, 0],
          to: points[joint + 3] ?? [0, 0, 0],
          radius: THICK,
        })),
      ),
      size,
    ),
    height: HIGH * size,
    length: FOOT * 2 * size,
    width: (sheet.head === true ? HEAD.at[0] + HEAD.wide : FOOT) * 2 * size,
    anchors: growAnchors({ top: { bone: 'root', at: [0, HIGH, 0] }, middle: { bone: 'root', at: [0, 0, 0] } }, size),
    pose: (moment) => poseBetweenActs(moment, (act) => poseArms(sheet, size, grown, grownEyes, { ...moment, act })),
  };
}

const RISES: ReadonlySet<string> = new Set([
  'rise',
  'appear',
  'wrap',
  'hug',
  'jump',
  'swim',
  'float',
  'stand',
  'crawl',
]);
/** Seconds in which they come up. */
const COMES_UP = 2.4;

function poseArms(
  { arms }: TentaclesSheet,
  size: number,
  skeleton: Skeleton,
  eyes: readonly Eye[],
  { time, phase, act }: { readonly time: number; readonly phase: number; readonly act: string },
): Pose {
  const pose = new Pose(skeleton);
  const up = RISES.has(act) ? smoothstep(0, COMES_UP, time + 0.5) : 1;
  for (let arm = 0; arm < arms; arm++) {
    // What they are around stays where it is.
    pose.shift(`arm${arm}_0`, [0, -(1 - up) * (HIGH + BELOW) * 0.8 * size, 0]);
    for (let joint = 1; joint < JOINTS; joint++) {
      const wave = Math.sin(time * 1.3 + phase * 6 - joint * 0.7 + arm * 1.9) * (0.02 + 0.008 * joint);
      const loose = (1 - clamp(up)) * 0.08;
      pose.turn(`arm${arm}_${joint}`, combine(aboutX(wave + loose), aboutZ(wave * 0.8)));
    }
  }
  if (eyes.length > 0) {
    pose.shift('head', [0, -(1 - up) * (HEAD.tall * 2 + BELOW) * size, 0]);
    pose.turn('head', combine(aboutX(Math.sin(time * 0.9) * 0.05), aboutZ(Math.sin(time * 0.7 + 1) * 0.06)));
    for (const eye of eyes) openLids(pose, eye, 1 - blinkAt(time, phase), 1.05);
  }
  return pose.solve();
}

function makeParts(
  sheet: TentaclesSheet,
  arms: readonly (readonly Vector[])[],
  skeleton: Skeleton,
  kernel: FieldKernel,
): BodyPart[] {
  const body = new Field(skeleton);
  for (const [arm, points] of arms.entries())
    body.limb(
      [...points],
      points.map((_, joint) => Math.max(0.03, THICK * (1 - 0.85 * (joint / JOINTS)))),
      Array.from({ length: JOINTS }, (_, joint) => `arm${arm}_${joint}`),
      { blend: 0.03 },
    );
  if (sheet.head === true) {
    const [x, y, z] = HEAD.at;
    const back = scale(FACES, -0.32);
    // A brow over the eyes, a sack that leans back above it, and what goes down into the water.
    body
      .on('head', 0.1)
      .ball([x, y + 0.05, z], [HEAD.wide, HEAD.wide * 0.72, HEAD.wide])
      .ball(add([x, y + HEAD.tall * 0.72, z], back), [HEAD.wide * 1.05, HEAD.tall, HEAD.wide * 1.1], { blend: 0.2 })
      .ball([x, y - 0.6, z], [HEAD.wide * 0.95, 0.5, HEAD.wide * 0.95], { blend: 0.15 });
  }
  const coat: Coat = [
    { colour: lightOf(readHex(sheet.base)) },
    {
      colour: lightOf(readHex(sheet.spot)),
      amount: 0.8,
      where: { kind: 'spots', cells: [6, 6, 6], size: 0.3, softness: 0.1, seed: 5 },
    },
    { colour: lightOf(readHex(sheet.under)), where: { kind: 'facing', direction: [0, -1, 0], from: 0.25, to: 0.6 } },
  ];
  return [
    makePart(kernel, {
      name: 'body',
      mesh: kernel.polygonise(body, { cell: 0.05, occlusionReach: 0.2, skinBlend: 0.05 }),
      material: 'skin',
      coat,
    }),
  ];
}
