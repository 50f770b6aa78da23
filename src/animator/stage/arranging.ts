import type { Script } from '../director/script.ts';
import type { Bond } from './bonds.ts';
import type { Pair } from './company.ts';
import type { Player } from './players.ts';
import type { Room } from './still-turn.ts';
import type { Task } from './work.ts';

/** What is to be varied to find a better picture. */
export interface Variation {
  /** Sides that nobody asked for are changed. */
  readonly mirrored: boolean;
  /** How far apart everything stands: 1 is close together without touching. */
  readonly spread: number;
  /** How far those beside the hero step back, in their own widths. */
  readonly depth: number;
  /** How far small ones come forward: 1 until they are seen well. */
  readonly forward: number;
  /** In a narrow picture those who are smaller stand before the largest rather than beside it. */
  readonly layered: boolean;
}

export interface Arranging {
  readonly script: Script;
  readonly players: readonly Player[];
  readonly bonds: readonly Bond[];
  readonly tasks: readonly Task[];
  readonly pairs: readonly Pair[];
  /** Metres that everybody is above what bears it. */
  readonly lifts: readonly number[];
  readonly landmarks: ReadonlySet<number>;
  /** Trains in a station: they keep to their rails, and nobody makes room for them. */
  readonly railed: ReadonlySet<number>;
  /** Width over height of the picture. */
  readonly shape: number;
  readonly roomFor: Room;
  /** Metres around the middle of the place within which there is nothing else. */
  readonly room: number;
}
