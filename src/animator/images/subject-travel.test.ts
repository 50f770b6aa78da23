import { describe, expect, it } from 'vitest';
import { FILM, lookBy, paint } from '../../../test/fixtures/plate-films.ts';
import { makePlate } from './plate.ts';
import type { Puppet } from './puppet.ts';
import type { SubjectLife, SubjectMove } from './subject-life.ts';
import { planTravel } from './subject-travel.ts';

const SECONDS = 6;

/** Somebody who takes this of a picture, by shares of it. */
function goes(
  [left, top, right, bottom]: readonly [number, number, number, number],
  direction: SubjectMove['direction'],
  faces: Puppet['faces'],
) {
  const draw = (ground: string, who: string) =>
    paint((pen) => {
      pen.fillStyle = ground;
      pen.fillRect(0, 0, FILM.width, FILM.height);
      pen.fillStyle = who;
      pen.fillRect(left * FILM.width, top * FILM.height, (right - left) * FILM.width, (bottom - top) * FILM.height);
    });
  const plate = makePlate(draw('#a0a080', '#402010'), FILM, lookBy(draw('#000', '#fff')));
  const { subject } = plate;
  if (subject === null) throw new Error('Nobody stands out.');
  const move: SubjectMove = { act: 'walk', gait: 'walk', from: 0, to: SECONDS, speed: 1, direction, leaves: false };
  const life: SubjectLife = { kind: 'four_legged', alive: true, moves: [move], wind: 0 };
  const travel = planTravel(plate, subject, life, { legs: [], head: null, faces }, SECONDS)(SECONDS);
  return { aside: travel.x / subject.depth, nearer: travel.z / subject.depth, side: travel.side };
}

describe('the way of whoever a picture shows', () => {
  it('leads to the camera and not aside, where it is seen from before', () => {
    const { aside, nearer } = goes([0.4, 0.3, 0.6, 0.9], 'toward', 0);
    expect(nearer).toBeGreaterThan(0.08);
    expect(Math.abs(aside)).toBeLessThan(0.02);
  });

  it('leads there too where the lower edge cuts it off, however broad it is', () => {
    const { nearer, side } = goes([0.2, 0.3, 0.8, 1], 'toward', 1);
    expect(nearer).toBeGreaterThan(0.08);
    expect(side).toBe(0);
  });

  it('leads aslant where it is seen from the side', () => {
    const { aside, nearer } = goes([0.35, 0.4, 0.75, 0.8], 'toward', -1);
    expect(nearer).toBeGreaterThan(0.05);
    expect(aside).toBeLessThan(-0.02);
  });

  it('leads away', () => {
    expect(goes([0.4, 0.3, 0.6, 0.9], 'away', 0).nearer).toBeLessThan(-0.2);
  });
});
