const MARK = /<([a-z ]+)>([^<,.;!?]*)/g;
const LETTER = /[\p{L}\p{M}]/u;
const MOST_TURNS = 6;

/** "table <on> one cup" becomes "one cup on table". */
export function turnPostpositions(text: string): string {
  let turned = text;
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    const next = turnFirst(turned);
    if (next === null) break;
    turned = next;
  }
  return turned.replace(/[<>]/g, ' ');
}

/** Looks from each mark back to its word: to try every word for a mark behind it took seconds for one of 10,000 letters. */
function turnFirst(text: string): string | null {
  for (const mark of text.matchAll(MARK)) {
    let end = mark.index;
    while (text[end - 1] === ' ') end -= 1;
    const start = startOfWord(text, end);
    if (start === end) continue;
    const [whole, preposition = '', rest = ''] = mark;
    const after = text.slice(mark.index + whole.length);
    return `${text.slice(0, start)}${rest} ${preposition} ${text.slice(start, end)} ${after}`;
  }
  return null;
}

function startOfWord(text: string, end: number): number {
  let start = end;
  for (;;) {
    const pair = start >= 2 && /[\udc00-\udfff]/.test(text[start - 1] ?? '') ? 2 : 1;
    if (start === 0 || !LETTER.test(text.slice(start - pair, start))) return start;
    start -= pair;
  }
}
