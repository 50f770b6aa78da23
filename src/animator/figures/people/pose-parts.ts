export type Prop = 'book' | 'guitar' | 'mug' | 'bun';

export type HandShape = 'relaxed' | 'open' | 'fist' | 'point';

/** An arm seen from the front. Angles from hanging straight down, positive outwards; `upper` and `lower` are what is seen of each bone's length. */
export interface FrontArm {
  readonly out: number;
  readonly fore: number;
  readonly upper: number;
  readonly lower: number;
  readonly hand: HandShape;
  /** Comes before the face. */
  readonly near: boolean;
}

/** A foot, off where it stands at ease: outwards, up, and towards the camera (1 is neutral); `knee` bends outwards. */
export interface FrontFoot {
  readonly out: number;
  readonly up: number;
  readonly near: number;
  readonly knee: number;
}

/** Left and right are those of the picture. */
export interface FrontPose {
  readonly left: FrontArm;
  readonly right: FrontArm;
  readonly leftFoot: FrontFoot;
  readonly rightFoot: FrontFoot;
  /** The hips, off the middle, and how far they sink. */
  readonly shift: number;
  readonly sink: number;
  /** How high the whole body leaves the ground. */
  readonly rise: number;
  readonly lean: number;
  readonly hipTilt: number;
  readonly shoulderTilt: number;
  readonly headTilt: number;
  readonly turn: number;
  readonly gazeX: number;
  readonly gazeY: number;
  readonly blink: boolean;
  readonly smile: number;
  readonly mouth: number;
  readonly brow: number;
  readonly flow: number;
  readonly prop: Prop | null;
  readonly sits: 'no' | 'ground' | 'seat';
}

export const HANGING: FrontArm = { out: 0.16, fore: 0.06, upper: 1, lower: 1, hand: 'relaxed', near: false };
