import { expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

const script = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });

it('looks straight at whom a symmetrical picture is of, who looks at us', () => {
  const { shots, cast, set } = script(
    'A bellboy stands perfectly centred in a pink hotel lobby, symmetrical composition',
  );
  expect(shots.map(({ symmetric, focus }) => [symmetric, focus])).toEqual([[true, 'deep']]);
  expect(cast[0]?.facing).toBe('camera');
  expect(set.dressing).toContain('walls: pink');
});

it('leaves all other pictures as they are', () => {
  const { shots, cast } = script('A bellboy stands in a hotel lobby');
  expect([shots[0]?.symmetric, cast[0]?.facing]).toEqual([undefined, null]);
});

it('is seen from high and far where it is isometric', () => {
  expect(script('Isometric view of a busy harbour').shots[0]).toMatchObject({ angle: 'high', lens: 'long' });
});

it('is one picture from above where a lens makes all of it small', () => {
  const { shots, cast } = script('Tilt-shift miniature: a busy crosswalk seen from above, tiny cars move jerkily');
  expect(shots.map(({ angle }) => angle)).toEqual(['high']);
  expect(cast.every(({ size }) => size === 1)).toBe(true);
});
