import { type Affine, STAY } from '../flow/affine.ts';
import type { Course } from '../flow/course.ts';
import type { Kinship, PlateCourse } from './kin.ts';
import type { Plate, PlateSubject } from './plate.ts';

/** "The car transforms into a spaceship": between two pictures that have nothing in common, whoever the first shows becomes whom the last shows. */
export const BECOMES =
  /\b(?:transform(?:s|ing|ation)?|morph(?:s|ing)?|becom(?:es?|ing)|(?:turn|chang|grow|evolv|develop)(?:s|es|ing|e)?\s{1,3}in(?:to)?|evolution|metamorphos[ei]s)\b/i;

/**
 * As if both were taken by one camera of one who changes: where the one stands the other comes to stand, as large as it is, and the place around them is
 * swept over. Null where one of them shows nobody whole.
 */
export function becomeOther(first: Plate, last: Plate): Kinship | null {
  const [one, other] = [first.subject, last.subject];
  if (one === null || other === null || !isWhole(one) || !isWhole(other)) return null;
  return { there: courseTo(one, other), back: courseTo(other, one), sameSubject: true, relit: false, apart: true };
}

const isWhole = ({ box }: PlateSubject): boolean => box.left > 0.005 && box.right < 0.995 && box.top > 0.005;

const courseTo = ({ box: from }: PlateSubject, { box: to }: PlateSubject): PlateCourse => {
  const across = (to.right - to.left) / (from.right - from.left);
  const down = (to.bottom - to.top) / (from.bottom - from.top);
  return {
    ground: evenCourse(STAY),
    subject: evenCourse([across, 0, to.left - from.left * across, 0, down, to.top - from.top * down]),
  };
};

/** All of it goes by one move. */
const evenCourse = (whole: Affine): Course => ({
  ...{ whole, width: 2, height: 2 },
  ...{ right: new Float32Array(4), down: new Float32Array(4), sure: new Float32Array(4).fill(1) },
});
