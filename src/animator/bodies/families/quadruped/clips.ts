import { SIDES } from './frame.ts';
import { chaseTail, LIVELY_CLIPS, wag } from './lively-clips.ts';
import { bowDown, type Clip, ease, graze, lie, sit, sleep } from './resting-clips.ts';
import type { Stance } from './stance.ts';
import { floatOnBack, holdPaws, swim } from './swimming-clips.ts';

const pulse = (t: number, every: number, long: number): number => {
  const at = t % every;
  return at < long ? Math.sin((Math.PI * at) / long) : 0;
};

const call =
  (lift: number, every: number, long: number, push = 0): Clip =>
  (stance, t) => {
    const open = pulse(t, every, long);
    stance
      .nod('neck', -lift * 0.6 * open)
      .nod('head', -lift * 0.5 * open)
      .nod('jaw', 0.55 * open);
    stance.move(0, 0, push * open * stance.size);
  };

const lookAround: Clip = (stance, t) => {
  const turn = Math.sin(t * 1.1) * 0.75 + Math.sin(t * 2.3) * 0.12;
  stance
    .swing('neck', turn * 0.25)
    .swing('neck2', turn * 0.35)
    .swing('head', turn * 0.5)
    .nod('head', -0.1 + 0.08 * Math.sin(t * 1.7));
};

const play: Clip = (stance, t) => {
  bowDown(stance, 0.6 + 0.4 * Math.sin(t * 3.2));
  stance.move(0, Math.max(0, Math.sin(t * 6.4)) * 0.06 * stance.size, 0).swing('head', Math.sin(t * 4) * 0.25);
  wag(stance, t, 0.4);
};

/** Up on its hind legs, paws at the other one. */
const wrestle: Clip = (stance, t) => {
  const { sheet, size } = stance;
  const beat = t * 4.6 + stance.moment.phase * 9;
  const up = ease(t, 0.4) * (0.75 + 0.25 * Math.sin(beat * 0.5));
  stance
    .nod('root', -0.62 * up)
    .nod('neck', 0.3 * up)
    .lean('root', 0.12 * Math.sin(beat * 0.7))
    .move(0, stance.leg * 0.3 * up, stance.leg * 0.25 * Math.sin(beat * 0.5))
    .swing('head', Math.sin(beat) * 0.2)
    .nod('jaw', 0.25 * Math.max(0, Math.sin(beat)));
  if (!stance.hasArms)
    for (const [side, sign] of SIDES)
      stance.foot(`front${side}`, {
        y: sheet.leg.front * size * (0.95 + 0.25 * Math.sin(beat + sign)) * up,
        z: sheet.leg.front * size * (0.35 + 0.2 * Math.cos(beat + sign)) * up,
        bend: -0.6 * up,
        roll: -0.7 * up,
      });
  wag(stance, t, 0.3);
};

const raised = (stance: Stance, side: 'L' | 'R', up: number, forward: number): void => {
  const { sheet, size } = stance;
  if (stance.hasArms) {
    stance.nod(`frontUpper${side}`, -1.4 * up).nod(`frontLower${side}`, -0.6 * up);
    return;
  }
  stance.foot(`front${side}`, {
    y: sheet.leg.front * size * 0.5 * up,
    z: sheet.leg.front * size * forward * up,
    bend: -0.9 * up,
    roll: -0.9 * up,
  });
};

/** Sits upright and holds what it eats to its mouth. */
const nibble: Clip = (stance, t) => {
  const { sheet, size } = stance;
  if (canSit(stance)) sit(stance, t);
  for (const side of ['L', 'R'] as const) {
    if (stance.hasArms) stance.nod(`frontUpper${side}`, -1.2).nod(`frontLower${side}`, -1);
    else
      stance.foot(`front${side}`, {
        x: -stance.pose.skeleton.bone(`frontFoot${side}`).head[0] * 0.25,
        y: sheet.leg.front * size * (1.02 + 0.03 * Math.sin(t * 2.4)),
        z: sheet.leg.front * size * 0.42,
        bend: -1.2,
        roll: -0.9,
      });
  }
  const chews = 0.5 + 0.5 * Math.sin(t * 8.5);
  stance
    .nod('jaw', 0.16 * chews)
    .nod('head', 0.12 + 0.03 * chews)
    .swing('head', 0.06 * Math.sin(t * 1.3));
};

