import { describe, expect, it } from 'vitest';
import { addPrincipal, addTask } from '../../../test/fixtures/accounts.ts';
import { anEntry, later } from '../../../test/fixtures/builders.ts';
import { openServer, WITH_KEY } from '../../../test/fixtures/server.ts';
import { openService } from '../../../test/fixtures/service.ts';
import type { Principal } from '../../core/account.ts';
import { makeListCharges } from '../../services/list-charges.ts';
import { makeChargesDialect } from './routes.ts';

async function open() {
  const { engine, who } = await openService();
  const { store } = engine;
  const dialect = makeChargesDialect({ listCharges: makeListCharges({ store }) });
  const { url } = await openServer({ dialects: [dialect], authenticate: async () => who });
  const ask = async (query = '') => {
    const answer = await fetch(`${url}/v1/charges${query}`, { headers: WITH_KEY });
    return { status: answer.status, body: (await answer.json()) as Record<string, never> };
  };
  const charge = async (seconds: number, payer: Principal = who) => {
    const task = await addTask(store, payer);
    const entry = anEntry('charge', task, { createdAt: later(seconds), units: 7.5 });
    await store.transaction((transaction) => transaction.ledger.charge(entry, task.held.amountMicros));
    return entry;
  };
  return { store, who, ask, charge };
}

describe('GET /v1/charges', () => {
  it('shows what the account was charged, and nothing of others', async () => {
    const { store, who, ask, charge } = await open();
    expect(await ask()).toEqual({ status: 200, body: { object: 'list', data: [], last_id: null, has_more: false } });
    await charge(1, await addPrincipal(store));
    await addTask(store, who);
    const { id, taskId, keyId, createdAt } = await charge(2);
    expect((await ask()).body).toEqual({
      object: 'list',
      data: [
        {
          id,
          task_id: taskId,
          model: 'video-3.1-generate-preview',
          key_id: keyId,
          seconds: 7.5,
          images: null,
          unit_price: '0.40',
          amount: '3.20',
          currency: 'USD',
          created_at: createdAt.getTime() / 1000,
        },
      ],
      last_id: id,
      has_more: false,
    });
  });

  it('is read page by page, newest or oldest first', async () => {
    const { ask, charge } = await open();
    const [a, b, c] = [await charge(1), await charge(2), await charge(3)].map(({ id }) => id);
    const idsOf = ({ body }: { body: Record<string, unknown> }) => (body.data as { id: string }[]).map(({ id }) => id);
    const first = await ask('?limit=2');
    expect([idsOf(first), first.body.has_more, first.body.last_id]).toEqual([[c, b], true, b]);
    const second = await ask(`?limit=2&after=${b}`);
    expect([idsOf(second), second.body.has_more]).toEqual([[a], false]);
    expect(idsOf(await ask('?order=asc'))).toEqual([a, b, c]);
  });

  it('does not start after what is no charge of the account', async () => {
    const { store, ask, charge } = await open();
    const { id } = await charge(1, await addPrincipal(store));
    for (const after of [id, 'entry_1', 'task_1']) {
      const { status, body } = await ask(`?after=${after}`);
      expect([status, body.code]).toEqual([400, 'invalid_request']);
      expect(body.error).toMatchObject({ param: 'after' });
    }
  });
});
