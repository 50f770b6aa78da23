import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const [NEW_LINE, SPACE] = [10, 32];

/**
 * A file of words in the order of their letters, a line each, after a line of digests (scripts/build-words.ts). Of tens of thousands a prompt
 * asks for some hundred: these are looked up in the bytes as they are, instead of making all of them (150 ms of processor time before the first
 * word is read). Read when the first word is asked for, and not twice.
 */
export function openWordLines(file: URL): (word: string) => string | null {
  let lines: Lines | null = null;
  return (word) => {
    lines ??= indexLines(gunzipSync(readFileSync(file)));
    return findLine(lines, word);
  };
}

/** The bytes, and where each line begins; the last begins where the file ends. */
interface Lines {
  readonly bytes: Uint8Array;
  readonly starts: Uint32Array;
}

/** Found once: to look for both ends of a line at every step of a search took most of its time. */
function indexLines(bytes: Uint8Array): Lines {
  const starts: number[] = [];
  for (let at = bytes.indexOf(NEW_LINE) + 1; at < bytes.length; ) {
    starts.push(at);
    const next = bytes.indexOf(NEW_LINE, at);
    at = next < 0 ? bytes.length : next + 1;
  }
  const ended = bytes.at(-1) === NEW_LINE;
  return { bytes, starts: Uint32Array.from([...starts, bytes.length + (ended ? 0 : 1)]) };
}

/** The line that begins with the word and ends there or goes on after a space. All words are of plain letters, so that bytes are in the order of letters. */
function findLine({ bytes, starts }: Lines, word: string): string | null {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    const from = starts[middle] ?? 0;
    const end = (starts[middle + 1] ?? 1) - 1;
    const order = compare(bytes, from, end, word);
    if (order === 0) return Buffer.from(bytes.buffer, bytes.byteOffset + from, end - from).toString();
    if (order > 0) high = middle;
    else low = middle + 1;
  }
  return null;
}

/** Below zero where the word of the line comes before the one asked for. */
function compare(bytes: Uint8Array, from: number, end: number, word: string): number {
  for (let at = 0; at < word.length; at++) {
    const byte = from + at < end ? (bytes[from + at] ?? SPACE) : SPACE;
    if (byte === SPACE) return -1;
    const difference = byte - word.charCodeAt(at);
    if (difference !== 0) return difference;
  }
  const after = from + word.length;
  return after >= end || bytes[after] === SPACE ? 0 : 1;
}
