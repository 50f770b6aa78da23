import { createFalClient } from '@fal-ai/client';
import Replicate from 'replicate';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openFakeFal } from './fal.ts';
import { openFakeReplicate } from './replicate.ts';

/** The vendors' own libraries take the fakes for the vendors. */
describe('the fake fal', () => {
  const open = async (options = {}) => {
    const fake = await openFakeFal({ key: 'secret', ...options });
    onTestFinished(() => fake.close());
    // The library has its addresses built in; only its middleware may send it elsewhere.
    const requestMiddleware = async (request: { url: string; method: string }) => ({
      ...request,
      url: request.url.replace('https://queue.fal.run', fake.url),
    });
    return { fake, client: createFalClient({ credentials: 'secret', requestMiddleware }) };
  };

  it('submits, tells and ends a request', async () => {
    const { fake, client } = await open();
    const { request_id: requestId } = await client.queue.submit('fal-ai/veo3.1', { input: { prompt: 'A boat' } });
    await client.queue.subscribeToStatus('fal-ai/veo3.1', { requestId, mode: 'polling', pollInterval: 5 });
    const { data } = await client.queue.result('fal-ai/veo3.1', { requestId });
    expect(await (await fetch((data as { video: { url: string } }).video.url)).text()).toBe('a film');
    expect(fake.creates).toMatchObject([{ job: requestId, path: '/fal-ai/veo3.1', body: { prompt: 'A boat' } }]);
  });

  it('cancels, and tells why a request was refused', async () => {
    const { client } = await open({ fate: 'filtered', checks: 1 });
    const { request_id: requestId } = await client.queue.submit('fal-ai/veo3.1', { input: { prompt: 'A boat' } });
    await client.queue.cancel('fal-ai/veo3.1', { requestId });
    await client.queue.status('fal-ai/veo3.1', { requestId });
    await expect(client.queue.result('fal-ai/veo3.1', { requestId })).rejects.toMatchObject({
      status: 422,
      body: { detail: [{ type: 'content_policy_violation' }] },
    });
  });
});

describe('the fake Replicate', () => {
  it('creates, waits, lists and cancels', async () => {
    const fake = await openFakeReplicate({ key: 'secret' });
    onTestFinished(() => fake.close());
    const replicate = new Replicate({ auth: 'secret', baseUrl: `${fake.url}/v1`, useFileOutput: false });
    const made = await replicate.predictions.create({ model: 'google/veo-3.1', input: { prompt: 'A boat', seed: 7 } });
    const ended = await replicate.wait(made, { interval: 5 });
    expect(ended.status).toBe('succeeded');
    expect(await (await fetch(String(ended.output))).text()).toBe('a film');
    expect((await replicate.predictions.list()).results.map(({ id }) => id)).toEqual([made.id]);
    const second = await replicate.predictions.create({ version: 'v', input: {} });
    expect((await replicate.predictions.cancel(second.id)).status).toBe('canceled');
    expect(fake.creates.map(({ path }) => path)).toEqual(['/v1/models/google/veo-3.1/predictions', '/v1/predictions']);
  });
});
