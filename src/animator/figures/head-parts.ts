import type { SKRSContext2D } from '@napi-rs/canvas';
import { mixRgb, type Rgb, toCss } from '../maths/colour.ts';
import { TAU } from '../maths/ease.ts';
import { fillBlob, fillCircle, type Point } from './pen.ts';
import type { Species } from './species-table.ts';

export interface Fur {
  readonly coat: Rgb;
  readonly base: string;
  readonly far: string;
  readonly pale: string;
  readonly dark: string;
  readonly marks: string;
}

/** A head around its own middle, one unit long, looking to the right; `sway` moves ears and trunk, `open` the mouth. */
export type DrawHead = (pen: SKRSContext2D, fur: Fur, species: Species, sway: number, open: number) => void;

export const EYE = '#231815';

export function drawEye(pen: SKRSContext2D, x: number, y: number, size: number): void {
  pen.fillStyle = EYE;
  pen.beginPath();
  pen.ellipse(x, y, size * 0.85, size, 0, 0, TAU);
  pen.fill();
  pen.fillStyle = '#ffffff';
  fillCircle(pen, [x + size * 0.3, y - size * 0.35], size * 0.3);
}

export function fillEar(pen: SKRSContext2D, points: readonly Point[], outer: string, inner: string): void {
  pen.fillStyle = outer;
  fillBlob(pen, points);
  const middle = points.reduce(
    (sum, [x, y]): Point => [sum[0] + x / points.length, sum[1] + y / points.length],
    [0, 0],
  );
  pen.fillStyle = inner;
  fillBlob(
    pen,
    points.map(([x, y]): Point => [middle[0] + (x - middle[0]) * 0.55, middle[1] + (y - middle[1]) * 0.55 + 0.02]),
  );
}

export function makeFur(coat: Rgb, species: Species): Fur {
  return {
    coat,
    base: toCss(coat),
    far: toCss(mixRgb(coat, [44, 26, 34], 0.38)),
    pale: toCss(mixRgb(species.light, coat, 0.15)),
    dark: toCss(mixRgb(coat, [60, 30, 30], 0.34)),
    marks: toCss(species.marks),
  };
}
