import { KNOCKS_AFTER, SHAKE_RATE } from '../../rhythms.ts';
import { BOARD_CLIPS } from './board-clips.ts';
import { SIDES, TAIL_BONES } from './frame.ts';
import { POUNCING_CLIPS } from './pouncing-clips.ts';
import { type Clip, ease, lie, loom, sit, within } from './resting-clips.ts';
import type { Stance } from './stance.ts';

/** What animals do with all of their body: on their backs, over their own feet, out of the water. */

/** Metres from where its trunk is down to where it lies on its back or side. */
const lowOf = ({ sheet, size }: Stance): number => Math.max(0, sheet.leg.front - sheet.body.belly * 0.5) * size;

/** Legs in the air, each kicking a little. */
function paddle(stance: Stance, t: number, share: number): void {
  for (const [side, sign] of SIDES) {
    for (const end of ['front', 'hind'] as const) {
      if (end === 'front' && stance.hasArms) continue;
      stance.foot(`${end}${side}`, 'free');
      const kick = 0.22 * Math.sin(t * 6.5 + sign * 1.4 + (end === 'hind' ? 2 : 0));
      const back = end === 'hind' ? -1 : 1;
      stance
        .nod(`${end}Upper${side}`, (-0.55 * back + kick) * share)
        .lean(`${end}Upper${side}`, sign * 0.28 * share)
        .nod(`${end}Lower${side}`, (1.05 * back + kick) * share);
    }
  }
}

/** Down, over onto its back, and there it wriggles; with time enough it rolls on to its feet. */
const rollOver: Clip = (stance, t) => {
  const { lasts } = stance.moment;
  const up = lasts > 4.5 ? ease(t - (lasts - 0.9), 0.7) : 0;
  const down = ease(t, 0.4) * (1 - up);
  const over = ease(t - 0.25, 0.65) * (1 - up);
  if (stance.hasArms) {
    lie(stance, t);
    return;
  }
  const wriggle = Math.sin(t * 5.2) * 0.2 * over;
  stance
    .move(0, -lowOf(stance) * down, 0)
    .lean('root', Math.PI * 0.94 * over + wriggle)
    .swing('pelvis', wriggle * 0.8)
    .nod('neck', -0.35 * over)
    .swing('neck', wriggle)
    .nod('jaw', 0.3 * over)
    .nod('tail0', -0.5 * over);
  paddle(stance, t, Math.max(over, 0.4 * down));
};

/** Turns a second, how far its back bends after its tail, and its steps in the meantime. */
const [TAIL_TURNS, BENT, STEPS] = [0.62, 0.34, 2.4];

/** Round and round after its own tail, nose to the side, on feet that trip along. */
export const chaseTail: Clip = (stance, t) => {
  const bend = BENT * ease(t, 0.4);
  stance
    .swing('root', t * TAIL_TURNS * Math.PI * 2)
    .swing('pelvis', -bend)
    .swing('chest', bend)
    .swing('neck', bend * 1.4)
    .swing('head', bend * 1.1)
    .nod('neck', 0.12 * Math.sin(t * 9));
  for (const [side, sign] of SIDES)
    for (const end of ['front', 'hind'] as const) {
      if (end === 'front' && stance.hasArms) continue;
      // Like a trot: those across from each other together.
      const step = Math.sin(t * STEPS * Math.PI * 2 + (sign * (end === 'hind' ? -1 : 1) * Math.PI) / 2);
      stance
        .foot(`${end}${side}`, 'free')
        .nod(`${end}Upper${side}`, -0.34 * step)
        .nod(`${end}Lower${side}`, (end === 'hind' ? -0.5 : 0.5) * Math.max(0, step));
    }
};

