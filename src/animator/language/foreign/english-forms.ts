import { ACT_ROWS } from '../../catalogue/acts.ts';
import { findUses } from '../../catalogue/parts-of-speech.ts';
import { PEOPLE } from '../../catalogue/people.ts';
import { isAdjective } from '../mentions/find-name.ts';
import { DETERMINERS, PREPOSITIONS, PRONOUNS } from '../words/english.ts';

const DEEDS: ReadonlySet<string> = new Set(
  ACT_ROWS.flatMap(({ verbs }) => verbs.map((verb) => verb.split(' ')[0] ?? '')),
);
/** Names of several things that are spelled like deeds. */
const NAMES_IN_S =
  /^(?:leaves|glasses|eyes|hands|pants|clouds|lights|flames|stars|rocks|petals|sparks|fireworks|skis|boots|windows|ruins|stairs|flowers|sea|cookies|dumplings|noodles|fries|pigtails|curls|straps|buttons|stripes|gloves|masks|shorts|scales)$/;

/** The plain form of a deed told of one: "runs" is "run"; null for what is no deed. */
export function findLemma(word: string): string | null {
  if (!/[^s]s$/.test(word) || NAMES_IN_S.test(word)) return null;
  const lemmas = [word.slice(0, -1), word.replace(/es$/, ''), word.replace(/ies$/, 'y')];
  return lemmas.find((lemma) => lemma !== word && DEEDS.has(lemma)) ?? null;
}

export function ingForm(english: string): string {
  const [first = '', ...rest] = english.split(' ');
  const lemma = findLemma(first);
  return lemma === null ? english : [`${lemma}ing`, ...rest].join(' ');
}

const ENDS_SHORT = /^[^aeiou]*[aeiou][^aeiouwxy]$/;
const ING = /\b([a-z]{2,})ing\b/g;

/** "puting", "danceing": what the forms of deeds make is spelled as English spells it. */
export const spellDoing = (text: string): string =>
  text.replace(ING, (whole, stem: string) => {
    if (findLemma(`${stem}s`) !== stem) return whole;
    if (stem.endsWith('ie')) return `${stem.slice(0, -2)}ying`;
    if (/[^eoy]e$/.test(stem)) return `${stem.slice(0, -1)}ing`;
    return ENDS_SHORT.test(stem) ? `${stem}${stem.at(-1)}ing` : whole;
  });

export function isDescribing(english: string): boolean {
  if (isAdjective(english) || /^(?:blonde|ginger|tabby|calico)$/.test(english)) return true;
  const uses = findUses(english);
  return uses !== null && uses.noun <= uses.adjective + uses.verb + uses.adverb;
}

const IRREGULAR: Readonly<Record<string, string>> = {
  ...{ man: 'men', woman: 'women', child: 'children', person: 'people', mouse: 'mice', foot: 'feet', wolf: 'wolves' },
  ...{ leaf: 'leaves', fish: 'fish', sheep: 'sheep', deer: 'deer', knife: 'knives' },
};

function isSmall(word: string): boolean {
  return DETERMINERS.has(word) || PREPOSITIONS.has(word) || PRONOUNS.has(word) || word === 'and';
}

/** Several of what a word names; what is no noun stays as it is. */
export function manyOf(english: string): string {
  const words = english.split(' ');
  const last = words.at(-1) ?? '';
  // "schlafenden": one who sleeps, or several.
  const doing = last.endsWith('ing') && findLemma(`${last.slice(0, -3)}s`) !== null;
  if (doing || !/^[a-z]+$/.test(last) || /[^s]s$/.test(last) || isSmall(english) || isDescribing(english))
    return english;
  const many =
    IRREGULAR[last] ??
    (/[a-z]{2}man$/.test(last) && PEOPLE.has(last) ? `${last.slice(0, -3)}men` : null) ??
    (/[^aeo]y$/.test(last) ? last.replace(/y$/, 'ies') : /(?:s|x|ch|sh)$/.test(last) ? `${last}es` : `${last}s`);
  return [...words.slice(0, -1), many].join(' ');
}
