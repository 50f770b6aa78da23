import { expect, test } from 'vitest';
import { writeScript } from '../director/write-script.ts';
import { furnishStage, stageScript } from '../staging.ts';
import type { Stage } from './stage.ts';

const stageOf = (prompt: string): Stage =>
  stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 4 }), 1, 16 / 9);

test.each(['A motorcycle rider on a coastal road', 'A man rides a bicycle', 'A boy on a swing in a park'])(
  '%s: the right hand holds what is on the right',
  (prompt) => {
    const stage = stageOf(prompt);
    const { bodies } = furnishStage(stage);
    const rider = stage.figures.find(({ body }) => body.family === 'person');
    const across = (contact: string): number => {
      const grip = rider?.grips.find((each) => each.contact === contact);
      return bodies[grip?.figure ?? -1]?.anchors[grip?.anchor ?? '']?.at[0] ?? 0;
    };
    expect(across('rightHand')).toBeLessThan(across('leftHand'));
  },
);

test('whose eyes a motorcyclist sees through rides along the road, and no face is before them', () => {
  const { shots, figures } = stageOf('First person view of a motorcycle rider on a coastal road');
  const [shot] = shots;
  const bike = figures[shot?.follow?.figure ?? -1];
  expect(bike?.body.family).toBe('vehicle');
  expect(figures[shot?.through ?? -1]?.body.family).toBe('person');
  const [start, end] = [bike?.path[0]?.at ?? [0, 0, 0], bike?.path.at(-1)?.at ?? [0, 0, 0]];
  expect(Math.hypot(end[0] - start[0], end[2] - start[2])).toBeGreaterThan(20);
});

test('who rides through a lane in a point of view that names nobody is not who waves in it', () => {
  const prompt =
    'POV: riding a bicycle through the narrow streets of an Italian village, an old man waves from his doorway';
  const { place, shots, figures } = stageOf(prompt);
  expect(place.name).toBe('village_lane');
  const followed = shots[0]?.follow?.figure ?? -1;
  expect(figures[followed]?.body.family).toBe('vehicle');
  const waves = figures.find(({ acts }) => acts.some(({ act }) => act === 'wave'));
  expect(Math.abs(waves?.path[0]?.at[0] ?? 0)).toBeGreaterThan(1.5);
});

test('a dragon lands before the knight it fights, and breathes its fire there', () => {
  const prompt = 'An epic battle between a knight in shining armor and a fire-breathing dragon before a castle';
  const { figures, particles } = stageOf(prompt);
  const [knight, dragon] = figures;
  expect(dragon?.support).toMatchObject({ on: 'ground' });
  expect(knight?.acts.map(({ act, target }) => [act, target])).toEqual([['fence', 1]]);
  expect(particles.map(({ kind }) => kind)).toContain('breath');
});

test('who passes a musician by with an umbrella passes behind', () => {
  const { figures } = stageOf('A street musician plays the violin in an old town, people with umbrellas pass by');
  const people = figures.filter(({ body, role }) => body.family === 'person' && role !== null);
  expect(people).toHaveLength(5);
  const nearest = (index: number): number => Math.max(...(people[index]?.path ?? []).map(({ at }) => at[2]));
  for (let other = 1; other < people.length; other++) expect(nearest(other)).toBeLessThan(nearest(0));
});
