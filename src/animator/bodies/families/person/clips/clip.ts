import type { Vector } from '../../../../maths/vector.ts';
import type { Moment } from '../../../body.ts';
import type { Stance } from '../stance.ts';

/** What a clip knows: the moment, and where the body's own places are, so that one clip serves every build. */
export interface ClipContext {
  readonly moment: Moment;
  /** Seconds, moved by the person's own phase: twins are not in step. */
  readonly time: number;
  readonly since: number;
  readonly phase: number;
  readonly marks: Marks;
  readonly holds: string | null;
  /** How somebody dances, by what they are. */
  readonly manner: 'ballet' | 'flowing' | 'any';
  readonly woman: boolean;
  /** Fins are worn on the feet: legs carry it through water, not arms. */
  readonly finned: boolean;
  /** 0 young to 1 old. */
  readonly frail: number;
}

/** Places on the body, measured as hands are: from the shoulder, in lengths of arm. */
export interface Marks {
  /** Half the way between the shoulders: a hand at x = -middle is before the middle of the body. */
  readonly middle: number;
  readonly mouth: number;
  readonly eyes: number;
  readonly top: number;
  readonly waist: number;
  readonly hip: number;
  readonly chestFront: number;
  readonly faceFront: number;
  /** Legs to arms: what is a share of one is more or less of the other. */
  readonly legsPerArm: number;
  /** Metres from the ground to the crown. */
  readonly tall: number;
  /** Metres of a leg, and how far aside of the middle an ankle stands, in lengths of leg. */
  readonly leg: number;
  readonly ankle: number;
  /** How far hips go down, in lengths of leg: to sit where the feet stand, to kneel, to lie, to swim. */
  readonly seat: number;
  readonly kneel: number;
  readonly ground: number;
  readonly surface: number;
}

/** Where each hand is of whoever holds somebody up before the face: aside, up and ahead of the shoulder, in lengths of arm. */
export const ALOFT: Vector = [0.16, 0.5, 0.62];

export type Clip = (context: ClipContext) => Partial<Stance>;

/** A wave of so many beats a second, -1 to 1. */
export const beat = (time: number, rate: number, shift = 0): number => Math.sin((time * rate + shift) * Math.PI * 2);
/** From 0 to 1 and back, softly. */
export const swell = (time: number, rate: number, shift = 0): number =>
  0.5 - 0.5 * Math.cos((time * rate + shift) * Math.PI * 2);
/** 0 to 1 between two moments, softly. */
export function ramp(time: number, from: number, to: number): number {
  const share = Math.min(1, Math.max(0, (time - from) / (to - from)));
  return share * share * (3 - 2 * share);
}
export const both = <Name extends string>(name: Name, value: Vector | number): Partial<Stance> =>
  ({ [`${name}L`]: value, [`${name}R`]: value }) as Partial<Stance>;

/** Before the middle of the body, or beside it by `x` on the hand's own side. */
export const before = ({ middle }: Marks, x: number, y: number, z: number): Vector => [x - middle, y, z];
