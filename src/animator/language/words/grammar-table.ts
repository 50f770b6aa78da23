import type { Part } from './words.ts';

/** What stood before a word: a part of the sentence, or a break of it. */
export type Before = Part | 'start' | 'comma';

const row = (
  rest: number,
  given: Partial<Record<Before, number>>,
): { readonly rest: number; readonly given: typeof given } => ({
  rest,
  given,
});

/**
 * How well a word of each part follows what stood before it, as a logarithm; `rest` is for whatever is not given. Chosen by hand on prompts and held there
 * by tests: only their order and their rough size matter. What depends on the subject and on whether the clause has its verb is in `clause-steps.ts`.
 */
export const FOLLOWS: Readonly<Record<Part, ReturnType<typeof row>>> = {
  article: row(0, { name: -4.5, names: -4.5, article: -2, quality: -3.5, pronoun: -5, object: -0.7, to: -6 }),
  quality: row(-0.2, {
    article: 0,
    quality: 0,
    name: -2.5,
    names: -2.5,
    pronoun: -5,
    object: -1.5,
    to: -6,
    relative: -4,
    joint: -0.5,
  }),
  name: row(0, {
    ...{ quality: 0.2, name: -0.8, names: -2.5, pronoun: -5, object: -2, to: -6, relative: -1.5, adverb: -1, be: -0.5 },
    ...{ joint: -0.3, done: -1.2 },
  }),
  names: row(0, {
    done: -1.2,
    quality: 0.2,
    name: -0.8,
    names: -2,
    pronoun: -5,
    object: -2,
    to: -6,
    relative: -1.5,
    adverb: -0.6,
  }),
  preposition: row(0, { article: -6, quality: -1, to: -6, preposition: -0.7, relative: -3, joint: -0.3, pronoun: -3 }),
  adverb: row(-0.2, { article: -1.5, preposition: -1.5, name: -0.8, names: -0.8 }),
  pronoun: row(-3, {
    start: 0,
    comma: 0,
    link: 0,
    joint: 0,
    aside: 0,
    relative: -0.5,
    name: -1.5,
    names: -1.5,
    adverb: -0.5,
  }),
  object: row(-4, { does: 0, do: 0, doing: 0, done: 0, preposition: 0, adverb: -0.5, joint: -1.5 }),
  does: row(-7, {
    ...{ name: 0, names: 0, pronoun: 0.4, relative: 0.3, joint: 0, comma: 0, adverb: 0, aside: -0.3, object: -2 },
    ...{ quality: -2.2, doing: -2.5, done: -2, start: -3, link: -5, does: -5, article: -5 },
  }),
  do: row(-7, {
    ...{ to: 1, name: 0, names: 0, pronoun: 0.4, relative: 0, joint: -0.2, comma: -0.2, adverb: 0, start: -2.5 },
    ...{ object: -1.5, be: -4, does: -4, quality: -3.5, aside: -1.5, done: -3, doing: -3 },
  }),
  doing: row(-0.5, {
    ...{ joint: 0, name: -0.2, names: -0.1, be: 0.5, comma: 0, adverb: 0, object: -0.2, article: -4, quality: -2.2 },
    ...{ doing: -1.5, done: -1.5, does: -0.9, do: -0.9, relative: -4, pronoun: -1.5, to: -7 },
  }),
  done: row(-2, {
    ...{
      name: -0.4,
      names: -0.4,
      be: 0.4,
      comma: -0.2,
      joint: -0.5,
      start: -0.8,
      pronoun: -0.3,
      adverb: 0,
      article: -4,
    },
    ...{ quality: -2.2, preposition: -3, to: -7, relative: 0, object: -1, aside: -0.5 },
  }),
  be: row(-6, {
    ...{ name: 0, names: 0, pronoun: 0.5, relative: 0.3, adverb: 0, joint: 0, comma: -0.5, to: 0.5, aside: -0.5 },
    ...{ start: -1.5, link: -1.5, object: -2, quality: -2 },
  }),
  to: row(-1, {
    does: 0,
    do: 0,
    doing: 0,
    done: 0,
    quality: -0.3,
    name: -0.6,
    names: -0.6,
    adverb: -0.5,
    article: -7,
    preposition: -7,
  }),
  joint: row(0, { article: -5, preposition: -4, to: -6 }),
  link: row(0, { article: -5, preposition: -3, to: -6 }),
  relative: row(-3, { name: 0, names: 0, comma: 0, joint: -0.5, object: -0.5 }),
  aside: row(0, {}),
};
