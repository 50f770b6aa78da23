import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeTempFolder } from '../../test/fixtures/temp-folder.ts';
import { type AnimationRequest, drawFrames, orderFilm, planFilm } from './animator.ts';
import { PictureError } from './images/decode-picture.ts';
import { type RenderingOptions, startRendering, startThreads } from './render-film.ts';

const DRAFT = { frames: 6, width: 160 };

const aRequest = (changes: Partial<AnimationRequest> = {}): AnimationRequest => ({
  ...{
    prompt: 'a lantern on a boat on a lake in the rain at night',
    negativePrompt: null,
    seed: 3,
    durationSeconds: 4,
  },
  ...{ width: 1280, height: 720, finish: 'standard', inputs: { mode: 'text' } },
  ...changes,
});

async function start(request: AnimationRequest, options: Partial<RenderingOptions> = {}) {
  const { signal } = new AbortController();
  const order = await orderFilm(request, planFilm(request), { draft: DRAFT, signal });
  const rendering = startRendering(order, { signal, onLayer: () => undefined, ...options });
  onTestFinished(() => rendering.close());
  return rendering;
}

async function hashRendering(threads: number): Promise<string[]> {
  const rendering = await start(aRequest(), { threads: startThreads(threads) });
  const hashes: string[] = [];
  for (let frame = await rendering.next(); frame !== null; frame = await rendering.next()) {
    hashes.push(createHash('sha256').update(frame.slice()).digest('hex'));
    rendering.free();
  }
  return hashes;
}

describe('startRendering', () => {
  it('gives the same frames in order, however many threads draw them', async () => {
    const alone: string[] = [];
    const { signal } = new AbortController();
    const frames = Array.from({ length: DRAFT.frames }, (_, i) => i);
    for await (const frame of drawFrames(aRequest(), { draft: DRAFT, frames, signal })) {
      alone.push(createHash('sha256').update(frame).digest('hex'));
    }
    expect(new Set(alone).size).toBe(DRAFT.frames);
    // Two and more take turns alike; other places are compared by determinism.test.ts.
    expect(await hashRendering(2)).toEqual(alone);
  });

  it('ends with the reason of an abort, though a thread is waiting for room', async () => {
    const stop = new AbortController();
    const rendering = await start(aRequest(), { signal: stop.signal, threads: startThreads(1) });
    await rendering.next();
    const reason = new Error('stopped');
    stop.abort(reason);
    await expect(rendering.next()).rejects.toBe(reason);
  });

  it('tells a picture that cannot be read apart from a fault of its own', async () => {
    const first = join(await makeTempFolder(), 'first');
    await writeFile(first, 'not a picture');
    await expect(start(aRequest({ inputs: { mode: 'first_frame', first } }))).rejects.toBeInstanceOf(PictureError);
  });
});
