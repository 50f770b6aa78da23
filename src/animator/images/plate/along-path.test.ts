import { describe, expect, it } from 'vitest';
import { FILM, lookBy, paint } from '../../../../test/fixtures/plate-films.ts';
import { writeScript } from '../../director/write-script.ts';
import { openWorkshop } from '../../workshop.ts';
import { goesIn } from './along-path.ts';
import { findPath } from './find-path.ts';
import { levelGround } from './level-ground.ts';
import { gridShare, groundDepth, makePlate } from './plate.ts';
import { stagePlate } from './stage.ts';

/** A meadow under the sky, with a path of earth to its right or without one. */
const aMeadow = (isWithPath: boolean) =>
  makePlate(
    paint((pen) => {
      const { width, height } = FILM;
      pen.fillStyle = '#9cc4e8';
      pen.fillRect(0, 0, width, height);
      pen.fillStyle = '#4c8a3a';
      pen.fillRect(0, height * 0.4, width, height);
      if (!isWithPath) return;
      pen.fillStyle = '#8a6a4c';
      pen.beginPath();
      pen.moveTo(width * 0.6, height);
      pen.lineTo(width * 0.9, height);
      pen.lineTo(width * 0.58, height * 0.5);
      pen.lineTo(width * 0.55, height * 0.5);
      pen.fill();
    }),
    FILM,
    lookBy(null),
  );

const { bodyOf } = openWorkshop();
const written = (prompt: string) => writeScript({ prompt, negativePrompt: null, durationSeconds: 4 });

describe('a path in a picture', () => {
  it('is told from the ground beside it, and none where the ground is all one', () => {
    const path = findPath(aMeadow(true)) ?? [];
    expect(path[0]?.u).toBeCloseTo(0.75, 1);
    expect(path.at(-1)?.u).toBeCloseTo(0.58, 1);
    expect(findPath(aMeadow(false))).toBeNull();
  });

  it('is gone along by whoever is told to, into the picture', () => {
    const goes = (prompt: string): boolean => {
      const script = written(prompt);
      return goesIn(script, script.cast[0]?.id ?? null);
    };
    expect(goes('a hiker walks along the path')).toBe(true);
    expect(goes('a hiker walks away into the distance')).toBe(true);
    expect(goes('a girl runs toward the camera')).toBe(false);
    expect(goes('a horse walks in')).toBe(false);
    const stage = stagePlate(written('a hiker walks along the path'), 1, aMeadow(true), {
      ...{ bodyOf, still: false, fills: null },
    });
    const path = stage.figures[0]?.path ?? [];
    const [middle, last] = [path[Math.floor(path.length / 2)], path.at(-1)];
    expect(last?.at[2]).toBeLessThan((middle?.at[2] ?? 0) - 0.5);
  });

  it('is level under the feet of whoever comes, so that shadows lie beside them', () => {
    const plate = aMeadow(true);
    const off = { ...plate, depths: plate.depths.map((depth) => depth * 0.8) };
    const { figures } = stagePlate(written('a hiker walks along the path'), 1, off, {
      ...{ bodyOf, still: false, fills: null },
    });
    const { columns, depths } = levelGround(off, figures, bodyOf);
    const differs = [...depths.keys()].filter((at) => depths[at] !== off.depths[at]);
    expect(differs.length).toBeGreaterThan(20);
    const offLevel = (from: Float32Array): number =>
      Math.min(
        ...differs.map((at) => {
          const [, v] = gridShare(off, at % (columns + 1), Math.floor(at / (columns + 1)));
          return Math.abs((from[at] ?? 0) / (groundDepth(off.camera, v) ?? 1) - 1);
        }),
      );
    expect(offLevel(depths)).toBeLessThan(0.001);
    expect(offLevel(off.depths)).toBeGreaterThan(0.1);
  });
});
