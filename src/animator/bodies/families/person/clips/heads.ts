import { smoothstep } from '../../../../maths/ease.ts';
import { beat, type Clip } from './clip.ts';

/** What the head does by itself, whatever the hands have. */
export const HEADS: Readonly<Record<string, Clip>> = {
  tilt_head: ({ since, time }) => ({
    head: [0.04, 0.04 * beat(time, 0.15), 0.3 * smoothstep(0.1, 0.8, since)],
    attention: 0.8,
    browLift: 0.25,
  }),
};
