import { describe, expect, it } from 'vitest';
import { makeRandom } from '../maths/random.ts';
import {
  BLOWS,
  type EffectPart,
  RUNS,
  type RunKey,
  type Strike,
  SURFACES,
  TREADS,
  type TreadPart,
  VOICES,
} from '../score/score.ts';
import { measurePeak, SAMPLE_RATE, type Stereo } from './buffer.ts';
import { playEffect } from './effects.ts';

const SECONDS = 1;
const LENGTH = SECONDS * SAMPLE_RATE;
const aStrike = (at: number, pan = 0, gain = 1): Strike => ({ at, pan, gain });
const aKey = (at: number, pan: number, gain = 1): RunKey => ({ at, pan, gain, speed: 8, pitch: 1 });

const someSteps = (strikes: readonly Strike[]): TreadPart => ({
  ...{ kind: 'tread', name: 'steps', role: 0, levelDecibels: -20, surface: 'street', strikes },
});

const STRIKES = [aStrike(0.1), aStrike(0.5)];
const EVERY: readonly (readonly [string, EffectPart])[] = [
  ...TREADS.flatMap((name) =>
    SURFACES.map((surface) => [`${name} on ${surface}`, { ...someSteps(STRIKES), name, surface }] as const),
  ),
  ...BLOWS.map((name) => [name, { kind: 'blow', name, role: 0, levelDecibels: -20, strikes: STRIKES }] as const),
  ...VOICES.map(
    (name) => [name, { kind: 'call', name, role: 0, levelDecibels: -20, pitch: 1, strikes: STRIKES }] as const,
  ),
  ...RUNS.map(
    (name) => [name, { kind: 'run', name, role: 0, levelDecibels: -20, keys: [aKey(0, -0.5), aKey(1, 0.5)] }] as const,
  ),
];

const energy = (channel: Float32Array, from: number, to: number): number =>
  channel.subarray(from * SAMPLE_RATE, to * SAMPLE_RATE).reduce((sum, value) => sum + value * value, 0);

function largestStep({ left, right }: Stereo): number {
  let most = 0;
  for (const channel of [left, right])
    for (let i = 1; i < channel.length; i++) most = Math.max(most, Math.abs((channel[i] ?? 0) - (channel[i - 1] ?? 0)));
  return most;
}

describe('playEffect', () => {
  it.each(EVERY)('%s is heard at its level, without a click where it begins', (_name, part) => {
    const sound = playEffect(part, LENGTH, makeRandom(4));
    expect(sound.left.every(Number.isFinite) && sound.right.every(Number.isFinite)).toBe(true);
    const peak = 20 * Math.log10(measurePeak(sound));
    expect(peak).toBeGreaterThan(-30);
    expect(peak).toBeLessThan(part.kind === 'run' ? 0 : -14);
    const before = playEffect({ ...part }, Math.round(0.1 * SAMPLE_RATE), makeRandom(4));
    if (part.kind !== 'run') expect(measurePeak(before)).toBe(0);
    // From one sample to the next nothing leaps by more than most of its own peak.
    expect(largestStep(sound)).toBeLessThan(measurePeak(sound) * 1.25);
  });

  it('is heard when it happens, and not before', () => {
    const { left } = playEffect(someSteps([aStrike(0.25), aStrike(0.75)]), LENGTH, makeRandom(4));
    const first = left.findIndex((value) => Math.abs(value) > 1e-4);
    expect(first / SAMPLE_RATE).toBeGreaterThanOrEqual(0.25);
    expect(first / SAMPLE_RATE).toBeLessThan(0.256);
    expect(energy(left, 0.45, 0.74)).toBeLessThan(energy(left, 0.75, 1) * 0.01);
  });

  it('comes from where it is, and is softer from afar', () => {
    const { left, right } = playEffect(someSteps([aStrike(0, -0.8), aStrike(0.5, 0.8, 0.25)]), LENGTH, makeRandom(4));
    expect(energy(left, 0, 0.5)).toBeGreaterThan(energy(right, 0, 0.5) * 4);
    expect(energy(right, 0.5, 1)).toBeGreaterThan(energy(left, 0.5, 1) * 4);
    expect(energy(right, 0.5, 1)).toBeLessThan(energy(left, 0, 0.5) * 0.2);
  });

  it('wanders from one side to the other with whatever runs', () => {
    const keys = [aKey(0, -0.8), aKey(1, 0.8)];
    const part: EffectPart = { kind: 'run', name: 'engine', role: 0, levelDecibels: -20, keys };
    const { left, right } = playEffect(part, LENGTH, makeRandom(4));
    expect(energy(left, 0, 0.3)).toBeGreaterThan(energy(right, 0, 0.3) * 2);
    expect(energy(right, 0.7, 1)).toBeGreaterThan(energy(left, 0.7, 1) * 2);
  });
});
