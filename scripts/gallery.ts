/**
 * `npm run gallery`: draws three frames of each prompt of the gallery and lays them on contact sheets in docs/gallery. `npm run gallery -- places` does so with
 * every place in its lights and weathers, `-- cast` with every family, act, face and contact, `-- shots` with every size, angle and movement of the camera, `-- sounds` with what films sound like. Whoever changes the picture looks at them before
 * and after. `--only <number or place,...>` draws those alone; `--out <folder>` writes elsewhere, as PNG. `--readme` makes the first pictures of the
 * README in its place.
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { drawContactSheet, type SheetRow } from './contact-sheet.ts';
import { drawRgba } from './draw-frames.ts';
import { CAST_NAMES, pictureCast } from './gallery-cast.ts';
import { GALLERY_PICTURES, pictureGiven } from './gallery-pictures.ts';
import { PLACE_NAMES, picturePlace } from './gallery-places.ts';
import { GALLERY_CAPTIONS, GALLERY_PROMPTS } from './gallery-prompts.ts';
import { GALLERY_SHOTS, pictureShot } from './gallery-shots.ts';
import { GALLERY_SOUNDS, pictureSound } from './gallery-sounds.ts';
import { drawReadme } from './readme-pictures.ts';
import type { Size } from './stage-pictures.ts';

/** A gallery: what it is made of, and how it is laid out. */
interface Gallery {
  /** In docs/gallery. */
  readonly folder: string;
  readonly names: readonly string[];
  readonly frame: Size;
  readonly rows: number;
  /** Pixels of a sheet in docs. */
  readonly width: number;
  draw(name: string, frame: Size): Promise<SheetRow>;
}

const SECONDS = 6;
const FRAMES = [0, 72, 143];

const PROMPTS: Gallery = {
  folder: '',
  names: GALLERY_PROMPTS.map((_, index) => String(index + 1)),
  frame: { width: 640, height: 360 },
  rows: 8,
  width: 1440,
  async draw(name, frame) {
    const seed = Number(name);
    const prompt = GALLERY_PROMPTS[seed - 1] ?? '';
    const pictures = await drawRgba({ prompt, seed, seconds: SECONDS, ...frame, frames: FRAMES });
    return { caption: `${name}. ${GALLERY_CAPTIONS.get(prompt) ?? prompt}`, pictures };
  },
};
const GALLERIES: Readonly<Record<string, Gallery>> = {
  prompts: PROMPTS,
  cast: {
    folder: 'cast',
    names: CAST_NAMES,
    frame: { width: 240, height: 240 },
    rows: 10,
    width: 990,
    draw: pictureCast,
  },
  places: {
    folder: 'places',
    names: PLACE_NAMES,
    frame: { width: 400, height: 224 },
    rows: 10,
    width: 1320,
    draw: picturePlace,
  },
  pictures: {
    folder: 'pictures',
    names: GALLERY_PICTURES.map((_, index) => String(index + 1)),
    frame: { width: 320, height: 180 },
    rows: 9,
    width: 1632,
    draw: pictureGiven,
  },
  sounds: {
    folder: 'sounds',
    names: GALLERY_SOUNDS.map((_, index) => String(index + 1)),
    frame: { width: 900, height: 180 },
    rows: 13,
    width: 900,
    draw: pictureSound,
  },
  shots: {
    folder: 'shots',
    names: GALLERY_SHOTS.map((_, index) => String(index + 1)),
    frame: { width: 400, height: 224 },
    rows: 15,
    width: 720,
    async draw(name, frame) {
      const shot = GALLERY_SHOTS[Number(name) - 1];
      if (shot === undefined) throw new RangeError(`There is no shot ${name}.`);
      return pictureShot(shot, frame);
    },
  },
};

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { only: { type: 'string' }, out: { type: 'string' }, readme: { type: 'boolean' } },
  });
  if (values.readme === true) return drawReadme();
  const gallery = GALLERIES[positionals[0] ?? 'prompts'];
  if (gallery === undefined) throw new RangeError(`There are these galleries: ${Object.keys(GALLERIES).join(', ')}.`);
  const names = values.only?.split(',') ?? gallery.names;
  const folder = values.out ?? join(import.meta.dirname, '..', 'docs', 'gallery', gallery.folder);
  await mkdir(folder, { recursive: true });
  if (values.out === undefined) {
    for (const file of await readdir(folder)) if (file.endsWith('.webp')) await rm(join(folder, file));
  }
  for (let from = 0; from < names.length; from += gallery.rows) {
    const rows: SheetRow[] = [];
    for (const name of names.slice(from, from + gallery.rows)) {
      const row = await gallery.draw(name, gallery.frame);
      console.log(row.caption);
      rows.push(row);
    }
    const sheet = drawContactSheet(gallery.frame, rows);
    const name = `sheet-${from / gallery.rows + 1}`;
    if (values.out !== undefined) await writeFile(join(folder, `${name}.png`), sheet);
    else
      await sharp(sheet)
        .resize({ width: gallery.width })
        .webp({ quality: 78 })
        .toFile(join(folder, `${name}.webp`));
  }
}

await run();
