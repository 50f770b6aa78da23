import { clamp } from '../../../maths/ease.ts';
import { aboutX, aboutY, aboutZ, combine } from '../../../maths/turn.ts';
import { poseBetweenActs } from '../../blend-poses.ts';
import type { Moment } from '../../body.ts';
import { blinkAt, type Eye, openLids } from '../../eyes.ts';
import { Pose } from '../../pose.ts';
import type { Skeleton } from '../../skeleton.ts';

export const TAIL_LINKS = 7;

export const SEAHORSE_ACTS = [
  ...[
    'swim',
    'float',
    'drift',
    'stand',
    'walk',
    'run',
    'chase',
    'follow',
    'rise',
    'fall',
    'dive',
    'hold',
    'hide',
    'sit',
    'sleep',
  ],
  ...['eat', 'look', 'look_around', 'nod', 'dance', 'play', 'spin', 'speak', 'sing', 'laugh', 'wave'],
] as const;

export interface SeahorsePoser {
  readonly size: number;
  readonly skeleton: Skeleton;
  readonly eyes: readonly Eye[];
}

export const poseSeahorse = (poser: SeahorsePoser, moment: Moment): Pose =>
  poseBetweenActs(moment, (act) => poseAct(poser, moment, act));

const MERRY: ReadonlySet<string> = new Set(['dance', 'play', 'spin', 'wave', 'laugh']);

/** It stands in the water: only its fins beat, and the tail rolls up and lets go. */
function poseAct({ size, skeleton, eyes }: SeahorsePoser, moment: Moment, act: string): Pose {
  const pose = new Pose(skeleton);
  const { time, phase, since, speed } = moment;
  const t = time + phase * 7;
  const going = clamp(speed / (size * 1.2));
  const merry = MERRY.has(act) ? Math.sin(since * 2.8) : 0;
  pose.root = [Math.sin(t * 0.8) * 0.02 * size, Math.sin(t * 1.5) * 0.045 * size, 0];
  // The faster it goes the more it leans into its way.
  pose.turn(
    'root',
    combine(aboutX(0.35 * going + 0.05 * Math.sin(t * 1.1)), aboutZ(0.06 * Math.sin(t * 0.9) + 0.3 * merry)),
  );
  const roll = 0.12 * Math.sin(t * 1.2) + (act === 'hold' ? 0.16 : 0);
  for (let k = 0; k < TAIL_LINKS; k++) pose.turn(`tail${k}`, aboutX(-roll * (0.3 + 0.12 * k)));
  pose.turn('neck', aboutX(0.04 * Math.sin(t * 1.5 + 1)));
  const look = act === 'look_around' ? Math.sin(since * 1.3) * 0.6 : 0.12 * Math.sin(t * 0.6);
  pose.turn('head', combine(aboutY(look), aboutX((act === 'nod' ? Math.sin(since * 5) * 0.2 : 0) - 0.15 * going)));
  pose.turn('jaw', aboutX(Math.max(moment.mouth.open, act === 'eat' ? Math.max(0, Math.sin(since * 6)) : 0) * 0.3));
  pose.turn('backFin', aboutZ(Math.sin(time * 19 + phase * 9) * 0.35));
  for (const [side, sign] of [
    ['L', 1],
    ['R', -1],
  ] as const)
    pose.turn(`fin${side}`, aboutY(sign * (0.2 + 0.35 * Math.sin(time * 21 + phase * 5))));
  for (const eye of eyes) openLids(pose, eye, act === 'sleep' ? 0 : 1 - blinkAt(time, phase), 1.1);
  return pose.solve();
}
