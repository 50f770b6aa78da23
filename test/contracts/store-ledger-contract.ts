import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Principal } from '../../src/core/account.ts';
import type { EntryId } from '../../src/core/ids.ts';
import type { LedgerEntry } from '../../src/core/ledger.ts';
import { NO_MONEY, toMicros } from '../../src/core/money.ts';
import type { Page } from '../../src/core/page.ts';
import type { Store } from '../../src/core/store.ts';
import type { QueuedTask } from '../../src/core/task.ts';
import { addPrincipal, addTask } from '../fixtures/accounts.ts';
import { anEntry, aTask, aTaskOf, later } from '../fixtures/builders.ts';
import type { StoreEngine } from './engine.ts';

/** The price of the task that builders make: 8 seconds at 0.40. */
const PRICE = toMicros(3_200_000);

export function describeStoreLedger(open: () => Promise<StoreEngine>): void {
  describe('ledger', () => {
    let engine: StoreEngine;
    let store: Store;
    let who: Principal;
    let task: QueuedTask;
    beforeEach(async () => {
      engine = await open();
      store = engine.store;
      who = await addPrincipal(store);
      task = aTaskOf(who);
      await store.transaction((transaction) => transaction.tasks.insert(task));
    });
    afterEach(() => engine.close());

    const hold = (requireCredit = false) =>
      store.transaction((transaction) => transaction.ledger.hold(anEntry('hold', task), requireCredit));
    const charge = (amountMicros = PRICE) =>
      store.transaction((transaction) => transaction.ledger.charge(anEntry('charge', task, { amountMicros }), PRICE));
    const release = () => store.transaction((transaction) => transaction.ledger.release(anEntry('release', task)));
    const balance = () => store.ledger.readBalance(who.accountId);
    const kinds = async () => (await store.ledger.listTaskEntries(task.id)).map((entry) => entry.kind);

    it('adds a hold to the account and keeps its entry whole', async () => {
      const entry = anEntry('hold', task);
      expect(await store.transaction((transaction) => transaction.ledger.hold(entry, false))).toBe(true);
      expect(await store.ledger.listTaskEntries(task.id)).toEqual([entry]);
      expect(await balance()).toEqual({ creditMicros: 0, chargedMicros: 0, heldMicros: PRICE });
    });

    it('sums the holds of all accounts', async () => {
      expect(await store.ledger.sumHolds()).toBe(0);
      await hold();
      expect(await store.ledger.sumHolds()).toBe(PRICE);
      await release();
      expect(await store.ledger.sumHolds()).toBe(0);
    });

    it('turns a hold into a charge', async () => {
      await hold();
      await charge();
      expect(await kinds()).toEqual(['hold', 'charge']);
      expect(await balance()).toEqual({ creditMicros: 0, chargedMicros: PRICE, heldMicros: 0 });
    });

    it('gives back what was held beyond the charge', async () => {
      await hold();
      await charge(toMicros(1_000_000));
      expect(await balance()).toEqual({ creditMicros: 0, chargedMicros: 1_000_000, heldMicros: 0 });
    });

    it('keeps the units of a charge exact, halves included', async () => {
      await hold();
      const entry = anEntry('charge', task, { units: 7.041666666666667, createdAt: later(3) });
      await store.transaction((transaction) => transaction.ledger.charge(entry, PRICE));
      expect((await store.ledger.listTaskEntries(task.id)).at(-1)).toEqual(entry);
    });

    it('releases a hold', async () => {
      await hold();
      await release();
      expect(await kinds()).toEqual(['hold', 'release']);
      expect(await balance()).toEqual({ creditMicros: 0, chargedMicros: 0, heldMicros: 0 });
    });

    it.each([
      ['a second hold', ['hold'], 'hold'],
      ['a second charge', ['hold', 'charge'], 'charge'],
      ['a second release', ['hold', 'release'], 'release'],
      ['a charge beside a release', ['hold', 'release'], 'charge'],
      ['a release beside a charge', ['hold', 'charge'], 'release'],
    ] as const)('refuses %s, and changes nothing', async (_name, before, last) => {
      // Another task's hold, so that it is not the sum of holds falling below nothing that refuses.
      const other = aTaskOf(who);
      await store.transaction(async (transaction) => {
        await transaction.tasks.insert(other);
        await transaction.ledger.hold(anEntry('hold', other), false);
      });
      const steps = { hold: () => hold(), charge: () => charge(), release };
      for (const step of before) await steps[step]();
      const [entries, sums] = [await kinds(), await balance()];
      await expect(steps[last]()).rejects.toThrow();
      expect(await kinds()).toEqual(entries);
      expect(await balance()).toEqual(sums);
    });

    it('never lets what is held fall below nothing', async () => {
      await expect(release()).rejects.toThrow();
      expect(await balance()).toEqual({ creditMicros: 0, chargedMicros: 0, heldMicros: 0 });
      expect(await kinds()).toEqual([]);
    });

    it('refuses a negative amount', async () => {
      const entry = anEntry('hold', task, { amountMicros: toMicros(-1) });
      await expect(store.transaction((transaction) => transaction.ledger.hold(entry, false))).rejects.toThrow();
    });

    it('asks for no credit where none is required', async () => {
      expect(await hold(false)).toBe(true);
    });

    it('refuses a hold that the credit does not cover, and writes nothing of it', async () => {
      await engine.grantCredit(who.accountId, PRICE - 1);
      expect(await hold(true)).toBe(false);
      expect(await kinds()).toEqual([]);
      expect(await balance()).toEqual({ creditMicros: PRICE - 1, chargedMicros: 0, heldMicros: 0 });
    });

    it('takes a hold that uses the credit up to the last', async () => {
      await engine.grantCredit(who.accountId, PRICE);
      expect(await hold(true)).toBe(true);
    });

    it('counts charges and other holds against the credit', async () => {
      await engine.grantCredit(who.accountId, 2 * PRICE);
      const others = [aTaskOf(who), aTaskOf(who)];
      const [charged, second] = others;
      if (charged === undefined || second === undefined) throw new TypeError('Two tasks were made.');
      await store.transaction(async (transaction) => {
        for (const other of others) await transaction.tasks.insert(other);
        await transaction.ledger.hold(anEntry('hold', charged), true);
        await transaction.ledger.charge(anEntry('charge', charged), PRICE);
        expect(await transaction.ledger.hold(anEntry('hold', second), true)).toBe(true);
      });
      expect(await hold(true)).toBe(false);
    });

    it('takes a free task from an account without credit', async () => {
      const free = anEntry('hold', task, { amountMicros: NO_MONEY });
      expect(await store.transaction((transaction) => transaction.ledger.hold(free, true))).toBe(true);
    });

    it('refuses a hold for an account that is not there', async () => {
      const entry = anEntry('hold', task, { accountId: aTask().accountId });
      expect(await store.transaction((transaction) => transaction.ledger.hold(entry, false))).toBe(false);
    });

    describe('the list of charges', () => {
      const list = async (page: Partial<Page<EntryId>> = {}) =>
        store.ledger.listCharges(who.accountId, { after: null, limit: 100, order: 'newest', ...page });

      /** Charges a new task of this caller. */
      async function addCharge(payer: Principal, seconds: number): Promise<LedgerEntry> {
        const charged = await addTask(store, payer);
        const entry = anEntry('charge', charged, { createdAt: later(seconds) });
        await store.transaction((transaction) => transaction.ledger.charge(entry, PRICE));
        return entry;
      }

      it('holds what was charged to the account, whole, and neither holds nor releases', async () => {
        await hold();
        await release();
        await addTask(store, who);
        await addCharge(await addPrincipal(store), 1);
        const entry = await addCharge(who, 2);
        expect(await list()).toEqual([entry]);
      });

      it.each(['newest', 'oldest'] as const)(
        'shows every charge once when read page by page, %s first',
        async (order) => {
          const entries: LedgerEntry[] = [];
          for (const seconds of [5, 1, 5, 3, 5]) entries.push(await addCharge(who, seconds));
          const whole = await list({ order });
          const sorted = entries.toSorted(
            (a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1),
          );
          expect(whole).toEqual(order === 'oldest' ? sorted : sorted.toReversed());
          const pages: LedgerEntry[] = [];
          let after: EntryId | null = null;
          for (;;) {
            const page: readonly LedgerEntry[] = await list({ order, after, limit: 2 });
            pages.push(...page);
            after = page.at(-1)?.id ?? null;
            if (page.length < 2) break;
          }
          expect(pages).toEqual(whole);
        },
      );

      it('keeps the charge of a task that was deleted', async () => {
        const { id, taskId } = await addCharge(who, 1);
        await store.transaction((transaction) => transaction.tasks.delete(who.accountId, taskId, later(2)));
        expect((await list()).map((entry) => entry.id)).toEqual([id]);
      });

      it('knows its own charges', async () => {
        const stranger = await addPrincipal(store);
        const { id } = await addCharge(who, 1);
        await hold();
        const [held] = await store.ledger.listTaskEntries(task.id);
        expect(await store.ledger.knowsCharge(who.accountId, id)).toBe(true);
        expect(await store.ledger.knowsCharge(stranger.accountId, id)).toBe(false);
        expect(await store.ledger.knowsCharge(who.accountId, held?.id ?? id)).toBe(false);
      });
    });
  });
}
