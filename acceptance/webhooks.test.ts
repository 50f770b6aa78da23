import OpenAI from 'openai';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { query } from './support/data-folder.ts';
import { call, expectRefusal, postForm, postJson } from './support/http.ts';
import { makeFolder, removeFolder, run, type Service, serve } from './support/process.ts';
import { openReceiver, type Received, type Receiver } from './support/receiver.ts';
import { stallEncoder } from './support/stalled-encoder.ts';
import { aRequest, createTask, FAST_MODEL, readTask, untilCompleted, untilStatus } from './support/tasks.ts';

const SECRET = 'whsec_a2lub3JhIHdlYmhvb2tz';
const KEY_SECRET = 'a secret of the key';
const SETTINGS = {
  KINORA_OUTBOUND_PRIVATE: 'true',
  KINORA_INTERNAL_DRAFT_FRAMES: '4',
  KINORA_SWEEP_SECONDS: '1',
};

/** As a receiver is told to do it. */
const unwrap = ({ body, headers }: Received, secret: string) =>
  new OpenAI({ apiKey: 'none' }).webhooks.unwrap(body, headers, secret);

describe('a webhook', () => {
  let folder: string;
  let service: Service;
  let receiver: Receiver;

  beforeAll(async () => {
    folder = await makeFolder();
    receiver = await openReceiver({ '/flaky': [500], '/gone': [410], '/away': [503, 503, 503] });
    service = await serve({ folder, settings: SETTINGS });
  });
  afterAll(async () => {
    await service.kill();
    await receiver.close();
    await removeFolder(folder);
  });

  const target = (path: string, secret = SECRET) => ({ url: `${receiver.url}${path}`, secret });

  it('is repeated under the same id until it is taken, and the official client verifies each', async () => {
    const { id } = await createTask(service, { webhook: target('/flaky') });
    const [first, second, ...more] = await receiver.untilReceived('/flaky', 2);
    if (first === undefined || second === undefined) throw new Error('There were not two.');
    const event = await unwrap(first, SECRET);
    expect(event).toEqual({
      id: expect.stringMatching(/^evt_[0-9A-Za-z]{24}$/),
      object: 'event',
      created_at: expect.any(Number),
      type: 'video.completed',
      data: { id },
    });
    expect(await unwrap(second, SECRET)).toEqual(event);
    expect([first, second].map(({ headers }) => headers['webhook-id'])).toEqual([event.id, event.id]);
    expect(more).toEqual([]);
    expect(second.at - first.at).toBeGreaterThan(4_900);
    await expect(unwrap(second, 'whsec_YW5vdGhlcg==')).rejects.toThrow(/signature/);
    // What it tells of was there before it told of it.
    expect(await readTask(service, id)).toMatchObject({ status: 'completed' });
  });

  it.each([
    ['JSON', { webhook: { url: '', secret: SECRET } }],
    ['metadata', { metadata: { webhook: { url: '', secret: SECRET } } }],
  ])('is asked for in %s, and no answer shows its secret', async (name, body) => {
    const url = `${receiver.url}/${name}`;
    const text = JSON.stringify(aRequest(body)).replace('"url":""', `"url":${JSON.stringify(url)}`);
    const created = await postJson(service, text);
    expect(created.status, created.text).toBe(200);
    const { id } = created.json as { id: string };
    const [received] = await receiver.untilReceived(`/${name}`, 1);
    expect(received?.body).toContain(id);
    const list = await call(service, '/v1/videos');
    const older = await call(service, `/v1/video/generations/${id}`);
    for (const answer of [created, await call(service, `/v1/videos/${id}`), list, older]) {
      expect(answer.text).not.toContain(SECRET);
      expect(answer.text).not.toContain(receiver.url);
    }
    const [row] = query(service.data, `select request from tasks where id = '${id}'`);
    expect(String(row?.request)).not.toContain('webhook');
  });

  it('is asked for in a form', async () => {
    const created = await postForm(service, [
      ['model', FAST_MODEL],
      ['prompt', 'The sea'],
      ['seconds', '4'],
      ['webhook[url]', `${receiver.url}/form`],
      ['webhook[secret]', SECRET],
    ]);
    expect(created.status, created.text).toBe(200);
    const [received] = await receiver.untilReceived('/form', 1);
    if (received === undefined) throw new Error('Nothing came.');
    expect(await unwrap(received, SECRET)).toMatchObject({ type: 'video.completed' });
  });

  it('goes to the target of the key where the request names none', async () => {
    const flags = ['--webhook-url', `${receiver.url}/key`, '--webhook-secret', KEY_SECRET];
    const settings = { ...SETTINGS, KINORA_DATA: service.data };
    const made = await run(['keys', 'create', '--name', 'told', ...flags], { folder, settings });
    expect(made.code, made.stderr).toBe(0);
    expect((await run(['keys', 'list'], { folder, settings })).stdout).not.toContain(KEY_SECRET);
    const key = made.stdout.trim();

    const plain = await postJson(service, aRequest(), { key });
    const [received] = await receiver.untilReceived('/key', 1);
    if (received === undefined) throw new Error('Nothing came.');
    expect((await unwrap(received, KEY_SECRET)).data).toEqual({ id: (plain.json as { id: string }).id });

    await postJson(service, aRequest({ webhook: target('/request') }), { key });
    await receiver.untilReceived('/request', 1);
    expect(receiver.received.filter(({ path }) => path === '/key')).toHaveLength(1);
  });

  it('is not repeated to a receiver that is gone', async () => {
    const { id } = await createTask(service, { webhook: target('/gone') });
    await receiver.untilReceived('/gone', 1);
    await untilCompleted(service, id);
    const ended = () =>
      query(service.data, `select given_up_at, secret from webhook_deliveries where task_id = '${id}'`);
    await expect.poll(() => ended()[0]?.given_up_at, { timeout: 300_000 }).not.toBeNull();
    expect(ended()[0]?.secret).toBeNull();
    // The line is written after the database knows.
    await expect.poll(() => service.stderr(), { timeout: 300_000 }).toContain('webhook-given-up');
  });

  it('is not sent any more when its task is deleted', async () => {
    const { id } = await createTask(service, { webhook: target('/away') });
    await receiver.untilReceived('/away', 1);
    await untilCompleted(service, id);
    expect((await call(service, `/v1/videos/${id}`, { method: 'DELETE' })).status).toBe(200);
    expect(query(service.data, `select * from webhook_deliveries where task_id = '${id}'`)).toEqual([]);
    expect(query(service.data, `select * from jobs where task_id = '${id}'`)).toEqual([]);
  });

  it('is part of what an Idempotency-Key stands for', async () => {
    const headers = { 'idempotency-key': 'with a webhook' };
    const first = await postJson(service, aRequest({ webhook: target('/once') }), { headers });
    const again = await postJson(service, aRequest({ webhook: target('/once') }), { headers });
    expect((again.json as { id: string }).id).toBe((first.json as { id: string }).id);
    const other = await postJson(service, aRequest({ webhook: target('/twice') }), { headers });
    expect(other.status).toBe(409);
  });

  it.each([
    [{ secret: SECRET }, 'webhook.url', /required/],
    [{ url: 'https://example.org/' }, 'webhook.secret', /required/],
    [{ url: 'https://example.org/', secret: 'short' }, 'webhook.secret', /from 8 to 256/],
    [{ url: 'https://me:word@example.org/', secret: SECRET }, 'webhook.url', /user name/],
    [{ url: 'file:///etc/passwd', secret: SECRET }, 'webhook.url', /http or https/],
    ['https://example.org/', 'webhook.url', /required/],
  ])('is refused where it is wrong: %j', async (webhook, param, message) => {
    const answer = await postJson(service, aRequest({ webhook }));
    expectRefusal(answer, { status: 400, code: 'invalid_request', param, message });
    expect(answer.text).not.toContain(SECRET);
  });

  it('leaves neither secrets nor queries in the log', async () => {
    const { id } = await createTask(service, { webhook: target('/logged?token=hidden') });
    await receiver.untilReceived('/logged?token=hidden', 1);
    await untilCompleted(service, id);
    await service.stop();
    expect(service.stderr()).toContain('webhook-tried');
    expect(service.stderr()).not.toContain('hidden');
    for (const secret of [SECRET, KEY_SECRET]) expect(service.stderr()).not.toContain(secret);
  });
});

