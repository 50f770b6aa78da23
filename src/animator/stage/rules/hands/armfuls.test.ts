import { expect, it } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { provide } from '../provide.ts';

it('is carried one on another, and nothing of it lies at the feet', () => {
  const { cast, relations } = provide(
    writeScript({ prompt: 'A girl carries wrapped gifts through the snow', negativePrompt: null, durationSeconds: 6 }),
    { indoor: false },
  );
  const gifts = cast.filter(({ thing }) => thing === 'gift').map(({ id, count }) => [id, count]);
  expect(gifts.map(([, count]) => count)).toEqual([1, 1, 1]);
  expect(relations.filter(({ relation }) => relation === 'holding').map(({ to }) => to)).toEqual([gifts[0]?.[0]]);
  expect(relations.filter(({ relation }) => relation === 'on').map(({ role, to }) => [role, to])).toEqual([
    [gifts[1]?.[0], gifts[0]?.[0]],
    [gifts[2]?.[0], gifts[1]?.[0]],
  ]);
});