/** Over its own feet: chin first, its hind legs follow, and a moment later it looks up again. */
const trip: Clip = (stance, t) => {
  const fall = ease(t, 0.28);
  const rest = ease(t - 0.55, 0.5);
  const tips = fall * (1 - rest);
  const reach = stance.sheet.leg.front * stance.size;
  lie(stance, t);
  const left = 1 - fall;
  stance
    .move(0, lowOf(stance) * (left + 0.35 * tips), 0.12 * stance.size * fall)
    .nod('root', 0.5 * tips)
    .nod('neck', 0.25 * tips - 0.2 * rest)
    .nod('head', -0.2 * tips + 0.1 * rest)
    .lean('root', 0.12 * Math.sin(t * 9) * tips);
  if (stance.hasArms) return;
  stance.feet('front', (_side, sign) => ({
    x: sign * reach * 0.25 * fall,
    z: reach * 0.75 * fall,
    y: 0,
    bend: -1.1 * fall,
  }));
  stance.feet('hind', (_side, sign) => ({
    x: sign * reach * 0.18 * fall,
    y: reach * 0.3 * tips,
    z: -reach * 0.35 * fall,
    bend: -0.9 * fall,
  }));
};

/** From the head to the tail, in bursts. */
const shakeOff: Clip = (stance, t) => {
  const on = within(t % 2.4, 0.15, 1.5, 0.3);
  const at = t * SHAKE_RATE * Math.PI * 2;
  const twist = (late: number): number => Math.sin(at - late) * on;
  stance
    .lean('root', 0.16 * twist(0.7))
    .lean('pelvis', 0.3 * twist(1.9))
    .lean('chest', 0.26 * twist(0.4))
    .lean('neck', 0.3 * twist(0.2))
    .lean('head', 0.45 * twist(0))
    .nod('neck', 0.3 * on)
    .move(0, -stance.leg * 0.08 * on, 0);
  for (const [side, sign] of SIDES) stance.lean(`ear${side}`, sign * 0.5 * on + 0.7 * twist(0.5));
  for (const [index, bone] of (['tail0', 'tail1', 'tail2'] as const).entries())
    stance.swing(bone, 0.5 * twist(2.2 + index * 0.5));
};

/** A paw at whatever is before it. */
const knock: Clip = (stance, t) => {
  const reach = stance.sheet.leg.front * stance.size;
  const aim = within(t, KNOCKS_AFTER - 0.5, KNOCKS_AFTER + 0.15, 0.3);
  const swipe = within(t, KNOCKS_AFTER - 0.12, KNOCKS_AFTER + 0.25, 0.14);
  stance
    .nod('neck', 0.25 * aim)
    .nod('head', 0.12 * aim)
    .lean('root', -0.07 * aim)
    .move(0, 0, reach * 0.16 * swipe);
  if (stance.hasArms) {
    stance.nod('frontUpperL', -1.2 * aim).swing('frontUpperL', 0.5 * swipe);
    return;
  }
  stance.foot('frontL', {
    x: -reach * 0.12 * swipe,
    y: reach * (0.55 * aim - 0.12 * swipe),
    z: reach * (0.35 * aim + 0.75 * swipe),
    bend: -0.5 * aim,
    roll: -0.5 * aim,
  });
};

/** Again and again, as long as it plays. */
const bat: Clip = (stance, t) => knock(stance, t % (KNOCKS_AFTER + 0.55));

/** Sits, one hind leg at its ear. */
const scratch: Clip = (stance, t) => {
  if (stance.hasArms) return;
  const on = ease(t, 0.4);
  sit(stance, t);
  const reach = stance.sheet.leg.hind * stance.size;
  stance
    .lean('root', 0.2 * on)
    .lean('neck', -0.35 * on)
    .lean('head', -0.4 * on)
    .swing('neck', 0.35 * on);
  stance.foot('hindL', {
    x: reach * 0.35 * on,
    y: reach * (0.75 + 0.16 * Math.sin(t * 34)) * on,
    z: reach * 0.95 * on,
    bend: -0.7,
    pole: [1, 0.6, 0.4],
  });
};

