import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IS_LONG_RUN } from '../../test/servers/long-run.ts';
import { findPlace, PLACE_OF_HOME } from './catalogue/places.ts';
import { HOMES } from './catalogue/setting.ts';
import { renderStill, type StillDraft, type StillRequest } from './still.ts';

let folder = '';
let files = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-still-'));
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

function aRequest(changes: Partial<StillRequest> = {}): StillRequest {
  return {
    // Where nothing is said of what is drawn: water is drawn in a tenth of the time that a single ball takes.
    prompt: 'the sea at sunset',
    styleGuidance: null,
    seed: 0,
    width: 1024,
    height: 1024,
    pictures: [],
    mask: null,
    output: { format: 'png' },
    partials: 0,
    ...changes,
  };
}

async function render(changes: Partial<StillRequest>, draft: StillDraft | null): Promise<string> {
  const outputFile = join(folder, `still-${files++}.png`);
  await renderStill(aRequest(changes), { outputFile, signal: new AbortController().signal, draft });
  return outputFile;
}

async function hash(file: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(file))
    .digest('hex');
}

/** A plain picture, so that its colour can be looked for. */
async function paper(colour: string, width = 120, height = 90): Promise<string> {
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  pen.fillStyle = colour;
  pen.fillRect(0, 0, width, height);
  const file = join(folder, `paper-${files++}.png`);
  await writeFile(file, canvas.toBuffer('image/png'));
  return file;
}

async function readPixels(file: string): Promise<{ pixels: Buffer; width: number; height: number }> {
  const { data, info } = await sharp(file, { failOn: 'warning' }).raw().toBuffer({ resolveWithObject: true });
  expect(info.channels).toBe(3);
  return { pixels: data, width: info.width, height: info.height };
}

async function meanColour(file: string): Promise<[number, number, number]> {
  const { pixels } = await readPixels(file);
  const sum: [number, number, number] = [0, 0, 0];
  for (let at = 0; at < pixels.length; at += 3) {
    for (const c of [0, 1, 2] as const) sum[c] += pixels[at + c] ?? 0;
  }
  const count = pixels.length / 3;
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}

describe('the size of a still', () => {
  // The ends of what is offered and two between, small: `npm run verify -- images` draws every ratio, as large as it can be.
  it.each([
    [128, 128],
    [48, 384],
    [106, 158],
    [198, 84],
    [384, 48],
  ])('is %i x %i to the pixel', async (width, height) => {
    const outputFile = join(folder, `size-${width}-${height}.png`);
    const signal = new AbortController().signal;
    const request = aRequest({ width, height });
    expect(await renderStill(request, { outputFile, signal, draft: null })).toEqual({ width, height });
    const read = await readPixels(outputFile);
    expect([read.width, read.height]).toEqual([width, height]);
  });

  it('may be odd', async () => {
    const read = await readPixels(await render({ width: 101, height: 67 }, null));
    expect([read.width, read.height]).toEqual([101, 67]);
  });
});