const wave: Clip = (stance, t) => {
  const up = ease(t, 0.4);
  if (canSit(stance)) sit(stance, t);
  raised(stance, 'L', up * (0.9 + 0.35 * Math.sin(t * 8)), 0.35);
  stance.lean('root', -0.04 * up).lean('head', 0.12 * up);
};

/** Sits, one paw out to the camera it films itself with. */
const selfie: Clip = (stance, t) => {
  if (canSit(stance)) sit(stance, t);
  raised(stance, 'R', 2 + 0.06 * Math.sin(t * 2.1), 0.55);
  stance.lean('head', 0.12 * Math.sin(t * 0.9)).nod('jaw', 0.16 + 0.05 * Math.sin(t * 10));
  wag(stance, t, 0.3);
};

const canSit = ({ sheet }: Stance): boolean =>
  sheet.leg.foot !== 'hoof' && sheet.leg.foot !== 'pad' && (sheet.leg.sprawl ?? 0) < 0.3;

const dance: Clip = (stance, t) => {
  const beat = t * 5.2;
  stance.move(Math.sin(beat / 2) * 0.03 * stance.size, Math.abs(Math.sin(beat / 2)) * 0.07 * stance.size, 0);
  stance
    .lean('root', Math.sin(beat / 2) * 0.12)
    .swing('pelvis', Math.sin(beat) * 0.16)
    .swing('chest', -Math.sin(beat) * 0.1);
  stance.lean('head', -Math.sin(beat / 2) * 0.2).nod('head', Math.sin(beat) * 0.1);
  const side = Math.sin(beat / 2) > 0 ? 'L' : 'R';
  raised(stance, side, Math.abs(Math.sin(beat / 2)), 0.2);
  wag(stance, t, 0.3, 10.4);
};

const dig: Clip = (stance, t) => {
  stance
    .nod('root', 0.18)
    .nod('neck', 0.6)
    .nod('head', 0.1)
    .move(0, -stance.leg * 0.12, 0);
  for (const [side, sign] of SIDES) {
    const at = t * 11 + (sign > 0 ? 0 : Math.PI);
    const reach = stance.sheet.leg.front * stance.size;
    if (!stance.hasArms)
      stance.foot(`front${side}`, {
        z: reach * (0.22 + 0.25 * Math.cos(at)),
        y: reach * 0.16 * Math.max(0, Math.sin(at)),
        bend: -0.4,
      });
  }
  wag(stance, t, 0.2);
};

const jump: Clip = (stance, t) => {
  const every = 0.85;
  const at = (t % every) / every;
  const { sheet, size, leg } = stance;
  const crouch =
    at < 0.25 ? Math.sin((at / 0.25) * Math.PI) : at > 0.86 ? Math.sin(((at - 0.86) / 0.14) * Math.PI) * 0.6 : 0;
  const air = at >= 0.25 && at <= 0.86 ? (at - 0.25) / 0.61 : 0;
  const high = 4 * air * (1 - air);
  stance
    .move(0, (high * 0.75 - crouch * 0.22) * leg, 0)
    .nod('root', air > 0 ? (air - 0.5) * 0.8 : 0)
    .nod('neck', air > 0 ? (0.5 - air) * 0.4 : 0);
  if (air === 0) return;
  const up = high * 0.75 * leg;
  const tuck = Math.sin(Math.PI * air);
  if (!stance.hasArms)
    stance.feet('front', () => ({
      y: up + sheet.leg.front * size * 0.22 * tuck,
      z: sheet.leg.front * size * (0.25 - 0.1 * air),
      bend: -0.8 * tuck,
      roll: -0.5 * tuck,
    }));
  stance.feet('hind', () => ({
    y: up + sheet.leg.hind * size * 0.12 * tuck,
    z: sheet.leg.hind * size * (-0.4 + 0.5 * air),
    bend: -0.6 * tuck,
    roll: 0.7 * (1 - air) * tuck,
  }));
};

const fly: Clip = (stance, t) => {
  const { sheet, size } = stance;
  const beat = t * 4.4;
  stance
    .move(0, -Math.sin(beat) * 0.05 * size, 0)
    .nod('root', 0.04)
    .nod('neck', 0.25)
    .nod('head', -0.2);
  for (const [side, sign] of SIDES) {
    stance
      .lean(`wing0${side}`, sign * (0.62 * Math.sin(beat) - 0.28))
      .lean(`wing1${side}`, sign * (0.45 * Math.sin(beat - 0.8) - 0.1));
    stance.lean(`wing2${side}`, sign * 0.35 * Math.sin(beat - 1.4));
    for (const end of ['front', 'hind'] as const) {
      if (end === 'front' && stance.hasArms) continue;
      const long = sheet.leg[end] * size;
      stance.foot(`${end}${side}`, {
        y: long * 0.3,
        z: end === 'hind' ? -long * 0.5 : -long * 0.15,
        bend: end === 'hind' ? 0.9 : -0.7,
        roll: 1,
      });
    }
  }
};

