import type { PhraseMatch, Token } from '../words/words.ts';

const PEAKS = /^(?:mountains?|peaks?|summits?|alps|hills|range|ranges|volcano|mountaintops?|caps?|himalayas?)$/;
const STOOD_ON = /^(?:on|in|up|down|through|across|into|atop|onto|along|among|between|amid|a|an)$/;
const OVER = /^(?:over|above)$/;
const FLIES = /^(?:fl(?:y|ies|ying|ew)|soar|glid|circl|swoop)/;

/** "snowy mountains behind her": white far away, and no snow falls here. */
export function isOnPeaks(tokens: readonly Token[], { at, length, phrase }: PhraseMatch<unknown>): boolean {
  if (!/^(?:snow|icy|ice|frozen)/.test(phrase)) return false;
  const next = tokens.slice(at + length, at + length + 2).find(({ text }) => PEAKS.test(text));
  // "mountains with snow on both sides", "peaks covered in snow": it lies there.
  const lies = tokens[at]?.opens !== true && tokens.slice(Math.max(0, at - 4), at).some(({ text }) => PEAKS.test(text));
  if (lies && /^(?:with|in|by|of)$/.test(tokens[at - 1]?.text ?? '')) return true;
  if (next === undefined || next.opens) return false;
  const words = tokens.slice(Math.max(0, at - 5), at).filter(({ text, part }) => text !== 'the' && part !== 'quality');
  const [verb, before] = [words.at(-2), words.at(-1)];
  if (before === undefined || tokens[at]?.opens === true) return true;
  // Who flies over them is there.
  return !STOOD_ON.test(before.text) && !(OVER.test(before.text) && FLIES.test(verb?.text ?? ''));
}

const BUILT =
  /^(?:castles?|palaces?|towers?|statues?|bridges?|thrones?|swords?|dragons?|golems?|giants?|horses?|walls?|sculptures?|gates?|crowns?|spikes?|staircases?|roses?|flowers?)$/;

/** "a castle of ice", "an ice dragon": what it is made of. */
export function isOfIce(tokens: readonly Token[], at: number): boolean {
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  if (tokens[at]?.text !== 'ice') return false;
  if (before?.text === 'of' && BUILT.test(tokens[at - 2]?.text ?? '')) return true;
  return next?.opens === false && BUILT.test(next.text);
}

/** "stands frozen in fear", "crushed ice", "frozen pizza": no winter. */
export function isNoWinter(tokens: readonly Token[], { at, length, phrase }: PhraseMatch<unknown>): boolean {
  const [before, next] = [tokens[at - 1], tokens[at + length]];
  if (isOfIce(tokens, at)) return true;
  if (phrase === 'ice') return /^(?:crushed|dry|shaved)$/.test(before?.text ?? '') || /^cubes?$/.test(next?.text ?? '');
  return (
    phrase === 'frozen' &&
    (next === undefined ||
      next.opens ||
      next.starts ||
      /^(?:in|on|with|at|as|by|pizza|yogurt|food|margarita)$/.test(next.text))
  );
}

/** "holds up the small spring": a coil, and no season. */
export function isCoil(tokens: readonly Token[], { at, phrase }: PhraseMatch<unknown>): boolean {
  return (
    phrase === 'spring' &&
    /^(?:small|tiny|metal|coil|coiled|loose|rusty|steel|broken|hot|water)$/.test(tokens[at - 1]?.text ?? '')
  );
}
