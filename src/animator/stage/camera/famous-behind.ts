import { landmarkOf } from '../../catalogue/landmarks.ts';
import type { Script, Shot } from '../../director/script.ts';

/** Radians that a camera looks down at most where something famous stands behind, and of half the picture that it has over everybody. */
export const [OVER_STREET, FAMOUS_ABOVE] = [0.015, 0.46] as const;

/** Farther away than usual, since the lower half of the picture has room for all of them. */
export const BEFORE_FAMOUS = 1.34;

const WHOLE: ReadonlySet<string> = new Set(['wide', 'establishing', 'full', 'medium']);

/** "with the Eiffel Tower in the background": it is far, and rises over heads and roofs, so that who is before it stands low in the picture. */
export const isBeforeFamous = ({ set }: Pick<Script, 'set'>, { size, angle, move }: Shot): boolean =>
  WHOLE.has(size) &&
  angle === 'eye' &&
  !move.startsWith('drone') &&
  set.dressing.some((word) => landmarkOf(word)?.place === set.place);
