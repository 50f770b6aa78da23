import type { Beat, Role, Shot } from '../script.ts';

/** "perfectly centred, symmetrical composition": straight before whom it shows and the wall behind, and they are in the middle. */
const SYMMETRIC =
  /\b(?:(?:perfect(?:ly)?|strict(?:ly)?|rigid(?:ly)?|precise(?:ly)?|dead) )?(?:symmetr(?:y|ic|ical|ically)(?! (?:patterns?|faces?|wings))|(?:perfectly|precisely|dead) cent(?:er|re)d|dead cent(?:er|re)|cent(?:er|re)d (?:composition|framing|frame|shot)|wes anderson)\b/i;

export const isSymmetric = (told: string): boolean => SYMMETRIC.test(told);

/** Everything is as sharp as in a stage set. */
export const frontal = (shots: readonly Shot[], told: string): Shot[] =>
  isSymmetric(told)
    ? shots.map((shot) => ({ ...shot, symmetric: true, focus: shot.focus === 'natural' ? 'deep' : shot.focus }))
    : [...shots];

const GOES = /^(?:walk|run|march|ride|drive|cycle|skate|swim|fly)$/;

/** Whoever stands there looks at us. */
export const facingUs = (cast: readonly Role[], [shot]: readonly Shot[], beats: readonly Beat[]): Role[] =>
  cast.map((role) =>
    shot?.symmetric === true &&
    role.id === shot.subject &&
    role.facing === null &&
    !beats.some((beat) => beat.role === role.id && (GOES.test(beat.act) || beat.direction !== null))
      ? { ...role, facing: 'camera' }
      : role,
  );