/** The trunk goes up and over, and blows what it holds. */
const spray: Clip = (stance, t) => {
  const up = ease(t, 0.7);
  stance.nod('head', -0.25 * up).nod('neck', -0.1 * up);
  if (stance.sheet.trunk === undefined) return;
  for (let k = 0; k < 5; k++) stance.nod(`trunk${k}`, -(0.5 - 0.06 * k) * up + 0.05 * Math.sin(t * 2.2 + k));
};

const crouchDown: Clip = (stance) => {
  stance
    .move(0, -stance.leg * 0.34, 0)
    .nod('neck', 0.35)
    .nod('head', -0.3);
};

/** By the catalogue's names of acts. */
export const CLIPS: Readonly<Record<string, Clip>> = {
  spray,
  ...LIVELY_CLIPS,
  sit: (stance, t) => (canSit(stance) || stance.hasArms ? sit : lie)(stance, t),
  lie,
  rest: lie,
  sleep,
  crouch: crouchDown,
  hide: crouchDown,
  sneak: crouchDown,
  kneel: (stance) => bowDown(stance, 1),
  bow: (stance, t) => bowDown(stance, 0.5 - 0.5 * Math.cos(Math.min(t, 2) * Math.PI)),
  eat: graze,
  nibble,
  drink: graze,
  sniff: (stance, t) => {
    graze(stance, t);
    stance.nod('head', 0.05 * Math.sin(t * 14)).swing('neck', Math.sin(t * 1.3) * 0.25);
  },
  look_around: lookAround,
  wade: lookAround,
  turn: lookAround,
  wag: (stance, t) => wag(stance, t, 0.45),
  bark: call(0.3, 0.62, 0.26, 0.03),
  shout: call(0.3, 1.1, 0.7),
  meow: call(0.22, 1.9, 0.8),
  moo: call(0.32, 2.6, 1.5),
  chirp: call(0.2, 0.9, 0.3),
  roar: call(0.55, 2.8, 2),
  laugh: call(0.15, 0.35, 0.3),
  cry: call(0.4, 1.8, 1.2),
  breathe: call(0.3, 3, 2.2),
  stretch: (stance, t) => {
    const share = Math.sin(Math.min(Math.PI, t * 1.3));
    bowDown(stance, share * 1.15);
    stance.nod('jaw', 0.5 * share).nod('head', -0.25 * share);
  },
  play,
  fight: wrestle,
  catch: play,
  dance,
  cheer: dance,
  spin: (stance, t) => (stance.hasArms ? dance : chaseTail)(stance, t),
  wave,
  selfie,
  salute: wave,
  shake_hands: wave,
  dig,
  jump,
  swim,
  soak: (stance, t) => swim(stance, t * 0.2),
  float_on_back: floatOnBack,
  hold_paws: holdPaws,
  dive: swim,
  fly,
  take_off: fly,
  float: (stance, t) => (stance.sheet.wings === undefined ? swim : fly)(stance, t),
  shiver: (stance, t) => {
    stance
      .move(Math.sin(t * 55) * 0.006 * stance.size, 0, 0)
      .lean('root', Math.sin(t * 48) * 0.02)
      .nod('neck', 0.12)
      .lean('head', Math.sin(t * 52) * 0.03);
  },
  nod: (stance, t) => stance.nod('head', Math.max(0, Math.sin(t * 5)) * 0.32),
  climb: (stance, t) => {
    stance
      .nod('root', -0.75)
      .nod('neck', 0.25)
      .move(0, Math.sin(t * 5) * 0.03 * stance.size, 0);
    const { sheet, size } = stance;
    for (const [side, sign] of SIDES)
      if (!stance.hasArms)
        stance.foot(`front${side}`, {
          y: sheet.leg.front * size * (0.75 + 0.2 * Math.sin(t * 5 + sign)),
          z: sheet.leg.front * size * 0.1,
          roll: -0.8,
        });
  },
  listen: (stance, t) => stance.lean('head', 0.3 * Math.sin(Math.min(1, t) * Math.PI * 0.5)),
  think: (stance) => stance.lean('head', 0.25).nod('head', -0.12),
};
