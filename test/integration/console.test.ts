import { describe, expect, it, onTestFinished } from 'vitest';
import { openStore } from '../../src/app/open-store.ts';
import type {
  BalanceView,
  ChargesView,
  CreatedKeyView,
  CreationsView,
  CreationView,
  KeysView,
  KeyView,
  OperationsView,
  PeopleView,
  SessionView,
  UsageView,
} from '../../src/dialects/console/views.ts';
import { ADA, addMember, BOB, openBrowser, setUp, startConsole } from '../fixtures/console-app.ts';
import { PNG } from '../fixtures/images.ts';

/** The console's own routes, over the whole service. */

const withKey = (url: string, secret: string, path = '/v1/models') =>
  fetch(`${url}${path}`, { headers: { authorization: `Bearer ${secret}` } });

describe('setting up', () => {
  it('makes the account and the key of the first start the administrator’s, by a link that works once', async () => {
    const started = await startConsole();
    const { url, setupToken } = started;
    const browser = await openBrowser(url);
    expect(await browser.get<SessionView>('session')).toMatchObject({
      setupNeeded: true,
      user: null,
      billing: { mode: 'open', currency: 'USD' },
      models: [{ kind: 'video', unitPrice: '0.40' }, { kind: 'video' }, { kind: 'image', unitPrice: '0.05' }],
    });
    expect(await browser.post('link', { token: setupToken })).toEqual({ kind: 'setup', email: null });
    const session = await browser.post<SessionView>('setup', { token: setupToken, ...ADA });
    expect(session).toMatchObject({
      setupNeeded: false,
      user: { id: expect.stringMatching(/^acct_/), email: ADA.email, name: 'Ada', role: 'admin' },
    });
    expect((await browser.get<KeysView>('keys')).keys.map(({ name, builtIn }) => [name, builtIn])).toEqual([
      ['first key', false],
      ['Console', true],
    ]);
    const again = await openBrowser(url);
    const refused = await again.ask('POST', 'setup', { token: setupToken, ...BOB });
    expect([refused.status, refused.body.error]).toMatchObject([410, { code: 'link_not_valid' }]);
    expect(await started.app.needsSetup()).toBe(false);
  });

  it('refuses what cannot be an address or a password, and lets the link live', async () => {
    const { url, setupToken } = await startConsole();
    const browser = await openBrowser(url);
    const attempt = async (change: object) => {
      const { status, body } = await browser.ask('POST', 'setup', { token: setupToken, ...ADA, ...change });
      return [status, (body.error as { param: string }).param];
    };
    expect(await attempt({ email: 'nobody' })).toEqual([400, 'email']);
    expect(await attempt({ password: 'short' })).toEqual([400, 'password']);
    expect(await attempt({ name: '  ' })).toEqual([400, 'name']);
    expect(await attempt({ name: 7 })).toEqual([400, 'name']);
    await browser.post('setup', { token: setupToken, ...ADA });
  });
});

describe('signing in', () => {
  it('ends with signing out, here or everywhere', async () => {
    const started = await startConsole();
    const one = await setUp(started);
    const other = await openBrowser(started.url);
    await other.post('sign-in', { email: 'ADA@example.org ', password: ADA.password });
    expect((await other.get<SessionView>('session')).user?.email).toBe(ADA.email);
    expect((await other.post<SessionView>('sign-out')).user).toBeNull();
    expect((await other.ask('GET', 'keys')).status).toBe(401);
    await other.post('sign-in', { email: ADA.email, password: ADA.password });
    await other.post('sign-out-everywhere');
    expect((await one.ask('GET', 'keys')).status).toBe(401);
  });

  it('goes on with a new password, and ends every other session', async () => {
    const started = await startConsole();
    const one = await setUp(started);
    const other = await openBrowser(started.url);
    await other.post('sign-in', { email: ADA.email, password: ADA.password });
    const wrong = await one.ask('POST', 'password', { current: 'not the one', next: 'a new password' });
    expect([wrong.status, wrong.body.error]).toMatchObject([401, { code: 'wrong_credentials', param: 'current' }]);
    const short = await one.ask('POST', 'password', { current: ADA.password, next: 'short' });
    expect([short.status, short.body.error]).toMatchObject([400, { param: 'next' }]);
    await one.post('password', { current: ADA.password, next: 'a new password' });
    expect((await one.get<SessionView>('session')).user?.email).toBe(ADA.email);
    expect((await other.get<SessionView>('session')).user).toBeNull();
    const { status } = await other.ask('POST', 'sign-in', { email: ADA.email, password: ADA.password });
    expect(status).toBe(401);
    await other.post('sign-in', { email: ADA.email, password: 'a new password' });
  });
});

