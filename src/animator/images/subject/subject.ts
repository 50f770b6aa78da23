import type { PixelSize } from '../../../core/media.ts';
import { clamp } from '../../maths/ease.ts';
import type { Margins } from '../pixels/cover.ts';
import { fieldAt, type PictureField } from '../pixels/look-around.ts';
import type { Raster } from '../pixels/raster.ts';
import { widen } from '../pixels/widen.ts';

/** What the nets see in a small copy of a picture: who stands out (0 to 1), and how far away things are (larger is farther). */
export type LookAt = (picture: Raster) => {
  readonly mask: PictureField;
  readonly depth: PictureField;
  /** Who stands out too, and stays where he is. */
  readonly others?: PictureField;
};

/** Shares of the film. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Whoever a picture shows. */
export interface Subject {
  /** How much of each pixel of the raster is the subject: 0 to 4 quarters, as the lens can show it. */
  readonly quarters: Uint8Array;
  /** 1 for each pixel that must be painted in behind it. */
  readonly hole: Uint8Array;
  readonly box: Box;
}

/** Where the film lies in a raster, and how much around it is of the picture itself. */
export interface FilmArea {
  readonly left: number;
  readonly top: number;
  readonly held: Margins;
  /** What of the picture is the film, as shares of it. */
  readonly view: View;
}

