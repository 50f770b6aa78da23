import { describe, expect, it } from 'vitest';
import { ServiceError } from '../core/errors.ts';
import { makeBodyBudget } from './body-budget.ts';

const MB = 1024 * 1024;
const ofNobody = () => null;

describe('the room for bodies', () => {
  it('is shared by all, and given back', () => {
    const budget = makeBodyBudget(64 * MB);
    const [one, other] = [budget.open(ofNobody), budget.open(ofNobody)];
    one.take(40 * MB);
    expect(() => other.take(20 * MB)).toThrow(ServiceError);
    one.give(10 * MB);
    other.take(20 * MB);
    expect(budget.bytes).toBe(50 * MB);
    one.close();
    one.close();
    other.close();
    expect(budget.bytes).toBe(0);
  });

  it('says when to come back', () => {
    const fault = () => makeBodyBudget(10).open(ofNobody).take(11);
    expect(fault).toThrow(expect.objectContaining({ code: 'service_unavailable', retryAfterSeconds: 2 }));
  });

  it('keeps a part for those who send little', () => {
    const budget = makeBodyBudget(64 * MB);
    const large = budget.open(ofNobody);
    for (let taken = 0; taken < 56; taken += 1) large.take(MB);
    expect(() => large.take(1)).toThrow(ServiceError);
    expect(() => budget.open(ofNobody).take(2 * MB)).toThrow(ServiceError);
    budget.open(ofNobody).take(MB);
    expect(budget.bytes).toBe(57 * MB);
  });

  it('is never all of one key', () => {
    const budget = makeBodyBudget(64 * MB);
    const open = (key: string) => budget.open(() => key);
    const mine = Array.from({ length: 48 }, () => open('mine'));
    for (const share of mine) share.take(MB);
    expect(() => open('mine').take(1)).toThrow(expect.objectContaining({ code: 'service_unavailable' }));
    const theirs = open('theirs');
    theirs.take(8 * MB);
    mine[0]?.close();
    open('mine').take(MB);
    theirs.close();
    for (const share of mine) share.close();
    expect(budget.bytes).toBe(MB);
  });

  it('never gives back more than was taken', () => {
    const budget = makeBodyBudget(100);
    const share = budget.open(ofNobody);
    share.take(10);
    share.give(20);
    expect(budget.bytes).toBe(0);
  });
});
