import { expect, test } from 'vitest';
import { writeScript } from '../write-script.ts';

const beatsOf = (prompt: string) => {
  const { beats, cast } = writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
  return beats.map(({ role, act, from }) => [cast.find(({ id }) => id === role)?.noun, act, from]);
};

test('who helps somebody with what takes one hand explains it meanwhile', () => {
  expect(beatsOf('A teacher helps a pupil solve an equation at the blackboard')).toEqual([
    ['teacher', 'explain', 0],
    ['pupil', 'write', 0],
  ]);
  expect(beatsOf('A father helps his daughter with her homework')).toEqual([['father', 'explain', 0]]);
});

test('who helps somebody on the way goes along from the beginning', () => {
  expect(beatsOf('A nurse helps an old man cross the street')).toEqual([
    ['nurse', 'walk', 0],
    ['old man', 'walk', 0],
  ]);
});

test('who is helped with their shoes has them tied', () => {
  expect(beatsOf('A mother helps her son tie his shoes')).toEqual([['mother', 'dress', 0]]);
});
