import { expect, test } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { sketchScript } from '../../../staging.ts';
import { provide } from '../provide.ts';

const script = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });

test('who shrinks begins as large as anybody, is tiny in the end, and is seen whole', () => {
  const { cast, shots, beats } = provide(script('A boy shrinks until he is tiny in a meadow, macro shot'), {
    indoor: false,
  });
  expect(cast[0]?.size).toBe(1);
  expect(beats.some(({ act }) => act === 'shrink')).toBe(true);
  expect(shots[0]?.size).toBe('wide');
});

test('whom a saucer takes rises in its beam', () => {
  const { figures, particles } = sketchScript(
    script('A UFO hovers above a meadow at night and a beam of light lifts a cow into the air'),
    1,
    16 / 9,
  );
  const cow = figures.find(({ body }) => body.family === 'quadruped')?.path ?? [];
  expect((cow.at(-1)?.at[1] ?? 0) - (cow[0]?.at[1] ?? 0)).toBeGreaterThan(0.5);
  expect(particles.map(({ kind }) => kind)).toContain('beam_down');
});
