import { aboutX, aboutY, aboutZ, combine } from '../../../maths/turn.ts';
import { NECK_BONES, SIDES } from './frame.ts';
import type { Perch } from './perch.ts';

export const FLYING: ReadonlySet<string> = new Set(['fly', 'hover', 'take_off', 'land', 'rise', 'chase', 'follow']);

/** What a bird does where it is: `t` seconds after it began. */
type Clip = (perch: Perch, t: number) => void;

const ease = (t: number, seconds: number): number => {
  const k = Math.min(1, Math.max(0, t / seconds));
  return k * k * (3 - 2 * k);
};

const nodNeck = ({ pose }: Perch, angle: number): void => {
  for (const bone of NECK_BONES) pose.turn(bone, aboutX(angle / 3));
};

/** Down to the ground, with pecks. */
const peck: Clip = (perch, t) => {
  const { pose, sheet, size } = perch;
  const down = ease(t, 0.35) * (0.82 + 0.18 * Math.max(0, Math.sin(t * 7)));
  const stoop = Math.min(1.1, 0.55 + sheet.leg.length * 0.8);
  pose.turn('root', aboutX(stoop * down));
  pose.root = [0, -sheet.leg.length * 0.12 * size * down, 0];
  nodNeck(perch, (sheet.neck.length > 0.25 ? 1.5 : 0.5) * down);
  pose.turn('head', aboutX(0.25 * down));
  pose.turn('jaw', aboutX(Math.max(0, Math.sin(t * 7 + 1)) * 0.3 * down));
};

/** Bends down to the young and up again, with what it brought. */
const feedYoung: Clip = (perch, t) => {
  const { pose, sheet } = perch;
  const round = (t % 2.6) / 2.6;
  const down = ease(round * 2.6 - 0.4, 0.45) - ease(round * 2.6 - 1.6, 0.5);
  pose.turn('root', aboutX((0.4 + sheet.leg.length * 0.5) * down));
  nodNeck(perch, 0.55 * down);
  pose.turn('head', combine(aboutX(0.3 * down), aboutZ(0.12 * Math.sin(t * 1.7) * (1 - down))));
  pose.turn('jaw', aboutX(0.22 * Math.max(0, Math.sin(t * 6)) * down));
  pose.turn('tail', aboutX(-0.25 * down));
};

/** Head thrown back, beak wide open, and trembling: whoever is fed first has begged most. */
const beg: Clip = ({ pose, size, moment }, t) => {
  const own = t + moment.phase * 5;
  const most = 0.72 + 0.28 * Math.sin(own * 2.2);
  pose.root = [0, 0.018 * size * Math.max(0, Math.sin(own * 5)), 0];
  pose
    .turn('root', combine(aboutX(-0.2 * most), aboutZ(0.03 * Math.sin(own * 23))))
    .turn('neck0', aboutX(-0.3 * most))
    .turn('head', combine(aboutX(-0.42 * most), aboutY(0.25 * Math.sin(own * 1.4))))
    .turn('jaw', aboutX(0.45 + 0.4 * Math.max(0, Math.sin(own * 4.4))));
};

const call =
  (every: number, long: number, lift: number): Clip =>
  ({ pose }, t) => {
    const at = t % every;
    const open = at < long ? Math.sin((Math.PI * at) / long) : 0;
    pose
      .turn('jaw', aboutX(0.5 * open))
      .turn('head', aboutX(-lift * open))
      .turn('neck0', aboutX(-lift * 0.4 * open));
    pose.turn('tail', aboutX(-0.12 * open));
  };

const flap =
  (wide: number, rate: number): Clip =>
  (perch, t) => {
    perch.spread = ease(t, 0.25);
    const beat = t * rate;
    for (const [side, sign] of SIDES) {
      perch.pose
        .turn(
          `wing0${side}`,
          combine(aboutZ(sign * (0.25 + wide * Math.sin(beat))), aboutX(-perch.sheet.body.tilt * 0.4)),
        )
        .turn(`wing1${side}`, aboutZ(sign * wide * 0.6 * Math.sin(beat - 0.8)))
        .turn(`wing2${side}`, aboutZ(sign * wide * 0.4 * Math.sin(beat - 1.4)));
    }
    perch.pose.root = [0, Math.abs(Math.sin(beat / 2)) * 0.02 * perch.size, 0];
  };

