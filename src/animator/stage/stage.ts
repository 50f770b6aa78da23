import type { Vector } from '../maths/vector.ts';
import type { Fate } from './ways/fate.ts';

/**
 * The Stage: a film as a scene graph in metres on a timeline, plain JSON. x to the right, y up, z toward the first camera; 0 is where the film plays.
 * The lens films it; sound is laid from the same timeline. `frame = f(stage, time)`.
 */
export interface Stage {
  readonly seed: number;
  readonly durationSeconds: number;
  /** Width over height of the picture it was solved for. */
  readonly shape: number;
  readonly place: StagePlace;
  readonly figures: readonly StageFigure[];
  readonly shots: readonly StageShot[];
  readonly particles: readonly ParticleSource[];
  readonly styles: readonly string[];
  /** The flight of steps of the place, where it has one: feet are set on them. */
  readonly stairs?: { readonly foot: Vector; readonly top: Vector; readonly steps: number };
  /** Of a film that plays in several places: all its scenes, of which this is the first. Left out where it plays in one. */
  readonly scenes?: readonly StageScene[];
}

/** A part of the film that plays elsewhere; its stage counts seconds from its own beginning, and roles as the film does. */
export interface StageScene {
  readonly from: number;
  readonly to: number;
  readonly stage: Stage;
}

export interface StagePlace {
  readonly name: string;
  readonly time: string;
  readonly weather: string;
  /** Of the weather: 1 is its own. */
  readonly weatherAmount: number;
  readonly season: string;
  readonly dressing: readonly string[];
  /** What lights it beside sun and sky, by the catalogue's names. */
  readonly lights: readonly string[];
  /** Roles that its spotlight is said to be on; left out where it is on the hero. */
  readonly spotOn?: readonly number[];
  readonly without: readonly string[];
  /** What it becomes while the film lasts, in order; empty where it stays as it is. */
  readonly becomes: readonly StageAge[];
}

export type StageAge = Pick<StagePlace, 'time' | 'weather' | 'weatherAmount' | 'season' | 'dressing'>;

export interface StageFigure {
  /** Role of the script and which of its several; staffage has no role. */
  readonly role: number | null;
  readonly instance: number;
  readonly body: BodyOrder;
  readonly size: number;
  readonly tint: Vector;
  /** Where it is and looks, at rising times; between them it goes along a smooth curve. */
  readonly path: readonly PathPoint[];
  /** What bears it; of what changes hands, at the beginning. */
  readonly support: Support;
  /** Of what changes hands: where it is from each time on, the first from the beginning. */
  readonly stations?: readonly Station[];
  /** Whose place it takes in its own seconds: the same one in other clothes. Whatever is borne by that one is borne by this one then. */
  readonly standsFor?: number;
  readonly acts: readonly StageAct[];
  /** Whom its eyes follow: a figure, the camera, or nobody. */
  readonly gaze: number | 'camera' | null;
  /** Which of its contacts hold which anchors of which figures. */
  readonly grips: readonly {
    readonly contact: string;
    readonly figure: number;
    readonly anchor: string;
    readonly from: number;
    readonly to: number;
  }[];
  readonly expression: string;
  /** What the face shows from each time on, the first from the beginning; left out of whom nothing comes over. */
  readonly feelings?: readonly Feeling[];
  /** Role of the script whose voice moves its lips; null for none. */
  readonly voice: number | null;
  readonly phase: number;
  /** In the picture only from then to then. */
  readonly seen: { readonly from: number; readonly to: number };
  /** Of a role, and only there: no house is taken away so that it is seen. */
  readonly walksOn?: true;
  /** When it goes to pieces, or comes together from them. */
  readonly becoming?: readonly Becoming[];
  /** It sinks together: what is left of its height in the end, and how many times as wide it is then. */
  readonly sinks?: { readonly from: number; readonly to: number; readonly left: number; readonly spread: number };
  /** It shrinks into what it becomes, or swells out of what it was: while it is there, about its middle, so many metres up. */
  readonly morphs?: readonly {
    readonly from: number;
    readonly to: number;
    readonly comes: boolean;
    readonly middle: number;
  }[];
  /** What becomes of it once nothing bears it any more. */
  readonly fate?: Fate;
}

export interface Feeling {
  readonly from: number;
  readonly expression: string;
}

/** Where something is from then on, and whose hand brought it there; null where nobody's did. */
export interface Station {
  readonly from: number;
  readonly support: Support;
  readonly by: number | null;
}

