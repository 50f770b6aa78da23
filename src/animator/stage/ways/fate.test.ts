import { describe, expect, it } from 'vitest';
import { type Fate, fateAt, landingsOf } from './fate.ts';

const CUP: Fate = {
  ...{ kind: 'falls', from: 1, until: 9, start: [0, 1, 0], velocity: [0, 0, 0.8], floor: 0.1 },
  ...{ bounce: 0, rolls: 0, radius: 0.1, lies: Math.PI / 2, weight: 1, ends: true },
};
const BALL: Fate = { ...CUP, bounce: 0.7, rolls: 1, lies: null, ends: false };

describe('what becomes of something that is let go', () => {
  it('falls as fast as things fall, and is no more where it breaks', () => {
    const [landing] = landingsOf(CUP);
    expect(landing?.at).toBeCloseTo(1 + Math.sqrt((2 * 0.9) / 9.8), 3);
    expect(fateAt(CUP, 1).middle).toEqual([0, 1, 0]);
    expect(fateAt(CUP, 1.3).gone).toBe(false);
    expect(fateAt(CUP, (landing?.at ?? 0) + 0.01).gone).toBe(true);
  });
  it('bounces lower each time, rolls out and stays on the ground', () => {
    const speeds = landingsOf(BALL).map(({ speed }) => speed);
    expect(speeds.length).toBeGreaterThan(2);
    expect(speeds).toEqual([...speeds].sort((a, b) => b - a));
    const ways = Array.from({ length: 60 }, (_, step) => fateAt(BALL, 1 + step / 10));
    expect(ways.every(({ middle }) => middle[1] >= BALL.floor)).toBe(true);
    expect(ways.at(-1)?.middle[1]).toBe(BALL.floor);
    expect(ways.at(-1)?.middle[2]).toBeGreaterThan(0.8);
  });
  it('topples over the edge of its foot until it lies', () => {
    const pin: Fate = { ...CUP, kind: 'topples', start: [0, 0.5, 0], floor: 0.1, ends: false };
    expect(fateAt(pin, 9).turned).toBeCloseTo(Math.PI / 2, 2);
    expect(fateAt(pin, 9).middle[1]).toBeCloseTo(0.1, 2);
  });
  it('comes down slowly where it weighs nothing', () => {
    expect(landingsOf({ ...CUP, weight: 0.1 })[0]?.at).toBeGreaterThan((landingsOf(CUP)[0]?.at ?? 0) + 0.8);
  });
});
