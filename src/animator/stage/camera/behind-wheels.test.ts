import { expect, it } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { stageScript } from '../../staging.ts';

it('from behind a car one sees the road it takes, and not its boot alone', () => {
  const prompt = 'A black car drives along a forest road, the camera follows from the rear';
  const { shots } = stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), 1, 1.78);
  const [x = 0, , z = 0] = shots[0]?.keys[0]?.eye ?? [];
  expect(shots[0]?.follow).toBeDefined();
  expect(Math.hypot(x, z)).toBeGreaterThan(5.5);
});