describe('a webhook of a task that fails', () => {
  it('says so', async () => {
    const folder = await makeFolder();
    const receiver = await openReceiver({});
    // A film that takes longer than it may.
    const settings = { ...SETTINGS, ...(await stallEncoder(folder)), KINORA_TASK_DEADLINE_SECONDS: '1' };
    const service = await serve({ folder, settings });
    try {
      const webhook = { url: `${receiver.url}/failed`, secret: SECRET };
      const { id } = await createTask(service, { webhook });
      await untilStatus(service, id, ['failed']);
      const [received] = await receiver.untilReceived('/failed', 1);
      if (received === undefined) throw new Error('Nothing came.');
      expect(await unwrap(received, SECRET)).toMatchObject({ type: 'video.failed', data: { id } });
    } finally {
      await service.kill();
      await receiver.close();
      await removeFolder(folder);
    }
  });
});

describe('a webhook to a private network', () => {
  it('is refused by default: at once where the address says so, else when it is looked up', async () => {
    const folder = await makeFolder();
    const receiver = await openReceiver({});
    const service = await serve({ folder, settings: { KINORA_INTERNAL_DRAFT_FRAMES: '4' } });
    try {
      for (const url of [receiver.url, 'http://169.254.169.254/latest', 'http://[::1]/', 'http://10.0.0.1/']) {
        const answer = await postJson(service, aRequest({ webhook: { url, secret: SECRET } }));
        expectRefusal(answer, { status: 400, code: 'invalid_request', param: 'webhook.url', message: /public/ });
      }
      const flags = ['--webhook-url', receiver.url, '--webhook-secret', SECRET];
      const made = await run(['keys', 'create', ...flags], { folder, settings: { KINORA_DATA: service.data } });
      expect(made).toMatchObject({
        code: 64,
        stderr: expect.stringContaining('--webhook-url must be a public address'),
      });

      const named = receiver.url.replace('127.0.0.1', 'localhost');
      const { id } = await createTask(service, { webhook: { url: named, secret: SECRET } });
      await untilCompleted(service, id);
      await expect.poll(() => service.stderr(), { timeout: 300_000 }).toContain('address_refused');
      expect(receiver.received).toEqual([]);
    } finally {
      await service.kill();
      await receiver.close();
      await removeFolder(folder);
    }
  });
});
