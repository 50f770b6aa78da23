import { describe, expect, it } from 'vitest';
import { QUIET } from '../bodies/body.ts';
import { writeScript } from '../director/write-script.ts';
import { furnishStage, stageScript } from '../staging.ts';
import type { Stage } from './stage.ts';

const stageOf = (prompt: string): Stage =>
  stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 6 }), 1, 16 / 9);

describe('at play', () => {
  it('puts the keeper into the goal that is shot at', () => {
    const { figures } = stageOf('A boy kicks a football into the goal while the goalkeeper dives');
    const goal = figures.findIndex(({ body }) => body.sheet.thing === 'football goal');
    const borne = figures
      .filter(({ body }) => body.family === 'person')
      .map(({ acts, support }) => [acts[0]?.act, support]);
    expect(borne).toEqual([
      ['shoot_at_goal', expect.objectContaining({ figure: goal, anchor: 'post' })],
      ['dive_save', expect.objectContaining({ figure: goal, anchor: 'keeper' })],
    ]);
  });

  it('brings the ball to the hoop from hand to floor, and the hand does not follow it there', () => {
    const stage = stageOf('A basketball player dunks the ball');
    const { bodies } = furnishStage(stage);
    const hoop = bodies[stage.figures.findIndex(({ body }) => body.sheet.thing === 'basketball hoop')];
    const heights = (bone: string): number[] =>
      Array.from({ length: 9 }, (_, k) => hoop?.pose({ ...QUIET, act: 'dunk', time: k * 0.1 }).headOf(bone)[1] ?? 0);
    expect(Math.min(...heights('ball'))).toBeLessThan(0.25);
    expect(Math.min(...heights('hand'))).toBeGreaterThan(0.7);
  });

  it('lets the camera wait where an eagle comes down for its fish', () => {
    const { shots, figures } = stageOf('An eagle swoops down and takes a fish from the lake');
    expect(shots[0]?.follow).toBeNull();
    const heights = figures[0]?.path.map(({ at }) => at[1]) ?? [];
    expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(1);
  });

  it('splashes at the feet of everybody who jumps into puddles', () => {
    const { figures, particles } = stageOf('Children in rain boots jump in puddles on the street');
    const children = figures.flatMap(({ role, body }, index) =>
      role !== null && body.family === 'person' ? [index] : [],
    );
    const wet = particles.flatMap(({ kind, from }) =>
      kind === 'splashed' && from !== null && 'figure' in from ? [from.figure] : [],
    );
    expect(wet).toEqual(children);
    expect(figures.filter(({ body }) => body.sheet.thing === 'puddle')).toHaveLength(children.length);
  });

  it('lets the vase fall that the cat pushed, and not the cat', () => {
    const { beats, cast } = writeScript({
      prompt: 'A cat pushes a vase off the shelf, it falls and breaks on the floor',
      negativePrompt: null,
      durationSeconds: 6,
    });
    const told = beats.map(({ role, act }) => `${cast.find(({ id }) => id === role)?.thing} ${act}`);
    expect(told).toEqual(['cat push', 'vase fall', 'vase break']);
  });

  it('takes who dives from the edge through the air into the water, with a splash there', () => {
    const { figures, particles } = stageOf('A boy dives into the pool');
    const { acts, path } = figures[0] ?? { acts: [], path: [] };
    expect(acts.map(({ act }) => act)).toEqual(['stand', 'dive_in', 'dive', 'swim']);
    const wet = acts.find(({ act }) => act === 'dive_in')?.to ?? 0;
    const heightAt = (time: number): number => path.findLast((point) => point.time <= time + 0.01)?.at[1] ?? 0;
    expect(heightAt(wet - 0.4)).toBeGreaterThan(heightAt(0));
    expect(heightAt(wet + 0.7)).toBeLessThan(heightAt(0) - 0.5);
    expect(particles.find(({ kind }) => kind === 'crown')?.since).toBe(wet);
  });

  it('lets the tail of a car break out that skids, and none of a board', () => {
    const stage = stageOf('A car skids on the icy road');
    const { bodies } = furnishStage(stage);
    const car = bodies[stage.figures.findIndex(({ body }) => body.family === 'vehicle')];
    const aside = (time: number): number =>
      car?.pose({ ...QUIET, act: 'drift', time, since: time, speed: 9 }).place('root', [0, 0, 2])[0] ?? 0;
    expect(Math.max(...[1, 2, 3].map((time) => Math.abs(aside(time))))).toBeGreaterThan(0.6);
  });

  it('flies on skis and comes down on them', () => {
    const { figures } = stageOf('A ski jumper speeds down the slope and flies over the valley');
    const acts = figures.find(({ body }) => body.family === 'person')?.acts.map(({ act }) => act);
    expect(acts).toEqual(['ski', 'ski_jump']);
  });

  it('plays over a net with the ball that is served', () => {
    const { figures } = stageOf('A woman serves a volleyball on the beach and her friend dives for it');
    const acts = figures
      .filter(({ role, body }) => role !== null && body.family === 'person')
      .map((each) => each.acts[0]?.act);
    expect(acts).toEqual(['play_volleyball', 'play_volleyball']);
    expect(figures.some(({ body }) => body.sheet.thing === 'volleyball net')).toBe(true);
  });

  it('brings as many bikes as ride them, and no ball to the snow', () => {
    const vehicles = stageOf('Two boys race their bikes down a dirt hill').figures.filter(
      ({ role, body }) => role !== null && body.family === 'vehicle',
    );
    expect(vehicles).toHaveLength(2);
    const { figures } = stageOf('A snowboarder races down the mountain, kicking up powder');
    expect(figures.map(({ body }) => body.sheet.thing)).not.toContain('sports ball');
  });

  it('lets a car that is after another pull out from behind it', () => {
    const { figures } = stageOf('A police car chases a red sports car through the city');
    const [hunter, hunted] = figures.filter(({ role, body }) => role !== null && body.family === 'vehicle');
    const [own, other] = [hunter?.path[20], hunted?.path[20]];
    const heading = own?.heading ?? 0;
    const [x, z] = [(own?.at[0] ?? 0) - (other?.at[0] ?? 0), (own?.at[2] ?? 0) - (other?.at[2] ?? 0)];
    expect(Math.abs(x * Math.cos(heading) - z * Math.sin(heading))).toBeGreaterThan(0.8);
  });
});