export interface View {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** At shares of the film, of a map over the whole picture. */
export const viewedAt = (field: PictureField, { left, top, width, height }: View, u: number, v: number): number =>
  fieldAt(field, left + u * width, top + v * height);

/** Of the picture: less is a speck, more is no subject but the scene itself. */
const LEAST_SHARE = 0.015;
const MOST_SHARE = 0.72;
const MOST_NEAR = 0.86;
/** Of the longer side: so far around it, its edge is looked for, and it is painted in behind. */
const RIM = 0.004;
const EDGE = 0.015;
/** Of the height: how much of one side and of both together somebody may cover. */
const SIDES = { less: 0.06, both: 0.3 } as const;
const STANDING_FROM = 0.75;
/** Of the film: how broad it is at least, where it ends at the lowest, and how much of a side it covers. */
const RANGE = { wide: 0.5, bottom: 0.72, side: 0.2 } as const;
/** Who reaches so far down is somebody before the camera: the net is seldom sure of the last rows. */
const LOWEST = 0.94;
const LEAST_FILLED = 0.22;
/** Of its pixels: more that are neither of it nor of what is behind it. */
const MOST_UNSURE = 0.1;
/** Of the width: so much of each edge is unsure by nature; spokes and frames are all edges. */
const SOFT_EDGE = 0.006;
/** Of the mask: less is none of it, more is all of it. */
const [NONE, ALL] = [0.2, 0.8];

/** Null where nobody stands out. */
export function findSubject(raster: Raster, area: FilmArea, size: PixelSize, mask: PictureField): Subject | null {
  const box = { left: 1, right: 0, top: 1, bottom: 0 };
  let [count, unsure, edges] = [0, 0, 0];
  const sides = { left: 0, right: 0 };
  for (let y = 0; y < size.height; y++) {
    let before = 0;
    for (let x = 0; x < size.width; x++) {
      const [u, v] = [(x + 0.5) / size.width, (y + 0.5) / size.height];
      const share = viewedAt(mask, area.view, u, v);
      if (share > 0.2 && share < 0.8) unsure += 1;
      if (share < 0.5 !== before < 0.5) edges += 1;
      before = share;
      if (share < 0.5) continue;
      count += 1;
      if (x === 0) sides.left += 1;
      if (x === size.width - 1) sides.right += 1;
      box.left = Math.min(box.left, u);
      box.right = Math.max(box.right, u);
      box.top = Math.min(box.top, v);
      box.bottom = Math.max(box.bottom, v);
    }
  }
  const share = count / (size.width * size.height);
  // Of a face that was taken from near more is seen, and the net is sure of it.
  const near = box.bottom > 1 - EDGE && unsure < count * MOST_UNSURE * 0.5;
  if (share < LEAST_SHARE || share > (near ? MOST_NEAR : MOST_SHARE)) return null;
  // What goes on beyond both sides is no subject, but a wood or a ridge of the scene.
  const [less, both] = [Math.min(sides.left, sides.right), sides.left + sides.right];
  if (less > size.height * SIDES.less && both > size.height * SIDES.both && box.bottom < LOWEST) return null;
  // Nor is what is broad, goes on beyond one side and ends far above the ground before the camera: a range of mountains.
  const range = box.right - box.left > RANGE.wide && box.bottom < RANGE.bottom;
  if (range && Math.max(sides.left, sides.right) > size.height * RANGE.side) return null;
  // Who reaches from the upper edge to the lower is mostly seen from so near that the net cannot tell where it ends: cut out, it would come apart.
  if (box.top < EDGE && box.bottom > 1 - EDGE && unsure > Math.max(count * MOST_UNSURE, edges * size.width * SOFT_EDGE))
    return null;
  // What hangs from the upper edge is a house or a tree of the scene; what fills little of its box is in pieces.
  if (box.top < EDGE && box.bottom < STANDING_FROM) return null;
  if (count < (box.right - box.left) * (box.bottom - box.top) * size.width * size.height * LEAST_FILLED) return null;
  return { ...spread(raster, area, size, mask, box), box };
}

/**
 * Over the margins too: their mirrored part shows it again, and there it is only painted over, unless it goes on beyond the film's edge: a shoulder does, and
 * a tail that ends just before the edge does not.
 */
function spread(
  { width, height }: Raster,
  { left, top, held, view }: FilmArea,
  size: PixelSize,
  mask: PictureField,
  box: Box,
): Pick<Subject, 'quarters' | 'hole'> {
  const seen = new Uint8Array(width * height);
  const quarters = new Uint8Array(width * height);
  const slack = Math.max(1, Math.round(Math.max(size.width, size.height) * RIM));
  // Beyond these the margins are mirrored; the nearest to them come first.
  const [first, last, lowest] = [left - held.left, left + size.width + held.right, top + size.height + held.bottom];
  const outwards = Int32Array.from({ length: width }, (_, index) => (index < first ? first - 1 - index : index));
  const clearBelow = new Int32Array(width);
  for (let y = 0; y < height; y++) {
    const row = foldedAt(y - top, size.height, held.top, held.bottom);
    const clearBeside = { left: 0, right: 0 };
    for (const x of outwards) {
      const column = foldedAt(x - left, size.width, held.left, held.right);
      const share = viewedAt(mask, view, (column + 0.5) / size.width, (row + 0.5) / size.height);
      if (share < NONE) {
        if (x < first) clearBeside.left += 1;
        if (x >= last) clearBeside.right += 1;
        if (y >= lowest) clearBelow[x] = (clearBelow[x] ?? 0) + 1;
        continue;
      }
      if (share >= 0.5) seen[y * width + x] = 1;
      const shown =
        (x >= left || (box.left < EDGE && clearBeside.left <= slack)) &&
        (x < left + size.width || (box.right > 1 - EDGE && clearBeside.right <= slack)) &&
        y >= top &&
        (y < top + size.height || (box.bottom > 1 - EDGE && (clearBelow[x] ?? 0) <= slack));
      if (shown) quarters[y * width + x] = Math.round(clamp((share - NONE) / (ALL - NONE)) * 4);
    }
  }
  const hole = widen(seen, width, height, slack);
  for (let at = 0; at < hole.length; at++) if (hole[at] === 0) quarters[at] = 0;
  return { quarters, hole };
}

/** Where in the picture a pixel of the margins is mirrored from, counted from where the film begins. */
function foldedAt(at: number, length: number, before: number, behind: number): number {
  const [first, last] = [-before, length + behind - 1];
  return at < first ? 2 * first - at - 1 : at > last ? 2 * last - at + 1 : at;
}

/** Levels: what differs more from the picture is no colour of the subject, but ground that was painted in otherwise than it was. */
const MOST_APART = 40;

/**
 * The subject's own colours, clear around it. Laid over the ground that was painted in behind it, it is the picture again; over any other it takes nothing of
 * its old surroundings along.
 */
export function matte(picture: Uint8Array, ground: Uint8Array, quarters: Uint8Array): Uint8Array {
  const pixels = new Uint8Array(picture.length);
  for (let at = 0; at < quarters.length; at++) {
    const share = (quarters[at] ?? 0) / 4;
    if (share === 0) continue;
    for (let part = at * 4; part < at * 4 + 3; part++) {
      const seen = picture[part] ?? 0;
      const apart = (seen - (ground[part] ?? 0)) * (1 / share - 1);
      pixels[part] = clamp(Math.round(seen + clamp(apart, -MOST_APART, MOST_APART)), 0, 255);
    }
    pixels[at * 4 + 3] = QUARTERS[quarters[at] ?? 0] ?? 255;
  }
  return pixels;
}

/** Gives what is clear the colours of what it borders on: between two texels their mean is seen. */
export function bleedColours(pixels: Uint8Array, width: number, height: number, rounds = BLEED): void {
  const texels = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  let rim: number[] = [];
  for (let at = 0; at < texels.length; at++) if (texels[at] !== 0 && bordersOnClear(texels, at, width)) rim.push(at);
  for (let round = 0; round < rounds; round++) {
    const next: number[] = [];
    for (const at of rim) {
      for (const step of [-1, 1, -width, width]) {
        const to = at + step;
        if (texels[to] !== 0) continue;
        // With a trace of red: what is wholly 0 has no colour yet.
        texels[to] = ((texels[at] ?? 0) & 0xffffff) | 1;
        next.push(to);
      }
    }
    rim = next;
  }
}

const bordersOnClear = (texels: Uint32Array, at: number, width: number): boolean =>
  texels[at - 1] === 0 || texels[at + 1] === 0 || texels[at - width] === 0 || texels[at + width] === 0;

const BLEED = 3;

/** Between the thresholds at which the lens shows one sample of a pixel more. */
const QUARTERS = [0, 64, 128, 192, 255];
