import { expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';
import { toHeights } from './to-heights.ts';

it.each([
  'The camera tilts up to reveal the glass skyscrapers around him.',
  'Tilting slowly. The camera tilts up, following her eyes. From the pavement it shows the towers.',
])('goes on to what towers over whom it began with: %s', (told) => {
  expect(toHeights(told)).toBe(true);
});

it.each(['The camera tilts up to his face.', 'It tilts up from her boots to her hat.', 'A tower stands by the sea.'])(
  'ends where it is told to: %s',
  (told) => {
    expect(toHeights(told)).toBe(false);
  },
);

it('is a fact of the shot', () => {
  const { shots } = writeScript({
    prompt: 'A boy stands on a city street. The camera tilts up to reveal the towering skyscrapers.',
    negativePrompt: null,
    durationSeconds: 6,
  });
  expect(shots.some(({ heights }) => heights === true)).toBe(true);
});
