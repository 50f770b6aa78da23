import { expect, test } from 'vitest';
import { writeScript } from '../director/write-script.ts';
import { stageScript } from '../staging.ts';

test.each([
  'A doctor listens to a little boy with a stethoscope while his mother holds his hand',
  "A doctor listens to an old woman's chest, her granddaughter holds her hand",
])('%s: nobody stands inside of somebody else', (prompt) => {
  const { figures } = stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 4 }), 1, 16 / 9);
  const standing = figures.filter(({ body, support }) => body.family === 'person' && 'on' in support);
  expect(standing.length).toBeGreaterThan(1);
  for (const one of standing)
    for (const two of standing) {
      const [a = [0, 0, 0], b = [0, 0, 0]] = [one.path[0]?.at, two.path[0]?.at];
      if (one !== two) expect(Math.hypot(a[0] - b[0], a[2] - b[2])).toBeGreaterThan(0.3);
    }
});
