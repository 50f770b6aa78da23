import type { PixelSize } from '../../../core/media.ts';
import { clamp } from '../../maths/ease.ts';
import { type Box, type Subject, type View, viewedAt } from '../subject/subject.ts';
import { blur } from './blur.ts';
import type { PictureField } from './look-around.ts';
import type { Raster } from './raster.ts';
import { widen } from './widen.ts';

/** Of the subject's height: how far from its feet its shadow is looked for, to both sides, up and down. */
const REACH = { aside: 0.9, up: 0.45, down: 0.2 } as const;
/** Of the ground's light in the same row: surely shadow, and perhaps. */
const [DARK, DIM] = [0.7, 0.84];
/** Of the subject's box: more is no shadow but dark ground. */
const MOST = 0.6;
const LEAST = 0.004;
/** Of the side of a square as large. */
const MOST_CUT = 0.25;
/** Of the width: a shadow's edge is soft. */
const PENUMBRA = 0.009;

/** The shadow that a subject throws on the ground where it stands: 1 for each pixel; null where none is seen. `others`: who is dark himself is none. */
export function findShadow(
  { width, height, pixels }: Raster,
  { hole, box }: Subject,
  area: { readonly left: number; readonly top: number },
  size: PixelSize,
  others?: { readonly field: PictureField; readonly view: View },
): Uint8Array | null {
  if (box.bottom > 0.97) return null;
  const zone = zoneOf(box, area, size);
  const light = (at: number): number =>
    0.2126 * (pixels[at * 4] ?? 0) + 0.7152 * (pixels[at * 4 + 1] ?? 0) + 0.0722 * (pixels[at * 4 + 2] ?? 0);
  const usual = Array.from({ length: height }, (_, y) => {
    if (y < zone.top || y > zone.bottom) return 0;
    const row: number[] = [];
    for (let x = area.left; x < area.left + size.width; x += 2)
      if (hole[y * width + x] === 0) row.push(light(y * width + x));
    return row.toSorted((a, b) => a - b)[Math.floor(row.length * 0.6)] ?? 0;
  });
  const isOther = (at: number): boolean => {
    if (others === undefined) return false;
    const [u, v] = [((at % width) - area.left) / size.width, (Math.floor(at / width) - area.top) / size.height];
    return viewedAt(others.field, others.view, u, v) > 0.1;
  };
  const dimmed = (at: number, share: number): boolean =>
    !isOther(at) &&
    light(at) < (usual[Math.floor(at / width)] ?? 0) * share &&
    (usual[Math.floor(at / width)] ?? 0) > 24;
  const found = new Uint8Array(width * height);
  const queue: number[] = [];
  const near = widen(hole, width, height, 2);
  for (let y = zone.top; y <= zone.bottom; y++) {
    for (let x = zone.left; x <= zone.right; x++) {
      const at = y * width + x;
      if (near[at] === 1 && hole[at] === 0 && dimmed(at, DARK)) queue.push(at);
    }
  }
  let [count, cut] = [0, 0];
  for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
    const [x, y] = [at % width, Math.floor(at / width)];
    if (x < zone.left || x > zone.right || y < zone.top || y > zone.bottom) {
      cut += 1;
      continue;
    }
    if (found[at] === 1 || hole[at] === 1 || !dimmed(at, DIM)) continue;
    found[at] = 1;
    count += 1;
    queue.push(at + 1, at - 1, at + width, at - width);
  }
  const boxed = (box.right - box.left) * (box.bottom - box.top) * size.width * size.height;
  const penumbra = Math.max(1, Math.round(size.width * PENUMBRA));
  // What goes on beyond where it was looked for is dark ground: then only what it stands in is surely its own.
  if (count > boxed * MOST || cut > Math.sqrt(count) * MOST_CUT) {
    const tall = (box.bottom - box.top) * size.height;
    const under = underBody(hole, width, {
      zone,
      reach: Math.round(tall * STANDS_IN),
      isDark: (at) => dimmed(at, DEEP),
    });
    return under === null ? null : widen(under, width, height, penumbra);
  }
  return count < boxed * LEAST ? null : widen(found, width, height, penumbra);
}

