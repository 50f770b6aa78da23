import { createHash } from 'node:crypto';
import { CUT_OUT_SIDE, type CutOut, type FaceAt } from '../../bodies/families/reference.ts';
import { glanceWhole } from '../pixels/glance.ts';
import { fieldAt, type PictureField, soften } from '../pixels/look-around.ts';
import type { Raster } from '../pixels/raster.ts';
import type { Picture } from '../pixels/resize.ts';
import { findFace } from './find-face.ts';
import type { LookAt } from './subject.ts';

/** Longest side of the copy that a figure is cut out of. */
const SIDE = 900;
/** Around it in its square, as a share. */
const MARGIN = 0.024;
/** Of the height: who comes so near to the lower edge goes on beyond it. */
const EDGE = 0.015;
/** Of the picture: less is a speck, and then the picture stands for itself. */
const LEAST_SHARE = 0.02;

/** Whoever a picture shows, without its background; a picture of nobody stands as a whole, as a print does. */
export function makeCutOut(image: Picture, look: LookAt): CutOut {
  const picture = glanceWhole(image, SIDE);
  const plain = maskByBorder(picture);
  // All of one colour: there is nothing for a net to find.
  if (plain?.values.every((value) => value < 0.5) === true) return square(picture, null);
  const { mask } = look(picture);
  return square(picture, [mask, plain].find((each) => each !== null && isSubject(each)) ?? null);
}

function isSubject({ values }: PictureField): boolean {
  const share = values.reduce((sum, value) => sum + (value > 0.5 ? 1 : 0), 0) / values.length;
  return share >= LEAST_SHARE && share <= 0.93;
}

/** How far a colour may be from that of the border to count as background, and how much of the border must be alike. */
const ALIKE = 60;
const PLAIN_BORDER = 0.8;

/** What differs from a plain background, by the colour along the picture's border; null where that is not plain. */
function maskByBorder({ width, height, pixels }: Raster): PictureField | null {
  const colour = (x: number, y: number): readonly number[] => {
    const at = (y * width + x) * 4;
    return [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
  };
  const border: (readonly [number, number])[] = [];
  for (let x = 0; x < width; x++) border.push([x, 0], [x, height - 1]);
  for (let y = 0; y < height; y++) border.push([0, y], [width - 1, y]);
  const middle = [0, 1, 2].map((part) => {
    const sorted = border.map(([x, y]) => colour(x, y)[part] ?? 0).toSorted((a, b) => a - b);
    return sorted[sorted.length >> 1] ?? 0;
  });
  const alike = (x: number, y: number): boolean =>
    colour(x, y).reduce((sum, value, part) => sum + Math.abs(value - (middle[part] ?? 0)), 0) < ALIKE;
  if (border.filter(([x, y]) => alike(x, y)).length < border.length * PLAIN_BORDER) return null;
  const values = new Float32Array(width * height).fill(1);
  const queue = border.filter(([x, y]) => alike(x, y));
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const [x, y] = next;
    if (x < 0 || y < 0 || x >= width || y >= height || values[y * width + x] === 0 || !alike(x, y)) continue;
    values[y * width + x] = 0;
    queue.push([x + 1, y], [x - 1, y], [x, y + 1], [x, y - 1]);
  }
  return { width, height, values: soften(values, width, height) };
}

function square(picture: Raster, mask: PictureField | null): CutOut {
  const box = boxOf(picture, mask);
  const room = CUT_OUT_SIDE * (1 - 2 * MARGIN);
  const scale = room / Math.max(box.width, box.height);
  const [width, height] = [box.width * scale, box.height * scale];
  const [left, top] = [(CUT_OUT_SIDE - width) / 2, (CUT_OUT_SIDE - height) / 2];
  const pixels = new Uint8Array(new SharedArrayBuffer(CUT_OUT_SIDE * CUT_OUT_SIDE * 4));
  for (let y = 0; y < CUT_OUT_SIDE; y++) {
    for (let x = 0; x < CUT_OUT_SIDE; x++) {
      const [u, v] = [(x + 0.5 - left) / width, (y + 0.5 - top) / height];
      if (u < 0 || v < 0 || u >= 1 || v >= 1) continue;
      const [px, py] = [box.left + u * box.width, box.top + v * box.height];
      sampleInto(pixels, (y * CUT_OUT_SIDE + x) * 4, picture, px, py);
      const share = mask === null ? 1 : fieldAt(mask, px / picture.width, py / picture.height);
      pixels[(y * CUT_OUT_SIDE + x) * 4 + 3] = Math.round(255 * Math.min(1, Math.max(0, (share - 0.35) / 0.3)));
    }
  }
  const side = CUT_OUT_SIDE;
  return {
    name: createHash('sha256').update(pixels.slice()).digest('hex').slice(0, 16),
    ...{ pixels, left: left / side, top: top / side, width: width / side, height: height / side },
    framed: mask === null ? 0 : framedShare(mask),
    cutOff: mask !== null && box.top + box.height > picture.height * (1 - EDGE),
    face: mask === null ? null : faceIn(pixels, { left, top, width, height }),
  };
}

