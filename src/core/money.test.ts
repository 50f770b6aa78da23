import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMicros, formatMicros, refuseMoney, toMicros } from './money.ts';

describe('money', () => {
  it.each([
    ['0', 0],
    ['0.40', 400_000],
    ['0.4', 400_000],
    ['1', 1_000_000],
    ['12.345678', 12_345_678],
    ['0.000001', 1],
    ['999999999.999999', 999_999_999_999_999],
  ])('reads %s', (decimal, micros) => {
    expect(findMicros(decimal)).toBe(micros);
  });

  it.each(['', '.5', '1.', '-1', '+1', '1e3', '0.0000001', '1,5', ' 1', '1 ', '0x10', 'NaN', '1234567890', '१'])(
    'does not read %j',
    (decimal) => {
      expect(findMicros(decimal)).toBeNull();
    },
  );

  it.each(['1000000000', '9000000000', '9000000000.5', '12345678901234567890', '9e+21', '1.5e+30'])(
    'says of %s that it is too much',
    (decimal) => {
      expect(findMicros(decimal)).toBeNull();
      expect(refuseMoney(decimal)).toBe('may be at most 999999999.999999');
    },
  );

  it.each(['', '-1', '0.0000001', '1e-7', '1,5', 'ten'])('says of %j how an amount is written', (decimal) => {
    expect(refuseMoney(decimal)).toBe('must be an amount such as 12.50, with at most six places');
  });

  it.each([
    [0, '0.00'],
    [1, '0.000001'],
    [400_000, '0.40'],
    [3_200_000, '3.20'],
    [1_234_500, '1.2345'],
    [12_345_678, '12.345678'],
    [-50_000, '-0.05'],
  ])('writes %d micro-units', (micros, text) => {
    expect(formatMicros(toMicros(micros))).toBe(text);
  });

  it('reads back what it wrote', () => {
    fc.assert(
      fc.property(fc.nat(999_999_999_999_999), (micros) => {
        expect(findMicros(formatMicros(toMicros(micros)))).toBe(micros);
      }),
    );
  });

  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses %d micro-units', (value) => {
    expect(() => toMicros(value)).toThrow(RangeError);
  });
});
