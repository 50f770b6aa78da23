import { TAU } from '../maths/ease.ts';

/** Rhythms that two bodies share: whoever swings goes with the swing, and jumps as the rope comes. All by the film's time, so that they agree. */

/** Swings a second, of ropes of a metre and a half, and radians to each side. */
const SWING_RATE = 0.38;
const SWING_ANGLE = 0.5;
/** Radians forward. */
export const swingAt = (time: number): number => SWING_ANGLE * Math.sin(time * SWING_RATE * TAU);

/** Turns a second of a rope that somebody skips; at whole turns it passes under the feet. */
const SKIPS = 1.55;
export const skipAt = (time: number): number => time * SKIPS;

/** Strokes a second of oars, and -1 with the handles at the chest to 1 with the arms stretched; blades are in the water as it falls. */
export const STROKE_RATE = 0.5;
export const reachAt = (time: number): number => Math.sin(time * STROKE_RATE * TAU);

/** Blows a second of a hammer, and the share of a round at which it falls. */
export const HAMMER_RATE = 1.25;
export const HAMMER_FALLS = 0.8;
/** 0 on the anvil to 1 above the shoulder. */
export function hammerAt(time: number): number {
  const round = time * HAMMER_RATE - Math.floor(time * HAMMER_RATE);
  const soft = (share: number): number => {
    const s = Math.min(1, Math.max(0, share));
    return s * s * (3 - 2 * s);
  };
  return round < 0.65 ? soft(round / 0.6) : 1 - soft((round - 0.65) / (HAMMER_FALLS - 0.65));
}

/** How near to the mouth a hand is that eats or drinks: 0 to 1. */
export const sipAt = (time: number, rate: number): number => (0.5 - 0.5 * Math.cos(time * rate * TAU)) ** 0.6;
export const EAT_RATE = 0.36;
export const DRINK_RATE = 0.24;

/** How high a drummer's stick is, 0 to 1. */
export const drumAt = (time: number, hand: 'left' | 'right'): number =>
  Math.abs(Math.sin((time * 1.7 + (hand === 'left' ? 0 : 0.25)) * TAU)) ** 0.7;
/** Seconds by which neighbours are apart in what they do. */
export const OWN_TIME = 3.7;

/** Seconds until somebody who throws winds up, how long it takes, and when the hand lets go. */
export const THROW = { from: 0.7, lasts: 1.9 } as const;
export const THROWN_AFTER = THROW.from + THROW.lasts * 0.5;

const softly = (time: number, from: number, to: number): number => {
  const share = Math.min(1, Math.max(0, (time - from) / (to - from)));
  return share * share * (3 - 2 * share);
};

/** Radians by which the left end of a seesaw is down. */
export const seesawAt = (time: number): number => 0.21 * Math.sin(time * 0.42 * TAU);

/** How far down a slide somebody is, 0 to 1, by the seconds since it began. */
export const slideAt = (since: number): number => {
  const share = Math.min(1, Math.max(0, (since - 0.9) / 2.6));
  return share * share * (1.9 - 0.9 * share);
};

/** Seconds of one lift: from the floor to the shoulders, overhead, held there, and down again. */
const LIFT_SECONDS = 9;
/** 0 on the floor, 1 at the shoulders, 2 overhead. */
export function liftAt(time: number): number {
  const t = (time + 0.5) % LIFT_SECONDS;
  return softly(t, 0.4, 1.2) + softly(t, 1.6, 2.2) - softly(t, 7.6, 8.1) - softly(t, 8.2, 8.8);
}

/** Turns a second of a potter's wheel. */
export const WHEEL_RATE = 1.4;

/** Throws a second of somebody who juggles, with both hands together. */
const JUGGLE_RATE = 2.1;
/** Where one of so many balls is: how far along its arc (0 leaves, 1 arrives; above 1 it is in the hand), and from which hand. */
export function juggledAt(
  time: number,
  ball: number,
  balls: number,
): { readonly flown: number; readonly from: 'left' | 'right' } {
  const beats = time * JUGGLE_RATE - ball;
  const round = Math.floor(beats / balls);
  const within = beats - round * balls;
  // A ball goes every `balls` beats from the other hand, and rests in the hand for the last of them.
  const inAir = balls - 0.9;
  return { flown: within / inAir, from: (((round * balls + ball) % 2) + 2) % 2 === 0 ? 'left' : 'right' };
}