/** Flippers beat time before the breast, by turns high and low; wings do so spread. */
const conduct: Clip = (perch, t) => {
  const { pose, sheet, size } = perch;
  const beat = t * 4.4;
  if (sheet.wing.tip !== 'flipper') flap(0.4, 4.4)(perch, t);
  else
    for (const [side, sign] of SIDES) {
      const at = beat + (sign > 0 ? 0 : 1.2);
      pose.turn(
        `fold${side}`,
        combine(aboutZ(sign * (1.15 + 0.75 * Math.sin(at))), aboutX(-0.55 - 0.35 * Math.cos(at))),
      );
    }
  pose.root = [Math.sin(beat / 2) * 0.02 * size, Math.abs(Math.sin(beat / 2)) * 0.015 * size, 0];
  pose
    .turn('root', aboutZ(Math.sin(beat / 2) * 0.1))
    .turn('head', combine(aboutX(-0.12 + Math.sin(beat) * 0.14), aboutY(Math.sin(beat / 4) * 0.35)));
};

/** Metres that its feathers give way below it, of its size. */
const SUNK = 0.02;

/** Down on its belly, on whatever it is on; the tail hangs over a bough, and is raised on the ground. */
const settle: Clip = (perch) => {
  const { belly, size, pose } = perch;
  pose.root = [0, -belly - SUNK * size, 0];
  pose.turn('tail', aboutX(0.16));
  perch.feet = null;
  for (const [side] of SIDES)
    pose.turn(`upper${side}`, aboutX(1.3)).turn(`lower${side}`, aboutX(-2.2)).turn(`foot${side}`, aboutX(0.9));
};

const sleep: Clip = (perch, t) => {
  const { pose, size, sheet } = perch;
  if (sheet.leg.length < 0.4) settle(perch, t);
  nodNeck(perch, -0.25);
  pose.turn('head', combine(aboutY(sheet.neck.length > 0.25 ? 2.2 : 1.2), aboutX(0.45)));
  const [x, y, z] = pose.root;
  pose.root = [x, y + Math.sin(t * 1.6) * 0.005 * size, z];
};

/** On the water: y = 0 is its surface. */
const swim: Clip = (perch, t) => {
  const { sheet, size, pose, moment } = perch;
  if (sheet.wing.tip === 'flipper') {
    // Below it, level, beating its flippers.
    const beat = t * 5;
    pose.root = [0, -pose.skeleton.bone('root').head[1] + Math.sin(t * 1.7) * 0.03 * size, 0];
    pose
      .turn('root', aboutX(sheet.body.tilt * 0.97))
      .turn('neck0', aboutX(-0.35))
      .turn('head', aboutX(-sheet.body.tilt * 0.65));
    for (const [side, sign] of SIDES)
      pose.turn(`fold${side}`, combine(aboutZ(sign * (0.8 + 0.5 * Math.sin(beat))), aboutX(-0.3)));
    perch.feet = null;
    for (const [side] of SIDES) pose.turn(`upper${side}`, aboutX(0.3)).turn(`foot${side}`, aboutX(1.2));
    return;
  }
  const under = sheet.leg.length * size + sheet.body.radius * size * sheet.afloat * 2;
  const wave = Math.sin(t * 1.6 + moment.phase * 6);
  pose.root = [0, -under + wave * 0.012 * size, 0];
  pose.turn('root', combine(aboutX(-0.04 * wave - sheet.body.tilt * 0.35), aboutZ(0.03 * Math.sin(t * 1.1))));
  pose.turn('head', aboutX(sheet.body.tilt * 0.35));
  perch.feet = (sign) => {
    const at = t * 5 + (sign > 0 ? 0 : Math.PI);
    return [0, -under + (0.05 + 0.03 * Math.max(0, Math.sin(at))) * size, 0.06 * size * Math.cos(at) - 0.05 * size];
  };
};

