import { createHash } from 'node:crypto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openEmbedded } from '../../test/contracts/embedded-engine.ts';
import { makeRandomness } from '../../test/fakes/seeded-randomness.ts';
import { addTask } from '../../test/fixtures/accounts.ts';
import { later, NOON } from '../../test/fixtures/builders.ts';
import { openService } from '../../test/fixtures/service.ts';
import { NO_LIMITS } from '../core/account.ts';
import { createFirstAccount } from './accounts.ts';
import { makeApiKeys, makeAuthenticate, type NewKey } from './api-keys.ts';

const WANTED: NewKey = { name: 'laptop', expiresAt: null, models: null, webhook: null, limits: NO_LIMITS };

async function open() {
  const { engine, who } = await openService();
  const { store, clock } = engine;
  const keys = makeApiKeys({ store, clock, randomness: makeRandomness() });
  return { engine, who, store, clock, keys, authenticate: makeAuthenticate({ store, clock }) };
}

const INVALID = { code: 'invalid_api_key', message: 'The API key is unknown, revoked or expired.' };

describe('a key', () => {
  it('is kept without its secret, only as its hash and its last four characters', async () => {
    const { who, keys, store } = await open();
    const models = ['video-3.1-generate-preview'] as const;
    const { key, secret } = await keys.create(who.accountId, { ...WANTED, expiresAt: later(60), models });
    expect(key).toEqual({
      id: expect.stringMatching(/^key_/),
      accountId: who.accountId,
      name: 'laptop',
      secretHash: createHash('sha256').update(secret).digest('hex'),
      hint: secret.slice(-4),
      createdAt: NOON,
      expiresAt: later(60),
      revokedAt: null,
      models,
      webhook: null,
      limits: NO_LIMITS,
      purpose: null,
      lastUsedAt: null,
    });
    expect(await keys.list()).toContainEqual(key);
    expect(JSON.stringify(await store.keys.list())).not.toContain(secret);
  });

  it('stands for its account and its models', async () => {
    const { who, keys, authenticate } = await open();
    const models = ['video-3.1-fast-generate-preview'] as const;
    const { key, secret } = await keys.create(who.accountId, { ...WANTED, models });
    expect(await authenticate(secret)).toEqual({
      accountId: who.accountId,
      keyId: key.id,
      models,
      webhook: null,
      limits: NO_LIMITS,
    });
  });

  it('brings its webhook along, unless that is switched off', async () => {
    const { who, keys, store, clock, authenticate } = await open();
    const target = { url: 'https://example.org/', secret: 'a secret' };
    const { key, secret } = await keys.create(who.accountId, { ...WANTED, webhook: target });
    const find = async () => {
      clock.advance(2);
      return (await authenticate(secret)).webhook;
    };
    expect(await find()).toEqual(target);
    const task = await addTask(store, { ...who, keyId: key.id });
    const off = { at: NOON, reason: 'the receiver answered 410 Gone' };
    await store.transaction((transaction) => transaction.keys.switchOffWebhook(task.id, target.url, off));
    expect(await find()).toBeNull();
    expect(await keys.setWebhook(key.id, { ...target, secret: 'another secret' })).toBe(true);
    expect(await find()).toEqual({ ...target, secret: 'another secret' });
    expect(await keys.setWebhook(key.id, null)).toBe(true);
    expect(await find()).toBeNull();
  });

  it.each(['sk-', 'nonsense', `sk-${'a'.repeat(43)}`, `sk-${'a'.repeat(44)}`])('is unknown: %s', async (secret) => {
    const { authenticate } = await open();
    await expect(async () => authenticate(secret)).rejects.toMatchObject(INVALID);
  });

  it('is refused within two seconds of its revocation, though it was used just before', async () => {
    const { who, keys, authenticate, clock } = await open();
    const { key, secret } = await keys.create(who.accountId, WANTED);
    await authenticate(secret);
    expect(await keys.revoke(key.id)).toBe(true);
    clock.advance(1.999);
    await expect(async () => authenticate(secret)).rejects.toMatchObject(INVALID);
    expect(await keys.revoke(key.id)).toBe(false);
  });

  it.each([-3_600, 3_600])(
    'is refused within two seconds, though the clock is set by %d s meanwhile',
    async (seconds) => {
      const { who, keys, authenticate, clock } = await open();
      const { key, secret } = await keys.create(who.accountId, WANTED);
      await authenticate(secret);
      expect(await keys.revoke(key.id)).toBe(true);
      clock.set(seconds);
      clock.advance(1.999);
      await expect(async () => authenticate(secret)).rejects.toMatchObject(INVALID);
    },
  );

  it('is refused at once when it was not used just before', async () => {
    const { who, keys, authenticate } = await open();
    const { key, secret } = await keys.create(who.accountId, WANTED);
    await keys.revoke(key.id);
    await expect(async () => authenticate(secret)).rejects.toMatchObject(INVALID);
  });

  it('is remembered for a moment, so that polling does not ask the store each time', async () => {
    const { who, keys, store, clock } = await open();
    const { secret } = await keys.create(who.accountId, WANTED);
    let asked = 0;
    const counting: typeof store = Object.create(store, {
      keys: {
        value: {
          findByHash: (hash: string) => {
            asked += 1;
            return store.keys.findByHash(hash);
          },
        },
      },
    });
    const authenticate = makeAuthenticate({ store: counting, clock });
    for (const pause of [0, 0.5, 0.5]) {
      clock.advance(pause);
      await authenticate(secret);
    }
    expect(asked).toBe(1);
    clock.advance(0.5);
    await authenticate(secret);
    expect(asked).toBe(2);
  });

  it('is refused at the instant of its expiry, though it is remembered', async () => {
    const { who, keys, authenticate, clock } = await open();
    const { secret } = await keys.create(who.accountId, { ...WANTED, expiresAt: later(1) });
    clock.advance(0.999);
    await authenticate(secret);
    clock.advance(0.001);
    await expect(async () => authenticate(secret)).rejects.toMatchObject(INVALID);
  });
});

describe('the first account', () => {
  it('comes with a key that works, and only where there is no account yet', async () => {
    const engine = await openEmbedded();
    onTestFinished(() => engine.close());
    const { store, clock } = engine;
    const parts = { store, clock, randomness: makeRandomness() };
    const first = await createFirstAccount(parts);
    if (first === null) throw new Error('No account was made.');
    expect(await store.accounts.list()).toEqual([first.account]);
    expect(await makeAuthenticate({ store, clock })(first.secret)).toMatchObject({
      accountId: first.account.id,
      models: null,
    });
    expect(await createFirstAccount(parts)).toBeNull();
    expect(await store.keys.list()).toHaveLength(1);
  });

  it('is made once when two ask at the same time', async () => {
    const engine = await openEmbedded();
    onTestFinished(() => engine.close());
    const parts = { store: engine.store, clock: engine.clock, randomness: makeRandomness() };
    const made = await Promise.all([createFirstAccount(parts), createFirstAccount(parts)]);
    expect(made.filter((one) => one !== null)).toHaveLength(1);
  });
});
