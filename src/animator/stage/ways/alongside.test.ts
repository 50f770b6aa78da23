import { expect, it } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { sketchScript } from '../../staging.ts';

it('leaves behind who lets go of the bicycle', () => {
  const prompt =
    'A father teaches his daughter to ride a bike in a street, he lets go and she rides away, he raises his arms in joy';
  const { figures } = sketchScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), 1, 16 / 9);
  const ends = [...figures]
    .filter(({ body }) => body.family === 'person')
    .slice(0, 1)
    .map(({ path, acts }) => ({ stays: (path.at(-1)?.time ?? 6) < 4, acts: acts.map(({ act }) => act) }));
  expect(ends).toEqual([{ stays: true, acts: ['run', 'stand', 'raise_arms'] }]);
});
