import { expect, test } from 'vitest';
import { writeScript } from './director/write-script.ts';
import { sketchScript } from './staging.ts';

const stageOf = (prompt: string) =>
  sketchScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), 3, 16 / 9);

test.each(['A sports car drives through a tunnel.', 'A truck thunders through a neon-lit tunnel.'])(
  'a tunnel has room for what drives through it: %s',
  (prompt) => {
    expect(stageOf(prompt).place.name).toBe('tunnel');
  },
);

test('a mechanic works on a car in the workshop, which has room for it, and no living room has', () => {
  expect(stageOf('A mechanic slides out from under a vintage car').place.name).toBe('works');
  expect(stageOf('A truck and a sofa').place.name).not.toBe('living_room');
});

test('what was filmed from a drone shows none', () => {
  const { cast } = writeScript({
    prompt: 'A steam locomotive crosses a stone viaduct, camera tracks alongside from a drone.',
    negativePrompt: null,
    durationSeconds: 6,
  });
  expect(cast.map(({ noun }) => noun)).not.toContain('drone');
});

test('drops that lie on something do not fly about it', () => {
  const kinds = (prompt: string) => stageOf(prompt).particles.map(({ kind }) => kind);
  expect(kinds('Product shot of a perfume bottle, water droplets on the glass.')).not.toContain('splash');
  expect(kinds('Product shot of a perfume bottle, droplets flying around it.')).toContain('splash');
  expect(kinds('Product shot of a perfume bottle, smoke drifting behind it.')).toContain('smoke');
});

test.each([
  'A pigeon lands on the pavement and looks around.',
  'A crow flies down and lands next to a scarecrow in a field.',
  'An old fisherman mends his net on a wooden pier, a seagull lands beside him and tilts its head.',
])('who lands is on the ground before the film ends: %s', (prompt) => {
  const bird = stageOf(prompt).figures.find(({ body }) => body.family === 'bird');
  const heightAt = (time: number): number => bird?.path.findLast((point) => point.time <= time)?.at[1] ?? Number.NaN;
  expect(heightAt(0)).toBeGreaterThan(heightAt(5.5) + 0.8);
  expect(heightAt(5.5)).toBeCloseTo(heightAt(6), 1);
  expect(Math.abs(heightAt(6))).toBeLessThan(0.4);
});

test('who fights against the wind gets on, and hits nobody', () => {
  const { beats } = writeScript({
    prompt: 'Two mountaineers fight against the wind in a snowstorm.',
    negativePrompt: null,
    durationSeconds: 6,
  });
  expect(beats.map(({ act }) => act)).toEqual(['walk']);
});

test.each(Object.getOwnPropertyNames(Object.prototype))(
  'a word that tables answer to without having it is a word: %s',
  (word) => {
    for (const prompt of [
      word,
      `a ${word}`,
      `The ${word} plays the ${word} with a ${word}`,
      `${word}: "hello"`,
      `${word}s ${word}ing ${word}ed`,
      `A ${word} lands on a ${word} in the ${word}, wearing a ${word} coat`,
      `{"${word}": {"${word}": 1}}`,
    ])
      expect(stageOf(prompt).durationSeconds).toBe(6);
  },
);
