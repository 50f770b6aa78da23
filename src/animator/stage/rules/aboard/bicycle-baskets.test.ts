import { expect, test } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { provide } from '../provide.ts';

const provided = (prompt: string) =>
  provide(writeScript({ prompt, negativePrompt: null, durationSeconds: 8 }), { indoor: false });

test('a dog in the front basket rides along on the bicycle', () => {
  const { cast, relations } = provided(
    'A woman rides her bicycle through Bruges, a small dog sitting in the front basket',
  );
  expect(cast.map(({ thing }) => thing)).not.toContain('basket');
  const ridden = cast.find(({ thing }) => thing === 'bicycle');
  const dog = cast.find(({ thing }) => thing === 'dog');
  expect(ridden?.variety).toContain('basket');
  expect(relations).toContainEqual(expect.objectContaining({ role: dog?.id, relation: 'in', to: ridden?.id }));
});

test('a picnic basket is carried, and no bicycle is brought for it', () => {
  const { cast } = provided('A girl carries a picnic basket across a meadow');
  expect(cast.map(({ thing }) => thing)).toContain('basket');
});

test('who rings the bell of a bicycle calls at no door', () => {
  const { set, cast } = provided('A boy rides his bicycle through Amsterdam and rings the bell');
  expect([set.place, cast.some(({ thing }) => thing === 'door' || thing === 'bell')]).toEqual(['canal', false]);
});
