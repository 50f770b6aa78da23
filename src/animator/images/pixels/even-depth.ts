import { blur } from './blur.ts';
import type { PictureField } from './look-around.ts';

/** Of the width and of the height: over so much what is seen of depths is evened out. */
const [ASIDE, UPRIGHT] = [0.025, 0.13];
const ROUNDS = 2;

/**
 * How far away things are, without the bumps that a net sees in what is flat: a camera that moves aside would bend every post and window frame there. What stands is as
 * far away above as below, so it is evened out far more along uprights than across them.
 */
export function evenDepth({ width, height, values }: PictureField): PictureField {
  let even = values;
  for (let round = 0; round < ROUNDS; round++)
    even = blur(even, width, height, Math.round(width * ASIDE), Math.round(height * UPRIGHT));
  return { width, height, values: even };
}
