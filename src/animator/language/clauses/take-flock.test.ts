import { expect, test } from 'vitest';
import { writeScript } from '../../director/write-script.ts';

test('the flock is the pigeons that were told of, and whoever runs into it runs to them', () => {
  const prompt = 'An old man feeds pigeons; a little boy runs into the flock and the birds fly up';
  const { cast, beats } = writeScript({ prompt, negativePrompt: null, durationSeconds: 8 });
  const [pigeons, boy] = ['pigeon', 'little boy'].map((noun) => cast.find((role) => role.noun === noun)?.id);
  expect(beats).toContainEqual(
    expect.objectContaining({ role: boy, act: 'run', target: pigeons, direction: 'toward' }),
  );
});