/** How high what is tossed in a pan has flown: 0 in it, to 1. */
const TOSS_SECONDS = 1.7;
export const tossAt = (time: number): number => {
  const within = (time % TOSS_SECONDS) / TOSS_SECONDS;
  const share = (within - 0.3) / 0.42;
  return share <= 0 || share >= 1 ? 0 : 4 * share * (1 - share);
};
/** How far the pan is lifted for it, -1 to 1. */
export const flickAt = (time: number): number => {
  const within = (time % TOSS_SECONDS) / TOSS_SECONDS;
  return within < 0.2
    ? -softly(within, 0, 0.2)
    : within < 0.36
      ? -1 + 2 * softly(within, 0.2, 0.32)
      : 1 - softly(within, 0.36, 0.8);
};

/** -1 to 1: where a bow is on its strings. */
export const bowAt = (time: number): number => Math.sin(time * 0.55 * TAU);

/** Seconds after which an egg cracks, and how far whoever is in it has come out by then, 0 to 1. */
const HATCHES_AFTER = 0.9;
export const hatchedAt = (since: number): number => softly(since, HATCHES_AFTER, HATCHES_AFTER + 2.2);
/** Radians by which an egg rocks before. */
export const rocksAt = (since: number): number =>
  0.09 * Math.sin(since * 17) * softly(since, 0, 0.5) * (1 - softly(since, HATCHES_AFTER, HATCHES_AFTER + 0.6));

/** One round of somebody who throws snowballs, when the hand lets go of one, and how long it flies. */
export const SNOWBALL = { seconds: 2.6, leaves: 0.33, flies: 0.62 } as const;

/** How full a glass is into which is poured since then: of its height, and never quite empty. */
export const filledAt = (since: number): number => 0.12 + 0.88 * softly(since, 0.8, 4.6);

/** A plane goes forward slowly and comes back at once: -1 to 1. */
export const planeAt = (time: number): number => {
  const within = (time * 0.62) % 1;
  return within < 0.68 ? Math.sin((within / 0.68 - 0.5) * Math.PI) : Math.cos(((within - 0.68) / 0.32) * Math.PI);
};

/** Pieces of clothing folded, and goods scanned, a second. */
export const FOLDS = 0.42;
export const SCANS = 0.8;

/** Seconds from one run-up for a dunk to the next, metres of the run-up and of the leap, and strokes a second of the ball on the way. */
const DUNK_SECONDS = 6.2;
export const [DUNK_RUN_METRES, DUNK_LEAP_METRES] = [1.9, 0.62];
const DRIBBLES = 2.3;
/**
 * Shares of a dunk by the film's time: metres still to go, how far the ball is down to the floor on the way, how far down in the knees, how high in the leap, the ball
 * up, through the net and back from the floor, and the hand down again.
 */
export function dunkAt(time: number): {
  readonly away: number;
  readonly dribbled: number;
  readonly crouched: number;
  readonly leapt: number;
  readonly raised: number;
  readonly dropped: number;
  readonly bounced: number;
  readonly lowered: number;
} {
  const t = time % DUNK_SECONDS;
  const runs = Math.min(1, t / 1.35);
  return {
    away: DUNK_RUN_METRES * (1 - runs + softly(t, 4.4, 6.1)),
    dribbled: t < 2 / DRIBBLES ? Math.abs(Math.sin(t * DRIBBLES * Math.PI)) : 0,
    crouched: softly(t, 1.1, 1.3) - softly(t, 1.3, 1.46) + 0.6 * (softly(t, 2.45, 2.6) - softly(t, 2.65, 3)),
    leapt: softly(t, 1.32, 1.8) - softly(t, 2.15, 2.55),
    raised: softly(t, 1.05, 1.8),
    dropped: t < 1.95 ? 0 : Math.min(1, (t - 1.95) / 0.6),
    bounced: softly(t, 2.55, 3.1),
    lowered: softly(t, 2.1, 2.55),
  };
}

