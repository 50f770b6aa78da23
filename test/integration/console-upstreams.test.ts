import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { CreationView, OperationsView, UpstreamsView } from '../../src/dialects/console/views.ts';
import { type FakeOpenAi, type FakeOpenAiOptions, openFakeOpenAi } from '../fakes/upstreams/openai.ts';
import type { Browser } from '../fixtures/browser.ts';
import { addMember, setUp, startConsole } from '../fixtures/console-app.ts';
import { makeTestFilm } from '../fixtures/films.ts';

const FAST = 'video-3.1-fast-generate-preview';
const STILL = 'image-3.1-flash-image-preview';
const KEY = 'sk-very-secret-indeed';

const tablesFor = (url: string, more = '') => `
[[upstream]]
name = "other"
kind = "openai"
url = "${url}"
private = true
key_env = "OTHER_KEY"
server = "other"
concurrency = 3
currency = "USD"

  [[upstream.serves]]
  model = "${FAST}"
  modes = ["text", "first_frame"]
  seconds = [4]
  resolutions = ["720p"]
  seed = "send"
  sound = true
  cost = "0.05"
${more}
[[route]]
model = "${FAST}"
through = ["other"]
`;

describe("the console's upstreams", () => {
  let film: Buffer;
  beforeAll(async () => {
    film = await makeTestFilm({ seconds: 4, width: 1280, height: 720 });
  });

  async function open(options: FakeOpenAiOptions = {}, more = '') {
    const fake = await openFakeOpenAi({ key: KEY, film, checks: 1, models: [FAST], ...options });
    onTestFinished(() => fake.close());
    const settings = { OTHER_KEY: KEY, KINORA_INTERNAL_DRAFT_FRAMES: '0' };
    const started = await startConsole(settings, tablesFor(fake.url, more));
    const browser = await setUp(started);
    await started.app.work();
    return { fake, started, browser };
  }

  const untilEnded = (browser: Browser, id: string) =>
    expect
      .poll(async () => (await browser.get<CreationView>(`creations/${id}`)).state, { timeout: 300_000 })
      .toMatch(/^(?:succeeded|failed)$/)
      .then(() => browser.get<CreationView>(`creations/${id}`));

  const tryIt = (browser: Browser, model = FAST, prompt = 'A red boat') =>
    browser.ask<CreationView>('POST', 'upstreams/other/tries', { model, prompt });

  it('tell how each stands, and never a secret', async () => {
    const { browser } = await open();
    await expect
      .poll(async () => (await browser.get<UpstreamsView>('upstreams')).upstreams[0]?.health?.fault)
      .toBe(null);
    const view = await browser.get<UpstreamsView>('upstreams');
    expect(view).toMatchObject({
      currency: 'USD',
      upstreams: [
        {
          name: 'other',
          kind: 'openai',
          host: expect.stringMatching(/^127\.0\.0\.1:\d+$/),
          state: 'ready',
          rest: null,
          running: 0,
          places: 3,
          keys: { all: 1, resting: 0 },
          serves: [{ model: FAST, kind: 'video', as: FAST, triable: true }],
          health: { fault: null, retired: [] },
          day: { made: 0, share: null, medianSeconds: null, costs: [], charged: '0.00' },
          unsettled: 0,
        },
      ],
      unsettled: [],
      actions: [],
    });
    expect(JSON.stringify(view)).not.toContain(KEY);
  });

  it('let an operator try one, and count what came of it', async () => {
    const { browser, fake } = await open();
    const tried = await tryIt(browser);
    expect(tried.status, JSON.stringify(tried.body)).toBe(200);
    const made = await untilEnded(browser, tried.body.id);
    expect(made).toMatchObject({ state: 'succeeded', maker: { upstream: 'other', as: FAST }, seconds: 4 });
    expect(fake.creates).toHaveLength(1);
    const view = await browser.get<UpstreamsView>('upstreams');
    expect(view.upstreams[0]).toMatchObject({
      running: 0,
      day: { made: 1, share: 1, costs: [{ currency: 'USD', amount: '0.20' }], charged: made.price },
    });
    expect(view.actions).toMatchObject([{ upstream: 'other', action: 'tried', by: 'ada@example.org' }]);
  });

  it('pause one: a route leads past it, a trial does not; resume it', async () => {
    const { browser, fake } = await open();
    const paused = await browser.ask<UpstreamsView>('PATCH', 'upstreams/other', { paused: true });
    expect(paused.body.upstreams[0]?.state).toBe('paused');
    const form = new FormData();
    for (const [name, value] of Object.entries({ model: FAST, prompt: 'A green boat', seconds: '4' })) {
      form.set(name, value);
    }
    const waiting = await browser.ask<CreationView>('POST', 'videos', form);
    expect(waiting.status, JSON.stringify(waiting.body)).toBe(200);
    const tried = await tryIt(browser);
    expect((await untilEnded(browser, tried.body.id)).state).toBe('succeeded');
    expect((await browser.get<CreationView>(`creations/${waiting.body.id}`)).state).toBe('queued');
    expect(fake.creates).toHaveLength(1);
    const resumed = await browser.ask<UpstreamsView>('PATCH', 'upstreams/other', { paused: false });
    expect(resumed.body.upstreams[0]?.state).toBe('ready');
    expect((await untilEnded(browser, waiting.body.id)).state).toBe('succeeded');
    expect(resumed.body.actions.map(({ action }) => action)).toEqual(['resumed', 'tried', 'paused']);
  });

  it('tell an operator what an upstream said that did not take a trial', async () => {
    const { browser, fake } = await open();
    fake.fail('create', { kind: 'status', status: 402, body: { error: { message: 'Top up your account.' } } });
    const tried = await tryIt(browser);
    const failed = await untilEnded(browser, tried.body.id);
    expect(failed.failure).toMatchObject({ code: 'generation_failed', message: expect.stringContaining('Top up') });
    const { upstreams } = await browser.get<UpstreamsView>('upstreams');
    expect(upstreams[0]).toMatchObject({ state: 'resting', rest: { reason: 'denied', until: null } });
    expect(upstreams[0]?.keys).toEqual({ all: 1, resting: 1 });
  });

  async function loseAnswer(browser: Browser, fake: FakeOpenAi) {
    fake.fail('create', { kind: 'gone', taken: true }, 1);
    const tried = await tryIt(browser);
    const failed = await untilEnded(browser, tried.body.id);
    expect(failed.failure?.code).toBe('generation_unknown');
    return failed;
  }

  it('list an outcome that nobody knows until somebody settles it, once, with what it cost', async () => {
    const { browser, fake } = await open();
    const failed = await loseAnswer(browser, fake);
    const view = await browser.get<UpstreamsView>('upstreams');
    expect(view.unsettled).toMatchObject([{ upstream: 'other', taskId: failed.id, model: FAST, accountName: 'Ada' }]);
    expect(view.upstreams[0]).toMatchObject({ unsettled: 1, day: { unknown: 1, share: 0 } });
    const token = view.unsettled[0]?.token ?? '';
    const bad = await browser.ask('POST', `upstream-outcomes/${token}`, { outcome: 'perhaps' });
    expect([bad.status, bad.body]).toMatchObject([400, { error: { param: 'outcome' } }]);
    const settling = { outcome: 'made', cost: '0.20', note: 'Seen on their page.' };
    const settled = await browser.ask<UpstreamsView>('POST', `upstream-outcomes/${token}`, settling);
    expect(settled.body.unsettled).toEqual([]);
    expect(settled.body.upstreams[0]).toMatchObject({
      unsettled: 0,
      day: { costs: [{ currency: 'USD', amount: '0.20' }], charged: '0.00' },
    });
    expect(settled.body.actions[0]).toMatchObject({
      action: 'settled',
      outcome: 'made',
      note: 'Seen on their page.',
      by: 'ada@example.org',
    });
    const again = await browser.ask('POST', `upstream-outcomes/${token}`, settling);
    expect(again.status).toBe(400);
    // Whatever it cost us, the client has no file.
    expect((await browser.get<CreationView>(`creations/${failed.id}`)).price).toBe('0.00');
  });

  it('show whose hands a film is in', async () => {
    const { browser, fake } = await open({ fate: 'never' });
    const tried = await tryIt(browser);
    await expect.poll(() => fake.creates.length).toBe(1);
    const { running } = await browser.get<OperationsView>('operations');
    expect(running).toMatchObject([{ id: tried.body.id, maker: { upstream: 'other', as: FAST } }]);
    expect((await browser.get<UpstreamsView>('upstreams')).upstreams[0]?.running).toBe(1);
  });

  it('refuse what is not there, what cannot be tried, and members', async () => {
    const more = `
  [[upstream.serves]]
  model = "${STILL}"
  modes = ["images"]
  resolutions = ["1K"]
`;
    const { browser, started } = await open({}, more);
    const none = await browser.ask('PATCH', 'upstreams/nobody', { paused: true });
    expect([none.status, none.body]).toMatchObject([404, { error: { code: 'not_found' } }]);
    const outcome = await browser.ask('POST', 'upstream-outcomes/none', { outcome: 'made' });
    expect(outcome.status).toBe(404);
    expect((await tryIt(browser, STILL)).body).toMatchObject({ error: { code: 'invalid_request', param: 'model' } });
    expect((await tryIt(browser, 'nothing')).body).toMatchObject({ error: { code: 'model_not_found' } });
    expect((await tryIt(browser, FAST, ' ')).body).toMatchObject({ error: { param: 'prompt' } });
    const member = await addMember(started, browser);
    for (const [method, path, body] of [
      ['GET', 'upstreams', undefined],
      ['PATCH', 'upstreams/other', { paused: true }],
      ['POST', 'upstream-outcomes/none', { outcome: 'made' }],
      ['POST', 'upstreams/other/tries', { model: FAST, prompt: 'x' }],
    ] as const) {
      expect((await member.ask(method, path, body)).status).toBe(403);
    }
  });
});
