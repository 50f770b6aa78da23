import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const [NEW_LINE, SPACE] = [10, 32];

/**
 * A file of words in the order of their letters, a line each, after a line of digests (scripts/build-words.ts). Of tens of thousands a prompt
 * asks for some hundred: these are looked up in the bytes as they are, instead of making all of them (150 ms of processor time before the first
 * word is read). Read when the first word is asked for, and not twice.
 */
export function openWordLines(file: URL): (word: string) => string | null {
  let lines: Uint8Array | null = null;
  return (word) => {
    lines ??= gunzipSync(readFileSync(file));
    return findLine(lines, word);
  };
}

/** The line that begins with the word and ends there or goes on after a space. All words are of plain letters, so that bytes are in the order of letters. */
function findLine(bytes: Uint8Array, word: string): string | null {
  let low = bytes.indexOf(NEW_LINE) + 1;
  let high = bytes.length;
  while (low < high) {
    const start = bytes.lastIndexOf(NEW_LINE, (low + high) >> 1) + 1;
    const from = Math.max(low, start);
    const next = bytes.indexOf(NEW_LINE, from);
    const end = next < 0 ? bytes.length : next;
    const order = compare(bytes, from, end, word);
    if (order === 0) return Buffer.from(bytes.buffer, bytes.byteOffset + from, end - from).toString();
    if (order > 0) high = from;
    else low = end + 1;
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
