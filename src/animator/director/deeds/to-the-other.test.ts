import { expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

it.each([
  ['A gentleman bows to a lady and kisses her hand.', 'lady'],
  ['A gentleman kisses the hand of a lady while her sister glares.', 'lady'],
])('in "%s" it is the hand of the %s', (prompt, whose) => {
  const { cast, beats } = writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
  expect(cast.find(({ id }) => id === beats.find(({ act }) => act === 'take_hand')?.target)?.noun).toBe(whose);
});
