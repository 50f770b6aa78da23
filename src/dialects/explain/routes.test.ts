import { describe, expect, it } from 'vitest';
import { openServer, WITH_KEY } from '../../../test/fixtures/server.ts';
import { makeExplainDialect } from './routes.ts';

/** The routes over an explainer that says what it was asked. */
async function open(rateLimits = { readsPerMinute: 1_000, createsPerMinute: 1_000 }) {
  const dialect = makeExplainDialect({
    rules: { aliases: new Map(), promptCharacters: 100, mayReach: () => true },
    explainer: { explain: async (request) => ({ ...request }) },
  });
  const { url } = await openServer({ dialects: [dialect], rateLimits });
  return async (body: object | URLSearchParams | FormData, headers: Record<string, string> = WITH_KEY) => {
    const isForm = body instanceof URLSearchParams || body instanceof FormData;
    const answer = await fetch(`${url}/v1/explain`, {
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
      body: { prompt: 'A boat', negativePrompt: null, seed: 0, durationSeconds: 8 },
    });
  });

  it('takes what changes the understanding, by the names of a creation', async () => {
    const ask = await open();
    const body = { prompt: 'A boat', negativePrompt: 'rain', seed: 7, durationSeconds: 4 };
    const fields = { prompt: 'A boat', negative_prompt: 'rain', seed: '7', seconds: '4' };
    expect((await ask(fields)).body).toEqual(body);
    expect((await ask(new URLSearchParams(fields))).body).toEqual(body);
    expect((await ask({ prompt: 'A boat', negativePrompt: 'rain', seed: 7, duration: 4 })).body).toEqual(body);
  });

  it.each([
    ['no prompt', {}, 'prompt'],
    ['a blank prompt', { prompt: ' \n' }, 'prompt'],
    ['a prompt over the limit', { prompt: 'x'.repeat(101) }, 'prompt'],
    ['a negative prompt over the limit', { prompt: 'A boat', negative_prompt: 'x'.repeat(101) }, 'negative_prompt'],
    ['a seed that is none', { prompt: 'A boat', seed: -1 }, 'seed'],
    ['a duration that is not offered', { prompt: 'A boat', seconds: 5 }, 'seconds'],
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
    expect(await ask({ prompt: 'A boat' }, {})).toMatchObject({ status: 401, body: { code: 'missing_api_key' } });
    expect((await ask({ prompt: 'A boat' })).status).toBe(200);
    expect(await ask({ prompt: 'A boat' })).toMatchObject({ status: 429, body: { code: 'rate_limit_exceeded' } });
  });
});
