import { clamp, smoothstep, TAU } from '../maths/ease.ts';
import { aboutX, aboutY, aboutZ, combine } from '../maths/turn.ts';
import type { Moment } from './body.ts';
import { Pose } from './pose.ts';
import { OLLIE_METRES, ollieAt } from './rhythms.ts';
import type { Skeleton } from './skeleton.ts';

export const VEHICLE_ACTS: readonly string[] = [
  ...[
    'stand',
    'drive',
    'walk',
    'run',
    'chase',
    'follow',
    'drift',
    'ride',
    'cycle',
    'turn',
    'jump',
    'ollie',
    'fly',
    'float',
  ],
  ...['take_off', 'land', 'rise', 'sail', 'row', 'swim', 'dive', 'fall', 'spin', 'shiver', 'swing', 'pitch', 'dig'],
  ...['open', 'close', 'raise', 'put'],
];

/** Of a bicycle, how far it leans into a curve; of a boat, how the water moves it; of an aeroplane, how it banks. */
export type Ride = 'road' | 'cycle' | 'rail' | 'water' | 'air';

interface Stand {
  readonly y: number;
  readonly nod: number;
  readonly lean: number;
}

function rideOf(ride: Ride, act: string, moment: Moment, size: number): Stand {
  const { time, phase, speed, turning, gone } = moment;
  const beat = (time + phase * 9) * TAU;
  const fast = smoothstep(0.2, 6, speed);
  if (act === 'ollie') {
    const { lifted, nose } = ollieAt(time);
    return { y: OLLIE_METRES * lifted, nod: -0.5 * nose, lean: 0 };
  }
  if (act === 'shiver') return { y: 0, nod: Math.sin(time * 43) * 0.004, lean: Math.sin(time * 37) * 0.008 };
  switch (ride) {
    case 'water': {
      // Waves lift it as long as half its own length; larger ones answer more slowly.
      const slow = 1 / Math.sqrt(Math.max(0.6, size));
      // On a high sea the bow goes up one hill of water and down the next.
      if (act === 'pitch')
        return {
          y: Math.sin(beat * 0.2) * Math.min(1.1, size * 0.07),
          nod: Math.sin(beat * 0.2 + 1.3) * 0.16,
          lean: Math.sin(beat * 0.14 + 0.4) * 0.19 + clamp(turning * speed * 0.06, -0.3, 0.3),
        };
      return {
        y: Math.sin(beat * 0.33 * slow) * 0.05 * Math.min(1, size * 0.3),
        nod: Math.sin(beat * 0.27 * slow + 1) * 0.03 * slow - clamp(speed * 0.008, 0, 0.09) * slow,
        lean: Math.sin(beat * 0.21 * slow) * 0.045 * slow + clamp(turning * speed * 0.06, -0.3, 0.3),
      };
    }
    case 'air': {
      const flying =
        act === 'fly' || act === 'float' || act === 'take_off' || act === 'land' || act === 'rise' || speed > 2;
      if (!flying) return { y: 0, nod: 0, lean: 0 };
      return {
        y: Math.sin(beat * 0.2) * 0.04 * Math.min(3, size),
        nod: Math.sin(beat * 0.17 + 2) * 0.012 + (act === 'take_off' ? -0.2 : act === 'land' ? 0.03 : 0),
        lean: Math.sin(beat * 0.13) * 0.02 - clamp(turning * speed * 0.12, -0.7, 0.7),
      };
    }
    case 'cycle':
      return {
        y: Math.abs(Math.sin(gone * 2.1)) * 0.004 * fast,
        nod: 0,
        lean:
          -clamp(turning * speed * 0.1, -0.5, 0.5) +
          Math.sin(gone * 1.4) * 0.012 * (1 - fast) * smoothstep(0, 0.3, speed),
      };
    case 'rail':
      return { y: 0, nod: 0, lean: Math.sin(gone * 0.35) * 0.004 * fast };
    case 'road':
      return {
        y: (Math.sin(gone * 3.1) + Math.sin(gone * 1.7 + 1)) * 0.004 * fast,
        nod: Math.sin(gone * 2.3) * 0.0025 * fast,
        lean: clamp(turning * speed * 0.012, -0.06, 0.06),
      };
  }
}

/** Metres along from which on something slides as cars do: boards drift by their riders. */
const LARGE = 1.5;
/** Radians that something spins until it stands. */
const SPUN = 9.4;

/** Radians by which what drifts or spins is turned against its way: its tail breaks out to one side and the other, or comes all the way around. */
function slideOf(ride: Ride, size: number, { act, since, time, phase, speed }: Moment): number {
  if (ride !== 'road' || size < LARGE) return 0;
  if (act === 'drift' && speed > 1) return smoothstep(0, 0.6, since) * 0.62 * Math.sin(time * 1.7 + phase * TAU);
  // It loses its way as it turns.
  return act === 'spin' ? SPUN * (1 - Math.exp(-since * 0.55)) : 0;
}

/** `size`: metres along. Whatever turns (wheels, rotors) is bent by `more`. */
export function poseRide(
  skeleton: Skeleton,
  ride: Ride,
  size: number,
  moment: Moment,
  more: (pose: Pose) => void,
): Pose {
  const pose = new Pose(skeleton);
  const { y, nod, lean } = rideOf(ride, moment.act, moment, size);
  pose.root = [0, y, 0];
  // On springs: wheels stay on the road while the rest gives way.
  pose.turn(ride === 'road' && moment.act !== 'ollie' ? 'whole' : 'root', combine(aboutX(nod), aboutZ(lean)));
  const slide = slideOf(ride, size, moment);
  if (slide !== 0) pose.turn('root', aboutY(slide));
  more(pose);
  return pose.solve();
}
