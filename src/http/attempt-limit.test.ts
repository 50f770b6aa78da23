import { beforeEach, describe, expect, it } from 'vitest';
import { openService, type Service } from '../../test/fixtures/service.ts';
import { makeAttemptLimit } from './attempt-limit.ts';

const REFUSED = { code: 'rate_limit_exceeded', retryAfterSeconds: expect.any(Number) };

let service: Service;
beforeEach(async () => {
  service = await openService();
});

/** Each is a node of its own over the same store. */
const open = (pause: (milliseconds: number) => Promise<unknown> = () => Promise.resolve()) =>
  makeAttemptLimit({ ...service.engine, pause });

describe('the limit of attempts', () => {
  it('lets an address try five times about one person, whichever node it comes to', async () => {
    const nodes = [open(), open()] as const;
    for (let times = 0; times < 5; times += 1) await nodes[times % 2 === 0 ? 0 : 1].count('1.1.1.1', 'ada', null);
    for (const { count } of [...nodes, open()]) {
      await expect(count('1.1.1.1', 'ada', null)).rejects.toMatchObject({ ...REFUSED, retryAfterSeconds: 900 });
      await count('1.1.1.1', 'bob', null);
      await count('2.2.2.2', 'ada', null);
    }
  });

  it('lets an address try thirty times in all', async () => {
    const { count } = open();
    for (let times = 0; times < 30; times += 1) await count('1.1.1.1', `person ${times}`, null);
    await expect(count('1.1.1.1', 'one more', null)).rejects.toMatchObject(REFUSED);
  });

  it('holds up those who try at one person from many addresses, one behind the other', async () => {
    const pauses: number[] = [];
    const { count } = open((milliseconds) => {
      pauses.push(milliseconds);
      return Promise.resolve();
    });
    for (let times = 0; times < 60; times += 1) await count(`10.0.0.${times}`, 'ada', null);
    expect(pauses).toEqual([]);
    for (let times = 0; times < 15; times += 1) await count(`10.0.1.${times}`, 'ada', null);
    expect(pauses).toEqual(Array.from({ length: 15 }, (_, index) => (index + 1) * 2_000));
    await expect(count('10.0.2.0', 'ada', null)).rejects.toMatchObject({ ...REFUSED, retryAfterSeconds: 60 });
    // Somebody else is none of their business, and the line gets shorter with time.
    await count('10.0.2.1', 'bob', null);
    service.engine.clock.advance(20);
    await count('10.0.2.2', 'ada', null);
    expect(pauses.at(-1)).toBe(12_000);
  });

  it('counts a device of the person’s own by itself, whatever strangers do', async () => {
    const { count } = open(() => Promise.reject(new Error('Nobody waits here.')));
    for (let times = 0; times < 60; times += 1) await count(`10.0.0.${times % 12}`, 'ada', null);
    for (let times = 0; times < 5; times += 1)
      await expect(count('10.0.0.1', 'ada', null)).rejects.toMatchObject(REFUSED);
    for (let times = 0; times < 10; times += 1) await count('10.0.0.1', 'ada', 'device');
    await expect(count('10.0.0.1', 'ada', 'device')).rejects.toMatchObject(REFUSED);
    await (await count('10.0.0.1', 'ada', 'another device'))();
  });

  it('takes off what was right', async () => {
    const { count } = open();
    for (let times = 0; times < 100; times += 1) await (await count('1.1.1.1', 'ada', null))();
  });

  it('begins anew after a quarter of an hour', async () => {
    const { count } = open();
    for (let times = 0; times < 5; times += 1) await count('1.1.1.1', 'ada', null);
    service.engine.clock.advance(899);
    await expect(count('1.1.1.1', 'ada', null)).rejects.toMatchObject({ retryAfterSeconds: 1 });
    service.engine.clock.advance(1);
    for (let times = 0; times < 5; times += 1) await count('1.1.1.1', 'ada', null);
    await expect(count('1.1.1.1', 'ada', null)).rejects.toMatchObject({ retryAfterSeconds: 900 });
  });

  it('counts attempts at the same time one by one', async () => {
    const nodes = [open(), open(), open()];
    const tries = await Promise.allSettled(
      Array.from({ length: 12 }, (_, index) => nodes[index % 3]?.count('1.1.1.1', 'ada', null)),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  });
});
