import { COLOUR_WORDS } from '../catalogue/attributes.ts';
import { isAdjective } from './find-name.ts';
import { tokenise } from './words.ts';

/**
 * Two who are told together and then apart, said one after the other: "two cats, one orange and one grey, play" is "an orange cat and a grey cat play". What
 * each does is then told of each.
 */
const TOGETHER =
  /(?<![\p{L}-])(?<two>two) (?<many>(?:[\p{L}-]+ ){0,2}[\p{L}-]+?)(?<where>(?: (?:in|on|at|by|near) (?:an?|the) [\p{L}-]+(?: [\p{L}-]+)?)?), (?:one|the first) (?<one>[\p{L}-]+(?: [\p{L}-]+)?),? and (?:one|the other|another|the second) (?<other>[\p{L}-]+(?: [\p{L}-]+)?)(?<end>[,.]| (?=[\p{L}]+s?\b))/giu;
/** "Two cats sleep on a sofa. One is black, the other is white." */
const AFTERWARDS =
  /(?<![\p{L}-])(?<two>two) (?<many>[\p{L}-]+) (?<deed>[^.;:\u201c"\ue000-\uefff]{3,120})\. One is (?<one>[\p{L}-]+(?: [\p{L}-]+)?),? (?:and |while )?(?:the other|one)(?: is)? (?<other>[\p{L}-]+(?: [\p{L}-]+)?)\./giu;

const isSaid = (words: string): boolean =>
  words
    .toLowerCase()
    .split(' ')
    .every((word) => Object.hasOwn(COLOUR_WORDS, word) || isAdjective(word) || HAIRED.test(word));
const HAIRED = /^(?:blonde?|brunette|redhead|ginger|tabby)$/;

/** "little girls": one of them. */
function oneOf(many: string): string | null {
  const words = many.split(' ');
  const last = tokenise(words.at(-1) ?? '')[0]?.nounForms ?? [];
  return last.length < 2 ? null : [...words.slice(0, -1), last.at(-1) ?? ''].join(' ');
}

const withArticle = (words: string, capital: boolean): string =>
  `${capital ? 'A' : 'a'}${/^[aeiou]/i.test(words) ? 'n' : ''} ${words}`;

type Groups = Readonly<Record<string, string>>;

function tellApart(groups: Groups): string | null {
  const { two = '', many = '', one = '', other = '' } = groups;
  const noun = oneOf(many);
  if (noun === null || !isSaid(one) || !isSaid(other)) return null;
  return `${withArticle(`${one} ${noun}`, two === 'Two')} and ${withArticle(`${other} ${noun}`, false)}`;
}

export function sayApart(text: string): string {
  if (!/\btwo\b/i.test(text)) return text;
  return text
    .replace(TOGETHER, (...found) => {
      const groups = found.at(-1) as Groups;
      const told = tellApart(groups);
      return told === null
        ? String(found[0])
        : `${told}${groups.where ?? ''}${groups.end === ',' ? '' : (groups.end ?? '')}`;
    })
    .replace(AFTERWARDS, (...found) => {
      const groups = found.at(-1) as Groups;
      const [next = '', ...deed] = (groups.deed ?? '').split(' ');
      const told = tellApart(groups);
      if (told !== null) return `${told} ${groups.deed ?? ''}.`;
      // "Two little girls …": the noun is the second word.
      const later = tellApart({ ...groups, many: `${groups.many} ${next}` });
      return later === null ? String(found[0]) : `${later} ${deed.join(' ')}.`;
    });
}
