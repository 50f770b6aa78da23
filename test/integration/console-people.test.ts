import { describe, expect, it } from 'vitest';
import type { CreatedKeyView, KeysView, PeopleView, SessionView } from '../../src/dialects/console/views.ts';
import { ADA, addMember, BOB, openBrowser, setUp, startConsole, withKey } from '../fixtures/console-app.ts';

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
      .poll(async () => (await withKey(started.url, secret)).status, { timeout: 300_000, interval: 50 })
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
