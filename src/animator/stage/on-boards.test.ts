import { describe, expect, it } from 'vitest';
import { QUIET } from '../bodies/body.ts';
import { writeScript } from '../director/write-script.ts';
import { furnishStage, stageScript } from '../staging.ts';
import type { Stage } from './stage.ts';

const stageOf = (prompt: string): Stage =>
  stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), 1, 16 / 9);

const actsOf = ({ figures }: Stage, family: string): string[] =>
  figures.find(({ body }) => body.family === family)?.acts.map(({ act }) => act) ?? [];

describe('on boards', () => {
  it('leaps together with the board, and goes on meanwhile', () => {
    const stage = stageOf('A skateboarder does a kickflip in the park');
    expect([actsOf(stage, 'person'), actsOf(stage, 'vehicle')]).toEqual([['ollie'], ['ollie']]);
    const board = stage.figures.find(({ body }) => body.family === 'vehicle');
    const [start, end] = [board?.path[0]?.at ?? [0, 0, 0], board?.path.at(-1)?.at ?? [0, 0, 0]];
    // At the pace of a board, and not of a toy.
    expect(Math.hypot(end[0] - start[0], end[2] - start[2])).toBeGreaterThan(12);
  });

  it('takes the rider over what the board leaps over', () => {
    const stage = stageOf('A teenager on a skateboard jumps over a row of bins in a skate park');
    const board = stage.figures.find(({ body }) => body.family === 'vehicle');
    const bins = stage.figures.filter(({ body }) => body.family !== 'vehicle' && body.family !== 'person');
    expect(bins.length).toBeGreaterThan(2);
    const highest = Math.max(...(board?.path ?? []).map(({ at }) => at[1]));
    expect(highest - (board?.path[0]?.at[1] ?? 0)).toBeGreaterThan(0.8);
    expect(stage.figures.find(({ body }) => body.family === 'person')?.support).toHaveProperty('figure');
  });

  it.each(['A surfer carves a wave and cuts through the foam', 'A skier races down a steep slope, spraying snow'])(
    'stays in the knees for what the board does (%j)',
    (prompt) => {
      expect(new Set(actsOf(stageOf(prompt), 'person'))).toEqual(new Set([prompt.includes('surfer') ? 'surf' : 'ski']));
    },
  );

  it('has each foot under its own hip', () => {
    const stage = stageOf('A surfer rides a wave');
    const { bodies } = furnishStage(stage);
    const body = bodies[stage.figures.findIndex(({ body: { family } }) => family === 'person')];
    const pose = body?.pose({ ...QUIET, time: 1, act: 'surf', since: 1, lasts: 6, phase: 0.3 });
    const along = (bone: string): number => pose?.headOf(bone)[2] ?? 0;
    expect(Math.sign(along('footL') - along('footR'))).toBe(Math.sign(along('thighL') - along('thighR')));
  });
});
