import { describe, expect, it } from 'vitest';
import { FILM, lookBy, paint } from '../../../../test/fixtures/plate-films.ts';
import type { Raster } from '../pixels/raster.ts';
import { findNamed, type Named } from './look-closer.ts';

/** A red square that stands out, and a small grey bar low on the right that does so only from near. */
const picture = paint((pen) => {
  pen.fillStyle = '#204020';
  pen.fillRect(0, 0, FILM.width, FILM.height);
  pen.fillStyle = '#c02020';
  pen.fillRect(FILM.width * 0.1, FILM.height * 0.2, FILM.width * 0.3, FILM.height * 0.6);
  pen.fillStyle = '#c0c0c8';
  pen.fillRect(FILM.width * 0.8, FILM.height * 0.65, FILM.width * 0.04, FILM.height * 0.2);
});

/** Sees the largest of what is not green, as the net does. */
const look = (raster: Raster) => {
  const { width, height, pixels } = raster;
  const isRed = (at: number): boolean => (pixels[at * 4] ?? 0) > 150 && (pixels[at * 4 + 2] ?? 0) < 100;
  const isGrey = (at: number): boolean => (pixels[at * 4 + 2] ?? 0) > 150;
  const cells = Array.from({ length: width * height }, (_, at) => at);
  const shown = cells.some(isRed) ? isRed : isGrey;
  const { depth } = lookBy(picture)(raster);
  return { mask: { width, height, values: Float32Array.from(cells, (at) => (shown(at) ? 1 : 0)) }, depth };
};

const BAR: Named = { shapes: [2.8], colour: [190, 190, 200], stated: false, side: 0, apart: false };

describe('what does not stand out of a picture', () => {
  it('is found where one looks closer', () => {
    const found = findNamed(picture, look, BAR, false);
    const at = (u: number, v: number) =>
      found?.values[Math.floor(v * found.height) * found.width + Math.floor(u * found.width)] ?? 0;
    expect(at(0.82, 0.75)).toBeGreaterThan(0.5);
    expect(at(0.25, 0.5)).toBe(0);
  });

  it('stays where nothing is like it', () => {
    expect(findNamed(picture, look, { ...BAR, shapes: [0.1], colour: [20, 20, 220] }, false)).toBeNull();
  });
});
