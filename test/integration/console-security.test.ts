import { beforeAll, describe, expect, it } from 'vitest';
import type { CreatedKeyView, CreationsView, KeysView, SessionView } from '../../src/dialects/console/views.ts';
import type { Browser } from '../fixtures/browser.ts';
import { ADA, addMember, BOB, openBrowser, type Route, shareConsole, startConsole } from '../fixtures/console-app.ts';

/** Who may do what, on every route that the console has: a new one is held to the same, or named here on purpose. */

const FOR_ANYONE = ['GET session', 'POST sign-in', 'POST link', 'POST setup', 'POST join', 'POST reset'];
const FOR_ADMINISTRATORS = [
  ...[
    'GET people',
    'POST invitations',
    'DELETE invitations/:email',
    'PATCH people/:id',
    'POST credit',
    'GET operations',
    'GET upstreams',
    'PATCH upstreams/:name',
    'POST upstreams/:name/tries',
    'POST upstream-outcomes/:token',
  ],
];

/** One service for all that leaves it as it was: what is refused changes nothing. */
const house = shareConsole();
let member: Browser;
beforeAll(async () => {
  member = await addMember(house.started(), house.admin());
});

const nameOf = ({ method, url }: Route) => `${method} ${url.replace('/console/api/', '')}`;
const consoleRoutes = () =>
  house
    .started()
    .routes.filter(({ method, url }) => url.startsWith('/console/api/') && method !== 'HEAD' && !url.endsWith('*'));
const isReading = (method: string) => method === 'GET';

/** A request that is right but for who sends it. */
async function send(browser: Browser, { method, url }: Route, ids: Record<string, string> = {}) {
  const path = url.replaceAll(/:(\w+)/g, (_, name: string) => ids[name] ?? '0');
  const answer = await browser.send(method, path, isReading(method) ? {} : { body: {} });
  const body = answer.headers.get('content-type')?.includes('json') ? await answer.json() : null;
  if (body === null) await answer.arrayBuffer();
  return { status: answer.status, code: (body as { error?: { code: string } } | null)?.error?.code ?? null };
}

describe('every route of the console', () => {
  it('is known to this test', () => {
    const names = consoleRoutes().map(nameOf);
    expect(names.length).toBeGreaterThan(25);
    expect(names).toEqual(expect.arrayContaining([...FOR_ANYONE, ...FOR_ADMINISTRATORS]));
  });

  it('is closed to whoever is not signed in', async () => {
    const stranger = await openBrowser(house.started().url);
    for (const route of consoleRoutes()) {
      const isOpen = FOR_ANYONE.includes(nameOf(route));
      const { code } = await send(stranger, route);
      if (isOpen) expect([nameOf(route), code]).not.toEqual([nameOf(route), 'not_signed_in']);
      else expect([nameOf(route), code]).toEqual([nameOf(route), 'not_signed_in']);
    }
    expect(await send(stranger, { method: 'GET', url: '/console/api/nothing' })).toMatchObject({ status: 401 });
    expect(await send(house.admin(), { method: 'GET', url: '/console/api/nothing' })).toMatchObject({ status: 404 });
  });

  it('is closed to an API key', async () => {
    for (const { method, url } of consoleRoutes().filter((route) => !FOR_ANYONE.includes(nameOf(route)))) {
      const headers = { authorization: `Bearer ${house.started().secret}` };
      const answer = await fetch(`${house.started().url}${url}`, { method, headers });
      expect([url, answer.status]).toEqual([url, isReading(method) ? 401 : expect.toSatisfy((one) => one >= 401)]);
    }
  });

  it('tells a member and an administrator apart', async () => {
    for (const route of consoleRoutes().filter((one) => !/sign-out/.test(one.url))) {
      const isClosed = FOR_ADMINISTRATORS.includes(nameOf(route));
      const { code } = await send(member, route);
      expect([nameOf(route), code === 'not_allowed']).toEqual([nameOf(route), isClosed]);
    }
  });

  it('refuses a change without the token of the session, or with another’s', async () => {
    const admin = house.admin();
    const { csrf } = admin;
    for (const token of ['', 'x', member.csrf]) {
      admin.csrf = token;
      for (const route of consoleRoutes().filter(({ method }) => !isReading(method))) {
        const { status, code } = await send(admin, route);
        expect([nameOf(route), status, code]).toEqual([nameOf(route), 403, 'not_allowed']);
      }
    }
    admin.csrf = csrf;
    await admin.post('keys', { name: 'mine' });
  });

  it('refuses a change that another page sends, token or not', async () => {
    const admin = house.admin();
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]) {
      for (const { method, url } of consoleRoutes().filter((route) => !isReading(route.method))) {
        const answer = await admin.send(method, url, { body: {}, headers });
        expect([url, answer.status]).toEqual([url, 403]);
      }
    }
    const own = { origin: house.started().url, 'sec-fetch-site': 'same-origin' };
    expect((await admin.send('POST', 'keys', { body: { name: 'mine' }, headers: own })).status).toBe(200);
  });
});

