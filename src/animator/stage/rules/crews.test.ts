import { expect, test } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { provide } from './provide.ts';

const provided = (prompt: string) =>
  provide(writeScript({ prompt, negativePrompt: null, durationSeconds: 8 }), { indoor: false });

test('the pilot and the driver are in the machine that is told of', () => {
  const biplane = provided('A red biplane loops through the clouds, the pilot gives a thumbs up');
  expect(biplane.relations.map(({ relation }) => relation)).toEqual(['driving']);
  const car = provided('A race car speeds around the track, the driver waves');
  expect(car.cast.filter(({ person }) => person !== null)).toHaveLength(1);
});

test('but not while they walk to it', () => {
  expect(provided('A pilot walks to her airplane').relations).toEqual([]);
});
