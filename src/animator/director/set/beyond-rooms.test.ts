import { expect, it } from 'vitest';
import { sketchScript } from '../../staging.ts';
import { writeScript } from '../write-script.ts';

const thingsOf = (prompt: string): readonly unknown[] =>
  sketchScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), 1, 1.78).figures.map(
    ({ body }) => body.sheet.thing,
  );

it('leaves planets outside of the windows of a space station, and puts one on a screen', () => {
  const within = 'Interior of a space station. An engineer sits before a window, a huge ringed planet turning outside.';
  expect(thingsOf(within)).not.toContain('first planet');
  expect(thingsOf('A ringed planet turns slowly in space.')).toContain('first planet');
});

const rolesOf = (prompt: string): readonly unknown[] => {
  const script = writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
  const { figures } = sketchScript(script, 1, 1.78);
  return figures.map(({ role }) => script.cast.find(({ id }) => id === role)?.thing);
};

it('leaves a boat on the sea that somebody looks out to, and in the workshop where it is built', () => {
  const keeper =
    'An old keeper in the living room of a lighthouse stares out to the sea, where a small fishing boat fights.';
  expect(rolesOf(keeper)).not.toContain('boat');
  expect(rolesOf('A carpenter builds a wooden boat in his workshop by the sea.')).toContain('boat');
});

it('hangs a lamp over the table at which somebody sits', () => {
  const prompt = 'A tired mother in a grey cardigan sits at the table in a kitchen, a lamp above the table.';
  expect(rolesOf(prompt)).not.toContain('lamp');
});
