import { describe, expect, it } from 'vitest';
import { AMBIENCES } from '../catalogue/sounds.ts';
import { writeScript } from '../director/write-script.ts';
import { makeRandom } from '../maths/random.ts';
import { scoreStage } from '../scoring.ts';
import { sketchScript } from '../staging.ts';
import { AMBIENCE_MAKERS } from './ambiences.ts';
import { measurePeak, measureRms, SAMPLE_RATE } from './buffer.ts';
import { mixSound, toPcm } from './mix.ts';

const SECONDS = 0.6;

function mix(prompt: string, seed = 3) {
  const script = writeScript({ prompt, negativePrompt: null, durationSeconds: 8 });
  return mixSound(scoreStage(script, sketchScript(script, seed, 16 / 9)).score, SECONDS);
}

describe('mixSound', () => {
  it.each([
    ...['beach at sunset', 'thunderstorm in the city at night', 'outer space', 'autumn forest', 'desert'],
    ...['a helicopter hovers over the ocean', 'five elephants run through the savanna', 'a dog barks in a cave'],
    ...['a train crosses a bridge', 'a rocket takes off', 'a crowded cafe', 'a waterfall'],
  ])('is neither silent nor clipped: %s', (prompt) => {
    const sound = mix(prompt);
    const decibels = 20 * Math.log10(measureRms(sound));
    expect(decibels).toBeGreaterThan(-26);
    expect(decibels).toBeLessThan(-12);
    expect(measurePeak(sound)).toBeLessThanOrEqual(0.85);
  });

  it('is exactly as long as the picture', () => {
    const { left, right } = mix('beach');
    expect([left.length, right.length]).toEqual([SECONDS * SAMPLE_RATE, SECONDS * SAMPLE_RATE]);
  });

  it('repeats for the same request and changes with prompt and seed', () => {
    const beach = toPcm(mix('beach'));
    expect(toPcm(mix('beach'))).toEqual(beach);
    expect(toPcm(mix('beach', 4))).not.toEqual(beach);
    expect(toPcm(mix('forest'))).not.toEqual(beach);
  });

  it('is silent when silence was asked for', () => {
    expect(measurePeak(mix('silent beach'))).toBe(0);
  });
});

describe('every ambience', () => {
  it.each(AMBIENCES)('%s sounds, and holds only finite samples', (name) => {
    const sound = AMBIENCE_MAKERS[name](SAMPLE_RATE * 1.5, makeRandom(9));
    expect(measureRms(sound)).toBeGreaterThan(1e-4);
    expect(sound.left.every(Number.isFinite) && sound.right.every(Number.isFinite)).toBe(true);
    // No click: from one sample to the next nothing leaps from peak to peak.
    const leap = sound.left.reduce(
      (most, value, i) => Math.max(most, Math.abs(value - (sound.left[i - 1] ?? value))),
      0,
    );
    expect(leap).toBeLessThan(measurePeak(sound) * 1.2);
  });
});
