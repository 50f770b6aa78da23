export const SAMPLE_RATE = 48_000;

/** Two channels of float samples, about -1..1. */
export interface Stereo {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

export function makeStereo(length: number): Stereo {
  return { left: new Float32Array(length), right: new Float32Array(length) };
}

/** Adds one sample with equal-power panning: -1 left, 0 middle, 1 right. */
export function addPanned(target: Stereo, at: number, value: number, pan: number): void {
  if (at < 0 || at >= target.left.length) return;
  const angle = ((pan + 1) * Math.PI) / 4;
  target.left[at] = (target.left[at] ?? 0) + value * Math.cos(angle);
  target.right[at] = (target.right[at] ?? 0) + value * Math.sin(angle);
}

export function measureRms(sound: Stereo): number {
  let sum = 0;
  for (const channel of [sound.left, sound.right]) for (const value of channel) sum += value * value;
  return Math.sqrt(sum / Math.max(1, sound.left.length * 2));
}

export function measurePeak(sound: Stereo): number {
  let peak = 0;
  for (const channel of [sound.left, sound.right]) {
    for (const value of channel) peak = Math.max(peak, Math.abs(value));
  }
  return peak;
}
