import { describe, expect, it } from 'vitest';
import { openService } from '../../test/fixtures/service.ts';

const OF_REQUEST = { url: 'https://example.org/request', secret: 'secret of the request' };
const OF_KEY = { url: 'https://example.org/key', secret: 'secret of the key' };

describe('the webhook of a new task', () => {
  it.each([
    ['the request', OF_REQUEST, null, OF_REQUEST],
    ['the key, where the request names none', null, OF_KEY, OF_KEY],
    ['the request, whatever the key says', OF_REQUEST, OF_KEY, OF_REQUEST],
  ])('is that of %s', async (_whose, webhook, ofKey, expected) => {
    const { engine, who, submit } = await openService();
    const task = await submit({ ...who, webhook: ofKey }, { webhook });
    expect(await engine.store.deliveries.find(task.id)).toEqual({
      state: 'awaited',
      taskId: task.id,
      eventId: expect.stringMatching(/^evt_[0-9A-Za-z]{24}$/),
      ...expected,
      attempts: 0,
    });
    const stored = await engine.store.tasks.find(who.accountId, task.id);
    expect(JSON.stringify(stored)).not.toMatch(/secret|webhook/);
  });

  it('is none where nobody asked for one', async () => {
    const { engine, submit } = await openService();
    expect(await engine.store.deliveries.find((await submit()).id)).toBeNull();
  });
});
