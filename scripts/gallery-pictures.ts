/** What is made of pictures that people bring: films from a first frame, between two, with references; edits, and several in one. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas, ImageData } from '@napi-rs/canvas';
import sharp from 'sharp';
import type { AnimationInputs } from '../src/animator/images/inputs.ts';
import { renderStill, type StillRequest } from '../src/animator/still.ts';
import type { SheetRow } from './contact-sheet.ts';
import { drawRgba } from './draw-frames.ts';
import type { Size } from './stage-pictures.ts';

const SECONDS = 6;
/** The first and the last, and what is between. */
const FRAMES = [0, 36, 72, 108, 143];
const PHOTOGRAPHS = join(import.meta.dirname, '../test/fixtures/photographs');
type Pixels = SheetRow['pictures'][number];

/** A part of a photograph, by shares of it: [left, top, width]; all of it without. */
interface Given {
  readonly name: string;
  readonly part?: readonly [left: number, top: number, size: number];
}

type Row =
  | { readonly kind: 'film'; readonly prompt: string; readonly first: Given; readonly last?: Given }
  | { readonly kind: 'references'; readonly prompt: string; readonly given: readonly Given[] }
  /** One edit each of the same picture; `again`: each of what came of the one before. `mask`: what may change, by shares. */
  | {
      readonly kind: 'edits';
      readonly prompts: readonly string[];
      readonly given: readonly Given[];
      readonly again?: boolean;
      readonly mask?: readonly [left: number, top: number, right: number, bottom: number];
    };

const film = (name: string, prompt: string): Row => ({ kind: 'film', prompt, first: { name } });
const between = (first: Given, last: Given, prompt = ''): Row => ({ kind: 'film', prompt, first, last });
const references = (prompt: string, ...names: readonly string[]): Row => ({
  kind: 'references',
  prompt,
  given: names.map((name) => ({ name })),
});
const edits = (name: string, ...prompts: readonly string[]): Row => ({ kind: 'edits', prompts, given: [{ name }] });

export const GALLERY_PICTURES: readonly Row[] = [
  film('dog-on-beach', 'the dog runs to the left'),
  film('car-on-road', 'the car drives to the left'),
  film('mountain-path', 'the camera flies forward over the path'),
  film('pagoda', 'rain falls, orbit left'),
  film('forest-stream', 'the water flows, static shot'),
  film('astronaut', 'she turns her head and nods'),
  film('dahlia', 'the flower sways in the wind'),
  film('mountain-meadow', 'a brown horse walks in'),
  film('pagoda', 'it becomes winter'),
  film('mountain-path', 'a hiker walks along the path, snow begins to fall'),
  between({ name: 'pagoda', part: [0, 0.1, 0.7] }, { name: 'pagoda', part: [0.3, 0.2, 0.7] }),
  between({ name: 'coffee-cup' }, { name: 'coffee-cup', part: [0.2, 0.15, 0.6] }),
  between({ name: 'mountain-path', part: [0, 0.1, 0.65] }, { name: 'mountain-path' }),
  between({ name: 'mountain-meadow' }, { name: 'sunrise' }),
  between({ name: 'officer' }, { name: 'astronaut' }),
  references('the dog from the picture runs on the beach', 'dog-on-beach'),
  references(
    'the dog from the first picture and the astronaut from the second picture walk in a park',
    'dog-on-beach',
    'astronaut',
  ),
  references('the cup, the flower and the horse in a meadow', 'coffee-cup', 'dahlia', 'horse-drawing'),
  references('the officer from the picture speaks in a library', 'officer'),
  references('the woman of image 1 stands on the path of image 2', 'astronaut', 'mountain-path'),
  edits('pagoda', 'as a watercolor painting', 'as a pencil sketch', 'as pixel art', 'anime style'),
  edits('mountain-path', 'at night', 'at golden hour', 'in heavy snow', 'in dense fog'),
  edits('mountain-meadow', 'in winter', 'in autumn', 'add a red hot air balloon', 'add a white horse'),
  edits('coffee-cup', 'make the cup blue', 'make the cup green', 'black and white', 'remove the cup'),
  {
    kind: 'edits',
    prompts: ['remove the dog', 'replace it with a cat'],
    given: [{ name: 'dog-on-beach' }],
    mask: [0.13, 0.18, 0.84, 0.97],
  },
  edits(
    'cat',
    'put the cat on a beach',
    'replace the background with a forest',
    'put the cat in a library',
    'put the cat in space',
  ),
  {
    kind: 'edits',
    prompts: ['all of them on a table', 'all of them in a meadow'],
    given: [{ name: 'coffee-cup' }, { name: 'dahlia' }, { name: 'fig-in-bowl' }, { name: 'cat' }],
  },
  {
    kind: 'edits',
    prompts: ['at golden hour', 'add a flock of birds', 'as an oil painting', 'make it snow'],
    given: [{ name: 'pagoda' }],
    again: true,
  },
  film('officer', 'the officer salutes'),
  film('astronaut', 'the astronaut waves at the camera'),
  film('dog-on-beach', 'the dog sits down'),
  film('pagoda', 'at night fireworks burst over the pagoda, its windows glow'),
  references('all of these things on a table in a kitchen', 'coffee-cup', 'fig-in-bowl', 'dahlia', 'brushes'),
  edits(
    'mountain-path',
    'at night with a full moon and stars',
    'add a rainbow over the mountains',
    'add the northern lights',
    'in a thunderstorm with lightning',
  ),
  edits('photographer', 'colorize this black and white photo', 'put him in a snowy forest'),
  edits('mountain-meadow', 'make the grass yellow', 'turn the sky pink', 'turn the leaves red'),
];

