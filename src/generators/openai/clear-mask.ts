import { crc32, deflateSync, inflateSync } from 'node:zlib';

/**
 * Our masks are white where the picture may change; servers of this style want them see-through there. Ours are grey PNGs of
 * one channel, 8 bits deep, written by this house, so this reads no other: it adds the channel of transparency.
 */
export function clearMask(png: Uint8Array): Buffer {
  const { width, height, data } = readGrey(Buffer.from(png));
  const grey = unfilter(inflateSync(data, { maxOutputLength: (width + 1) * height }), width, height);
  const lines = Buffer.alloc((2 * width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    const line = y * (2 * width + 1) + 1;
    for (let x = 0; x < width; x += 1) {
      const value = grey[y * width + x] ?? 0;
      lines[line + 2 * x] = value;
      lines[line + 2 * x + 1] = 255 - value;
    }
  }
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, GREY_WITH_ALPHA, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([
    SIGNATURE,
    renderChunk('IHDR', header),
    renderChunk('IDAT', deflateSync(lines)),
    renderChunk('IEND', Buffer.alloc(0)),
  ]);
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const GREY = 0;
const GREY_WITH_ALPHA = 4;

function readGrey(png: Buffer): { width: number; height: number; data: Buffer } {
  const header = png.subarray(16, 29);
  const isOurs = png.subarray(0, 8).equals(SIGNATURE) && header[8] === 8 && header[9] === GREY && header[12] === 0;
  if (!isOurs) throw new TypeError('The mask is not a grey PNG of 8 bits.');
  const parts: Buffer[] = [];
  for (let at = 8; at + 12 <= png.length; ) {
    const length = png.readUInt32BE(at);
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  return { width: header.readUInt32BE(0), height: header.readUInt32BE(4), data: Buffer.concat(parts) };
}

/** Each line says by which of five rules its bytes follow from those before them. */
function unfilter(lines: Buffer, width: number, height: number): Uint8Array {
  const grey = new Uint8Array(width * height);
  const at = (x: number, y: number): number => (x < 0 || y < 0 ? 0 : (grey[y * width + x] ?? 0));
  for (let y = 0; y < height; y += 1) {
    const start = y * (width + 1);
    const filter = lines[start];
    for (let x = 0; x < width; x += 1) {
      const left = at(x - 1, y);
      const above = at(x, y - 1);
      grey[y * width + x] = (lines[start + 1 + x] ?? 0) + guess(filter, left, above, at(x - 1, y - 1));
    }
  }
  return grey;
}

function guess(filter: number | undefined, left: number, above: number, corner: number): number {
  switch (filter) {
    case 0:
      return 0;
    case 1:
      return left;
    case 2:
      return above;
    case 3:
      return (left + above) >> 1;
    case 4:
      return paeth(left, above, corner);
    default:
      throw new TypeError('The mask is not a PNG.');
  }
}

function paeth(left: number, above: number, corner: number): number {
  const sum = left + above - corner;
  const [byLeft, byAbove, byCorner] = [Math.abs(sum - left), Math.abs(sum - above), Math.abs(sum - corner)];
  if (byLeft <= byAbove && byLeft <= byCorner) return left;
  return byAbove <= byCorner ? above : corner;
}

function renderChunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}
