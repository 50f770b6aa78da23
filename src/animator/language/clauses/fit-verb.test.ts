import { expect, test } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const actsOf = (prompt: string): (string | null)[] => readPrompt(prompt, '').events.map(({ act }) => act?.act ?? null);

test('a verb of birds is another thing of who walks', () => {
  expect(actsOf('Mechanics swarm around the car.')).toEqual(['run']);
  expect(actsOf('Bees swarm around the hive.')).toEqual(['fly']);
  expect(actsOf('A robot swirls a glass of whiskey.')).toEqual(['stir']);
  expect(actsOf('A feather swirls in the wind.')).toEqual(['float']);
});

test('a verb no act lists is played as one means it, not as a dictionary is near', () => {
  expect(actsOf('A boy winces.')).toEqual(['frown']);
  expect(actsOf('The woman flinches.')).toEqual(['step_back']);
  expect(actsOf('A nurse comforts the old man.')).toEqual(['hug']);
  expect(actsOf('A man scrolls through his phone.')).toEqual(['type']);
});
