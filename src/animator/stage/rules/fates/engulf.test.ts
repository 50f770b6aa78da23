import { expect, test } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { provide } from '../provide.ts';

const provided = (prompt: string) =>
  provide(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), { indoor: false });

test('tentacles out of the sea are around what they wind around, as high as that asks for', () => {
  const { cast, relations } = provided('Giant octopus tentacles rise from the ocean and wrap around a sailing ship');
  const [arms, ship] = ['tentacles', 'tall ship'].map((thing) => cast.find((role) => role.thing === thing));
  expect(relations).toEqual([{ role: ship?.id, relation: 'on', to: arms?.id, where: 'middle' }]);
  expect(arms?.count).toBe(1);
});

test('the tentacles of an octopus are its own', () => {
  expect(provided('An octopus waves its tentacles on the sea floor').cast.map(({ thing }) => thing)).toEqual([
    'octopus',
  ]);
});

test('a beast of the sea that has hold of a ship shows its arms around it', () => {
  const { cast } = provided('A kraken attacks a pirate ship at night');
  expect(cast.find(({ id }) => id === 0)?.thing).toBe('tentacles');
});
