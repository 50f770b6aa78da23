import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type FakeFalOptions, openFakeFal } from '../../../test/fakes/upstreams/fal.ts';
import { aRequest } from '../../../test/fixtures/builders.ts';
import {
  aCall,
  aJob,
  aKey,
  aVideoRow,
  faultOf,
  makeFile,
  openMaker,
  readRow,
} from '../../../test/fixtures/maker-jobs.ts';
import { makeTempFolder } from '../../../test/fixtures/temp-folder.ts';
import type { InputFile } from '../../core/maker.ts';
import { FAL } from './maker.ts';

const CALL = aCall(aKey('secret'));
const PICTURE = { blobKey: 'b', mimeType: 'image/png', width: 8, height: 8 };

async function open(options: FakeFalOptions = {}, as = 'fal-ai/veo3.1') {
  const fake = await openFakeFal({ key: 'secret', ...options });
  onTestFinished(() => fake.close());
  const { row } = readRow(FAL, {}, aVideoRow({ as }));
  const maker = openMaker(FAL, fake.url, [row]);
  const job = aJob(row);
  const start = () => maker.start(maker.prepare(job), job, [], { ...CALL, resultFile: '/nowhere' });
  return { fake, maker, job, start };
}

describe('fal', () => {
  it('makes a film, and its key stays with the queue', async () => {
    const film = Buffer.from('a film of its own');
    const { fake, maker, job } = await open({ film, checks: 3 });
    expect(await makeFile(maker, job, [], CALL)).toEqual(film);
    expect(fake.creates.map(({ path, body }) => ({ path, body }))).toEqual([
      {
        path: '/fal-ai/veo3.1',
        body: {
          prompt: 'A boat on a lake',
          aspect_ratio: '16:9',
          duration: '8s',
          resolution: '720p',
          seed: 7,
          generate_audio: true,
        },
      },
    ]);
    expect(fake.keysAtFiles).toEqual([]);
  });

  it('is given pictures as text', async () => {
    const { fake, maker, job } = await open({}, 'fal-ai/veo3.1/first-last-frame-to-video');
    const folder = await makeTempFolder();
    const inputs: InputFile[] = [];
    for (const role of ['first', 'last'] as const) {
      await writeFile(join(folder, role), role);
      inputs.push({ role, file: join(folder, role), mimeType: 'image/png', width: 8, height: 8 });
    }
    const request = aRequest({ inputs: { mode: 'first_and_last', first: PICTURE, last: PICTURE } });
    await makeFile(maker, { ...job, request }, inputs, CALL);
    expect(fake.creates[0]).toMatchObject({
      path: '/fal-ai/veo3.1/first-last-frame-to-video',
      body: { first_frame_url: 'data:image/png;base64,Zmlyc3Q=', last_frame_url: 'data:image/png;base64,bGFzdA==' },
    });
  });

  it('refuses what the model has no field for before anything is sent', async () => {
    const { fake, maker, job } = await open();
    const request = aRequest({ inputs: { mode: 'first_frame', first: PICTURE } });
    expect(() => maker.prepare({ ...job, request })).toThrow('no place for a first frame');
    expect(fake.creates).toEqual([]);
  });

  it.each([
    ['failed', 'failed'],
    ['filtered', 'refused'],
    ['no file', 'refused'],
  ] as const)('tells of a request that ends with: %s', async (fate, fault) => {
    const { maker, job } = await open({ fate });
    expect((await faultOf(makeFile(maker, job, [], CALL))).fault).toBe(fault);
  });

  it.each([
    ['create', { kind: 'gone', taken: true }, 'unknown'],
    ['create', { kind: 'status', status: 429 }, 'busy'],
    [
      'create',
      { kind: 'status', status: 403, body: { detail: 'User is locked. Reason: Exhausted balance.' } },
      'denied',
    ],
    ['create', { kind: 'status', status: 422, body: { detail: [] } }, 'rejected'],
    ['create', { kind: 'garbage' }, 'unknown'],
    ['check', { kind: 'status', status: 500 }, 'trouble'],
    ['check', { kind: 'page' }, 'trouble'],
    ['result', { kind: 'status', status: 502 }, 'trouble'],
    ['result', { kind: 'garbage' }, 'trouble'],
    ['content', { kind: 'cut', atByte: 2 }, 'trouble'],
    ['content', { kind: 'page' }, 'trouble'],
  ] as const)('%s goes wrong by %j', async (question, fault, expected) => {
    const { fake, maker, job } = await open();
    fake.fail(question, fault);
    expect((await faultOf(makeFile(maker, job, [], CALL))).fault).toBe(expected);
    expect(fake.creates.length).toBeLessThanOrEqual(1);
  });

  it('stops surely only what waits', async () => {
    const { maker, start } = await open({ fate: 'never' });
    expect(await maker.cancel(await start(), CALL)).toBe('unsure');
    const ended = await open({ checks: 1 });
    const handle = await ended.start();
    await ended.maker.check(handle, CALL);
    expect(await ended.maker.cancel(handle, CALL)).toBe('stopped');
  });

  it('knows a job that is lost, a key that is wrong, and its own health', async () => {
    const { fake, maker, start } = await open();
    const handle = await start();
    fake.forget();
    expect((await faultOf(maker.check(handle, CALL))).fault).toBe('lost');
    expect(await maker.health(CALL)).toEqual({ version: null, retired: [] });
    const wrong = await faultOf(maker.health(aCall(aKey('wrong-secret'))));
    expect(wrong.fault).toBe('denied');
    expect(wrong.detail).not.toContain('wrong-secret');
  });

  it('asks for the input of models that it does not know', () => {
    const table = (own: Record<string, unknown>) => ({
      name: 'f',
      url: 'x',
      own: {},
      serves: [{ model: 'video-3.1-generate-preview' as never, kind: 'video' as const, as: 'fal-ai/new', own }],
    });
    expect(FAL.parse(table({}), () => null).problems).toEqual([
      { path: ['serves', 0, 'input'], message: expect.stringContaining('is required') },
    ]);
    expect(FAL.parse(table({ input: { text: '{{promt}}' } }), () => null).problems[0]?.message).toContain('promt');
    expect(FAL.parse(table({ input: { text: '{{prompt}}' }, result: 'out.url' }), () => null)).toMatchObject({
      rows: [{ input: { text: '{{prompt}}' }, result: 'out.url' }],
      problems: [],
    });
  });
});
