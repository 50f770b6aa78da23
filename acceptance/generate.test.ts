import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { IS_LONG_RUN } from '../test/servers/long-run.ts';
import { CAN_LIST_PROCESSES, isRunning, listDescendants } from './support/child-processes.ts';
import { readMp4 } from './support/mp4.ts';
import { DRAWN, finish, launch, makeFolder, removeFolder, run } from './support/process.ts';
import { until } from './support/until.ts';

/** So far it has come before the first frame. */
const PREPARATION_PERCENT = 12;

describe('kinora generate', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await makeFolder();
  });
  afterEach(() => removeFolder(folder));

  it('writes a whole film of the size and length asked for, and tells its progress in plain lines', async () => {
    // All of its frames, but small ones unless there is time.
    const args = [
      'generate',
      IS_LONG_RUN ? 'A calm sea at dawn' : 'A plain backdrop',
      '--seconds',
      '4',
      '--seed',
      '7',
      '--model',
      'video-3.1-fast-generate-preview',
    ];
    const settings = { ...DRAWN, KINORA_INTERNAL_DRAFT_FRAMES: IS_LONG_RUN ? '0' : '96' };
    const { code, stdout, stderr } = await run(args, { folder, settings });
    expect({ code, stdout }).toEqual({ code: 0, stdout: 'clip.mp4: 4 s, 1280x720, seed 7\n' });
    const lines = stderr.trim().split('\n');
    expect(lines.every((line) => /^rendering \d+ %$/.test(line))).toBe(true);
    expect(lines.at(-1)).toBe('rendering 100 %');
    const film = readMp4(await readFile(join(folder, 'clip.mp4')));
    const size = IS_LONG_RUN ? { width: 1280, height: 720 } : { width: 160, height: 90 };
    expect(film).toMatchObject({ ...size, codecs: ['avc1', 'mp4a'] });
    expect(film.seconds).toBeCloseTo(4, 1);
    // The index comes before the pictures, so that a player can begin while it loads.
    expect(film.boxes.indexOf('moov')).toBeLessThan(film.boxes.indexOf('mdat'));
    expect(await readdir(folder)).toEqual(['clip.mp4']);
  });

  it('makes the same film from the same seed, upright when asked to, and replaces an older file', async () => {
    // What is drawn repeats as well, which is seen where jobs are made (generator.test.ts) and of a film like this one where there is time.
    const settings = IS_LONG_RUN ? DRAWN : {};
    const make = async () => {
      const shape = ['--seconds', '4', '--aspect', '9:16', '--seed', '1', '--out', 'a.mp4'];
      expect((await run(['generate', 'Rain on a lake', ...shape], { folder, settings })).code).toBe(0);
      return readFile(join(folder, 'a.mp4'));
    };
    const first = await make();
    expect(first.equals(await make())).toBe(true);
    const { width, height } = readMp4(first);
    expect(height).toBeGreaterThan(width);
    expect(await readdir(folder)).toEqual(['a.mp4']);
  });

  it('leaves nothing behind after Ctrl-C', async () => {
    // In its true size, which other tests leave to `npm run verify`: its threads draw, and the encoder takes what they draw.
    const args = ['generate', 'The sea at sunset', '--model', 'video-3.1-fast-generate-preview'];
    const running = launch(args, { folder, settings: { KINORA_INTERNAL_DRAFT_FRAMES: '0' } });
    await until('frames are drawn', () => Number(running.stderr().match(/(\d+) %\s*$/)?.[1]) > PREPARATION_PERCENT);
    const children = CAN_LIST_PROCESSES ? listDescendants(running.pid) : [];
    running.signal('SIGINT');
    const { code, stdout, stderr } = await finish(running, 300);
    expect({ code, stdout }).toEqual({ code: 130, stdout: '' });
    expect(stderr).toContain('Stopped; nothing was written.');
    expect(await readdir(folder)).toEqual([]);
    expect(children.filter(isRunning)).toEqual([]);
  });

  it('says that it cannot write there, or that there is no ffmpeg, without a stack', async () => {
    const place = await run(['generate', 'x', '--seconds', '4', '--out', 'no/such/clip.mp4'], { folder });
    expect(place.code).toBe(1);
    expect(place.stderr).toMatch(/^Nothing can be written to .*no\/such/);
    const tool = await run(['generate', 'x'], { folder, settings: { KINORA_FFMPEG: '/no/such/ffmpeg' } });
    expect(tool.code).toBe(78);
    expect(tool.stderr).toMatch(/KINORA_FFMPEG/);
    expect(place.stderr + tool.stderr).not.toMatch(/^\s+at /m);
    expect(await readdir(folder)).toEqual([]);
  });
});
