import { describe, expect, it } from 'vitest';
import type { Shot } from '../../director/script.ts';
import { writeScript } from '../../director/write-script.ts';
import { PLACES } from '../../land/places.ts';
import { stageScript } from '../../staging.ts';
import { floorAt, makeFilmFrame } from '../film-frame.ts';
import type { CameraKey } from '../stage.ts';
import { findProspect, flyOver } from './prospects.ts';

const SHOT: Shot = {
  ...{ from: 0, to: 6, size: 'wide', angle: 'eye', move: 'static', handheld: false, lens: 'normal', subject: null },
  ...{ place: null, part: null, also: [], focus: 'natural', stated: true, sizeStated: false, pace: 1 },
};
const ORDER = { seed: 3, time: 'day', weather: 'clear', season: 'summer', dressing: [], without: [] };
const OUTSIDE = PLACES.map((place) => ({ name: place.name, facts: place.describe(ORDER) })).filter(
  ({ facts }) => !facts.indoor,
);
const keyOf = (eye: CameraKey['eye'], target: CameraKey['target']): CameraKey => ({
  ...{ time: 0, eye, target, roll: 0, fieldOfView: 40, focus: 50, aperture: 0 },
});

describe.each(OUTSIDE)('$name without figures', ({ facts }) => {
  const frame = makeFilmFrame(facts, [0, facts.heightAt(0, 0), 0], 'air');
  const above = ([x, y, z]: CameraKey['eye']): number => y - floorAt(facts, x, z, 'air');

  it('is looked at from above its ground and water', () => {
    expect(above(findProspect(SHOT, facts, frame).eye)).toBeGreaterThan(1.2);
  });

  it('is flown over without touching it, forward and not back', () => {
    const drone: Shot = { ...SHOT, move: 'drone_forward' };
    const { eye, target } = findProspect(drone, facts, frame);
    const flight = flyOver(drone, keyOf(eye, target), facts);
    const eyes = flight?.keys.map((key) => key.eye) ?? [];
    expect(Math.min(...eyes.map(above))).toBeGreaterThan(12);
    const [first, last] = [eyes[0], eyes.at(-1)];
    const gone = [0, 2].map((axis) => (last?.[axis] ?? 0) - (first?.[axis] ?? 0));
    const ahead = [0, 2].map((axis) => (target[axis] ?? 0) - (eye[axis] ?? 0));
    expect((gone[0] ?? 0) * (ahead[0] ?? 0) + (gone[1] ?? 0) * (ahead[1] ?? 0)).toBeGreaterThan(0);
  });
});

it('only what flies is a flight', () => {
  const [place] = OUTSIDE;
  expect(place && flyOver({ ...SHOT, move: 'pan_left' }, keyOf([0, 2, 9], [0, 2, 0]), place.facts)).toBeNull();
});

it('a dolly down a corridor begins within its walls', () => {
  const prompt = 'Slow dolly down the corridor of an abandoned hospital';
  const { shots } = stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 4 }), 1, 16 / 9);
  for (const { eye } of shots[0]?.keys ?? []) expect(eye[2]).toBeLessThan(8);
});
