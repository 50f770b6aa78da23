import type { PixelSize } from '../../../core/media.ts';
import type { Head } from '../../bodies/outline.ts';
import type { Box } from './subject.ts';

/** Where an eye of a face is, in shares of the film. */
export interface Eye {
  readonly u: number;
  readonly v: number;
  /** Half its width and half its height. */
  readonly across: number;
  readonly down: number;
}

/** `score`: how sure that is, in levels of brightness. */
export interface Eyes {
  readonly score: number;
  readonly both: readonly [Eye, Eye];
}

/** A figure that was cut out, and where it lies in what it is seen in. */
export interface SeenIn {
  readonly area: { readonly left: number; readonly top: number };
  readonly size: PixelSize;
}
export interface CutFigure {
  readonly cut: PixelSize & { readonly left: number; readonly top: number; readonly pixels: Uint8Array };
  readonly box: Box;
}

/** The head in a small copy: as many columns and rows. */
const [COLUMNS, ROWS] = [60, 72];
/** Of the head, where eyes can be, and how far apart they are. */
const HIGH = { from: 0.34, to: 0.66 } as const;
const APART = { least: 0.24, most: 0.52 } as const;
/** Half sizes of an eye, of the head. */
const EYE = { across: 0.085, down: 0.042 } as const;
/** Levels: how much darker an eye is than the skin above it and below it, and than the bridge of the nose. */
const DARKER = 13;
/** Of the middle of a face that is of the colours of skin. */
const LEAST_SKIN = 0.4;
/** Pixels of the film: smaller eyes are not seen to blink. */
const LEAST_PIXELS = 2;

interface Look {
  readonly luma: Float32Array;
  readonly skin: Float32Array;
}

/**
 * Both eyes of a face that looks this way; null where none is found. Two dark spots side by side in skin, and skin between them. `strict`: where the head is
 * only guessed, there must be skin above them, too, or they are locks of hair.
 */
export function findEyes(plate: SeenIn, subject: CutFigure, head: Head, strict = false): Eyes | null {
  if (head.across * EYE.across * 2 * plate.size.width < LEAST_PIXELS) return null;
  const look = lookAtHead(plate, subject, head);
  if (meanIn(look.skin, 0.28, 0.35, 0.72, 0.85) < LEAST_SKIN) return null;
  const darkness = (x: number, y: number): number => {
    const [w, h] = [EYE.across * 0.7, EYE.down * 0.8];
    const own = meanIn(look.luma, x - w, y - h, x + w, y + h);
    const above = meanIn(look.luma, x - w, y - h - 0.035, x + w, y - h - 0.01);
    const below = meanIn(look.luma, x - w, y + h + 0.03, x + w, y + h + 0.09);
    // Between an eye and its brow there is only a little skin, and it is in shadow.
    return Math.min(above + 8, below) - own;
  };
  let best: { readonly score: number; readonly left: number; readonly right: number; readonly y: number } | null = null;
  for (let y = HIGH.from; y <= HIGH.to; y += 0.014) {
    const line = Array.from({ length: COLUMNS }, (_, x) => darkness((x + 0.5) / COLUMNS, y));
    for (let a = Math.floor(COLUMNS * 0.16); a < COLUMNS * 0.5; a++) {
      if ((line[a] ?? 0) < DARKER) continue;
      for (let b = a + Math.floor(COLUMNS * APART.least); b < Math.min(COLUMNS * 0.86, a + COLUMNS * APART.most); b++) {
        const least = Math.min(line[a] ?? 0, line[b] ?? 0);
        if (least < DARKER) continue;
        const [left, right] = [(a + 0.5) / COLUMNS, (b + 0.5) / COLUMNS];
        const middle = (left + right) / 2;
        const bridge = meanIn(look.luma, middle - 0.04, y - 0.03, middle + 0.04, y + 0.03);
        const eyes = meanIn(look.luma, left - 0.03, y - 0.02, left + 0.03, y + 0.02);
        const others = meanIn(look.luma, right - 0.03, y - 0.02, right + 0.03, y + 0.02);
        const between = bridge - Math.max(eyes, others);
        const cheeks = Math.min(
          meanIn(look.skin, left - 0.08, y + 0.1, left + 0.08, y + 0.2),
          meanIn(look.skin, right - 0.08, y + 0.1, right + 0.08, y + 0.2),
        );
        if (between < DARKER || cheeks < 0.6) continue;
        const forehead = Math.min(
          meanIn(look.skin, left - 0.05, y - 0.2, left + 0.05, y - 0.11),
          meanIn(look.skin, right - 0.05, y - 0.2, right + 0.05, y - 0.11),
        );
        if (strict && forehead < 0.5) continue;
        const score =
          least + 0.5 * between - 60 * Math.abs(middle - 0.5) - Math.abs((line[a] ?? 0) - (line[b] ?? 0)) * 0.5;
        if (best === null || score > best.score) best = { score, left, right, y };
      }
    }
  }
  if (best === null) return null;
  const y = underBrows(best, darkness);
  const eyeAt = (near: number): Eye => {
    const [x, high] = centreOf(look.luma, near, y);
    return {
      u: head.u + (x - 0.5) * 2 * head.across,
      v: head.v + (high - 0.5) * 2 * head.down,
      across: head.across * 2 * EYE.across,
      down: head.down * 2 * EYE.down,
    };
  };
  return { score: best.score, both: [eyeAt(best.left), eyeAt(best.right)] };
}

