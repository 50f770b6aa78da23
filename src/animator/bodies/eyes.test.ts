import { expect, it } from 'vitest';
import { QUIET } from './body.ts';
import { shutAt } from './eyes.ts';

it('an animal that opens its eyes has them shut at first, and then open', () => {
  const opens = { ...QUIET, act: 'open_eyes' };
  expect(shutAt({ ...opens, since: 0.2 })).toBe(1);
  expect(shutAt({ ...opens, since: 3 })).toBe(0);
});
