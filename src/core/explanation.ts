/**
 * How a prompt was understood, and what of it is in the picture. A document of the generator's own, shown as it is: its field names are
 * those that are published.
 */
export interface Explanation {
  readonly prompt: string;
  readonly language: string;
  readonly negative: readonly string[];
  readonly setting: {
    readonly place: string;
    readonly time: string;
    readonly weather: string;
    readonly season: string;
  };
  readonly style: readonly string[];
  readonly camera: { readonly move: string; readonly shot: string };
  readonly mood: string;
  readonly subjects: readonly ExplainedSubject[];
  /** Whom the film is about, by index of `subjects`; null when it is about the place. */
  readonly hero: number | null;
  /** Who does what, when; times are seconds of the film. */
  readonly beats: readonly ExplainedBeat[];
  readonly shots: readonly ExplainedShot[];
  readonly sound: {
    readonly ambience: readonly string[];
    readonly effects: readonly string[];
    readonly music: { readonly mood: string; readonly instrument: string; readonly tempo: number } | null;
    readonly dialogue: readonly {
      readonly text: string;
      readonly voice: string;
      readonly start: number;
      readonly end: number;
      /** Who says it, by index of `subjects`; null is a voice that is not seen. */
      readonly speaker: number | null;
      readonly tone: string;
    }[];
  };
  /** Lines that are written over the picture: no voice can say them, or they are too long to be said. */
  readonly text_on_screen: readonly string[];
  /** What the prompt names and the film does not show, and why. */
  readonly left_out: readonly { readonly word: string; readonly reason: string }[];
  readonly not_understood: readonly string[];
  /** Only when asked for: three frames are drawn for it. */
  readonly trace?: readonly TraceRow[];
}

/** Where a figure is seen, in pixels of the film: from which of its pixels are its own in the picture, never from the plan. */
export interface TraceRow {
  readonly frame: number;
  readonly subject: number;
  readonly instance: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The share of it that nothing hides, 0..1. */
  readonly visible: number;
  /** The colour most of its own pixels have, lit but not graded. */
  readonly colour: string;
  /** What its body plays then, and which parts of it hold or touch something. */
  readonly act: string;
  readonly contacts: readonly string[];
}

export interface ExplainedBeat {
  readonly subject: number;
  readonly act: string;
  readonly verb: string;
  readonly from: number;
  readonly to: number;
  readonly target: number | null;
}

export interface ExplainedShot {
  readonly from: number;
  readonly to: number;
  readonly size: string;
  readonly angle: string;
  readonly move: string;
  readonly lens: string;
  readonly pace: number;
  /** Where it plays. */
  readonly place: string;
  /** Whether the prompt asks for it. */
  readonly stated: boolean;
}

export interface ExplainedSubject {
  readonly word: string;
  readonly noun: string;
  readonly kind: string;
  readonly count: number;
  readonly colour: string | null;
  readonly size: string | null;
  /** What it has on, each with its colour where that is told. */
  readonly wears: readonly string[];
  readonly action: { readonly verb: string; readonly class: string; readonly direction: string | null } | null;
  readonly relations: readonly { readonly relation: string; readonly subject: number }[];
  readonly art: string | null;
  readonly drawn: boolean;
}
