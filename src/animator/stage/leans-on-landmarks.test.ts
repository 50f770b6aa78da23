import { expect, test } from 'vitest';
import { writeScript } from '../director/write-script.ts';
import { stageScript } from '../staging.ts';

test('who leans on a bus has it at the back, broadside, and not at the end of the street', () => {
  const prompt = 'A teenage girl leans against a yellow school bus';
  const { figures } = stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 4 }), 1, 16 / 9);
  const [girl, bus] = figures;
  const [a, b] = [girl?.path[0], bus?.path[0]];
  expect(Math.abs((a?.at[2] ?? 0) - (b?.at[2] ?? 0))).toBeLessThan(2.2);
  expect(Math.abs(Math.sin((b?.heading ?? 0) - (a?.heading ?? 0)))).toBeGreaterThan(0.7);
});