describe('keys', () => {
  it('are shown once, work at once, and are revoked for good', async () => {
    const started = await startConsole();
    const browser = await setUp(started);
    const { key, secret } = await browser.post<CreatedKeyView>('keys', {
      name: 'laptop',
      models: ['video-3.1-fast-generate-preview'],
      spendLimit: '1.20',
      createsPerMinute: 5,
      readsPerMinute: null,
      expiresAt: '2099-01-01',
    });
    expect(key).toMatchObject({
      name: 'laptop',
      state: 'active',
      hint: secret.slice(-4),
      expiresAt: '2099-01-01T00:00:00.000Z',
      models: ['video-3.1-fast-generate-preview'],
      spendLimit: '1.20',
      spent: '0.00',
      readsPerMinute: null,
      createsPerMinute: 5,
      lastUsedAt: null,
    });
    expect((await withKey(started.url, secret)).status).toBe(200);
    const renamed = await browser.ask<KeyView>('PATCH', `keys/${key.id}`, { name: 'desk' });
    expect([renamed.status, renamed.body.name]).toEqual([200, 'desk']);
    const revoked = await browser.ask<KeyView>('DELETE', `keys/${key.id}`);
    expect([revoked.status, revoked.body.state]).toEqual([200, 'revoked']);
    await expect
      .poll(async () => (await withKey(started.url, secret)).status, { timeout: 2_000, interval: 50 })
      .toBe(401);
    expect(JSON.stringify(await browser.get('keys'))).not.toContain(secret);
  });

  it('know when they were last used, once the service has had time to write it down', async () => {
    const started = await startConsole();
    const browser = await setUp(started);
    await withKey(started.url, started.secret);
    const lastUse = async () => (await browser.get<KeysView>('keys')).keys[0]?.lastUsedAt;
    expect(await lastUse()).toBeNull();
    await started.close();
    const { store, close } = await openStore(started.config, () => undefined);
    onTestFinished(close);
    const [key] = await store.listKeys();
    expect(Date.now() - (key?.lastUsedAt?.getTime() ?? 0)).toBeLessThan(60_000);
  });

  it('refuse what cannot be', async () => {
    const started = await startConsole();
    const browser = await setUp(started);
    const attempt = async (body: object) => {
      const answer = await browser.ask('POST', 'keys', { name: 'laptop', ...body });
      return [answer.status, (answer.body.error as { param: string } | undefined)?.param];
    };
    expect(await attempt({ name: '' })).toEqual([400, 'name']);
    expect(await attempt({ models: [] })).toEqual([400, 'models']);
    expect(await attempt({ models: ['gpt'] })).toEqual([400, 'models.0']);
    expect(await attempt({ spendLimit: '-1' })).toEqual([400, 'spendLimit']);
    expect(await attempt({ spendLimit: 0.1234567 })).toEqual([400, 'spendLimit']);
    expect(await attempt({ expiresAt: '2001-01-01' })).toEqual([400, 'expiresAt']);
    expect(await attempt({ expiresAt: 'soon' })).toEqual([400, 'expiresAt']);
    expect(await attempt({ readsPerMinute: 0 })).toEqual([400, 'readsPerMinute']);
    const console = (await browser.get<KeysView>('keys')).keys.find(({ builtIn }) => builtIn);
    expect((await browser.ask('DELETE', `keys/${console?.id}`)).status).toBe(400);
    expect((await browser.ask('DELETE', 'keys/nothing')).status).toBe(404);
  });
});

