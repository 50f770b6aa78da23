import { createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas';
import { CUT_OUT_SIDE, type CutOut } from '../bodies/families/reference.ts';

/** Heads that a grown figure is tall, and where its hips and hands are. */
const [HEADS, HIPS, HANDS] = [7.2, 3.85, 3.75];
const MARGIN = 0.02;
type Colour = readonly [number, number, number];
const css = ([r, g, b]: Colour, share = 1): string =>
  `rgb(${Math.round(r * share)} ${Math.round(g * share)} ${Math.round(b * share)})`;

/**
 * A bust gets the rest of its figure, in the colours of its clothes: what a picture cuts off cannot stand on the ground. Drawn plainly, since nobody
 * knows what it wears below.
 */
export function completeFigure(cut: CutOut): CutOut {
  const side = CUT_OUT_SIDE;
  const box = { left: cut.left * side, top: cut.top * side, width: cut.width * side, height: cut.height * side };
  const widths = rowWidths(cut, box);
  const head = headRows(widths) * (box.height / widths.length);
  const total = Math.max(HEADS * head, box.height * 1.25);
  const scale = (side * (1 - 2 * MARGIN)) / total;
  const canvas = createCanvas(side, side);
  const pen = canvas.getContext('2d');
  const bust = createCanvas(side, side);
  bust.getContext('2d').putImageData(new ImageData(new Uint8ClampedArray(cut.pixels), side, side), 0, 0);
  const [top, unit] = [side * MARGIN, head * scale];
  const middle = side / 2;
  const cutAt = top + box.height * scale;
  const wide = (widths.at(-3) ?? box.width) * scale;
  const clothes = meanOf(cut, box, [0.2, 0.8], [0.88, 0.97]);
  const skin = meanOf(cut, { ...box, height: head }, [0.42, 0.58], [0.55, 0.75]);
  drawBody(pen, { middle, top, unit, cutAt, wide, clothes, skin });
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(
    bust,
    ...[box.left, box.top, box.width, box.height],
    ...[middle - (box.width * scale) / 2, top, box.width * scale, box.height * scale + 1],
  );
  const pixels = new Uint8Array(new SharedArrayBuffer(side * side * 4));
  pixels.set(pen.getImageData(0, 0, side, side).data);
  const span = Math.max(box.width * scale, wide, unit * 2.3);
  return {
    name: `${cut.name} whole`,
    pixels,
    ...{ left: (middle - span / 2) / side, top: MARGIN, width: span / side, height: 1 - 2 * MARGIN, cutOff: false },
  };
}

interface Figure {
  readonly middle: number;
  readonly top: number;
  /** Of a head. */
  readonly unit: number;
  /** Where the bust ends, and how wide it is there. */
  readonly cutAt: number;
  readonly wide: number;
  readonly clothes: Colour;
  readonly skin: Colour;
}

function drawBody(pen: SKRSContext2D, { middle, top, unit, cutAt, wide, clothes, skin }: Figure): void {
  const at = (heads: number): number => top + heads * unit;
  const end = at(HEADS);
  const hips = Math.max(at(HIPS), cutAt + unit * 0.3);
  const shape = (colour: string, points: readonly (readonly [number, number])[]): void => {
    pen.fillStyle = colour;
    pen.beginPath();
    for (const [x, y] of points) pen.lineTo(middle + x, y);
    pen.closePath();
    pen.fill();
  };
  for (const sense of [-1, 1]) {
    // Shoes, then legs over them.
    pen.fillStyle = css(clothes, 0.35);
    pen.beginPath();
    pen.ellipse(middle + sense * unit * 0.5, end - unit * 0.12, unit * 0.36, unit * 0.14, 0, 0, 7);
    pen.fill();
    shape(css(clothes, 0.72), [
      [sense * unit * 0.02, hips - unit * 0.3],
      [sense * unit * 0.82, hips - unit * 0.3],
      [sense * unit * 0.68, (hips + end) / 2],
      [sense * unit * 0.62, end - unit * 0.16],
      [sense * unit * 0.26, end - unit * 0.16],
      [sense * unit * 0.16, (hips + end) / 2],
    ]);
    const hand = Math.max(at(HANDS), cutAt + unit * 0.5);
    const outer = Math.max(wide / 2, unit * 1.05);
    pen.fillStyle = css(skin);
    pen.beginPath();
    pen.ellipse(middle + sense * outer * 0.95, hand + unit * 0.12, unit * 0.17, unit * 0.27, 0, 0, 7);
    pen.fill();
    shape(css(clothes, 0.9), [
      [sense * (outer - unit * 0.5), cutAt - unit * 0.05],
      [sense * outer, cutAt - unit * 0.05],
      [sense * (outer * 0.95 + unit * 0.2), hand],
      [sense * (outer * 0.95 - unit * 0.22), hand],
    ]);
  }
  const chest = Math.min(wide / 2, Math.max(wide / 2 - unit * 0.45, unit * 0.8));
  shape(css(clothes), [
    [-wide / 2, cutAt - 1],
    [wide / 2, cutAt - 1],
    [chest, cutAt + unit * 0.3],
    [unit * 0.84, hips - unit * 0.5],
    [unit * 0.9, hips],
    [-unit * 0.9, hips],
    [-unit * 0.84, hips - unit * 0.5],
    [-chest, cutAt + unit * 0.3],
  ]);
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const ROWS = 90;

/** How wide the figure is on each of some rows, in pixels. */
function rowWidths({ pixels }: CutOut, { left, top, width, height }: Box): number[] {
  return Array.from({ length: ROWS }, (_, row) => {
    const y = Math.round(top + ((row + 0.5) / ROWS) * height);
    let [first, last] = [Number.POSITIVE_INFINITY, 0];
    for (let x = Math.floor(left); x < left + width; x++) {
      if ((pixels[(y * CUT_OUT_SIDE + x) * 4 + 3] ?? 0) < 128) continue;
      first = Math.min(first, x);
      last = x;
    }
    return last > 0 ? last - first + 1 : 0;
  });
}

/** How many rows the head takes: to where shoulders begin, which are much wider; a third of a bust where none are seen. */
function headRows(widths: readonly number[]): number {
  let narrowest = Number.POSITIVE_INFINITY;
  for (let row = Math.round(ROWS * 0.12); row < ROWS * 0.75; row++) {
    const width = widths[row] ?? 0;
    narrowest = Math.min(narrowest, width);
    if (width > narrowest * 1.45) return Math.max(ROWS * 0.2, row * 0.96);
  }
  return ROWS * 0.4;
}

/** The mean colour of a part of a box, by shares of its width and height. */
function meanOf(
  { pixels }: CutOut,
  box: Box,
  across: readonly [number, number],
  down: readonly [number, number],
): Colour {
  const sums = [0, 0, 0];
  let count = 0;
  for (let y = Math.floor(box.top + box.height * down[0]); y < box.top + box.height * down[1]; y++) {
    for (let x = Math.floor(box.left + box.width * across[0]); x < box.left + box.width * across[1]; x++) {
      const at = (y * CUT_OUT_SIDE + x) * 4;
      if ((pixels[at + 3] ?? 0) < 200) continue;
      for (let part = 0; part < 3; part++) sums[part] = (sums[part] ?? 0) + (pixels[at + part] ?? 0);
      count += 1;
    }
  }
  const [r = 0, g = 0, b = 0] = sums.map((sum) => sum / Math.max(1, count));
  return [r, g, b];
}
