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