describe('the playground and the library', () => {
  it('make a film, show how it comes along, and keep it until it is deleted', async () => {
    const started = await startConsole();
    const browser = await setUp(started);
    await started.app.work();
    const form = new FormData();
    const fields = { model: 'video-3.1-fast-generate-preview', prompt: 'A Boat at dusk', seconds: '4', seed: '7' };
    for (const [name, value] of Object.entries({ ...fields, negativePrompt: '', resolution: '720p' })) {
      form.append(name, value);
    }
    form.append('input_reference', new Blob([PNG], { type: 'image/png' }), 'first.png');
    const made = await browser.ask<CreationView>('POST', 'videos', form);
    expect(made.body).toMatchObject({
      kind: 'video',
      state: 'queued',
      prompt: 'A Boat at dusk',
      seconds: 4,
      seed: 7,
      mode: 'first_frame',
      price: '0.60',
      inputs: [{ mimeType: 'image/jpeg' }],
      file: null,
    });
    const { id } = made.body;
    await expect
      .poll(async () => (await browser.get<CreationView>(`creations/${id}`)).state, { timeout: 60_000, interval: 100 })
      .toBe('succeeded');
    const done = await browser.get<CreationView>(`creations/${id}`);
    const { file, inputs } = done;
    if (file === null) throw new Error('There is no file.');
    const range = await browser.send('GET', file.content, { headers: { range: 'bytes=0-99' } });
    expect([range.status, range.headers.get('content-type')]).toEqual([206, 'video/mp4']);
    for (const [path, type] of [
      [file.thumbnail, 'image/webp'],
      [file.spritesheet, 'image/jpeg'],
      [inputs[0]?.content, 'image/jpeg'],
    ] as const) {
      const answer = await browser.send('GET', path ?? '');
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(0);
    }
    const list = async (query: string) =>
      (await browser.get<CreationsView>(`creations?${query}`)).creations.map((creation) => creation.id);
    expect(await list('search=boat%20DUSK')).toEqual([id]);
    expect(await list('search=ship')).toEqual([]);
    expect(await list('kind=image')).toEqual([]);
    expect(await list('state=succeeded&kind=video&limit=1')).toEqual([id]);
    expect((await browser.ask('DELETE', `creations/${id}`)).body).toEqual({ done: true });
    expect(await list('')).toEqual([]);
    expect((await browser.ask('GET', `creations/${id}`)).status).toBe(404);
  }, 90_000);

  it('make a still', async () => {
    const started = await startConsole();
    const browser = await setUp(started);
    await started.app.work();
    const form = new FormData();
    for (const [name, value] of Object.entries({ prompt: 'A red apple', aspectRatio: '16:9', imageSize: '512' })) {
      form.append(name, value);
    }
    const made = await browser.ask<CreationView>('POST', 'images', form);
    expect(made.body).toMatchObject({ kind: 'image', state: 'succeeded', price: '0.05', aspectRatio: '16:9' });
    const picture = await browser.send('GET', made.body.file?.content ?? '');
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  }, 60_000);

  it('refuse what the API would refuse, and explain a prompt', async () => {
    const started = await startConsole();
    const browser = await setUp(started);
    const form = new FormData();
    for (const [name, value] of Object.entries({
      model: 'video-3.1-generate-preview',
      prompt: 'A boat',
      resolution: '4k',
      seconds: '4',
    })) {
      form.append(name, value);
    }
    const refused = await browser.ask('POST', 'videos', form);
    expect([refused.status, refused.body.error]).toEqual([
      400,
      { code: 'invalid_request', message: '4k needs 8 seconds; got 4.', param: 'seconds' },
    ]);
    expect(await browser.post('explain', { prompt: 'A dog runs on a beach' })).toMatchObject({
      setting: { place: 'beach' },
    });
    expect((await browser.ask('GET', 'creations?limit=1000')).status).toBe(400);
    expect((await browser.ask('GET', 'creations?after=task_1')).status).toBe(400);
  });
});

describe('money', () => {
  it('is granted with a note, held, charged, listed, exported and added up', async () => {
    const started = await startConsole({ KINORA_BILLING: 'prepaid' });
    const browser = await setUp(started);
    const make = async (seconds: string) => {
      const form = new FormData();
      const fields = { model: 'video-3.1-fast-generate-preview', prompt: 'A boat', seconds };
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      return browser.ask<CreationView & { error: unknown }>('POST', 'videos', form);
    };
    const poor = await make('4');
    expect([poor.status, poor.body.error]).toMatchObject([403, { code: 'insufficient_user_quota' }]);

    const { people } = await browser.get<PeopleView>('people');
    const accountId = people[0]?.accountId;
    const granted = await browser.post<BalanceView>('credit', { accountId, amount: '1.00', note: '=welcome, "Ada"' });
    expect(granted).toEqual({ currency: 'USD', credit: '1.00', charged: '0.00', held: '0.00', available: '1.00' });
    for (const bad of [{ amount: 0 }, { amount: 'x' }, { note: '' }]) {
      const answer = await browser.ask('POST', 'credit', { accountId, amount: 1, note: 'x', ...bad });
      expect(answer.status).toBe(400);
    }
    const unknown = { accountId: `acct_${'0'.repeat(20)}`, amount: 1, note: 'x' };
    expect((await browser.ask('POST', 'credit', unknown)).status).toBe(404);

    const { body: first } = await make('4');
    expect(await browser.get('balance')).toMatchObject({ held: '0.60', available: '0.40' });
    expect((await make('4')).status).toBe(403);
    await started.app.work();
    await expect
      .poll(async () => (await browser.get<CreationView>(`creations/${first.id}`)).state, { timeout: 60_000 })
      .toBe('succeeded');
    const { entries, more } = await browser.get<ChargesView>('charges');
    expect([more, entries.map(({ kind, amount }) => [kind, amount])]).toEqual([
      false,
      [
        ['charge', '0.60'],
        ['hold', '0.60'],
        ['credit', '1.00'],
      ],
    ]);
    expect(entries[0]).toMatchObject({ taskId: first.id, keyName: 'Console', seconds: 4, unitPrice: '0.15' });
    const charges = await browser.get<ChargesView>(`charges?kind=charge&limit=1`);
    expect(charges.entries).toEqual([entries[0]]);

    const csv = await browser.send('GET', 'charges.csv');
    expect(csv.headers.get('content-type')).toContain('text/csv');
    const lines = (await csv.text()).trimEnd().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[3]).toContain(`"'=welcome, ""Ada"""`);

    const api = await (await withKey(started.url, started.secret, '/v1/charges')).json();
    expect(api).toMatchObject({ data: [{ id: entries[0]?.id, amount: '0.60', seconds: 4 }] });

    const usage = await browser.get<UsageView>('usage?days=7');
    const total = { amount: '0.60', tasks: 1, seconds: 4, images: 0 };
    expect(usage.days).toHaveLength(7);
    expect(usage.days.at(-1)).toMatchObject(total);
    expect(usage).toMatchObject({
      total,
      models: [{ model: 'video-3.1-fast-generate-preview', ...total }],
      keys: [{ keyName: 'Console', ...total }],
    });
    expect((await browser.ask('GET', 'usage?days=0')).status).toBe(400);
  }, 90_000);
});

