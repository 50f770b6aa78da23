import type { Script } from '../../director/script.ts';
import { copyDrawn, type RgbPicture } from '../../lens/drawn.ts';
import { decodePicture } from '../decode-picture.ts';
import { glanceAt } from '../look-at.ts';
import { coverFilm } from '../pixels/cover.ts';
import { fillByPatches } from '../pixels/patch-fill.ts';
import { drawPlateStill, type PlateStill } from '../plate/still.ts';
import { cutMask, findPart, readMask, splitMask } from './mask.ts';
import { holeUnder } from './masked-hole.ts';
import { cutPiece, layPiece, pictureOf, toRgb } from './pieces.ts';

/** A given picture of which only a part may change: the rest comes out as it came in. */
export interface MaskedStill extends Omit<PlateStill, 'picture' | 'fills'> {
  readonly picture: string;
  readonly mask: string;
}

const NO_MARGINS = { left: 0, right: 0, top: 0, bottom: 0 };
/** The part was chosen for somebody: he fills it more than he would a whole picture. */
const FILLED = 0.78;

const joined = (holes: readonly Uint8Array[]): Uint8Array =>
  (holes[0] ?? new Uint8Array()).map((_, at) => (holes.some((hole) => hole[at] === 1) ? 1 : 0));

const REPLACES = /\b(?:replace|swap|instead of|turn|change)\b/i;

/** One of several parts gets one of those whom the words name; where they name fewer, each gets the same. */
function scriptFor(script: Script, index: number, parts: number): Script {
  const role = script.cast[index] ?? script.cast[0];
  return parts === 1 || role === undefined ? script : { ...script, cast: [{ ...role, count: 1 }] };
}

/**
 * Draws as if each part were a picture of its own, so that whoever comes to it stands in it and is seen. What is there stays, as in a picture without a
 * mask, unless the words want it gone.
 */
export async function drawMaskedStill(options: MaskedStill): Promise<RgbPicture> {
  const { script, size, look, signal, watch } = options;
  const given = await decodePicture(options.picture, 'input picture', signal);
  const { raster } = coverFilm(given, size, NO_MARGINS);
  const mask = await readMask(options.mask, size, signal);
  const gone = script.set.without.length > 0 || script.leftOut.some(({ reason }) => reason === 'negated');
  const empties = gone || REPLACES.test(script.prompt);
  // Filled in the whole picture: what lies farther away goes on behind it too.
  const masks = splitMask(mask);
  const image = pictureOf(raster);
  const kept = empties
    ? { ...raster, pixels: fillByPatches(raster, joined(masks.map((each) => holeUnder(raster, image, each, look)))) }
    : raster;
  let whole = toRgb(raster);
  for (const [index, each] of masks.entries()) {
    const part = findPart(each);
    const seam = cutMask(each, part);
    const before = whole;
    const drawn = await drawPlateStill({
      ...options,
      script: scriptFor(script, index, masks.length),
      picture: pictureOf(cutPiece(kept, part)),
      size: { width: part.width, height: part.height },
      fills: FILLED,
      // What was to go is gone: nobody looks for it again, and is told that it was not found.
      look: gone ? glanceAt : look,
      watch: (share, show) => watch((index + share) / masks.length, () => layPiece(before, show(), seam, part)),
    });
    whole = layPiece(whole, copyDrawn(drawn), seam, part);
  }
  return whole;
}
