import OpenAI, { InternalServerError, RateLimitError } from 'openai';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { query, readHeld, readLedger } from './support/data-folder.ts';
import { call, expectRefusal, postJson } from './support/http.ts';
import { makeFolder, removeFolder, type Service, type Settings, serve } from './support/process.ts';
import { aRequest, createTask, FAST_MODEL } from './support/tasks.ts';

/** The price of four seconds of the fast model, in micro-units. */
const FOUR_SECONDS = 4 * 150_000;

describe('limits', () => {
  let folder: string;
  let service: Service;

  beforeEach(async () => {
    folder = await makeFolder();
  });
  afterEach(async () => {
    await service.kill();
    await removeFolder(folder);
  });

  /** Without a worker, so that what waits keeps waiting. */
  async function start(settings: Settings): Promise<void> {
    service = await serve({ folder, settings, args: ['--role', 'api'] });
  }

  const client = (maxRetries: number) => new OpenAI({ apiKey: service.key, baseURL: `${service.url}/v1`, maxRetries });
  const create = (maxRetries: number) =>
    client(maxRetries).videos.create({ model: FAST_MODEL as OpenAI.VideoModel, prompt: 'x', seconds: '4' });

  it('let an account have only so many tasks waiting, however many come at once, and hold nothing for those refused', async () => {
    await start({ KINORA_QUEUED_PER_ACCOUNT: '5' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => postJson(service, aRequest())));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill(200), ...Array(15).fill(429)]);
    const refused = await postJson(service, aRequest());
    expect(refused.status).toBe(429);
    expect(refused.json).toMatchObject({ error: { code: 'rate_limit_exceeded', type: 'rate_limit_error' } });
    expect(refused.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    expect(refused.headers.get('x-should-retry')).toBeNull();
    await expect(create(0)).rejects.toBeInstanceOf(RateLimitError);
    expect(query(service.data, 'select count(*) as n from tasks')).toEqual([{ n: 5 }]);
    expect(readLedger(service.data)).toHaveLength(5);
    expect(readHeld(service.data)).toBe(5 * FOUR_SECONDS);

    const [first] = query(service.data, 'select id from tasks limit 1');
    await call(service, `/v1/videos/${String(first?.id)}`, { method: 'DELETE' });
    expect((await postJson(service, aRequest())).status).toBe(200);
  });

  it('let a key create only so often a minute, whether or not it is refused otherwise, and still read', async () => {
    await start({ KINORA_CREATES_PER_MINUTE: '2' });
    const { id } = await createTask(service);
    await postJson(service, '{');
    const refused = await postJson(service, aRequest());
    expectRefusal(refused, { status: 429, code: 'rate_limit_exceeded' });
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait > 0 && wait <= 60).toBe(true);
    const error: unknown = await create(0).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(RateLimitError);
    expect(error).toMatchObject({ status: 429, code: 'rate_limit_exceeded' });
    expect((await call(service, `/v1/videos/${id}`)).status).toBe(200);
  });

  it('let a key read only so often a minute and create all the same, until the queue is full: then the client may come back', async () => {
    await start({ KINORA_READS_PER_MINUTE: '3', KINORA_QUEUED_IN_ALL: '1' });
    for (let each = 0; each < 3; each += 1) expect((await call(service, '/v1/videos/task_x')).status).toBe(404);
    expectRefusal(await call(service, '/v1/videos/task_x'), { status: 429, code: 'rate_limit_exceeded' });
    expect((await call(service, '/healthz')).status).toBe(200);
    expect((await postJson(service, aRequest())).status).toBe(200);

    const refused = await postJson(service, aRequest());
    expectRefusal(refused, { status: 503, code: 'service_unavailable', message: /queue is full/ });
    expect(refused.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    await expect(create(0)).rejects.toBeInstanceOf(InternalServerError);
    expect(readHeld(service.data)).toBe(FOUR_SECONDS);
  });

  it('let a prepaid account spend only what it has', async () => {
    await start({ KINORA_BILLING: 'prepaid' });
    const refused = await postJson(service, aRequest());
    expect({ status: refused.status, json: refused.json }).toMatchObject({
      status: 403,
      json: { code: 'insufficient_user_quota' },
    });
    expect(refused.headers.get('x-should-retry')).toBe('false');
    expect(readLedger(service.data)).toEqual([]);
  });
});
