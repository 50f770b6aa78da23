/**
 * `npm run gallery`: draws three frames of each prompt of the gallery and lays them on contact sheets in docs/gallery. Whoever changes the
 * picture looks at them before and after. `--only <number,...>` draws those prompts alone; `--out <folder>` writes elsewhere, as PNG.
 * `--readme` makes the first pictures of the README in its place.
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createCanvas, GlobalFonts, ImageData } from '@napi-rs/canvas';
import sharp from 'sharp';
import { drawRgba } from './draw-frames.ts';
import { GALLERY_CAPTIONS, GALLERY_PROMPTS } from './gallery-prompts.ts';
import { drawReadme } from './readme-pictures.ts';

const FRAME = { width: 640, height: 360 };
const SECONDS = 6;
const FRAMES = [0, 72, 143];
const ROWS = 8;
const CAPTION = 26;
const GAP = 6;

async function drawSheet(numbers: readonly number[]): Promise<Buffer> {
  const width = FRAME.width * FRAMES.length + GAP * (FRAMES.length + 1);
  const canvas = createCanvas(width, numbers.length * (FRAME.height + CAPTION + GAP) + GAP);
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#16181c';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.font = '16px Gallery';
  for (const [row, number] of numbers.entries()) {
    const prompt = GALLERY_PROMPTS[number - 1] ?? '';
    const top = GAP + row * (FRAME.height + CAPTION + GAP);
    pen.fillStyle = '#e8e6e0';
    pen.fillText(`${number}. ${GALLERY_CAPTIONS.get(prompt) ?? prompt}`, GAP + 4, top + 18);
    for (const [column, picture] of (
      await drawRgba({ prompt, seed: number, seconds: SECONDS, ...FRAME, frames: FRAMES })
    ).entries()) {
      pen.putImageData(
        new ImageData(picture, FRAME.width, FRAME.height),
        GAP + column * (FRAME.width + GAP),
        top + CAPTION,
      );
    }
    console.log(`${number}. ${prompt}`);
  }
  return canvas.toBuffer('image/png');
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, out: { type: 'string' }, readme: { type: 'boolean' } },
  });
  if (values.readme === true) return drawReadme();
  const fonts = new URL('../node_modules/@fontsource/inter/files/', import.meta.url);
  GlobalFonts.registerFromPath(new URL('inter-latin-400-normal.woff2', fonts).pathname, 'Gallery');
  const numbers = values.only?.split(',').map(Number) ?? GALLERY_PROMPTS.map((_, i) => i + 1);
  const folder = values.out ?? join(import.meta.dirname, '..', 'docs', 'gallery');
  await mkdir(folder, { recursive: true });
  if (values.out === undefined) {
    for (const file of await readdir(folder)) if (file.endsWith('.webp')) await rm(join(folder, file));
  }
  for (let from = 0; from < numbers.length; from += ROWS) {
    const sheet = await drawSheet(numbers.slice(from, from + ROWS));
    const name = `sheet-${from / ROWS + 1}`;
    if (values.out !== undefined) await writeFile(join(folder, `${name}.png`), sheet);
    else
      await sharp(sheet)
        .resize({ width: 1440 })
        .webp({ quality: 78 })
        .toFile(join(folder, `${name}.webp`));
  }
}

await run();
