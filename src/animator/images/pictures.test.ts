import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IS_LONG_RUN } from '../../../test/servers/long-run.ts';
import { type AnimationInputs, type AnimationRequest, drawFrames } from '../animator.ts';
import { makeRandom } from '../maths/random.ts';
import { glanceAt } from './look-at.ts';

const LANDSCAPE = { width: 1280, height: 720 } as const;
const PORTRAIT = { width: 720, height: 1280 } as const;
const LAST_FRAME = 95;

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-pictures-'));
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

function aRequest(inputs: AnimationInputs, changes: Partial<AnimationRequest> = {}): AnimationRequest {
  return {
    prompt: 'a calm day',
    negativePrompt: null,
    seed: 7,
    durationSeconds: 4,
    ...LANDSCAPE,
    finish: 'standard',
    inputs,
    ...changes,
  };
}

async function save(name: string, width: number, height: number, paint: (pen: SKRSContext2D) => void): Promise<string> {
  const canvas = createCanvas(width, height);
  paint(canvas.getContext('2d'));
  const file = join(folder, name);
  await writeFile(file, name.endsWith('.png') ? canvas.toBuffer('image/png') : canvas.toBuffer('image/jpeg', 95));
  return file;
}

/** Soft light, hard edges and fine lettering: what a photograph or a poster holds. */
function paintMotif(pen: SKRSContext2D, width: number, height: number, seed: number): void {
  const random = makeRandom(seed);
  const sky = pen.createLinearGradient(0, 0, width, height);
  sky.addColorStop(0, `hsl(${random.index(360)} 60% 60%)`);
  sky.addColorStop(1, `hsl(${random.index(360)} 50% 30%)`);
  pen.fillStyle = sky;
  pen.fillRect(0, 0, width, height);
  for (let i = 0; i < 40; i++) {
    pen.fillStyle = `hsl(${random.index(360)} 50% 50%)`;
    pen.fillRect(random.index(width), random.index(height), width / 12, height / 12);
  }
  pen.fillStyle = '#fff';
  pen.font = `${Math.round(height / 14)}px sans-serif`;
  for (let i = 1; i < 8; i++) pen.fillText('Kinora makes films', width * 0.2, (height * i) / 8);
}

/** As high as the film, so that covering it does not resize. */
const UPRIGHT = { film: { width: 180, height: 320 }, width: 240, height: 320 } as const;

const saveUpright = (seed: number) =>
  save(`upright-${seed}.png`, UPRIGHT.width, UPRIGHT.height, (pen) =>
    paintMotif(pen, UPRIGHT.width, UPRIGHT.height, seed),
  );

/** Without the nets, which take longer than all the rest, and where nothing is said of what they see; `npm run verify -- acceptance` has them. */
async function collect(
  request: AnimationRequest,
  frames: readonly number[],
  draft: { readonly frames: number; readonly width: number },
): Promise<Uint8Array[]> {
  const list: Uint8Array[] = [];
  const look = IS_LONG_RUN ? {} : { look: glanceAt };
  const options = { draft, frames, ...look, signal: new AbortController().signal };
  for await (const frame of drawFrames(request, options)) list.push(frame);
  return list;
}

/** Luma of the centred crop that covers the film, one picture pixel per film pixel. */
function lumaOf(width: number, height: number, film: { width: number; height: number }, seed: number): Float64Array {
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  paintMotif(pen, width, height, seed);
  const left = (width - film.width) / 2;
  const top = (height - film.height) / 2;
  const { data } = pen.getImageData(left, top, film.width, film.height);
  return Float64Array.from({ length: film.width * film.height }, (_, i) => {
    const [r = 0, g = 0, b = 0] = data.subarray(i * 4, i * 4 + 3);
    return 16 + (219 / 255) * (0.2126 * r + 0.7152 * g + 0.0722 * b);
  });
}

function signalToNoise(actual: Uint8Array, expected: Float64Array): number {
  let sum = 0;
  for (const [i, value] of expected.entries()) sum += ((actual[i] ?? 0) - value) ** 2;
  return 10 * Math.log10((219 * 219) / (sum / expected.length));
}

/** Mean difference in luma, in levels. */
function difference(a: Uint8Array, b: Uint8Array, pixels: number): number {
  let sum = 0;
  for (let i = 0; i < pixels; i++) sum += Math.abs((a[i] ?? 0) - (b[i] ?? 0));
  return sum / pixels;
}

