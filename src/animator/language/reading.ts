import type { ActionClass } from './action-words.ts';
import type { Relation } from './relation-words.ts';
import type { CameraMove, Direction, Mood, Place, Season, Shot, Style, TimeOfDay, Weather } from './setting.ts';
import type { Ambience } from './sound-words.ts';

/** One thing the prompt names. */
export interface Subject {
  /** As written, and as the table knows it. */
  readonly word: string;
  readonly noun: string;
  readonly kind: string;
  readonly place: Place | null;
  readonly count: number;
  readonly colour: string | null;
  /** Garments it is said to wear, by kind. */
  readonly wears: readonly { readonly garment: string; readonly colour: string | null }[];
  readonly size: 'small' | 'large' | null;
  readonly action: SubjectAction | null;
  /** How it stands to other subjects, by their index. */
  readonly relations: readonly { readonly relation: Relation; readonly subject: number }[];
  readonly side: 'left' | 'right' | 'middle' | null;
}

export interface SubjectAction {
  readonly verb: string;
  readonly class: ActionClass;
  readonly direction: Direction | null;
}

export type Instrument = 'pad' | 'keys' | 'strings' | 'bells';

/** What the prompt says, and only that: whatever it leaves open is null, and the plan decides. */
export interface Reading {
  readonly prompt: string;
  readonly language: string;
  readonly negative: readonly string[];
  readonly place: Place | null;
  readonly time: TimeOfDay | null;
  readonly weather: Weather | null;
  readonly season: Season | null;
  readonly mood: Mood | null;
  readonly styles: readonly Style[];
  readonly cameraMove: CameraMove | null;
  readonly shot: Shot | null;
  readonly subjects: readonly Subject[];
  readonly sounds: readonly Ambience[];
  readonly instrument: Instrument | null;
  readonly musicWanted: boolean;
  readonly silent: boolean;
  readonly dialogue: readonly string[];
  readonly textOnScreen: readonly string[];
  readonly notUnderstood: readonly string[];
}
