import { expect, test } from 'vitest';
import { writeScript } from '../write-script.ts';

const read = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
const told = (prompt: string): string[] => {
  const { beats, cast } = read(prompt);
  return beats.map(({ role, act, target }) =>
    [cast[role]?.noun, act, target === null ? null : cast[target]?.noun].filter((word) => word !== null).join(' '),
  );
};

test('who approaches and then gives comes to whom it is given', () => {
  expect(told('A robot sits on a bench, a child approaches and gives it a flower')).toContain('child walk robot');
});

test('who watches others goes on by themselves, and so does what is watched', () => {
  expect(told('A woman watches her son play and laughs')).toEqual(['woman look son', 'woman laugh', 'son play']);
  expect(told('A man watches the train leave, then turns around')).toContain('train drive');
  expect(told('The kite drifts away. A boy watches it go, then runs after it.')).toContain('boy chase kite');
});

test('what is pointed at is where it is told', () => {
  const { relations, cast } = read('A man points at a bluebird on a fence');
  expect(relations.map(({ role, to }) => [cast[role]?.noun, cast[to ?? -1]?.noun])).toEqual([['bluebird', 'fence']]);
});
