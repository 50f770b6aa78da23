import { clamp, smoothstep } from '../../../maths/ease.ts';
import { aboutAxis, aboutX, aboutY, aboutZ, combine } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import { poseBetweenActs } from '../../blend-poses.ts';
import type { Moment } from '../../body.ts';
import { blinkAt, type Eye, openLids } from '../../eyes.ts';
import { Pose } from '../../pose.ts';
import type { Skeleton } from '../../skeleton.ts';
import type { DrifterSheet } from './drifters-table.ts';

/** Bones of an arm. */
export const JOINTS = 4;

export const DRIFTER_ACTS = [
  ...[
    'swim',
    'float',
    'rise',
    'fall',
    'dive',
    'stand',
    'walk',
    'crawl',
    'run',
    'chase',
    'follow',
    'jump',
    'sit',
    'lie',
    'sleep',
    'hide',
  ],
  ...['eat', 'look', 'look_around', 'wave', 'dance', 'play', 'hug', 'fight', 'speak', 'sing', 'spin'],
] as const;

export interface DrifterPoser {
  readonly sheet: DrifterSheet;
  readonly size: number;
  readonly skeleton: Skeleton;
  readonly eyes: readonly Eye[];
}

export function poseDrifter(poser: DrifterPoser, moment: Moment): Pose {
  return poseBetweenActs(moment, (act) => poseAct(poser, moment, act));
}

const AFLOAT: ReadonlySet<string> = new Set(['swim', 'float', 'rise', 'fall', 'dive', 'jump', 'chase', 'play']);

function poseAct({ sheet, size, skeleton, eyes }: DrifterPoser, moment: Moment, act: string): Pose {
  const pose = new Pose(skeleton);
  const { time, phase, since } = moment;
  const swims = AFLOAT.has(act) && sheet.kind !== 'star';
  const hangs = sheet.kind === 'bell' || sheet.kind === 'arrow';
  // A stroke: the arms close quickly, the body shoots on, they open slowly.
  const beat = (time * (sheet.kind === 'bell' ? 0.6 : 0.8) + phase) % 1;
  const stroke = beat < 0.3 ? smoothstep(0, 0.3, beat) : 1 - smoothstep(0.3, 1, beat);
  const lively =
    act === 'dance' || act === 'wave' || act === 'fight' || act === 'hug' ? 2.2 : act === 'sleep' ? 0.4 : 1;
  for (let k = 0; k < sheet.arms; k++) {
    const angle = ((k + 0.5) / sheet.arms) * Math.PI * 2;
    // Around this axis an arm is lifted outward.
    const axis: Vector = [-Math.cos(angle), 0, Math.sin(angle)];
    for (let joint = 0; joint < JOINTS; joint++) {
      const wave =
        Math.sin(time * 1.9 * lively + phase * 6 - joint * 0.9 + k * 1.7) *
        (0.06 + 0.05 * joint) *
        Math.min(1.6, lively);
      const close =
        swims && !hangs
          ? -(0.35 + 0.3 * stroke) * (joint === 0 ? 1.3 : 0.25)
          : hangs
            ? (0.16 - 0.26 * stroke) * (joint === 0 ? 1 : 0.35)
            : 0;
      const lift =
        act === 'wave' && k === 0 ? 0.55 : act === 'dance' && k % 2 === 0 ? 0.2 * (1 + Math.sin(since * 4)) : 0;
      const flat = sheet.kind === 'star' ? 0.35 : 1;
      pose.turn(`arm${k}_${joint}`, combine(aboutAxis(axis, (wave + close + lift) * flat), aboutY(wave * 0.5 * flat)));
    }
  }
  const up = swims ? (stroke - 0.4) * 0.07 : 0;
  pose.root = [0, (up + Math.sin(time * 1.1 + phase * 6) * (swims ? 0.03 : 0.004)) * size, 0];
  const ahead = sheet.kind === 'star' ? 0 : clamp(moment.speed / (size * 1.2));
  const tip = sheet.kind === 'arrow' ? -1.25 : 0.45;
  if (swims) pose.turn('root', combine(aboutX(ahead * tip), aboutZ(Math.sin(time * 0.8 + phase * 5) * 0.08)));
  if (act === 'spin' || act === 'dance') pose.turn('root', aboutY(Math.sin(since * 2) * 0.5));
  pose.turn(
    'head',
    combine(
      aboutY(act === 'look_around' ? Math.sin(since * 1.3) * 0.6 : Math.sin(time * 0.6 + phase * 6) * 0.08),
      aboutX(Math.sin(time * 1.3) * 0.03),
    ),
  );
  pose.grow('head', 1 + (sheet.kind === 'bell' ? -0.08 : 0.03) * stroke * (swims || sheet.kind === 'bell' ? 1 : 0.4));
  for (const eye of eyes) openLids(pose, eye, act === 'sleep' ? 0 : 1 - blinkAt(time, phase), 1.05);
  return pose.solve();
}
