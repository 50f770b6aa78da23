import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** How often texts use a word as a noun, a verb, an adjective, an adverb. */
export interface Uses {
  readonly noun: number;
  readonly verb: number;
  readonly adjective: number;
  readonly adverb: number;
  /** The act that an unlisted verb comes nearest to; null for those that are listed and for what nobody is seen doing. */
  readonly act: string | null;
}

/**
 * Built by scripts/build-words.ts: a line of digests, then a line for each word that is not only a noun, in the order of their letters. Of 32,000 words a
 * prompt asks for some hundred: these are looked up in the bytes as they are, instead of making all of them (150 ms of processor time before the first word is read).
 */
const readLines = (): Uint8Array => gunzipSync(readFileSync(new URL('./data/parts-of-speech.txt.gz', import.meta.url)));

/** A constant that takes some milliseconds to read: not on import, and not twice. */
let lines: Uint8Array | null = null;
const known = new Map<string, Uses | null>();

/** Null for a word that is only ever a noun, and for one that nobody knows. */
export function findUses(word: string): Uses | null {
  const found = known.get(word);
  if (found !== undefined) return found;
  lines ??= readLines();
  const line = findLine(lines, word);
  const uses = line === null ? null : parseUses(line);
  known.set(word, uses);
  return uses;
}

function parseUses(line: string): Uses {
  const [, noun, verb, adjective, adverb, act] = line.split(' ');
  const uses = { noun: Number(noun), verb: Number(verb), adjective: Number(adjective), adverb: Number(adverb) };
  return { ...uses, act: act ?? null };
}

const [NEW_LINE, SPACE] = [10, 32];

/** The line that begins with the word and a space. All words are of plain letters, so that bytes are in the order of letters. */
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
  return bytes[from + word.length] === SPACE ? 0 : 1;
}
