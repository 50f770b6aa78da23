import { clamp } from '../../../maths/ease.ts';
import { aboutX, aboutY, combine } from '../../../maths/turn.ts';
import { poseBetweenActs } from '../../blend-poses.ts';
import type { Moment } from '../../body.ts';
import { blinkAt, type Eye, openLids } from '../../eyes.ts';
import { Pose } from '../../pose.ts';
import type { Skeleton } from '../../skeleton.ts';
import type { CrawlerSheet } from './crawlers-table.ts';

export const LINKS = 8;

export const CRAWLER_ACTS = [
  ...[
    'stand',
    'walk',
    'crawl',
    'run',
    'sneak',
    'chase',
    'follow',
    'climb',
    'swim',
    'sit',
    'lie',
    'sleep',
    'eat',
    'drink',
  ],
  ...[
    'look',
    'look_around',
    'dance',
    'wave',
    'meow',
    'roar',
    'speak',
    'sing',
    'nod',
    'jump',
    'play',
    'fight',
    'hide',
    'cheer',
    'laugh',
  ],
] as const;

export interface CrawlerPoser {
  readonly sheet: CrawlerSheet;
  readonly size: number;
  readonly skeleton: Skeleton;
  readonly eyes: readonly Eye[];
}

export function poseCrawler(poser: CrawlerPoser, moment: Moment): Pose {
  return poseBetweenActs(moment, (act) => poseAct(poser, moment, act));
}

const STRIKES: ReadonlySet<string> = new Set(['meow', 'roar', 'fight', 'eat', 'speak', 'sing']);

function poseAct({ sheet, size, skeleton, eyes }: CrawlerPoser, moment: Moment, act: string): Pose {
  const pose = new Pose(skeleton);
  const { time, phase, since, gone, speed } = moment;
  const winds = sheet.kind === 'snake' || sheet.kind === 'worm' || sheet.kind === 'centipede';
  const going = clamp(speed / (size * 0.1));
  const idle = time * 0.35 + phase * 6;
  const t = (gone / (size * 0.55)) * Math.PI * 2 + idle;
  const wide = sheet.kind === 'centipede' ? 0.2 : winds ? 0.42 : 0.05;
  // Each link follows the one before along the same winding way.
  for (let k = 0; k < LINKS; k++) {
    const side = Math.sin(t * 0.6 + k * 0.95) * wide;
    const arch = sheet.kind === 'caterpillar' ? Math.sin(t * 1.6 - k * 1.3) * 0.3 * (0.25 + going) : 0;
    pose.turn(`link${k}`, combine(aboutY(side), aboutX(arch)));
  }
  pose.turn('neck', aboutY(Math.sin(t * 0.6 - 0.9) * wide * 0.4));
  pose.root = [
    winds ? Math.cos(t * 0.6) * 0.03 * size : 0,
    (sheet.kind === 'caterpillar' ? Math.abs(Math.sin(t * 0.8)) * 0.02 * going : 0) * size,
    0,
  ];
  const low = act === 'sleep' || act === 'lie' || act === 'hide' ? 1 : 0;
  const strike = STRIKES.has(act) ? Math.max(0, Math.sin(since * 3.4)) : 0;
  const sway =
    act === 'dance' || act === 'wave' || act === 'play' || act === 'cheer' || act === 'laugh'
      ? Math.sin(since * 2.6) * 0.5
      : Math.sin(time * 0.9 + phase * 5) * 0.1;
  pose.turn('neck', combine(aboutY(sway * 0.6), aboutX(0.5 * low - 0.12 * strike)));
  const look = act === 'look_around' ? Math.sin(since * 1.3) * 0.7 : 0;
  pose.turn(
    'head',
    combine(
      aboutY(-sway * 0.3 + look),
      aboutX(-0.35 * low + 0.15 * strike + (act === 'nod' ? Math.sin(since * 5) * 0.25 : 0)),
    ),
  );
  // The tongue flicks out and in.
  const flick = Math.max(0, Math.sin(time * 2.3 + phase * 9)) > 0.75 ? 1 : 0.05;
  pose.grow('jaw', sheet.kind === 'snake' ? flick : 1).turn('jaw', aboutX(Math.sin(time * 31) * 0.18));
  for (const eye of eyes) openLids(pose, eye, act === 'sleep' ? 0 : 1 - blinkAt(time, phase), 1.05);
  return pose.solve();
}
