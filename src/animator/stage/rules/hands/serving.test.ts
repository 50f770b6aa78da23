import { expect, test } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { provide } from '../provide.ts';

const provided = (prompt: string) =>
  provide(writeScript({ prompt, negativePrompt: null, durationSeconds: 8 }), { indoor: true });

test('what a waiter carries on a tray stands on it', () => {
  const { cast, relations } = provided('A waiter carries a silver tray with three glasses of champagne');
  expect(cast.map(({ thing }) => thing)).toEqual(['person', 'tray']);
  expect(cast[1]?.parts).toContain('served 3');
  expect(relations).toEqual([{ role: 0, relation: 'holding', to: 1, where: null }]);
});

test('the cloth one wipes with does not stand on the floor, nor the fork that somebody at a table drops', () => {
  expect(provided('A chef wipes the rim of a plate with a cloth').cast.map(({ thing }) => thing)).not.toContain(
    'towel',
  );
  const diner = 'Two friends sit across from each other in a diner. The first one whispers. The other drops her fork.';
  const { cast } = provided(diner);
  expect(cast.map(({ thing }) => thing)).toEqual(['person', 'person', 'laid table']);
});

test('whoever crosses the arms keeps them so while smiling', () => {
  expect(provided('A nurse crosses her arms and smiles').beats.map(({ act }) => act)).toEqual(['cross_arms']);
});
