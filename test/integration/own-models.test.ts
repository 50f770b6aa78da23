import { describe, expect, it, onTestFinished } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { loadConfig } from '../../src/config/load.ts';
import { recordLog } from '../fakes/recorded-log.ts';
import { ADA, openBrowser } from '../fixtures/console-app.ts';
import { makeTempFolder } from '../fixtures/temp-folder.ts';

/** Models of the operator's own: made, charged and shown like any other, and missed by nobody when they are taken away. */

const OWN_MODEL = `
[[model]]
id = "sketch-1"
kind = "video"
title = "Sketch"
price = "0.05"
seconds = [3, 5]
resolutions = ["360p", "480p"]
aspect_ratios = ["1:1"]
`;

async function start(data: string, toml: string | null) {
  const { log, until } = recordLog();
  const draft = { KINORA_INTERNAL_DRAFT_FRAMES: '4', KINORA_INTERNAL_DRAFT_PICTURES: 'blank' };
  const environment = { KINORA_DATA: data, KINORA_PORT: '0', ...draft };
  const parts = { log, path: '', processId: process.pid, consoleBuilt: Promise.resolve() };
  const app = await buildApp(loadConfig({ environment, toml }), parts);
  let closing: Promise<void> | null = null;
  const close = () => {
    closing ??= app.close();
    return closing;
  };
  onTestFinished(close);
  return { app, url: await app.listen(), until, close };
}

async function ask(url: string, key: string, path: string, body: object | null = null) {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
  const init = body === null ? { headers } : { headers, method: 'POST', body: JSON.stringify(body) };
  const answer = await fetch(`${url}${path}`, init);
  return { status: answer.status, body: JSON.parse(await answer.text()) };
}

const FILM = { model: 'sketch-1', prompt: 'A calm sea' };

describe('a model of the own', () => {
  it('is offered by its own rules, and what was made by it outlives it', async () => {
    const data = await makeTempFolder();
    const first = await start(data, OWN_MODEL);
    const { secret = '', setupToken = '' } = (await first.app.createFirstKey()) ?? {};
    expect((await ask(first.url, secret, '/v1/models/sketch-1')).body).toMatchObject({
      id: 'sketch-1',
      object: 'model',
    });
    expect(JSON.stringify((await ask(first.url, secret, '/openapi.json')).body)).toContain('sketch-1');
    for (const [wrong, param] of [
      [{ seconds: '4' }, 'seconds'],
      [{ resolution: '720p' }, 'resolution'],
      [{ size: '1280x720' }, 'size'],
    ] as const) {
      const refusal = await ask(first.url, secret, '/v1/videos', { ...FILM, ...wrong });
      expect([refusal.status, refusal.body.param ?? refusal.body.error?.param]).toEqual([400, param]);
    }

    const ended = first.until('task-ended');
    const { status, body } = await ask(first.url, secret, '/v1/videos', { ...FILM, resolution: '480p' });
    expect([status, body.size, Number(body.seconds)]).toEqual([200, '480x480', 3]);
    await first.app.work();
    await ended;
    const film = (await ask(first.url, secret, `/v1/videos/${body.id}`)).body;
    expect(film.status).toBe('completed');
    await first.close();

    const second = await start(data, null);
    const read = async (path: string) => (await ask(second.url, secret, path)).body;
    expect((await ask(second.url, secret, '/v1/videos', FILM)).status).toBe(404);
    expect(await read(`/v1/videos/${film.id}`)).toEqual(film);
    expect((await read('/v1/videos')).data).toEqual([film]);
    expect(JSON.stringify(await read('/v1/charges'))).toContain('sketch-1');
    const content = await fetch(`${second.url}/v1/videos/${film.id}/content`, {
      headers: { authorization: `Bearer ${secret}` },
    });
    expect([content.status, content.headers.get('content-type')]).toEqual([200, 'video/mp4']);
    await content.body?.cancel();

    const browser = await openBrowser(second.url);
    await browser.post('setup', { token: setupToken, ...ADA });
    for (const path of ['creations', `creations/${film.id}`, 'charges', 'usage', 'operations', 'balance']) {
      expect(await browser.get<object>(path), path).toBeTypeOf('object');
    }
    expect(JSON.stringify(await browser.get<object>('creations'))).toContain('sketch-1');
  });
});
