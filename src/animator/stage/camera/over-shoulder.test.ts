import { expect, it } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { stageScript } from '../../staging.ts';

it('is behind one and before the other, whose face it looks at', () => {
  const script = writeScript({
    prompt: 'Over the shoulder of a chess grandmaster, we see his young opponent thinking hard',
    negativePrompt: null,
    durationSeconds: 8,
  });
  const { shots, figures } = stageScript(script, 1, 16 / 9);
  const [own, other] = [figures[0]?.path[0], figures[1]?.path[0]];
  const [key] = shots[0]?.keys ?? [];
  if (own === undefined || other === undefined || key === undefined) throw new Error('Somebody is missing.');
  const level = (a: readonly number[], b: readonly number[]) =>
    Math.hypot((a[0] ?? 0) - (b[0] ?? 0), (a[2] ?? 0) - (b[2] ?? 0));
  expect(level(key.eye, own.at)).toBeLessThan(level(key.eye, other.at));
  expect(level(key.target, other.at)).toBeLessThan(level(key.target, own.at));
  const facing = Math.atan2(other.at[0] - own.at[0], other.at[2] - own.at[2]);
  expect(Math.abs(Math.sin((facing - own.heading) / 2))).toBeLessThan(0.15);
});
