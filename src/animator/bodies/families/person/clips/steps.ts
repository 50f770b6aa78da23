import type { Stance } from '../stance.ts';
import type { Marks } from './clip.ts';

/** Who turns while dancing sets the feet down and leaves them there until the next step. */
export interface Turning {
  /** Radians by which the body is turned just now, and turns a second; around a point so far ahead, in lengths of leg. */
  readonly yaw: number;
  readonly rate: number;
  readonly ahead: number;
  /** How far it was turned so many seconds ago, of whoever does not turn evenly. */
  turnedBefore?(seconds: number): number;
}

/** Seconds of a step with both feet, the share of it that a foot stands, and how high it is lifted in between. */
const [ROUND, STANDS, LIFT] = [0.9, 0.64, 0.09] as const;

/** How far off the middle of its stand a foot is, in seconds, and how high. */
function footAt(time: number, shift: number): { readonly late: number; readonly up: number } {
  const round = time / ROUND + shift;
  const within = round - Math.floor(round);
  if (within < STANDS) return { late: (within - STANDS / 2) * ROUND, up: 0 };
  const goes = (within - STANDS) / (1 - STANDS);
  const eased = goes * goes * (3 - 2 * goes);
  return { late: (STANDS / 2 - eased * STANDS) * ROUND, up: LIFT * Math.sin(goes * Math.PI) };
}

/** Feet, soles and knees of a body that turns. */
export function stepAround(
  { yaw, rate, ahead, turnedBefore }: Turning,
  { ankle }: Pick<Marks, 'ankle'>,
  time: number,
): Pick<Stance, 'footL' | 'footR' | 'soleL' | 'soleR' | 'kneeL' | 'kneeR'> {
  const limb = (side: 1 | -1) => {
    const { late, up } = footAt(time, side === 1 ? 0 : 0.5);
    // What stands in the world turns back under whoever turns.
    const angle = turnedBefore?.(late) ?? yaw - rate * late;
    const [x, z] = [side * ankle, -ahead];
    const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
    const at = [x * cosine + z * sine, z * cosine - x * sine + ahead] as const;
    return {
      foot: [side * (at[0] - side * ankle), up, at[1]] as const,
      sole: [0, side * angle, 0] as const,
      knee: [side * (Math.sin(angle) + side * 0.16), 0, Math.cos(angle)] as const,
    };
  };
  const [left, right] = [limb(1), limb(-1)];
  return {
    ...{ footL: left.foot, soleL: left.sole, kneeL: left.knee },
    ...{ footR: right.foot, soleR: right.sole, kneeR: right.knee },
  };
}
