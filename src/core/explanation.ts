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
  readonly sound: {
    readonly ambience: readonly string[];
    readonly effects: readonly string[];
    readonly music: { readonly mood: string; readonly instrument: string; readonly tempo: number } | null;
    readonly dialogue: readonly {
      readonly text: string;
      readonly voice: string;
      readonly start: number;
      readonly end: number;
    }[];
  };
  readonly text_on_screen: readonly string[];
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
}

export interface ExplainedSubject {
  readonly word: string;
  readonly noun: string;
  readonly kind: string;
  readonly count: number;
  readonly colour: string | null;
  readonly size: string | null;
  readonly action: { readonly verb: string; readonly class: string; readonly direction: string | null } | null;
  readonly relations: readonly { readonly relation: string; readonly subject: number }[];
  readonly art: string | null;
  readonly drawn: boolean;
}