/** Of the longest side: so near to an edge of the picture something goes on beyond it. */
const AT_EDGE = 0.02;

function framedShare({ width, height, values }: PictureField): number {
  const near = Math.max(1, Math.round(Math.max(width, height) * AT_EDGE));
  const [wide, high] = [new Uint8Array(width), new Uint8Array(height)];
  const edges = {
    top: new Uint8Array(width),
    bottom: new Uint8Array(width),
    left: new Uint8Array(height),
    right: new Uint8Array(height),
  };
  for (let at = 0; at < values.length; at++) {
    if ((values[at] ?? 0) < 0.5) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    [wide[x], high[y]] = [1, 1];
    if (y < near) edges.top[x] = 1;
    if (y >= height - near) edges.bottom[x] = 1;
    if (x < near) edges.left[y] = 1;
    if (x >= width - near) edges.right[y] = 1;
  }
  const count = (cells: Uint8Array): number => cells.reduce((sum, cell) => sum + cell, 0);
  const across = Math.max(count(edges.top), count(edges.bottom)) / Math.max(1, count(wide));
  return Math.max(across, Math.max(count(edges.left), count(edges.right)) / Math.max(1, count(high)));
}

/** Of the height of all that is seen. */
const LOWEST_EYES = 0.55;

function faceIn(pixels: Uint8Array, { left, top, width, height }: Box): FaceAt | null {
  const side = CUT_OUT_SIDE;
  const square = { left: 0, top: 0, width: side, height: side };
  const box = { left: left / side, right: (left + width) / side, top: top / side, bottom: (top + height) / side };
  const face = findFace({ area: square, size: square }, { cut: { ...square, pixels }, box });
  if (face === null) return null;
  const [{ u, v }, { u: otherU, v: otherV }] = face.eyes.both;
  // Who has eyes below the middle is no person: of one the head is above all else.
  if ((v + otherV) / 2 > box.top + (box.bottom - box.top) * LOWEST_EYES) return null;
  return {
    eyes: [
      { u, v },
      { u: otherU, v: otherV },
    ],
    across: face.head.across,
  };
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function boxOf({ width, height }: Raster, mask: PictureField | null): Box {
  if (mask === null) return { left: 0, top: 0, width, height };
  let [left, right, top, bottom] = [mask.width, 0, mask.height, 0];
  for (let y = 0; y < mask.height; y++) {
    for (let x = 0; x < mask.width; x++) {
      if ((mask.values[y * mask.width + x] ?? 0) < 0.5) continue;
      [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
    }
  }
  const [across, down] = [width / mask.width, height / mask.height];
  return { left: left * across, top: top * down, width: (right - left) * across, height: (bottom - top) * down };
}

function sampleInto(to: Uint8Array, at: number, { width, height, pixels }: Raster, x: number, y: number): void {
  const [px, py] = [Math.min(width - 1.001, Math.max(0, x - 0.5)), Math.min(height - 1.001, Math.max(0, y - 0.5))];
  const [column, row] = [Math.floor(px), Math.floor(py)];
  const [u, v] = [px - column, py - row];
  const from = (row * width + column) * 4;
  const [right, below] = [column + 1 < width ? 4 : 0, row + 1 < height ? width * 4 : 0];
  for (let part = 0; part < 3; part++) {
    const upper = (pixels[from + part] ?? 0) * (1 - u) + (pixels[from + right + part] ?? 0) * u;
    const lower = (pixels[from + below + part] ?? 0) * (1 - u) + (pixels[from + below + right + part] ?? 0) * u;
    to[at + part] = upper * (1 - v) + lower * v;
  }
}
