import { clamp } from '../../maths/ease.ts';
import { bleedColours } from './subject.ts';

/** Levels, of all three colours together: less is hardly another colour. */
const CHANGED = 70;
/** Of the largest piece of one colour: smaller ones that lie within the figure are something else, as a fig in a red bowl, or coffee in a brown cup. */
const LEAST_PIECE = 0.5;
/** Pixels around a piece in which its edge goes over into what is beside it. */
const EDGE = 4;
/** Pixels: pieces that hang together by less are two. */
const BRIDGE = 2;

interface Pixels {
  readonly width: number;
  readonly height: number;
}

/**
 * Of a cut-out that was given another colour: what keeps it. That is its largest piece of one colour, and others that are as large or lie at its outline; what is of
 * a like colour elsewhere in it gets its own back.
 */
export function keepMainPieces(before: Uint8Array, after: Uint8Array, { width, height }: Pixels): void {
  const isChanged = (at: number): boolean =>
    Math.abs((before[at * 4] ?? 0) - (after[at * 4] ?? 0)) +
      Math.abs((before[at * 4 + 1] ?? 0) - (after[at * 4 + 1] ?? 0)) +
      Math.abs((before[at * 4 + 2] ?? 0) - (after[at * 4 + 2] ?? 0)) >
    CHANGED;
  const isCore = (at: number): boolean =>
    isChanged(at) &&
    [-BRIDGE, BRIDGE, -BRIDGE * width, BRIDGE * width].every(
      (step) => at + step < 0 || at + step >= width * height || isChanged(at + step),
    );
  const isAtOutline = (at: number): boolean =>
    [-OUTLINE, OUTLINE, -OUTLINE * width, OUTLINE * width].some((step) => (before[(at + step) * 4 + 3] ?? 255) < 255);
  const labels = new Uint32Array(width * height);
  const pieces: { count: number; outer: boolean }[] = [];
  for (let start = 0; start < labels.length; start++) {
    if (labels[start] !== 0 || !isCore(start)) continue;
    const piece = { count: 0, outer: false };
    pieces.push(piece);
    labels[start] = pieces.length;
    const waiting = [start];
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      piece.count += 1;
      const x = at % width;
      for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
        if (next < 0 || next >= labels.length) continue;
        if (isAtOutline(next)) piece.outer = true;
        if (labels[next] !== 0 || !isCore(next)) continue;
        labels[next] = pieces.length;
        waiting.push(next);
      }
    }
  }
  const largest = Math.max(0, ...pieces.map(({ count }) => count));
  const kept = pieces.map(({ count, outer }) => outer || count >= largest * LEAST_PIECE);
  const isKept = (at: number): boolean => kept[(labels[at] ?? 0) - 1] === true;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (isKept(at) || nearKept(isKept, x, y, { width, height })) continue;
      for (let part = at * 4; part < at * 4 + 3; part++) after[part] = before[part] ?? 0;
    }
  }
}

function nearKept(isKept: (at: number) => boolean, x: number, y: number, { width, height }: Pixels): boolean {
  for (let row = Math.max(0, y - EDGE); row <= Math.min(height - 1, y + EDGE); row++) {
    for (let column = Math.max(0, x - EDGE); column <= Math.min(width - 1, x + EDGE); column++) {
      if (isKept(row * width + column)) return true;
    }
  }
  return false;
}

/** Levels: what has so much more of one colour than of another is painted, and what has so little is bare: rubber, steel, shade. */
const [PAINTED, BARE] = [95, 45];
/** Of all of it: with so much paint and so much that is bare, it is the paint that one means by its colour. */
const [LEAST_PAINT, LEAST_BARE] = [0.04, 0.5];

/** 1 for each pixel that is painted, of something most of which is bare, as a bicycle; null where it is of one stuff. */
export function findPaint(pixels: Uint8Array): Uint8Array | null {
  const painted = new Uint8Array(pixels.length / 4);
  let [all, paint, bare] = [0, 0, 0];
  for (let at = 0; at < painted.length; at++) {
    if ((pixels[at * 4 + 3] ?? 0) < 255) continue;
    const [r = 0, g = 0, b = 0] = pixels.subarray(at * 4, at * 4 + 3);
    const range = Math.max(r, g, b) - Math.min(r, g, b);
    all += 1;
    if (range < BARE) bare += 1;
    if (range < PAINTED) continue;
    paint += 1;
    painted[at] = 1;
  }
  return paint > all * LEAST_PAINT && bare > all * LEAST_BARE ? painted : null;
}

/** Levels, of all three colours together: what differs more from what is within is none of it. */
const UNLIKE = 240;

/** Pixels that an outline is wide at most. */
const OUTLINE = 9;

/** 1 for each pixel of a cut-out that holds some of what was behind it, along its edge. */
export function findOutline(pixels: Uint8Array, { width, height }: Pixels): Uint8Array {
  const outline = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if ((pixels[at * 4 + 3] ?? 0) > 0 && !isInside(pixels, x, y, { width, height })) outline[at] = 1;
    }
  }
  return outline;
}

/** Along the outline another colour would be that of what was behind it: it changes by as much as what is within it does. */
export function changeOutline(
  before: Uint8Array,
  after: Uint8Array,
  outline: Uint8Array,
  { width, height }: Pixels,
): void {
  const changes = new Uint8Array(before.length);
  for (let at = 0; at < outline.length; at++) {
    if (outline[at] === 1 || (before[at * 4 + 3] ?? 0) === 0) continue;
    for (let part = at * 4; part < at * 4 + 3; part++)
      changes[part] = Math.round(((after[part] ?? 0) - (before[part] ?? 0)) / 2) + 128;
    changes[at * 4 + 3] = 255;
  }
  const within = Uint8Array.from(before, (value, part) => (outline[part >> 2] === 1 ? 0 : value));
  for (let at = 3; at < within.length; at += 4) if (within[at] === 0) within.fill(0, at - 3, at);
  bleedColours(changes, width, height, OUTLINE);
  bleedColours(within, width, height, OUTLINE);
  for (let at = 0; at < outline.length; at++) {
    if (outline[at] === 0 || changes[at * 4 + 1] === 0) continue;
    let apart = 0;
    for (let part = at * 4; part < at * 4 + 3; part++) apart += Math.abs((before[part] ?? 0) - (within[part] ?? 0));
    // The more it is of what was behind it, the less it changes.
    const share = 2 * clamp(1 - apart / UNLIKE);
    for (let part = at * 4; part < at * 4 + 3; part++)
      after[part] = clamp((before[part] ?? 0) + ((changes[part] ?? 128) - 128) * share, 0, 255);
  }
}

function isInside(pixels: Uint8Array, x: number, y: number, { width, height }: Pixels): boolean {
  for (let row = y - INNER; row <= y + INNER; row++) {
    for (let column = x - INNER; column <= x + INNER; column++) {
      // What goes on beyond the picture has no outline there.
      if (row < 0 || column < 0 || row >= height || column >= width) continue;
      if ((pixels[(row * width + column) * 4 + 3] ?? 0) < 255) return false;
    }
  }
  return true;
}

/** Pixels from where it is clear to where nothing of that is left. */
const INNER = 2;
