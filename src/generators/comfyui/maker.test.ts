import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type FakeComfyOptions, openFakeComfyUi } from '../../../test/fakes/upstreams/comfyui.ts';
import { anImageRequest, aRequest } from '../../../test/fixtures/builders.ts';
import {
  aCall,
  aJob,
  anImageRow,
  aVideoRow,
  faultOf,
  makeFile,
  openMaker,
  readRow,
  TOKEN,
} from '../../../test/fixtures/maker-jobs.ts';
import { makeTempFolder } from '../../../test/fixtures/temp-folder.ts';
import type { InputFile } from '../../core/maker.ts';
import { COMFYUI } from './maker.ts';

const FILM = {
  '1': {
    class_type: 'EmptyImage',
    inputs: { width: '{{width}}', height: '{{height}}', batch_size: '{{frames}}', color: 4210816 },
  },
  '2': { class_type: 'CreateVideo', inputs: { images: ['1', 0], fps: '{{fps}}' } },
  '3': {
    class_type: 'SaveVideo',
    inputs: { video: ['2', 0], filename_prefix: 'kinora/{{task}}', format: 'mp4', codec: 'h264' },
  },
};
const FROM_PICTURE = { ...FILM, '0': { class_type: 'LoadImage', inputs: { image: '{{first}}' } } };
const STILL = { '1': { class_type: 'SaveImage', inputs: { images: ['2', 0], filename_prefix: '{{prompt}}' } } };

async function open(options: FakeComfyOptions = {}, graph: object = FILM, row = aVideoRow()) {
  const fake = await openFakeComfyUi(options);
  onTestFinished(() => fake.close());
  const read = readRow(COMFYUI, { workflow: 'a.json' }, row, { files: { 'a.json': JSON.stringify(graph) } });
  const maker = openMaker(COMFYUI, fake.url, [read.row]);
  const job = aJob(read.row);
  const start = () => maker.start(maker.prepare(job), job, [], { ...aCall(), resultFile: '/nowhere' });
  return { fake, maker, job, start };
}

async function aPicture(): Promise<{ readonly inputs: readonly InputFile[]; readonly bytes: Buffer }> {
  const file = join(await makeTempFolder(), 'picture');
  const bytes = Buffer.from('the bytes of a picture');
  await writeFile(file, bytes);
  return { inputs: [{ role: 'first', file, mimeType: 'image/jpeg', width: 8, height: 8 }], bytes };
}

describe.each(['classic', 'jobs', 'newest'] as const)('a ComfyUI server of the %s kind', (age) => {
  it('makes a film under the id that we chose', async () => {
    const film = Buffer.from('a film of its own');
    const { fake, maker, job } = await open({ age, film, checks: 3 });
    expect(await makeFile(maker, job)).toEqual(film);
    expect(fake.creates).toEqual([
      {
        job: TOKEN,
        token: TOKEN,
        path: '/prompt',
        body: {
          prompt_id: TOKEN,
          client_id: TOKEN,
          prompt: {
            '1': { class_type: 'EmptyImage', inputs: { width: 1280, height: 720, batch_size: 193, color: 4210816 } },
            '2': { class_type: 'CreateVideo', inputs: { images: ['1', 0], fps: 24 } },
            '3': {
              class_type: 'SaveVideo',
              inputs: { video: ['2', 0], filename_prefix: `kinora/${TOKEN}`, format: 'mp4', codec: 'h264' },
            },
          },
        },
      },
    ]);
  });

  it('stops a job that runs, and one that waits, and no other', async () => {
    const { fake, maker, job, start } = await open({ age, fate: 'never' });
    const first = await start();
    await maker.check(first, aCall());
    const waiting = aJob(job.row, job.request, '5f9d2c1e-6a53-4b7e-9d0a-1c2b3a4d5e6f');
    const second = await maker.start(maker.prepare(waiting), waiting, [], { ...aCall(), resultFile: '/nowhere' });
    expect(await maker.cancel(second, aCall())).toBe('stopped');
    expect(fake.stopped.map(({ id }) => id)).toEqual([waiting.token]);
    expect(await maker.cancel(first, aCall())).toBe('stopped');
    expect(fake.stopped.map(({ id }) => id)).toEqual([waiting.token, TOKEN]);
    expect(fake.stopped.filter(({ way }) => way === 'interrupt all')).toEqual([]);
  });

  it('finds a job whose answer was lost, and knows when there is none', async () => {
    const { fake, maker, job, start } = await open({ age });
    expect(await maker.find?.(maker.prepare(job), job, aCall())).toEqual({ state: 'absent' });
    fake.fail('create', { kind: 'gone', taken: true }, 1);
    expect((await faultOf(start())).fault).toBe('unknown');
    const handle = maker.prepare(job);
    expect(await maker.find?.(handle, job, aCall())).toEqual({ state: 'found', handle });
    expect(fake.creates).toHaveLength(1);
  });

  it('says that a job is lost after a restart', async () => {
    const { fake, maker, start } = await open({ age });
    const handle = await start();
    fake.forget();
    expect((await faultOf(maker.check(handle, aCall()))).fault).toBe('lost');
  });

  it.each([
    ['failed', 'failed', 'KSampler: OutOfMemoryError Allocation failed.'],
    ['interrupted', 'failed', 'It was interrupted.'],
    ['no file', 'refused', null],
  ] as const)('tells of a job that ends with: %s', async (fate, fault, detail) => {
    const { maker, job } = await open({ age, fate });
    expect(await faultOf(makeFile(maker, job))).toEqual({ fault, detail });
  });
});

