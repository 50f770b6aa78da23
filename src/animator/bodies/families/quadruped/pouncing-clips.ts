import { SIDES } from './frame.ts';
import { bowDown, type Clip, ease, within } from './resting-clips.ts';

/** How those leap who hunt mice: upon them, or into the snow above them. */

/** Seconds after which it crouches again. */
const POUNCES_EVERY = 3.1;

/** Low, its hindquarters swaying, then in one high leap upon it, head first, and there it holds it down. */
const pounce: Clip = (stance, time) => {
  const t = time % POUNCES_EVERY;
  const wait = within(t, 0, 0.75, 0.2);
  const air = Math.min(1, Math.max(0, (t - 0.85) / 0.42));
  const high = 4 * air * (1 - air);
  const down = ease(t - 1.22, 0.15);
  bowDown(stance, 0.55 * wait + 0.8 * down);
  stance
    .swing('pelvis', 0.16 * Math.sin(t * 13) * wait)
    .move(0, high * stance.leg * 1.7, stance.leg * 0.8 * high)
    .nod('root', (0.5 - air) * -1.3 * (high > 0 ? 1 : 0) + 0.3 * down * ease(2.6 - t, 0.3));
  if (high <= 0 || stance.hasArms) return;
  const reach = stance.sheet.leg.front * stance.size;
  stance.feet('front', () => ({ y: high * reach, z: reach * 0.7, bend: -0.5 }));
  stance.feet('hind', () => ({ y: high * reach * 0.9, z: -reach * 0.35, bend: 0.4 }));
};

/** Seconds in which it is in the air, and after which it backs out of the snow. */
const [PLUNGE_AIR, PLUNGE_OUT] = [0.62, 3.6];

/** High up, over, and down head first: it sticks in the snow to its shoulders, and its hind legs kick. */
const plungeIn: Clip = (stance, t) => {
  const wait = within(t, 0, 0.75, 0.2);
  const air = Math.min(1, Math.max(0, (t - 0.85) / PLUNGE_AIR));
  const high = 4 * air * (1 - air);
  const out = ease(t - PLUNGE_OUT, 0.7);
  const gone = ease(t - 0.85, PLUNGE_AIR) * (1 - out);
  const stuck = ease(t - 0.85 - PLUNGE_AIR * 0.8, PLUNGE_AIR * 0.3) * (1 - out);
  const kick = Math.sin(t * 9) * stuck;
  bowDown(stance, 0.55 * wait);
  stance
    .swing('pelvis', 0.16 * Math.sin(t * 13) * wait + 0.14 * kick)
    .move(0, high * stance.leg * 1.5 - stance.leg * 0.1 * stuck, stance.leg * 1.5 * gone)
    // Nose up as it leaves, and straight down as it comes.
    .nod('root', (1.95 * ease(air - 0.35, 0.5) - 2.2 * Math.min(0.35, air)) * (1 - out))
    .nod('neck', 0.4 * stuck)
    .nod('tail0', 0.35 * stuck)
    .swing('tail0', 0.4 * kick);
  if (stance.hasArms || (high <= 0 && stuck <= 0)) return;
  for (const [side, sign] of SIDES)
    for (const end of ['front', 'hind'] as const) {
      const back = end === 'hind' ? -1 : 1;
      stance
        .foot(`${end}${side}`, 'free')
        .nod(`${end}Upper${side}`, -0.5 * back * (high + stuck * 0.5) + (end === 'hind' ? 0.4 * kick * sign : 0))
        .nod(`${end}Lower${side}`, 0.5 * back * high + (end === 'hind' ? 0.3 * kick * sign : 0));
    }
};

export const POUNCING_CLIPS: Readonly<Record<string, Clip>> = { pounce, plunge_in: plungeIn };
