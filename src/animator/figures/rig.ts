import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Rgb } from '../maths/colour.ts';
import type { Random } from '../maths/random.ts';
import type { Act, FigureView, Worn } from '../plan/shot-plan.ts';

/** A moment in a figure's cycle. */
export interface Pose {
  /** 0..1 through the cycle. */
  readonly phase: number;
  /** 0 stands still, 1 walks, 2 runs. */
  readonly gait: 0 | 1 | 2;
  readonly act: Act;
  /** From where it is seen. Rigs that know one view only are drawn from the side. */
  readonly view: FigureView;
  /** It sits on something: (0, 0) is the seat instead of the ground. */
  readonly raised: boolean;
  /** What it holds is drawn by itself: its hands are empty. */
  readonly carries: boolean;
  /** How far the mouth is open, 0..1, for rigs that have `findMouth`. */
  readonly mouth: number;
}

export interface Dress {
  readonly colour: Rgb | null;
  readonly noun: string | null;
  readonly wears: readonly Worn[];
  readonly random: Random;
}

/**
 * An articulated figure, drawn in metres with y downwards, facing right; (0, 0) is the point that stands on the ground (or floats on the
 * water, or hangs in the air). Colours are plain daylight colours: light, rim and haze come afterwards and are the same for all.
 */
export interface Rig {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** How tall it stands in its own metres: a figure of another height is this one, scaled. */
  readonly tall: number;
  readonly frames: number;
  /** By gait. */
  readonly cyclesPerSecond: readonly [number, number, number];
  readonly castsShadow: boolean;
  /** (0, 0) is its middle instead of its foot. */
  readonly hangs: boolean;
  /** Where in its cycle it shows best when it never moves on: a stride rather than a step, wings up. */
  readonly bestPhase: number;
  readonly draw: (pen: SKRSContext2D, pose: Pose, dress: Dress) => void;
  /** Where its mouth is in a pose, in metres, for rigs that speak: the middle, and half the size of a box around it. */
  readonly findMouth?: (pose: Pose, dress: Dress) => Mouth;
}

export interface Mouth {
  readonly x: number;
  readonly y: number;
  readonly half: number;
}
