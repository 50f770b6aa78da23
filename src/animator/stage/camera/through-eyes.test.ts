import { describe, expect, test } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { stageScript } from '../../staging.ts';
import type { Stage } from '../stage.ts';

const stageOf = (prompt: string): Stage =>
  stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 4 }), 1, 16 / 9);

describe('who rides sees what they ride, and ahead', () => {
  test.each([
    'POV of a skier racing down a slope',
    'First-person view of someone skiing down a slope, the tips of the red skis cut through powder, poles swing',
    'POV of a snowboarder carving down a mountain',
    'POV of a mountain biker racing down a forest trail',
  ])('%s', (prompt) => {
    const { shots, figures } = stageOf(prompt);
    const [shot] = shots;
    const person = figures.findIndex(({ body }) => body.family === 'person');
    expect(shot?.through).toBe(person);
    for (const { eye, target } of shot?.keys ?? []) {
      expect(eye[1]).toBeGreaterThan(1.1);
      expect(target[2] - eye[2]).toBeGreaterThan(8);
    }
    expect(figures.some(({ body }) => body.sheet.thing === 'stick')).toBe(false);
  });

  test('the eyes go up with who leaps on skis', () => {
    const { shots } = stageOf('POV of a skier who races down a slope and jumps off a ledge');
    const heights = shots[0]?.keys.map(({ eye }) => eye[1]) ?? [];
    expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(1);
  });

  test('nobody hides a body that is not looked through', () => {
    expect(stageOf('A skier races down a slope').shots[0]?.through).toBeUndefined();
  });
});
