import { beforeEach, describe, expect, it } from 'vitest';
import { openService, type Service } from '../../test/fixtures/service.ts';
import { makeAttemptLimit } from './attempt-limit.ts';

const REFUSED = { code: 'rate_limit_exceeded', retryAfterSeconds: expect.any(Number) };

let service: Service;
beforeEach(async () => {
  service = await openService();
});

/** Each is a node of its own over the same store. */
const open = () => makeAttemptLimit(service.engine);

describe('the limit of attempts', () => {
  it('lets an address try five times about one person, whichever node it comes to', async () => {
    const nodes = [open(), open()] as const;
    for (let times = 0; times < 5; times += 1) await nodes[times % 2 === 0 ? 0 : 1].count('1.1.1.1', 'ada');
    for (const { count } of [...nodes, open()]) {
      await expect(count('1.1.1.1', 'ada')).rejects.toMatchObject({ ...REFUSED, retryAfterSeconds: 900 });
      await count('1.1.1.1', 'bob');
      await count('2.2.2.2', 'ada');
    }
  });

  it('lets an address try thirty times in all', async () => {
    const { count } = open();
    for (let times = 0; times < 30; times += 1) await count('1.1.1.1', `person ${times}`);
    await expect(count('1.1.1.1', 'one more')).rejects.toMatchObject(REFUSED);
  });

  it('lets nobody try without end from many addresses', async () => {
    const { count } = open();
    for (let times = 0; times < 60; times += 1) await count(`10.0.0.${times}`, 'ada');
    await expect(count('10.0.1.0', 'ada')).rejects.toMatchObject(REFUSED);
  });

  it('takes off what was right', async () => {
    const { count } = open();
    for (let times = 0; times < 100; times += 1) await (await count('1.1.1.1', 'ada'))();
  });

  it('begins anew after a quarter of an hour', async () => {
    const { count } = open();
    for (let times = 0; times < 5; times += 1) await count('1.1.1.1', 'ada');
    service.engine.clock.advance(899);
    await expect(count('1.1.1.1', 'ada')).rejects.toMatchObject({ retryAfterSeconds: 1 });
    service.engine.clock.advance(1);
    for (let times = 0; times < 5; times += 1) await count('1.1.1.1', 'ada');
    await expect(count('1.1.1.1', 'ada')).rejects.toMatchObject({ retryAfterSeconds: 900 });
  });

  it('counts attempts at the same time one by one', async () => {
    const nodes = [open(), open(), open()];
    const tries = await Promise.allSettled(
      Array.from({ length: 12 }, (_, index) => nodes[index % 3]?.count('1.1.1.1', 'ada')),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  });
});
