import type { PixelSize } from '../../core/media.ts';
import { fieldAt, type PictureField } from './look-around.ts';
import type { Raster } from './raster.ts';

/** What the nets see in a small copy of a picture: who stands out (0 to 1), and how far away things are (larger is farther). */
export type LookAt = (picture: Raster) => { readonly mask: PictureField; readonly depth: PictureField };

/** Whoever a picture shows, cut out of it. */
export interface Subject {
  /** The picture, clear around the subject. */
  readonly pixels: Uint8Array;
  /** 1 for each pixel that must be painted in behind it. */
  readonly hole: Uint8Array;
  readonly box: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
}

/** Of the picture: less is a speck, more is no subject but the scene itself. */
const LEAST_SHARE = 0.015;
const MOST_SHARE = 0.72;
/** Of the width: so far around it, it takes its surroundings along, and so far it is painted in behind: at rest no seam shows. */
const RIM = 0.005;
const EDGE = 0.015;
const STANDING_FROM = 0.75;
const LEAST_FILLED = 0.3;

/** Null where nobody stands out. */
export function cutSubject(
  { width, height, pixels }: Raster,
  area: { readonly left: number; readonly top: number },
  size: PixelSize,
  mask: PictureField,
): Subject | null {
  const inside = new Uint8Array(width * height);
  const box = { left: 1, right: 0, top: 1, bottom: 0 };
  let count = 0;
  for (let y = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++) {
      const [u, v] = [(x + 0.5) / size.width, (y + 0.5) / size.height];
      if (fieldAt(mask, u, v) < 0.5) continue;
      inside[(y + area.top) * width + x + area.left] = 1;
      count += 1;
      box.left = Math.min(box.left, u);
      box.right = Math.max(box.right, u);
      box.top = Math.min(box.top, v);
      box.bottom = Math.max(box.bottom, v);
    }
  }
  const share = count / (size.width * size.height);
  if (share < LEAST_SHARE || share > MOST_SHARE) return null;
  // Who reaches from the upper edge to the lower is seen from so near that the net cannot tell where it ends: cut out, it would come apart.
  if (box.top < EDGE && box.bottom > 1 - EDGE) return null;
  // What hangs from the upper edge is a house or a tree of the scene; what fills little of its box is in pieces.
  if (box.top < EDGE && box.bottom < STANDING_FROM) return null;
  if (count < (box.right - box.left) * (box.bottom - box.top) * size.width * size.height * LEAST_FILLED) return null;
  const rim = Math.max(1, Math.round(size.width * RIM));
  const worn = widen(inside, width, height, rim);
  const cut = Uint8Array.from(pixels);
  for (let at = 0; at < worn.length; at++) if (worn[at] === 0) cut[at * 4 + 3] = 0;
  return { pixels: cut, box, hole: worn };
}

/** Everything within `reach` of what is set, along rows and then columns. */
function widen(set: Uint8Array, width: number, height: number, reach: number): Uint8Array {
  const along = (from: Uint8Array, lines: number, length: number, step: number, stride: number): Uint8Array => {
    const to = new Uint8Array(from.length);
    for (let line = 0; line < lines; line++) {
      let left = 0;
      for (let index = -reach; index < length; index++) {
        const ahead = index + reach;
        if (ahead < length && from[line * stride + ahead * step] === 1) left = reach * 2 + 1;
        if (left <= 0) continue;
        if (index >= 0) to[line * stride + index * step] = 1;
        left -= 1;
      }
    }
    return to;
  };
  return along(along(set, height, width, 1, width), width, height, width, 1);
}
