import { isAdjective } from '../mentions/find-name.ts';
import { DOES_MARK, NAME_MARK } from '../words/words.ts';
import { isDoer, isQuality } from './groups.ts';

/** Holds a name of several words together until every word stands where English has it. */
export const NAME_JOINT = '_';

const MARK = /<([a-z ]*)>((?:(?! and )[^<,.;:!?\ue000-\uefff])*)/g;
const LETTER = /[\p{L}\p{M}_-]/u;
const MOST_TURNS = 8;
const MOST_QUALITIES = 4;
const COUNTED = /^(?:a|an|the|his|her|their|one|two|three|four|five|six|seven|eight|nine|ten|several|many)$/;

/** "table <on> one cup" becomes "one cup on table". */
export function turnPostpositions(text: string): string {
  let turned = text;
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const next = turnLast(turned);
    if (next === null) break;
    turned = next;
  }
  return turned.replace(/[<>_]/g, ' ');
}

/**
 * The last first: what it is moved behind has no mark any more. Looks from each mark back to its word, since to try every word for a mark behind it took seconds
 * for one of 10,000 letters.
 */
function turnLast(text: string): string | null {
  for (const mark of [...text.matchAll(MARK)].reverse()) {
    let end = mark.index;
    while (text[end - 1] === ' ') end -= 1;
    // "water", which may be a deed as well, is marked as a name.
    const bare = text[end - 1] === NAME_MARK ? end - 1 : end;
    const start = startOfNoun(text, bare);
    if (start === bare) continue;
    const [whole, preposition = '', rest = ''] = mark;
    const after = text.slice(mark.index + whole.length);
    if (preposition === '') return `${text.slice(0, start)}${putObject(text.slice(start, end), rest)}${after}`;
    // "ビーチで子供が": where it is goes before who is named next and what they do.
    const named = rest.trimEnd().slice(rest.trimEnd().lastIndexOf(' ') + 1);
    if (after.startsWith(',') && isDoer(named) && !DEED.test(rest))
      return `${text.slice(0, start)}${preposition} ${text.slice(start, end)} , ${rest}${after}`;
    return `${text.slice(0, start)}${rest} ${preposition} ${text.slice(start, end)} ${after}`;
  }
  return null;
}

const DEED = new RegExp(`[a-z]+${DOES_MARK}[a-z_]*`);

/** "cat <> in yard looks": what it is done to goes behind the verb; where none follows it stays. */
function putObject(noun: string, rest: string): string {
  const deed = DEED.exec(rest);
  if (deed === null) return `${noun} , ${rest}`;
  const end = deed.index + deed[0].length;
  return `${rest.slice(0, end)} ${noun} ${rest.slice(end)}`;
}

/** "old wooden table <on>": its qualities come along. */
export function startOfNoun(text: string, end: number): number {
  let start = startOfWord(text, end);
  for (let turn = 0; turn < MOST_QUALITIES; turn++) {
    let gap = start;
    while (text[gap - 1] === ' ') gap -= 1;
    const before = startOfWord(text, gap);
    const word = text.slice(before, gap);
    if (before === gap || !(COUNTED.test(word) || isAdjective(word) || isQuality(word))) break;
    start = before;
  }
  return start;
}

export function startOfWord(text: string, end: number): number {
  let start = end;
  for (;;) {
    const pair = start >= 2 && /[\udc00-\udfff]/.test(text[start - 1] ?? '') ? 2 : 1;
    if (start === 0 || !LETTER.test(text.slice(start - pair, start))) return start;
    start -= pair;
  }
}
