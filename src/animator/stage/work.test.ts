import { describe, expect, it } from 'vitest';
import { writeScript } from '../director/write-script.ts';
import { stageScript } from '../staging.ts';

const stageOf = (prompt: string) =>
  stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), 1, 1.78);

describe('two who work side by side', () => {
  it('have a piece each, and it lies before them', () => {
    const { figures } = stageOf(
      'A grandmother teaches her grandson how to knead dough in a kitchen. She says: "Slowly."',
    );
    const kneading = figures.filter(({ acts }) => acts.some(({ act }) => act === 'knead'));
    const targets = kneading.map(({ acts }) => acts.find(({ act }) => act === 'knead')?.target);
    expect(kneading).toHaveLength(2);
    expect(new Set(targets).size).toBe(2);
    const [a, b] = kneading.map(({ path }) => path[0]?.at ?? [0, 0, 0]);
    expect(Math.hypot((a?.[0] ?? 0) - (b?.[0] ?? 0), (a?.[2] ?? 0) - (b?.[2] ?? 0))).toBeLessThan(1.2);
  });
});
