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