/** Of the ground's light in the same row, and of the subject's height: how dark and how far from it is what it stands in. */
const [DEEP, STANDS_IN] = [0.5, 0.14];

interface Under {
  readonly zone: Box;
  readonly reach: number;
  readonly isDark: (at: number) => boolean;
}

/** What is dark right beside a subject, step by step away from it; null where nothing is. */
function underBody(hole: Uint8Array, width: number, { zone, reach, isDark }: Under): Uint8Array | null {
  const found = new Uint8Array(hole.length);
  let edge: number[] = [];
  for (let y = zone.top; y <= zone.bottom; y++)
    for (let x = zone.left; x <= zone.right; x++) if (hole[y * width + x] === 1) edge.push(y * width + x);
  let any = false;
  for (let step = 0; step < reach && edge.length > 0; step++) {
    const next: number[] = [];
    for (const at of edge) {
      // It begins below whoever throws it: a dark bush beside him is none.
      for (const to of step === 0 ? [at + width] : [at - 1, at + 1, at + width, at - width]) {
        const [x, y] = [to % width, Math.floor(to / width)];
        if (x < zone.left || x > zone.right || y < zone.top || y > zone.bottom) continue;
        if (hole[to] === 1 || found[to] === 1 || !isDark(to)) continue;
        found[to] = 1;
        any = true;
        next.push(to);
      }
    }
    edge = next;
  }
  return any ? found : null;
}

/** Of the picture's width: legs that are wider hide ground, and no shadow. */
const WIDEST_LEG = 0.16;

/**
 * The picture with its shadow drawn on under the legs that stand in it, and where that is: as they step aside no gap is to be seen. On each row what the
 * subject hides between two dark places is as dark as they are.
 */
export function underFeet(
  { width, height, pixels }: Raster,
  dark: Uint8Array,
  hole: Uint8Array,
): { readonly pixels: Uint8Array; readonly dark: Uint8Array } {
  const [drawn, joined] = [Uint8Array.from(pixels), dark.map((value, at) => (hole[at] === 1 ? 0 : value))];
  for (let y = 0; y < height; y++) {
    let last = -1;
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (hole[at] === 1) continue;
      if (dark[at] === 1 && last >= 0 && x - last > 1 && x - last < width * WIDEST_LEG) {
        const from = y * width + last;
        for (let between = from + 1; between < at; between++) {
          const share = (between - from) / (at - from);
          for (let part = 0; part < 3; part++)
            drawn[between * 4 + part] =
              (pixels[from * 4 + part] ?? 0) * (1 - share) + (pixels[at * 4 + part] ?? 0) * share;
          joined[between] = 1;
        }
      }
      last = dark[at] === 1 ? x : -1;
    }
  }
  return { pixels: drawn, dark: joined };
}

/** Pixels of the raster. */
function zoneOf(box: Box, area: { readonly left: number; readonly top: number }, { width, height }: PixelSize): Box {
  const tall = (box.bottom - box.top) * height;
  const inside = (value: number, length: number): number => Math.min(length - 1, Math.max(0, Math.round(value)));
  return {
    left: area.left + inside(box.left * width - tall * REACH.aside, width),
    right: area.left + inside(box.right * width + tall * REACH.aside, width),
    top: area.top + inside(box.bottom * height - tall * REACH.up, height),
    bottom: area.top + inside(box.bottom * height + tall * REACH.down, height),
  };
}

/** A shadow with an edge that fades, but not where it goes on behind whoever throws it: quarters of each pixel. */
export function fadeShadow(dark: Uint8Array, hole: Uint8Array, { width, height }: PixelSize): Uint8Array {
  const covered = Float32Array.from(dark, (value, at) => value | (hole[at] ?? 0));
  const soft = blur(covered, width, height, Math.max(1, Math.round(width * PENUMBRA)));
  return dark.map((value, at) => (value === 0 ? 0 : Math.round(clamp((soft[at] ?? 0) * 2 - 1) * 4)));
}
