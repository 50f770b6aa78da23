import { expect, it } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { stageScript } from '../../staging.ts';
import { makePathMotion } from './path-motion.ts';

const PROMPT = 'A woman at a train station hugs a soldier goodbye on the platform, he climbs aboard';
const stage = stageScript(writeScript({ prompt: PROMPT, negativePrompt: null, durationSeconds: 6 }), 1, 16 / 9);
const [woman, soldier] = stage.figures;

it('who takes leave stands with who gets in, where that one waits', () => {
  const [hers, his] = [woman, soldier].map((figure) => makePathMotion(figure?.path ?? [])(0.5));
  const [x = 0, , z = 0] = hers?.at ?? [];
  expect(Math.hypot(x - (his?.at[0] ?? 0), z - (his?.at[2] ?? 0))).toBeLessThan(0.5);
  expect(Math.cos((hers?.heading ?? 0) - (his?.heading ?? 0))).toBeLessThan(-0.99);
  expect(soldier?.acts[0]).toMatchObject({ act: 'hug', target: 0 });
});

it('of two people beside a train neither is made larger than the other', () => {
  expect(woman?.size).toBe(soldier?.size);
});
