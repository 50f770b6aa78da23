import { expect, it } from 'vitest';
import { QUIET } from './body.ts';
import { shutAt } from './eyes.ts';

it('an animal that opens its eyes has them shut at first, and then open', () => {
  const opens = { ...QUIET, act: 'open_eyes' };
  expect(shutAt({ ...opens, since: 0.2 })).toBe(1);
  expect(shutAt({ ...opens, since: 3 })).toBe(0);
});

it('eyes that were opened stay open as the next act begins', () => {
  const next = { ...QUIET, act: 'stand', since: 0, time: 1.5 };
  expect(shutAt(next, 'open_eyes')).toBe(shutAt(next));
});

it('who closes the eyes keeps them shut', () => {
  const closes = { ...QUIET, act: 'close_eyes' };
  expect(shutAt({ ...closes, since: 0 })).toBe(0);
  expect(shutAt({ ...closes, since: 2 })).toBe(1);
});
