import { ownLexicon } from '../../catalogue/lexicon.ts';
import { isDoer, isQuality, isWorn } from './groups.ts';
import { startOfNoun, startOfWord } from './postpositions.ts';

/**
 * Hindi tells what somebody has or has on before naming them: "भूरी दाढ़ी वाले एक बूढ़े मछुआरे", word by word "grey beard <having> one old fisherman". English says it after
 * them. Where nobody follows, who has it was named before.
 */
const MARK = /<(having|wearing|in)>/g;
const COUNTS = /^(?:an?|one|two|three|four|five|his|her)$/;
const MOST_TURNS = 8;

const HAD_QUALITY = /\b([a-z]{2,30}) {0,3}<having>/g;

/** "भीड़भाड़ वाली सड़क": a quality is said of what follows as it is. */
export const tellQualities = (text: string): string =>
  text.replace(HAD_QUALITY, (whole, word: string) => (isQuality(word) ? word : whole));

export function turnDescribers(text: string): string {
  let turned = text;
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const next = turnFirst(turned);
    if (next === null) break;
    turned = next;
  }
  return turned.replace(/<having>/g, 'with').replace(/<wearing>/g, 'wearing');
}

function turnFirst(text: string): string | null {
  for (const mark of text.matchAll(MARK)) {
    let end = mark.index;
    while (text[end - 1] === ' ') end -= 1;
    const [whole, kind = ''] = mark;
    const noun = text.slice(startOfWord(text, end), end);
    if (noun === '' || (kind === 'in' && !isWorn(noun) && !isWorn(lastOf(noun)))) continue;
    const start = startOfList(text, end);
    const what = text.slice(start, end);
    const after = text.slice(mark.index + whole.length);
    const how = kind === 'having' ? 'with' : 'wearing';
    const named = findNamed(after);
    if (
      named !== null &&
      (isDoer(named.noun.slice(named.noun.lastIndexOf(' ') + 1)) ||
        (kind === 'having' && ownLexicon().lists(named.noun)))
    )
      return `${text.slice(0, start)}${after.slice(0, named.end)} ${how} ${what} ${after.slice(named.end)}`;
    if (kind !== 'in') return `${text.slice(0, start)}${how} ${what}${after}`;
  }
  return null;
}

const lastOf = (name: string): string => name.slice(name.lastIndexOf('_') + 1);

/** Who or what is named next, behind its number and qualities. */
function findNamed(text: string): { noun: string; end: number } | null {
  let end = 0;
  for (let turn = 0; turn < 5; turn++) {
    const word = /^ *([a-z_-]+)(?![a-z_\uf8f0-])/.exec(text.slice(end, end + 80));
    if (word === null) return null;
    end += word[0].length;
    const noun = (word[1] ?? '').replaceAll('_', ' ');
    if (!COUNTS.test(noun) && !isQuality(noun)) return { noun, end };
  }
  return null;
}

/** "long hair and school uniform <having>": all of them. */
function startOfList(text: string, end: number): number {
  let start = startOfNoun(text, end);
  for (let turn = 0; turn < 2; turn++) {
    const list = text.slice(0, start).trimEnd();
    if (!list.endsWith(' and')) break;
    const to = list.slice(0, -4).trimEnd().length;
    const from = startOfNoun(text, to);
    const noun = text.slice(startOfWord(text, to), to);
    if (!isWorn(lastOf(noun))) break;
    start = from;
  }
  return start;
}
