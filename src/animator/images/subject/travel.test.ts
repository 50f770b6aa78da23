import { describe, expect, it } from 'vitest';
import { lookBy, paint } from '../../../../test/fixtures/plate-films.ts';
import { makePlate } from '../plate/plate.ts';
import type { SubjectLife, SubjectMove } from './life.ts';
import type { Puppet } from './puppet.ts';
import { planTravel } from './travel.ts';

const SECONDS = 6;
/** Ways are told by shares of it: what is behind whoever goes is painted in a quarter of the time that a film's would take. */
const SIZE = { width: 120, height: 68 } as const;

/** Somebody who takes this of a picture, by shares of it. */
function goes(
  [left, top, right, bottom]: readonly [number, number, number, number],
  direction: SubjectMove['direction'],
  faces: Puppet['faces'],
  own: Partial<SubjectMove & Pick<SubjectLife, 'kind' | 'followed'>> = {},
) {
  const draw = (ground: string, who: string) =>
    paint((pen) => {
      pen.fillStyle = ground;
      pen.fillRect(0, 0, SIZE.width, SIZE.height);
      pen.fillStyle = who;
      pen.fillRect(left * SIZE.width, top * SIZE.height, (right - left) * SIZE.width, (bottom - top) * SIZE.height);
    }, SIZE);
  const plate = makePlate(draw('#a0a080', '#402010'), SIZE, lookBy(draw('#000', '#fff')));
  const { subject } = plate;
  if (subject === null) throw new Error('Nobody stands out.');
  const move: SubjectMove = {
    act: 'walk',
    gait: 'walk',
    from: 0,
    to: SECONDS,
    speed: 1,
    direction,
    leaves: false,
    ...own,
  };
  const life: SubjectLife = {
    ...{ kind: own.kind ?? 'four_legged', alive: true, moves: [move], wind: 0 },
    ...(own.followed === true ? { followed: true } : {}),
  };
  const travel = planTravel(plate, subject, life, { legs: [], head: null, faces }, SECONDS)(SECONDS);
  return {
    aside: travel.x / subject.depth,
    nearer: travel.z / subject.depth,
    high: travel.y / subject.depth,
    ...travel,
  };
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

  it('leads along the road where a vehicle drives away that is seen from the side', () => {
    const { nearer, side } = goes([0.3, 0.5, 0.8, 0.8], 'away', -1, { kind: 'rolling', leaves: true });
    expect(nearer).toBeCloseTo(0);
    expect(side).toBe(-1);
  });

  it('leads out by the edge that cuts it off, and nobody turns who goes there', () => {
    const { side, turned, nearer } = goes([0, 0.2, 0.5, 1], null, 1, { kind: 'upright', leaves: true });
    expect([side, turned]).toEqual([-1, 0]);
    expect(nearer).toBeCloseTo(0);
  });

  it('is a lean where somebody goes aside whose legs are not seen, and a few steps to the camera where no side is named', () => {
    const bust = [0.3, 0.2, 0.7, 1] as const;
    const whole = goes([0.4, 0.3, 0.55, 0.9], 'left', 0, { kind: 'upright' }).aside;
    expect(goes(bust, 'left', 0, { kind: 'upright' }).aside).toBeGreaterThan(whole / 2);
    expect(goes(bust, null, 1, { kind: 'upright' })).toMatchObject({ side: 0, nearer: expect.any(Number) });
    expect(goes(bust, null, 1, { kind: 'upright' }).nearer).toBeGreaterThan(0.05);
  });

  it('leads to somebody else on the side where there is room for him, and not to the camera', () => {
    const { aside, nearer } = goes([0.2, 0.3, 0.35, 0.9], null, 0, { kind: 'upright', across: true });
    expect(aside).toBeGreaterThan(0.05);
    expect(nearer).toBeCloseTo(0);
  });

  it('stays in the picture where the camera goes along, even as far as one gallops', () => {
    const ahead = (followed?: true) =>
      goes([0.3, 0.3, 0.6, 0.9], 'left', -1, { gait: 'run', ...(followed === true ? { followed } : {}) }).aside;
    expect(Math.abs(ahead(true))).toBeLessThan(Math.abs(ahead()) * 0.8);
    expect(ahead(true)).toBeLessThan(-0.02);
  });

  it('leads into the air where it takes off', () => {
    const { high, side } = goes([0.4, 0.3, 0.6, 0.9], 'up', 0, { kind: 'thing', gait: 'glide' });
    expect(high).toBeGreaterThan(0.6);
    expect(side).toBe(0);
  });
});
