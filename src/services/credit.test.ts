import { describe, expect, it } from 'vitest';
import { makeRandomness } from '../../test/fakes/seeded-randomness.ts';
import { aTaskId } from '../../test/fixtures/builders.ts';
import { openService } from '../../test/fixtures/service.ts';
import { type Micros, MOST_MONEY, toMicros } from '../core/money.ts';
import { makeGrantCredit } from './credit.ts';

async function open() {
  const { engine, who } = await openService();
  const { store, clock } = engine;
  const grantCredit = makeGrantCredit({ store, clock, randomness: makeRandomness(), currency: 'USD' });
  const grant = (amountMicros: Micros, accountId: string = who.accountId) =>
    grantCredit({ accountId, amountMicros, note: 'a gift', grantedBy: who.accountId });
  return { store, who, grant };
}

describe('credit', () => {
  it('is granted, and answered with the balance', async () => {
    const { grant } = await open();
    expect(await grant(toMicros(2_500_000))).toMatchObject({ creditMicros: 2_500_000 });
    expect(await grant(toMicros(1))).toMatchObject({ creditMicros: 2_500_001 });
  });

  it('is granted up to the largest sum that is exact, and refused beyond it with nothing booked', async () => {
    const { grant, store, who } = await open();
    await grant(toMicros(1_000_000));
    await expect(grant(MOST_MONEY)).rejects.toMatchObject({
      code: 'invalid_request',
      param: 'amount',
      message: 'amount may be at most 9007199253.740991 for this account.',
    });
    expect(await store.ledger.readBalance(who.accountId)).toMatchObject({ creditMicros: 1_000_000 });
    expect(await grant(toMicros(MOST_MONEY - 1_000_000))).toMatchObject({ creditMicros: MOST_MONEY });
    await expect(grant(toMicros(1))).rejects.toMatchObject({ code: 'invalid_request', param: 'amount' });
    const entries = await store.ledger.listAccountEntries(
      who.accountId,
      { from: null, to: null, model: null, keyId: null, kind: null },
      { after: null, limit: 10 },
    );
    expect(entries.map(({ amountMicros }) => amountMicros).sort((a, b) => a - b)).toEqual([
      1_000_000,
      MOST_MONEY - 1_000_000,
    ]);
  });

  it('is not granted to an account that is not there', async () => {
    const { grant } = await open();
    await expect(grant(toMicros(1), aTaskId())).rejects.toMatchObject({ code: 'not_found', param: 'accountId' });
    await expect(grant(toMicros(1), 'acct_00000000000000000000000000000000')).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
