import type { Vector } from '../maths/vector.ts';
import type { Anchor, Body, ContactName } from './body.ts';

/**
 * How somebody goes up something: a wall, a ladder, a trunk. Holds are a step apart, the left hand's and the right hand's by turns, so that hands and feet stay where
 * they are while they bear the climber, and rungs can be made where they will be held. All by the film's time.
 */

/** Metres from one hold to the next; each hand and foot takes every second one. */
export const CLIMB_STEP = 0.3;
/** Metres a second, and where a film finds the climber. */
const [CLIMB_RATE, BEGINS] = [0.34, 0.55];
/** Metres: smaller climbers are shown from nearer. */
const GROWN = 1.2;
/** Of a round: how long a limb holds before it goes on to its next hold. */
const HOLDS_FOR = 0.62;
/** Metres from the surface to the middle of whoever climbs it. */
export const FROM_SURFACE = 0.3;

/** Anchors of what can be climbed: `hold` is on its surface at the ground, aside as far as a hand holds it, `hold2` at its top; `leans` metres farther away there. */
export function climbAnchors([aside, y, z]: Vector, high: number, leans = 0): Readonly<Record<string, Anchor>> {
  return {
    climb: { bone: 'root', at: [0, y, z + FROM_SURFACE], heading: Math.PI },
    hold: { bone: 'root', at: [aside, y, z] },
    hold2: { bone: 'root', at: [aside, high, z + leans] },
  };
}

type Climbed = Pick<Body, 'anchors'>;

const ends = ({ anchors }: Climbed): { readonly low: Vector; readonly high: Vector } => {
  const low = anchors.hold?.at ?? [0.15, 0, 0];
  return { low, high: anchors.hold2?.at ?? [low[0], low[1] + 3, low[2]] };
};

/** Metres that a climber so tall has come up by then: its hands end at the top. */
function climbedBy(on: Climbed, size: number, tall: number, time: number): number {
  const { low, high } = ends(on);
  const most = (high[1] - low[1]) * size - tall * 1.05;
  // A cat is no slower for its size, but the camera is as near to it.
  const share = Math.min(1, tall / GROWN);
  return Math.max(0, Math.min(most, (BEGINS + CLIMB_RATE * time) * share));
}

/** Rounds of its limbs that somebody grown has climbed by then: at a whole one a hand takes its next hold and a foot its next step, and the others at a half. */
export const climbRounds = (time: number): number => (BEGINS + CLIMB_RATE * time) / (2 * CLIMB_STEP);

/** How far from its foot somebody is by then, in metres of what is climbed, along its own axes. */
export function climbedTo(on: Climbed, size: number, tall: number, time: number): Vector {
  const { low, high } = ends(on);
  const up = climbedBy(on, size, tall, time);
  return [0, up, ((high[2] - low[2]) * up) / Math.max(0.1, high[1] - low[1])];
}

const LIMBS: readonly (readonly [ContactName, number, -1 | 1])[] = [
  ['leftHand', 0, -1],
  ['rightHand', 0.5, 1],
  ['leftFoot', 0.5, -1],
  ['rightFoot', 0, 1],
];

/** Where hands and feet are then, in the axes and the measure of what is climbed. */
export function climbHolds(
  on: Climbed,
  size: number,
  tall: number,
  time: number,
): Readonly<Partial<Record<ContactName, Vector>>> {
  const { low, high } = ends(on);
  const up = climbedBy(on, size, tall, time);
  const step = CLIMB_STEP * size;
  const overhead = Math.max(2, Math.round((tall * 0.66 + 0.3) / step)) * step;
  return Object.fromEntries(
    LIMBS.map(([limb, shift, side]) => {
      const round = up / (2 * step) + shift;
      const within = round - Math.floor(round);
      const goes = Math.max(0, within - HOLDS_FOR) / (1 - HOLDS_FOR);
      const eased = goes * goes * (3 - 2 * goes);
      const isHand = limb.endsWith('Hand');
      const level = up + (eased - within) * 2 * step + (isHand ? overhead : step);
      const y = low[1] + level / size;
      const share = (y - low[1]) / Math.max(0.1, high[1] - low[1]);
      // On its way to the next hold a limb is a little off the surface.
      const off = ((isHand ? 0.02 : 0.07) + 0.08 * Math.sin(eased * Math.PI)) / size;
      const x = side * (isHand ? low[0] : Math.max(low[0] * 0.7, 0.06));
      return [limb, [x, y, low[2] + (high[2] - low[2]) * share + off] satisfies Vector];
    }),
  );
}
