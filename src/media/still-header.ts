import { type ReadBytes, readByte, readHalf, readName, viewOf } from '../core/iso-boxes.ts';
import { type MeasuredImage, UnreadableFile } from '../core/result-inspector.ts';
import { measurePng } from './png-chunks.ts';

const BEGINNING_BYTES = 32;
/** Segments before the picture of a JPEG: tables and notes. */
const MOST_SEGMENTS = 1_000;

/** A PNG, JPEG or WebP by its beginning and its end; the picture between them is not read. */
export async function measureStill(read: ReadBytes, sizeBytes: number): Promise<MeasuredImage> {
  const start = await read(0, BEGINNING_BYTES);
  if (start.length < BEGINNING_BYTES)
    throw new UnreadableFile(`The file has ${sizeBytes} bytes, which hold no picture.`);
  if (readName(start, 0) === 'RIFF' && readName(start, 8) === 'WEBP') return measureWebp(start, sizeBytes);
  return readHalf(start, 0) === 0xffd8 ? measureJpeg(read, sizeBytes) : measurePng(read, sizeBytes);
}

/** Its first chunk tells its size, in one of three ways; all numbers begin with their smallest byte. */
function measureWebp(start: Uint8Array, sizeBytes: number): MeasuredImage {
  const told = viewOf(start, 4, 4).getUint32(0, true) + 8;
  if (told > sizeBytes) throw new UnreadableFile(`The WebP is cut off after ${sizeBytes} of ${told} bytes.`);
  return { sizeBytes, mimeType: 'image/webp', ...webpSize(start) };
}

function webpSize(start: Uint8Array): { width: number; height: number } {
  const small = (at: number) => viewOf(start, at, 2).getUint16(0, true);
  switch (readName(start, 12)) {
    case 'VP8 ':
      return { width: small(26) & 0x3fff, height: small(28) & 0x3fff };
    case 'VP8L': {
      const bits = viewOf(start, 21, 4).getUint32(0, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return {
        width: small(24) + (readByte(start, 26) << 16) + 1,
        height: small(27) + (readByte(start, 29) << 16) + 1,
      };
    default:
      throw new UnreadableFile('The WebP does not begin with a picture.');
  }
}

async function measureJpeg(read: ReadBytes, sizeBytes: number): Promise<MeasuredImage> {
  const end = await read(sizeBytes - 2, 2);
  if (end.length < 2 || readHalf(end, 0) !== 0xffd9) throw new UnreadableFile('The JPEG has no end.');
  let at = 2;
  for (let segment = 0; segment < MOST_SEGMENTS; segment += 1) {
    const head = await read(at, 9);
    if (head.length < 9 || readByte(head, 0) !== 0xff) break;
    const marker = readByte(head, 1);
    // A frame's header is any of SOF0 to SOF15; three of these numbers mean tables.
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return { sizeBytes, mimeType: 'image/jpeg', width: readHalf(head, 7), height: readHalf(head, 5) };
    }
    at += 2 + readHalf(head, 2);
  }
  throw new UnreadableFile('The JPEG does not tell its size.');
}
