import { expect, it } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { provide } from './provide.ts';

const play = (prompt: string, indoor = true) =>
  provide(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), { indoor });

it('washes a car from outside, in a suburb, and drives it from within', () => {
  const { set, relations, beats } = play('A man washes his car in the driveway', false);
  expect(set.place).toBe('suburb');
  expect(relations.map(({ relation }) => relation)).not.toContain('in');
  expect(beats).toMatchObject([{ act: 'wash', target: 1 }]);
  expect(play('A convertible with a couple drives along the coast', false).relations).toMatchObject([
    { role: 1, relation: 'in', to: 0 },
  ]);
});

it('is on the road to where one drives, the parents before and the children behind', () => {
  const { set, cast, relations } = play('A family drives in a car to the sea, children in the back seat', false);
  expect(set.place).toBe('road');
  const car = cast.find(({ thing }) => thing === 'car')?.id;
  expect(relations).toEqual([
    { role: 0, relation: 'driving', to: car, where: 'inside' },
    { role: 1, relation: 'in', to: car, where: null },
    { role: 3, relation: 'in', to: car, where: 'back' },
  ]);
  expect(cast[3]?.count).toBe(2);
  expect(play('A mother drives her kids to school', false).set.place).toBe('road');
  expect(play('A woman drives her car through the city to the beach', false).set.place).toBe('city');
});

it('packs boxes on the floor, where they hide nobody', () => {
  const { cast, relations } = play('A boy puts his toys into a box');
  expect(cast.map(({ thing }) => thing)).not.toContain('dining table');
  expect(relations).toContainEqual({ role: 2, relation: 'on', to: null, where: 'ground' });
  expect(play('A woman puts a cake on a plate').cast.map(({ thing }) => thing)).toContain('dining table');
});

it('plays with a pet hands in its fur, and mends a sink without washing in it', () => {
  expect(play('A boy plays with his dog in the yard').beats[0]).toMatchObject({ role: 0, act: 'pet', target: 1 });
  const plumber = play('A plumber repairs a pipe under the kitchen sink');
  expect(plumber.cast.map(({ thing }) => thing)).not.toContain('tobacco pipe');
  expect(plumber.beats[0]).toMatchObject({ act: 'repair', target: 1 });
});
