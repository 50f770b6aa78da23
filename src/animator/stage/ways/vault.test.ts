import { expect, it } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { stageScript } from '../../staging.ts';

const stageOf = (prompt: string) =>
  stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), 1, 16 / 9);

it.each([
  ['A knight jumps over a fence on horseback', 'quadruped', 0.8],
  ['A girl on a pony leaps over a fallen log in the forest', 'quadruped', 0.15],
  ['A motorcyclist jumps over a row of burning cars', 'vehicle', 1],
])('%s: in the saddle, and before a camera that waits', (prompt, family, least) => {
  const { figures, shots } = stageOf(prompt);
  const mount = figures.findIndex(({ body, path }) => body.family === family && path.length > 1);
  const heights = figures[mount]?.path.map(({ at }) => at[1]) ?? [];
  expect(Math.max(...heights) - (heights[0] ?? 0)).toBeGreaterThan(least);
  expect(figures[0]?.support).toMatchObject({ figure: mount, as: 'sit' });
  expect(figures[0]?.acts.map(({ act }) => act)).not.toContain('jump');
  expect(shots[0]?.follow).toBeNull();
});

it('leads through hoops of light one after the other, with a leap at each', () => {
  const { figures } = stageOf('A tiger leaps through glowing hoops of light');
  const [tiger, ...hoops] = figures;
  expect(hoops.filter(({ body }) => body.sheet.thing === 'bright hoop').length).toBe(3);
  expect(tiger?.acts.filter(({ act }) => act === 'leap').length).toBe(3);
  // In the middle of each leap it is where a hoop is.
  for (const { from, to } of tiger?.acts.filter(({ act }) => act === 'leap') ?? []) {
    const [x, , z] = tiger?.path.findLast(({ time }) => time <= (from + to) / 2)?.at ?? [9, 9, 9];
    const near = hoops.map(({ path }) => Math.hypot((path[0]?.at[0] ?? 9) - x, (path[0]?.at[2] ?? 9) - z));
    expect(Math.min(...near)).toBeLessThan(0.6);
  }
});

it('looks for no court where hoops burn', () => {
  expect(stageOf('A dog jumps through burning hoops').place.dressing).not.toContain('basketball');
});

it('is leapt over on foot as well, and what is told after it is done where one has landed', () => {
  const { figures } = stageOf('A gymnast runs and vaults over the horse, then lifts her arms up');
  const gymnast = figures.find(({ body }) => body.family === 'person');
  expect(figures.map(({ body }) => body.sheet.thing)).toContain('vaulting horse');
  expect(Math.max(...(gymnast?.path.map(({ at }) => at[1]) ?? []))).toBeGreaterThan(0.9);
  expect(gymnast?.acts.map(({ act }) => act)).toEqual(expect.arrayContaining(['run', 'leap', 'raise_arms']));
  const box = stageOf('A boy runs and jumps over a wooden box in the park').figures.at(-1);
  expect(box?.support).toEqual({ on: 'ground' });
});
