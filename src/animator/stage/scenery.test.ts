import { describe, expect, it } from 'vitest';
import { writeScript } from '../director/write-script.ts';
import { stageScript } from '../staging.ts';
import type { Stage, StageFigure } from './stage.ts';

function stageOf(prompt: string): Stage {
  const asked = { prompt, negativePrompt: null, durationSeconds: 4, seed: 3 };
  return stageScript(writeScript(asked), asked.seed, 16 / 9);
}

const namedBy = ({ figures }: Stage, key: string, value: string): StageFigure[] =>
  figures.filter(({ role, body }) => role === null && body.sheet[key] === value);

describe('what no prompt names', () => {
  it('is a track under a train where the place has none, level and along its way, and wagons behind it', () => {
    const stage = stageOf('a steam train drives through the mountains');
    const engine = stage.figures.find(({ role }) => role === 0);
    const [track] = namedBy(stage, 'machine', 'track');
    const heights = new Set(engine?.path.map(({ at }) => at[1].toFixed(3)));
    expect(heights).toEqual(new Set([track?.path[0]?.at[1].toFixed(3)]));
    expect(track?.path[0]?.heading).toBe(engine?.path[0]?.heading);
    const wagons = namedBy(stage, 'coach', 'passenger train');
    expect(wagons).toHaveLength(3);
    const ahead = ({ at, heading }: StageFigure['path'][number], from: StageFigure['path'][number]): number =>
      Math.sin(heading) * (from.at[0] - at[0]) + Math.cos(heading) * (from.at[2] - at[2]);
    for (const { path } of wagons)
      for (const [index, point] of path.entries()) {
        const own = engine?.path[index];
        expect(own === undefined ? 0 : ahead(point, own)).toBeGreaterThan(4);
      }
  });

  it('is no track in a station, which has its own', () => {
    expect(namedBy(stageOf('a train arrives at the railway station'), 'machine', 'track')).toEqual([]);
  });

  it('is fire around a place that burns, and none elsewhere', () => {
    const burning = stageOf('a man stands in a burning forest');
    expect(namedBy(burning, 'thing', 'fire').length).toBeGreaterThan(3);
    expect(burning.particles.map(({ kind }) => kind)).toContain('embers');
    // A castle burns from its windows and roofs.
    const kindsOf = (prompt: string) => stageOf(prompt).particles.map(({ kind }) => kind);
    expect(kindsOf('a knight stands before a burning castle')).toContain('blaze');
    expect(kindsOf('a knight stands before a castle')).not.toContain('blaze');
  });
});

describe('a herd', () => {
  it('stays together beside whatever it is beside', () => {
    const { figures } = stageOf('six dolphins beside a sailing ship on the sea');
    const places = figures.filter(({ role }) => role === 0).map(({ path }) => path[0]?.at ?? [0, 0, 0]);
    expect(places).toHaveLength(6);
    const distances = places.flatMap(([x, , z], one) =>
      places.slice(one + 1).map(([a, , b]) => Math.hypot(x - a, z - b)),
    );
    // In one row the farthest would be five times as far apart as the nearest.
    expect(Math.max(...distances)).toBeLessThan(Math.min(...distances) * 4);
  });
});

describe('great waves', () => {
  it('go with whoever rides one, who is on their face all the while', () => {
    const stage = stageOf('a surfer rides a giant barrel wave');
    const [wave] = namedBy(stage, 'vessel', 'breaker');
    const board = stage.figures.find(({ body }) => body.sheet.thing === 'surfboard');
    const apart = board?.path.map(({ at }, index) => {
      const [x = 0, , z = 0] = wave?.path[index]?.at ?? [];
      return Math.hypot(at[0] - x, at[2] - z).toFixed(2);
    });
    expect(new Set(apart).size).toBe(1);
    expect(board?.path[0]?.at[1]).toBeGreaterThan(0.2);
  });

  it('roll in where a ship is in a storm, which pitches on them, and not on a calm sea', () => {
    const stage = stageOf('a ship in a storm at sea');
    expect(namedBy(stage, 'vessel', 'swell').length).toBeGreaterThan(3);
    expect(stage.figures[0]?.acts.map(({ act }) => act)).toContain('pitch');
    expect(namedBy(stageOf('a ship on a calm sea'), 'vessel', 'swell')).toEqual([]);
  });
});
