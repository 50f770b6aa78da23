import { expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

const write = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });

it.each([
  ['A cardboard box opens by itself and a pair of headphones rises out of it', true],
  ['A long row of colorful dominoes falling one after another', true],
  ['An ice cube melting into a puddle on a black reflective surface, time-lapse', true],
  ['A red sports car in a dark studio', true],
  ['A pink rose opening, black background', true],
  ['A red sports car on a coastal road', false],
  ['A teddy bear on a windowsill at night, rain outside', false],
  ['A woman holds a perfume bottle', false],
  ['A soccer ball rolls across the grass', false],
])('a thing alone of which nobody says where it is, is shown for its own sake (%j)', (prompt, shown) => {
  expect(write(prompt).set.dressing.includes('product')).toBe(shown);
});

it('lights what stands in a dark studio', () => {
  expect(write('A red sports car in a dark studio').set.lights).toEqual([]);
});
