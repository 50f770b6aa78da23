import { describe, expect, it } from 'vitest';
import { makeStereo, measureRms, SAMPLE_RATE, type Stereo } from './buffer.ts';
import { BED_DUCKING, duck, SPEECH_DECIBELS } from './duck.ts';
import { levelVoice } from './speech/finish-voice.ts';

const SECONDS = 3;

function tone(hertz: number, level: number, seconds = SECONDS): Stereo {
  const sound = makeStereo(seconds * SAMPLE_RATE);
  for (let i = 0; i < sound.left.length; i++)
    sound.left[i] = sound.right[i] = level * Math.sin((Math.PI * 2 * hertz * i) / SAMPLE_RATE);
  return sound;
}

const aSpeech = (start: number, seconds: number) => ({
  ...{ start, pan: 0, gain: 1, mouth: { role: 0, keys: [] } },
  samples: new Float32Array(seconds * SAMPLE_RATE),
});

function decibels({ left, right }: Stereo, from: number, to: number): number {
  const part = (channel: Float32Array) => channel.subarray(from * SAMPLE_RATE, to * SAMPLE_RATE);
  return 20 * Math.log10(measureRms({ left: part(left), right: part(right) }));
}

describe('what lies under a voice', () => {
  it('steps back while somebody speaks, and comes again', () => {
    const bed = tone(300, 0.06);
    const before = decibels(bed, 0, 0.5);
    duck(bed, [aSpeech(1, 1)], BED_DUCKING);
    expect(decibels(bed, 1.2, 1.9)).toBeLessThan(SPEECH_DECIBELS - 19);
    expect(decibels(bed, 2.7, 3)).toBeGreaterThan(before - 6);
    // Softly: from one sample to the next it never leaps.
    let largestLeap = 0;
    for (let i = 1; i < bed.left.length; i++)
      largestLeap = Math.max(largestLeap, Math.abs((bed.left[i] ?? 0) - (bed.left[i - 1] ?? 0)));
    expect(largestLeap).toBeLessThan(0.004);
  });

  it('leaves most room where consonants are', () => {
    const [low, high] = [tone(200, 0.05), tone(3_000, 0.05)];
    duck(low, [aSpeech(1, 1)], BED_DUCKING);
    duck(high, [aSpeech(1, 1)], BED_DUCKING);
    expect(decibels(high, 1.3, 1.9)).toBeLessThan(decibels(low, 1.3, 1.9) - 6);
  });

  it('has no blow in it that hides a word', () => {
    const bed = tone(300, 0.002);
    for (let i = 1.5 * SAMPLE_RATE; i < 1.56 * SAMPLE_RATE; i++) bed.left[i] = bed.right[i] = 0.5 * Math.sin(i * 0.04);
    duck(bed, [aSpeech(1, 1)], BED_DUCKING);
    expect(decibels(bed, 1.5, 1.6)).toBeLessThan(SPEECH_DECIBELS - 14);
  });
});

describe('levelVoice', () => {
  it('lifts what is said softly, and neither silence nor what is loud', () => {
    const voice = tone(400, 1, 1.5).left;
    for (let i = 0; i < voice.length; i++) {
      const seconds = i / SAMPLE_RATE;
      voice[i] = (voice[i] ?? 0) * (seconds < 0.5 ? 0.5 : seconds < 1 ? 0.05 : 0.0001);
    }
    const rms = (from: number, to: number): number => decibels({ left: voice, right: voice }, from, to);
    const before = [rms(0.2, 0.5), rms(0.7, 1), rms(1.3, 1.5)] as const;
    levelVoice(voice);
    expect(rms(0.2, 0.5) - before[0]).toBeLessThan(1.5);
    expect(rms(0.7, 1) - before[1]).toBeGreaterThan(5);
    expect(rms(1.3, 1.5) - before[2]).toBeLessThan(1);
  });
});
