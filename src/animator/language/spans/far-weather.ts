import type { PhraseMatch, Token } from '../words/words.ts';

const STORMS: ReadonlySet<unknown> = new Set(['rain', 'storm']);
/** Said before it: a storm that is not here, or not yet. */
const OFF = /^(?:distant|faraway|far|off|approaching|oncoming|coming|advancing|looming|gathering|brewing|building)$/;
/** Said of it. */
const COMES = /^(?:approach|loom|gather|brew|build|advance|form)(?:e?s|ing)?$/;
const WAYS = /^(?:toward|towards)$/;
/** "in the distance", "on the horizon", "far away". */
const WHERE = /^(?:distance|horizon|away|afar)$/;
/** "storm clouds rolling in over the water". */
const ROLLS_TO = /^(?:in|over|toward|towards|across)$/;
const REACH = 7;

/** "toward a distant storm", "lightning on the horizon": weather that is seen, and that nobody here stands in. One that "rolls in" as what happens arrives: see passages.ts. */
export function isFarOff(tokens: readonly Token[], { at, length, value }: PhraseMatch<unknown>): boolean {
  if (!STORMS.has(value)) return false;
  let from = at;
  while (from > 0 && at - from < 3 && tokens[from]?.opens !== true) from--;
  if (tokens.slice(from, at).some(({ text }) => OFF.test(text) || WAYS.test(text))) return true;
  const after: Token[] = [];
  for (const token of tokens.slice(at + length, at + length + REACH)) {
    if (token.opens || token.starts) break;
    after.push(token);
  }
  return after.some(
    ({ text }, k) =>
      WHERE.test(text) ||
      (k < 3 && COMES.test(text)) ||
      (k < 3 && text === 'rolling' && ROLLS_TO.test(after[k + 1]?.text ?? '')),
  );
}
