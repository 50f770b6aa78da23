import { expect, it } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { stageScript } from '../../staging.ts';

const keysOf = (prompt: string) =>
  stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), 1, 16 / 9).shots[0]?.keys ?? [];

it('a drone that dives falls out of the sky and goes on close above the land, forward all the while', () => {
  for (const prompt of [
    'FPV drone dives down a huge waterfall and skims just above the river',
    'A drone plunges off a cliff toward the crashing waves',
  ]) {
    const keys = keysOf(prompt);
    const [first, last] = [keys[0]?.eye ?? [0, 0, 0], keys.at(-1)?.eye ?? [0, 0, 0]];
    expect(first[1] - last[1], prompt).toBeGreaterThan(15);
    expect(last[1], prompt).toBeLessThan(12);
    expect(Math.hypot(first[0] - last[0], first[2] - last[2]), prompt).toBeGreaterThan(20);
  }
});

it('gulls that dive take nobody along', () => {
  expect(keysOf('A seagull dives down to the sea').length).toBeLessThan(13);
});
