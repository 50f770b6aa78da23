import { findFirstName } from '../../catalogue/names-table.ts';
import { SIMPLE_LETTERS } from '../../languages/traditional-table.ts';

/** What is written in traditional characters is read in those of the tables. */
export const simplify = (text: string): string =>
  text.replace(/[\u4e00-\u9fff]/g, (letter) => SIMPLE_LETTERS.get(letter) ?? letter);

/** "Sofía camina", "Jürgen lacht": first names keep their capital letter, and nothing else does. */
export function lowerAllButNames(text: string): string {
  return text.replace(/(?<![\p{L}\p{M}])[\p{L}\p{M}]+/gu, (word) => {
    const plain = word.normalize('NFD').replace(/\p{M}/gu, '');
    const called = /^\p{Lu}\p{Ll}/u.test(plain) && findFirstName(plain.toLowerCase()) !== null;
    return called ? plain : word.toLowerCase();
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
