import type { Random } from '../../maths/random.ts';
import { makeStereo, type Stereo } from '../buffer.ts';

/** Fills each channel with its own run of `voice`: beds of noise need two independent channels to sound wide. */
export function fillChannels(
  length: number,
  random: Random,
  voice: (random: Random, channel: 0 | 1) => (index: number) => number,
): Stereo {
  const sound = makeStereo(length);
  for (const channel of [0, 1] as const) {
    const next = voice(random.spawn(`channel ${channel}`), channel);
    const target = channel === 0 ? sound.left : sound.right;
    for (let i = 0; i < length; i++) target[i] = next(i);
  }
  return sound;
}

/** White noise, -1..1. */
export function hiss(random: Random): number {
  return random.next() * 2 - 1;
}
