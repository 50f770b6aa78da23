import { type ActRow, findAct } from '../catalogue/acts.ts';
import type { Senses } from '../catalogue/lexicon.ts';
import type { LightName } from '../catalogue/lights-table.ts';
import type { Mood, Season, Weather } from '../catalogue/setting.ts';
import type { Hour } from '../catalogue/setting-table.ts';
import type { Ambience } from '../catalogue/sounds.ts';
import type { Cut } from './writing/markers.ts';

/** Somebody or something the prompt speaks of, once for all its mentions. */
export interface Entity {
  readonly id: number;
  noun: string;
  word: string;
  senses: Senses;
  /** Null where the prompt leaves it open. */
  count: number | null;
  plural: boolean;
  /** Adjectives and nouns before its head, in all its mentions. */
  readonly modifiers: string[];
  /** Proper names and other nouns for it. */
  readonly names: string[];
  readonly garments: { readonly garment: string; readonly modifiers: string[] }[];
  readonly parts: { readonly part: string; readonly modifiers: string[] }[];
  material: string | null;
  gender: 'woman' | 'man' | null;
  mentions: number;
  /** Words of the prompt it is spoken of at. */
  readonly mentionedAt: number[];
  /** Told only as part of another: no figure of its own. */
  hidden: boolean;
  /** Shown only where nobody else would be. */
  spare: boolean;
  /** Word of the prompt it stands first at, and its sentence. */
  readonly at: number;
  readonly sentence: number;
  /** How it stands in its first clause. */
  role: 'subject' | 'object' | 'place' | 'company' | 'title';
  /** Turned so, when words say it of the figure itself. */
  facing: 'camera' | 'away' | null;
  /** Several of whom each is told later: those stand for it. */
  readonly members: number[];
  memberOf: number | null;
  /** Told as a crowd: "a crowd of tourists". */
  readonly crowd: boolean;
  /** The camera is after it. */
  followed?: true;
}

export interface Event {
  readonly verb: string;
  /** Null for a verb that no table knows. */
  readonly act: ActRow | null;
  subjects: readonly number[];
  target: number | null;
  /** The target is its object: it is done to it, and not on the way to it. */
  direct: boolean;
  instrument: number | null;
  /** Who gets what is given. */
  toWhom?: number;
  /** What of the target, or of the doer, it is done to: hair, shoes, a door. */
  part: string | null;
  direction: string | null;
  /** "away from the camera", "to the left": where in the picture, whatever else is said of the way. */
  heads?: string;
  /** What of the set it leads to, where that is no entity. */
  where: string | null;
  /** An adverb, as written. */
  manner: string | null;
  speed: number;
  readonly at: number;
  /** ", laughing": told of somebody who does something else at the same time. */
  readonly meanwhile?: true;
  /** Done before, and tried once more. */
  readonly again?: true;
  /** "each other": by each of them to the other. */
  mutual?: true;
}

/** Somebody does something of which nothing else is said. */
export function plainEvent(act: string, subjects: readonly number[], at: number): Event {
  return {
    ...{ verb: act, act: findAct(act), subjects, target: null, direct: false, instrument: null, part: null },
    ...{ direction: null, where: null, manner: null, speed: 1, at },
  };
}

export interface RelationFact {
  readonly entity: number;
  readonly relation: string;
  readonly to: number | null;
  readonly where: string | null;
}

export interface PlaceFact {
  readonly place: string;
  readonly word: string;
  readonly weight: number;
  /** Word of the prompt it stands at. */
  readonly at: number;
  /** Told of from outside: "in front of the school", "behind the restaurant", "under a bridge". */
  readonly outside?: 'front' | 'back' | 'under';
}

export interface ShotFact {
  readonly field: string;
  readonly value: string;
  /** Where in the text it stands. */
  readonly at: number;
}

export interface Spoken {
  readonly text: string;
  /** Null: nobody who is seen. */
  readonly speaker: number | null;
  /** Who is spoken to, where a word says so. */
  readonly to: number | null;
  readonly tone: string;
  readonly at: number;
}

export interface LeftOut {
  readonly word: string;
  readonly reason: 'abstract' | 'comparison' | 'negated' | 'unknown_thing' | 'part_not_shown' | 'not_seen';
}

/** What a prompt says, clause by clause, and only that: whatever it leaves open is null or absent. */
export interface Reading {
  readonly prompt: string;
  /** The prompt in English, without what is spoken and written in it: nothing of that is to be seen. */
  readonly told: string;
  readonly language: string;
  readonly entities: readonly Entity[];
  readonly events: readonly Event[];
  readonly relations: readonly RelationFact[];
  readonly places: readonly PlaceFact[];
  readonly dressing: readonly string[];
  readonly shots: readonly ShotFact[];
  readonly cuts: readonly Cut[];
  /** Where each word stands in the text. */
  readonly offsets: readonly number[];
  readonly time: Hour | null;
  /** "from day to night": the hour it becomes. */
  readonly timeTo: Hour | null;
  readonly weather: Weather | 'wind' | null;
  /** 1 is the weather's own; a mist is less of a fog. */
  readonly weatherAmount: number;
  /** What the weather becomes while the film lasts; null where it stays. */
  readonly weatherTo: Weather | 'wind' | null;
  readonly season: Season | null;
  /** The seasons it goes through, in order; empty where it has one. */
  readonly seasons: readonly Season[];
  readonly mood: Mood | null;
  /** What lights it beside sun and sky, by the catalogue's names. */
  readonly lights: readonly LightName[];
  readonly styles: readonly string[];
  readonly negative: readonly string[];
  readonly sounds: readonly Ambience[];
  /** Instruments that shall be heard, by the name of the catalogue; the first leads. */
  readonly instruments: readonly string[];
  /** Kind of music. */
  readonly genre: string | null;
  /** Nothing else is to be played. */
  readonly soloMusic: boolean;
  readonly musicWanted: boolean;
  readonly silent: boolean;
  readonly noMusic: boolean;
  readonly spoken: readonly Spoken[];
  readonly textOnScreen: readonly string[];
  readonly leftOut: readonly LeftOut[];
  readonly notUnderstood: readonly string[];
}
