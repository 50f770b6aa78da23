import { describe, expect, it } from 'vitest';
import { makeRandomness } from '../../test/fakes/seeded-randomness.ts';
import {
  countRequestIds,
  drawAccountId,
  drawEntryId,
  drawKeyId,
  drawKeySecret,
  drawName,
  drawSeed,
  drawTaskId,
  findKeySecret,
  findTaskId,
} from './ids.ts';

describe('ids', () => {
  it.each([
    [drawTaskId, /^task_[0-9A-Za-z]{32}$/],
    [drawAccountId, /^acct_[0-9A-Za-z]{20}$/],
    [drawKeyId, /^key_[0-9A-Za-z]{20}$/],
    [drawEntryId, /^entry_[0-9A-Za-z]{24}$/],
    [drawKeySecret, /^sk-[0-9A-Za-z]{43}$/],
    [drawName, /^[0-9A-Za-z]{16}$/],
  ])('%o draws what matches %s, never twice the same', (draw, pattern) => {
    const randomness = makeRandomness();
    const drawn = Array.from({ length: 200 }, () => draw(randomness));
    for (const id of drawn) expect(id).toMatch(pattern);
    expect(new Set(drawn).size).toBe(200);
  });

  it('draws every character from equally many bytes', () => {
    const counts = new Map<string, number>();
    for (let byte = 0; byte < 248; byte += 1) {
      const [character = ''] = drawName({ bytes: (count) => new Uint8Array(count).fill(byte) });
      counts.set(character, (counts.get(character) ?? 0) + 1);
    }
    expect(counts.size).toBe(62);
    expect(new Set(counts.values())).toEqual(new Set([4]));
  });

  it('goes on drawing when every byte of a draw is thrown away', () => {
    let calls = 0;
    const randomness = {
      bytes: (count: number) => {
        calls += 1;
        return new Uint8Array(count).fill(calls === 1 ? 248 : 247);
      },
    };
    expect(drawName(randomness)).toBe('z'.repeat(16));
    expect(calls).toBe(2);
  });

  it.each([
    [[0, 0, 0, 0], 0],
    [[0, 0, 0, 1], 1],
    [[255, 255, 255, 255], 4_294_967_295],
    [[128, 0, 0, 0], 2_147_483_648],
  ])('draws a seed from four bytes: %j', (bytes, seed) => {
    expect(drawSeed({ bytes: () => Uint8Array.from(bytes) })).toBe(seed);
  });

  it.each([
    ['task_0123456789ABCDEFGHIJabcdefghij01', true],
    ['task_0123456789ABCDEFGHIJabcdefghij0', false],
    ['task_0123456789ABCDEFGHIJabcdefghij012', false],
    ['task_0123456789ABCDEFGHIJabcdefghij0-', false],
    ['task_0123456789ABCDEFGHIJabcdefghij01\n', false],
    ['Task_0123456789ABCDEFGHIJabcdefghij01', false],
    ['', false],
  ])('knows a task id: %j', (text, isOne) => {
    expect(findTaskId(text)).toBe(isOne ? text : null);
  });

  it('knows the secret of a key', () => {
    const secret = drawKeySecret(makeRandomness());
    expect(findKeySecret(secret)).toBe(secret);
    expect(findKeySecret(`${secret}0`)).toBeNull();
    expect(findKeySecret(` ${secret}`)).toBeNull();
    expect(findKeySecret(secret.slice(3))).toBeNull();
  });

  it('counts requests from a start of its own in each process', () => {
    const [one, other] = [countRequestIds(makeRandomness(1)), countRequestIds(makeRandomness(2))];
    const drawn = Array.from({ length: 100 }, () => [one(), other()]).flat();
    for (const id of drawn) expect(id).toMatch(/^req_[0-9A-Za-z]{16}$/);
    expect(new Set(drawn).size).toBe(200);
  });
});
