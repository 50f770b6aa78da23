/**
 * What is said plainly is longer or shorter than what was written, and places in the text are read from it. Here they become places in what was written, so that
 * whoever cuts the text of a scene out of a story cuts where the scene begins.
 */

interface Word {
  readonly text: string;
  readonly start: number;
}

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}']+/gu)].map(({ 0: word, index }) => ({ text: word.toLowerCase(), start: index }));

/** So many words may stand in the one text that the other has not. */
const FARTHEST = 24;

/** Where a letter of what is said plainly stands in what was written. */
export function toldAt(told: string, plain: string): (letter: number) => number {
  if (told.length === plain.length) return (letter) => letter;
  const [written, said] = [wordsOf(told), wordsOf(plain)];
  let next = 0;
  const places = said.map(({ text, start }, at): readonly [number, number] => {
    const follows = said[at + 1]?.text;
    let found = written[next]?.text === text ? next : -1;
    // Two words in a row are the same passage, one may stand anywhere.
    for (let ahead = next + 1; found < 0 && ahead < Math.min(written.length, next + FARTHEST); ahead++)
      if (written[ahead]?.text === text && written[ahead + 1]?.text === follows) found = ahead;
    if (found >= 0) next = found + 1;
    return [start, written[found >= 0 ? found : next]?.start ?? told.length];
  });
  return (letter) => {
    const at = places.findLastIndex(([start]) => start <= letter);
    const [from, to] = places[at] ?? [0, 0];
    const limit = places[at + 1]?.[1] ?? told.length;
    return Math.min(to + letter - from, Math.max(to, limit));
  };
}
