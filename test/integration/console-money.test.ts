import { describe, expect, it } from 'vitest';
import type {
  BalanceView,
  ChargesView,
  CreationView,
  PeopleView,
  UsageView,
} from '../../src/dialects/console/views.ts';
import { setUp, startConsole, withKey } from '../fixtures/console-app.ts';

describe('money', () => {
  it('is granted with a note, held, charged, listed, exported and added up', async () => {
    const started = await startConsole({ KINORA_BILLING: 'prepaid' });
    const browser = await setUp(started);
    const make = async (seconds: string) => {
      const form = new FormData();
      const fields = { model: 'video-3.1-fast-generate-preview', prompt: 'The sea', seconds };
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      return browser.ask<CreationView & { error: unknown }>('POST', 'videos', form);
    };
    const poor = await make('4');
    expect([poor.status, poor.body.error]).toMatchObject([403, { code: 'insufficient_user_quota' }]);

    const { people } = await browser.get<PeopleView>('people');
    const accountId = people[0]?.accountId;
    const granted = await browser.post<BalanceView>('credit', { accountId, amount: '1.00', note: '=welcome, "Ada"' });
    expect(granted).toEqual({ currency: 'USD', credit: '1.00', charged: '0.00', held: '0.00', available: '1.00' });
    for (const bad of [{ amount: 0 }, { amount: 'x' }, { note: '' }]) {
      const answer = await browser.ask('POST', 'credit', { accountId, amount: 1, note: 'x', ...bad });
      expect(answer.status).toBe(400);
    }
    const unknown = { accountId: `acct_${'0'.repeat(20)}`, amount: 1, note: 'x' };
    expect((await browser.ask('POST', 'credit', unknown)).status).toBe(404);

    const { body: first } = await make('4');
    expect(await browser.get('balance')).toMatchObject({ held: '0.60', available: '0.40' });
    expect((await make('4')).status).toBe(403);
    await started.app.work();
    await expect
      .poll(async () => (await browser.get<CreationView>(`creations/${first.id}`)).state, { timeout: 300_000 })
      .toBe('succeeded');
    const { entries, more } = await browser.get<ChargesView>('charges');
    expect([more, entries.map(({ kind, amount }) => [kind, amount])]).toEqual([
      false,
      [
        ['charge', '0.60'],
        ['hold', '0.60'],
        ['credit', '1.00'],
      ],
    ]);
    expect(entries[0]).toMatchObject({ taskId: first.id, keyName: 'Console', seconds: 4, unitPrice: '0.15' });
    const charges = await browser.get<ChargesView>(`charges?kind=charge&limit=1`);
    expect(charges.entries).toEqual([entries[0]]);

    const csv = await browser.send('GET', 'charges.csv');
    expect(csv.headers.get('content-type')).toContain('text/csv');
    const lines = (await csv.text()).trimEnd().split('\r\n');
    expect(lines).toHaveLength(4);
    expect(lines[3]).toContain(`"'=welcome, ""Ada"""`);

    const api = await (await withKey(started.url, started.secret, '/v1/charges')).json();
    expect(api).toMatchObject({ data: [{ id: entries[0]?.id, amount: '0.60', seconds: 4 }] });

    const usage = await browser.get<UsageView>('usage?days=7');
    const total = { amount: '0.60', tasks: 1, seconds: 4, images: 0 };
    expect(usage.days).toHaveLength(7);
    expect(usage.days.at(-1)).toMatchObject(total);
    expect(usage).toMatchObject({
      total,
      models: [{ model: 'video-3.1-fast-generate-preview', ...total }],
      keys: [{ keyName: 'Console', ...total }],
    });
    expect((await browser.ask('GET', 'usage?days=0')).status).toBe(400);
  });
});