describe('another account’s ids', () => {
  it('are answered like ids of nothing', async () => {
    const admin = house.admin();
    const { key } = await admin.post<CreatedKeyView>('keys', { name: 'mine' });
    const form = new FormData();
    form.append('model', 'video-3.1-fast-generate-preview');
    form.append('prompt', 'The sea');
    const made = await admin.ask<{ id: string }>('POST', 'videos', form);
    const { entries } = await admin.get<{ entries: { id: string }[] }>('charges');
    const own: Record<string, string> = { keys: key.id, creations: made.body.id };
    const withIds = consoleRoutes().filter(
      (route) => route.url.includes(':') && !FOR_ADMINISTRATORS.includes(nameOf(route)),
    );
    expect(withIds.length).toBeGreaterThan(6);
    for (const route of withIds) {
      const [, kind = ''] = /api\/(\w+)\/:/.exec(route.url) ?? [];
      const body = route.method === 'PATCH' ? { name: 'stolen' } : {};
      const ask = async (id: string) => {
        const path = route.url.replace(':id', id).replace(':number', '0');
        const answer = await member.ask<{ error: { code: string } }>(
          route.method,
          path,
          isReading(route.method) ? undefined : body,
        );
        return [answer.status, answer.body.error.code];
      };
      const theirs = await ask(own[kind] ?? '');
      expect([nameOf(route), theirs[0]]).toEqual([nameOf(route), 404]);
      expect([nameOf(route), await ask((own[kind] ?? '').replace(/.{4}$/, '0000'))]).toEqual([nameOf(route), theirs]);
    }
    expect((await member.ask('GET', `charges?after=${entries[0]?.id}`)).status).toBe(400);
    expect((await member.ask('GET', `creations?after=${made.body.id}`)).status).toBe(400);
    expect((await member.get<CreationsView>('creations')).creations).toEqual([]);
    expect((await member.get<{ entries: unknown[] }>(`charges?key=${key.id}`)).entries).toEqual([]);
    expect((await member.get<KeysView>('keys')).keys.map(({ name }) => name)).toEqual(['Console']);
    expect((await admin.get<CreationsView>('creations')).creations).toHaveLength(1);
  });
});

describe('a session', () => {
  it('travels in a cookie that no script and no other site can use', async () => {
    const browser = await openBrowser(house.started().url);
    await browser.post('sign-in', { email: ADA.email, password: ADA.password });
    const line = browser.cookieLines.find((one) => one.startsWith('kinora.session_token='));
    expect(line).toMatch(/; HttpOnly/i);
    expect(line).toMatch(/; SameSite=Strict/i);
    expect(line).toMatch(/; Path=\/console/i);
    expect(line).toMatch(/; Max-Age=604800/i);
    expect(line).not.toMatch(/; Secure|; Domain/i);
    expect(JSON.stringify(await browser.get('session'))).not.toContain(
      browser.cookies.get('kinora.session_token')?.slice(0, 20),
    );
  });

  it('has a new token with every sign-in, and ends the one before: nobody can plant it', async () => {
    const browser = await openBrowser(house.started().url);
    const visitor = browser.cookies.get('kinora.visitor');
    browser.cookies.set('kinora.session_token', 'planted.signature');
    await browser.get('session');
    await browser.post('sign-in', { email: ADA.email, password: ADA.password });
    const first = browser.cookies.get('kinora.session_token') ?? '';
    expect(first).not.toContain('planted');
    const old = await openBrowser(house.started().url);
    old.cookies.set('kinora.session_token', first);
    expect((await old.get<SessionView>('session')).user?.email).toBe(ADA.email);
    browser.cookies.set('kinora.visitor', visitor ?? '');
    await browser.post('sign-in', { email: ADA.email, password: ADA.password });
    expect(browser.cookies.get('kinora.session_token')).not.toBe(first);
    expect((await old.get<SessionView>('session')).user).toBeNull();
  });

  it('is not that of a token that was changed by a letter', async () => {
    const token = house.admin().cookies.get('kinora.session_token') ?? '';
    const other = token.startsWith('x') ? 'y' : 'x';
    for (const changed of [token.slice(1), `${other}${token.slice(1)}`, token.split('.')[0] ?? '', `${token}x`]) {
      const browser = await openBrowser(house.started().url);
      browser.cookies.set('kinora.session_token', changed);
      expect((await browser.ask('GET', 'keys')).status).toBe(401);
    }
  });

  it('is told to be secure behind a proxy that speaks https', async () => {
    const behind = await startConsole({ KINORA_TRUST_PROXY: 'true' });
    const browser = await openBrowser(behind.url);
    const headers = {
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'films.example',
      origin: 'https://films.example',
    };
    const answer = await browser.send('POST', 'setup', { body: { token: behind.setupToken, ...ADA }, headers });
    expect(answer.status).toBe(200);
    expect(browser.cookieLines.every((line) => /; Secure/i.test(line))).toBe(true);
  });
});

describe('secrets', () => {
  it('are in no log line, in no list and in no page', async () => {
    const [started, admin] = [house.started(), house.admin()];
    const { secret } = await member.post<CreatedKeyView>('keys', { name: 'mine' });
    await fetch(`${started.url}/v1/models`, { headers: { authorization: `Bearer ${secret}` } });
    await member.ask('POST', 'sign-in', { email: BOB.email, password: 'a wrong password' });
    await fetch(`${started.url}/console/setup?token=${started.setupToken}`);
    const seen = JSON.stringify([
      started.events,
      await member.get('keys'),
      await admin.get('people'),
      await admin.get('operations'),
      await member.get('session'),
      await (await fetch(`${started.url}/`)).text(),
    ]);
    const token = member.cookies.get('kinora.session_token') ?? '';
    const secrets = [ADA.password, BOB.password, 'a wrong password', secret, started.secret, started.setupToken];
    for (const hidden of [...secrets, token.slice(0, 24)]) expect(seen).not.toContain(hidden);
    expect(seen).not.toMatch(/passwordHash|password_hash|tokenHash|secretHash/);
  });
});
