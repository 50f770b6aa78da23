import { describe, expect, it } from 'vitest';
import { makeCheckReady, type ReadinessParts } from './readiness.ts';

const open = (change: Partial<ReadinessParts> = {}) =>
  makeCheckReady({
    checkOpen: () => undefined,
    ping: async () => undefined,
    checkRoom: async () => undefined,
    patienceMilliseconds: 20,
    ...change,
  });

const fail = (message: string) => Promise.reject(new Error(message));

describe('readiness', () => {
  it('is there where everything answers', async () => {
    await expect(open()()).resolves.toBeUndefined();
  });

  it.each([
    ['the service stops', { checkOpen: () => void expect.fail('stopping') }, 'stopping'],
    ['the database refuses', { ping: () => fail('refused') }, 'refused'],
    ['nothing can be written', { checkRoom: () => fail('full') }, 'full'],
  ])('is not there when %s', async (_when, change, message) => {
    await expect(open(change)()).rejects.toThrow(message);
  });

  it('is not waited for longer than its time, and asks a silent database once', async () => {
    let questions = 0;
    const silence = Promise.withResolvers<void>();
    const checkReady = open({
      ping: () => {
        questions += 1;
        return silence.promise;
      },
    });
    const answers = await Promise.allSettled([checkReady(), checkReady()]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(checkReady()).rejects.toThrow('The database has not answered in time.');
    expect(questions).toBe(1);
    silence.resolve();
    await checkReady();
    await checkReady();
    expect(questions).toBeGreaterThan(1);
  });
});
