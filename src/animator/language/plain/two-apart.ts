import { COLOUR_WORDS } from '../../catalogue/attributes.ts';
import { isAdjective } from '../mentions/find-name.ts';
import { tokenise } from '../words/words.ts';

/**
 * Two who are told together and then apart, said one after the other: "two cats, one orange and one grey, play" is "an orange cat and a grey cat play". What
 * each does is then told of each.
 */
const LOOK = `(?:(?:with|in|wearing) (?:an? )?(?:[A-Za-z-]+ ){0,3}[A-Za-z-]+|[A-Za-z-]+(?: (?!with )[A-Za-z-]+)?(?: with an? (?:[A-Za-z-]+ ){0,2}[A-Za-z-]+)?)`;
const TOGETHER = new RegExp(
  String.raw`(?<![A-Za-z-])(?<two>two) (?<many>(?:(?!(?:in|wearing|with) )[A-Za-z-]+ ){0,2}[A-Za-z-]+?)(?<where>(?: (?:in|on|at|by|near) (?:an?|the) [A-Za-z-]+(?: [A-Za-z-]+)?)?)(?: (?:in|wearing) (?:matching )?(?<worn>[A-Za-z-]+s))?, (?:one|the first) (?<one>LOOK),? and (?:one|the other|another|the second) (?<other>LOOK)(?<end>[,.]| (?=[A-Za-z]+s?\b))`.replaceAll(
    'LOOK',
    LOOK,
  ),
  'gi',
);
/** "Two cats sleep on a sofa. One is black, the other is white." */
const AFTERWARDS =
  /(?<![A-Za-z-])(?<two>two) (?<many>[A-Za-z-]+) (?<deed>[^.;:\u201c"\ue000-\uefff]{3,120})\. One is (?<one>[A-Za-z-]+(?: [A-Za-z-]+)?),? (?:and |while )?(?:the other|one)(?: is)? (?<other>[A-Za-z-]+(?: [A-Za-z-]+)?)\./gi;

/** "with a long ponytail", "in a red scarf": told after the noun. */
const AFTER = /^(?:with|in|wearing) /i;

const isSaid = (words: string): boolean =>
  AFTER.test(words) ||
  (words.split(' with ')[0] ?? '')
    .toLowerCase()
    .split(' ')
    .every((word) => Object.hasOwn(COLOUR_WORDS, word) || isAdjective(word) || HAIRED.test(word));
const HAIRED = /^(?:blonde?|brunette|redhead|ginger|tabby)$/;

/** "little girls": one of them. */
function oneOf(many: string): string | null {
  const words = many.split(' ');
  const word = words.at(-1) ?? '';
  const forms = tokenise(word)[0]?.nounForms ?? [];
  // "dresses": a dress, and no "dresse".
  const one = /(?:ss|x|z|ch|sh)es$/i.test(word) ? word.slice(0, -2) : (forms.at(-1) ?? '');
  return forms.length < 2 ? null : [...words.slice(0, -1), one].join(' ');
}

const withArticle = (words: string, capital: boolean): string =>
  `${capital ? 'A' : 'a'}${/^[aeiou]/i.test(words) ? 'n' : ''} ${words}`;

type Groups = Readonly<Record<string, string>>;

function tellApart(groups: Groups): string | null {
  const { two = '', many = '', one = '', other = '' } = groups;
  const noun = oneOf(many);
  if (noun === null || !isSaid(one) || !isSaid(other)) return null;
  // "two women in saris, one orange and one teal": so are the saris.
  const worn = groups.worn === undefined ? null : oneOf(groups.worn);
  const tell = (look: string, capital: boolean): string => {
    if (AFTER.test(look)) return `${withArticle(noun, capital)} ${look}`;
    // "one brown with a red collar".
    const [first = '', ...more] = look.split(' with ');
    if (more.length > 0) return `${withArticle(`${first} ${noun}`, capital)} with ${more.join(' ')}`;
    return worn === null
      ? withArticle(`${look} ${noun}`, capital)
      : `${withArticle(noun, capital)} in ${withArticle(`${look} ${worn}`, false)}`;
  };
  return `${tell(one, two === 'Two')} and ${tell(other, false)}`;
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
