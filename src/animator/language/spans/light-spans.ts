import { LIGHT_NAMES, LIGHT_ROWS, type LightName } from '../../catalogue/lights-table.ts';
import { findPhraseAt, makePhraseTable, type Token } from '../words/words.ts';

const TABLE = makePhraseTable<LightName>(
  LIGHT_NAMES.flatMap((name) => LIGHT_ROWS[name].words.split(', ').map((words) => [words, name] as const)),
);

/** Between the words of a light: "the glow of a screen", "lit only by the forge", "the light slowly fades". */
const isBetween = ({ part, text }: Token): boolean =>
  part === 'article' ||
  (part === 'adverb' && !/^(?:out|on|off)$/.test(text)) ||
  /^(?:an?|the|\w+ly|just|his|her|their|its|warm|soft|dim|faint|cold)$/.test(text);

/** The lights that are told of. Their words are not claimed: a candle is also a thing, and a flashlight is held. */
export function noticeLights(tokens: readonly Token[]): readonly LightName[] {
  const told = tokens.filter((token) => !isBetween(token));
  const found = new Set<LightName>();
  for (let at = 0; at < told.length; at++) {
    const match = findPhraseAt(told, at, TABLE);
    if (match !== null && !isFlashing(told.slice(at, at + 2))) found.add(match.value);
  }
  if (tokens.some((_token, at) => isInTheDark(tokens, at))) found.add('darkness');
  return [...found];
}

/** "with flashing lights": of a police car, and no torch in a hand. */
const isFlashing = ([first]: readonly Token[]): boolean => /^flash(?:ing|es)$/i.test(first?.text ?? '');

/** "burns in the dark": where no soil or wood follows that is dark. */
function isInTheDark(tokens: readonly Token[], at: number): boolean {
  const [first, article, dark, next] = tokens.slice(at, at + 4);
  if (first?.text !== 'in' || article?.text !== 'the' || dark?.text !== 'dark') return false;
  return (
    next === undefined || next.opens || next.part === 'preposition' || next.part === 'joint' || next.part === 'link'
  );
}
