import { expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

const read = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });

it('a plane that flies low does so itself, and a camera that does is the camera', () => {
  const acts = (prompt: string) => read(prompt).beats.map(({ act }) => act);
  expect(acts('A biplane flies low over a canyon.')).toEqual(['fly']);
  expect(read('Desert dunes, the camera flies low over the sand.').shots[0]?.angle).toBe('low');
});

it('castles and dragons of ice are made of it, and bring no winter', () => {
  for (const prompt of ['A castle of ice stands on a hill.', 'An ice dragon flies over a village.']) {
    const { cast, set } = read(prompt);
    expect(cast[0]?.material).toBe('ice');
    expect(set.season).toBe('summer');
  }
});

it('the rusty arms of a robot are rusty, and the rest of it is not', () => {
  const { cast } = read('A robot with rusty arms waters a flower in a garden.');
  expect(cast[0]?.colours).toEqual([{ part: 'arm', colour: 'rust' }]);
  expect(cast[0]?.colour).toBeNull();
});
