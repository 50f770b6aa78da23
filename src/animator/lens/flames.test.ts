import { describe, expect, it } from 'vitest';
import type { Flame } from '../bodies/body.ts';
import { standing } from '../maths/matrix.ts';
import { flamesOf } from './flames.ts';
import type { Source } from './spray-source.ts';

const FLAMES: readonly Flame[] = [
  { bone: 'flame0', at: [0, 0.1, 0], radius: 0.2, tall: 0.8 },
  { bone: 'flame1', at: [0.1, 0.1, 0], radius: 0.1, tall: 0.4 },
];

/** A fire at x 3 whose bones grow it to `grown` of its size. */
const fire = (grown: number): Source =>
  ({
    body: { flames: FLAMES },
    pose: { place: (_: string, [x, y, z]: readonly [number, number, number]) => [x, 0.1 + (y - 0.1) * grown, z] },
    matrix: standing([3, 0, 0], 0, 1),
    heading: 0,
    act: 'burn',
  }) as unknown as Source;

describe('flames', () => {
  it('stand where the body that burns stands, and rise', () => {
    const [first, second] = [...flamesOf([null, fire(1)])];
    expect([first?.shape, first?.at[0], first?.at[1]]).toEqual(['tongue', 3, 0.1]);
    expect(first?.streak[1]).toBeCloseTo(0.8);
    expect(first?.seed).not.toBe(second?.seed);
  });

  it('grow and shrink with their bones, as broad as they are high', () => {
    const [small, large] = [0.5, 1].map((grown) => [...flamesOf([fire(grown)])][0]);
    expect((small?.size ?? 0) * 2).toBeCloseTo(large?.size ?? 0);
    expect((small?.streak[1] ?? 0) * 2).toBeCloseTo(large?.streak[1] ?? 0);
  });

  it('are nowhere where nothing burns', () => {
    expect([...flamesOf([null])]).toEqual([]);
  });
});
