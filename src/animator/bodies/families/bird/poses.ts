import { clamp, smoothstep } from '../../../maths/ease.ts';
import { aboutX, aboutY, aboutZ, combine } from '../../../maths/turn.ts';
import { poseBetweenActs } from '../../blend-poses.ts';
import type { Moment } from '../../body.ts';
import { type Eye, openLids, shutAt } from '../../eyes.ts';
import { Pose } from '../../pose.ts';
import type { Skeleton } from '../../skeleton.ts';
import { FLYING, PERCH_CLIPS } from './clips.ts';
import { NECK_BONES, SIDES } from './frame.ts';
import type { Perch } from './perch.ts';
import type { BirdSheet } from './sheet.ts';

export interface BirdPoser {
  readonly sheet: BirdSheet;
  /** Metres to a share of the sheet. */
  readonly size: number;
  readonly skeleton: Skeleton;
  readonly eyes: readonly Eye[];
  /** Metres from the ground to its belly where it stands. */
  readonly belly: number;
}

export function poseBird(poser: BirdPoser, moment: Moment): Pose {
  return poseBetweenActs(moment, (act) => poseAct(poser, moment, act));
}

/** Slower than this, in lengths of leg a second, it stands. */
export const STANDS_BELOW = 0.15;
export const WITHOUT_STEPS: ReadonlySet<string> = new Set([
  'sit',
  'lie',
  'sleep',
  'swim',
  'float',
  'dive',
  'jump',
  'belly_slide',
]);

function poseAct(poser: BirdPoser, moment: Moment, act: string): Pose {
  const { sheet, size, skeleton, eyes, belly } = poser;
  const perch: Perch = { pose: new Pose(skeleton), sheet, size, moment, belly, spread: 0, feet: () => [0, 0, 0] };
  const { pose } = perch;
  const legs = moment.speed / (Math.max(0.12, sheet.leg.length) * size);
  if (FLYING.has(act) && sheet.beats > 0) fly(perch, act);
  else if (!WITHOUT_STEPS.has(act) && legs > STANDS_BELOW) step(perch);
  else {
    breathe(perch);
    PERCH_CLIPS[act]?.(perch, moment.since);
  }
  look(perch, act);
  const shut = shutAt(moment, act);
  for (const eye of eyes) openLids(pose, eye, 1 - shut, moment.expression === 'anger' ? 0.7 : 1);
  pose.turn('jaw', aboutX(moment.mouth.open * 0.45));
  for (const [side] of SIDES) {
    for (const bone of [`wing0${side}`, `wing1${side}`, `wing2${side}`]) pose.grow(bone, Math.max(0.002, perch.spread));
    pose.grow(`fold${side}`, Math.max(0.002, 1 - perch.spread));
  }
  pose.solve();
  if (perch.feet !== null) {
    for (const [side, sign] of SIDES) {
      const rest = skeleton.bone(`foot${side}`).head;
      const [x, y, z] = perch.feet(sign);
      pose.reach(`upper${side}`, `lower${side}`, [rest[0] + x, rest[1] + y, rest[2] + z], [0, 0, -1]);
      pose.orient(`foot${side}`, aboutX(clamp(y / (sheet.leg.length * size + 0.001), 0, 1) * 0.9)).solve();
    }
  }
  return pose;
}

function breathe({ pose, moment, size }: Perch): void {
  const t = moment.time * 2.1 + moment.phase * 6;
  pose.root = [0, Math.sin(t) * 0.003 * size, 0];
  pose.turn('tail', aboutX(Math.sin(t * 0.7) * 0.05));
}

/** How it sets its feet: the way of one, the share of a cycle it stands, and how many cycles it has gone. */
export function stepOf({ gait }: BirdSheet, size: number, { gone, phase }: Moment) {
  const stride = gait.stride * size;
  const hops = gait.kind === 'hop';
  const stands = hops ? 0.4 : 0.6;
  return { stride, hops, stands, cycle: gone / (stride / stands) + phase };
}

/** Walks with a head that waits for the body, hops, or waddles. */
function step(perch: Perch): void {
  const { pose, sheet, size, moment } = perch;
  const { kind } = sheet.gait;
  const { stride, hops, stands, cycle: gone } = stepOf(sheet, size, moment);
  const cycle = gone % 1;
  const lift = (hops ? 0.05 : 0.25 * sheet.leg.length) * size;
  perch.feet = (sign) => {
    const at = (cycle + (hops || sign > 0 ? 0 : 0.5)) % 1;
    if (at < stands) return [0, 0, stride * (0.5 - at / stands)];
    const k = (at - stands) / (1 - stands);
    const eased = k * k * (3 - 2 * k);
    const up = hops ? hop(k) * 0.55 * sheet.body.radius * size : 0;
    return [0, up + lift * Math.sin(Math.PI * k), stride * (eased - 0.5)];
  };
  const t = cycle * Math.PI * 2;
  if (hops) {
    const air = cycle < stands ? -0.15 * Math.sin((Math.PI * cycle) / stands) : hop((cycle - stands) / (1 - stands));
    pose.root = [0, air * 0.55 * sheet.body.radius * size, 0];
    pose.turn('root', aboutX(-0.12 * air));
    return;
  }
  const sway = kind === 'waddle' ? 0.13 : 0.03;
  pose.root = [0, (Math.cos(2 * t) * 0.012 - 0.01) * size, 0];
  pose.turn('root', combine(aboutZ(Math.sin(t) * sway), aboutY(Math.sin(t) * sway * 0.5)));
  pose.turn('head', aboutZ(-Math.sin(t) * sway));
  // The head stays behind and catches up, twice a stride.
  const nod = Math.sin(2 * t) * (kind === 'walk' ? 0.16 : 0.04);
  pose.turn('neck0', aboutX(nod)).turn('head', aboutX(-nod));
  pose.turn('tail', aboutY(Math.sin(t) * 0.08));
}

