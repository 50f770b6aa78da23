import { expect, it } from 'vitest';
import { writeScript } from '../director/write-script.ts';
import { stageScript } from '../staging.ts';

it('stands a cup on the sill of which is told, with the rain on the pane behind it and no table below', () => {
  const prompt = 'A cup of steaming coffee on a windowsill while rain runs down the glass';
  const stage = stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 4 }), 1, 16 / 9);
  expect(stage.figures.map(({ body }) => body.sheet.thing)).not.toContain('dining table');
  expect(stage.figures[0]?.path[0]?.at[1]).toBeGreaterThan(0.4);
  expect(stage.particles.map(({ kind }) => kind)).toContain('trickles');
});
