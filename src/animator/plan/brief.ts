import type { ActionClass } from '../catalogue/acts.ts';
import type {
  CameraMove,
  Direction,
  Mood,
  Place,
  Season,
  Shot,
  Style,
  TimeOfDay,
  Weather,
} from '../catalogue/setting.ts';

export const PAINTED_RELATIONS = [
  ...(['left_of', 'right_of', 'above', 'below', 'on', 'under', 'in_front_of', 'behind', 'near', 'in'] as const),
  ...(['holding', 'riding'] as const),
] as const;
export type Relation = (typeof PAINTED_RELATIONS)[number];

/** One kind of figure that the picture is to show. */
export interface Subject {
  /** As written, and as the table knows it. */
  readonly word: string;
  readonly noun: string;
  readonly kind: string;
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

/** What the painted pictures need of a script: their own places, acts and camera moves. Null is left to the plan. */
export interface Brief {
  readonly prompt: string;
  readonly language: string;
  readonly negative: readonly string[];
  readonly place: Place | null;
  /** What of hour, weather and season the prompt itself says. */
  readonly said: readonly ('time' | 'weather' | 'season')[];
  readonly time: TimeOfDay | null;
  readonly weather: Weather | null;
  readonly season: Season | null;
  readonly mood: Mood | null;
  readonly styles: readonly Style[];
  readonly cameraMove: CameraMove | null;
  readonly shot: Shot | null;
  readonly subjects: readonly Subject[];
  /** Lines in their order, each with the index of who says it; null is a voice from off the picture. */
  readonly lines: readonly { readonly text: string; readonly subject: number | null }[];
}

/** Of a given picture only what the prompt says is changed: its own hour and weather stay. */
export function saidOnly(brief: Brief): Brief {
  const { said } = brief;
  return {
    ...brief,
    time: said.includes('time') ? brief.time : null,
    weather: said.includes('weather') ? brief.weather : null,
    season: said.includes('season') ? brief.season : null,
  };
}
