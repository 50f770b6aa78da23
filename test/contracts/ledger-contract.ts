import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Store } from '../../src/core/store.ts';
import type { OpenEngine } from './engine.ts';
import { LedgerHouse } from './ledger-house.ts';

const MOVES = [
  'create',
  'start',
  'progress',
  'succeed',
  'fail',
  'retry',
  'handBack',
  'remove',
  'race',
  'passTime',
  'loseWorkers',
  'crash',
  'reportLate',
] as const;
type Move = (typeof MOVES)[number];

/** Most runs should have tasks that get somewhere before they are torn down. */
const WEIGHTS: Record<Move, number> = {
  create: 6,
  start: 8,
  progress: 1,
  succeed: 3,
  fail: 1,
  retry: 2,
  handBack: 1,
  remove: 2,
  race: 2,
  passTime: 1,
  loseWorkers: 1,
  crash: 4,
  reportLate: 3,
};

const aMove = fc.record({
  move: fc.oneof(...MOVES.map((move) => ({ weight: WEIGHTS[move], arbitrary: fc.constant(move) }))),
  pick: fc.nat(999),
});

export interface LedgerPlan {
  readonly runs: number;
  readonly seed: number;
}

const MOST_SECONDS_OF_A_RUN = 60;

/** Whatever happens to tasks and workers, in whatever order: money is where the states say. */
export function describeLedger(name: string, open: OpenEngine, plan: LedgerPlan): void {
  describe(`ledger on ${name}`, () => {
    it('charges every completed task once and holds nothing for a task that has ended', {
      timeout: 600_000 + plan.runs * MOST_SECONDS_OF_A_RUN * 1000,
    }, async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(aMove, { minLength: 12, maxLength: 36 }), async (moves) => {
          const engine = await open();
          const house = await LedgerHouse.open(engine);
          try {
            for (const { move, pick } of moves) {
              await play(house, move, pick);
              await house.settle();
              await checkMoney(engine.store, house);
            }
          } finally {
            await house.close();
            await engine.close();
          }
        }),
        { numRuns: plan.runs, seed: plan.seed },
      );
    });
  });
}

async function play(house: LedgerHouse, move: Move, pick: number): Promise<void> {
  switch (move) {
    case 'create':
      return house.create(pick);
    case 'start':
      return house.start(pick);
    case 'progress':
      return expect(await house.progress(pick)).toBe(true);
    case 'succeed':
    case 'fail':
    case 'retry':
    case 'handBack':
      return expect(await house.end(pick, move)).toBe(true);
    case 'remove':
      return house.remove(pick);
    case 'race':
      return house.raceSuccessWithRemoval(pick);
    case 'passTime':
      return expect(await house.passTime(20 + (pick % 60))).toBe(0);
    case 'loseWorkers':
      return house.loseWorkers();
    case 'crash':
      return house.crash(pick);
    case 'reportLate':
      return expect(await house.reportLate(pick)).toBe(false);
  }
}

async function checkMoney(store: Store, house: LedgerHouse): Promise<void> {
  for (const { who, billing } of house.owners) {
    let [held, charged] = [0, 0];
    for (const task of house.tasks.filter(({ owner }) => owner === who)) {
      const entries = await store.ledger.listTaskEntries(task.id);
      const sumOf = (kind: string) =>
        entries.filter((entry) => entry.kind === kind).reduce((sum, { amountMicros }) => sum + amountMicros, 0);
      const kinds = entries.map(({ kind }) => kind).toSorted();
      const ending = task.live ? [] : task.succeeded ? ['charge'] : ['release'];
      expect(kinds).toEqual([...ending, 'hold'].toSorted());
      expect(sumOf('charge')).toBeLessThanOrEqual(sumOf('hold'));
      if (task.live) held += sumOf('hold');
      charged += sumOf('charge');

      const found = await store.tasks.find(who.accountId, task.id);
      expect(found === null).toBe(task.deleted);
      if (found !== null) {
        expect(['queued', 'running'].includes(found.state)).toBe(task.live);
        expect(found.state === 'succeeded').toBe(task.succeeded);
      }
    }
    const balance = await store.ledger.readBalance(who.accountId);
    expect([balance.heldMicros, balance.chargedMicros]).toEqual([held, charged]);
    if (billing === 'prepaid') expect(charged + held).toBeLessThanOrEqual(balance.creditMicros);
  }
}
