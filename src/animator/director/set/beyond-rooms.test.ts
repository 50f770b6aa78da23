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
