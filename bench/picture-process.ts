import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type AnimationRequest, drawFrames } from '../src/animator/animator.ts';
import { decodePicture } from '../src/animator/images/decode-picture.ts';
import { makePlate } from '../src/animator/images/plate/plate.ts';
import { cutOut } from '../src/animator/nets/cut-out.ts';
import { guessDepth } from '../src/animator/nets/depth.ts';
import { refineMask } from '../src/animator/nets/refine.ts';
import { drawStill, type StillRequest } from '../src/animator/still.ts';

/** What given pictures cost, in a process of its own, so that the most memory it took is its own: prints one line of JSON. */
export interface PictureCost {
  /** Processor time of each part, and the most memory of all. */
  readonly milliseconds: Readonly<Record<string, number>>;
  readonly peakMegabytes: number;
}

const PHOTOGRAPHS = join(import.meta.dirname, '../test/fixtures/photographs');
const SIZE = { width: 1280, height: 720 } as const;
const MOST_PICTURES = 14;
const { signal } = new AbortController();
const milliseconds: Record<string, number> = {};

async function take<T>(name: string, work: () => T | Promise<T>): Promise<T> {
  const before = process.cpuUsage();
  const done = await work();
  const { user, system } = process.cpuUsage(before);
  milliseconds[name] = (user + system) / 1_000;
  return done;
}

/** Looks at the same picture: the first compiles, and of the others the one counts that was disturbed least. */
const LOOKS = 7;

/** A first frame, by its parts. */
async function measureFilm(): Promise<void> {
  const first = join(PHOTOGRAPHS, 'dog-on-beach.jpg');
  const picture = await decodePicture(first, 'first frame', signal);
  makePlate(picture, SIZE, (seen) => {
    const timed = <T>(name: string, look: () => T, counts: boolean): T => {
      const started = process.cpuUsage();
      const found = look();
      const { user, system } = process.cpuUsage(started);
      if (counts)
        milliseconds[name] = Math.min(milliseconds[name] ?? Number.POSITIVE_INFINITY, (user + system) / 1_000);
      return found;
    };
    const lookAt = (counts: boolean) => ({
      mask: timed('cut-out', () => refineMask(seen, cutOut(seen)), counts),
      depth: timed('depth', () => guessDepth(seen), counts),
    });
    for (let round = 1; round < LOOKS; round++) lookAt(round > 1);
    return lookAt(true);
  });
  const request: AnimationRequest = {
    ...{ prompt: 'the dog runs to the left', negativePrompt: null, seed: 1, durationSeconds: 4, ...SIZE },
    finish: 'standard',
    inputs: { mode: 'first_frame', first },
  };
  const frames = drawFrames(request, { draft: null, frames: [0, 40], signal });
  await take('film, to its first frame', () => frames.next());
  await take('film, one frame more', () => frames.next());
}

async function measureStill(): Promise<void> {
  const files = (await readdir(PHOTOGRAPHS)).filter((file) => file.endsWith('.jpg')).slice(0, MOST_PICTURES);
  const request: StillRequest = {
    ...{ prompt: 'all of them in a meadow', styleGuidance: null, seed: 1, width: 1024, height: 1024, mask: null },
    pictures: files.map((file) => join(PHOTOGRAPHS, file)),
    output: { format: 'png' },
    partials: 0,
  };
  await take(`still of ${MOST_PICTURES} pictures`, () => drawStill(request, { signal, draft: null }));
}

await (process.argv[2] === 'still' ? measureStill() : measureFilm());
console.log(JSON.stringify({ milliseconds, peakMegabytes: process.resourceUsage().maxRSS / 1_024 }));
