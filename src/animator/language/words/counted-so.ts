import type { Candidate } from './doubtful-words.ts';
import type { Token } from './words.ts';

/** Words in -ing that tell how a thing is, where a deed might be read. */

const ADORNS =
  /^(?:hanging|glowing|flickering|blooming|flowering|floating|towering|crumbling|flashing|burning|sparkling|twinkling|winding|climbing|creeping|trailing|dripping)$/;

/** "wooden tables, hanging plants, an old man": one more of what is there. */
export function isListedSo(tokens: readonly Token[], at: number): boolean {
  const [token, next, after] = [tokens[at], tokens[at + 1], tokens[at + 2]];
  if (token?.opens !== true || !ADORNS.test(token.text) || next?.opens !== false) return false;
  const several = next.nounForms.length > 1;
  return several && (after === undefined || after.opens || after.text === 'and') && tokens[at - 1]?.part !== 'article';
}

export const COUNT: readonly Candidate[] = [{ part: 'article', weight: 1 }];

/** "under one hanging bulb": a single one that hangs there, and nobody who hangs it. */
export const isCounted = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 'one' &&
  /^(?:under|beneath|below|by|near|beside|behind)$/.test(tokens[at - 1]?.text ?? '') &&
  /ing$/.test(tokens[at + 1]?.text ?? '') &&
  tokens[at + 2]?.opens === false &&
  (tokens[at + 2]?.nounForms.length ?? 0) > 0;
