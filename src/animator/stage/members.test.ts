import { expect, it } from 'vitest';
import { writeScript } from '../director/write-script.ts';
import { stageScript } from '../staging.ts';

it('shows fish of several kinds on a reef that teems with them, around who swims there', () => {
  const prompt = 'A coral reef teeming with colorful fish, a sea turtle glides through the shoal';
  const { figures } = stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 4 }), 1, 16 / 9);
  const fish = figures.filter(({ body }) => body.family === 'swimmer');
  expect(fish.length).toBeGreaterThan(8);
  expect(new Set(fish.map(({ body }) => JSON.stringify(body.sheet.coat))).size).toBeGreaterThan(4);
  const [turtle] = figures;
  for (const { path } of fish)
    expect(
      Math.hypot(
        (path.at(-1)?.at[0] ?? 99) - (turtle?.path.at(-1)?.at[0] ?? 0),
        (path.at(-1)?.at[2] ?? 99) - (turtle?.path.at(-1)?.at[2] ?? 0),
      ),
    ).toBeLessThan(5);
});

it('makes what an animal eats as small as its mouth', () => {
  const stage = stageScript(
    writeScript({ prompt: 'A hamster eats a sunflower seed', negativePrompt: null, durationSeconds: 4 }),
    1,
    16 / 9,
  );
  const [, seed] = stage.figures;
  expect(seed?.support).toMatchObject({ anchor: 'mouth' });
  expect(seed?.size).toBeLessThan(0.8);
});

it('lets elephants spray from the tip of the trunk', () => {
  const prompt = 'An elephant sprays water with its trunk';
  const stage = stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 4 }), 1, 16 / 9);
  expect(stage.particles).toContainEqual(expect.objectContaining({ kind: 'jet', from: { figure: 0, anchor: 'tip' } }));
});
