import { DOES_MARK } from '../words/words.ts';
import { tellSex } from './gender.ts';
import { isPlaceInstead } from './german-verbs.ts';
import { findHomograph } from './homographs.ts';
import { markDeed } from './mark-deed.ts';
import { findPhraseForm } from './phrase-forms.ts';
import { FIRST_LETTERS, findEnglish, inflect, type Language, LONGEST_ENDING } from './words.ts';

const WORDS = /[\p{L}\p{M}\p{N}]+/gu;

const DONE_TO = new RegExp(`${DOES_MARK}(?: (?:up|down|out|off|away|at|over))? {0,2}$`);
/** "бегут", "кормят": what several do. */
const SEVERAL_DO = /(?:ут|ют|ат|ят)(?:ся)?$/u;

/** "печёт блины", "волки воют": this ending is of several where something is done to them or they do it; elsewhere it is a case of one. */
function tellSeveral(
  language: string,
  word: string,
  next: string | undefined,
  before: string,
  english: string | null,
): string | null {
  if (english === null || language !== 'ru' || !/[ыи]$/u.test(word)) return english;
  const many = DONE_TO.test(before) || (next !== undefined && SEVERAL_DO.test(next));
  return many ? inflect(english, { ending: '', told: [], means: 'many' }) : english;
}

/** Replaces word by word, the longest name first; what nobody knows stays, and so does what `keeps` says is English already. */
export function replaceWords(text: string, language: Language, keeps: (word: string) => boolean, joint = ' '): string {
  const found = [...text.matchAll(WORDS)];
  let out = '';
  let end = 0;
  for (let at = 0; at < found.length; at++) {
    const match = found[at];
    if (match === undefined) break;
    // "l'alba": what an apostrophe parts are two words.
    out += text.slice(end, match.index).replace(/^['\u2019]$/, ' ');
    const phrase = language.phrases.get(match[0].slice(0, FIRST_LETTERS))?.find(
      ({ words, english: told }) =>
        // What was put together again has a hyphen: "nimmt-ab ihre Maske".
        !(
          language.language === 'de' &&
          text[match.index + match[0].length] !== '-' &&
          isPlaceInstead(told, found[at + words.length]?.[0])
        ) &&
        words.every(({ text: word, stem }, i) => {
          const token = found[at + i];
          const before = found[at + i - 1];
          if (
            token === undefined ||
            (i > 0 &&
              (before === undefined ||
                !/^[\s'\u2019-]{1,2}$/.test(text.slice(before.index + before[0].length, token.index))))
          )
            return false;
          return stem
            ? token[0].startsWith(word) && token[0].length - word.length <= LONGEST_ENDING
            : token[0] === word;
        }),
    );
    const form = phrase === undefined ? findPhraseForm(text, found, at, language) : null;
    const length = phrase?.words.length ?? form?.length ?? 1;
    const last = found[at + length - 1] ?? match;
    const english =
      phrase?.english ??
      form?.english ??
      (keeps(match[0])
        ? match[0]
        : (findHomograph(language.language, match[0], found[at - 1]?.[0], found[at - 2]?.[0]) ??
          tellSeveral(language.language, match[0], found[at + 1]?.[0], out, findEnglish(language, match[0])) ??
          match[0]));
    out += markDeed(tellSex(language.language, last[0], found[at - 1]?.[0], english)).replaceAll(' ', joint);
    end = last.index + last[0].length;
    at += length - 1;
  }
  return out + text.slice(end);
}
