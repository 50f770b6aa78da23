import { describe, expect, it } from 'vitest';
import { FILM, lookBy, paint } from '../../../../test/fixtures/plate-films.ts';
import { isCutByFrame } from './background.ts';

/** Boxes of somebody, by shares of the picture: left, top, right, bottom. */
const cutsOff = (...boxes: readonly (readonly [number, number, number, number])[]): boolean => {
  const picture = paint((pen) => {
    pen.fillStyle = '#fff';
    for (const [left, top, right, bottom] of boxes)
      pen.fillRect(left * FILM.width, top * FILM.height, (right - left) * FILM.width, (bottom - top) * FILM.height);
  });
  return isCutByFrame(picture, lookBy(picture));
};

describe('whoever a picture shows', () => {
  it('is cut by its lower edge where no feet are in it, however narrow in a wide picture', () => {
    expect(cutsOff([0.47, 0.3, 0.53, 0.5], [0.42, 0.5, 0.58, 1])).toBe(true);
  });

  it('is not where it stands there on its feet', () => {
    expect(cutsOff([0.4, 0.3, 0.6, 0.7], [0.44, 0.7, 0.48, 1], [0.52, 0.7, 0.55, 1])).toBe(false);
  });
});
