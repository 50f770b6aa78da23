import { clamp, smoothstep } from '../../../maths/ease.ts';
import { aboutX, aboutY, aboutZ, combine } from '../../../maths/turn.ts';
import { poseBetweenActs } from '../../blend-poses.ts';
import type { Moment } from '../../body.ts';
import { blinkAt, type Eye, openLids } from '../../eyes.ts';
import { Pose } from '../../pose.ts';
import type { Skeleton } from '../../skeleton.ts';
import { FINS_BELOW, SIDES, SPINE } from './frame.ts';
import type { SwimmerSheet } from './sheet.ts';

export interface SwimmerPoser {
  readonly sheet: SwimmerSheet;
  readonly size: number;
  readonly skeleton: Skeleton;
  /** Height of the middle line, metres. */
  readonly middle: number;
  readonly eyes: readonly Eye[];
}

/** One leap out of the water and back. */
const LEAP_SECONDS = 1.7;
/** Metres: so long is who leaps at that pace; a whale takes its time, and only falls over. */
const [QUICK_METRES, GREAT_METRES] = [2.6, 6];
export const leapSeconds = (metres: number): number =>
  LEAP_SECONDS * Math.min(2.2, Math.max(1, Math.sqrt(metres / QUICK_METRES)));

export const SWIMMER_ACTS = [
  ...[
    'swim',
    'float',
    'dive',
    'jump',
    'run',
    'chase',
    'follow',
    'walk',
    'crawl',
    'stand',
    'sit',
    'lie',
    'sleep',
    'eat',
    'drink',
    'look',
    'look_around',
  ],
  ...[
    'play',
    'dance',
    'spin',
    'speak',
    'sing',
    'bark',
    'roar',
    'chirp',
    'nod',
    'wave',
    'clap',
    'fly',
    'rise',
    'fall',
    'hide',
    'fight',
    'cheer',
    'laugh',
  ],
] as const;

export function poseSwimmer(poser: SwimmerPoser, moment: Moment): Pose {
  return poseBetweenActs(moment, (act) => poseAct(poser, moment, act));
}

const ON_LAND: ReadonlySet<string> = new Set([
  'stand',
  'walk',
  'crawl',
  'sit',
  'lie',
  'sleep',
  'look',
  'look_around',
  'bark',
  'clap',
  'wave',
  'speak',
  'sing',
  'eat',
  'nod',
  'run',
  'cheer',
  'laugh',
  'dance',
  'play',
]);
const CALLS: ReadonlySet<string> = new Set([
  'cheer',
  'laugh',
  'bark',
  'roar',
  'chirp',
  'sing',
  'speak',
  'eat',
  'drink',
  'fight',
]);

function poseAct(poser: SwimmerPoser, moment: Moment, act: string): Pose {
  const { sheet, size, skeleton, eyes } = poser;
  const pose = new Pose(skeleton);
  const { time, since, phase, speed } = moment;
  if (sheet.ashore === true && ON_LAND.has(act)) lieAshore(pose, poser, moment, act);
  else {
    // It beats with time, and faster the faster it goes.
    const hurry = clamp(speed / (size * 1.5), 0, 1.6);
    const t = (time * sheet.beats * 0.55 + (moment.gone / size) * 0.9 + phase) * Math.PI * 2;
    const asleep = act === 'sleep' ? 0.35 : 1;
    const wide = (0.45 + 0.55 * hurry) * asleep;
    const bend = sheet.upright ? aboutX : aboutY;
    // A ray flies with its wings and holds the rest still.
    const winged = sheet.fins.shape === 'wing';
    const sway = (winged ? wide * 0.25 : wide) * (sheet.winds ?? 1);
    pose.turn('root', bend(0.07 * sway * Math.sin(t)));
    for (const [index, bone] of SPINE.entries())
      pose.turn(bone, bend(-(0.08 + 0.075 * index) * sway * Math.sin(t - 0.6 * index - 0.4)));
    pose.turn('tail', bend(-0.34 * sway * Math.sin(t - 2.7)));
    pose.root = [0, Math.sin(time * 1.3 + phase * 6) * 0.02 * size, 0];
    pose.turn('root', aboutZ(clamp(-moment.turning * 0.3, -0.5, 0.5)));
    for (const bone of SPINE) pose.turn(bone, aboutY(clamp(moment.turning * 0.1, -0.2, 0.2)));
    move(pose, poser, act, since);
    // It banks as it glides, and one sees its back.
    if (winged) pose.turn('root', aboutZ(0.34 + 0.2 * Math.sin(time * 0.8 + phase * 6)));
    for (const [side, sign] of SIDES)
      pose.turn(
        `fin${side}`,
        winged
          ? combine(aboutZ(sign * (0.12 + 0.5 * Math.sin(t))), aboutX(-0.18 * Math.cos(t)))
          : combine(aboutZ(sign * 0.3 * Math.sin(time * 3.1 + phase * 5)), aboutY(sign * 0.2 * Math.sin(time * 2.3))),
      );
  }
  const call = CALLS.has(act) ? Math.max(0, Math.sin(since * 5)) * 0.4 : 0;
  const breath = sheet.upright ? 0 : 0.1 + 0.08 * Math.sin(time * 3.4 + phase * 4);
  pose.turn('jaw', aboutX(Math.max(moment.mouth.open * 0.5, call, breath)));
  const shut = act === 'sleep' && sheet.upright ? 1 : sheet.upright ? blinkAt(time, phase) : 0;
  for (const eye of eyes) openLids(pose, eye, 1 - shut, 1.15);
  return pose.solve();
}

