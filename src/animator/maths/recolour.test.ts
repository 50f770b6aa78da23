import { describe, expect, it } from 'vitest';
import { recolour } from './recolour.ts';

const RED = [200, 30, 30] as const;
/** Seven parts of light grey paint and three of black rubber. */
const car = {
  pixels: Uint8Array.from({ length: 40 }, (_, at) => (at % 4 === 3 ? 255 : at < 28 ? 180 : 24)),
};

describe('another colour for something grey', () => {
  it('is that of its paint: tyres and windows keep theirs', () => {
    const { pixels } = recolour(car, RED, 'same');
    expect([...pixels.slice(0, 3)]).toEqual([...RED]);
    expect([...pixels.slice(36, 39)]).toEqual([24, 24, 24]);
  });

  it('is that of all of it where it is dark altogether', () => {
    const horse = { pixels: car.pixels.map((value, at) => (at % 4 === 3 ? value : Math.round(value / 4))) };
    const { pixels } = recolour(horse, RED, 'same');
    expect(pixels[36]).toBeGreaterThan((pixels[37] ?? 0) + 20);
  });
});
