import type { NetPicture } from './picture.ts';

/** For each place of the target: the first of the source's that count, and how much each does. The shares add up to 1. */
interface Taps {
  readonly from: Int32Array;
  readonly shares: Float32Array;
  readonly count: number;
}

/** A triangle as wide as a target pixel on each side: smooth where it enlarges, without shimmer where it shrinks. */
function makeTaps(source: number, target: number): Taps {
  const ratio = source / target;
  const reach = Math.max(1, ratio);
  const count = Math.ceil(reach * 2) + 1;
  const from = new Int32Array(target);
  const shares = new Float32Array(target * count);
  for (let at = 0; at < target; at++) {
    const centre = (at + 0.5) * ratio - 0.5;
    const first = Math.ceil(centre - reach);
    from[at] = first;
    let sum = 0;
    for (let k = 0; k < count; k++) sum += Math.max(0, 1 - Math.abs(first + k - centre) / reach);
    for (let k = 0; k < count; k++) {
      shares[at * count + k] = Math.max(0, 1 - Math.abs(first + k - centre) / reach) / sum;
    }
  }
  return { from, shares, count };
}

const WHITE = 255;

/** One row as floats on white paper: red, green and blue for each pixel, 0 to 255. */
function fillRow({ width, pixels }: NetPicture, row: number, line: Float32Array): void {
  let at = row * width * 4;
  for (let to = 0; to < width * 3; to += 3, at += 4) {
    const alpha = pixels[at + 3] ?? WHITE;
    const cover = alpha / WHITE;
    const paper = WHITE - alpha;
    line[to] = (pixels[at] ?? 0) * cover + paper;
    line[to + 1] = (pixels[at + 1] ?? 0) * cover + paper;
    line[to + 2] = (pixels[at + 2] ?? 0) * cover + paper;
  }
}

/** The row at the target's width. */
function squeezeRow(row: Float32Array, { from, shares, count }: Taps, line: Float32Array): void {
  const last = row.length / 3 - 1;
  for (let x = 0; x < from.length; x++) {
    let red = 0;
    let green = 0;
    let blue = 0;
    const first = from[x] ?? 0;
    for (let k = 0; k < count; k++) {
      const share = shares[x * count + k] ?? 0;
      const column = first + k;
      const at = (column < 0 ? 0 : column > last ? last : column) * 3;
      red += share * (row[at] ?? 0);
      green += share * (row[at + 1] ?? 0);
      blue += share * (row[at + 2] ?? 0);
    }
    line[x * 3] = red;
    line[x * 3 + 1] = green;
    line[x * 3 + 2] = blue;
  }
}

function addRow(scaled: Float32Array, to: number, line: Float32Array, share: number): void {
  for (let i = 0; i < line.length; i++) scaled[to + i] = (scaled[to + i] ?? 0) + share * (line[i] ?? 0);
}

/** A picture at another size: red, green and blue of each pixel, 0 to 1. */
export function scalePicture(picture: NetPicture, width: number, height: number): Float32Array {
  if (width === picture.width && height === picture.height) return asFloats(picture);
  const across = makeTaps(picture.width, width);
  const down = makeTaps(picture.height, height);
  const row = new Float32Array(picture.width * 3);
  const line = new Float32Array(width * 3);
  const scaled = new Float32Array(width * height * 3);
  // Rows of the source in their order, each added to the rows of the target that it counts for.
  const takers: { readonly y: number; readonly share: number }[][] = Array.from({ length: picture.height }, () => []);
  for (let y = 0; y < height; y++) {
    for (let k = 0; k < down.count; k++) {
      const share = (down.shares[y * down.count + k] ?? 0) / WHITE;
      const from = Math.min(Math.max((down.from[y] ?? 0) + k, 0), picture.height - 1);
      if (share > 0) takers[from]?.push({ y, share });
    }
  }
  takers.forEach((taken, from) => {
    if (taken.length === 0) return;
    fillRow(picture, from, row);
    squeezeRow(row, across, line);
    for (const { y, share } of taken) addRow(scaled, y * width * 3, line, share);
  });
  return scaled;
}

function asFloats(picture: NetPicture): Float32Array {
  const { width, height } = picture;
  const colours = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y++) fillRow(picture, y, colours.subarray(y * width * 3, (y + 1) * width * 3));
  for (let at = 0; at < colours.length; at++) colours[at] = (colours[at] ?? 0) / WHITE;
  return colours;
}

/** What is taken from each colour, 0 to 1, and what it is then divided by. */
export interface Normal {
  readonly mean: readonly [number, number, number];
  readonly spread: readonly [number, number, number];
}

/** The whole picture squeezed into a square, as nets take it: four floats a pixel, the last 0. */
export function squeezePicture(picture: NetPicture, side: number, { mean, spread }: Normal): Float32Array {
  const scaled = scalePicture(picture, side, side);
  const squeezed = new Float32Array(side * side * 4);
  for (let c = 0; c < 3; c++) {
    const [less, by] = [mean[c] ?? 0, spread[c] ?? 1];
    for (let pixel = 0; pixel < side * side; pixel++) {
      squeezed[pixel * 4 + c] = ((scaled[pixel * 3 + c] ?? 0) - less) / by;
    }
  }
  return squeezed;
}