/** What bears a figure: the land (or water, or air), or a place on another figure. A tree: cycles are refused when it is built. */
export type Support =
  | {
      readonly on:
        | 'ground'
        | 'water'
        | 'air' /** Metres above it that one sits, where the place itself has a seat there. */;
      readonly seat?: number;
      /** Where that seat is, of somebody who comes to it or leaves it. */
      readonly rest?: { readonly at: Vector; readonly heading: number };
      /** Seconds: from then, and until then, it is on the seat. */
      readonly since?: number;
      readonly until?: number;
    }
  | {
      readonly figure: number;
      readonly anchor: string;
      readonly as: 'sit' | 'stand' | 'held';
      /** Metres from the anchor in the bearer's own directions. */
      readonly offset?: Vector;
      /** Radians against the bearer's heading. */
      readonly turn?: number;
      /** How it is held, by the catalogue's name of the way. */
      readonly way?: string;
      /** Lies on its back. */
      readonly lies?: boolean;
      /** Stuck into it, upside down. */
      readonly stuck?: boolean;
      /** Of who may lie there: the anchor where it sits before and after. */
      readonly edge?: string;
      /** Seconds: until then it is where its own path has it. */
      readonly since?: number;
      /** Seconds: from then on it is there again. */
      readonly until?: number;
    };

/** From whole to nothing, or the other way where it `comes`. */
export interface Becoming {
  readonly from: number;
  readonly to: number;
  readonly comes: boolean;
  /** Which of it goes first: its top, its foot, one side of it, what is behind. */
  readonly way: 'down' | 'up' | 'across' | 'through';
  /** What it goes to or comes from, by the name of what is then in the air: dust, petals, light … */
  readonly into: string;
}

/** Which body, by family and a sheet of plain data: equal orders share one body. */
export interface BodyOrder {
  readonly family: string;
  readonly sheet: Readonly<Record<string, unknown>>;
}

export interface PathPoint {
  readonly time: number;
  readonly at: Vector;
  /** Radians; 0 looks toward the first camera (+z), a quarter turn to the right of the picture (+x). */
  readonly heading: number;
}

export interface StageAct {
  readonly act: string;
  readonly from: number;
  readonly to: number;
  readonly speed: number;
  readonly target: number | null;
  /** Done into the camera. */
  readonly toCamera?: true;
  /** Radians: the way its pieces go, of what goes to pieces. */
  readonly away?: number;
  /** The posture in which it is done, by its act, where that is not its own. */
  readonly within?: string;
}

/** Poses at rising times, eased between; a follow shot adds where its subject is. */
export interface StageShot {
  readonly from: number;
  readonly to: number;
  readonly keys: readonly CameraKey[];
  /** Positions of the keys are relative to this figure, and to its heading where `turns`. */
  readonly follow: { readonly figure: number; readonly turns: boolean } | null;
  /** Shaking of a hand, in metres. */
  readonly handheld: number;
  readonly pace: number;
  /** Whose eyes it looks through: of them one sees what they see of themselves. */
  readonly through?: number;
}

export interface CameraKey {
  readonly time: number;
  readonly eye: Vector;
  readonly target: Vector;
  readonly roll: number;
  readonly fieldOfView: number;
  readonly focus: number;
  readonly aperture: number;
  /** Metres: nothing nearer is seen; a lens' own where it is left out. */
  readonly near?: number;
}

/** A room on the ground, in metres. */
export interface Walls {
  readonly left: number;
  readonly right: number;
  readonly back: number;
  readonly front: number;
}

export interface ParticleSource {
  readonly kind: string;
  readonly amount: number;
  /** Null fills the air around the camera; else it rises from an anchor of a figure, or so many metres above it, or from a place. */
  readonly from:
    | { readonly figure: number; readonly anchor: string; readonly above?: number }
    | { readonly at: Vector }
    | null;
  /** Where what is poured falls to. */
  readonly to?: { readonly figure: number; readonly anchor: string };
  /** Times as large as in life, as what a picture shows from near is. */
  readonly times?: number;
  /** Radians: where a pane faces on which it lies. */
  readonly turn?: number;
  /** Of what is poured; of a show of the sky: what its own colours are multiplied by. */
  readonly colour?: Vector;
  /** Of stuff of several colours. */
  readonly colours?: readonly [Vector, ...Vector[]];
  /** Metres at which a show of the sky is drawn, as large as it is seen: a picture's own sky is near. */
  readonly far?: number;
  /** Metres: only beyond these walls, where it is seen through windows. */
  readonly beyond?: Walls;
  /** Only in this age of the place: 0 is how it begins. */
  readonly age?: number;
  /** Only from then on, in seconds of the film. */
  readonly since?: number;
  /** Only while somebody does this. */
  readonly during?: { readonly figure: number; readonly act: string };
}
