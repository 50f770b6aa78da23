import { createHmac } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type FakeJobOptions, type JobVendor, openFakeJobApi, VENDORS } from '../../../test/fakes/upstreams/job-api.ts';
import { aRequest, NOON } from '../../../test/fixtures/builders.ts';
import {
  aCall,
  aJob,
  aKey,
  aVideoRow,
  faultOf,
  makeFile,
  openMaker,
  readRow,
  TOKEN,
} from '../../../test/fixtures/maker-jobs.ts';
import { makeTempFolder } from '../../../test/fixtures/temp-folder.ts';
import { BUILT_IN_APIS, readApi } from './description.ts';
import { JOB_API } from './maker.ts';
import { signToken } from './token.ts';
import { renderPath } from './wire.ts';

const CALL = aCall(aKey('access:secret'));
const PICTURE = { blobKey: 'b', mimeType: 'image/png', width: 8, height: 8 };
const vendors = Object.keys(VENDORS) as JobVendor[];

async function open(vendor: JobVendor, options: FakeJobOptions = {}, own = {}) {
  const fake = await openFakeJobApi(vendor, options);
  onTestFinished(() => fake.close());
  const drawn = aVideoRow({ as: 'a-model', seed: 'drop', negativePrompt: 'fold' });
  const { row, options: api } = readRow(JOB_API, own, drawn, { upstream: { api: vendor } });
  const maker = openMaker(JOB_API, fake.url, [row], api);
  const job = aJob(row, aRequest({ seedGiven: false, resolution: '1080p' }));
  const start = () => maker.start(maker.prepare(job), job, [], { ...CALL, resultFile: '/nowhere' });
  return { fake, maker, job, start };
}

const BODIES: Record<JobVendor, unknown> = {
  ark: {
    model: 'a-model',
    content: [{ type: 'text', text: 'A boat on a lake' }],
    ratio: '16:9',
    resolution: '1080p',
    duration: 8,
    watermark: false,
  },
  dashscope: {
    model: 'a-model',
    input: { prompt: 'A boat on a lake' },
    parameters: { size: '1920*1080', duration: 8, prompt_extend: false },
  },
  minimax: {
    model: 'a-model',
    content: [{ type: 'text', text: 'A boat on a lake' }],
    resolution: '2K',
    duration: 8,
    ratio: '16:9',
  },
  kling: {
    model_name: 'a-model',
    prompt: 'A boat on a lake',
    mode: 'pro',
    duration: '8',
    external_task_id: TOKEN,
    aspect_ratio: '16:9',
  },
  runway: { model: 'a-model', promptText: 'A boat on a lake', ratio: '1920:1080', duration: 8 },
  luma: { model: 'a-model', prompt: 'A boat on a lake', resolution: '1080p', duration: '8s', aspect_ratio: '16:9' },
};

describe.each(vendors)('the vendor %s', (vendor) => {
  it('makes a film', async () => {
    const film = Buffer.from('a film of its own');
    const { fake, maker, job } = await open(vendor, { film });
    expect(await makeFile(maker, job, [], CALL)).toEqual(film);
    expect(fake.creates.map(({ body }) => body)).toEqual([BODIES[vendor]]);
  });

  it.each([
    ['failed', 'failed'],
    ['filtered', 'refused'],
    ['no file', 'refused'],
  ] as const)('tells of a job that ends with: %s', async (fate, fault) => {
    const { maker, job } = await open(vendor, { fate });
    expect((await faultOf(makeFile(maker, job, [], CALL))).fault).toBe(fault);
  });

  it('keeps a lost answer apart from a refusal, loses jobs, and stops where it can', async () => {
    const { fake, maker, job, start } = await open(vendor, { fate: 'never' });
    fake.fail('create', { kind: 'status', status: 402 }, 1);
    expect((await faultOf(start())).fault).toBe('denied');
    fake.fail('create', { kind: 'gone', taken: true }, 1);
    expect((await faultOf(start())).fault).toBe('unknown');
    const found = await maker.find?.(maker.prepare(job), job, CALL);
    expect(found?.state).toBe(vendor === 'kling' ? 'found' : undefined);
    const handle = await start();
    fake.fail('check', { kind: 'page' }, 1);
    expect((await faultOf(maker.check(handle, CALL))).fault).toBe('trouble');
    const stops = VENDORS[vendor].cancel !== null;
    expect(await maker.cancel(handle, CALL)).toBe(stops ? 'stopped' : 'unsure');
    expect(fake.cancelled).toHaveLength(stops ? 1 : 0);
    fake.forget();
    expect((await faultOf(maker.check(handle, CALL))).fault).toBe('lost');
    expect(await maker.health(CALL)).toEqual({ version: null, retired: [] });
  });
});

describe('a vendor by its description', () => {
  it('is given pictures in the way it wants them', async () => {
    const file = join(await makeTempFolder(), 'first');
    await writeFile(file, 'first');
    const input = { role: 'first', file, mimeType: 'image/png', width: 8, height: 8 } as const;
    const request = aRequest({ seedGiven: false, inputs: { mode: 'first_frame', first: PICTURE } });
    const kling = await open('kling');
    await makeFile(kling.maker, { ...kling.job, request }, [input], CALL);
    expect(kling.fake.creates[0]).toMatchObject({ path: '/v1/videos/image2video', body: { image: 'Zmlyc3Q=' } });
    const ark = await open('ark', {}, { extra: { generate_audio: true } });
    await makeFile(ark.maker, { ...ark.job, request }, [input], CALL);
    expect(ark.fake.creates[0]?.body).toMatchObject({
      generate_audio: true,
      content: [{ type: 'text' }, { role: 'first_frame', image_url: { url: 'data:image/png;base64,Zmlyc3Q=' } }],
    });
    const luma = await open('luma');
    expect(() => luma.maker.prepare({ ...luma.job, request })).toThrow('cannot be asked in this way');
  });

  it('refuses a value that the vendor has no word for', async () => {
    const { maker, job } = await open('kling');
    expect(() => maker.prepare({ ...job, request: aRequest({ seedGiven: false, resolution: '4k' }) })).toThrow(
      'no resolution of 4k',
    );
  });

  it('is read whole, or refused with everything that is wrong', () => {
    for (const name of BUILT_IN_APIS) expect(readApi(name, () => null).problems).toEqual([]);
    expect(readApi('nobody', () => null).problems[0]?.message).toContain('ark, dashscope, kling');
    expect(readApi('a.json', () => '{').problems[0]?.message).toContain('not JSON');
    const problems = readApi('a.json', () => JSON.stringify({ title: 'x', id: 'a b', extra: 1 })).problems;
    expect(problems.map(({ path }) => path.join('.'))).toEqual(
      expect.arrayContaining(['api.create', 'api.id', 'api.check', 'api.result', 'api.extra']),
    );
  });

  it('has ids that lead nowhere else', () => {
    expect(renderPath('{{create_path}}/{{id}}', '../x?y', '/v1/a')).toBe('/v1/a/..%2Fx%3Fy');
  });

  it('signs tokens that last half an hour', () => {
    const [head = '', claims = '', signature] = signToken('access:se:cret', NOON).split('.');
    const seconds = NOON.getTime() / 1000;
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
      iss: 'access',
      exp: seconds + 1_800,
      nbf: seconds - 5,
    });
    expect(signature).toBe(createHmac('sha256', 'se:cret').update(`${head}.${claims}`).digest('base64url'));
  });
});
