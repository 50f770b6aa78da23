import { describe, expect, it } from 'vitest';
import { FILM, lookBy, paint } from '../../../../test/fixtures/plate-films.ts';
import { alphaAt, makePlate, type Plate } from '../plate/plate.ts';
import type { SubjectLife } from './life.ts';
import { roundOff } from './round-off.ts';

const draw = (ground: string, who: string) =>
  paint((pen) => {
    pen.fillStyle = ground;
    pen.fillRect(0, 0, FILM.width, FILM.height);
    pen.fillStyle = who;
    pen.fillRect(0, FILM.height * 0.4, FILM.width * 0.4, FILM.height * 0.6);
  });
const cutOff = makePlate(draw('#a0a080', '#402010'), FILM, lookBy(draw('#000', '#fff')));

const goes = (direction: 'left' | 'right'): SubjectLife => ({
  ...{ kind: 'upright', alive: true, wind: 0 },
  moves: [{ act: 'walk', gait: 'walk', from: 0, to: 4, speed: 1, direction, leaves: false }],
});

/** Whether it is shown a little beyond the left edge, just below where it begins there. */
const shownBeyond = (plate: Plate): boolean => {
  const { subject, area, size } = plate;
  if (subject === null) throw new Error('Nobody stands out.');
  return alphaAt(subject.cut, area.left - Math.round(size.width * 0.07), area.top + Math.round(size.height * 0.44)) > 0;
};

describe('whoever an edge of the picture cuts off', () => {
  it('is rounded there as it goes away from that edge', () => {
    expect(shownBeyond(cutOff)).toBe(true);
    expect(shownBeyond(roundOff(cutOff, goes('right')))).toBe(false);
  });

  it('stays whole where it goes out by that edge, or stays', () => {
    expect(roundOff(cutOff, goes('left'))).toBe(cutOff);
    expect(roundOff(cutOff, null)).toBe(cutOff);
  });
});
