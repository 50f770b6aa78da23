import { expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

const played = (prompt: string) => {
  const { cast, beats } = writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
  return { things: cast.map(({ thing }) => thing), acts: beats.map(({ act, target }) => [act, target]) };
};

it('what police cars are after is none of the police, and other balloons are balloons like the first', () => {
  expect(played('Three police cars chase a black muscle car').things).toEqual(['police car', 'car']);
  expect(played('A hot air balloon rises among many other balloons').things).toEqual(['balloon', 'balloon']);
});

it('whoever sprints, races or bolts after somebody is after them', () => {
  for (const verb of ['sprints', 'races', 'bolts', 'gallops'])
    expect(played(`A cheetah ${verb} after a gazelle`).acts, verb).toEqual([['chase', 1]]);
});

it('what a locomotive pulls is its train, and a plane has its floats', () => {
  expect(played('A steam locomotive pulls green passenger carriages across a viaduct').things).toEqual(['locomotive']);
  expect(played('A small plane with pontoons lands on a lake').things).toEqual(['airplane']);
});
