import { describe, expect, it } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { sketchScript } from '../../staging.ts';

describe('ways to what is gone to', () => {
  it.each(['A man walks through a parking garage toward his car', 'A man walks toward his car in a parking lot'])(
    'lead to it and not through it: %s',
    (prompt) => {
      const { figures } = sketchScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), 1, 16 / 9);
      const [man, car] = figures;
      const there = car?.path[0]?.at ?? [0, 0, 0];
      const away = (man?.path ?? []).map(({ at }) => Math.hypot(at[0] - there[0], at[2] - there[2]));
      expect(Math.min(...away)).toBeGreaterThan(1.8);
      expect(away.at(-1)).toBeLessThan((away[0] ?? 0) - 2);
    },
  );
});