/** Upright on its haunches, both paws before its chest. */
const beg: Clip = (stance, t) => {
  sit(stance, t);
  if (stance.hasArms) return;
  const up = ease(t, 0.5);
  const reach = stance.sheet.leg.front * stance.size;
  const plea = 0.08 * Math.sin(t * 7);
  stance
    .nod('root', -0.42 * up)
    .nod('neck', 0.3 * up)
    .lean('head', 0.16 * Math.sin(t * 1.4));
  stance.feet('front', (side) => ({
    x: -stance.pose.skeleton.bone(`frontFoot${side}`).head[0] * 0.3,
    y: reach * (0.95 + plea) * up,
    z: reach * 0.3 * up,
    bend: -1.2 * up,
    roll: -0.8 * up,
  }));
};

/** Over something, as high as its way has it: gathered as it goes up, stretched as it comes down. */
const leap: Clip = (stance, t) => {
  const k = Math.min(1, Math.max(0, t / Math.max(0.2, stance.moment.lasts)));
  const tuck = Math.sin(Math.PI * k);
  const { front, hind } = stance.sheet.leg;
  stance
    .nod('root', (k - 0.5) * 1.1)
    .nod('neck', (0.5 - k) * 0.5)
    .nod('tail0', -0.4 * tuck);
  if (stance.hasArms) return;
  stance.feet('front', () => ({
    y: front * stance.size * (0.42 - 0.3 * k) * tuck,
    z: front * stance.size * (0.3 + 0.35 * k),
    bend: -1 * (1 - k) * tuck,
    roll: -0.5 * tuck,
  }));
  stance.feet('hind', () => ({
    y: hind * stance.size * 0.3 * tuck * k,
    z: hind * stance.size * (-0.6 + 0.7 * k * k),
    bend: -0.5 * tuck,
    roll: 0.7 * (1 - k),
  }));
};

/** In a puddle: both forefeet up and down into it, by turns with a toss of the head. */
const splash: Clip = (stance, t) => {
  const at = t * 1.5;
  const up = Math.max(0, Math.sin(at * Math.PI * 2));
  const reach = stance.sheet.leg.front * stance.size;
  stance
    .nod('root', -0.3 * up)
    .move(0, reach * 0.12 * up, 0)
    .nod('neck', -0.18 * up)
    .nod('head', 0.2 * Math.sin(at * Math.PI * 2 - 0.8))
    .swing('head', 0.3 * Math.sin(at * Math.PI))
    .nod('jaw', 0.28)
    .swing('tail0', 0.4 * Math.sin(t * 7));
  for (const [side, sign] of SIDES) stance.lean(`ear${side}`, sign * 0.35 * up);
  if (stance.hasArms) return;
  stance.feet('front', (_side, sign) => ({
    y: reach * (0.42 + 0.12 * sign * Math.sin(at * Math.PI)) * up,
    z: reach * 0.22 * up,
    bend: -0.7 * up,
  }));
};

export const wag = (stance: Stance, t: number, width: number, rate = 13): void => {
  for (const [index, bone] of TAIL_BONES.entries())
    stance.swing(bone, Math.sin(t * rate - index * 0.5) * width * (0.6 + index * 0.15));
};

/** Nose and tongue at somebody's face: up to it, or down, and again and again. */
const lick: Clip = (stance, t) => {
  const { gaze, phase } = stance.moment;
  const head = stance.pose.skeleton.bone('head').head[1];
  const up = gaze === null ? 0 : Math.max(-0.5, Math.min(0.75, (gaze[1] - head) / (stance.size * 0.9)));
  const lap = 0.5 + 0.5 * Math.sin(t * 6.5 + phase * 6);
  stance
    .nod('root', -0.16 * Math.max(0, up))
    .nod('neck', -0.5 * up + 0.06 * lap)
    .nod('head', 0.25 * up - 0.22 * lap)
    .nod('jaw', 0.14 + 0.16 * lap)
    .lean('head', 0.12 * Math.sin(t * 1.7));
  wag(stance, t, 0.45);
};

export const LIVELY_CLIPS: Readonly<Record<string, Clip>> = {
  ...BOARD_CLIPS,
  ...POUNCING_CLIPS,
  // Whose eyes open was asleep until then.
  open_eyes: lie,
  lick,
  loom,
  ...{
    roll_over: rollOver,
    trip,
    shake_off: shakeOff,
    knock,
    bat,
    scratch,
    beg,
    leap,
    splash,
  },
};
