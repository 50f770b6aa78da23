import { expect, test } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { lineZ } from '../../land/kits/viaduct.ts';
import { stageScript } from '../../staging.ts';
import type { Stage } from '../stage.ts';

const stageOf = (prompt: string): Stage =>
  stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), 1, 16 / 9);
const EDGE_METRES = 3.7;

test('a train comes into a subway station and stops, and the camera stays with those who wait', () => {
  const { figures, shots } = stageOf('People waiting on a subway platform as a train arrives');
  const train = figures.find(({ body }) => body.family === 'vehicle');
  const [before, last] = (train?.path ?? []).slice(-2);
  expect(last?.at[2]).toBeCloseTo(before?.at[2] ?? 0, 1);
  expect(Math.abs((train?.path[0]?.at[2] ?? 0) - (last?.at[2] ?? 0))).toBeGreaterThan(20);
  expect(shots.map(({ follow }) => follow)).toEqual([null]);
  for (const { body, path } of figures)
    if (body.family === 'person') for (const { at } of path) expect(Math.abs(at[0])).toBeLessThan(EDGE_METRES);
});

test('and one that leaves stands there first', () => {
  const { figures } = stageOf('A woman waits on a subway platform while a train departs');
  const path = figures.find(({ body }) => body.family === 'vehicle')?.path ?? [];
  const gone = (from: number, to: number): number => Math.abs((path[to]?.at[2] ?? 0) - (path[from]?.at[2] ?? 0));
  expect(gone(0, 2)).toBeLessThan(gone(path.length - 3, path.length - 1));
});

test('a train crosses a viaduct on its rails, wagons around the bend, seen from the valley beside it', () => {
  const { place, figures, shots } = stageOf(
    'The Glenfinnan Viaduct is a railway bridge in Scotland, UK, between the towns of Mallaig and Fort William. A steam train leaves the bridge.',
  );
  expect(place.name).toBe('viaduct');
  expect(figures.every(({ body }) => body.family === 'vehicle')).toBe(true);
  for (const { path } of figures) for (const { at } of path) expect(Math.abs(at[2] - lineZ(at[0]))).toBeLessThan(0.5);
  expect(shots[0]?.keys[0]?.eye[1]).toBeLessThan(-2);
});

test('in the open they wait on the platform, and neither in the train nor on its rails', () => {
  const { figures, place } = stageOf('A train arrives at a seaside railway platform, passengers wait');
  expect(place.name).toBe('railway');
  const people = figures.filter(({ body }) => body.family === 'person');
  expect(people.length).toBeGreaterThan(2);
  for (const { path } of people) for (const { at } of path) expect(Math.abs(at[0])).toBeLessThan(6);
});
