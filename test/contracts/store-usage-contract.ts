import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Principal } from '../../src/core/account.ts';
import type { EntryId } from '../../src/core/ids.ts';
import { toMicros } from '../../src/core/money.ts';
import type { Store, Transaction } from '../../src/core/store.ts';
import type { RunningTask } from '../../src/core/task.ts';
import type { CreditEntry, EntryFilter, TaskFilter } from '../../src/core/usage.ts';
import { addPrincipal, addTask, startTask } from '../fixtures/accounts.ts';
import { anAccount, anEntry, aQuote, aRequest, aSuccess, later, NOON } from '../fixtures/builders.ts';
import type { StoreEngine } from './engine.ts';

const EVERY_ENTRY: EntryFilter = { from: null, to: null, model: null, keyId: null, kind: null };
const EVERY_TASK: TaskFilter = { kind: null, state: null, words: [] };
const FIRST_PAGE = { after: null, limit: 100 };

/** What core/usage.ts promises, on any engine. */
export function describeStoreUsage(open: () => Promise<StoreEngine>): void {
  describe('usage', () => {
    let engine: StoreEngine;
    let store: Store;
    let who: Principal;
    let other: Principal;
    const write = <Result>(work: (transaction: Transaction) => Promise<Result>) => store.transaction(work);
    beforeEach(async () => {
      engine = await open();
      store = engine.store;
      who = await addPrincipal(store);
      other = await addPrincipal(store);
    });
    afterEach(() => engine.close());

    let drawn = 0;
    function aCredit(change: Partial<CreditEntry> = {}): CreditEntry {
      drawn += 1;
      return {
        id: `entry_${String(drawn).padStart(24, 'c')}` as EntryId,
        kind: 'credit',
        accountId: who.accountId,
        amountMicros: toMicros(5_000_000),
        currency: 'USD',
        note: 'first of the month',
        grantedBy: other.accountId,
        createdAt: NOON,
        ...change,
      };
    }

    async function charge(payer: Principal, seconds: number, at = NOON) {
      const task = await addTask(store, payer, {
        createdAt: at,
        held: aQuote({ units: seconds, amountMicros: toMicros(seconds * 400_000) }),
      });
      const running = await startTask(store, task);
      const entry = anEntry('charge', running, { createdAt: at });
      await write(async (transaction) => {
        await transaction.tasks.succeed(task.id, running.attempt, aSuccess({ finishedAt: at }));
        await transaction.ledger.charge(entry, task.held.amountMicros);
      });
      return entry;
    }

    it('grants credit, and says so in the ledger', async () => {
      const entry = aCredit();
      expect(await write((transaction) => transaction.ledger.grantCredit(entry))).toBe(true);
      expect(await write((transaction) => transaction.ledger.grantCredit(aCredit({ accountId: anAccount().id })))).toBe(
        false,
      );
      expect(await store.ledger.readBalance(who.accountId)).toEqual({
        creditMicros: 5_000_000,
        chargedMicros: 0,
        heldMicros: 0,
      });
      expect(await store.ledger.listAccountEntries(who.accountId, EVERY_ENTRY, FIRST_PAGE)).toEqual([entry]);
      expect(await store.ledger.findEntry(who.accountId, entry.id)).toEqual(entry);
      expect(await store.ledger.findEntry(other.accountId, entry.id)).toBeNull();
    });

    it('lists holds, charges, releases and credit together, newest first, page by page', async () => {
      const credit = aCredit({ createdAt: later(1) });
      await write((transaction) => transaction.ledger.grantCredit(credit));
      const charged = await charge(who, 8, later(2));
      await charge(other, 8, later(3));
      const ids = [];
      let after: EntryId | null = null;
      for (;;) {
        const [entry] = await store.ledger.listAccountEntries(who.accountId, EVERY_ENTRY, { after, limit: 1 });
        if (entry === undefined) break;
        ids.push([entry.kind, entry.createdAt]);
        after = entry.id;
      }
      expect(ids.toSorted()).toEqual(
        [
          ['hold', NOON],
          ['credit', later(1)],
          ['charge', charged.createdAt],
        ].toSorted(),
      );
      expect(ids[0]).toEqual(['charge', later(2)]);
    });

    it('knows what was left after each entry, whichever of them are asked for', async () => {
      await write((transaction) => transaction.ledger.grantCredit(aCredit({ createdAt: later(1) })));
      await charge(who, 8, later(2));
      await charge(other, 8, later(3));
      await write((transaction) =>
        transaction.ledger.grantCredit(aCredit({ createdAt: later(4), amountMicros: toMicros(1) })),
      );
      await charge(who, 4, later(5));
      const balances = async (change: Partial<EntryFilter>) => {
        const entries = await store.ledger.listAccountEntries(who.accountId, { ...EVERY_ENTRY, ...change }, FIRST_PAGE);
        const found = await store.ledger.listBalances(who.accountId, entries);
        return entries.filter(({ kind }) => kind !== 'hold').map(({ id, kind }) => [kind, found.get(id)]);
      };
      expect(await balances({})).toEqual([
        ['charge', 200_001],
        ['credit', 1_800_001],
        ['charge', 1_800_000],
        ['credit', 5_000_000],
      ]);
      expect(await balances({ kind: 'charge' })).toEqual([
        ['charge', 200_001],
        ['charge', 1_800_000],
      ]);
      expect(await store.ledger.listBalances(who.accountId, [])).toEqual(new Map());
    });

    it('finds several tasks at once, but none of another account and none that was deleted', async () => {
      const [one, two, gone] = [await addTask(store, who), await addTask(store, who), await addTask(store, who)];
      const foreign = await addTask(store, other);
      await write((transaction) => transaction.tasks.delete(who.accountId, gone.id, NOON));
      const ids = [one, two, gone, foreign].map(({ id }) => id);
      const found = await store.tasks.listById(who.accountId, ids);
      expect(found.map(({ id }) => id).toSorted()).toEqual([one.id, two.id].toSorted());
      expect(await store.tasks.listById(who.accountId, [])).toEqual([]);
    });

    it('lists what fits a filter', async () => {
      await write((transaction) => transaction.ledger.grantCredit(aCredit()));
      await charge(who, 8, later(10));
      const kinds = async (change: Partial<EntryFilter>) =>
        (await store.ledger.listAccountEntries(who.accountId, { ...EVERY_ENTRY, ...change }, FIRST_PAGE))
          .map(({ kind }) => kind)
          .toSorted();
      expect(await kinds({})).toEqual(['charge', 'credit', 'hold']);
      expect(await kinds({ kind: 'charge' })).toEqual(['charge']);
      expect(await kinds({ kind: 'credit' })).toEqual(['credit']);
      expect(await kinds({ model: 'video-3.1-generate-preview' })).toEqual(['charge', 'hold']);
      expect(await kinds({ model: 'image-3.1-flash-image-preview' })).toEqual([]);
      expect(await kinds({ keyId: who.keyId })).toEqual(['charge', 'hold']);
      expect(await kinds({ keyId: other.keyId })).toEqual([]);
      expect(await kinds({ from: later(10) })).toEqual(['charge']);
      expect(await kinds({ to: later(10) })).toEqual(['credit', 'hold']);
    });

    it('adds up what was charged by day, model and key', async () => {
      await charge(who, 8, NOON);
      await charge(who, 4, later(60));
      await charge(who, 6, later(86_400));
      await charge(other, 8, NOON);
      await addTask(store, who);
      const day = Math.floor(NOON.getTime() / 86_400_000);
      const base = { taskKind: 'video', model: 'video-3.1-generate-preview', keyId: who.keyId };
      expect(await store.ledger.listUsage(who.accountId, NOON, later(2 * 86_400))).toEqual([
        { ...base, day, tasks: 2, units: 12, amountMicros: 4_800_000 },
        { ...base, day: day + 1, tasks: 1, units: 6, amountMicros: 2_400_000 },
      ]);
      expect(await store.ledger.listUsage(who.accountId, later(1), later(60))).toEqual([]);
    });

    it('tells what a key has spent and still holds', async () => {
      await charge(who, 8);
      await addTask(store, who);
      const spent = { keyId: who.keyId, chargedMicros: 3_200_000, heldMicros: 3_200_000 };
      expect(await store.ledger.readSpending(who.accountId, who.keyId)).toEqual(spent);
      expect(await store.ledger.listSpending(who.accountId)).toEqual([spent]);
      expect(await store.ledger.listSpending(other.accountId)).toEqual([]);
      expect(await store.ledger.readSpending(other.accountId, other.keyId)).toEqual({
        keyId: other.keyId,
        chargedMicros: 0,
        heldMicros: 0,
      });
    });

    it('searches tasks by kind, state and words of the request', async () => {
      const boat = await addTask(store, who, {
        createdAt: later(1),
        request: aRequest({ prompt: 'A Boat, 100% calm' }),
      });
      const dog = await addTask(store, who, {
        createdAt: later(2),
        request: aRequest({ prompt: 'A dog_house' }),
        traceParent: '00-0badcafe0badcafe0badcafe0badcafe-0badcafe0badcafe-01',
      });
      await addTask(store, other);
      await startTask(store, dog);
      const ids = async (change: Partial<TaskFilter>, page = FIRST_PAGE) =>
        (await store.tasks.search(who.accountId, { ...EVERY_TASK, ...change }, page)).map(({ id }) => id);
      expect(await ids({})).toEqual([dog.id, boat.id]);
      expect(await ids({}, { after: dog.id as never, limit: 1 })).toEqual([boat.id]);
      expect(await ids({ state: 'running' })).toEqual([dog.id]);
      expect(await ids({ kind: 'video' })).toEqual([dog.id, boat.id]);
      expect(await ids({ kind: 'image' })).toEqual([]);
      expect(await ids({ words: ['boat', '100%'] })).toEqual([boat.id]);
      expect(await ids({ words: ['g_h'] })).toEqual([dog.id]);
      expect(await ids({ words: ['o_t'] })).toEqual([]);
      expect(await ids({ words: ['cafe'] })).toEqual([]);
    });

    it('tells what waits, what runs, what ended and what is stored', async () => {
      const queued = await addTask(store, who, { createdAt: later(-60) });
      const running = await startTask(store, await addTask(store, other));
      await charge(who, 8, later(60));
      const failed = await startTask(store, await addTask(store, who));
      const failure = { code: 'generation_failed', message: 'No.' } as const;
      await write((transaction) =>
        transaction.tasks.fail(failed.id, failed.attempt, { failure, finishedAt: later(90) }),
      );
      const model = 'video-3.1-generate-preview';
      expect((await store.tasks.listBacklog()).toSorted((a, b) => a.state.localeCompare(b.state))).toEqual([
        { kind: 'video', model, state: 'queued', count: 1, oldestAt: queued.createdAt },
        { kind: 'video', model, state: 'running', count: 1, oldestAt: running.createdAt },
      ]);
      expect(await store.tasks.listRunning(10)).toEqual([running satisfies RunningTask]);
      expect(await store.tasks.listFailures(10)).toMatchObject([{ id: failed.id, failure }]);
      expect(await store.tasks.countOutcomes(later(60))).toEqual([
        { model, state: 'failed', count: 1 },
        { model, state: 'succeeded', count: 1 },
      ]);
      expect(await store.tasks.countOutcomes(later(61))).toEqual([{ model, state: 'failed', count: 1 }]);
      expect(await store.deliveries.countPending()).toEqual({ count: 0, oldestAt: null });
      expect(await store.files.readUse()).toEqual({ files: 1, sizeBytes: 1000 });
    });
  });
}
