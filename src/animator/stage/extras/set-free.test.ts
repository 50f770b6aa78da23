import { expect, test } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { sketchScript } from '../../staging.ts';

test('a flower that opens lets go what it is told to release', () => {
  const script = writeScript({
    prompt: 'A blue flower growing in a forest opens and releases glowing spores into the air',
    negativePrompt: null,
    durationSeconds: 5,
  });
  expect(sketchScript(script, 1, 16 / 9).particles.map(({ kind }) => kind)).toContain('spores');
});