/** Seconds from one leap on a board to the next, and metres that it takes board and rider up. */
const OLLIE_SECONDS = 1.9;
export const OLLIE_METRES = 0.62;
/** Shares of such a leap by the film's time: down in the knees before and after, off the ground, and the nose up (below 0: the tail). */
export function ollieAt(time: number): { readonly crouched: number; readonly lifted: number; readonly nose: number } {
  const t = (time + 0.1) % OLLIE_SECONDS;
  const share = Math.min(1, Math.max(0, (t - 0.55) / 0.72));
  return {
    crouched: softly(t, 0.1, 0.5) - softly(t, 0.5, 0.66) + 0.8 * (softly(t, 1.2, 1.34) - softly(t, 1.36, 1.75)),
    lifted: 4 * share * (1 - share),
    nose:
      softly(share, 0, 0.22) - softly(share, 0.22, 0.6) - 0.35 * (softly(share, 0.6, 0.85) - softly(share, 0.85, 1)),
  };
}

/** Metres over the snow of who flies on skis, and of that how high by then: off at once, and long on the way down. */
export const SKI_JUMP_METRES = 1.7;
export function skiJumpAt(since: number, lasts: number): number {
  const share = Math.min(1, Math.max(0, since / Math.max(0.8, lasts)));
  return softly(share, 0, 0.3) * (1 - share * share * share);
}

/** Seconds until the paw or the hand of who knocks something over is there. */
export const KNOCKS_AFTER = 0.75;
/** Seconds after which what is handed over is in the other's hand, and until both arms are back. */
export const HANDED_AFTER = 1.5;
export const HANDED_UNTIL = 2.4;
/** Seconds in which a hand goes out for something, rests at it before and after it takes it, and comes back. */
export const REACH = { out: 0.75, still: 0.06, back: 0.7 } as const;
/** Seconds after which who takes something, or sets it down, has done so. */
export const TAKEN_AFTER = 0.95;
/** Seconds until what is flung into the air has left the hand. */
export const FLUNG_AFTER = 0.6;
/** Seconds until a blanket or a coat that is laid around somebody lies on their shoulders. */
export const COVERED_AFTER = 0.9;
/** Seconds from the seat to the feet of whoever is helped up. */
export const HELPED_UP = { from: 0.9, to: 2.6 } as const;
/** Seconds of one high five, from the swing to the next. */
export const HIGH_FIVE_SECONDS = 2.2;
/** Turns a second of an animal that shakes itself. */
export const SHAKE_RATE = 4.6;

/** Seconds of a rally at table tennis: from one bat to the other and back. */
const RALLY_SECONDS = 1.5;
/** And over a net, from one end of a court to the other. */
export const NET_RALLY_SECONDS = 2.6;
/** How far the ball has come to the other side, 0 to 1, and from which: 1 is the right. */
export function rallyAt(time: number, seconds = RALLY_SECONDS): { readonly share: number; readonly from: 1 | -1 } {
  const within = (time / seconds) % 1;
  return within < 0.5 ? { share: within * 2, from: 1 } : { share: within * 2 - 1, from: -1 };
}
/** How far the arm of one side is drawn back before it hits the ball, and how far it went through, each 0 to 1. */
export function strokeAt(
  time: number,
  side: 1 | -1,
  seconds = RALLY_SECONDS,
): { readonly back: number; readonly through: number } {
  const within = (((time / seconds + (side > 0 ? 0 : 0.5)) % 1) + 1) % 1;
  return {
    back: softly(within, 0.45, 0.75) - softly(within, 0.86, 1),
    through: within < 0.5 ? 1 - softly(within, 0.08, 0.36) : softly(within, 0.86, 1),
  };
}