/** Flat on its belly over ice and snow, the head up. */
const bellySlide: Clip = (perch, t) => {
  const { sheet, size, pose } = perch;
  const down = ease(t, 0.5);
  const low = pose.skeleton.bone('root').head[1] - sheet.body.radius * size * 0.9;
  pose.root = [0, -low * down + Math.sin(t * 6) * 0.004 * size, 0];
  pose
    .turn('root', aboutX(sheet.body.tilt * 1.02 * down))
    .turn('neck0', aboutX(-0.45 * down))
    .turn('head', aboutX(-sheet.body.tilt * 0.7 * down));
  for (const [side, sign] of SIDES) pose.turn(`fold${side}`, combine(aboutZ(sign * 0.5 * down), aboutX(-0.4 * down)));
  perch.feet = null;
  for (const [side] of SIDES) pose.turn(`upper${side}`, aboutX(0.3 * down)).turn(`foot${side}`, aboutX(1.2 * down));
};

const jump: Clip = (perch, t) => {
  const at = (t % 0.7) / 0.7;
  const air = at < 0.25 ? 0 : 4 * ((at - 0.25) / 0.75) * (1 - (at - 0.25) / 0.75);
  const up = air * perch.sheet.body.radius * 1.2 * perch.size;
  perch.pose.root = [0, up - (at < 0.25 ? Math.sin(at * 4 * Math.PI) * 0.03 * perch.size : 0), 0];
  perch.feet = () => [0, up, 0];
  if (perch.sheet.beats > 0) flap(0.6, 20)(perch, t);
  perch.spread = air > 0 ? 1 : 0;
};

const lookAround: Clip = ({ pose }, t) => {
  pose
    .turn('neck2', aboutY(Math.sin(t * 1.3) * 0.4))
    .turn('head', combine(aboutY(Math.sin(t * 1.3) * 0.7), aboutZ(Math.sin(t * 0.9) * 0.2)));
};

export const PERCH_CLIPS: Readonly<Record<string, Clip>> = {
  eat: peck,
  feed_young: feedYoung,
  beg,
  drink: peck,
  dig: peck,
  sniff: peck,
  chirp: call(0.55, 0.3, 0.25),
  sing: call(0.45, 0.34, 0.32),
  speak: call(0.4, 0.28, 0.1),
  shout: call(0.9, 0.6, 0.3),
  roar: call(1.4, 0.9, 0.35),
  bark: call(0.6, 0.3, 0.2),
  cry: call(1.2, 0.7, 0.35),
  laugh: call(0.35, 0.3, 0.2),
  sit: settle,
  lie: settle,
  kneel: settle,
  crouch: settle,
  sleep,
  swim,
  belly_slide: bellySlide,
  float: swim,
  dive: swim,
  jump,
  play: jump,
  dance: (perch, t) => {
    const beat = t * 5;
    flap(0.25, 5)(perch, t);
    perch.pose.root = [Math.sin(beat / 2) * 0.03 * perch.size, Math.abs(Math.sin(beat / 2)) * 0.03 * perch.size, 0];
    perch.pose
      .turn('root', aboutZ(Math.sin(beat / 2) * 0.16))
      .turn('head', combine(aboutZ(-Math.sin(beat / 2) * 0.25), aboutX(Math.sin(beat) * 0.15)));
  },
  conduct,
  wave: (perch, t) => flap(0.45, 8)(perch, t),
  cheer: (perch, t) => flap(0.5, 10)(perch, t),
  stretch: (perch, t) => flap(0.08, 1.5)(perch, t),
  fight: (perch, t) => flap(0.6, 12)(perch, t),
  shiver: ({ pose, size }, t) => {
    pose.root = [Math.sin(t * 55) * 0.005 * size, 0, 0];
  },
  nod: ({ pose }, t) => {
    pose.turn('head', aboutX(Math.max(0, Math.sin(t * 5)) * 0.35));
  },
  look_around: lookAround,
  turn: lookAround,
  wag: ({ pose }, t) => {
    pose.turn('tail', aboutY(Math.sin(t * 12) * 0.3));
  },
};
