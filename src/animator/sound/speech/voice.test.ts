import { describe, expect, it } from 'vitest';
import { bendVoice } from './bend-voice.ts';
import { spell } from './kokoro/pronounce.ts';
import { trackPitch } from './pitch-track.ts';

const RATE = 16_000;

/** A throat at 120 Hz: pulses through a resonance, and silence after them. */
function hum(hertz: number, seconds: number): Float32Array {
  const samples = new Float32Array(seconds * RATE);
  for (let i = 0; i < samples.length * 0.8; i++) {
    const since = (i % (RATE / hertz)) / RATE;
    samples[i] = Math.exp(-since * 400) * Math.cos(Math.PI * 2 * 700 * since);
  }
  return samples;
}

const plain = (samples: Float32Array) => ({ sourceAt: (t: number) => t, lengthSeconds: samples.length / RATE });

describe('a voice', () => {
  it('is heard as high as it is', () => {
    for (const hertz of [90, 120, 210]) expect(trackPitch(hum(hertz, 0.5), RATE).middle / hertz).toBeCloseTo(1, 1);
    expect(trackPitch(new Float32Array(8_000), RATE).middle).toBe(0);
  });

  it.each([0.8, 1.3])('is bent to %f of its pitch, and lasts as long', (ratio) => {
    const samples = hum(120, 0.6);
    const track = trackPitch(samples, RATE);
    const bent = bendVoice(samples, RATE, track, { ...plain(samples), ratioAt: () => ratio });
    expect(bent).toHaveLength(samples.length);
    expect(trackPitch(bent, RATE).middle / (120 * ratio)).toBeCloseTo(1, 1);
  });

  it('is drawn out without becoming lower', () => {
    const samples = hum(150, 0.5);
    const track = trackPitch(samples, RATE);
    const slow = { sourceAt: (t: number) => t / 2, lengthSeconds: 1, ratioAt: () => 1 };
    const bent = bendVoice(samples, RATE, track, slow);
    expect(bent).toHaveLength(RATE);
    expect(trackPitch(bent, RATE).middle / 150).toBeCloseTo(1, 1);
  });
});

describe('spell', () => {
  const words: Readonly<Record<string, string>> = { hello: 'HH AH0 L OW1', the: 'DH AH0', world: 'W ER1 L D' };
  const dictionary = (word: string) => words[word] ?? null;
  const guess = async () => ['k', 'iy', 'n'];

  it('writes a sentence in the letters of the net, with stress and marks', async () => {
    // həlˈO, ðə wˈɜɹld!
    const numbers = [0, 50, 83, 54, 156, 31, 3, 16, 81, 83, 16, 65, 156, 87, 123, 54, 46, 5, 0];
    expect(await spell('Hello, the world!', dictionary, guess)).toEqual(numbers);
  });

  it('guesses a word that no dictionary has, and stresses its first vowel', async () => {
    expect(await spell('Keen', dictionary, guess)).toEqual([0, 53, 156, 51, 56, 0]);
  });
});
