import { expect, test } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { provide } from '../provide.ts';

const provided = (prompt: string) =>
  provide(writeScript({ prompt, negativePrompt: null, durationSeconds: 8 }), { indoor: true });

test.each([
  'A young woman sits beside the bed of her sick mother and holds her hand. The mother slowly opens her eyes.',
  'A mother sits on the bed and reads a bedtime story to her son.',
  'An old man lies in a hospital bed, his granddaughter sits beside him and holds his hand. He smiles at her.',
])('whoever is ill or is read to leans on the pillow, and the other sits by the bed: %s', (prompt) => {
  const { cast, relations, beats, stands } = provided(prompt);
  const bed = cast.find(({ thing }) => /bed/.test(thing))?.id;
  const inBed = relations.filter(({ relation, to }) => relation === 'in' && to === bed).map(({ role }) => role);
  expect(inBed).toHaveLength(1);
  for (const { act, within } of beats.filter(({ role }) => role === inBed[0])) expect(within ?? act).toBe('sit_up');
  expect(new Set(stands?.map(({ group }) => group))).toEqual(new Set(['bedside']));
});

test('whoever sleeps lies, and a patient who walks is in no bed', () => {
  const sleeper = provided('A woman sits beside her sleeping husband in a hospital bed');
  expect(sleeper.beats.some(({ within, act }) => within === 'sit_up' || act === 'sit_up')).toBe(false);
  const walker = provided('A sick man walks past the bed of a ward with his daughter');
  expect(walker.relations.filter(({ relation }) => relation === 'in')).toEqual([]);
});
