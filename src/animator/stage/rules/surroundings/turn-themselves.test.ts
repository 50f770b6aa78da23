import { expect, test } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { provide } from '../provide.ts';

test('a Ferris wheel turns about its hub and does not spin about its foot', () => {
  const { cast, beats } = provide(
    writeScript({ prompt: 'A Ferris wheel turns slowly at a county fair', negativePrompt: null, durationSeconds: 6 }),
    { indoor: false },
  );
  const wheel = cast.find(({ thing }) => thing === 'ferris wheel')?.id;
  expect(wheel).toBeDefined();
  expect(beats.filter(({ role }) => role === wheel)).toEqual([]);
});
