import type { Season, Weather } from '../../catalogue/setting.ts';
import { claim, type PhraseMatch, type Token } from '../words/words.ts';

/** How weather ends, and how it begins; what only moves says so with "in". */
const ENDS =
  /^(?:lift|clear|part|stop|disperse|dissolve|dissipate|fade|retreat|vanish|disappear|burn|thin|break|pass|end|ease|subside|evaporate|melt|recede|cease)$/;
const BEGINS = /^(?:begin|start|gather|thicken|arrive|approach|descend)$/;
const COMES_IN = /^(?:roll|move|sweep|creep|set|close|blow|drift|come)$/;
const TURNS = /^(?:turn|change|give|transition|shift|transform|become)$/;
const SUN = /^(?:sun|sunlight|sunshine|sunrays?|sunbeams?)$/;
const SUN_COMES = /^(?:come|break|burst|emerge|pierce|peek|return|appear|stream)$/;
/** Words after a verb or a name in which its sentence goes on. */
const NEAR = 5;

/** What follows in the same part of the sentence. */
function following(tokens: readonly Token[], from: number): Token[] {
  const after: Token[] = [];
  for (const token of tokens.slice(from, from + NEAR)) {
    if (token.opens) break;
    after.push(token);
  }
  return after;
}

const isVerb = ({ verbForms }: Token, of: RegExp): boolean => verbForms.some(({ lemma }) => of.test(lemma));

type Told = Weather | 'wind';

/** "thick fog lifts", "rain turns to sunshine", "a storm rolls in": the weather a film begins with, and what it becomes. Null where it stays. */
export function readWeatherPassage(
  tokens: readonly Token[],
  weathers: readonly PhraseMatch<Told>[],
): { readonly from: Told; readonly to: Told } | null {
  for (const [index, { at, length, value }] of weathers.entries()) {
    const after = following(tokens, at + length);
    const turns = after.findIndex((token) => isVerb(token, TURNS));
    const next = weathers[index + 1];
    if (turns >= 0 && next !== undefined && next.value !== value && next.at <= at + length + NEAR)
      return { from: value, to: next.value };
    if (turns >= 0 && after.slice(turns).some(({ text }) => SUN.test(text)) && value !== 'clear')
      return { from: value, to: 'clear' };
    // "a clear night" has nothing that could lift; "the snow melts" is a matter of seasons.
    const verb = after.findIndex((token, place) => token.role === null && (place < 3 || token.part === 'doing'));
    const token = after[verb];
    // A storm of dust is seen from the first, as the wall that comes.
    if (token === undefined || value === 'clear' || value === 'dust') continue;
    if (isVerb(token, ENDS) && !(value === 'snow' && isVerb(token, /^(?:melt|part|break)$/))) {
      claim(tokens, at + length + verb, 1, 'weather');
      return { from: heaviest(weathers, index), to: 'clear' };
    }
    const comes = isVerb(token, COMES_IN) && after[verb + 1]?.text === 'in';
    if (comes || isVerb(token, BEGINS)) return { from: value === 'cloudy' ? 'clear' : opened(value), to: value };
  }
  return sunComes(tokens, weathers);
}

/** Clouds that part were those of the rain. */
const heaviest = (weathers: readonly PhraseMatch<Told>[], index: number): Told =>
  weathers.slice(0, index + 1).find(({ value }) => value !== 'clear' && value !== 'cloudy')?.value ??
  weathers[index]?.value ??
  'cloudy';

/** Before rain there are clouds. */
const opened = (weather: Told): Told => (weather === 'rain' || weather === 'snow' ? 'cloudy' : 'clear');

/** "the sun comes out" after rain. */
function sunComes(
  tokens: readonly Token[],
  weathers: readonly PhraseMatch<Told>[],
): { readonly from: Told; readonly to: Told } | null {
  const wet = weathers.find(({ value }) => value !== 'clear' && value !== 'wind');
  if (wet === undefined) return null;
  const comes = tokens.some(
    ({ text }, at) =>
      at > wet.at && SUN.test(text) && following(tokens, at + 1).some((token) => isVerb(token, SUN_COMES)),
  );
  return comes ? { from: wet.value, to: 'clear' } : null;
}

/** "spring, lush summer, golden autumn, then winter", "winter turns to spring": the seasons a film goes through. Empty where it has one. */
export function readSeasonPassage(
  tokens: readonly Token[],
  seasons: readonly PhraseMatch<Season>[],
): readonly Season[] {
  const told = seasons.filter(({ value }, at) => value !== seasons[at - 1]?.value);
  const distinct = new Set(told.map(({ value }) => value));
  if (distinct.size >= 3) return [...distinct];
  const [first, last] = [...told, ...namedAfter(tokens, told[0])];
  if (first !== undefined && last !== undefined && first.value !== last.value) {
    const between = tokens.slice(first.at + first.length, last.at);
    if (between.length <= NEAR && between.some((token) => token.text === 'to' || isVerb(token, TURNS)))
      return [first.value, last.value];
  }
  return thawed(tokens) ?? [];
}

const NAMES: Readonly<Record<string, Season>> = {
  ...{ spring: 'spring', summer: 'summer', autumn: 'autumn', fall: 'autumn', winter: 'winter' },
};

/** "turns to spring": after "to" the word looks like a deed, and is none. */
function namedAfter(tokens: readonly Token[], first: PhraseMatch<Season> | undefined): PhraseMatch<Season>[] {
  if (first === undefined) return [];
  const at = tokens.findIndex(({ text }, place) => place > first.at && Object.hasOwn(NAMES, text));
  const value = NAMES[tokens[at]?.text ?? ''];
  return value === undefined ? [] : [{ at, length: 1, value, phrase: value }];
}

const FROZEN = /^(?:snow|ice|frost|icicles?)$/;
const THAWS: readonly Season[] = ['winter', 'spring'];
const FREEZES: readonly Season[] = ['autumn', 'winter'];

/** "the snow melts and flowers bloom", "a lake freezes over". */
function thawed(tokens: readonly Token[]): readonly Season[] | null {
  for (const [at, { text }] of tokens.entries()) {
    const next = following(tokens, at + 1).slice(0, 3);
    if (FROZEN.test(text) && next.some((token) => isVerb(token, /^(?:melt|thaw)$/)) && text === 'snow') return THAWS;
    if (/^(?:lake|river|pond|canal|fjord)$/.test(text) && next.some((token) => isVerb(token, /^freeze$/)))
      return FREEZES;
  }
  return null;
}