/** Of the head: how far below its brow an eye lies, and how dark it is at least beside that. */
const UNDER = { from: 0.055, to: 0.15, share: 0.55 } as const;

/** Brows are as dark as eyes, and above them: if something dark follows right below both, that are the eyes. */
function underBrows(
  { left, right, y }: { readonly left: number; readonly right: number; readonly y: number },
  darkness: (x: number, y: number) => number,
): number {
  const both = (at: number): number => Math.min(darkness(left, at), darkness(right, at));
  let [found, most] = [y, Math.max(DARKER, both(y) * UNDER.share)];
  for (let low = y + UNDER.from; low <= y + UNDER.to; low += 0.014) {
    if (both(low) <= most) continue;
    [found, most] = [low, both(low)];
  }
  return found;
}

/** The middle of what is dark around a place. */
function centreOf(luma: Float32Array, x: number, y: number): readonly [number, number] {
  const [w, h] = [EYE.across * 1.25, EYE.down * 1.3];
  const skin = meanIn(luma, x - w, y + h, x + w, y + h + 0.05);
  let [sum, across, down] = [1e-6, x * 1e-6, y * 1e-6];
  for (let row = Math.round((y - h) * ROWS); row <= Math.round((y + h) * ROWS); row++) {
    for (let column = Math.round((x - w) * COLUMNS); column <= Math.round((x + w) * COLUMNS); column++) {
      const dark = Math.max(0, skin - (luma[row * COLUMNS + column] ?? skin) - DARKER) ** 2;
      sum += dark;
      across += (dark * (column + 0.5)) / COLUMNS;
      down += (dark * (row + 0.5)) / ROWS;
    }
  }
  return [across / sum, down / sum];
}

/** Of a map of the head, between shares of it. */
function meanIn(values: Float32Array, left: number, top: number, right: number, bottom: number): number {
  let [sum, count] = [0, 0];
  for (let y = Math.max(0, Math.round(top * ROWS)); y <= Math.min(ROWS - 1, Math.round(bottom * ROWS)); y++) {
    for (
      let x = Math.max(0, Math.round(left * COLUMNS));
      x <= Math.min(COLUMNS - 1, Math.round(right * COLUMNS));
      x++
    ) {
      sum += values[y * COLUMNS + x] ?? 0;
      count += 1;
    }
  }
  return sum / Math.max(1, count);
}

function lookAtHead({ area, size }: SeenIn, { cut }: CutFigure, head: Head): Look {
  const luma = new Float32Array(COLUMNS * ROWS);
  const skin = new Float32Array(COLUMNS * ROWS);
  const wide = Math.max(1, Math.round((head.across * 2 * size.width) / COLUMNS));
  const tall = Math.max(1, Math.round((head.down * 2 * size.height) / ROWS));
  for (let at = 0; at < luma.length; at++) {
    const [column, row] = [at % COLUMNS, Math.floor(at / COLUMNS)];
    const u = head.u + ((column + 0.5) / COLUMNS - 0.5) * 2 * head.across;
    const v = head.v + ((row + 0.5) / ROWS - 0.5) * 2 * head.down;
    const [left, top] = [
      Math.round(u * size.width - wide / 2) + area.left - cut.left,
      Math.round(v * size.height - tall / 2) + area.top - cut.top,
    ];
    let [r, g, b, count] = [0, 0, 0, 0];
    for (let y = top; y < top + tall; y++) {
      for (let x = left; x < left + wide; x++) {
        if (x < 0 || y < 0 || x >= cut.width || y >= cut.height) continue;
        const from = (y * cut.width + x) * 4;
        r += cut.pixels[from] ?? 0;
        g += cut.pixels[from + 1] ?? 0;
        b += cut.pixels[from + 2] ?? 0;
        count += 1;
      }
    }
    if (count === 0) continue;
    [r, g, b] = [r / count, g / count, b / count];
    luma[at] = 0.2126 * r + 0.7152 * g + 0.0722 * b;
    skin[at] = isSkin(r, g, b) ? 1 : 0;
  }
  return { luma, skin };
}

export const isSkin = (r: number, g: number, b: number): boolean =>
  r > 60 && r > g * 1.06 && g > b * 0.94 && r - b > 14 && r - b < 140;