describe('people', () => {
  it('join by invitation, are given roles, and are disabled with their keys', async () => {
    const started = await startConsole();
    const admin = await setUp(started);
    const member = await addMember(started, admin);
    const { secret } = await member.post<CreatedKeyView>('keys', { name: 'mine' });
    expect((await withKey(started.url, secret)).status).toBe(200);
    const { people, invitations } = await admin.get<PeopleView>('people');
    expect([people.map(({ email, role }) => [email, role]), invitations]).toEqual([
      [
        [ADA.email, 'admin'],
        [BOB.email, 'member'],
      ],
      [],
    ]);
    const [ada, bob] = people;
    const disabled = await admin.ask('PATCH', `people/${bob?.id}`, { disabled: true });
    expect([disabled.status, disabled.body]).toMatchObject([200, { disabled: true, role: 'member' }]);
    expect((await member.ask('GET', 'keys')).status).toBe(401);
    const again = await openBrowser(started.url);
    const refused = await again.ask('POST', 'sign-in', { email: BOB.email, password: BOB.password });
    expect(refused.status).toBe(401);
    await expect
      .poll(async () => (await withKey(started.url, secret)).status, { timeout: 2_000, interval: 50 })
      .toBe(401);
    await admin.ask('PATCH', `people/${bob?.id}`, { disabled: false });
    expect((await withKey(started.url, secret)).status).toBe(200);
    for (const change of [{ role: 'member' }, { disabled: true }]) {
      expect((await admin.ask('PATCH', `people/${ada?.id}`, change)).status).toBe(400);
    }
    await admin.ask('PATCH', `people/${bob?.id}`, { role: 'admin' });
    expect((await admin.ask('PATCH', `people/${ada?.id}`, { role: 'member' })).status).toBe(200);
    expect((await admin.ask('GET', 'people')).status).toBe(403);
  });

  it('are invited by a link that only the latest of is good, once', async () => {
    const started = await startConsole();
    const admin = await setUp(started);
    const invite = async () => {
      const { url } = await admin.post<{ url: string }>('invitations', { email: BOB.email, role: 'member' });
      return new URL(url).searchParams.get('token');
    };
    const [first, second] = [await invite(), await invite()];
    expect((await admin.get<PeopleView>('people')).invitations).toMatchObject([{ email: BOB.email, role: 'member' }]);
    const browser = await openBrowser(started.url);
    expect((await browser.ask('POST', 'link', { token: first })).status).toBe(410);
    expect(await browser.post('link', { token: second })).toEqual({ kind: 'invitation', email: BOB.email });
    await browser.post('join', { token: second, name: 'Bob', password: BOB.password });
    expect((await browser.ask('POST', 'join', { token: second, name: 'B', password: BOB.password })).status).toBe(410);
    const known = await admin.ask('POST', 'invitations', { email: BOB.email, role: 'member' });
    expect([known.status, known.body.error]).toMatchObject([409, { code: 'already_exists', param: 'email' }]);
  });
});

describe('operations', () => {
  it('tell how the house is doing', async () => {
    const started = await startConsole();
    const browser = await setUp(started);
    await started.app.work();
    expect(await browser.get<OperationsView>('operations')).toMatchObject({
      lanes: [
        { lane: 'video', queued: 0, running: 0, oldestSeconds: null },
        { lane: 'image' },
        { lane: 'webhook', queued: 0 },
      ],
      running: [],
      workers: [{ lane: 'video', concurrency: 1, busy: 0 }, { lane: 'image' }, { lane: 'webhook' }],
      generators: [{ health: 'idle' }, { health: 'idle' }, { health: 'idle' }],
      storage: { kind: 'disk', files: 0, usedBytes: 0, freeBytes: expect.any(Number) },
      failures: [],
      process: { engine: 'sqlite', memoryBytes: expect.any(Number) },
    });
  });
});
