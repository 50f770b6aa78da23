import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { castShadow, lightFigure } from '../figures/light-figure.ts';
import { type Rgb, toCss } from '../maths/colour.ts';
import { clamp, mix, smoothstep } from '../maths/ease.ts';
import { type Light, lightSurface } from '../plan/light.ts';
import { fromCanvas, paintPixels, type Raster, setPixel } from '../scenes/raster.ts';
import type { PrintPlan } from './plan-prints.ts';
import { type Picture, resizePicture } from './resize.ts';

/** A framed picture with what carries it, lit by the scene. Positions are raster pixels. */
export interface PaintedPrint {
  readonly raster: Raster;
  readonly shadow: Raster;
  readonly centreX: number;
  readonly centreY: number;
}

const WOOD: Rgb = [132, 92, 56];
const DARK_WOOD: Rgb = [84, 56, 36];
const MAT: Rgb = [240, 236, 226];
const BORDER = 3;

/** Its own light is held back by this: a picture nobody can make out at night would be left out in all but name. */
const LEGIBILITY = 0.6;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function paintFrame(pen: SKRSContext2D, box: Box, border: number): void {
  const { left, top, right, bottom } = box;
  const width = right - left;
  const height = bottom - top;
  pen.fillStyle = toCss(DARK_WOOD);
  pen.fillRect(left, top, width, height);
  // Mitred and bevelled: the upper and the outer faces catch more light than the lower and the inner ones.
  const face = (points: readonly (readonly [number, number])[], colour: Rgb): void => {
    pen.fillStyle = toCss(colour);
    pen.beginPath();
    for (const [x, y] of points) pen.lineTo(x, y);
    pen.fill();
  };
  const inner: Box = { left: left + border, top: top + border, right: right - border, bottom: bottom - border };
  face(
    [
      [left, top],
      [right, top],
      [inner.right, inner.top],
      [inner.left, inner.top],
    ],
    [158, 114, 72],
  );
  face(
    [
      [left, top],
      [inner.left, inner.top],
      [inner.left, inner.bottom],
      [left, bottom],
    ],
    [136, 96, 60],
  );
  face(
    [
      [right, top],
      [inner.right, inner.top],
      [inner.right, inner.bottom],
      [right, bottom],
    ],
    [118, 82, 50],
  );
  face(
    [
      [left, bottom],
      [right, bottom],
      [inner.right, inner.bottom],
      [inner.left, inner.bottom],
    ],
    [98, 66, 42],
  );
  pen.strokeStyle = toCss([214, 176, 110]);
  pen.lineWidth = Math.max(1, border * 0.16);
  const lip = border * 0.86;
  pen.strokeRect(left + lip, top + lip, width - lip * 2, height - lip * 2);
}

function paintEasel(pen: SKRSContext2D, box: Box, foot: number): void {
  const middle = (box.left + box.right) / 2;
  const width = box.right - box.left;
  const thick = Math.max(2, width * 0.03);
  const peak = box.top - (foot - box.top) * 0.06;
  const spread = Math.min(width * 0.4, (foot - box.top) * 0.26);
  pen.lineCap = 'round';
  const beam = (x0: number, y0: number, x1: number, y1: number, weight: number, colour: Rgb): void => {
    pen.strokeStyle = toCss(colour);
    pen.lineWidth = weight;
    pen.beginPath();
    pen.moveTo(x0, y0);
    pen.lineTo(x1, y1);
    pen.stroke();
  };
  beam(middle, peak, middle + spread * 0.16, foot - (foot - box.bottom) * 0.22, thick * 0.8, DARK_WOOD);
  beam(middle - thick * 0.7, peak, middle - spread, foot - thick / 2, thick, WOOD);
  beam(middle + thick * 0.7, peak, middle + spread, foot - thick / 2, thick, [118, 82, 50]);
  const ledge = box.bottom + thick * 0.6;
  beam(middle - width * 0.36, ledge, middle + width * 0.36, ledge, thick * 1.2, WOOD);
}

