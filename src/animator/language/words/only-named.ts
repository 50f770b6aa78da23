import { findUses } from '../../catalogue/parts-of-speech.ts';
import type { Token } from './words.ts';

/** "the branches, flowers, and leaves": the last of a row of nouns is one. */
function endsRow(tokens: readonly Token[], at: number): boolean {
  const [joint, last, first] = [tokens[at - 1], tokens[at - 2], tokens[at - 3]];
  const isPlural = (token: Token | undefined): boolean =>
    token !== undefined && /[^s]s$/.test(token.text) && token.nounForms.length > 1 && isMostlyNamed(token);
  return joint?.text === 'and' && last?.opens === true && isPlural(last) && isPlural(first) && isPlural(tokens[at]);
}

/** ", candles burning": a noun that a participle follows right away is who does that. */
function beginsAbsolute(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token?.opens !== true || next === undefined || next.opens || !/[a-z]{2}ing$/.test(next.text)) return false;
  return /[^s]s$/.test(token.text) && token.nounForms.length > 1 && isMostlyNamed(token);
}

const LAMPS_DO =
  /^(?:flare|flicker|flash|blink|dim|glow|pulse|strobe|twinkle|shimmer|sway|fade|brighten|come|go|turn|burn|blaze)$/;

/** ", lights flare": lamps do, and nobody sets anything alight. */
const areLamps = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 'lights' &&
  (tokens[at]?.opens === true || tokens[at - 1]?.text === 'and') &&
  LAMPS_DO.test(tokens[at + 1]?.text ?? '') &&
  tokens[at + 1]?.opens === false;

/** ", ropes taut,": how they are, and nothing that is done. */
const areSo = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.opens === true &&
  /[^s]s$/.test(tokens[at]?.text ?? '') &&
  /^(?:taut|tight|high|raised|bowed|drawn|wide|low|bare|aglow|ablaze|alight|askew|aloft)$/.test(
    tokens[at + 1]?.text ?? '',
  ) &&
  (tokens[at + 2] === undefined || tokens[at + 2]?.opens === true || tokens[at + 2]?.text === 'and');

/** Told by name where it stands, whatever else the word may be. */
export const isOnlyNamed = (tokens: readonly Token[], at: number): boolean =>
  endsRow(tokens, at) || beginsAbsolute(tokens, at) || areLamps(tokens, at) || areSo(tokens, at);

/** "He stops, dismounts and tips his hat" is a row too, but of deeds. */
const isMostlyNamed = ({ nounForms }: Token): boolean =>
  nounForms.map(findUses).every((uses) => uses === null || uses.noun >= uses.verb);