const hop = (k: number): number => 4 * k * (1 - k);

/** How many times it has beaten its wings by then, and how hard it does: 0 glides. */
export function flightOf(sheet: BirdSheet, { time, phase }: Moment, act: string) {
  const rising = act === 'take_off' ? 1 : act === 'land' ? 0.7 : 0;
  // Large birds beat a few times, then glide; small ones beat on.
  const glides = clamp((4.5 - sheet.beats) / 2.5);
  return {
    rising,
    effort: Math.max(rising, 1 - glides * smoothstep(-0.1, 0.5, Math.sin(time * 0.9 + phase * 9))),
    beat: time * sheet.beats * (1 + rising * 0.4) + phase,
  };
}

function fly(perch: Perch, act: string): void {
  const { pose, sheet, size, moment } = perch;
  const { rising, effort, beat } = flightOf(sheet, moment, act);
  const t = beat * Math.PI * 2;
  const wide = 0.1 + 0.72 * effort;
  const { tilt } = sheet.body;
  const level = tilt * (0.92 - rising * 0.8);
  perch.spread = 1;
  perch.feet = null;
  pose.root = [0, -Math.sin(t) * 0.035 * effort * size, 0];
  pose.turn('root', combine(aboutZ(clamp(-moment.turning * 0.35, -0.7, 0.7)), aboutX(level)));
  for (const [side, sign] of SIDES) {
    const up = Math.max(0, Math.cos(t));
    // The wings keep level while the body is tipped forward.
    pose.turn(
      `wing0${side}`,
      combine(
        aboutZ(sign * (wide * Math.sin(t) + 0.12)),
        combine(aboutY(sign * 0.12 * Math.cos(t) * effort), aboutX(-level)),
      ),
    );
    pose.turn(`wing1${side}`, combine(aboutZ(sign * wide * 0.6 * Math.sin(t - 0.9)), aboutY(sign * 0.4 * up * effort)));
    pose.turn(
      `wing2${side}`,
      combine(aboutZ(sign * wide * 0.45 * Math.sin(t - 1.5)), aboutY(sign * 0.25 * up * effort)),
    );
    const long = sheet.leg.length > 0.3;
    pose
      .turn(`upper${side}`, aboutX((long ? 1.5 : 1.75) - level - rising * 0.6))
      .turn(`lower${side}`, aboutX(long ? 0.15 : -0.5))
      .turn(`foot${side}`, aboutX(0.9));
  }
  const stretch = sheet.neck.length > 0.25 ? Math.max(0, sheet.neck.angle - level - 0.15) : 0;
  for (const bone of NECK_BONES) pose.turn(bone, aboutX(stretch / 3));
  pose.turn('head', aboutX(-level - stretch + 0.06));
  pose.turn('tail', aboutX(0.1 * Math.sin(t - 1) * effort + rising * 0.5));
}

function look(perch: Perch, act: string): void {
  const { pose, moment } = perch;
  const { gaze, time, phase } = moment;
  if (act === 'sleep' || act === 'eat' || act === 'drink') return;
  if (gaze !== null) {
    const eyes = pose.skeleton.bone('head').head[1];
    const yaw = clamp(Math.atan2(gaze[0], Math.max(0.05, gaze[2])), -1.1, 1.1);
    const pitch = clamp(-Math.atan2(gaze[1] - eyes, Math.hypot(gaze[0], gaze[2]) + 0.1), -0.6, 0.5);
    pose.turn('neck2', aboutY(yaw * 0.35)).turn('head', combine(aboutY(yaw * 0.65), aboutX(pitch)));
    return;
  }
  // A bird looks in jerks: it holds, then turns at once.
  const beat = time * 1.1 + phase * 7;
  const [whole, part] = [Math.floor(beat), beat - Math.floor(beat)];
  const side = (k: number): number => Math.sin(k * 12.9898 + phase * 5) * 0.42;
  const yaw = side(whole) + (side(whole + 1) - side(whole)) * smoothstep(0.82, 1, part);
  const calm = FLYING.has(act) ? 0.25 : 1;
  pose.turn('head', combine(aboutY(yaw * calm), aboutZ(yaw * 0.25 * calm)));
}
