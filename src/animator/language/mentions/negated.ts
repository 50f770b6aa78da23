import { ADVERBS } from '../words/english.ts';
import type { Token } from '../words/words.ts';

/** "does not bark", "doesn't notice": whatever follows is not done. */
export function isNegated(tokens: readonly Token[], at: number): boolean {
  // "Neither of them notices."
  if (/^(?:neither|none)$/.test(tokens[at - 3]?.text ?? '') && tokens[at - 2]?.text === 'of') return true;
  // "Neither speaks", "Nobody moves".
  if (/^(?:neither|none|nobody|noone)$/.test(tokens[at - 1]?.text ?? '')) return true;
  if (tokens[at - 1]?.text === 'one' && tokens[at - 2]?.text === 'no') return true;
  return tokens
    .slice(Math.max(0, at - 2), at)
    .some(
      ({ text }, i, near) =>
        NOT.test(text) &&
        (i === near.length - 1 || ADVERBS.has(near[i + 1]?.text ?? '') || /ly$/.test(near[i + 1]?.text ?? '')),
    );
}

const NOT = /^(?:not|never|without|cannot|\w+n't)$/;
