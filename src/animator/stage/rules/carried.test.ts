import { expect, it } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { provide } from './provide.ts';

const script = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 4 });

it('carries boards and ladders under the arm, on foot, and not as a rider', () => {
  const told = script('A young woman with a surfboard under her arm runs into the waves');
  expect(told.set.place).toBe('beach');
  expect(told.relations).toEqual([{ role: 0, relation: 'holding', to: 1, where: null }]);
  expect(script('Two surfers carry their surfboards down to the water').set.place).toBe('beach');
  expect(script('A surfer rides a huge wave').set.place).toBe('sea');
});

it('shows somebody a map that is in the hands, and nobody what a film shows', () => {
  const { cast, beats, relations } = provide(script('A man shows the tourist a map'), { indoor: true });
  expect(beats[0]).toMatchObject({ role: 0, act: 'give', target: 1 });
  expect(relations).toContainEqual({
    role: 0,
    relation: 'holding',
    to: cast.findIndex(({ thing }) => thing === 'map'),
    where: null,
  });
  expect(script('The video shows a cat on a sofa').beats).toEqual([]);
});
