import { describe, expect, it } from 'vitest';
import type { KeyId } from '../../src/core/ids.ts';
import { addPrincipal } from '../fixtures/accounts.ts';
import { aKey, aQuote } from '../fixtures/builders.ts';
import { PNG_BASE64, WEBP_BASE64 } from '../fixtures/images.ts';
import { openService, type Service } from '../fixtures/service.ts';
import type { OpenEngine } from './engine.ts';

const CONFLICT = { code: 'idempotency_conflict', message: 'This Idempotency-Key was used for another request.' };
const DAY_SECONDS = 86_400;
const ONE = { idempotencyKey: 'one' };
const AGAIN = { isRetry: true };
const withImage = (text: string) =>
  ({ inputs: { mode: 'first_frame', first: { name: 'input_reference', kind: 'base64', text } } }) as const;

/** That a request whose answer was lost can be sent again, on any engine. */
export function describeIdempotency(name: string, engine: OpenEngine): void {
  describe(`a second try on ${name}`, () => {
    const open = () => openService({ engine });
    async function expectTasks({ engine: { store }, who }: Service, count: number): Promise<void> {
      expect(await store.tasks.countUnfinished()).toEqual({ queued: count, running: 0 });
      expect((await store.ledger.readBalance(who.accountId)).heldMicros).toBe(count * aQuote().amountMicros);
    }

    it('with the same key and request answers with the first task, held once', async () => {
      const service = await open();
      const first = await service.resubmit(service.who, { seed: null }, ONE);
      expect(await service.resubmit(service.who, { seed: null }, ONE)).toEqual(first);
      expect(await service.resubmit(service.who, { seed: null }, { ...ONE, ...AGAIN })).toEqual(first);
      await expectTasks(service, 1);
    });

    it('answers with the task as it is now', async () => {
      const service = await open();
      const first = await service.resubmit(service.who, {}, ONE);
      await service.engine.store.transaction((transaction) => transaction.tasks.start(first.id));
      expect(await service.resubmit(service.who, {}, ONE)).toMatchObject({ id: first.id, state: 'running' });
    });

    it('with the same key and another request is refused, and nothing of it is kept', async () => {
      const service = await open();
      await service.resubmit(service.who, withImage(PNG_BASE64), ONE);
      const kept = await service.listBlobs();
      for (const other of [{ prompt: 'A bird' }, { ...withImage(PNG_BASE64), seed: 8 }, withImage(WEBP_BASE64)]) {
        await expect(service.resubmit(service.who, other, ONE)).rejects.toMatchObject(CONFLICT);
      }
      await expectTasks(service, 1);
      expect([kept.length, await service.listBlobs()]).toEqual([1, kept]);
    });

    it('with another key is another request', async () => {
      const service = await open();
      await service.resubmit(service.who, {}, ONE);
      await service.resubmit(service.who, {}, { idempotencyKey: 'two' });
      await expectTasks(service, 2);
    });

    it('of another API key is another request, even of the same account', async () => {
      const service = await open();
      const { store } = service.engine;
      const key = aKey({ accountId: service.who.accountId });
      await store.transaction((transaction) => transaction.keys.insert(key));
      const colleague = { ...service.who, keyId: key.id satisfies KeyId };
      const stranger = await addPrincipal(store);
      const tries = [service.who, colleague, stranger];
      const ids = new Set<string>();
      for (const who of tries) ids.add((await service.resubmit(who, { prompt: 'Another' }, ONE)).id);
      for (const who of tries) ids.add((await service.resubmit(who, { prompt: 'Another' }, ONE)).id);
      expect(ids.size).toBe(3);
    });

    it('makes one task of many tries at once, and keeps one picture', async () => {
      const service = await open();
      const tries = Array.from({ length: 8 }, () => service.resubmit(service.who, withImage(PNG_BASE64), ONE));
      const tasks = await Promise.all(tries);
      expect(new Set(tasks.map(({ id }) => id)).size).toBe(1);
      await expectTasks(service, 1);
      expect(await service.listBlobs()).toHaveLength(1);
    });

    it('lets one of two different requests at once have the key', async () => {
      const service = await open();
      const tries = ['A cat', 'A dog'].map((prompt) => service.resubmit(service.who, { prompt }, ONE));
      const outcomes = await Promise.allSettled(tries);
      const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
      expect(refused).toHaveLength(1);
      expect(refused[0]?.reason).toMatchObject(CONFLICT);
      await expectTasks(service, 1);
    });

    it('is forgotten after a day, and the key is free again', async () => {
      const service = await open();
      const first = await service.resubmit(service.who, {}, ONE);
      service.engine.clock.advance(DAY_SECONDS);
      expect((await service.resubmit(service.who, {}, ONE)).id).toBe(first.id);
      service.engine.clock.advance(0.001);
      const second = await service.resubmit(service.who, { prompt: 'Another' }, ONE);
      expect(second.id).not.toBe(first.id);
      expect((await service.resubmit(service.who, { prompt: 'Another' }, ONE)).id).toBe(second.id);
    });

    it('does not use up the key when the first try was refused', async () => {
      const service = await openService({ engine, billing: 'prepaid' });
      await expect(service.resubmit(service.who, {}, ONE)).rejects.toMatchObject({ code: 'insufficient_user_quota' });
      await service.engine.grantCredit(service.who.accountId, 100_000_000);
      await service.resubmit(service.who, { prompt: 'Another' }, ONE);
      await expectTasks(service, 1);
    });

    it('says so when the task was deleted meanwhile', async () => {
      const service = await open();
      const first = await service.resubmit(service.who, {}, ONE);
      await service.lifecycle.remove(service.who, first.id);
      await expect(service.resubmit(service.who, {}, ONE)).rejects.toMatchObject({
        code: 'idempotency_conflict',
        message: 'The task that was made with this Idempotency-Key has been deleted.',
      });
    });

    it('without a key is known by the count of the client library, for ten minutes', async () => {
      const service = await open();
      const first = await service.resubmit(service.who, {}, {});
      service.engine.clock.advance(600);
      expect(await service.resubmit(service.who, {}, AGAIN)).toEqual(first);
      service.engine.clock.advance(0.001);
      expect((await service.resubmit(service.who, {}, AGAIN)).id).not.toBe(first.id);
      await expectTasks(service, 2);
    });

    it('without a key and without a count is another request', async () => {
      const service = await open();
      await service.resubmit(service.who, {}, {});
      await service.resubmit(service.who, {}, {});
      await expectTasks(service, 2);
    });

    it('with a count, but of another request or API key, is a new one', async () => {
      const service = await open();
      await service.resubmit(service.who, {}, {});
      const stranger = await addPrincipal(service.engine.store);
      await service.resubmit(service.who, { prompt: 'Another' }, AGAIN);
      await service.resubmit(stranger, {}, AGAIN);
      expect(await service.engine.store.tasks.countUnfinished()).toEqual({ queued: 3, running: 0 });
    });

    it('with a count makes a new task when the first one was deleted', async () => {
      const service = await open();
      const first = await service.resubmit(service.who, {}, {});
      await service.lifecycle.remove(service.who, first.id);
      expect(await service.resubmit(service.who, {}, AGAIN)).toMatchObject({ state: 'queued' });
      await expectTasks(service, 1);
    });
  });
}
