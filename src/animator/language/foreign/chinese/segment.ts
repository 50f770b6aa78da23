import type { Word } from './lexicon.ts';

/** Words that stand in the text, with all that each may be. */
export interface Piece {
  readonly text: string;
  readonly words: readonly Word[];
}

const LONGEST = 12;
/** What nobody knows costs more than any word. */
const UNKNOWN = 7;
/** Most characters are a word by themselves and a part of many others. */
const ALONE = 1.45;
/** "3秒": a unit goes with its number. */
const SECONDS = /^(\d[\d.:\u2013~-]*)\s?秒(?![\p{Script=Han}])/u;
const LATIN = /^[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}.:'-]*/u;

function costOf(text: string): number {
  return text.length === 1 ? ALONE : 1;
}

/** Parts a clause into words so that the fewest characters are left over and the fewest words are needed. */
export function segment(clause: string, lexicon: ReadonlyMap<string, readonly Word[]>): Piece[] {
  const costs: number[] = new Array<number>(clause.length + 1).fill(0);
  const taken: number[] = new Array<number>(clause.length + 1).fill(1);
  for (let at = clause.length - 1; at >= 0; at--) {
    let best = UNKNOWN + (costs[at + 1] ?? 0);
    let length = 1;
    for (let each = Math.min(LONGEST, clause.length - at); each > 0; each--) {
      const text = clause.slice(at, at + each);
      if (!lexicon.has(text)) continue;
      const cost = costOf(text) + (costs[at + each] ?? 0);
      if (cost < best) {
        best = cost;
        length = each;
      }
    }
    costs[at] = best;
    taken[at] = length;
  }
  const pieces: Piece[] = [];
  let unknown = '';
  const flush = (): void => {
    if (unknown !== '') pieces.push({ text: unknown, words: [{ kind: 'strange', english: unknown }] });
    unknown = '';
  };
  for (let at = 0; at < clause.length; ) {
    const seconds = SECONDS.exec(clause.slice(at, at + LONGEST_LATIN));
    if (seconds !== null) {
      flush();
      pieces.push({ text: seconds[0], words: [{ kind: 'noun', english: `${seconds[1] ?? ''}s` }] });
      at += seconds[0].length;
      continue;
    }
    const latin = LATIN.exec(clause.slice(at, at + LONGEST_LATIN))?.[0];
    if (latin !== undefined) {
      flush();
      pieces.push({ text: latin, words: latinWords(latin) });
      at += latin.length;
      continue;
    }
    const length = taken[at] ?? 1;
    const text = clause.slice(at, at + length);
    const words = lexicon.get(text);
    if (words === undefined) unknown += /\s/.test(text) ? '' : text;
    else {
      flush();
      pieces.push({ text, words });
    }
    at += Math.max(1, length);
  }
  flush();
  return pieces;
}

const LONGEST_LATIN = 40;

const latinWords = (text: string): Word[] =>
  /^\d+$/.test(text)
    ? [
        { kind: 'number', english: text },
        { kind: 'noun', english: text },
      ]
    : [
        { kind: 'noun', english: text },
        { kind: 'quality', english: text },
      ];
