import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { hashFilm } from '../../test/fixtures/hash-film.ts';
import type { FilmsToHash } from '../../test/fixtures/hash-films.ts';
import { makeTempFolder } from '../../test/fixtures/temp-folder.ts';
import type { AnimationInputs, AnimationRequest } from './animator.ts';
import type { Home } from './catalogue/setting.ts';

/**
 * The same seed gives the same film: whichever process draws it, and however many threads share the frames between them. `npm test` looks
 * at a few small frames of some films, drawn by threads of its own; `npm run verify -- determinism` looks at whole films of every place,
 * several times, each time in another process.
 */
const { DETERMINISM_FRAMES = '4', DETERMINISM_WIDTH = '160', DETERMINISM_RUNS = '1' } = process.env;
const DRAWS_ALL = process.env.DETERMINISM_FILMS === 'all';
const RUNS = Number(DETERMINISM_RUNS);
const DRAFT = { frames: Number(DETERMINISM_FRAMES), width: Number(DETERMINISM_WIDTH) };
const THREADS = [1, 2] as const;
const PROGRAM = new URL('../../test/fixtures/hash-films.ts', import.meta.url).pathname;

/** One row for each place; among them every weather, every kind of moving air and both finishes. */
const PLACES: Readonly<Record<Home, string>> = {
  beach: 'a dog runs on the beach at sunset',
  mountains: 'mountains at dawn, snow falls',
  meadow: 'butterflies over a meadow in summer',
  city: 'a car in a neon city in the rain at night',
  forest: 'a deer in a misty forest',
  space: 'an astronaut in space before the Earth',
  desert: 'a camel walks through the desert, handheld camera',
  lake: 'a boat on a lake in a thunderstorm',
  savanna: 'an elephant on the savanna, zoom out',
  underwater: 'a whale under water',
  room: 'a woman says "Good evening" in the living room',
  kitchen: 'an apple and a cup in the kitchen',
  backdrop: 'a cat on a plain backdrop',
  garden: 'a girl on a swing in the park',
  works: 'a blacksmith hammers at the anvil',
  cafe: 'a barista makes an espresso',
  classroom: 'a teacher explains at a blackboard',
  stage: 'a woman plays the cello on stage',
  bathroom: 'a man shaves in the bathroom',
  bedroom: 'a boy sleeps in his bed',
  ward: 'a nurse waits in a hospital room',
  salon: 'a hairdresser cuts hair in a salon',
  office: 'a woman types in an office',
};

/** Water, where threads once met; rain with lamps, where they share the most, is drawn by three of them in render-film.test.ts. */
const SOME_FILMS: ReadonlySet<string> = new Set(['the open sea']);

const aRequest = (prompt: string, changes: Partial<AnimationRequest> = {}): AnimationRequest => ({
  ...{ prompt, negativePrompt: null, seed: 42, durationSeconds: 4 },
  ...{ width: 1280, height: 720, finish: 'standard', inputs: { mode: 'text' } },
  ...changes,
});

async function writePicture(file: string, red: number): Promise<string> {
  const background = { r: red, g: 120, b: 60 };
  await writeFile(
    file,
    await sharp({ create: { width: 320, height: 240, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  return file;
}

async function listFilms(): Promise<ReadonlyMap<string, AnimationRequest>> {
  const folder = await makeTempFolder();
  const [first, last] = await Promise.all([
    writePicture(join(folder, 'first.png'), 20),
    writePicture(join(folder, 'last.png'), 220),
  ]);
  const pictures: readonly AnimationInputs[] = [
    { mode: 'first_frame', first },
    { mode: 'first_and_last', first, last },
    { mode: 'references', references: [first, last] },
  ];
  const films = [
    ...Object.entries(PLACES).map(([place, prompt]) => [place, aRequest(prompt)] as const),
    ['the open sea', aRequest('A sailboat', { finish: 'fast' })] as const,
    ['the open sea, upright', aRequest('A sailboat in a storm', { width: 720, height: 1280 })] as const,
    ...pictures.map((inputs) => [`pictures as ${inputs.mode}`, aRequest('rain in a forest', { inputs })] as const),
  ] as const;
  return new Map(films.filter(([name]) => DRAWS_ALL || SOME_FILMS.has(name)));
}

/** One after the other: a machine with two cores is busy with one film. */
async function inTurn<T, R>(list: readonly T[], run: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const item of list) results.push(await run(item));
  return results;
}

async function hashFilms(films: readonly AnimationRequest[], threads: number): Promise<string[][]> {
  // A process would load all sources anew, and each of its threads too.
  if (!DRAWS_ALL) return inTurn(films, (film) => hashFilm(film, DRAFT, threads));
  const order: FilmsToHash = { films, draft: DRAFT, threads };
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, JSON.stringify(order)]);
  return JSON.parse(stdout);
}

describe('the same seed', () => {
  it('gives the same frames every time, with one thread and with another number of them', {
    timeout: 900_000 + RUNS * DRAFT.frames * 30_000,
  }, async () => {
    const films = await listFilms();
    const [first = [], ...others] = await inTurn(Array.from({ length: RUNS }, () => THREADS).flat(), async (threads) =>
      hashFilms([...films.values()], threads),
    );
    expect(first).toHaveLength(DRAWS_ALL ? Object.keys(PLACES).length + 5 : SOME_FILMS.size);
    for (const hashes of first) expect(hashes).toHaveLength(DRAFT.frames);
    expect(others).toHaveLength(RUNS * THREADS.length - 1);
    const differing = others.map((again) =>
      [...films.keys()].filter((_, film) => JSON.stringify(again[film]) !== JSON.stringify(first[film])),
    );
    expect(differing).toEqual(others.map(() => []));
  });
});
