import { describe, expect, it, onTestFinished } from 'vitest';
import { openStore } from '../../src/app/open-store.ts';
import type {
  ChargesView,
  CreatedKeyView,
  CreationsView,
  OperationsView,
  SessionView,
} from '../../src/dialects/console/views.ts';
import { hashToken } from '../../src/services/sign-in-links.ts';
import { ADA, addMember, openBrowser, setUp, startConsole, startNode } from '../fixtures/console-app.ts';
import { createDatabase } from '../servers/databases.ts';

async function startTwo() {
  const { url: database, drop } = await createDatabase();
  onTestFinished(drop);
  const settings = { KINORA_DATABASE_URL: database, KINORA_DATABASE_CONNECTIONS: '4' };
  const first = await startConsole(settings);
  const second = await startNode(settings);
  return { first, second, database };
}

describe('the console on two nodes', () => {
  it('is one: a session, a token and a link of the one are good on the other', async () => {
    const { first, second } = await startTwo();
    const admin = await setUp(first);
    const elsewhere = await openBrowser(second.url);
    for (const [name, value] of admin.cookies) elsewhere.cookies.set(name, value);
    const { user, csrf } = await elsewhere.get<SessionView>('session');
    expect([user?.email, csrf]).toEqual([ADA.email, admin.csrf]);
    const { secret, key } = await elsewhere.post<CreatedKeyView>('keys', { name: 'mine', spendLimit: '2' });
    const ask = (url: string) => fetch(`${url}/v1/models`, { headers: { authorization: `Bearer ${secret}` } });
    expect([(await ask(first.url)).status, (await ask(second.url)).status]).toEqual([200, 200]);

    const form = new FormData();
    form.append('model', 'video-3.1-fast-generate-preview');
    form.append('prompt', 'The sea');
    expect((await elsewhere.ask('POST', 'videos', form)).status).toBe(200);
    expect((await admin.get<CreationsView>('creations?search=sea')).creations).toHaveLength(1);
    expect((await admin.get<ChargesView>('charges')).entries).toMatchObject([{ kind: 'hold', amount: '1.20' }]);

    await admin.ask('DELETE', `keys/${key.id}`);
    await expect.poll(async () => (await ask(second.url)).status, { timeout: 300_000, interval: 50 }).toBe(401);
    await admin.post('sign-out');
    expect((await elsewhere.ask('GET', 'keys')).status).toBe(401);
  });

  it('lets people join on any of them', async () => {
    const { first, second } = await startTwo();
    const admin = await setUp(first);
    const member = await addMember({ ...first, url: second.url }, admin);
    expect((await member.get<SessionView>('session')).user?.role).toBe('member');
  });
});

describe('operations on two nodes', () => {
  it('tell of every worker, as long as it is there', async () => {
    const { first, second } = await startTwo();
    const admin = await setUp(first);
    const list = async () => (await admin.get<OperationsView>('operations')).nodes;
    expect(await list()).toEqual([]);
    await second.app.work();
    const [worker, none] = await list();
    expect([worker, none]).toMatchObject([
      {
        state: 'working',
        lanes: [
          { lane: 'video', concurrency: 1, busy: 0 },
          { lane: 'image' },
          { lane: 'upstream' },
          { lane: 'webhook' },
        ],
      },
      undefined,
    ]);
    await first.app.work();
    const both = (await list()).map(({ id }) => id);
    expect([both.length, both[1]]).toEqual([2, worker?.id]);
    await second.close();
    expect((await list()).map(({ id }) => id)).toEqual([both[0]]);
  });
});

describe('guessing on two nodes', () => {
  it('is slowed down as on one', async () => {
    const { first, second } = await startTwo();
    await setUp(first);
    const nodes = [await openBrowser(first.url), await openBrowser(second.url)] as const;
    const guess = (node: 0 | 1) => nodes[node].ask('POST', 'sign-in', { email: ADA.email, password: 'wrong' });
    for (const node of [0, 1, 0, 1, 0] as const) expect((await guess(node)).status).toBe(401);
    expect([(await guess(0)).status, (await guess(1)).status]).toEqual([429, 429]);
  });
});

describe('a session', () => {
  it('ends when its time is over, and not before', async () => {
    const started = await startConsole();
    const admin = await setUp(started);
    const token = decodeURIComponent(admin.cookies.get('kinora.session_token') ?? '').split('.')[0] ?? '';
    const { store, close } = await openStore(started.config, () => undefined);
    onTestFinished(close);
    const session = await store.sessions.find(hashToken(token));
    if (session === null) throw new Error('There is no session.');
    // Both are read from a clock, one after the other, and between them the machine may do something else.
    const lasts = session.expiresAt.getTime() - session.createdAt.getTime();
    expect(Math.abs(lasts - 7 * 86_400_000)).toBeLessThan(600_000);
    const leave = (seconds: number) =>
      store.transaction((transaction) =>
        transaction.sessions.extend(session.tokenHash, {
          expiresAt: new Date(Date.now() + seconds * 1000),
          updatedAt: session.updatedAt,
        }),
      );
    await leave(3_600);
    expect((await admin.get<SessionView>('session')).user?.email).toBe(ADA.email);
    // It was about to end: whoever comes again gets another week.
    const prolonged = await store.sessions.find(session.tokenHash);
    expect((prolonged?.expiresAt.getTime() ?? 0) - Date.now()).toBeGreaterThan(6 * 86_400_000);
    await leave(-1);
    expect((await admin.get<SessionView>('session')).user).toBeNull();
    expect(await store.sessions.find(session.tokenHash)).toBeNull();
  });
});
