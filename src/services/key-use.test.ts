import { expect, it } from 'vitest';
import { later, NOON } from '../../test/fixtures/builders.ts';
import { openService } from '../../test/fixtures/service.ts';
import { makeKeyUse } from './key-use.ts';

it('writes the last use of each key when it is told to, and loses none that could not be written', async () => {
  const { engine, who } = await openService();
  const { store, clock } = engine;
  let broken = true;
  const fragile = Object.assign(Object.create(store) as typeof store, {
    transaction: (...work: Parameters<typeof store.transaction>) =>
      broken ? Promise.reject(new Error('away')) : store.transaction(...work),
  });
  const { note, findNoted, flush } = makeKeyUse({ store: fragile, clock });
  const lastUsed = async () => (await store.keys.find(who.accountId, who.keyId))?.lastUsedAt;
  note(who.keyId);
  expect(await lastUsed()).toBeNull();
  expect(findNoted(who.keyId)).toEqual(NOON);
  await expect(flush()).rejects.toThrow('away');
  broken = false;
  await flush();
  expect(await lastUsed()).toEqual(NOON);
  expect(findNoted(who.keyId)).toBeNull();
  clock.advance(30);
  note(who.keyId);
  await flush();
  expect(await lastUsed()).toEqual(later(30));
});
