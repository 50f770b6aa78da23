import { crc32, deflateSync, inflateSync } from 'node:zlib';

/** Just enough of PNG to know that a file is whole and how many pixels it holds. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly bitsPerSample: number;
  readonly hasAlpha: boolean;
  /** The filtered rows, unpacked. */
  readonly rows: Buffer;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const SAMPLES_OF_TYPE: Readonly<Record<number, number>> = { 2: 3, 6: 4 };

export function readPng(file: Buffer): Picture {
  if (!file.subarray(0, 8).equals(SIGNATURE)) throw new Error('This is no PNG.');
  const parts: Buffer[] = [];
  let header: Buffer | null = null;
  let place = 8;
  for (let type = ''; type !== 'IEND'; ) {
    const length = file.readUInt32BE(place);
    const named = file.subarray(place + 4, place + 8 + length);
    type = named.toString('latin1', 0, 4);
    if (file.readUInt32BE(place + 8 + length) !== crc32(named)) throw new Error(`The chunk ${type} is damaged.`);
    if (type === 'IHDR') header = named.subarray(4);
    if (type === 'IDAT') parts.push(named.subarray(4));
    place += 12 + length;
  }
  if (header === null || place !== file.length) throw new Error('The PNG has no header, or more after its end.');
  const [width, height, bitsPerSample] = [header.readUInt32BE(0), header.readUInt32BE(4), header[8] ?? 0];
  const samples = SAMPLES_OF_TYPE[header[9] ?? 0] ?? 1;
  const rows = inflateSync(Buffer.concat(parts));
  const expected = height * (1 + (width * samples * bitsPerSample) / 8);
  if (rows.length !== expected) throw new Error(`The PNG unpacks to ${rows.length} bytes; ${expected} are expected.`);
  return { width, height, bitsPerSample, hasAlpha: samples === 4, rows };
}

/** The picture in a data URL. */
export function fromDataUrl(url: string | undefined): Buffer {
  const [, data = ''] = /^data:image\/png;base64,(.+)$/.exec(url ?? '') ?? [];
  return Buffer.from(data, 'base64');
}

/** A PNG of grey pixels; of so many bytes of them as are given. */
export function makeGreyPng(width: number, height: number, bytes: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(bytes))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(data.length, 0);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
}
