import { access, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { anImageRequest, aRequest } from '../../../test/fixtures/builders.ts';
import { film, IMAGE, openOpenAiMaker as open, still, TOKEN } from '../../../test/fixtures/openai-maker.ts';

describe('a film', () => {
  it.each(['', '/v1'])('is asked for once, waited for and brought home; the address ends with %j', async (path) => {
    const { fake, start, check, collect, outputFile } = await open({ checks: 2 }, 'kinora', path);
    const handle = await start(film());
    expect(handle).toEqual({ phase: 'job', id: fake.creates[0]?.job });
    expect(await check(handle)).toEqual({ state: 'running', share: 0.5, checkAgainSeconds: 5 });
    expect(await check(handle)).toEqual({ state: 'done' });
    await collect(handle);
    expect(await readFile(outputFile, 'utf8')).toMatch(/^a film/);
    expect(fake.creates).toMatchObject([{ path: '/v1/videos', token: TOKEN, fields: { seconds: '8', seed: '7' } }]);
  });

  it('takes its pictures along', async () => {
    const { fake, start, picture } = await open();
    const request = aRequest({ inputs: { mode: 'first_and_last', first: IMAGE, last: IMAGE } });
    await start(film({ request }), [await picture('first'), await picture('last')]);
    expect(fake.creates[0]?.files).toEqual([
      { name: 'input_reference', type: 'image/png', bytes: Buffer.from('first') },
      { name: 'last_frame', type: 'image/png', bytes: Buffer.from('last') },
    ]);
  });

  it('is refused before anything is sent where the server has no place for a picture', async () => {
    const { fake, start } = await open({}, 'sglang');
    const request = aRequest({ inputs: { mode: 'references', references: [IMAGE] } });
    await expect(async () => start(film({ request }))).rejects.toMatchObject({ fault: 'rejected' });
    expect(fake.calls.size).toBe(0);
  });

  it('that the server keeps elsewhere is fetched from there', async () => {
    const { start, check, collect, outputFile } = await open({ byAddress: true });
    const handle = await start(film());
    await check(handle);
    await collect(handle);
    expect(await readFile(outputFile, 'utf8')).toMatch(/^a film/);
  });

  it('of a server that answers with it has no job', async () => {
    const { fake, start, check, collect, cancel, picture, outputFile } = await open({}, 'localai');
    const request = aRequest({ inputs: { mode: 'first_frame', first: IMAGE } });
    const handle = await start(film({ request }), [await picture('first')]);
    expect(fake.creates).toMatchObject([{ path: '/video', fields: { start_image: 'Zmlyc3Q=', seconds: 8 } }]);
    expect(await check(handle)).toEqual({ state: 'done' });
    await collect(handle);
    expect(await readFile(outputFile, 'utf8')).toMatch(/^a film/);
    expect(await cancel(handle)).toBe('stopped');
  });
});

describe('a still', () => {
  it('is in its file when the create ends', async () => {
    const { fake, start, resultFile } = await open();
    expect(await start(still())).toEqual({ phase: 'done' });
    expect(await readFile(resultFile, 'utf8')).toMatch(/^a still/);
    expect(fake.creates).toMatchObject([{ path: '/v1/images/generations', token: TOKEN, files: [] }]);
  });

  it('of pictures is an edit', async () => {
    const { fake, start, picture } = await open();
    const request = anImageRequest({ images: [IMAGE, IMAGE] });
    await start(still({ request }), [await picture('image'), await picture('image')]);
    expect(fake.creates[0]).toMatchObject({ path: '/v1/images/edits', fields: { prompt: request.prompt, n: '1' } });
    expect(fake.creates[0]?.files.map(({ name }) => name)).toEqual(['image[]', 'image[]']);
  });

  it('that is told of by its address is fetched from there', async () => {
    const { start, check, collect, outputFile, resultFile } = await open({ byAddress: true });
    const handle = await start(still());
    await expect(access(resultFile)).rejects.toThrow();
    expect(await check(handle)).toEqual({ state: 'done' });
    await collect(handle);
    expect(await readFile(outputFile, 'utf8')).toMatch(/^a still/);
  });

  it.each([
    ['filtered', 'refused'],
    ['failed', 'unknown'],
  ] as const)('whose create is %s is %s', async (fate, fault) => {
    const { start } = await open({ fate });
    await expect(start(still())).rejects.toMatchObject({ fault });
  });

  it('that was made and never came is unknown; one of no pictures is a refusal', async () => {
    const { fake, start } = await open();
    for (const kind of ['garbage', 'page', 'empty'] as const) {
      fake.fail('create', { kind }, 1);
      await expect(start(still())).rejects.toMatchObject({ fault: 'unknown' });
    }
    fake.fail('create', { kind: 'status', status: 200, body: { created: 1, data: [] } }, 1);
    await expect(start(still())).rejects.toMatchObject({ fault: 'refused' });
  });
});

describe('health', () => {
  it('names the rows whose models are gone, and creates nothing', async () => {
    const { fake, maker, call } = await open();
    expect(await maker.health(call)).toEqual({ version: null, retired: ['an-old-model'] });
    expect(fake.creates).toEqual([]);
  });

  it('is well where the server tells of no models, and not where the key is wrong', async () => {
    const { fake, maker, call } = await open();
    await expect(maker.health({ ...call, key: null })).rejects.toMatchObject({ fault: 'denied' });
    fake.fail('models', { kind: 'status', status: 404 });
    expect(await maker.health(call)).toEqual({ version: null, retired: [] });
  });
});
