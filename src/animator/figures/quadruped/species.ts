import type { Rgb } from '../../maths/colour.ts';

export const HEADS = [
  ...['cat', 'bigcat', 'canine', 'bear', 'rabbit', 'pig'],
  ...['equine', 'bovine', 'sheep', 'goat', 'deer', 'giraffe', 'camel', 'elephant'],
] as const;
export type HeadShape = (typeof HEADS)[number];

export type Pattern =
  | 'plain'
  | 'stripes'
  | 'tiger'
  | 'patches'
  | 'cow'
  | 'spots'
  | 'rosettes'
  | 'dapples'
  | 'blots'
  | 'saddle'
  | 'collie'
  | 'panda'
  | 'fox'
  | 'wool'
  | 'tabby'
  | 'wolf';

export type TailShape = 'brush' | 'feather' | 'plume' | 'tuft' | 'hair' | 'stub' | 'curl' | 'spiral' | 'puff';

/** An animal on four legs by its proportions: one is the height of its back. */
export interface Species {
  /** From hip to shoulder. */
  readonly length: number;
  /** How deep the chest is; the rest of the height is legs. */
  readonly girth: number;
  /** How deep the body is before the hind legs, in shares of the chest. */
  readonly waist: number;
  /** How much higher the shoulders are than the hips. */
  readonly rise: number;
  /** A hump on the back (camel) or above the shoulders. */
  readonly hump: number;
  /** How far the back is bent upwards at rest. */
  readonly arch: number;
  readonly neck: number;
  /** 0 is level, PI/2 straight up. */
  readonly neckAngle: number;
  readonly neckWidth: number;
  readonly head: HeadShape;
  readonly headSize: number;
  /** The eyes of the young are larger. */
  readonly eyes: number;
  readonly iris: Rgb;
  readonly ears: 'point' | 'round' | 'drop' | 'long';
  readonly legWidth: number;
  readonly foot: 'paw' | 'hoof' | 'pad';
  readonly tail: TailShape;
  readonly tailLength: number;
  readonly pattern: Pattern;
  readonly coats: readonly [Rgb, ...Rgb[]];
  /** Mane, socks, spots, horns. */
  readonly marks: Rgb;
  /** Muzzle, breast and whatever else is pale. */
  readonly light: Rgb;
  /** How much of the light tone the belly takes. */
  readonly belly: number;
  /** Long hair at breast and belly. */
  readonly fluff: number;
  readonly mane: 'none' | 'crest' | 'upright' | 'lion';
  readonly crown: 'none' | 'horns' | 'antlers' | 'unicorn' | 'knobs' | 'spikes';
  /** How far the back gives way in a gallop. */
  readonly spring: number;
}
