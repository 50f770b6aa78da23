import { access, readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { film, openOpenAiMaker as open } from '../../../test/fixtures/openai-maker.ts';

describe('a create that goes wrong', () => {
  it.each([
    [400, 'rejected'],
    [401, 'denied'],
    [402, 'denied'],
    [404, 'denied'],
    [429, 'busy'],
    [500, 'unknown'],
    [503, 'busy'],
    [504, 'unknown'],
  ])('with %d is %s', async (status, fault) => {
    const { fake, start } = await open();
    fake.fail('create', { kind: 'status', status });
    await expect(start(film())).rejects.toMatchObject({ fault, retryAfterSeconds: null });
    expect(fake.calls.get('POST /v1/videos')).toBe(1);
  });

  it('says when to come again', async () => {
    const { fake, start } = await open();
    fake.fail('create', { kind: 'status', status: 429, headers: { 'retry-after': '7' } });
    await expect(start(film())).rejects.toMatchObject({ fault: 'busy', retryAfterSeconds: 7 });
  });

  it.each([
    { kind: 'gone', taken: true },
    { kind: 'gone', taken: false },
    { kind: 'cut', atByte: 0 },
    { kind: 'cut', atByte: 20 },
    { kind: 'truncated', atByte: 20 },
    { kind: 'garbage' },
    { kind: 'page' },
    { kind: 'empty' },
  ] as const)('with %j may have been taken on, and is not sent again', async (fault) => {
    const { fake, start } = await open();
    fake.fail('create', fault);
    await expect(start(film())).rejects.toMatchObject({ fault: 'unknown' });
    expect(fake.calls.get('POST /v1/videos')).toBe(1);
  });

  it('finds the same job when it is sent again under its token', async () => {
    const { fake, maker, start } = await open({ idempotent: true });
    expect([maker.find, maker.resend]).toEqual([null, 'same_token']);
    fake.fail('create', { kind: 'gone', taken: true }, 1);
    await expect(start(film())).rejects.toMatchObject({ fault: 'unknown' });
    expect(await start(film())).toEqual({ phase: 'job', id: fake.creates[0]?.job });
    expect(fake.creates).toHaveLength(1);
  });
});

describe('a job', () => {
  it.each([
    ['filtered', 'refused', 'It was refused by the maker of this model: The prompt was blocked by …'],
    ['failed', 'failed', 'It could not be made by the maker of this model: Out of memory.'],
  ] as const)('that is %s is %s', async (fate, fault, message) => {
    const { start, check } = await open({ fate });
    const handle = await start(film());
    await expect(check(handle)).rejects.toMatchObject({ fault, message });
  });

  it('that nobody knows any more is lost', async () => {
    const { fake, start, check } = await open();
    const handle = await start(film());
    fake.forget();
    await expect(check(handle)).rejects.toMatchObject({ fault: 'lost' });
    fake.fail('check', { kind: 'status', status: 400, body: { code: 'task_not_exist', message: 'none' } });
    await expect(check(handle)).rejects.toMatchObject({ fault: 'lost' });
  });

  it.each([
    { kind: 'status', status: 400 },
    { kind: 'status', status: 401 },
    { kind: 'status', status: 429 },
    { kind: 'status', status: 500 },
    { kind: 'gone', taken: true },
    { kind: 'cut', atByte: 5 },
    { kind: 'garbage' },
    { kind: 'page' },
    { kind: 'empty' },
  ] as const)('is asked for again where a check stumbles over %j', async (fault) => {
    const { fake, start, check } = await open();
    const handle = await start(film());
    fake.fail('check', fault, 1);
    await expect(check(handle)).rejects.toMatchObject({ fault: 'trouble' });
    expect(await check(handle)).toEqual({ state: 'done' });
    expect(fake.creates).toHaveLength(1);
  });

  it.each([
    { kind: 'status', status: 410 },
    { kind: 'status', status: 500 },
    { kind: 'gone', taken: true },
    { kind: 'cut', atByte: 0 },
    { kind: 'cut', atByte: 6_999 },
    { kind: 'page' },
  ] as const)('has its file fetched again where that stumbles over %j', async (fault) => {
    const { fake, start, check, collect, outputFile } = await open();
    const handle = await start(film());
    await check(handle);
    fake.fail('content', fault, 1);
    await expect(collect(handle)).rejects.toMatchObject({ fault: 'trouble' });
    await expect(access(outputFile)).rejects.toThrow();
    await collect(handle);
    expect((await readFile(outputFile)).length).toBe(7_000);
    expect(fake.creates).toHaveLength(1);
  });

  it('without a film in its file was refused', async () => {
    const { fake, start, check, collect } = await open();
    const handle = await start(film());
    await check(handle);
    fake.fail('content', { kind: 'empty' });
    await expect(collect(handle)).rejects.toMatchObject({ fault: 'refused' });
  });

  it.each([
    ['kinora', 'stopped', 1],
    ['vllm-omni', 'stopped', 1],
    ['sglang', 'unsure', 1],
    ['litellm', 'unsure', 0],
  ] as const)('that is cancelled at %s is %s', async (server, outcome, deletes) => {
    const { fake, start, cancel } = await open({}, server);
    const handle = await start(film());
    expect(await cancel(handle)).toBe(outcome);
    expect(fake.calls.get('DELETE /v1/videos/:id') ?? 0).toBe(deletes);
  });

  it('is not surely stopped where the server does not answer', async () => {
    const { fake, start, cancel } = await open();
    const handle = await start(film());
    fake.fail('delete', { kind: 'status', status: 500 });
    expect(await cancel(handle)).toBe('unsure');
  });
});
