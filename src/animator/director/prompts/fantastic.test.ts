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

it('what floats is what lay there, and not the table under it', () => {
  const { beats, cast } = read('A wizard points his wand at a feather on the desk and it slowly floats into the air.');
  expect(cast[beats.find(({ act }) => act === 'float')?.role ?? -1]?.thing).toBe('feather');
});

it('who rides a horse toward a dragon has the dragon ahead', () => {
  const { beats, cast } = read('A knight rides a white horse toward a huge black dragon.');
  expect(cast[beats[0]?.target ?? -1]?.thing).toBe('dragon');
});

it('a giant is as high as a house, and one of stone is a golem', () => {
  expect(read('A giant walks through a valley.').cast[0]?.size).toBeGreaterThan(3);
  expect(read('A giant made of stone walks through a valley.').cast[0]?.thing).toBe('troll');
});

it('a ghost is somebody who can be seen through, unless it is told to be funny', () => {
  expect(read('A ghost pirate stands on a beach.').cast[0]?.traits).toContain('ghostly');
  expect(read('A ghost floats through a forest.').cast[0]?.person).not.toBeNull();
  expect(read('A cute little ghost floats through a forest.').cast[0]?.thing).toBe('ghost');
});
