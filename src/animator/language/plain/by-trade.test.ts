import { expect, it } from 'vitest';
import { writeScript } from '../../director/write-script.ts';

it.each([
  ['A teenage girl gymnast does a cartwheel', 'woman', 'teen', 'gymnast'],
  ['A girl violinist plays in a park', 'woman', 'child', 'violinist'],
  ['A young boy drummer plays in a garage', 'man', 'child', 'drummer'],
  ['An old lady baker kneads dough', 'woman', 'old', 'baker'],
  ['A woman boxer trains in a gym', 'woman', 'adult', 'boxer'],
])('knows who has the trade: %s', (prompt, gender, age, noun) => {
  const [who] = writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }).cast;
  expect([who?.person?.gender, who?.person?.age, who?.noun]).toEqual([gender, age, noun]);
});

it('lets a boy cook who cooks', () => {
  const { cast } = writeScript({ prompt: 'A boy cooks pancakes', negativePrompt: null, durationSeconds: 6 });
  expect(cast[0]?.noun).toBe('boy');
});
