import { expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

it.each(['A snowboarder launches off a cliff and spins through the air', 'A skateboarder launches off a ramp'])(
  'who launches off something on a board leaps on it, and does not carry it: %s',
  (prompt) => {
    const { beats, relations } = writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
    expect(beats[0]).toMatchObject({ role: 0, act: 'jump' });
    expect(relations).toContainEqual(expect.objectContaining({ role: 0, relation: 'riding' }));
  },
);
