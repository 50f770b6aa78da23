import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { someModels } from '../../../test/fixtures/builders.ts';
import { anExplanation } from '../../../test/fixtures/explanation.ts';
import { openServer, WITH_KEY } from '../../../test/fixtures/server.ts';
import { ServiceError } from '../../core/errors.ts';
import { makeExplainDialect } from './routes.ts';

type Body = object | URLSearchParams | FormData;
interface Way {
  readonly headers?: Record<string, string>;
  readonly query?: string;
  readonly signal?: AbortSignal;
}

const NEVER = new AbortController().signal;
const NO_LIMITS = { readsPerMinute: 1_000, createsPerMinute: 1_000 };
const FORMAT = { durationSeconds: 8, resolution: '720p', aspectRatio: '16:9' };

/** The routes over an explainer that says what it was asked. */
async function open(rateLimits = NO_LIMITS, onTrace: (signal: AbortSignal) => void = () => undefined) {
  const dialect = makeExplainDialect({
    rules: { models: someModels(), promptCharacters: 100, mayReach: () => true },
    explainer: {
      explain: async (request) => anExplanation(request),
      trace: async (request, { signal }) => {
        onTrace(signal);
        if (request.prompt !== 'wait') return anExplanation({ ...request, trace: [] });
        await once(signal, 'abort');
        throw new ServiceError('service_unavailable', 'The client hung up.');
      },
    },
  });
  const { url } = await openServer({ dialects: [dialect], rateLimits });
  return async (body: Body, { headers = WITH_KEY, query = '', signal = NEVER }: Way = {}) => {
    const isForm = body instanceof URLSearchParams || body instanceof FormData;
    const answer = await fetch(`${url}/v1/explain${query}`, {
      signal,
      method: 'POST',
      headers: { ...headers, ...(isForm ? {} : { 'content-type': 'application/json' }) },
      body: isForm ? body : JSON.stringify(body),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
}

describe('POST /v1/explain', () => {
  it('answers with how the prompt is understood', async () => {
    const ask = await open();
    expect(await ask({ prompt: 'A boat' })).toEqual({
      status: 200,
      body: anExplanation({ prompt: 'A boat', negativePrompt: null, seed: 0, ...FORMAT }),
    });
  });

  it('takes what changes the understanding, by the names of a creation', async () => {
    const ask = await open();
    const body = anExplanation({ prompt: 'A boat', negativePrompt: 'rain', seed: 7, ...FORMAT, durationSeconds: 4 });
    const fields = { prompt: 'A boat', negative_prompt: 'rain', seed: '7', seconds: '4' };
    expect((await ask(fields)).body).toEqual(body);
    expect((await ask(new URLSearchParams(fields))).body).toEqual(body);
    expect((await ask({ prompt: 'A boat', negativePrompt: 'rain', seed: 7, duration: 4 })).body).toEqual(body);
    const sharp = { ...FORMAT, resolution: '1080p', aspectRatio: '9:16' };
    expect((await ask({ prompt: 'A boat', size: '1080x1920' })).body).toMatchObject(sharp);
    expect((await ask({ prompt: 'A boat', resolution: '1080P', aspectRatio: '9:16' })).body).toMatchObject(sharp);
  });

  it('answers with where its figures are seen, where that is asked for', async () => {
    const ask = await open();
    const { body } = await ask({ prompt: 'A boat' });
    expect((await ask({ prompt: 'A boat' }, { query: '?trace=true' })).body).toEqual({ ...body, trace: [] });
    expect((await ask({ prompt: 'A boat' }, { query: '?trace=false' })).body).toEqual(body);
    for (const query of ['?trace=', '?trace=1', '?trace=true&trace=true']) {
      const refusal = await ask({ prompt: 'A boat' }, { query });
      expect(refusal).toMatchObject({ status: 400, body: { code: 'invalid_request', error: { param: 'trace' } } });
    }
  });

  it('stops to trace for a client that has hung up', async () => {
    const begun = Promise.withResolvers<AbortSignal>();
    const ask = await open(NO_LIMITS, begun.resolve);
    const going = new AbortController();
    const asked = ask({ prompt: 'wait' }, { query: '?trace=true', signal: going.signal });
    const signal = await begun.promise;
    const aborted = once(signal, 'abort');
    going.abort();
    await expect(asked).rejects.toThrow();
    await aborted;
  });

  it.each([
    ['no prompt', {}, 'prompt'],
    ['a blank prompt', { prompt: ' \n' }, 'prompt'],
    ['a prompt over the limit', { prompt: 'x'.repeat(101) }, 'prompt'],
    ['a negative prompt over the limit', { prompt: 'A boat', negative_prompt: 'x'.repeat(101) }, 'negative_prompt'],
    ['a seed that is none', { prompt: 'A boat', seed: -1 }, 'seed'],
    ['a duration that is not offered', { prompt: 'A boat', seconds: 5 }, 'seconds'],
    ['a size that is none', { prompt: 'A boat', size: 'wide' }, 'size'],
    ['a sharpness that needs more time', { prompt: 'A boat', resolution: '4k', seconds: 4 }, 'seconds'],
    ['a list', [], null],
  ])('refuses %s', async (_name, sent, param) => {
    const ask = await open();
    const { status, body } = await ask(sent);
    expect([status, body.code, (body.error as { param: unknown }).param]).toEqual([400, 'invalid_request', param]);
  });

  it('takes no multipart form: there is nothing to upload', async () => {
    const ask = await open();
    const form = new FormData();
    form.append('prompt', 'A boat');
    expect(await ask(form)).toMatchObject({ status: 415, body: { code: 'unsupported_media_type' } });
  });

  it('needs a key, and counts as a read', async () => {
    const ask = await open({ readsPerMinute: 1, createsPerMinute: 1_000 });
    expect(await ask({ prompt: 'A boat' }, { headers: {} })).toMatchObject({
      status: 401,
      body: { code: 'missing_api_key' },
    });
    expect((await ask({ prompt: 'A boat' })).status).toBe(200);
    expect(await ask({ prompt: 'A boat' })).toMatchObject({ status: 429, body: { code: 'rate_limit_exceeded' } });
  });

  it('counts as a creation where it draws', async () => {
    const ask = await open({ readsPerMinute: 1_000, createsPerMinute: 1 });
    const query = '?trace=true';
    expect((await ask({ prompt: 'A boat' }, { query })).status).toBe(200);
    expect(await ask({ prompt: 'A boat' }, { query })).toMatchObject({ status: 429 });
    expect((await ask({ prompt: 'A boat' })).status).toBe(200);
  });
});
