import { describe, expect, it } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { sketchScript } from '../../staging.ts';

const stageOf = (prompt: string) =>
  sketchScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), 1, 16 / 9);

/** Metres from where the first one stands to the water that the boat floats on. */
function apart(prompt: string): number {
  const { figures } = stageOf(prompt);
  const [boy, boat] = figures.map(({ path }) => path[0]?.at ?? [0, 0, 0]);
  return Math.hypot((boy?.[0] ?? 0) - (boat?.[0] ?? 99), (boy?.[2] ?? 0) - (boat?.[2] ?? 99));
}

describe('the edge of the water', () => {
  it('is where somebody kneels at a stream, and where a boat of paper is set on it', () => {
    expect(apart('A boy kneels at a stream in the forest, a paper boat floats on the water')).toBeLessThan(12);
    expect(apart('A boy releases a paper boat into a stream; it floats away')).toBeLessThan(12);
  });

  it('has a boat float on the water and not among stones on land', () => {
    const [boat] = stageOf('A paper boat floats down a stream in the forest between stones').figures;
    expect(boat?.support).toEqual({ on: 'water' });
  });
});
