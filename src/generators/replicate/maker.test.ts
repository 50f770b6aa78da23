import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type FakeReplicateOptions, openFakeReplicate } from '../../../test/fakes/upstreams/replicate.ts';
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
import { REPLICATE } from './maker.ts';
import { createRequest, readShare } from './wire.ts';

const CALL = aCall(aKey('secret'));
const PICTURE = { blobKey: 'b', mimeType: 'image/png', width: 8, height: 8 };

async function open(options: FakeReplicateOptions = {}, row = aVideoRow({ as: 'google/veo-3.1' })) {
  const fake = await openFakeReplicate({ key: 'secret', ...options });
  onTestFinished(() => fake.close());
  const read = readRow(REPLICATE, {}, row);
  const maker = openMaker(REPLICATE, fake.url, [read.row]);
  const job = aJob(read.row);
  const start = () => maker.start(maker.prepare(job), job, [], { ...CALL, resultFile: '/nowhere' });
  return { fake, maker, job, start };
}

describe('Replicate', () => {
  it.each([false, true])('makes a film, told of alone or in a list: %s', async (lists) => {
    const film = Buffer.from('a film of its own');
    const { fake, maker, job } = await open({ film, lists });
    expect(await makeFile(maker, job, [], CALL)).toEqual(film);
    expect(fake.creates.map(({ path, body }) => ({ path, body }))).toEqual([
      {
        path: '/v1/models/google/veo-3.1/predictions',
        body: {
          input: {
            prompt: 'A boat on a lake',
            aspect_ratio: '16:9',
            duration: 8,
            resolution: '720p',
            seed: 7,
            generate_audio: true,
          },
        },
      },
    ]);
  });

  it('tells how far it is', async () => {
    const { maker, start } = await open({ checks: 4 });
    expect(await maker.check(await start(), CALL)).toEqual({ state: 'running', share: 0.25, checkAgainSeconds: 5 });
    expect(readShare('nothing yet')).toBeNull();
  });

  it.each([
    [100, 'data:image/png;base64,'],
    [300 * 1024, 'https://files.example.org/f1'],
  ])('is given a picture of %i bytes in the way that suits it', async (size, start) => {
    const { fake, maker, job } = await open();
    const file = join(await makeTempFolder(), 'first');
    await writeFile(file, Buffer.alloc(size));
    const request = aRequest({ inputs: { mode: 'first_frame', first: PICTURE } });
    const input = { role: 'first', file, mimeType: 'image/png', width: 8, height: 8 } as const;
    await makeFile(maker, { ...job, request }, [input], CALL);
    expect(fake.creates[0]?.body).toMatchObject({ input: { image: expect.stringContaining(start) } });
  });

  it('finds a create whose answer was lost by its words and its seed', async () => {
    const { fake, maker, job, start } = await open();
    fake.fail('create', { kind: 'gone', taken: true }, 1);
    expect((await faultOf(start())).fault).toBe('unknown');
    const found = await maker.find?.(maker.prepare(job), job, CALL);
    expect(found).toMatchObject({ state: 'found', handle: { urls: { get: `${fake.url}/v1/predictions/p0` } } });
    const other = aJob(job.row, aRequest({ seed: 8 }));
    expect(await maker.find?.(maker.prepare(other), other, CALL)).toEqual({ state: 'unsure' });
    const seedless = aJob({ ...job.row, seed: 'drop' });
    expect(await maker.find?.(maker.prepare(seedless), seedless, CALL)).toEqual({ state: 'unsure' });
  });

  it.each([
    ['failed', 'failed'],
    ['aborted', 'failed'],
    ['filtered', 'refused'],
    ['no file', 'refused'],
  ] as const)('tells of a prediction that ends with: %s', async (fate, fault) => {
    const { maker, job } = await open({ fate });
    expect((await faultOf(makeFile(maker, job, [], CALL))).fault).toBe(fault);
  });

  it.each([
    ['create', { kind: 'status', status: 402 }, 'denied'],
    ['create', { kind: 'status', status: 422 }, 'rejected'],
    ['create', { kind: 'status', status: 503 }, 'busy'],
    ['create', { kind: 'page' }, 'unknown'],
    ['check', { kind: 'garbage' }, 'trouble'],
    ['check', { kind: 'status', status: 429 }, 'trouble'],
    ['content', { kind: 'status', status: 404 }, 'trouble'],
    ['content', { kind: 'cut', atByte: 1 }, 'trouble'],
  ] as const)('%s goes wrong by %j', async (question, fault, expected) => {
    const { fake, maker, job } = await open();
    fake.fail(question, fault);
    expect((await faultOf(makeFile(maker, job, [], CALL))).fault).toBe(expected);
  });

  it('stops, loses, and tells its health', async () => {
    const { fake, maker, start } = await open({ fate: 'never' });
    const handle = await start();
    expect(await maker.cancel(handle, CALL)).toBe('stopped');
    fake.forget();
    expect((await faultOf(maker.check(handle, CALL))).fault).toBe('lost');
    expect(await maker.health(CALL)).toEqual({ version: null, retired: [] });
  });

  it('asks for a version at the address for versions', () => {
    expect(createRequest('me/mine:abc', { prompt: 'x' })).toEqual({
      path: '/v1/predictions',
      value: { version: 'abc', input: { prompt: 'x' } },
    });
  });
});