const { signal } = new AbortController();

async function saveGiven(folder: string, { name, part = [0, 0, 1] }: Given, number: number): Promise<string> {
  const photograph = sharp(join(PHOTOGRAPHS, `${name}.jpg`));
  const { width, height } = await photograph.metadata();
  const [left, top, size] = part;
  const file = join(folder, `given-${number}.png`);
  await photograph
    .extract({
      left: Math.round(width * left),
      top: Math.round(height * top),
      width: Math.round(width * size),
      height: Math.round(height * size),
    })
    .png()
    .toFile(file);
  return file;
}

async function readPixels(file: string, { width, height }: Size, fit: 'cover' | 'contain'): Promise<Pixels> {
  const image = sharp(file).ensureAlpha().resize(width, height, { fit, background: '#16181c' });
  return new Uint8ClampedArray(await image.raw().toBuffer());
}

/** Several pictures side by side in the room of one. */
async function together(files: readonly string[], frame: Size): Promise<Pixels> {
  const columns = files.length === 1 ? 1 : 2;
  const rows = Math.ceil(files.length / columns);
  const cell = { width: Math.floor(frame.width / columns), height: Math.floor(frame.height / rows) };
  const canvas = createCanvas(frame.width, frame.height);
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#16181c';
  pen.fillRect(0, 0, frame.width, frame.height);
  for (const [index, file] of files.entries()) {
    const image = new ImageData(await readPixels(file, cell, 'contain'), cell.width, cell.height);
    pen.putImageData(image, (index % columns) * cell.width, Math.floor(index / columns) * cell.height);
  }
  return pen.getImageData(0, 0, frame.width, frame.height).data as Pixels;
}

async function pictureFilm(inputs: AnimationInputs, prompt: string, frame: Size): Promise<readonly Pixels[]> {
  return drawRgba({ prompt, seed: 1, seconds: SECONDS, ...frame, frames: FRAMES, inputs });
}

async function saveMask(
  folder: string,
  [left, top, right, bottom]: readonly [number, number, number, number],
): Promise<string> {
  const canvas = createCanvas(640, 360);
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#000';
  pen.fillRect(0, 0, 640, 360);
  pen.fillStyle = '#fff';
  pen.fillRect(left * 640, top * 360, (right - left) * 640, (bottom - top) * 360);
  const file = join(folder, 'mask.png');
  await writeFile(file, canvas.toBuffer('image/png'));
  return file;
}

async function pictureEdits(
  row: Extract<Row, { kind: 'edits' }>,
  files: readonly string[],
  folder: string,
  frame: Size,
) {
  const pictures = [await together(files, frame)];
  const mask = row.mask === undefined ? null : await saveMask(folder, row.mask);
  let given = files;
  for (const [index, prompt] of row.prompts.entries()) {
    const outputFile = join(folder, `edited-${index}.png`);
    const request: StillRequest = {
      ...{ prompt, styleGuidance: null, seed: 1, width: frame.width * 2, height: frame.height * 2, mask },
      ...{ pictures: given, output: { format: 'png' }, partials: 0 },
    };
    await renderStill(request, { outputFile, signal, draft: null });
    pictures.push(await readPixels(outputFile, frame, 'cover'));
    if (row.again === true) given = [outputFile];
  }
  return { caption: row.prompts.map((prompt) => `“${prompt}”`).join(row.again === true ? ', then ' : ', '), pictures };
}

export async function pictureGiven(name: string, frame: Size): Promise<SheetRow> {
  const row = GALLERY_PICTURES[Number(name) - 1];
  if (row === undefined) throw new RangeError(`There is no row ${name}.`);
  const folder = await mkdtemp(join(tmpdir(), 'kinora-gallery-'));
  try {
    const given = row.kind === 'film' ? [row.first, ...(row.last === undefined ? [] : [row.last])] : row.given;
    const files = await Promise.all(given.map((each, number) => saveGiven(folder, each, number)));
    const [first = '', last] = files;
    if (row.kind === 'edits') return await pictureEdits(row, files, folder, frame);
    if (row.kind === 'references') {
      const pictures = await pictureFilm({ mode: 'references', references: files }, row.prompt, frame);
      return { caption: `references: “${row.prompt}”`, pictures: [await together(files, frame), ...pictures.slice(1)] };
    }
    const inputs: AnimationInputs =
      last === undefined ? { mode: 'first_frame', first } : { mode: 'first_and_last', first, last };
    const caption = last === undefined ? `first frame: “${row.prompt}”` : `first and last frame ${row.prompt}`;
    return { caption, pictures: await pictureFilm(inputs, row.prompt, frame) };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
