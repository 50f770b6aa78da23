import { createCanvas, ImageData } from '@napi-rs/canvas';
import { copyDrawn, type RgbPicture } from '../lens/drawn.ts';
import { coverFilm } from './cover.ts';
import { decodePicture } from './decode-picture.ts';
import { cutMask, findPart, type Mask, readMask } from './mask.ts';
import { fillByPatches } from './patch-fill.ts';
import { drawPlateStill, type PlateStill } from './plate-still.ts';
import type { Raster } from './raster.ts';
import type { Crop, Picture } from './resize.ts';

/** A given picture of which only a part may change: the rest comes out as it came in. */
export interface MaskedStill extends Omit<PlateStill, 'picture' | 'fills'> {
  readonly picture: string;
  readonly mask: string;
}

const NO_MARGINS = { left: 0, right: 0, top: 0, bottom: 0 };
/** The part was chosen for somebody: he fills it more than he would a whole picture. */
const FILLED = 0.78;

function toRgb({ width, height, pixels }: Raster): RgbPicture {
  const rgb = new Uint8Array(width * height * 3);
  for (let from = 0, to = 0; to < rgb.length; from += 4, to += 3) rgb.set(pixels.subarray(from, from + 3), to);
  return { width, height, pixels: rgb };
}

function cut(picture: Raster, { x, y, width, height }: Crop): Raster {
  const pixels = new Uint8Array(width * height * 4);
  for (let row = 0; row < height; row++) {
    const from = ((y + row) * picture.width + x) * 4;
    pixels.set(picture.pixels.subarray(from, from + width * 4), row * width * 4);
  }
  return { width, height, pixels };
}

function toCanvas({ width, height, pixels }: Raster): Picture {
  const canvas = createCanvas(width, height);
  canvas.getContext('2d').putImageData(new ImageData(new Uint8ClampedArray(pixels), width, height), 0, 0);
  return canvas;
}

/** The picture with its part changed as far as the mask allows. */
function lay(picture: RgbPicture, changed: RgbPicture, mask: Mask, part: Crop): RgbPicture {
  const pixels = Uint8Array.from(picture.pixels);
  for (let row = 0; row < part.height; row++) {
    for (let column = 0; column < part.width; column++) {
      const share = mask.shares[row * part.width + column] ?? 0;
      if (share === 0) continue;
      const from = (row * part.width + column) * 3;
      const to = ((part.y + row) * picture.width + part.x + column) * 3;
      for (let c = 0; c < 3; c++) {
        const old = pixels[to + c] ?? 0;
        pixels[to + c] = Math.round(old + (((changed.pixels[from + c] ?? 0) - old) * share) / 255);
      }
    }
  }
  return { ...picture, pixels };
}

const holeOf = ({ shares }: Mask): Uint8Array => shares.map((share) => (share > 0 ? 1 : 0));

const REPLACES = /\b(?:replace|swap|instead of|turn|change)\b/i;

/**
 * Draws as if the part were a picture of its own, so that whoever comes to it stands in it and is seen. What is there stays, as in a picture without a
 * mask, unless the words want it gone.
 */
export async function drawMaskedStill(options: MaskedStill): Promise<RgbPicture> {
  const { script, size, signal, watch } = options;
  const image = await decodePicture(options.picture, 'input picture', signal);
  const { raster } = coverFilm(image, size, NO_MARGINS);
  const whole = toRgb(raster);
  const mask = await readMask(options.mask, size, signal);
  const part = findPart(mask);
  const seam = cutMask(mask, part);
  const before = cut(raster, part);
  const gone = script.set.without.length > 0 || script.leftOut.some(({ reason }) => reason === 'negated');
  const kept =
    gone || REPLACES.test(script.prompt) ? { ...before, pixels: fillByPatches(before, holeOf(seam)) } : before;
  const drawn = await drawPlateStill({
    ...options,
    picture: toCanvas(kept),
    size: { width: part.width, height: part.height },
    fills: FILLED,
    watch: (share, look) => watch(share, () => lay(whole, look(), seam, part)),
  });
  return lay(whole, copyDrawn(drawn), seam, part);
}
