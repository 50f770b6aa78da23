import { type ReadBytes, readName, readWord } from '../core/iso-boxes.ts';
import { type MeasuredImage, UnreadableFile } from '../core/result-inspector.ts';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const HEAD_BYTES = 8;
const CHECKSUM_BYTES = 4;
const HEADER_DATA_BYTES = 13;
/** A picture of 4K has some hundred. */
const MOST_CHUNKS = 100_000;

/** From its signature to its last chunk: only heads are read, and each must end where the next begins. */
export async function measurePng(read: ReadBytes, sizeBytes: number): Promise<MeasuredImage> {
  const start = await read(0, SIGNATURE.length + HEAD_BYTES + HEADER_DATA_BYTES);
  if (!SIGNATURE.every((byte, at) => start[at] === byte)) throw new UnreadableFile('The file is no PNG.');
  const header = start.subarray(SIGNATURE.length);
  if (header.length < HEAD_BYTES + HEADER_DATA_BYTES || readName(header, 4) !== 'IHDR') {
    throw new UnreadableFile('The PNG does not begin with its size.');
  }
  if ((await countContent(read, sizeBytes)) === 0) throw new UnreadableFile('The PNG has no picture in it.');
  return { sizeBytes, mimeType: 'image/png', width: readWord(header, 8), height: readWord(header, 12) };
}

/** The bytes of the picture itself. */
async function countContent(read: ReadBytes, sizeBytes: number): Promise<number> {
  let content = 0;
  let at = SIGNATURE.length;
  for (let chunk = 0; chunk < MOST_CHUNKS; chunk += 1) {
    const head = await read(at, HEAD_BYTES);
    if (head.length < HEAD_BYTES) throw new UnreadableFile(`The PNG is cut off after ${sizeBytes} bytes.`);
    const [name, length] = [readName(head, 4), readWord(head, 0)];
    at += HEAD_BYTES + length + CHECKSUM_BYTES;
    if (at > sizeBytes) throw new UnreadableFile(`The PNG is cut off within '${name}'.`);
    if (name === 'IDAT') content += length;
    if (name === 'IEND') return content;
  }
  throw new UnreadableFile(`The PNG has more than ${MOST_CHUNKS} chunks.`);
}
