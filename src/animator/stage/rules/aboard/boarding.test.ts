import { expect, it } from 'vitest';
import { writeScript } from '../../../director/write-script.ts';
import { stageScript } from '../../../staging.ts';

const stageOf = (prompt: string) =>
  stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 8 }), 1, 16 / 9);

it('has a skateboarder who rolls past on the board, and in no car', () => {
  const { figures } = stageOf('A skateboarder in a red hoodie rolls past the camera in a skate park');
  expect(figures.filter(({ body }) => body.family === 'vehicle' && body.sheet.vehicle === 'car')).toEqual([]);
  expect(figures[0]?.support).toMatchObject({ as: 'stand' });
});

it('has a fisherman in calm water in an open boat', () => {
  const vesselOf = (prompt: string) =>
    stageOf(prompt).figures.find(({ body }) => body.family === 'vessel')?.body.sheet.vessel;
  expect(vesselOf('An old fisherman sits in his boat at dawn')).toBe('rowboat');
  expect(vesselOf('A man sits in a sailboat at dawn')).toBe('sailboat');
});

it('gives each of two riders a bicycle of their own, and a child a small one', () => {
  const { figures } = stageOf('A woman rides a bike with her son in the park');
  const wheels = figures.filter(({ body }) => body.family === 'vehicle');
  expect(wheels).toHaveLength(2);
  expect(new Set(figures.flatMap(({ support }) => ('figure' in support ? [support.figure] : []))).size).toBe(2);
});
