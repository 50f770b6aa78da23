import { expect, it } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { stageScript } from '../../staging.ts';

it('looks at the face of who sleeps in a bed, and not under it', () => {
  const prompt = 'Close-up of a young boy sleeping in bed.';
  const script = writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
  const stage = stageScript(script, 1, 16 / 9);
  expect(stage.shots[0]?.keys[0]?.target[1]).toBeGreaterThan(0.5);
});
