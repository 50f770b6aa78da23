import { expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

const setOf = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }).set;

it('has no sun in a hut that is told to be dark, and tells what it is built of', () => {
  const { time, dressing } = setOf('A witch stirs a cauldron in a dark stone hut');
  expect(time).toBe('night');
  expect(dressing).toContain('dark stone hut');
  expect(setOf('A witch stirs a cauldron in a stone hut').time).toBe('day');
});
