import { describe, expect, it } from 'vitest';
import { aQuote, priceOf } from '../../test/fixtures/builders.ts';
import { toMicros } from './money.ts';
import { settle } from './pricing.ts';

describe('quote', () => {
  it.each([
    ['video-3.1-generate-preview', 8, 400_000, 3_200_000],
    ['video-3.1-generate-preview', 4, 400_000, 1_600_000],
    ['video-3.1-fast-generate-preview', 6, 150_000, 900_000],
    ['image-3.1-flash-image-preview', 1, 50_000, 50_000],
  ] as const)('prices %s for %d units', (model, units, unitPriceMicros, amountMicros) => {
    expect(priceOf(model, units)).toEqual({ currency: 'USD', unitPriceMicros, units, amountMicros });
  });
});

describe('settle', () => {
  const held = aQuote();

  it('charges the length of the delivered file', () => {
    expect(settle(held, 6)).toEqual({ ...held, units: 6, amountMicros: 2_400_000 });
  });

  it('never charges more than was held', () => {
    expect(settle(held, 8.04)).toEqual(held);
  });

  it('rounds to whole micro-units', () => {
    const odd = aQuote({ unitPriceMicros: toMicros(3), amountMicros: toMicros(24) });
    expect(settle(odd, 2.5)).toEqual({ ...odd, units: 2.5, amountMicros: 8 });
  });

  it('charges nothing for nothing', () => {
    expect(settle(held, 0).amountMicros).toBe(0);
  });
});