function move(pose: Pose, { size, middle }: SwimmerPoser, act: string, t: number): void {
  const [x, y, z] = pose.root;
  if (act === 'jump') {
    // Out of the water in an arc, again and again; it begins and ends below.
    const lasts = leapSeconds(size);
    const k = (t % lasts) / lasts;
    const out = size > GREAT_METRES ? 0.6 : 0.75;
    const high = 4 * k * (1 - k);
    pose.root = [x, y + (high - 0.35) * size * out, z];
    pose.turn('root', aboutX((k - 0.5) * 2.1));
  } else if (act === 'dive' || act === 'fall') pose.turn('root', aboutX(0.55 * smoothstep(0, 0.7, t)));
  else if (act === 'rise' || act === 'fly') pose.turn('root', aboutX(-0.5 * smoothstep(0, 0.7, t)));
  else if (act === 'dance' || act === 'spin' || act === 'play') {
    pose.turn('root', combine(aboutZ(Math.sin(t * 2.4) * 0.8), aboutX(Math.sin(t * 1.7) * 0.4)));
    pose.root = [x, y + Math.sin(t * 2) * 0.06 * size, z];
  } else if (act === 'nod') pose.turn('root', aboutX(Math.sin(t * 5) * 0.2));
  else if (act === 'look_around') pose.turn('root', aboutY(Math.sin(t * 1.2) * 0.5));
  else if (act === 'lie') pose.root = [x, -middle * 0.3, z];
}

/** A seal on the sand: the front up on its flippers, hopping on its belly. */
function lieAshore(pose: Pose, { sheet, size }: SwimmerPoser, moment: Moment, act: string): void {
  const { time, phase, gone, since } = moment;
  const flat = act === 'lie' || act === 'sleep' ? 0.25 : 1;
  const cycle = (gone / (size * 0.32) + phase) * Math.PI * 2;
  const going = clamp(moment.speed / (size * 0.2));
  const hop = Math.sin(cycle) * going;
  // Where its fins hang in the water there is sand: it lies on its belly.
  const most = Math.max(...sheet.profile);
  pose.root = [0, (most * (0.35 * flat - FINS_BELOW) + Math.max(0, hop) * 0.08) * size, 0];
  pose.turn('root', aboutX(-0.42 * flat + 0.12 * hop));
  for (const [index, bone] of SPINE.entries()) pose.turn(bone, aboutX((index < 2 ? 0.21 : 0.02) * flat - 0.12 * hop));
  pose.turn('tail', aboutX(-0.3 + 0.1 * Math.sin(time * 1.2)));
  const clap = CLAPS.has(act) ? Math.abs(Math.sin(since * 7)) : 0;
  for (const [side, sign] of SIDES)
    pose.turn(`fin${side}`, combine(aboutZ(sign * (0.25 - 0.75 * flat - clap * 0.6)), aboutX(-0.2 + 0.25 * hop)));
  pose.turn('root', aboutY(Math.sin(time * 0.7 + phase * 6) * 0.12));
  // To music they sway from side to side, noses up.
  if (SWAYS.has(act)) {
    const beat = Math.sin(since * 4.2 + phase * 1.5);
    pose.turn('root', combine(aboutZ(0.22 * beat), aboutX(-0.14 - 0.08 * Math.abs(beat))));
    pose.root = [0.05 * beat * size, pose.root[1] + 0.03 * Math.abs(beat) * size, 0];
  }
}
const CLAPS: ReadonlySet<string> = new Set(['clap', 'wave', 'cheer', 'dance']);
const SWAYS: ReadonlySet<string> = new Set(['sing', 'dance', 'play', 'cheer', 'laugh', 'clap']);
