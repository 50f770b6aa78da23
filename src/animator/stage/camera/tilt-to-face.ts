import type { Shot } from '../../director/script.ts';
import { subtract } from '../../maths/vector.ts';
import type { StageShot } from '../stage.ts';
import type { WhereIs } from '../whereabouts.ts';

/** Of whom these are shown, the face is not what is sharp. */
export const HANDS = /^(?:hands?|fingers|feet|shoes)$/;

/** "close-up on his hands, then the camera tilts up to his face": from the hands to the eyes, which are sharp then. */
export function tiltToFace(framed: StageShot, shot: Shot, subject: number | null, whereIs: WhereIs): StageShot {
  const [key] = framed.keys;
  if (shot.move !== 'tilt_up' || !HANDS.test(shot.part ?? '') || subject === null || key === undefined) return framed;
  const { eyes } = whereIs(subject, shot.to);
  return {
    ...framed,
    keys: [
      { ...key, time: shot.from + (shot.to - shot.from) * HANDS_FIRST },
      {
        ...key,
        time: shot.to - (shot.to - shot.from) * FACE_LAST,
        target: eyes,
        focus: Math.hypot(...subtract(key.eye, eyes)),
      },
    ],
  };
}

/** Of the shot: how long the hands are seen before the camera moves, and the face after it. */
const [HANDS_FIRST, FACE_LAST] = [0.3, 0.15];
