import { expect, test } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { sketchScript } from '../../staging.ts';

const kindsOf = (prompt: string) =>
  sketchScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 5 }), 1, 16 / 9).particles.map(
    ({ kind }) => kind,
  );

test('who flies leaves the trail of sparkles that is told', () => {
  expect(kindsOf('A fairy flies over a pond and leaves a trail of golden sparkles')).toContain('trail');
  expect(kindsOf('A fairy flies over a pond')).not.toContain('trail');
});
