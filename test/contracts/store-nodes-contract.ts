import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Transaction } from '../../src/core/store.ts';
import type { WorkerNode } from '../../src/core/worker-node.ts';
import { later, NOON } from '../fixtures/builders.ts';
import type { StoreEngine } from './engine.ts';

const aNode = (change: Partial<WorkerNode> = {}): WorkerNode => ({
  id: 'node-1',
  host: 'one.example.org',
  version: '1.0.0',
  startedAt: NOON,
  seenAt: NOON,
  lanes: [{ lane: 'video', concurrency: 2, busy: 0 }],
  ...change,
});

/** What core/worker-node.ts promises, on any engine. */
export function describeStoreNodes(open: () => Promise<StoreEngine>): void {
  describe('nodes', () => {
    let engine: StoreEngine;
    const write = <Result>(work: (transaction: Transaction) => Promise<Result>) => engine.store.transaction(work);
    beforeEach(async () => {
      engine = await open();
    });
    afterEach(() => engine.close());

    it('keeps the last word of each, oldest first, and forgets those that left or fell silent', async () => {
      const { store } = engine;
      const [first, second] = [aNode(), aNode({ id: 'node-2', startedAt: later(-60), seenAt: later(5) })];
      await write(async (transaction) => {
        await transaction.nodes.put(first);
        await transaction.nodes.put(second);
      });
      expect(await store.nodes.list(NOON)).toEqual([second, first]);
      expect(await store.nodes.list(later(1))).toEqual([second]);
      const busy = { ...first, seenAt: later(9), lanes: [{ lane: 'video', concurrency: 2, busy: 2 }] as const };
      await write((transaction) => transaction.nodes.put(busy));
      expect(await store.nodes.list(NOON)).toEqual([second, busy]);
      await write((transaction) => transaction.nodes.forget(later(6)));
      expect(await store.nodes.list(NOON)).toEqual([busy]);
      await write((transaction) => transaction.nodes.delete(first.id));
      expect(await store.nodes.list(NOON)).toEqual([]);
    });
  });
}
