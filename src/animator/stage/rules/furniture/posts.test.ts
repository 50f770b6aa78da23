import { expect, it } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { stageScript } from '../../../staging.ts';

const stageOf = (prompt: string) =>
  stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), 1, 1.78);

it('who hangs from a cliff climbs it, and is in the picture to the end', () => {
  const { figures, shots } = stageOf('A climber hangs from an overhanging cliff high above a valley');
  expect(figures[0]?.acts.map(({ act }) => act)).toEqual(['climb']);
  const [first] = shots[0]?.keys ?? [];
  expect(first?.focus).toBeGreaterThan(6);
});
