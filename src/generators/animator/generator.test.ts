import { execFile } from 'node:child_process';
import { access, readdir, readFile, writeFile } from 'node:fs/promises';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { aRequest } from '../../../test/fixtures/builders.ts';
import { makeTempFolder } from '../../../test/fixtures/temp-folder.ts';
import { findFfmpeg } from '../../animator/encode/find-ffmpeg.ts';
import type { DraftLimits } from '../../animator/film-facts.ts';
import type { GenerationContext } from '../../core/generator.ts';
import { makeAnimatorGenerator } from './generator.ts';

const REQUEST = aRequest({ prompt: 'The sea', durationSeconds: 4, aspectRatio: '9:16' });
let ffmpegFile: string;

beforeAll(async () => {
  ({ file: ffmpegFile } = await findFfmpeg({
    configured: null,
    path: '',
    signal: AbortSignal.timeout(300_000),
  }));
});

function aGenerator(change: { ffmpegFile?: string; draft?: DraftLimits } = {}) {
  const generator = makeAnimatorGenerator({
    voices: null,
    ffmpegFile: change.ffmpegFile ?? ffmpegFile,
    niceness: 10,
    draft: change.draft ?? { frames: 4, width: 160 },
  });
  onTestFinished(() => generator.close());
  return generator;
}

async function aContext(change: Partial<GenerationContext> = {}) {
  const folder = await makeTempFolder();
  const outputFile = join(folder, 'video.mp4');
  const signal = new AbortController().signal;
  const inputs = { mode: 'text' } as const;
  return { folder, context: { signal, outputFile, inputs, reportProgress: () => undefined, ...change } };
}

/** The job processes of this test process. */
async function listJobs(): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,args=']);
  return stdout.split('\n').flatMap((line) => {
    const [pid, parent] = line.trim().split(/\s+/).map(Number);
    return line.includes('job-process.') && parent === process.pid && pid !== undefined ? [pid] : [];
  });
}

/** A render that has begun and would take far longer than the test. */
async function beginRender() {
  const begun = Promise.withResolvers<void>();
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const { folder, context } = await aContext({ signal: stop.signal, reportProgress: () => begun.resolve() });
  const ended = aGenerator({ draft: { frames: 192, width: 480 } }).generate(aRequest(), context);
  ended.catch(() => undefined);
  await begun.promise;
  const [pid = 0] = await listJobs();
  expect(pid).toBeGreaterThan(0);
  return { folder, stop, ended, pid };
}

// `ps`, by which the job processes are counted, is not on Windows.
describe.skipIf(process.platform === 'win32')('the animator as a generator', () => {
  it('makes a film in a process of its own and reports how far it is', async () => {
    const shares: number[] = [];
    const { context } = await aContext({ reportProgress: (share) => shares.push(share) });
    const generator = aGenerator();
    await generator.generate(REQUEST, context);
    const film = await readFile(context.outputFile);
    expect(film.subarray(4, 8).toString()).toBe('ftyp');
    expect(shares.length).toBeGreaterThan(2);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
    const [pid, ...others] = await listJobs();
    expect(others).toEqual([]);
    await generator.generate(REQUEST, context);
    // What has made a small film makes the next one too, to the last byte.
    expect(await listJobs()).toEqual([pid]);
    expect((await readFile(context.outputFile)).equals(film)).toBe(true);
    await generator.close();
    expect(await listJobs()).toEqual([]);
  });

  it('makes a blank one for other tests: small, of one colour for each seed, with sound', async () => {
    const generator = aGenerator({ draft: { frames: 4, width: 160, isBlank: true } });
    const make = async (seed: number) => {
      const { context } = await aContext();
      await generator.generate({ ...REQUEST, seed }, context);
      return readFile(context.outputFile);
    };
    const [film, again, other] = [await make(1), await make(1), await make(2)];
    expect(film.subarray(4, 8).toString()).toBe('ftyp');
    expect(['avc1', 'mp4a'].every((codec) => film.includes(codec))).toBe(true);
    expect([again.equals(film), other.equals(film)]).toEqual([true, false]);
  });

  it('draws at a lower priority than the service, ends when it is told to stop, and leaves no file', async () => {
    const { folder, stop, ended, pid } = await beginRender();
    expect(getPriority(pid)).toBe(Math.max(10, getPriority()));
    const reason = new Error('stop');
    stop.abort(reason);
    await expect(ended).rejects.toBe(reason);
    expect(await listJobs()).toEqual([]);
    expect(await readdir(folder)).toEqual([]);
  });

  it('reports a process that dies as a crash', async () => {
    const { ended, pid } = await beginRender();
    process.kill(pid, 'SIGKILL');
    await expect(ended).rejects.toMatchObject({
      name: 'GenerationError',
      fault: 'crashed',
      message: 'The video could not be drawn: its process ended unexpectedly.',
      cause: { message: expect.stringContaining('SIGKILL') },
    });
  });

  it('reports a process that cannot be started as a crash', async () => {
    const { context } = await aContext();
    const { execPath } = process;
    onTestFinished(() => {
      process.execPath = execPath;
    });
    process.execPath = '/nowhere/node';
    await expect(aGenerator().generate(REQUEST, context)).rejects.toMatchObject({
      name: 'GenerationError',
      fault: 'crashed',
    });
  });

  it('reports an encoder that does not work as a failure, without its path', async () => {
    const { folder, context } = await aContext();
    const draft = { frames: 4, width: 160, isBlank: true };
    const broken = aGenerator({ ffmpegFile: join(folder, 'no-ffmpeg'), draft }).generate(REQUEST, context);
    await expect(broken).rejects.toMatchObject({
      name: 'GenerationError',
      fault: 'failed',
      message: 'The video could not be drawn.',
    });
    await expect(access(context.outputFile)).rejects.toThrow('ENOENT');
  });

  it('refuses a picture that cannot be read for good, and names it by its part in the film', async () => {
    const { folder, context } = await aContext();
    const first = join(folder, 'input-0');
    await writeFile(first, 'not a picture');
    const refused = aGenerator().generate(REQUEST, { ...context, inputs: { mode: 'first_frame', first } });
    await expect(refused).rejects.toMatchObject({
      name: 'GenerationError',
      fault: 'refused',
      message: 'The first frame could not be decoded: it is not a whole JPEG or PNG picture.',
    });
  });

  it('starts nothing when it is told to stop before', async () => {
    const reason = new Error('stop');
    const { context } = await aContext({ signal: AbortSignal.abort(reason) });
    await expect(aGenerator().generate(REQUEST, context)).rejects.toBe(reason);
  });
});
