import type { Token } from '../words/words.ts';
import type { ClauseState, FoundVerb } from './find-verb.ts';

/** What somebody gets by it, or is called: "a boy given a ball" gives none. */
const TWO_OBJECTS =
  /^(?:give|hand|show|teach|tell|ask|offer|send|award|grant|serve|pay|feed|name|call|title|dub|crown|label|nickname|deem|deny|promise|lend|sell|bring|leave|make|paint|dye)\b/;
const OBJECT = /^(?:an?|the|his|her|their|its|it|them|him|two|three|some|another)$/;
/** "baked the day before": when. */
const WHEN = /^(?:day|night|week|month|year|moment|hour|instant|morning|evening|way|same)$/;

/** "walked to the table and picked up the cup": told of what is over, and done by whom it is told of. What follows it is what it was done to. */
export function isPast(tokens: readonly Token[], at: number, { verb, length }: FoundVerb, state: ClauseState): boolean {
  const next = tokens[at + length];
  if (next === undefined || next.opens || next.role !== null || !OBJECT.test(next.text)) return false;
  if (TWO_OBJECTS.test(verb) || WHEN.test(tokens[at + length + 1]?.text ?? '')) return false;
  if (state.subject === 'none' || state.before === 'be') return false;
  return state.before === 'noun' || state.before === 'pronoun'
    ? !state.finite && !state.inPhrase
    : state.before === 'and' || state.before === 'comma';
}
