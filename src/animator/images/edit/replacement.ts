import type { Role, Script } from '../../director/script.ts';
import { writeScript } from '../../director/write-script.ts';
import { copyDrawn, type Drawn } from '../../lens/drawn.ts';
import { PictureError } from '../decode-picture.ts';
import { glanceAt } from '../look-at.ts';
import type { Picture } from '../pixels/resize.ts';
import { drawPlateStill, type PlateStill } from '../plate/still.ts';
import type { Box } from '../subject/subject.ts';
import { toDrawn } from './background.ts';
import { eraseNamed } from './edit-plate.ts';
import { cutMask, findPart, type Mask } from './mask.ts';
import { cutPiece, layPiece, pictureOf, toRgb, toRgba } from './pieces.ts';

/** Somebody in a picture, and who is to be there instead. */
export interface Replacement {
  readonly what: string;
  readonly by: string;
}

const ASKED = [
  /\b(?:replace|swap|exchange|substitute) (?:out )?((?:the|this|that|his|her|its|their|my) .{1,60}?) (?:with|for|by) (.{1,160})/i,
  /\b(?:turn|change|transform|convert) ((?:the|this|that|his|her|its|their|my) .{1,60}?) (?:in)?to (an? .{1,160})/i,
];
/** Of these all that is before them stays. */
const NOT_SOMEBODY =
  /\b(?:pictures?|images?|photos?|photographs?|scenes?|drawing|background|backdrop|sky|style|look|colou?rs?|light(?:ing)?|weather|season|time|it|this)$/i;

/** Null where the words want something else. */
export function readReplacement(prompt: string): Replacement | null {
  const [, what = '', by = ''] = ASKED.map((pattern) => pattern.exec(prompt)).find((found) => found !== null) ?? [];
  if (what === '' || NOT_SOMEBODY.test(what)) return null;
  return castOf(by).length === 0 || (castOf(what).length === 0 && ASKED[0]?.test(prompt) !== true)
    ? null
    : { what, by };
}

const castOf = (words: string): readonly Role[] =>
  writeScript({ prompt: words, negativePrompt: null, durationSeconds: 1 }).cast.filter(({ scenery }) => !scenery);

/** The place was somebody's: who comes fills it as he did. */
const FILLED = 0.86;

/** The picture with somebody else where the one was whom the words name. */
export async function drawReplaced(
  options: Omit<PlateStill, 'fills'> & { readonly picture: Picture },
  { what, by }: Replacement,
): Promise<Drawn> {
  const { script, size, watch } = options;
  // Of what nobody knows by name nothing tells whether it is all that the picture shows, or a fig in its bowl.
  const gone = castOf(what)[0];
  const erased = gone === undefined ? null : eraseNamed(options, gone, what);
  if (erased === null) throw new PictureError(notFound(what));
  const kept = { ...size, pixels: erased.ground };
  const mask = boxMask(around(erased.box), size);
  const part = findPart(mask);
  const seam = cutMask(mask, part);
  const coming: Script = { ...script, ...pick(writeScript({ prompt: by, negativePrompt: null, durationSeconds: 1 })) };
  const whole = toRgb(kept);
  const drawn = await drawPlateStill({
    ...options,
    // Nobody is left in that place: who comes stands in its middle.
    ...{ script: coming, picture: pictureOf(cutPiece(kept, part)), fills: FILLED, look: glanceAt },
    size: { width: part.width, height: part.height },
    watch: (share, show) => watch(share, () => layPiece(whole, show(), seam, part)),
  });
  return toDrawn(toRgba(layPiece(whole, copyDrawn(drawn), seam, part)));
}

const pick = ({ cast, beats, relations, prompt }: Script): Pick<Script, 'cast' | 'beats' | 'relations' | 'prompt'> => ({
  ...{ cast, beats, relations, prompt },
});

/** What to tell whoever asks for something of a picture that nobody finds in it. */
export const notFound = (what: string): string =>
  `"${what.trim().slice(0, 80)}" was not found in the picture, so nothing was changed. A mask can show where it is.`;

/** Of its sides: room for the seam, which lies within what is masked. */
const SEAM = 0.07;

function around({ left, right, top, bottom }: Box): Box {
  const [across, down] = [(right - left) * SEAM, (bottom - top) * SEAM];
  return { left: left - across, right: right + across, top: top - down, bottom: bottom + down };
}

function boxMask({ left, right, top, bottom }: Box, { width, height }: PlateStill['size']): Mask {
  const shares = new Uint8Array(width * height);
  for (let at = 0; at < shares.length; at++) {
    const [u, v] = [((at % width) + 0.5) / width, (Math.floor(at / width) + 0.5) / height];
    if (u >= left && u <= right && v >= top && v <= bottom) shares[at] = 255;
  }
  return { width, height, shares };
}
