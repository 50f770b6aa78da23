import { describe, expect, it } from 'vitest';
import { variationPrompt } from './image-variation.ts';

const SEEDS = [0, 1, 2, 3, 4_294_967_295];
const INDICES = [0, 1, 2, 3];

describe('variations of a picture', () => {
  it('differ between the pictures of one request, whatever seeds they draw', () => {
    const lists = INDICES.map((index) => SEEDS.map((seed) => variationPrompt(seed, index)));
    const alike = lists.flatMap((list, index) =>
      lists
        .slice(index + 1)
        .flat()
        .filter((prompt) => list.includes(prompt)),
    );
    expect(alike).toEqual([]);
  });

  it('differ between neighbouring seeds', () => {
    for (const index of INDICES) expect(new Set([0, 1, 2, 3].map((seed) => variationPrompt(seed, index))).size).toBe(4);
  });
});
