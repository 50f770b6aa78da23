import { expect, it } from 'vitest';
import { writeScript } from '../director/write-script.ts';
import { stageScript } from '../staging.ts';

const stageOf = (prompt: string) =>
  stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), 1, 16 / 9);

it('brings both together who embrace at a door', () => {
  const [one, two] = stageOf('A soldier comes home and hugs his daughter at the front door').figures;
  const [a, b] = [one?.path.at(-1)?.at ?? [0, 0, 0], two?.path.at(-1)?.at ?? [9, 9, 9]];
  expect(Math.hypot(a[0] - b[0], a[2] - b[2])).toBeLessThan(1);
});

it('leaves a desk where it stands that a hand is slammed on', () => {
  const { figures } = stageOf('A man slams his hand on the desk in an office and shouts "No!"');
  expect(figures.map(({ support }) => ('as' in support ? support.as : 'on')).includes('held')).toBe(false);
});
