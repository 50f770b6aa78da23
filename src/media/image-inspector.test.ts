import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { makeTempFolder } from '../../test/fixtures/temp-folder.ts';
import { makeImageInspector } from './image-inspector.ts';

// Made before the first look, which shuts every loader but three for this process.
const blank = (width: number, height: number, background = '#3366cc') =>
  sharp({ create: { width, height, channels: 3, background } });
const GIF = await blank(4, 4).gif().toBuffer();
const TIFF = await blank(4, 4).tiff().toBuffer();
const ANIMATED_WEBP = await sharp(await twoFrames(), { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } })
  .webp({ loop: 0, delay: [100, 100] })
  .toBuffer();

async function twoFrames(): Promise<Buffer> {
  return Buffer.concat([await blank(8, 8, 'red').raw().toBuffer(), await blank(8, 8, 'blue').raw().toBuffer()]);
}

const inspector = makeImageInspector();
afterAll(() => inspector.close());
const OPTIONS = { name: 'input_reference', mostPixels: 100_000 };
const look = (bytes: Uint8Array, mostPixels = OPTIONS.mostPixels) =>
  inspector.normalise({ bytes }, { ...OPTIONS, mostPixels });

function chunk(kind: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A PNG by hand: its header may promise what its data does not hold. */
function aPng(width: number, height: number, before: readonly Buffer[] = []): Buffer {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const data = deflateSync(Buffer.alloc(Math.min(1_000_000, (width + 1) * height)));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    ...before,
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const ANIMATION = chunk('acTL', Buffer.from([0, 0, 0, 2, 0, 0, 0, 0]));
/** What may stand before it: more than is read at once, and very little. */
const PADDING = chunk('prVt', Buffer.alloc(100_000, 'acTL'));
const TINY = chunk('prVt', Buffer.from([1]));

describe('a picture that is accepted', () => {
  it.each([
    ['JPEG', () => blank(30, 20).jpeg()],
    ['PNG', () => blank(30, 20).png()],
    ['WebP', () => blank(30, 20).webp()],
    ['PNG of 16 bits', () => blank(30, 20).toColourspace('rgb16').png()],
    ['grey PNG', () => blank(30, 20).greyscale().png()],
    ['JPEG in inks', () => blank(30, 20).toColourspace('cmyk').jpeg()],
  ])('leaves as a plain JPEG: %s', async (_name, make) => {
    const { bytes, ...rest } = await look(await make().toBuffer());
    expect(rest).toEqual({ mimeType: 'image/jpeg', width: 30, height: 20 });
    const { format, space, depth, channels } = await sharp(bytes).metadata();
    expect({ format, space, depth, channels }).toEqual({ format: 'jpeg', space: 'srgb', depth: 'uchar', channels: 3 });
  });

  it('keeps what can be seen through, as a PNG', async () => {
    const background = { r: 10, g: 20, b: 30, alpha: 0.5 };
    const clear = await sharp({ create: { width: 6, height: 4, channels: 4, background } })
      .webp({ lossless: true })
      .toBuffer();
    const { bytes, ...rest } = await look(clear);
    expect(rest).toEqual({ mimeType: 'image/png', width: 6, height: 4 });
    expect((await sharp(bytes).raw().toBuffer())[3]).toBe(128);
  });

  it('stands upright, and tells nothing of where it was taken', async () => {
    const exif = { IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } };
    const turned = await blank(30, 20).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { bytes, width, height } = await look(turned);
    expect([width, height]).toEqual([20, 30]);
    const seen = await sharp(bytes).metadata();
    expect([seen.exif, seen.orientation, seen.icc]).toEqual([undefined, undefined, undefined]);
  });

  it('is made no larger than a film shows it, in its own shape', async () => {
    const wide = await blank(5_000, 10).png().toBuffer();
    expect(await look(wide)).toMatchObject({ width: 3_840, height: 8 });
  });

  it('may lie in a file, whatever its name', async () => {
    const file = join(await makeTempFolder(), '0');
    await writeFile(file, await blank(8, 8).webp().toBuffer());
    expect(await inspector.normalise({ file }, OPTIONS)).toMatchObject({ width: 8, height: 8 });
  });

  it('may have exactly the most pixels', async () => {
    const bytes = await blank(10, 10).png().toBuffer();
    expect(await look(bytes, 100)).toMatchObject({ width: 10, height: 10 });
    await expect(look(bytes, 99)).rejects.toMatchObject({
      code: 'invalid_request',
      message: expect.stringMatching(/^input_reference has .*pixels.* limit of 99\.$/),
    });
  });

  it('is one of many at once', async () => {
    const bytes = await blank(64, 64).png().toBuffer();
    const all = await Promise.all(Array.from({ length: 8 }, () => look(bytes)));
    expect(all.map(({ width }) => width)).toEqual(Array.from({ length: 8 }, () => 64));
  });
});

describe('a picture that is refused', () => {
  const unreadable = 'input_reference cannot be read as a JPEG, PNG or WebP image.';
  const animated = 'input_reference is animated; send a still image.';
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';

  it.each<[string, () => Uint8Array | Promise<Uint8Array>, string]>([
    ['nothing', () => Buffer.alloc(0), unreadable],
    ['words', () => Buffer.from('a boat on a lake'), unreadable],
    ['a GIF', () => GIF, unreadable],
    ['a TIFF', () => TIFF, unreadable],
    ['an SVG', () => Buffer.from(svg), unreadable],
    ['a PDF', () => Buffer.from('%PDF-1.7\n'), unreadable],
    ['a film', () => Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41', 'latin1'), unreadable],
    ['a moving WebP', () => ANIMATED_WEBP, animated],
    ['a moving PNG', () => aPng(4, 4, [ANIMATION]), animated],
    ['a moving PNG behind much else', () => aPng(4, 4, [PADDING, ANIMATION]), animated],
    [
      'a moving PNG behind many small things',
      () => aPng(4, 4, [...Array<Buffer>(20_000).fill(TINY), ANIMATION]),
      animated,
    ],
    ['a PNG that ends early', () => half('png'), unreadable],
    ['a JPEG that ends early', () => half('jpeg'), unreadable],
    ['a WebP that ends early', () => half('webp'), unreadable],
    ['only the beginning of a PNG', () => aPng(4, 4).subarray(0, 20), unreadable],
    [
      'a PNG that unpacks to far more',
      () => aPng(30_000, 30_000),
      'input_reference has more pixels than the limit of 100000.',
    ],
    ['a PNG of no size', () => aPng(0, 4), unreadable],
  ])('is %s', async (_name, make, message) => {
    await expect(look(await make())).rejects.toMatchObject({
      code: 'invalid_request',
      param: 'input_reference',
      message,
    });
  });

  it.each([
    ['at once', [ANIMATION]],
    ['behind much else', [PADDING, PADDING, TINY, ANIMATION]],
  ])('is a moving PNG in a file, %s', async (_where, before) => {
    const file = join(await makeTempFolder(), '0');
    await writeFile(file, aPng(4, 4, before));
    await expect(inspector.normalise({ file }, OPTIONS)).rejects.toMatchObject({ message: animated });
  });

  it('is not one that only speaks of moving', async () => {
    const words = chunk('tEXt', Buffer.from(`Comment\0acTL ${'acTL'.repeat(30_000)}`, 'latin1'));
    expect(await look(aPng(4, 4, [words]))).toMatchObject({ width: 4 });
  });

  it('leaves the way free for the next', async () => {
    await Promise.allSettled(Array.from({ length: 6 }, () => look(Buffer.from('no'))));
    expect(await look(aPng(4, 4))).toMatchObject({ width: 4 });
  });
});

describe('a mask', () => {
  const grey = async (bytes: Uint8Array) => [...(await sharp(bytes).toColourspace('b-w').raw().toBuffer())];
  const pixels = (...rgba: number[]) =>
    sharp(Buffer.from(rgba), { raw: { width: rgba.length / 4, height: 1, channels: 4 } })
      .png()
      .toBuffer();
  const lookAt = (bytes: Uint8Array, shows: 'transparent' | 'white') =>
    inspector.normaliseMask({ bytes }, { name: 'mask', mostPixels: 100, shows });

  it('is white where it was transparent', async () => {
    const mask = await lookAt(await pixels(9, 9, 9, 255, 9, 9, 9, 0, 255, 255, 255, 128), 'transparent');
    expect(mask).toMatchObject({ mimeType: 'image/png', width: 3, height: 1 });
    expect(await grey(mask.bytes)).toEqual([0, 255, 127]);
  });

  it('is white where it was white', async () => {
    const mask = await lookAt(await pixels(0, 0, 0, 255, 255, 255, 255, 255, 255, 255, 255, 0), 'white');
    expect(await grey(mask.bytes)).toEqual([0, 255, 0]);
  });

  it.each<[string, () => Promise<Buffer>, 'transparent' | 'white', string]>([
    [
      'cannot be transparent',
      () => blank(4, 4).png().toBuffer(),
      'transparent',
      'mask must be transparent where the image is to change.',
    ],
    [
      'is nowhere transparent',
      () => pixels(0, 0, 0, 255),
      'transparent',
      'mask leaves nothing to change: no part of it is transparent.',
    ],
    ['is nowhere white', () => pixels(0, 0, 0, 255), 'white', 'mask leaves nothing to change: no part of it is white.'],
  ])('is refused where it %s', async (_what, make, shows, message) => {
    await expect(lookAt(await make(), shows)).rejects.toMatchObject({
      code: 'invalid_request',
      param: 'mask',
      message,
    });
  });
});

describe('a picture that is to be seen again', () => {
  it('is kept to the last bit', async () => {
    const raw = Buffer.from(Array.from({ length: 16 * 16 * 3 }, (_, index) => (index * 37) % 256));
    const bytes = await sharp(raw, { raw: { width: 16, height: 16, channels: 3 } })
      .png()
      .toBuffer();
    const kept = await inspector.normalise({ bytes }, { ...OPTIONS, lossless: true });
    expect(kept.mimeType).toBe('image/png');
    expect(await sharp(kept.bytes).raw().toBuffer()).toEqual(raw);
  });
});

/** The first half of a picture with much in it. */
async function half(format: 'png' | 'jpeg' | 'webp'): Promise<Buffer> {
  const raw = Buffer.from(Array.from({ length: 64 * 64 * 3 }, (_, index) => (index * index * 31) % 251));
  const whole = await sharp(raw, { raw: { width: 64, height: 64, channels: 3 } })
    .toFormat(format)
    .toBuffer();
  return whole.subarray(0, whole.length / 2);
}

describe('pictures that are large', () => {
  it('are decoded elsewhere: nothing of them stays with the service', async () => {
    const large = await blank(7_000, 7_000).jpeg({ quality: 60 }).toBuffer();
    // Beside what JavaScript holds, which comes and goes by itself: pictures are decoded outside of it.
    const measure = () => {
      const { rss, heapTotal, external } = process.memoryUsage();
      return rss - heapTotal - external;
    };
    const before = measure();
    const looks = Array.from({ length: 2 }, () => look(large, 50_000_000));
    for (const { width, height } of await Promise.all(looks)) expect([width, height]).toEqual([3840, 3840]);
    // Decoded, each of them has 147 MB.
    expect(measure() - before).toBeLessThan(100 * 1024 * 1024);
  });
});

it('a decoder that cannot be started is no fault of the picture', async () => {
  const { execPath } = process;
  const own = makeImageInspector();
  onTestFinished(() => {
    process.execPath = execPath;
    return own.close();
  });
  process.execPath = '/nowhere/node';
  const bytes = await blank(8, 8).png().toBuffer();
  await expect(own.normalise({ bytes }, OPTIONS)).rejects.toMatchObject({ code: 'service_unavailable' });
});
