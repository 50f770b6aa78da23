import { describe, expect, it } from 'vitest';
import { makeStereo, measurePeak, SAMPLE_RATE } from './buffer.ts';
import { FILM_LOUDNESS, levelLoudness, measureLoudness } from './loudness.ts';

function tone(seconds: number, size: (t: number) => number) {
  const sound = makeStereo(seconds * SAMPLE_RATE);
  for (let i = 0; i < sound.left.length; i++) {
    const value = Math.sin((Math.PI * 2 * 1000 * i) / SAMPLE_RATE) * size(i / SAMPLE_RATE);
    sound.left[i] = value;
    sound.right[i] = value;
  }
  return sound;
}

describe('measureLoudness', () => {
  it('reads a tone of 1 kHz as the recommendation says', () => {
    // A stereo sine of 1 kHz at -23 dBFS is -23 LUFS (EBU Tech 3341, case 1).
    expect(measureLoudness(tone(3, () => 10 ** (-23 / 20)))).toBeCloseTo(-23, 1);
  });

  it('leaves pauses out, and has nothing to say of silence', () => {
    expect(measureLoudness(tone(6, (t) => (t < 3 ? 0.1 : 0.0005)))).toBeCloseTo(-20, 0);
    expect(measureLoudness(makeStereo(SAMPLE_RATE))).toBeNull();
  });
});

describe('levelLoudness', () => {
  it.each([
    ['soft', (t: number) => 0.02 + 0.01 * Math.sin(t)],
    ['loud', () => 0.9],
    ['with blows in it', (t: number) => (t % 1 < 0.01 ? 0.9 : 0.02)],
  ])('brings what is %s to the same loudness, and keeps every peak below the ceiling', (_, size) => {
    const sound = tone(4, size);
    levelLoudness(sound);
    expect(measureLoudness(sound)).toBeGreaterThan(FILM_LOUDNESS - 1.5);
    expect(measureLoudness(sound)).toBeLessThan(FILM_LOUDNESS + 1.5);
    expect(measurePeak(sound)).toBeLessThanOrEqual(0.8401);
  });
});
