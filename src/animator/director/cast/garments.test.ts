import { expect, test } from 'vitest';
import { writeScript } from '../write-script.ts';

const wornIn = (prompt: string) =>
  writeScript({ prompt, negativePrompt: null, durationSeconds: 8 }).cast[0]?.wears.map(({ garment }) => garment);

test('what is told of again by a plainer word is the same garment', () => {
  expect(wornIn('A magician in a top hat pulls a rabbit out of his hat')).toEqual(['top hat']);
  expect(wornIn('A girl in a yellow raincoat buttons her coat')).toEqual(['raincoat']);
});

test('plate armor is worn, and is no thing beside who wears it', () => {
  expect(wornIn('A knight in full plate armor walks through a hall')).toEqual(['plate armor']);
});

test('dresses runners in blue as runners, and nobody in a hat for the night', () => {
  const { cast } = writeScript({
    prompt: 'A woman in a white nightgown watches two runners in blue on the road.',
    negativePrompt: null,
    durationSeconds: 4,
  });
  expect(cast.find(({ noun }) => noun === 'runner')?.wears[0]?.garment).toBe('jersey');
});
