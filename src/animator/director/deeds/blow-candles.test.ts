import { expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

it('has candles blown out on the cake that is told of with them, and shows who does it from near', () => {
  const prompt = 'a cake with seven candles on a table, someone blows them out';
  const { beats, cast, shots } = writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
  const [cake, someone] = ['cake', 'person'].map((kind) => cast.find(({ thing }) => thing === kind)?.id);
  expect(beats).toContainEqual(expect.objectContaining({ role: someone, act: 'blow', target: cake }));
  expect(shots[0]).toMatchObject({ subject: someone, size: 'medium' });
});
