import { expect, it } from 'vitest';
import { writeScript } from '../write-script.ts';

const timeOf = (prompt: string): string => writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }).set.time;

it('struggles of heroes are lit by a low sun, and those with fire by the fire', () => {
  expect(timeOf('A knight in silver armor charges at a black dragon, flames pouring from its jaws')).toBe('dusk');
  expect(timeOf('Two samurai in red armor fight a duel in a field')).toBe('golden_hour');
});

it('the hour that is told is kept, and kind dragons have kind light', () => {
  expect(timeOf('A knight fights a fire-breathing dragon in a bright midday field')).toBe('day');
  expect(timeOf('A cute green baby dragon roars at a knight')).toBe('day');
});
