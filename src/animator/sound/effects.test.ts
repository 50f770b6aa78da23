import { describe, expect, it } from 'vitest';
import { makeRandom } from '../maths/random.ts';
import { EFFECTS, type EffectPlan, SURFACES } from '../plan/effect.ts';
import { readBrief } from '../plan/from-script.ts';
import { makePlan } from '../plan/make-plan.ts';
import { measureRms, SAMPLE_RATE } from './buffer.ts';
import { makeEffect } from './effects.ts';

const anEffect = (changes: Partial<EffectPlan> = {}): EffectPlan => ({
  name: 'steps',
  surface: 'sand',
  perSecond: 2,
  phase: 0.5,
  fromPan: -0.8,
  toPan: 0.8,
  levelDecibels: -30,
  ...changes,
});

const effectsOf = (prompt: string) => makePlan(readBrief(prompt, null), 2, 8).sound.effects;

describe('makeEffect', () => {
  it.each(EFFECTS.flatMap((name) => SURFACES.map((surface) => [name, surface] as const)))(
    '%s on %s sounds, and holds only finite samples',
    (name, surface) => {
      const sound = makeEffect(anEffect({ name, surface }), SAMPLE_RATE, makeRandom(4));
      expect(measureRms(sound)).toBeGreaterThan(1e-4);
      expect(sound.left.every(Number.isFinite) && sound.right.every(Number.isFinite)).toBe(true);
    },
  );

  it('wanders from one side to the other with whoever makes it', () => {
    const { left, right } = makeEffect(anEffect(), SAMPLE_RATE * 2, makeRandom(4));
    const energy = (channel: Float32Array) => channel.reduce((sum, value) => sum + value * value, 0);
    const half = SAMPLE_RATE;
    expect(energy(left.subarray(0, half))).toBeGreaterThan(energy(right.subarray(0, half)));
    expect(energy(left.subarray(half))).toBeLessThan(energy(right.subarray(half)));
  });
});

describe('planEffects', () => {
  it('gives feet, paws and motors their sound, on the ground they are on', () => {
    expect(effectsOf('a woman walks on the beach')).toMatchObject([{ name: 'steps', surface: 'sand', perSecond: 1.9 }]);
    expect(effectsOf('a dog runs through a snowy forest')).toMatchObject([{ name: 'paws', surface: 'snow' }]);
    expect(effectsOf('a red car drives through the city')).toMatchObject([{ name: 'engine' }]);
  });

  it('lets animals call when the prompt says so, and only then', () => {
    expect(effectsOf('a dog barks in a meadow').map(({ name }) => name)).toContain('bark');
    expect(effectsOf('a wolf howls at the moon').map(({ name }) => name)).toContain('howl');
    expect(effectsOf('a dog sits in a meadow').map(({ name }) => name)).not.toContain('bark');
  });

  it('is silent where nobody moves', () => {
    expect(effectsOf('mountains at dawn')).toEqual([]);
  });
});