/** The picture and its mat into the lit raster: tinted by the scene, under a faint sheen, in the shade of the frame. */
function layPicture(raster: Raster, picture: Raster, inside: Box, light: Light, border: number): void {
  const seen = lightSurface(light, [235, 235, 235], 0.6 * light.sunStrength, 0);
  const tint = seen.map((value) => mix(clamp(value / 255), 1, LEGIBILITY));
  const width = inside.right - inside.left;
  const height = inside.bottom - inside.top;
  const left = Math.floor((width - picture.width) / 2);
  const top = Math.floor((height - picture.height) / 2);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const px = x - left;
      const py = y - top;
      const matted = px < 0 || py < 0 || px >= picture.width || py >= picture.height;
      const from = (py * picture.width + px) * 4;
      const to = ((inside.top + y) * raster.width + inside.left + x) * 4;
      const shade = 1 - 0.3 * smoothstep(border * 0.5, 0, Math.min(y, x * 1.6));
      const across = (x + y * 0.6) / (width + height * 0.6);
      const sheen = 11 * smoothstep(0.16, 0.24, across) * smoothstep(0.4, 0.34, across) * light.sunStrength;
      for (let c = 0; c < 3; c++) {
        const own = matted ? (MAT[c] ?? 0) : (picture.pixels[from + c] ?? 0);
        raster.pixels[to + c] = Math.min(255, own * (tint[c] ?? 1) * shade + sheen);
      }
      raster.pixels[to + 3] = 255;
    }
  }
}

/** `foot` is how far below the frame's middle an easel's feet stand, in film pixels; `density` is raster pixels per film pixel. */
export function paintPrint(
  image: Picture,
  print: PrintPlan,
  foot: number,
  density: number,
  light: Light,
): PaintedPrint {
  const scale = (pixels: number): number => Math.round(pixels * density);
  const width = scale(print.width);
  const height = scale(print.height);
  const onEasel = print.mount === 'easel';
  const above = onEasel ? Math.ceil(scale(foot + print.height / 2) * 0.06) + Math.ceil(width * 0.03) : 0;
  const below = onEasel ? Math.max(0, scale(foot) - Math.round(height / 2)) + Math.ceil(width * 0.03) : 0;
  const canvas = createCanvas(width + BORDER * 2, height + above + below + BORDER * 2);
  const pen = canvas.getContext('2d');
  const top = BORDER + above;
  const box: Box = { left: BORDER, top, right: BORDER + width, bottom: top + height };
  const centreY = top + height / 2;
  if (onEasel) paintEasel(pen, box, centreY + scale(foot));
  const border = scale(print.border);
  paintFrame(pen, box, border);
  const raster = fromCanvas(canvas);
  const lit = lightFigure(raster, light, 0, false);
  const inside: Box = {
    left: box.left + border,
    top: box.top + border,
    right: box.right - border,
    bottom: box.bottom - border,
  };
  const picture = resizePicture(
    image,
    { x: 0, y: 0, width: image.width, height: image.height },
    Math.min(scale(print.pictureWidth), width - border * 2),
    Math.min(scale(print.pictureHeight), height - border * 2),
  );
  layPicture(lit, picture, inside, light, border);
  return { raster: lit, shadow: castShadow(raster), centreX: BORDER + width / 2, centreY };
}

/** A cord of this length, one or two pixels thick, as a strip. */
export function paintCord(length: number, thick: number, light: Light): Raster {
  const width = Math.ceil(thick) + 4;
  const canvas = createCanvas(width, Math.max(4, Math.ceil(length)));
  const pen = canvas.getContext('2d');
  pen.fillStyle = toCss(lightSurface(light, [92, 78, 62], 0.3, 0));
  pen.fillRect((width - thick) / 2, 1, thick, canvas.height - 2);
  return fromCanvas(canvas);
}

/** A soft dark pool, to be stretched: what a thing in the air leaves of its shadow on the ground. */
export function paintPool(side: number): Raster {
  return paintPixels(side, side, (x, y, pixel) => {
    const off = Math.hypot(x - side / 2, y - side / 2) / (side / 2 - 2);
    setPixel(pixel, [0, 0, 0], smoothstep(1, 0, off));
  });
}
