import type { BentMesh } from '../../lens/bent.ts';
import { clamp, mix } from '../../maths/ease.ts';
import type { Plate, PlateCut, PlateSubject } from '../plate/plate.ts';
import { cutRelief, type Relief } from '../plate/relief.ts';
import type { Eye } from './find-eyes.ts';

/** Halves of an eye: how far above its middle a lid hangs, and how far below it ends. */
const [ABOVE, BELOW] = [0.6, 1.15];
const WIDER = 1.22;
/** Of a lid's height, below it: the cheek. */
const UNDER = 0.45;
/** Of a lid's height, from below: lashes. */
const LASHES = 0.16;

/** Skin from above the eye, drawn down to where the lashes are. `depthAt`: metres, before the face. */
export function makeLid(plate: Plate, subject: PlateSubject, eye: Eye, depthAt: (u: number) => number): Relief {
  return cutRelief(plate, paintLid(plate, subject, eye), (u) => depthAt(u));
}

function paintLid({ area, size }: Plate, { cut }: PlateSubject, { u, v, across, down }: Eye): PlateCut {
  const [left, right] = [u - across * WIDER, u + across * WIDER].map((x) => Math.round(x * size.width) + area.left);
  const [top, bottom] = [v - down * ABOVE, v + down * BELOW].map((y) => Math.round(y * size.height) + area.top);
  const [width, height] = [Math.max(2, (right ?? 0) - (left ?? 0)), Math.max(2, (bottom ?? 0) - (top ?? 0))];
  const pixels = new Uint8Array(new SharedArrayBuffer(width * height * 4));
  const skinRows = Math.max(1, Math.round(height * 0.14));
  const smooth = Math.max(1, Math.round(width * 0.12));
  for (let x = 0; x < width; x++) {
    const column = (left ?? 0) + x - cut.left;
    const over = meanOf(cut, column, (top ?? 0) - cut.top, skinRows, smooth);
    // Right under an eye it is in the shade.
    const cheek = meanOf(cut, column, (bottom ?? 0) + Math.round(height * UNDER) - cut.top, skinRows, smooth);
    // Above the eye lies the brow or its shadow: the lid itself is as light as the cheek.
    const above = 0.5 * clamp((lightOf(over) / Math.max(1, lightOf(cheek)) - BROW) / (1 - BROW));
    const skin = over.map((value, part) => mix(cheek[part] ?? 0, value, above));
    const aside = Math.abs((x + 0.5) / width - 0.5) * 2;
    // Its lower rim is a bow, and the upper one fades into the skin it is made of.
    const rim = 1 - 0.42 * aside * aside;
    for (let y = 0; y < height; y++) {
      const along = (y + 0.5) / height;
      if (along > rim || aside > 0.98) continue;
      const lash = clamp((along - (rim - LASHES)) / LASHES) ** 2 * (1 - aside ** 4);
      const round = 0.98 - 0.08 * along;
      const at = (y * width + x) * 4;
      for (let part = 0; part < 3; part++)
        pixels[at + part] = clamp(Math.round(mix((skin[part] ?? 0) * round, (skin[part] ?? 0) * 0.32, lash)), 0, 255);
      const fade = Math.min(1, along / 0.2) * Math.min(1, (0.98 - aside) / 0.16);
      pixels[at + 3] = Math.round(255 * fade);
    }
  }
  return { left: left ?? 0, top: top ?? 0, width, height, pixels };
}

/** Of the cheek's light: darker is a brow. */
const BROW = 0.6;
const lightOf = ([r = 0, g = 0, b = 0]: readonly number[]): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

function meanOf(
  { width, height, pixels }: PlateCut,
  x: number,
  top: number,
  rows: number,
  aside: number,
): readonly number[] {
  const sum = [0, 0, 0];
  let count = 0;
  for (let y = top; y < top + rows; y++) {
    for (let i = x - aside; i <= x + aside; i++) {
      if (i < 0 || y < 0 || i >= width || y >= height) continue;
      const at = (y * width + i) * 4;
      for (let part = 0; part < 3; part++) sum[part] = (sum[part] ?? 0) + (pixels[at + part] ?? 0);
      count += 1;
    }
  }
  return sum.map((value) => value / Math.max(1, count));
}

const BLINK_SECONDS = 0.22;
/** Seconds of the first one, and between two: nobody blinks like a clock. */
const [FIRST, EVERY] = [1.15, 2.9];

/** How far closed eyes are at a moment, 0 to 1. */
export function closedAt(time: number): number {
  const number = Math.max(0, Math.round((time - FIRST) / EVERY));
  const since = Math.abs(time - FIRST - number * EVERY - 0.5 * Math.sin(number * 2.3));
  return clamp(1.35 - (since / (BLINK_SECONDS / 2)) * 1.35);
}

/** A lid as it moves with the head it belongs to: `follow` bends it as its face. Open, it is drawn up to nothing. */
export function bendLid(relief: Relief, follow: (time: number, positions: Float32Array) => void): BentMesh {
  const tops = new Float32Array(3);
  return {
    ...relief,
    bend(time, positions) {
      const closed = closedAt(time);
      follow(time, positions);
      tops.set(positions.subarray(0, 3));
      for (let at = 0; at < positions.length; at += 3) {
        const high = tops[1] ?? 0;
        positions[at + 1] = high + ((positions[at + 1] ?? 0) - high) * closed;
        // Behind the face where it is open.
        if (closed < 0.02) positions[at + 2] = (positions[at + 2] ?? 0) - 2;
      }
    },
  };
}
