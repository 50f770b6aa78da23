import { describe, expect, it } from 'vitest';
import { PLACES } from '../catalogue/setting.ts';
import { readBrief } from './from-script.ts';
import { makePlan } from './make-plan.ts';

function plan(prompt: string, seed = 7, negativePrompt: string | null = null) {
  return makePlan(readBrief(prompt, negativePrompt), seed, 8);
}

describe('makePlan', () => {
  it('is plain JSON and the same every time', () => {
    const first = plan('two dogs run on a snowy beach at night, neon');
    expect(JSON.parse(JSON.stringify(first))).toEqual(first);
    expect(plan('two dogs run on a snowy beach at night, neon')).toEqual(first);
  });

  it('depends on the seed, and treats 0 as one', () => {
    const sceneries = [0, 1, 2, 3, 4, 5].map((seed) => JSON.stringify({ ...plan('something nice', seed), seed: null }));
    expect(new Set(sceneries).size).toBe(6);
  });

  it('gives a prompt without a place a calm one', () => {
    for (let seed = 0; seed < 20; seed++) expect(PLACES).toContain(plan('hello', seed).place);
  });

  it('leaves out what is not wanted', () => {
    const without = plan('rainy beach with birds and a dog', 7, 'birds, rain, music, dog');
    expect(without.weather).toBe('clear');
    expect(without.figures).toEqual([]);
    expect(without.particles).toEqual([]);
  });

  it('leaves the shore when nobody stands on it', () => {
    const shore = (prompt: string) => !plan(prompt).without.includes('shore');
    expect(['a galleon in a storm', 'the ocean at sunset'].map(shore)).toEqual([false, false]);
    expect(['a boat at the beach', 'a dog runs by the sea', 'a boat and a woman at the sea'].map(shore)).toEqual([
      ...[true, true, true],
    ]);
  });
});
