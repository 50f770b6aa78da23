import { describe, expect, it } from 'vitest';
import type { Bones } from './bones.ts';
import { settle } from './fold.ts';
import type { SubjectLife, SubjectMove } from './life.ts';
import { poseSubject } from './pose.ts';
import { standing } from './travel.ts';

const move = (act: string, from: number, to: number): SubjectMove => ({
  ...{ act, gait: null, from, to, speed: 1, direction: null, leaves: false },
});
const poseAt = (time: number, ...moves: readonly SubjectMove[]) => {
  const life: SubjectLife = { kind: 'four_legged', alive: true, moves, wind: 0 };
  return poseSubject(life, standing(), time);
};

/** A dog that looks to the right: a point of its shoulder, of its croup, and of a hind foot. */
const leg = (middle: number) => ({ hip: 0.6, foot: 0.9, middles: [middle, middle], halves: [0.05, 0.05] });
const bones: Bones = {
  puppet: { legs: [leg(0.3), leg(0.7)], head: null, faces: 1 },
  legs: Float32Array.of(0, 0, 0, 0, 1, 0),
  along: Float32Array.of(0, 0, 0, 0, 1, 0),
  high: Float32Array.of(0.7, 0.7, 0),
  head: new Float32Array(3),
  nod: new Float32Array(3),
  tail: new Float32Array(3),
  rear: Float32Array.of(0, 1, 1),
  film: { wide: 4, tall: 2 },
  wide: 2,
  tall: 1,
  foot: [0, 0, 0],
};

describe('who sits down', () => {
  it('begins as the picture has it, and stays down', () => {
    expect(poseAt(0, move('sit', 0, 3)).sit).toBe(0);
    expect(poseAt(5.9, move('sit', 0, 3)).sit).toBeCloseTo(1);
  });

  it('gets up to walk on', () => {
    expect(poseAt(5.9, move('sit', 0, 2), move('walk', 3, 6)).sit).toBeCloseTo(0);
  });

  it('lowers its haunches, and not its shoulders or what is on the ground', () => {
    const pose = poseAt(5, move('sit', 0, 3));
    const up = [0, 1, 2].map((vertex) => settle(bones, vertex, pose)[1]);
    expect(up[0]).toBeCloseTo(0);
    expect(up[1]).toBeLessThan(-0.3);
    expect(up[2]).toBeCloseTo(0);
  });

  it('goes down with all of it to lie', () => {
    const pose = poseAt(5, move('lie', 0, 3));
    expect(settle(bones, 0, pose)[1]).toBeLessThan(-0.3);
  });
});
