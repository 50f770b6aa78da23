export const SAMPLE_RATE = 48_000;

/** Two channels of float samples, about -1..1. */
export interface Stereo {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

export function makeStereo(length: number): Stereo {
  return { left: new Float32Array(length), right: new Float32Array(length) };
}

/** Shares of the two channels, of equal power. */
export interface Pan {
  readonly left: number;
  readonly right: number;
}

/** -1 is left, 0 the middle, 1 right. */
export function panTo(position: number): Pan {
  const angle = ((position + 1) * Math.PI) / 4;
  return { left: Math.cos(angle), right: Math.sin(angle) };
}

/** Adds one sample; beyond the end it is dropped. */
export function addPanned(target: Stereo, at: number, value: number, pan: Pan): void {
  if (at < 0 || at >= target.left.length) return;
  target.left[at] = (target.left[at] ?? 0) + value * pan.left;
  target.right[at] = (target.right[at] ?? 0) + value * pan.right;
}

export function measureRms(sound: Stereo): number {
  let sum = 0;
  for (const channel of [sound.left, sound.right]) {
    for (let i = 0; i < channel.length; i++) {
      const value = channel[i] ?? 0;
      sum += value * value;
    }
  }
  return Math.sqrt(sum / Math.max(1, sound.left.length * 2));
}

export function measurePeak(sound: Stereo): number {
  let peak = 0;
  for (const channel of [sound.left, sound.right]) {
    for (let i = 0; i < channel.length; i++) {
      const value = Math.abs(channel[i] ?? 0);
      if (value > peak) peak = value;
    }
  }
  return peak;
}
