import { describe, expect, it } from 'vitest';
import { makeRandomness } from '../../test/fakes/seeded-randomness.ts';
import { openService } from '../../test/fixtures/service.ts';
import { makeChangePerson, makePeople } from './people.ts';
import { makeSignInLinks } from './sign-in-links.ts';

const ADA = { email: 'Ada@Example.org', name: ' Ada ', password: 'correct horse battery' };
const BAD_LINK = { code: 'link_not_valid' };

async function open() {
  const { engine, who } = await openService();
  const { store, clock } = engine;
  const parts = { store, clock, randomness: makeRandomness() };
  const links = makeSignInLinks(parts);
  const people = makePeople({ ...parts, hashPassword: async (password) => `hash of ${password.length}` });
  return { store, clock, who, links, people, change: makeChangePerson(parts) };
}

async function openSetUp() {
  const opened = await open();
  const { token } = await opened.links.issueSetup();
  const ada = await opened.people.setUp(token, ADA);
  const join = async (email: string, role: 'admin' | 'member' = 'member') => {
    const invitation = await opened.links.invite(email, role);
    return opened.people.join(invitation.token, { name: email, password: ADA.password });
  };
  return { ...opened, ada, join };
}

describe('the first administrator', () => {
  it('takes over the first account and its keys, and gets a key for the console', async () => {
    const { store, who, ada } = await openSetUp();
    expect(ada).toMatchObject({
      accountId: who.accountId,
      email: 'ada@example.org',
      name: 'Ada',
      role: 'admin',
      passwordHash: 'hash of 21',
    });
    expect((await store.keys.listOf(who.accountId)).map(({ purpose }) => purpose).toSorted()).toEqual([
      'console',
      null,
    ]);
  });

  it('can be only one, whoever else has the link', async () => {
    const { links, people } = await open();
    const { token } = await links.issueSetup();
    const results = await Promise.allSettled([
      people.setUp(token, ADA),
      people.setUp(token, { ...ADA, email: 'eve@example.org' }),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(links.issueSetup()).rejects.toMatchObject({ code: 'already_exists' });
  });

  it('has the link for as long as it takes', async () => {
    const { links, people, clock } = await open();
    const { token, expiresAt } = await links.issueSetup();
    clock.advance(365 * 86_400);
    expect(expiresAt).toBeNull();
    await people.setUp(token, ADA);
  });
});

describe('an invitation', () => {
  it('makes an account of its own', async () => {
    const { ada, join, store } = await openSetUp();
    const bob = await join('bob@example.org');
    expect(bob).toMatchObject({ role: 'member', disabledAt: null });
    expect(bob.accountId).not.toBe(ada.accountId);
    expect(await store.people.list()).toHaveLength(2);
  });

  it('ends after a week, and is good for nothing else', async () => {
    const { links, people, clock } = await openSetUp();
    const { token } = await links.invite('bob@example.org', 'member');
    await expect(people.setUp(token, ADA)).rejects.toMatchObject(BAD_LINK);
    await expect(people.reset(token, ADA.password)).rejects.toMatchObject(BAD_LINK);
    clock.advance(7 * 86_400);
    await expect(links.read(token)).rejects.toMatchObject(BAD_LINK);
    await expect(people.join(token, ADA)).rejects.toMatchObject(BAD_LINK);
  });
});

describe('a new password', () => {
  it('ends every session, by a link that is good for a day', async () => {
    const { ada, links, people, store, clock } = await openSetUp();
    const session = {
      id: '1',
      tokenHash: 'x',
      accountId: ada.accountId,
      createdAt: clock.now(),
      updatedAt: clock.now(),
      expiresAt: clock.now(),
      address: null,
      agent: null,
    };
    await store.transaction((transaction) => transaction.sessions.insert(session));
    const late = await links.issueReset(ADA.email);
    clock.advance(86_400);
    await expect(people.reset(late.token, 'another password')).rejects.toMatchObject(BAD_LINK);
    const { token } = await links.issueReset(ADA.email);
    await expect(people.reset(token, 'short')).rejects.toMatchObject({ code: 'invalid_request', param: 'password' });
    expect((await people.reset(token, 'another password')).passwordHash).toBe('hash of 16');
    expect(await store.sessions.find('x')).toBeNull();
  });
});

describe('a change of a person', () => {
  it('leaves one administrator who can sign in, even when two are changed at once', async () => {
    const { ada, join, change, store } = await openSetUp();
    const bob = await join('bob@example.org', 'admin');
    const results = await Promise.allSettled([
      change(ada.accountId, { role: 'member' }),
      change(bob.accountId, { disabled: true }),
    ]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const left = (await store.people.list()).filter(({ role, disabledAt }) => role === 'admin' && disabledAt === null);
    expect(left).toHaveLength(1);
  });

  it('is of somebody who is there', async () => {
    const { change } = await openSetUp();
    for (const id of ['nobody', `acct_${'0'.repeat(20)}`]) {
      await expect(change(id, { disabled: true })).rejects.toMatchObject({ code: 'not_found' });
    }
  });
});
