import { expect, it } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { stageScript } from '../../staging.ts';

it('stays near the diver it follows through a shoal, and does not go back for all the fish', () => {
  const prompt =
    'Underwater, a coral reef in clear turquoise water. A freediver in a silver suit glides down past corals. A curious sea turtle swims up and circles her. She reaches out her hand and they drift side by side through a shoal of yellow fish. The camera follows from behind. A huge manta ray passes overhead. Peaceful, slow, ethereal music.';
  const { shots } = stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 10 }), 1, 1.78);
  const followed = shots.filter(({ follow }) => follow !== null).flatMap(({ keys }) => keys);
  for (const { eye, target } of followed)
    expect(Math.hypot(eye[0] - target[0], eye[1] - target[1], eye[2] - target[2])).toBeLessThan(20);
  expect(followed.length).toBeGreaterThan(0);
});
