import { expect, it } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { stageScript } from '../../staging.ts';

const script = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });

it.each([
  'A red sports car speeds past the camera on a highway',
  'A horse gallops past the camera on a beach',
  'A cyclist rides down a country road, the camera whips around to follow him',
])('%s: is seen coming, near and going, by a camera that stays where it is', (prompt) => {
  const { shots } = stageScript(script(prompt), 1, 16 / 9);
  const keys = shots[0]?.keys ?? [];
  const far = keys.map(({ eye, target }) => Math.hypot(eye[0] - target[0], eye[2] - target[2]));
  expect(shots[0]?.follow).toBeNull();
  expect(new Set(keys.map(({ eye }) => eye.join(' '))).size).toBe(1);
  const nearest = far.indexOf(Math.min(...far));
  expect(nearest).toBeGreaterThan(2);
  expect(nearest).toBeLessThan(keys.length - 3);
  expect(far[nearest]).toBeLessThan(6);
  expect(Math.min(far[0] ?? 0, far.at(-1) ?? 0)).toBeGreaterThan((far[nearest] ?? 0) * 2);
});

it('passes a train on its railway, where the tracks are told of', () => {
  expect(script('A freight train rushes past the camera, low angle near the tracks')).toMatchObject({
    set: { place: 'railway' },
    shots: [{ move: 'pass_by', angle: 'low' }],
  });
});

it('looks from the air at what swims below a boat, and from below otherwise', () => {
  expect(script('Aerial view of a whale swimming beneath a rowboat').set.place).toBe('sea');
  expect(script('A shark circles below a boat').set.place).toBe('underwater');
});
