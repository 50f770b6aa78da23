import { expect, test } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { stageScript } from '../../staging.ts';

const SHAPE = 16 / 9;

test.each(['A shepherd and his dog lead a flock of sheep across a green hillside', 'A farmer leads a herd of cows'])(
  'a flock goes behind whoever leads it, and close together: %s',
  (prompt) => {
    const script = writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
    const { figures } = stageScript(script, 1, SHAPE);
    const [leader, ...others] = figures;
    const herd = others.slice(-(script.cast.at(-1)?.count ?? 0));
    const [start, end] = [leader?.path[0]?.at, leader?.path.at(-1)?.at];
    if (start === undefined || end === undefined) throw new Error('nobody leads');
    const length = Math.hypot(end[0] - start[0], end[2] - start[2]);
    const [x, z] = [(end[0] - start[0]) / length, (end[2] - start[2]) / length];
    const places = herd.map(({ path }) => {
      const at = path[0]?.at ?? start;
      const [dx, dz] = [at[0] - start[0], at[2] - start[2]];
      return { ahead: dx * x + dz * z, left: dx * z - dz * x };
    });
    const spread = (of: readonly number[]): number => Math.max(...of) - Math.min(...of);
    expect(herd.length).toBeGreaterThan(4);
    expect(Math.max(...places.map(({ ahead }) => ahead))).toBeLessThan(0);
    expect(spread(places.map(({ left }) => left))).toBeGreaterThan(1);
    // In a file they would take up one length each.
    expect(spread(places.map(({ ahead }) => ahead))).toBeLessThan(herd.length * 0.9);
  },
);

test.each([
  'A caravan of camels crosses the dunes, then stops',
  'Four horses gallop across a meadow and stop at a river',
])('each of a herd stops where it stands, and not within the others: %s', (prompt) => {
  const script = writeScript({ prompt, negativePrompt: null, durationSeconds: 6 });
  const herd = stageScript(script, 1, SHAPE).figures.filter(({ role }) => role === 0);
  const ends = herd.map(({ path }) => path.at(-1)?.at ?? [0, 0, 0]);
  const gaps = ends.flatMap(([ax, , az], k) => ends.slice(k + 1).map(([bx, , bz]) => Math.hypot(ax - bx, az - bz)));
  expect(herd.length).toBeGreaterThan(3);
  expect(Math.min(...gaps)).toBeGreaterThan(0.8);
});