describe('a film from a first frame', () => {
  // What the nets see of a picture is asked in photographs.test.ts.
  it('opens on the picture itself', async () => {
    const first = await save('wide.png', 400, 180, (pen) => paintMotif(pen, 400, 180, 1));
    const request = aRequest({ mode: 'first_frame', first }, { prompt: 'zoom out in the rain, black and white' });
    const [opening, end] = await collect(request, [0, LAST_FRAME], { frames: 96, width: 320 });
    if (opening === undefined || end === undefined) throw new Error('A frame is missing.');
    expect(signalToNoise(opening, lumaOf(400, 180, { width: 320, height: 180 }, 1))).toBeGreaterThan(40);
    expect(difference(opening, end, 320 * 180)).toBeGreaterThan(0.3);
  });

  it('takes a large JPEG for a small portrait film, and the same frames come again', async () => {
    const first = await save('large.jpg', 3000, 2000, (pen) => paintMotif(pen, 3000, 2000, 3));
    const request = aRequest({ mode: 'first_frame', first }, { ...PORTRAIT, prompt: 'snow' });
    const [opening, end, ...again] = await collect(request, [0, 5, 0, 5], { frames: 6, width: 160 });
    expect(again).toEqual([opening, end]);
    expect(opening?.length).toBe((90 * 160 * 3) / 2);
  });
});

describe('a film from a first to a last frame', () => {
  // So does one of photographs in `plate/flow.test.ts`, every time.
  it.runIf(IS_LONG_RUN)('opens on the one and ends on the other', async () => {
    const { film, width, height } = UPRIGHT;
    const inputs: AnimationInputs = { mode: 'first_and_last', first: await saveUpright(1), last: await saveUpright(2) };
    const draft = { frames: 96, width: film.height };
    const request = aRequest(inputs, { ...PORTRAIT, prompt: 'pan left, vintage' });
    const [opening, middle, end] = await collect(request, [0, 47, LAST_FRAME], draft);
    if (opening === undefined || middle === undefined || end === undefined) throw new Error('A frame is missing.');
    expect(signalToNoise(opening, lumaOf(width, height, film, 1))).toBeGreaterThan(40);
    expect(signalToNoise(end, lumaOf(width, height, film, 2))).toBeGreaterThan(40);
    expect(signalToNoise(middle, lumaOf(width, height, film, 1))).toBeLessThan(25);
    expect(signalToNoise(middle, lumaOf(width, height, film, 2))).toBeLessThan(25);
  });
});

describe('a picture that cannot be used', () => {
  const draw = (inputs: AnimationInputs) => collect(aRequest(inputs), [0], { frames: 4, width: 96 });

  it('is refused by its part in the film, without its path', async () => {
    const junk = join(folder, 'junk.png');
    await writeFile(junk, 'not a picture');
    const whole = await saveUpright(1);
    const cut = join(folder, 'cut.jpg');
    const jpeg = await readFile(await save('uncut.jpg', 640, 640, (pen) => paintMotif(pen, 640, 640, 1)));
    await writeFile(cut, jpeg.subarray(0, jpeg.length >> 1));
    const drawing = join(folder, 'drawing.svg');
    await writeFile(drawing, '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const says = (name: string) => ({
      name: 'PictureError',
      message: `The ${name} could not be decoded: it is not a whole JPEG or PNG picture.`,
    });
    await expect(draw({ mode: 'first_frame', first: junk })).rejects.toMatchObject(says('first frame'));
    await expect(draw({ mode: 'first_and_last', first: whole, last: cut })).rejects.toMatchObject(says('last frame'));
    await expect(draw({ mode: 'references', references: [whole, drawing] })).rejects.toMatchObject(
      says('reference picture 2'),
    );
  });

  it('is not looked at once the film is stopped', async () => {
    const first = await save('stopped.png', 64, 64, (pen) => paintMotif(pen, 64, 64, 1));
    const reason = new Error('stop');
    const options = { draft: { frames: 4, width: 96 }, frames: [0], signal: AbortSignal.abort(reason) };
    for (const inputs of [
      { mode: 'first_frame', first },
      { mode: 'references', references: [first] },
    ] as const) {
      await expect(drawFrames(aRequest(inputs), options).next()).rejects.toBe(reason);
    }
  });
});
