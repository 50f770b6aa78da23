import type { Lexicon, Senses } from '../catalogue/lexicon.ts';
import type { Mention, VerbChunk } from './chunks.ts';
import { type Discourse, makeDiscourse } from './discourse.ts';
import type { Event, LeftOut, PlaceFact, RelationFact } from './reading.ts';

export interface Phrase {
  /** As written: "by" tells who does it. */
  readonly text?: string;
  readonly relation: string;
  readonly anchors: readonly number[];
}

export interface QuotePlace {
  readonly index: number;
  readonly at: number;
  readonly sentence: number;
  readonly subjects: readonly number[];
  readonly event: Event | null;
  readonly chunk: number;
}

/** What the reading of clauses knows at a point of the text. */
export interface Scope {
  readonly lexicon: Lexicon;
  readonly discourse: Discourse;
  readonly events: Event[];
  readonly relations: RelationFact[];
  readonly places: PlaceFact[];
  readonly dressing: string[];
  readonly leftOut: LeftOut[];
  readonly quotes: QuotePlace[];
  readonly pending: VerbChunk[];
  /** "To the left of the car, a bicycle": told before its subject. */
  readonly leading: { readonly relation: string; readonly to: number }[];
  /** What an unknown name is taken for. */
  readonly personSenses: Senses;
  readonly nameable: boolean;
  /** Verbs stand at the end of their clause: a second noun is what it is done to. */
  readonly verbLast: boolean;
  /** "its tail wags" is the dog's doing. */
  readonly partsAct: boolean;
  sentence: number;
  subjects: readonly number[];
  last: readonly number[];
  lastMention: Mention | null;
  objects: number[];
  verb: VerbChunk | null;
  event: Event | null;
  /** Told without its doer: "is chased". */
  suffered: { readonly chunk: VerbChunk; readonly subjects: readonly number[] } | null;
  preposition: Phrase | null;
  listed: string | null;
  copula: boolean;
  relative: boolean;
  oneOf: boolean;
  adverb: string | null;
}

export function makeScope(lexicon: Lexicon, personSenses: Senses, language: string): Scope {
  const [nameable, verbLast] = [language === 'en', language === 'ja' || language === 'hi' || language === 'ko'];
  return {
    lexicon,
    ...{
      discourse: makeDiscourse(),
      events: [],
      relations: [],
      places: [],
      dressing: [],
      leftOut: [],
      quotes: [],
      pending: [],
      leading: [],
    },
    ...{
      personSenses,
      nameable,
      verbLast,
      partsAct: true,
      sentence: 0,
      subjects: [],
      last: [],
      lastMention: null,
      objects: [],
    },
    ...{
      verb: null,
      event: null,
      suffered: null,
      preposition: null,
      listed: null,
      copula: false,
      relative: false,
      oneOf: false,
      adverb: null,
    },
  };
}