describe('a still', () => {
  const draft = { width: 120 };

  it('repeats for the same request and changes with its words and its seed', async () => {
    const first = await hash(await render({}, draft));
    expect(await hash(await render({}, draft))).toBe(first);
    const others = [{ seed: 1 }, { prompt: 'the sea at noon' }, { styleGuidance: 'black and white' }];
    for (const other of others) expect(await hash(await render(other, draft))).not.toBe(first);
  });

  it('shows places, and none of them empty', async () => {
    const seen = new Set<string>();
    const homes = HOMES.filter((_, index) => IS_LONG_RUN || index % 16 === 0);
    for (const home of homes) {
      const word = findPlace(PLACE_OF_HOME[home])?.words[0] ?? home;
      const file = await render({ prompt: `${word} by day` }, draft);
      seen.add(await hash(file));
      const { channels } = await sharp(file).stats();
      expect(Math.max(...channels.map((channel) => channel.stdev))).toBeGreaterThan(12);
    }
    expect(seen.size).toBe(homes.length);
  });

  const STRIPS = [
    [20, 160],
    [160, 20],
  ] as const;
  it.each(STRIPS.slice(0, IS_LONG_RUN ? STRIPS.length : 1))(
    'has something to see in every part of a strip of %i x %i',
    async (width, height) => {
      const file = await render(
        { width: width * 8, height: height * 8, prompt: 'a dog in a meadow by day' },
        { width },
      );
      const { pixels, width: wide, height: high } = await readPixels(file);
      const rows = new Set<number>();
      for (let y = 0; y < high; y++) {
        const at = (y * wide + (wide >> 1)) * 3;
        rows.add((pixels[at] ?? 0) * 65_536 + (pixels[at + 1] ?? 0) * 256 + (pixels[at + 2] ?? 0));
      }
      expect(rows.size).toBeGreaterThan(high * 0.6);
    },
  );

  it('takes style and light from a guide, and draws nobody it names', async () => {
    const quiet = 'an empty meadow by day, no birds';
    const named = await hash(await render({ prompt: quiet, styleGuidance: 'like a dog with a red car' }, draft));
    expect(named).toBe(await hash(await render({ prompt: quiet }, draft)));
    const [red, green, blue] = await meanColour(
      await render({ prompt: 'a meadow', styleGuidance: 'Black and white, please.' }, draft),
    );
    expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThan(1);
    const night = await meanColour(await render({ prompt: 'a meadow', styleGuidance: 'always at night' }, draft));
    const day = await meanColour(await render({ prompt: 'a meadow by day', styleGuidance: 'always at night' }, draft));
    expect(day[1]).toBeGreaterThan(night[1] + 40);
  });

  it('leaves no file when it is stopped', async () => {
    const outputFile = join(folder, 'stopped.png');
    const reason = new Error('stop');
    const early = { outputFile, signal: AbortSignal.abort(reason), draft };
    await expect(renderStill(aRequest(), early)).rejects.toBe(reason);
    // While it is written: the signal is looked at before each band, and the file is there from the first one on.
    const controller = new AbortController();
    const { signal } = controller;
    const look = signal.throwIfAborted.bind(signal);
    signal.throwIfAborted = () => {
      if (existsSync(outputFile)) controller.abort(reason);
      look();
    };
    await expect(renderStill(aRequest(), { outputFile, signal, draft: { width: 400 } })).rejects.toBe(reason);
    expect(signal.aborted).toBe(true);
    expect(existsSync(outputFile)).toBe(false);
  });

  it('leaves no file when it cannot be written', async () => {
    const outputFile = join(folder, 'no-such-folder', 'still.png');
    const options = { outputFile, signal: new AbortController().signal, draft };
    await expect(renderStill(aRequest(), options)).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

describe('a still of one picture', () => {
  const size = { width: 256, height: 192 };

  it.each([
    [256, 192],
    [16, 300],
  ])('keeps it when nothing else is said: %i x %i', async (width, height) => {
    const file = await render({ width, height, prompt: '', pictures: [await paper('#406080')] }, 'coarse');
    const { pixels } = await readPixels(file);
    expect([...new Set(Array.from({ length: pixels.length / 3 }, (_, i) => pixels.readUIntBE(i * 3, 3)))]).toEqual([
      0x406080,
    ]);
  });

  it('covers the size it is asked for without distortion', async () => {
    const canvas = createCanvas(400, 100);
    const pen = canvas.getContext('2d');
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, 400, 100);
    pen.fillStyle = '#f00';
    pen.fillRect(150, 0, 100, 100);
    const wide = join(folder, 'wide.png');
    await writeFile(wide, canvas.toBuffer('image/png'));
    const file = await render({ width: 200, height: 200, prompt: '', pictures: [wide] }, 'coarse');
    // The middle square is all that a square can show of it.
    const [red, green] = await meanColour(file);
    expect(red).toBeGreaterThan(250);
    expect(green).toBeLessThan(8);
  });

  it.each([
    ['at night', ([red, , blue]: readonly number[]) => (blue ?? 0) < 120 && (red ?? 0) < 70],
    ['at sunset', ([red, , blue]: readonly number[]) => (red ?? 0) > (blue ?? 0) + 40],
    ['in the fog', ([red, green, blue]: readonly number[]) => Math.min(red ?? 0, green ?? 0, blue ?? 0) > 130],
    ['black and white', ([red, , blue]: readonly number[]) => Math.abs((red ?? 0) - (blue ?? 0)) < 2],
  ])('gives it the light that the words say: %s', async (prompt, isSo) => {
    const pictures = [await paper('#7d8f96')];
    expect(isSo(await meanColour(await render({ ...size, prompt, pictures }, 'coarse')))).toBe(true);
  });

  it('draws into it whom the words name, and leaves the rest alone', async () => {
    const pictures = [await paper('#7d8f96')];
    const { pixels } = await readPixels(await render({ ...size, prompt: 'add a dog', pictures }, 'coarse'));
    const changed = Array.from({ length: pixels.length / 3 }, (_, i) => pixels.readUIntBE(i * 3, 3)).filter(
      (colour) => colour !== 0x7d8f96,
    ).length;
    const share = changed / (size.width * size.height);
    expect(share).toBeGreaterThan(0.01);
    expect(share).toBeLessThan(0.3);
  });
});

describe('a still of several pictures', () => {
  /** Of one hue each, which no scene brings by itself in such an amount. */
  const hue = (i: number, count: number): string => `hsl(${Math.round((i / count) * 360)}, 100%, 50%)`;

  const hueOf = (red: number, green: number, blue: number): number | null => {
    const high = Math.max(red, green, blue);
    const low = Math.min(red, green, blue);
    if (high < 60 || (high - low) / high < 0.45) return null;
    const third =
      high === red
        ? (green - blue) / (high - low)
        : high === green
          ? 2 + (blue - red) / (high - low)
          : 4 + (red - green) / (high - low);
    return (third * 60 + 360) % 360;
  };

  it.each([[2, 160, 160] as const, [10, 320, 180] as const].filter(([count]) => IS_LONG_RUN || count < 10))(
    'shows all %i in %i x %i',
    async (count, width, height) => {
      const pictures: string[] = [];
      for (let i = 0; i < count; i++) pictures.push(await paper(hue(i, count), i % 2 === 0 ? 120 : 90, 100));
      const file = await render({ width, height, prompt: 'a plain white backdrop', pictures }, 'coarse');
      const { pixels } = await readPixels(file);
      const found = new Array<number>(count).fill(0);
      for (let at = 0; at < pixels.length; at += 3) {
        const degrees = hueOf(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
        if (degrees === null) continue;
        const nearest = Math.round((degrees / 360) * count) % count;
        found[nearest] = (found[nearest] ?? 0) + 1;
      }
      // However many there are, each can be told from its surroundings.
      expect(Math.min(...found)).toBeGreaterThan((width * height) / 200);
    },
  );

  it('are at most fourteen', async () => {
    const pictures = Array.from({ length: 15 }, () => 'none.png');
    await expect(render({ pictures }, null)).rejects.toThrow('A still shows at most 14 pictures; got 15.');
  });
});
