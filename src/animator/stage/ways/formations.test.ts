import { describe, expect, it } from 'vitest';
import { writeScript } from '../../director/write-script.ts';
import { stageScript } from '../../staging.ts';
import type { PathPoint, Stage } from '../stage.ts';

const stageOf = (prompt: string): Stage =>
  stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), 1, 16 / 9);

const pathsOf = ({ figures }: Stage): (readonly PathPoint[])[] =>
  figures.filter(({ role }) => role === 0).map(({ path }) => path);

const distance = (a: PathPoint | undefined, b: PathPoint | undefined): number =>
  a === undefined || b === undefined ? Number.NaN : Math.hypot(a.at[0] - b.at[0], a.at[2] - b.at[2]);

describe('those who go together', () => {
  it.each(['A herd of wild mustangs gallops through a dry grassland', 'A pack of wolves runs through a snowy forest'])(
    'stay together from the first moment to the last: %s',
    (prompt) => {
      const [first = [], ...others] = pathsOf(stageOf(prompt));
      expect(others.length).toBeGreaterThan(1);
      expect(distance(first[0], first.at(-1))).toBeGreaterThan(20);
      for (const other of others)
        expect(distance(first.at(-1), other.at(-1))).toBeCloseTo(distance(first[0], other[0]), 0);
    },
  );

  it('fly in a wedge over the water, none behind another', () => {
    const paths = pathsOf(stageOf('A flock of geese flies over a misty lake at dawn'));
    const [leader] = paths;
    const { heading = 0, at: [x, , z] = [0, 0, 0] } = leader?.[0] ?? {};
    const aside = paths.map((path) => {
      const [ox = 0, , oz = 0] = path[0]?.at ?? [];
      return (ox - x) * Math.cos(heading) - (oz - z) * Math.sin(heading);
    });
    expect(new Set(aside.map((metres) => metres.toFixed(1))).size).toBe(paths.length);
    expect(Math.min(...paths.map((path) => path[0]?.at[1] ?? 0))).toBeGreaterThan(2);
    const heights = paths.map((path) => path[0]?.at[1] ?? 0);
    expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(0.05);
  });
});

describe('a herd', () => {
  it('is near itself: nobody of it comes forward', () => {
    const [first = [], ...others] = pathsOf(stageOf('A herd of bison walks across a meadow'));
    expect(others.length).toBe(5);
    expect(Math.max(...others.map((other) => distance(first[0], other[0])))).toBeLessThan(14);
  });

  it.each([
    ['A herd of buffalo wades across a wide river', -0.95],
    ['A herd of wildebeest cross a muddy river in the Serengeti, a crocodile waits in the water', -0.5],
  ])('that goes through a river is in it: %s', (prompt, level) => {
    const paths = pathsOf(stageOf(prompt));
    expect(paths.length).toBe(6);
    const wet = paths.filter((path) => path.every(({ at }) => at[1] < level));
    expect(wet.length).toBeGreaterThan(3);
  });
});

describe('those of whom it is said', () => {
  it('go in single file', () => {
    const paths = pathsOf(stageOf('A pack of wolves walks in single file through a pine forest'));
    const { heading = 0, at: [x, , z] = [0, 0, 0] } = paths[0]?.[0] ?? {};
    const places = paths.map((path) => {
      const [ox = 0, , oz = 0] = path[0]?.at ?? [];
      const [dx, dz] = [ox - x, oz - z];
      return [dx * Math.sin(heading) + dz * Math.cos(heading), dx * Math.cos(heading) - dz * Math.sin(heading)];
    });
    const [ahead, aside] = [places.map(([along = 0]) => along), places.map(([, off = 0]) => Math.abs(off))];
    expect(ahead).toEqual([...ahead].sort((a, b) => b - a));
    expect(Math.max(...aside)).toBeLessThan(0.5);
  });
});

describe('what is done on the way', () => {
  it('does not stop who goes', () => {
    const [path = []] = pathsOf(stageOf('A woman runs through a forest, looking back over her shoulder'));
    expect(distance(path.at(-1), path.at(-5))).toBeGreaterThan(1);
  });

  it('is one chase where somebody runs after somebody, who runs before', () => {
    const stage = stageOf('A cheetah sprints across the savanna chasing a gazelle');
    const [cheetah, gazelle] = [0, 1].map((role) => stage.figures.find((figure) => figure.role === role)?.path ?? []);
    const [from, to] = [distance(cheetah?.[0], gazelle?.[0]), distance(cheetah?.at(-1), gazelle?.at(-1))];
    expect(to).toBeCloseTo(from, 0);
    expect(distance(gazelle?.[0], gazelle?.at(-1))).toBeGreaterThan(20);
  });
});
