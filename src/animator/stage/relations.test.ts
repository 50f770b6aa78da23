import { describe, expect, it } from 'vitest';
import { writeScript } from '../director/write-script.ts';
import { stageScript } from '../staging.ts';
import { openWorkshop } from '../workshop.ts';
import { standPoint } from './laid-down.ts';
import { castPlayers } from './players.ts';
import { provide } from './rules/provide.ts';
import type { Stage, StageFigure } from './stage.ts';

/** Geometry alone: nothing is drawn. */
function stageOf(prompt: string, shape: number): Stage {
  return stageScript(writeScript({ prompt, negativePrompt: null, durationSeconds: 4 }), 3, shape);
}

/** A figure of the cast, by the order in which the prompt names it. */
function figureOf({ figures }: Stage, role: number): StageFigure {
  const figure = figures.find((each) => each.role === role);
  if (figure === undefined) throw new Error(`Nobody plays role ${role}.`);
  return figure;
}

const placeOf = ({ path }: StageFigure): readonly number[] => path[0]?.at ?? [];
const eyeOf = ({ shots }: Stage): readonly number[] => shots[0]?.keys[0]?.eye ?? [];
const far = (a: readonly number[], b: readonly number[]): number =>
  Math.hypot((a[0] ?? 0) - (b[0] ?? 0), (a[1] ?? 0) - (b[1] ?? 0), (a[2] ?? 0) - (b[2] ?? 0));

describe('what a prompt says of several things', () => {
  it('lays small things on one table in the order it says', () => {
    const stage = stageOf('a fork on the right of a knife', 16 / 9);
    const [fork, knife] = [figureOf(stage, 0).support, figureOf(stage, 1).support];
    if ('on' in fork || 'on' in knife) throw new Error('They lie on the floor.');
    expect(fork.figure).toBe(knife.figure);
    expect(fork.offset?.[0]).toBeGreaterThan((knife.offset?.[0] ?? 0) + 0.02);
  });

  it('brings small ones nearer to the camera than large ones, in every shape', () => {
    for (const shape of [16 / 9, 9 / 16]) {
      const stage = stageOf('a bicycle and an airplane', shape);
      const [bicycle, airplane] = [placeOf(figureOf(stage, 0)), placeOf(figureOf(stage, 1))];
      expect(far(eyeOf(stage), bicycle)).toBeLessThan(far(eyeOf(stage), airplane));
    }
  });

  it('turns long things to the camera where the picture is narrow', () => {
    const turnOf = (shape: number): number => {
      const { path } = figureOf(stageOf('a bus and a traffic light', shape), 0);
      return Math.abs(Math.sin(path[0]?.heading ?? 0));
    };
    expect(turnOf(9 / 16)).toBeLessThan(turnOf(16 / 9));
  });

  it('lets a bird sit beside a cat, and a kite fly over a board', () => {
    expect(figureOf(stageOf('a bird on the left of a cat', 16 / 9), 0).support).toEqual({ on: 'ground' });
    const stage = stageOf('a snowboard on the bottom of a kite', 16 / 9);
    expect(placeOf(figureOf(stage, 1))[1]).toBeGreaterThan((placeOf(figureOf(stage, 0))[1] ?? 0) + 1);
  });

  it('looks along the ground at what lies on each other, and from above at what lies alone', () => {
    const rise = (prompt: string): number => {
      const [key] = stageOf(prompt, 16 / 9).shots[0]?.keys ?? [];
      if (key === undefined) throw new Error('There is no camera.');
      return (key.eye[1] - key.target[1]) / far(key.eye, key.target);
    };
    expect(rise('skis on the top of a snowboard')).toBeLessThan(0.2);
    expect(rise('a fork and a spoon')).toBeGreaterThan(0.35);
  });

  it('puts what is on a thing that lies on the side of it that is up', () => {
    const stage = stageOf('an orange on the top of a carrot', 16 / 9);
    const [orange, carrot] = [figureOf(stage, 0), figureOf(stage, 1)];
    if ('on' in carrot.support || 'on' in orange.support) throw new Error('They lie on the floor.');
    expect(carrot.support.lies).toBe(true);
    const { bodyOf } = openWorkshop();
    expect(standPoint(carrot, bodyOf(carrot.body), { at: [0, 1, 0] })[1]).toBeCloseTo(0.1, 2);
  });

  it('lays both on the table where one is told to be under the other', () => {
    const stage = stageOf('a pizza on the bottom of a donut', 16 / 9);
    expect(figureOf(stage, 0).support).not.toEqual({ on: 'ground' });
    expect(figureOf(stage, 1).support).toMatchObject({ figure: stage.figures.indexOf(figureOf(stage, 0)) });
  });

  it('leaves trains on the rails of a station, and turns their wagons away from who is told with them', () => {
    const [x] = placeOf(figureOf(stageOf('a train on a railway', 16 / 9), 0));
    expect(x).toBeLessThan(-5);
    const stage = stageOf('a train on the right of a car', 16 / 9);
    const [train, car] = [figureOf(stage, 0).path[0], placeOf(figureOf(stage, 1))];
    const toCar = [(car[0] ?? 0) - (train?.at[0] ?? 0), (car[2] ?? 0) - (train?.at[2] ?? 0)] as const;
    expect(Math.sin(train?.heading ?? 0) * toCar[0] + Math.cos(train?.heading ?? 0) * toCar[1]).toBeGreaterThan(0);
  });

  it('knows how large things are beside people', () => {
    const { bodyOf } = openWorkshop();
    const script = provide(
      writeScript({ prompt: 'a person and a toothbrush', negativePrompt: null, durationSeconds: 4 }),
      { indoor: true },
    );
    const brush = castPlayers(script, 3, bodyOf).find(({ thing }) => thing?.kind === 'toothbrush');
    expect((brush?.body.height ?? 0) * (brush?.size ?? 0)).toBeLessThan(0.35);
  });
});
