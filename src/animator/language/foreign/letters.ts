import { findFirstName } from '../../catalogue/names-table.ts';
import { SIMPLE_LETTERS } from '../../languages/traditional-table.ts';

/** What is written in traditional characters is read in those of the tables. */
export const simplify = (text: string): string =>
  tellYears(text.replace(/[\u4e00-\u9fff]/g, (letter) => SIMPLE_LETTERS.get(letter) ?? letter));

/** "二十多岁的", "40多岁": how old somebody is, and no number of people. */
const YEARS = /([二三四五六七八九2-9])[十0][多来几]?(?:[一二三四五六七八九1-9])?岁(?:左右|上下|出头)?(的)?/gu;
const DECADE_NAMES: Readonly<Record<string, string>> = {
  ...{ 二: '年轻', 三: '年轻', 2: '年轻', 3: '年轻', 四: '中年', 五: '中年', 4: '中年', 5: '中年' },
  ...{ 六: '年老', 七: '年老', 八: '年老', 九: '年老', 6: '年老', 7: '年老', 8: '年老', 9: '年老' },
};
const tellYears = (text: string): string =>
  text.replace(YEARS, (_whole, decade: string) => `${DECADE_NAMES[decade] ?? '年轻'}的`);

/** "Doña Lupe": Lupe. */
const BEFORE_NAME = /(?<!\p{L})(?:[Dd]o[nñ]a|DO[NÑ]A) (?=\p{Lu})/gu;

/** "Sofía camina", "Jürgen lacht": first names keep their capital letter, and nothing else does. */
export function lowerAllButNames(text: string): string {
  return text.replace(BEFORE_NAME, '').replace(/(?<![\p{L}\p{M}])[\p{L}\p{M}]+/gu, (word) => {
    const plain = word.normalize('NFD').replace(/\p{M}/gu, '');
    const called = /^\p{Lu}(?:\p{Ll}|\p{Lu}{2})/u.test(plain) && findFirstName(plain.toLowerCase()) !== null;
    return called ? `${plain.slice(0, 1)}${plain.slice(1).toLowerCase()}` : word.toLowerCase();
  });
}

export const ENGLISH_ONLY: ReadonlySet<string> = new Set(
  'the and of with is are to his her its from by at that'.split(' '),
);

/** "an ink painting (水墨动画) of mountains": English, and the few words in other letters only say it again. */
export function leaveScripts(text: string): string {
  const foreign =
    text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?!\p{Script=Latin})\p{L}{2,}/gu) ?? [];
  if (foreign.length === 0) return text;
  const latin = text.toLowerCase().match(/\p{Script=Latin}+/gu) ?? [];
  const small = latin.filter((word) => ENGLISH_ONLY.has(word) || word === 'a' || word === 'in').length;
  if (small < FEWEST_SMALL_WORDS || latin.length < foreign.length * 3) return text;
  return text.replace(/\(?(?:(?!\p{Script=Latin})[\p{L}\p{M}\u30fb\u3001])+\)?/gu, ' ');
}

const FEWEST_SMALL_WORDS = 3;
