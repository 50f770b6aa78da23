import { expect, test } from 'vitest';
import { writeScript } from '../../director/write-script.ts';

const read = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 8 });

test('words of the camera tell who somebody is', () => {
  expect(read('A boxer trains in a gym, the camera circles around him').cast[0]?.person?.gender).toBe('man');
  expect(read('A boxer trains in a gym, the camera circles around her').cast[0]?.person?.gender).toBe('woman');
});

test('she is the queen before whom a knight kneels', () => {
  const { cast, beats } = read('A knight kneels before a queen on her throne, she touches his shoulder with a sword');
  const queen = cast.find(({ noun }) => noun === 'queen')?.id;
  expect(beats).toContainEqual(expect.objectContaining({ role: queen, verb: 'touch' }));
});
