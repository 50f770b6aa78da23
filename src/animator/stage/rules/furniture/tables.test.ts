import { expect, it } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { sketchScript } from '../../../staging.ts';

const namesOf = (prompt: string) =>
  sketchScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 4 }), 1, 9 / 16).figures.map(
    ({ body }) => body.sheet.thing,
  );

it('what is small and stands beside something large has a small table, since two metres of table keep the camera far from both', () => {
  expect(namesOf('a toothbrush on the left of a sink, front view')).toContain('side table');
  expect(namesOf('a loaf of bread cools beside the oven')).toContain('side table');
});

it('a table that is told of bears it', () => {
  expect(namesOf('a toothbrush beside a sink, a dining table stands in the room')).not.toContain('side table');
});
