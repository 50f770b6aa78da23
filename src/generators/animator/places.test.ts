import { describe, expect, it } from 'vitest';
import { makePlaces } from './places.ts';

const signal = new AbortController().signal;
const A = { name: 'a', signal };
const B = { name: 'b', signal };
const full = new Error('full');

/** Work that tells when it begins and ends when the test says so. */
function aWork() {
  const begin = Promise.withResolvers<void>();
  const end = Promise.withResolvers<string>();
  const work = { hasBegun: false, begun: begin.promise, end, run: () => start() };
  const start = () => {
    work.hasBegun = true;
    begin.resolve();
    return end.promise;
  };
  return work;
}

const open = () => makePlaces({ places: 1, mostWaiting: 1, mostWaitingEach: 1, refuse: () => full });

describe('places', () => {
  it('are given one after another, in the order in which they were asked for', async () => {
    const places = makePlaces({ places: 2, mostWaiting: 2, mostWaitingEach: 2, refuse: () => full });
    const works = [aWork(), aWork(), aWork(), aWork()] as const;
    const held = works.map((work) => places.hold(A, work.run));
    await Promise.all([works[0].begun, works[1].begun]);
    expect(works.map(({ hasBegun }) => hasBegun)).toEqual([true, true, false, false]);
    works[1].end.resolve('second');
    expect(await held[1]).toBe('second');
    await works[2].begun;
    expect(works.map(({ hasBegun }) => hasBegun)).toEqual([true, true, true, false]);
    for (const work of works) work.end.resolve('done');
    expect(await Promise.all(held)).toEqual(['done', 'second', 'done', 'done']);
  });

  it('are refused at once where too many wait', async () => {
    const places = open();
    const works = [aWork(), aWork()] as const;
    const held = works.map((work) => places.hold(A, work.run));
    await expect(places.hold(A, async () => 'third')).rejects.toBe(full);
    for (const work of works) work.end.resolve('done');
    await Promise.all(held);
    expect(await places.hold(A, async () => 'later')).toBe('later');
  });

  it('are left by work that fails', async () => {
    const places = open();
    await expect(places.hold(A, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await places.hold(A, async () => 'next')).toBe('next');
  });

  it('are waited for by nobody who has gone', async () => {
    const places = open();
    const first = aWork();
    const held = places.hold(A, first.run);
    const going = new AbortController();
    const second = aWork();
    const waiting = places.hold({ name: 'a', signal: going.signal }, second.run);
    going.abort(new Error('gone'));
    await expect(waiting).rejects.toThrow('gone');
    const third = places.hold(A, async () => 'third');
    first.end.resolve('first');
    expect([await held, await third, second.hasBegun]).toEqual(['first', 'third', false]);
  });

  it('are given to holders in turns, however many one of them waits for', async () => {
    const places = makePlaces({ places: 1, mostWaiting: 9, mostWaitingEach: 3, refuse: (why) => new Error(why) });
    const order: string[] = [];
    const ask = (holder: typeof A, what: string) =>
      places.hold(holder, async () => {
        order.push(what);
      });
    const all = [ask(A, 'a1'), ask(A, 'a2'), ask(A, 'a3'), ask(A, 'a4'), ask(B, 'b1'), ask(B, 'b2')];
    await expect(ask(A, 'a5')).rejects.toThrow('too many of one');
    await Promise.all(all);
    expect(order).toEqual(['a1', 'a2', 'b1', 'a3', 'b2', 'a4']);
  });
});
