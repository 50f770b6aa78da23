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

test('passengers are in the taxi, whose mirror is its own, and whom one rows is in the boat', () => {
  const taxi = provided('A taxi driver in New York talks to his passenger through the mirror');
  expect(taxi.cast.map(({ thing }) => thing)).not.toContain('mirror');
  expect(taxi.relations.map(({ relation }) => relation).sort()).toEqual(['driving', 'in']);
  const gondola = provided('A gondolier rows a couple along a canal in Venice');
  expect(gondola.relations.filter(({ relation }) => relation === 'in')).toHaveLength(2);
});

test('who sits in the passenger seat does not drive', () => {
  const { cast, relations } = provided(
    'A red convertible drives along the coast, the woman in the passenger seat raises her arms',
  );
  expect(cast.filter(({ person }) => person !== null)).toHaveLength(2);
  expect(relations.map(({ role, relation }) => [role, relation]).sort()).toEqual([
    [1, 'in'],
    [2, 'driving'],
  ]);
});
