import { type Clip, lie } from './resting-clips.ts';

/** On a board: low in the legs, leaning from side to side with it and the head held level. */
const balance: Clip = (stance, t) => {
  const sway = Math.sin(t * 1.9 + stance.moment.phase * 6);
  stance
    .move(0, -stance.leg * (0.2 + 0.05 * Math.sin(t * 3.1)), 0)
    .lean('root', 0.1 * sway)
    .nod('root', 0.06 * Math.sin(t * 2.3))
    .nod('neck', 0.12)
    .lean('head', -0.14 * sway)
    .nod('jaw', 0.2);
  stance.swing('tail0', 0.25 * Math.sin(t * 9));
};

export const BOARD_CLIPS: Readonly<Record<string, Clip>> = {
  // Down a slope on the belly.
  slide: lie,
  belly_slide: lie,
  ride: balance,
  surf: balance,
  skate: balance,
  drift: balance,
};
