import { expect, it } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { stageScript } from '../../staging.ts';

const stage = (prompt: string) =>
  stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), 1, 16 / 9);

it('rides along behind whoever steers, and looks ahead', () => {
  const { shots, figures } = stage('Shot from the back seat of an open jeep, looking past the driver at the savanna.');
  const [{ follow, keys } = { follow: null, keys: [] }] = shots;
  expect(figures[follow?.figure ?? -1]?.body.family).toBe('vehicle');
  const [{ eye, target } = { eye: [0, 0, 0], target: [0, 0, 0] }] = keys;
  expect(Math.abs(eye[0])).toBeLessThan(0.6);
  expect(target[2] - eye[2]).toBeGreaterThan(5);
});

it('hangs leaves before the lens that looks through them', () => {
  const { figures } = stage('Seen through the branches of a bush, a tiger drinks from a river.');
  expect(figures.filter(({ role, support }) => role === null && 'on' in support && support.on === 'air')).toHaveLength(
    4,
  );
});
