import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AnimationRequest, drawFrames, renderAnimation } from './animator.ts';
import { AnimationError } from './encode/animation-error.ts';
import { findFfmpeg } from './encode/find-ffmpeg.ts';

const run = promisify(execFile);
const DRAFT = { frames: 6, width: 160 };
/** Where it makes no difference what is drawn: a place takes longer than all the rest. */
const BARE = 'a red ball on a plain backdrop';

function aRequest(changes: Partial<AnimationRequest> = {}): AnimationRequest {
  return {
    prompt: 'a dog runs on the beach at sunset',
    negativePrompt: null,
    seed: 0,
    durationSeconds: 4,
    width: 1280,
    height: 720,
    finish: 'standard',
    inputs: { mode: 'text' },
    ...changes,
  };
}

async function hashFrames(request: AnimationRequest, frames: readonly number[], draft = DRAFT): Promise<string> {
  const hash = createHash('sha256');
  const options = { draft, frames, signal: new AbortController().signal };
  for await (const frame of drawFrames(request, options)) hash.update(frame);
  return hash.digest('hex');
}

let folder = '';
let ffmpegFile = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kinora-animator-'));
  const found = await findFfmpeg({ configured: null, path: '', signal: new AbortController().signal });
  ffmpegFile = found.file;
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

/** Every process's command line. Linux only: elsewhere the list would be empty and prove nothing, so it throws. */
async function listCommandLines(): Promise<string[]> {
  const lines: string[] = [];
  for (const id of await readdir('/proc')) {
    // A process may end between the listing and the reading; it is then gone, which is what is asked.
    if (/^\d+$/.test(id)) lines.push(await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => ''));
  }
  expect(lines.some((line) => line.includes('node'))).toBe(true);
  return lines;
}

/** What ffmpeg itself says about a file: it decodes the whole of it and reports on stderr. */
async function probe(file: string): Promise<string> {
  const { stderr } = await run(ffmpegFile, ['-hide_banner', '-i', file, '-f', 'null', '-']);
  return stderr;
}

describe('renderAnimation', () => {
  it.each([
    ['standard', 1280, 720, '160x90'],
    ['fast', 720, 1280, '90x160'],
  ] as const)('makes a %s film of %i x %i that decodes', async (finish, width, height, size) => {
    const outputFile = join(folder, `${finish}.mp4`);
    const shares: number[] = [];
    const facts = await renderAnimation(aRequest({ finish, width, height }), {
      outputFile,
      ffmpegFile,
      signal: new AbortController().signal,
      onProgress: (share) => shares.push(share),
      draft: DRAFT,
    });
    const report = await probe(outputFile);
    expect(facts).toEqual({
      durationSeconds: 0.25,
      framesPerSecond: 24,
      width: Number(size.split('x')[0]),
      height: Number(size.split('x')[1]),
    });
    expect(report).toMatch(/Video: h264 \(High\).*yuv420p\(tv, bt709\)/);
    expect(report).toContain(size);
    expect(report).toMatch(/24 fps/);
    expect(report).toMatch(/Audio: aac.*48000 Hz, stereo/);
    expect(report).toMatch(/frame= +6 /);
    expect(report).toMatch(/Duration: 00:00:00\.2[45]/);
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
  });

  it.runIf(process.platform === 'linux')('leaves neither a file nor an encoder behind when it is aborted', async () => {
    const outputFile = join(folder, 'aborted.mp4');
    const controller = new AbortController();
    const options = { outputFile, ffmpegFile, signal: controller.signal, draft: { frames: 90, width: 320 } };
    const film = renderAnimation(aRequest({ prompt: BARE }), {
      ...options,
      onProgress: (share) => {
        if (share > 0.4) controller.abort(new Error('stopped'));
      },
    });
    await expect(film).rejects.toThrow('stopped');
    expect(await readdir(folder)).not.toContain('aborted.mp4');
    expect(await listCommandLines()).not.toContainEqual(expect.stringContaining(outputFile));
  });

  it('says that the encoder failed, and why, without leaving a file', async () => {
    const outputFile = join(folder, 'missing', 'film.mp4');
    const film = renderAnimation(aRequest({ prompt: BARE }), {
      outputFile,
      ffmpegFile,
      signal: new AbortController().signal,
      onProgress: () => undefined,
      draft: DRAFT,
    });
    const error = await film.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(AnimationError);
    expect(error).toMatchObject({ kind: 'encoder_failed' });
  });
});

describe('an encoder that fails', () => {
  it.each([
    ['av_interleaved_write_frame(): No space left on device', 'disk_full', /disk is full/],
    ['Conversion failed!', 'encoder_failed', /Conversion failed!/],
  ] as const)('is told apart by its last words: %s', async (words, kind, message) => {
    const broken = join(folder, `broken-${kind}`);
    await writeFile(broken, `#!/bin/sh\ncat >/dev/null &\necho "${words}" >&2\nexit 1\n`, { mode: 0o755 });
    const film = renderAnimation(aRequest({ prompt: BARE }), {
      outputFile: join(folder, 'never.mp4'),
      ffmpegFile: broken,
      signal: new AbortController().signal,
      onProgress: () => undefined,
      draft: DRAFT,
    });
    const error = await film.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(AnimationError);
    expect(error).toMatchObject({ kind, message: expect.stringMatching(message) });
  });

  it('is reported when it cannot even be started', async () => {
    const film = renderAnimation(aRequest({ prompt: BARE }), {
      outputFile: join(folder, 'never.mp4'),
      ffmpegFile: join(folder, 'no-such-file'),
      signal: new AbortController().signal,
      onProgress: () => undefined,
      draft: DRAFT,
    });
    await expect(film).rejects.toMatchObject({ kind: 'encoder_failed' });
  });
});

describe('drawFrames', () => {
  it('draws different places at an hour and in a weather of their own, each different', async () => {
    // Every place by day is drawn by still.test.ts; `npm run verify -- determinism` films all of them.
    const prompts = ['city in the rain at night', 'beach in the rain at night', 'forest in fog at dawn', 'space'];
    const hashes = await Promise.all(
      prompts.map((prompt) => hashFrames(aRequest({ prompt }), [3], { frames: 6, width: 96 })),
    );
    expect(new Set(hashes).size).toBe(prompts.length);
  });

  it('changes with the seed and with time', async () => {
    const prompt = 'a dog runs on a plain backdrop';
    const first = await hashFrames(aRequest({ prompt }), [0]);
    expect(await hashFrames(aRequest({ prompt, seed: 1 }), [0])).not.toBe(first);
    expect(await hashFrames(aRequest({ prompt }), [20])).not.toBe(first);
  });
});