/** Seconds from one stroke with a club to the next, and when in it the ball is met and lies in the hole. */
export const CLUB_SECONDS = 4.2;
export const [CLUB_MEETS, CLUB_HOLES] = [0.42, 0.72] as const;
/** How far a ball has rolled to the hole, 0 to 1. */
export const putAt = (time: number): number => {
  const within = (time % CLUB_SECONDS) / CLUB_SECONDS;
  const share = Math.min(1, Math.max(0, (within - CLUB_MEETS) / (CLUB_HOLES - CLUB_MEETS)));
  return 1 - (1 - share) ** 2;
};

/** Seconds from the beginning of a run-up to the shot, of the ball's flight, and until it is shot again. */
export const [SHOT_MEETS, SHOT_FLIES, SHOT_AGAIN] = [1.3, 0.75, 9] as const;
/** How far a ball has flown to the goal, and how far down its net it fell, each 0 to 1. */
export function shotAt(time: number): { readonly flown: number; readonly fallen: number } {
  const within = time % SHOT_AGAIN;
  return {
    flown: Math.min(1, Math.max(0, (within - SHOT_MEETS) / SHOT_FLIES)),
    fallen: softly(within, SHOT_MEETS + SHOT_FLIES + 0.15, SHOT_MEETS + SHOT_FLIES + 0.8),
  };
}

/** Of a keeper's save by the film's time, each 0 to 1: off to the corner as the ball flies, down to the ground with it, and up again. */
export function saveAt(time: number): { readonly off: number; readonly down: number; readonly up: number } {
  const within = time % SHOT_AGAIN;
  return {
    off: softly(within, SHOT_MEETS + 0.05, SHOT_MEETS + SHOT_FLIES),
    down: softly(within, SHOT_MEETS + SHOT_FLIES, SHOT_MEETS + SHOT_FLIES + 0.35),
    up: softly(within, SHOT_MEETS + 5.2, SHOT_MEETS + 6.2),
  };
}

/** Radians by which a dial is turned: drawn around quickly, and back at its own pace. */
export function dialAt(time: number): number {
  const within = (time / 1.7) % 1;
  return 2.6 * (softly(within, 0.1, 0.4) - softly(within, 0.45, 0.95));
}

/** Metres from one grip to the next of whoever goes from hand to hand. */
export const GRIP_METRES = 1.5;

/** -1 to 1: where a saw is in its stroke, and a knife in its cut, which goes slower than it comes back. */
export const sawAt = (time: number): number => Math.sin(time * 1.15 * TAU);
export const whittleAt = (time: number): number => {
  const within = (time * 0.9) % 1;
  return within < 0.7 ? -Math.cos((within / 0.7) * Math.PI) : Math.cos(((within - 0.7) / 0.3) * Math.PI);
};

/** Along the board and across it, -1 to 1: an iron goes to and fro, in rows. */
export const ironAt = (time: number): readonly [number, number] => [
  Math.sin(time * 0.42 * TAU),
  Math.sin(time * 0.13 * TAU),
];

/** Around a plate with a sponge. */
export const scrubAt = (time: number): readonly [number, number] => [
  Math.cos(time * 1.25 * TAU),
  Math.sin(time * 1.25 * TAU),
];

/** Seconds of the gesture before anything leaves the hand that sends fire or light at somebody, and until it is there. */
export const SENT = { leaves: 0.45, flies: 0.55 } as const;

/** Where a joystick is pushed by whoever plays, aside and ahead, -1 to 1: it is thrown from side to side. */
export const joystickAt = (time: number): readonly [number, number] => [
  Math.tanh(2.6 * Math.sin(time * 5.2 + 1.4 * Math.sin(time * 1.7))),
  Math.tanh(2 * Math.sin(time * 3.1 + 1)) * 0.5,
];
/** Blows a second on the buttons of a game, and how far down a finger is, 0 to 1. */
export const TAPS = 5.5;
export const tapAt = (time: number): number => Math.max(0, Math.sin(time * TAPS * TAU)) ** 2;
