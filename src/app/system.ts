import { randomBytes } from 'node:crypto';
import type { Clock, Randomness } from '../core/clock.ts';

export const systemClock: Clock = { now: () => new Date() };
export const systemRandomness: Randomness = { bytes: (count) => randomBytes(count) };
