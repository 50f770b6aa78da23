import type { Lexicon, Senses } from '../../catalogue/lexicon.ts';
import type { Mention, VerbChunk } from '../mentions/chunks.ts';
import type { Entity, Event, LeftOut, PlaceFact, RelationFact } from '../reading.ts';
import { type Discourse, makeDiscourse } from './discourse.ts';

export interface Phrase {
  /** As written: "by" tells who does it. */
  readonly text?: string;
  readonly relation: string;
  readonly anchors: readonly number[];
  /** "two moons in the sky": it belongs to a noun that is no figure, and to nobody else. */
  readonly loose?: boolean;
  /** "a studio with mirrors": it belongs to the place, and nobody has it in hand. */
  readonly placed?: boolean;
  /** ", in the background a cat sleeps": said of whoever comes next. */
  readonly fronted?: boolean;
}

export interface QuotePlace {
  readonly index: number;
  readonly at: number;
  readonly sentence: number;
  readonly subjects: readonly number[];
  readonly event: Event | null;
  readonly chunk: number;
}

/** A part or a garment of somebody, of which the words after it may say more: "his cape torn and crimson", "her hair is tied with a ribbon". */
export interface Detail {
  readonly owner: Entity;
  readonly modifiers: string[];
  /** "his cape", and not only a cape: a quality after it is said of the cape. */
  readonly own: boolean;
  /** "tied back", "embroidered": what comes "with" it now is on it. */
  done: boolean;
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
  /** Who is written before a line, by the line's number. */
  readonly labels: ReadonlyMap<number, string>;
  readonly pending: VerbChunk[];
  /** "To the left of the car, a bicycle": told before its subject. */
  readonly leading: { readonly relation: string; readonly to: number | null; readonly where?: string }[];
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
  /** "…, who kneels": whom the sentence is about, and who only the relative clause; null where none was told. */
  told: { readonly main: readonly number[]; readonly relative: readonly number[] } | null;
  /** "dust rising,": the noun at hand is no figure; those the sentence is about, who come back after it. */
  unseen: Pick<Scope, 'subjects' | 'last' | 'objects' | 'verb'> | null;
  /** Those of whom the sentence says what they do, when it only adds what others are doing. */
  main: readonly number[];
  /** Who watches, or lets, others do what was told last; null where nobody does. */
  watchers: readonly number[] | null;
  /** "watches as the ball rolls by, then": who only waited meanwhile, and goes on afterwards; null where nobody did. */
  waiting: readonly number[] | null;
  /** The noun before is no figure: a hand, a place, or what nobody knows. */
  figureless: boolean;
  oneOf: boolean;
  adverb: string | null;
  /** "the engine roars": the part of its subject that does it. */
  acting: string | null;
  /** The part or garment told of last. */
  detail: Detail | null;
  /** "a sword fight between": what those do who are named next. */
  deed: Event | null;
  /** "eyes fixed on": the noun after that preposition is what is looked at. */
  gaze: { readonly event: Event; readonly chunk: number } | null;
}

export function makeScope(
  lexicon: Lexicon,
  personSenses: Senses,
  language: string,
  labels: ReadonlyMap<number, string>,
): Scope {
  const [nameable, verbLast] = [language === 'en', language === 'ja' || language === 'hi' || language === 'ko'];
  return {
    lexicon,
    labels,
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
      told: null,
      unseen: null,
      main: [],
      watchers: null,
      waiting: null,
      figureless: false,
      oneOf: false,
      adverb: null,
      acting: null,
      detail: null,
      gaze: null,
      deed: null,
    },
  };
}

/** What follows is said of a noun that is no figure: of nobody who is there. */
export function beginUnseen(scope: Scope): void {
  scope.unseen ??= { subjects: scope.subjects, last: scope.last, objects: scope.objects, verb: scope.verb };
  scope.subjects = [];
  scope.last = [];
  scope.objects = [];
  scope.verb = null;
  scope.event = null;
}

/** "…, dust rising, laughing": after it the sentence goes on with those it is about. */
export function endUnseen(scope: Scope): void {
  if (scope.unseen === null) return;
  scope.subjects = scope.unseen.subjects;
  scope.last = scope.unseen.last;
  scope.objects = scope.unseen.objects;
  // They have a verb already: whoever comes after it is somebody else.
  scope.verb = scope.unseen.verb;
  scope.unseen = null;
  scope.event = null;
  scope.preposition = null;
}
