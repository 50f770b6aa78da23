import { smoothstep } from '../maths/ease.ts';
import type { Moment } from './body.ts';

/** Seconds before a leaf moves, and how long a heavy one takes; what is slammed is shut at once. */
const [WAITS, SWINGS, SLAMS] = [0.4, 2.2, 0.4] as const;

interface Opening {
  /** Seconds it takes at the most. */
  readonly swings?: number;
  /** How far it is open while nobody opens or closes it. */
  readonly rest?: number;
}

/** How far something is open that opens when it is opened and falls shut when it is closed: 0 shut, 1 open. */
export function opennessOf(
  { act, since, lasts }: Pick<Moment, 'act' | 'since' | 'lasts'>,
  { swings = SWINGS, rest = 0 }: Opening = {},
): number {
  if (act === 'open') return smoothstep(WAITS, WAITS + Math.min(swings, Math.max(0.6, lasts * 0.6)), since);
  if (act === 'close') return 1 - smoothstep(WAITS * 1.6, WAITS * 1.6 + SLAMS, since);
  return rest;
}

/** What a film opens is shut before, what it closes is open: its parts say so. */
export const [SHUT, AJAR] = ['shut', 'ajar'] as const;
export const restOf = (parts: readonly string[], usual: 0 | 1): 0 | 1 =>
  parts.includes(SHUT) ? 0 : parts.includes(AJAR) ? 1 : usual;
