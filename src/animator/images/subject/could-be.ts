import type { PixelSize } from '../../../core/media.ts';
import { castRole } from '../../bodies/families.ts';
import { findThing } from '../../catalogue/things.ts';
import { writeScript } from '../../director/write-script.ts';
import { makeRandom } from '../../maths/random.ts';
import type { BodyOf } from '../../stage/players.ts';
import type { Plate } from '../plate/plate.ts';
import { findFace } from './find-face.ts';
import { kindOf } from './life.ts';
import { standsUpright } from './somebody.ts';
import type { Box } from './subject.ts';
import { GONE, type SubjectWish } from './wish.ts';

/** What is so many times as long as wide from every side is thin; and whoever is less than so many times as long as wide is not. */
const [THIN, STOUT] = [2.4, 1.5];

const SOMEBODY = /\b(?:person|people|somebody|someone|everybody|everyone|subject|figure|model|him|them|her)\b\W*$/i;
/** Of whom nobody knows more than that they are several. */
const MANY = /\p{L}[^s\W]s\s{0,3}$/iu;

/** Times as wide as high: nobody upright is. */
const WIDE = 1.5;

const isWide = ({ left, right, top, bottom }: Box, size: PixelSize): boolean =>
  (right - left) * size.width > (bottom - top) * size.height * WIDE;

/** Times as high as from its narrowest side: a zebra is not, where a giraffe is. */
const TOO_TALL = 1.4;

const isTooTall = ({ left, right, top, bottom }: Box, size: PixelSize, tallest: number): boolean =>
  (bottom - top) * size.height > (right - left) * size.width * tallest * TOO_TALL;

/**
 * Whether what the words want gone can be whoever stands out of a picture. A helmet is not the one who looks out of it, and nothing that is stout is a spoon: then it
 * is something else in the picture, which nobody here knows how to find, and all stays as it is rather than that the wrong one goes.
 */
export function couldBe(plate: Plate, { of }: SubjectWish, words: string, bodyOf: BodyOf): boolean {
  const { subject, size } = plate;
  if (subject === null) return true;
  const face = findFace(plate, subject) !== null;
  if (of === null) {
    if (SOMEBODY.test(words)) return true;
    const { set } = writeScript({ prompt: words.replace(GONE, ''), negativePrompt: null, durationSeconds: 1 });
    // Snow and night are no figures, and what nobody knows by name is nobody with a head on his shoulders.
    return !face && set.said.length === 0 && !MANY.test(words) && !standsUpright(plate);
  }
  // Trees are mostly a part of the place, and no tower has a head.
  if (of.scenery && (kindOf(of) === 'growing' || MANY.test(words) || standsUpright(plate))) return false;
  if (kindOf(of) === 'upright') return face || !isWide(subject.box, size);
  const alive = findThing(of.thing)?.alive === true;
  if (!alive && face) return false;
  const choice = alive && kindOf(of) !== 'four_legged' ? null : castRole(of, makeRandom(0));
  if (choice === null) return true;
  const { height, width, length } = bodyOf({ ...choice, sheet: { ...choice.sheet, fineness: 'crowd' } });
  if (alive) return !isTooTall(subject.box, size, height / Math.max(1e-3, Math.min(width, length)));
  const slimness = (a: number, b: number): number => Math.max(a, b) / Math.max(1e-3, Math.min(a, b));
  const thin = Math.min(slimness(height, width), slimness(height, length)) > THIN;
  const { left, right, top, bottom } = subject.box;
  return !thin || slimness((right - left) * size.width, (bottom - top) * size.height) > STOUT;
}
