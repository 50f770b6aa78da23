import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { drawRgba } from './draw-frames.ts';

/** The first pictures of the README: two clips, and six frames on one sheet. */

const FOLDER = join(import.meta.dirname, '..', 'docs', 'images');
const CLIP = { width: 640, height: 360, seconds: 4, framesPerSecond: 12 } as const;
const FRAME = { width: 640, height: 360, seconds: 6 } as const;
const COLUMNS = 2;
const GAP = 6;

const CLIPS = [
  { name: 'beach', prompt: 'a golden retriever runs along the beach at sunset', seed: 3 },
  { name: 'city', prompt: 'a red sports car drives through a neon city at night in the rain', seed: 5 },
] as const;

const FRAMES = [
  { prompt: 'a galleon at sea at golden hour', seed: 11, frame: 72 },
  { prompt: 'an astronaut floats above the earth', seed: 7, frame: 72 },
  { prompt: 'a woman says "I have waited for you" in the forest', seed: 7, frame: 72 },
  { prompt: 'two zebras and a giraffe at a lake', seed: 10, frame: 72 },
  { prompt: 'a cup of coffee on a wooden table', seed: 11, frame: 72 },
  { prompt: 'a fox in a snowy forest', seed: 10, frame: 72 },
] as const;

async function drawClip({ name, prompt, seed }: (typeof CLIPS)[number]): Promise<void> {
  const { width, height, seconds, framesPerSecond } = CLIP;
  const step = 24 / framesPerSecond;
  const frames = Array.from({ length: seconds * framesPerSecond }, (_, i) => i * step);
  const pictures = await drawRgba({ prompt, seed, seconds, width, height, frames });
  const raw = { width, height, channels: 4 } as const;
  const pages = await Promise.all(pictures.map((picture) => sharp(picture, { raw }).png().toBuffer()));
  await sharp(pages, { join: { animated: true } })
    .webp({ quality: 62, effort: 5, delay: pages.map(() => Math.round(1_000 / framesPerSecond)), loop: 0 })
    .toFile(join(FOLDER, `${name}.webp`));
}

async function drawFrameSheet(): Promise<void> {
  const { width, height, seconds } = FRAME;
  const rows = Math.ceil(FRAMES.length / COLUMNS);
  const tiles: OverlayOptions[] = [];
  for (const [at, { prompt, seed, frame }] of FRAMES.entries()) {
    const [picture] = await drawRgba({ prompt, seed, seconds, width, height, frames: [frame] });
    if (picture === undefined) throw new Error(`No frame ${frame} of "${prompt}".`);
    tiles.push({
      ...{ input: Buffer.from(picture.buffer), raw: { width, height, channels: 4 } },
      ...{ left: (at % COLUMNS) * (width + GAP), top: Math.floor(at / COLUMNS) * (height + GAP) },
    });
  }
  const size = { width: COLUMNS * (width + GAP) - GAP, height: rows * (height + GAP) - GAP };
  await sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
    .composite(tiles)
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(join(FOLDER, 'frames.jpg'));
}

export async function drawReadme(): Promise<void> {
  for (const clip of CLIPS) await drawClip(clip);
  await drawFrameSheet();
}
