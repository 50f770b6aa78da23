import { expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

const write = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });

it.each([
  ['Inside a glass dome on the moon, a scientist plays the violin', 'habitat dome'],
  ['A lone astronaut waters tomato plants inside a glowing glass dome on Mars at dusk', 'habitat dome'],
  ['A rose under a glass dome on a wooden table', 'glass dome'],
  ['A tiny city inside a glass dome', 'glass dome'],
])('domes are as large as whoever is in them asks for: %s', (prompt, dome) => {
  expect(write(prompt).cast.map(({ thing }) => thing)).toContain(dome);
});

it('another world has its own desert, and a storm outside is seen from within', () => {
  const { set, shots } = write(
    'An astronaut waters plants inside a glass dome on Mars. Outside, red dust storms roll across the desert.',
  );
  expect(set.place).toBe('planet');
  expect(shots.every(({ place }) => place === null)).toBe(true);
});

it('what is done one after another is done by nobody else', () => {
  expect(write('A girl stands in a corridor. The lights go out one after another.').cast).toHaveLength(1);
});

it('film noir of rain and smoke plays by night, in a room as well', () => {
  expect(write('Film noir. A detective smokes by the window of his office, rain on the glass').set.time).toBe('night');
});
