import { WHEN } from './english.ts';
import type { Part } from './words.ts';

export interface Candidate {
  readonly part: Part;
  /** Logarithm of how likely the word alone is it. */
  readonly weight: number;
}

export const only = (part: Part): Candidate[] => [{ part, weight: 0 }];
export const either = (...rows: readonly (readonly [Part, number])[]): Candidate[] =>
  rows.map(([part, weight]) => ({ part, weight }));

/** Words that hold sentences together and may be two things. */
export const DOUBTFUL: ReadonlyMap<string, Candidate[]> = new Map([
  ['that', either(['relative', -0.4], ['article', -1.5], ['link', -1.5])],
  // No one clothes there: "linen clothing walking" is worn by whoever walks.
  ['clothing', only('name')],
  // "out of a burning building", and "kids building a castle".
  ['building', either(['name', -0.4], ['doing', -0.9])],
  ['burning', either(['quality', -0.3], ['doing', -0.9])],
  ['shorts', only('names')],
  ['shelves', only('names')],
  ['bookshelves', only('names')],
  // Worn by surgeons, and done to floors.
  ['scrubs', either(['names', -0.2], ['does', -1.2])],
  // Far more often done than seen: "lifts off and flies over the city".
  ['flies', either(['does', -0.2], ['names', -1.6])],
  ['once', either(['adverb', -0.5], ['link', -0.9])],
  ['slight', only('quality')],
  ['layers', only('names')],
  ['who', only('relative')],
  ['which', only('relative')],
  ['her', either(['article', -0.2], ['object', -1])],
  ['his', only('article')],
  ['to', either(['preposition', -0.5], ['to', -0.7])],
  ['as', either(['link', -0.2], ['preposition', -2])],
  ['before', either(['link', -1], ['preposition', -0.5])],
  ['after', either(['link', -1.6], ['preposition', -0.3])],
  ['until', either(['link', -0.5], ['preposition', -1])],
  ['since', either(['link', -0.5], ['preposition', -1])],
  ['like', either(['preposition', -0.3], ['do', -2])],
  ['one', either(['article', -0.5], ['name', -1])],
  ['other', either(['quality', -0.3], ['name', -1.5])],
  ['others', only('names')],
  ['both', either(['article', -0.5], ['pronoun', -1.2], ['object', -2])],
  ['all', either(['article', -0.5], ['pronoun', -2], ['adverb', -1.5])],
  ['each', either(['article', -0.5], ['pronoun', -2])],
  ['this', either(['article', -0.3], ['pronoun', -2])],
  ['these', either(['article', -0.3], ['pronoun', -2.5])],
  ['another', either(['article', -0.3], ['name', -1.5])],
  ['it', either(['pronoun', -0.5], ['object', -0.7])],
  ['you', either(['pronoun', -0.5], ['object', -1])],
  ['there', either(['adverb', -0.5], ['pronoun', -1])],
  ['back', either(['adverb', -0.5], ['name', -0.8], ['quality', -2], ['do', -4])],
  ['left', either(['adverb', -0.7], ['quality', -1], ['name', -1.5], ['done', -2])],
  ['right', either(['adverb', -0.7], ['quality', -1], ['name', -1.5])],
  ['so', either(['joint', -0.5], ['adverb', -1])],
  // "takes his first steps".
  ['first', either(['joint', -0.3], ['quality', -0.6])],
  ['next', either(['joint', -0.3], ['quality', -0.6])],
  ['out', either(['adverb', -0.3], ['preposition', -0.8])],
  ['just', only('adverb')],
  ['no', only('article')],
  ['not', only('adverb')],
  ['goodbye', only('adverb')],
  ['types', either(['does', -0.4], ['names', -0.9])],
  ['trips', either(['does', -0.3], ['names', -1])],
  // Of faces, before anybody's brow.
  ['wrinkles', either(['names', -0.2], ['does', -1.6])],
  // Of somebody tired, and rarely of prices.
  ['slumps', either(['does', -0.2], ['names', -1.5])],
  // "bicycle wheels": of things, before anybody does it.
  ['wheels', either(['names', -0.1], ['does', -3.4])],
  // "her father films with his phone": he does, where a story is told.
  // "and cheer as he wins": done far more often than had.
  ['cheer', either(['do', -0.3], ['name', -1])],
  ['films', either(['does', -0.4], ['names', -0.8])],
  ['lands', either(['does', -0.2], ['names', -2])],
  // "the passengers wave to a farmer": after several who can.
  ['wave', either(['name', -0.6], ['do', -0.6])],
  // Of gardeners more is told than of seas.
  ['waters', either(['does', -0.2], ['names', -1.6])],
  ['lit', either(['quality', -0.5], ['done', -1])],
  ['wearing', only('doing')],
  ['dressed', only('done')],
  ['including', only('preposition')],
  // "who finally steps out": when, and nothing is joined.
  ...WHEN.map((word): [string, Candidate[]] => [word, either(['joint', 0], ['adverb', -0.4])]),
]);