describe('a ComfyUI server', () => {
  it('gets pictures into a folder of their own before the graph that loads them', async () => {
    const { fake, maker, job } = await open({}, FROM_PICTURE);
    const { inputs, bytes } = await aPicture();
    const first = { blobKey: 'b', mimeType: 'image/jpeg', width: 8, height: 8 };
    await makeFile(
      maker,
      { ...job, request: aRequest({ seedGiven: false, inputs: { mode: 'first_frame', first } }) },
      inputs,
    );
    expect([...fake.uploads]).toEqual([[`kinora/${TOKEN}/1-first.jpg`, bytes]]);
    expect(fake.creates[0]?.body).toMatchObject({
      prompt: { '0': { inputs: { image: `kinora/${TOKEN}/1-first.jpg` } } },
    });
  });

  it('has made nothing where an upload went wrong', async () => {
    const { fake, maker, job } = await open({}, FROM_PICTURE);
    const { inputs } = await aPicture();
    const first = { blobKey: 'b', mimeType: 'image/jpeg', width: 8, height: 8 };
    const asked = { ...job, request: aRequest({ seedGiven: false, inputs: { mode: 'first_frame', first } }) };
    for (const fault of [
      { kind: 'gone', taken: true },
      { kind: 'status', status: 500 },
      { kind: 'garbage' },
    ] as const) {
      fake.fail('upload', fault, 1);
      expect((await faultOf(makeFile(maker, asked, inputs))).fault).toBe('not_sent');
    }
    expect(fake.creates).toEqual([]);
  });

  it('makes stills', async () => {
    const still = Buffer.from('a still of its own');
    const { maker, job } = await open({ still }, STILL, anImageRow() as never);
    expect(await makeFile(maker, { ...job, request: anImageRequest({ seedGiven: false }) })).toEqual(still);
  });

  it('takes films from where VideoHelperSuite files them', async () => {
    const { maker, job } = await open({ filedUnder: 'gifs' });
    expect(await makeFile(maker, job)).toEqual(Buffer.from('a film'));
  });

  it.each([
    ['a node that is not installed', { nodes: ['EmptyImage'] }, 'missing_node_type'],
    ['a graph of which it leaves a part out', { leavesOut: true }, 'value_not_in_list'],
  ])('refuses %s, and says which', async (_, options, detail) => {
    const { fake, start } = await open(options);
    expect(await faultOf(start())).toEqual({ fault: 'rejected', detail: expect.stringContaining(detail) });
    expect(fake.stopped).toHaveLength(fake.creates.length);
  });

  it.each([
    ['create', { kind: 'status', status: 429, headers: { 'retry-after': '7' } }, 'busy'],
    ['create', { kind: 'status', status: 401 }, 'denied'],
    ['create', { kind: 'status', status: 500 }, 'unknown'],
    ['create', { kind: 'garbage' }, 'unknown'],
    ['create', { kind: 'page' }, 'unknown'],
    ['check', { kind: 'status', status: 502 }, 'trouble'],
    ['check', { kind: 'garbage' }, 'trouble'],
    ['check', { kind: 'gone', taken: false }, 'trouble'],
    ['view', { kind: 'cut', atByte: 3 }, 'trouble'],
    ['view', { kind: 'page' }, 'trouble'],
    ['view', { kind: 'empty' }, 'refused'],
    ['view', { kind: 'status', status: 404 }, 'trouble'],
  ] as const)('%s goes wrong by %j', async (question, fault, expected) => {
    const { fake, maker, job } = await open();
    fake.fail(question, fault);
    expect((await faultOf(makeFile(maker, job))).fault).toBe(expected);
    fake.heal();
    expect(fake.creates.length).toBeLessThanOrEqual(1);
  });

  it('tells its version', async () => {
    const { fake, maker } = await open();
    expect(await maker.health(aCall())).toEqual({ version: '0.36.0', retired: [] });
    await fake.close();
    expect((await faultOf(maker.health(aCall()))).fault).toBe('not_sent');
  });
});
