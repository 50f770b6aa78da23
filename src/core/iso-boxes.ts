import { UnreadableFile } from './result-inspector.ts';

/**
 * The boxes of ISO/IEC 14496-12, of which an MP4 is made: a size, a name of four letters and a body, which may be boxes
 * again. Anyone may have written the file, so no size in it is believed before it was compared with what is there.
 */

export interface FileBox {
  readonly name: string;
  /** Where its body lies in the file. */
  readonly start: number;
  readonly end: number;
}

/** Answers with fewer bytes only where the file ends. */
export type ReadBytes = (at: number, length: number) => Promise<Uint8Array>;

const HEADER_BYTES = 8;
const LONG_HEADER_BYTES = 16;
/** A film in one piece has some five; one in fragments has two for each of them. */
const MOST_BOXES = 20_000;
/** The index of an eight-second film is 10 kB, of an hour 1.5 MB. */
const MOST_INDEX_BYTES = 32 * 1024 * 1024;

/** The boxes of the file itself: only their headers are read. */
export async function listFileBoxes(read: ReadBytes, sizeBytes: number): Promise<readonly FileBox[]> {
  const boxes: FileBox[] = [];
  for (let at = 0; at < sizeBytes; ) {
    if (boxes.length === MOST_BOXES) throw new UnreadableFile(`The file has more than ${MOST_BOXES} boxes.`);
    const box = readHeader(await read(at, Math.min(LONG_HEADER_BYTES, sizeBytes - at)), sizeBytes - at);
    if (box === null) throw new UnreadableFile(`There is no box at byte ${at} of ${sizeBytes}.`);
    boxes.push({ name: box.name, start: at + box.headerBytes, end: at + box.sizeBytes });
    at += box.sizeBytes;
  }
  return boxes;
}

/** The film's index, of which there is one. It alone is read; the pictures stay where they are. */
export async function readIndex(read: ReadBytes, boxes: readonly FileBox[]): Promise<FileBox & { body: Uint8Array }> {
  const [box, second] = boxes.filter(({ name }) => name === 'moov');
  if (box === undefined || second !== undefined) throw new UnreadableFile("The file needs exactly one 'moov'.");
  const length = box.end - box.start;
  if (length > MOST_INDEX_BYTES) throw new UnreadableFile(`'moov' has ${length} bytes, more than any film needs.`);
  const body = await read(box.start, length);
  if (body.length !== length) throw new UnreadableFile("'moov' is cut off.");
  return { ...box, body };
}

/** The bodies of the boxes of this name inside another's body: views of it, not copies. */
export function findBoxes(body: Uint8Array, name: string): readonly Uint8Array[] {
  const found: Uint8Array[] = [];
  for (let at = 0; at < body.length; ) {
    const box = readHeader(body.subarray(at, at + LONG_HEADER_BYTES), body.length - at);
    if (box === null)
      throw new UnreadableFile(`There is no box at byte ${at} of ${body.length}, before any '${name}'.`);
    if (box.name === name) found.push(body.subarray(at + box.headerBytes, at + box.sizeBytes));
    at += box.sizeBytes;
  }
  return found;
}

/** The first box at the end of a path of names. */
export function findBox(body: Uint8Array, ...path: readonly string[]): Uint8Array | null {
  const [name, ...rest] = path;
  if (name === undefined) return body;
  const [inner] = findBoxes(body, name);
  return inner === undefined ? null : findBox(inner, ...rest);
}

export function readBox(body: Uint8Array, ...path: readonly string[]): Uint8Array {
  const box = findBox(body, ...path);
  if (box === null) throw new UnreadableFile(`There is no '${path.join('/')}'.`);
  return box;
}

/** Null: what stands there is no box, or is cut off. `left`: how much there is from its first byte on. */
function readHeader(bytes: Uint8Array, left: number): { name: string; headerBytes: number; sizeBytes: number } | null {
  if (bytes.length < HEADER_BYTES) return null;
  const name = readName(bytes, 4);
  const size = readWord(bytes, 0);
  // 0: to the end of the file. 1: the size follows, in eight bytes.
  if (size === 0) return { name, headerBytes: HEADER_BYTES, sizeBytes: left };
  if (size !== 1)
    return size < HEADER_BYTES || size > left ? null : { name, headerBytes: HEADER_BYTES, sizeBytes: size };
  if (bytes.length < LONG_HEADER_BYTES) return null;
  const long = readLong(bytes, HEADER_BYTES);
  return long < LONG_HEADER_BYTES || long > left ? null : { name, headerBytes: LONG_HEADER_BYTES, sizeBytes: long };
}

/** A number of entries that the box has room for. */
export function readCount(body: Uint8Array, at: number, entryBytes: number): number {
  const count = readWord(body, at);
  if (at + 4 + count * entryBytes > body.length) throw new UnreadableFile('A table of the film is cut off.');
  return count;
}

export function viewOf(body: Uint8Array, at: number, bytes: number): DataView {
  if (at + bytes > body.length) throw new UnreadableFile('A box of the film is cut off.');
  return new DataView(body.buffer, body.byteOffset + at, bytes);
}

export const readByte = (body: Uint8Array, at: number): number => viewOf(body, at, 1).getUint8(0);
export const readHalf = (body: Uint8Array, at: number): number => viewOf(body, at, 2).getUint16(0);
export const readWord = (body: Uint8Array, at: number): number => viewOf(body, at, 4).getUint32(0);
export const readLong = (body: Uint8Array, at: number): number => Number(viewOf(body, at, 8).getBigUint64(0));
export const readName = (body: Uint8Array, at: number): string =>
  String.fromCharCode(readByte(body, at), readByte(body, at + 1), readByte(body, at + 2), readByte(body, at + 3));

/** What mvhd, mdhd and tkhd say of time: each has a narrow and a wide form. */
interface TimeHeader {
  /** Units in a second. */
  readonly timescale: number;
  readonly duration: number;
}

/** Of mvhd and mdhd, which begin alike. */
export function readClock(body: Uint8Array): TimeHeader {
  const isWide = readByte(body, 0) === 1;
  const timescale = readWord(body, isWide ? 20 : 12);
  if (timescale === 0) throw new UnreadableFile('A clock of the film has no unit.');
  return { timescale, duration: isWide ? readLong(body, 24) : readWord(body, 16) };
}

/** How long a track is shown, in units of the movie. Null: it has no edits, and is shown as it is. */
export function readEdits(track: Uint8Array): number | null {
  const body = findBox(track, 'edts', 'elst');
  if (body === null) return null;
  const isWide = readByte(body, 0) === 1;
  const entryBytes = isWide ? 20 : 12;
  const count = readCount(body, 4, entryBytes);
  let shown = 0;
  for (let entry = 0; entry < count; entry += 1) {
    const at = 8 + entry * entryBytes;
    shown += isWide ? readLong(body, at) : readWord(body, at);
  }
  return count === 0 ? null : shown;
}
