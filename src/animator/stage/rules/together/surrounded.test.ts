import { expect, it } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { provide } from '../provide.ts';

const play = (prompt: string) =>
  provide(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), { indoor: false });

it('has photographers around a star, each with what they do there, and lays the carpet under the star', () => {
  const { relations, beats } = play('A pop star surrounded by photographers on a rug');
  expect(relations).toMatchObject([
    { role: 1, relation: 'around', to: 0 },
    { role: 2, relation: 'under', to: 0 },
  ]);
  expect(beats).toMatchObject([{ role: 1, act: 'photograph', target: 0 }]);
});

it('has who is among others in their midst, and who runs around them not', () => {
  expect(play('A woman walks among sheep in a meadow').relations).toMatchObject([
    { role: 1, relation: 'around', to: 0 },
  ]);
  expect(play('A dog runs around the children').relations).toMatchObject([{ role: 0, relation: 'around', to: 1 }]);
});

it('is before a cinema where a red carpet is told of', () => {
  expect(play('An actress walks down the red carpet').set.place).toBe('building_front');
});
