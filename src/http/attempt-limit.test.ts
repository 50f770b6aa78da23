import { describe, expect, it } from 'vitest';
import { makeAttemptLimit } from './attempt-limit.ts';

const REFUSED = { code: 'rate_limit_exceeded', retryAfterSeconds: expect.any(Number) };

describe('the limit of attempts', () => {
  it('lets an address try five times about one person', async () => {
    const { count } = makeAttemptLimit();
    for (let times = 0; times < 5; times += 1) await count('1.1.1.1', 'ada');
    await expect(count('1.1.1.1', 'ada')).rejects.toMatchObject(REFUSED);
    await count('1.1.1.1', 'bob');
    await count('2.2.2.2', 'ada');
  });

  it('lets an address try thirty times in all', async () => {
    const { count } = makeAttemptLimit();
    for (let times = 0; times < 30; times += 1) await count('1.1.1.1', `person ${times}`);
    await expect(count('1.1.1.1', 'one more')).rejects.toMatchObject(REFUSED);
  });

  it('lets nobody try without end from many addresses', async () => {
    const { count } = makeAttemptLimit();
    for (let times = 0; times < 60; times += 1) await count(`10.0.0.${times}`, 'ada');
    await expect(count('10.0.1.0', 'ada')).rejects.toMatchObject(REFUSED);
  });

  it('takes off what was right', async () => {
    const { count } = makeAttemptLimit();
    for (let times = 0; times < 100; times += 1) await (await count('1.1.1.1', 'ada'))();
  });
});
