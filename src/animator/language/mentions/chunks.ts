import type { ActRow } from '../../catalogue/acts.ts';
import type { Lexicon, Senses } from '../../catalogue/lexicon.ts';

/** Told of a place that lies outside of the one at hand: "the street outside". */
export const OUTSIDE = 'outside';

/** A noun with all that stands before it. */
export interface Mention {
  readonly from: number;
  readonly to: number;
  /** As the lexicon knows it, and as written. */
  readonly noun: string;
  readonly word: string;
  readonly senses: Senses | null;
  readonly determiner: string | null;
  /** Whose it is, when a word says so: "his", "the woman's". */
  readonly owner: string | null;
  /** The owner as a noun of its own, where that is somebody who is there. */
  readonly ownedBy: Mention | null;
  readonly count: number | null;
  readonly plural: boolean;
  readonly modifiers: readonly string[];
  /** What a participle before it says it does: "a running dog". */
  readonly acts: readonly { readonly verb: string; readonly act: ActRow }[];
  /** A name: capital letters, and nobody knows the word. */
  readonly named: boolean;
  /** A first name that the catalogue lists: whose. */
  readonly given: 'woman' | 'man' | 'any' | null;
  /** "a close-up of", "a herd of": the words of which this was told. */
  readonly carrier: string | null;
  /** What is in it: "a cup of coffee". */
  readonly filling: string | null;
  /** Which part of it is meant: "the deck of a boat". */
  readonly part: string | null;
  /** Entity whose part it is: "the doors", where a bus is told of. */
  readonly whole?: number;
  /** "one of the men": of those only one. */
  readonly singled?: true;
}

export interface VerbChunk {
  readonly kind: 'verb';
  readonly verb: string;
  readonly act: ActRow | null;
  readonly form: 'base' | 'finite' | 'ing' | 'ed';
  /** What of the doer it is done to: "brushes her hair". */
  readonly part: string | null;
  /** "rubs his eyes": of whom, where the verb takes that word with it. */
  readonly whose?: 'man' | 'woman' | undefined;
  /** "grins": said of one. */
  readonly ofOne?: boolean;
  readonly at: number;
}

export type Chunk =
  | { readonly kind: 'noun'; readonly mention: Mention; readonly at: number }
  | { readonly kind: 'pronoun'; readonly text: string; readonly at: number }
  | VerbChunk
  | { readonly kind: 'be'; readonly text: string; readonly at: number }
  | { readonly kind: 'preposition'; readonly relation: string; readonly text: string; readonly at: number }
  | { readonly kind: 'and'; readonly at: number }
  | { readonly kind: 'link'; readonly text: string; readonly at: number }
  | {
      readonly kind: 'comma';
      readonly at: number /** What follows tells more of what stands before. */;
      readonly colon?: true;
    }
  | { readonly kind: 'stop'; readonly at: number }
  /** An hour, a weather, a sound: nobody who is seen, though it may be a subject. */
  | { readonly kind: 'aside'; readonly text: string; readonly at: number }
  | { readonly kind: 'quote'; readonly index: number; readonly at: number }
  | { readonly kind: 'adjective'; readonly text: string; readonly at: number }
  | {
      readonly kind: 'adverb';
      readonly text: string;
      /** Of the camera: "toward the camera", "at us". */
      readonly camera: boolean;
      /** Told as a way through the picture: "from left to right", "into the distance". */
      readonly way?: string;
      readonly at: number;
    };

export interface ChunkScope {
  readonly lexicon: Lexicon;
  /** Put into English word by word. */
  readonly loose: boolean;
  /** Whether nouns in a row make one name, as in English. */
  readonly compounding: boolean;
}
