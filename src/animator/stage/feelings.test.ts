import { expect, it } from 'vitest';
import { writeScript } from '../director/write-script.ts';
import { feelingsOf, feltAt } from './feelings.ts';

const feltBy = (prompt: string): readonly string[] => {
  const { cast, beats } = writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
  const [hero] = cast;
  if (hero === undefined) return [];
  return (feelingsOf(hero, beats).feelings ?? []).map(({ expression }) => expression);
};

it('shows a feeling from the deed on that tells of it', () => {
  expect(feltBy('A man reads a letter. He frowns, and then he laughs.')).toEqual(['calm', 'anger', 'joy']);
  expect(feltBy('A man laughs in a park.')).toEqual([]);
});

it('lets whoever weeps smile through tears', () => {
  expect(feltBy('A woman cries. Then she smiles.')).toEqual([]);
});

it('goes from one face to the other, and not at once', () => {
  const feelings = [
    { from: 0, expression: 'anger' },
    { from: 2, expression: 'sorrow' },
  ];
  const at = (time: number) => feltAt({ expression: 'anger', feelings }, time);
  expect(at(1)).toEqual({ expression: 'anger' });
  expect(at(2.2).feltBefore?.share).toBeGreaterThan(0.5);
  expect(at(4)).toEqual({ expression: 'sorrow' });
});
