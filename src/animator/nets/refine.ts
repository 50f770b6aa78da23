import { keepLargeParts } from './large-parts.ts';
import { MapWork } from './map-work.ts';
import { place, scaleMap, smoothStep } from './maps.ts';
import type { NetPicture, NumberMap } from './picture.ts';
import { scalePicture } from './scale-picture.ts';

/** Edges are looked for at most at this size: finer ones follow the colours of the full picture. */
const LONGEST_SIDE = 640;
/** Of the longer side: so far on each side of a sure part it is not sure any more, since the net works in coarse steps. */
const UNSURE = 0.01;
/** A part this much smaller than the largest is no subject but a blot. */
const LEAST_PART = 0.03;
/** Colours nearer than the first are one colour, those farther than the second are two, 0 to 1. */
const NEAR = 0.1;
const FAR = 0.3;
/** How far a colour may lie off the line between subject and background and still be a mixture of both. */
const OFF_LINE = 0.12;
/** Of the surroundings: where so much is sure, its colour is that of the place. */
const ENOUGH = 0.04;
/** Against what the net said, where the colours tell. */
const MOST_TRUST = 0.85;
/** From here on the net is believed against the colours, at 1 wholly. */
const SURELY = 0.85;
const SLACK = 1e-5;
/** Pixels of the longer side: larger pictures are guided by every other one. */
const GUIDED_WHOLE = 400;

/** Red, green and blue of each pixel, side by side. */
interface Tones {
  readonly width: number;
  readonly height: number;
  readonly subject: Float32Array;
  readonly other: Float32Array;
}

/** Where the subject surely is, and where it surely is not: 1 or 0. */
function findSure(
  work: MapWork,
  mask: NumberMap,
  radius: number,
): { readonly subject: NumberMap; readonly other: NumberMap } {
  const { values } = mask;
  const over = new Float32Array(values.length * 2);
  for (let pixel = 0; pixel < values.length; pixel++) {
    const value = values[pixel] ?? 0;
    if (value > 0.85) over[pixel * 2] = 1;
    if (value > 0.08) over[pixel * 2 + 1] = 1;
  }
  const shares = work.blur(over, mask, radius);
  const subject = new Float32Array(values.length);
  const other = new Float32Array(values.length);
  for (let pixel = 0; pixel < values.length; pixel++) {
    if ((shares[pixel * 2] ?? 0) > 0.999) subject[pixel] = 1;
    if ((shares[pixel * 2 + 1] ?? 0) < 0.001) other[pixel] = 1;
  }
  return { subject: { ...mask, values: subject }, other: { ...mask, values: other } };
}

/** The mean colour of what is sure, near each pixel: from close by where there is any, else from farther away. Red, green and blue. */
function spreadColours(work: MapWork, colours: Float32Array, map: NumberMap, radius: number): Float32Array {
  const { width, height, values } = map;
  const spread = new Float32Array(width * height * 3);
  const missing = new Float32Array(width * height).fill(1);
  const sure = new Float32Array(width * height * 4);
  for (let pixel = 0; pixel < values.length; pixel++) {
    if (values[pixel] === 0) continue;
    for (let c = 0; c < 3; c++) sure[pixel * 4 + c] = colours[pixel * 3 + c] ?? 0;
    sure[pixel * 4 + 3] = 1;
  }
  for (const reach of [radius * 3, radius * 8, radius * 32, width + height]) {
    const means = work.blur(sure, map, reach);
    let most = 0;
    for (let pixel = 0; pixel < missing.length; pixel++) {
      const [found, lacks] = [means[pixel * 4 + 3] ?? 0, missing[pixel] ?? 0];
      if (found > 0 && lacks > 0) {
        const taken = lacks * Math.min(1, found / ENOUGH);
        const share = taken / found;
        for (let c = 0; c < 3; c++)
          spread[pixel * 3 + c] = (spread[pixel * 3 + c] ?? 0) + share * (means[pixel * 4 + c] ?? 0);
        missing[pixel] = lacks - taken;
      }
      most = Math.max(most, missing[pixel] ?? 0);
    }
    if (most === 0) break;
  }
  for (let pixel = 0; pixel < missing.length; pixel++) {
    const whole = 1 / Math.max(1e-6, 1 - (missing[pixel] ?? 0));
    for (let c = pixel * 3; c < pixel * 3 + 3; c++) spread[c] = (spread[c] ?? 0) * whole;
  }
  return spread;
}

/** The colours of the subject and of what is around it, near each pixel. They change slowly, so they are looked for in a small picture. */
function findTones(work: MapWork, picture: NetPicture, mask: NumberMap, { width, height }: NumberMap): Tones {
  const small = (side: number): number => Math.max(1, Math.round(side / 4));
  const [wide, tall] = [small(width), small(height)];
  const colours = scalePicture(picture, wide, tall);
  const radius = radiusOf(wide, tall);
  const sure = findSure(work, scaleMap(mask, wide, tall), radius);
  return {
    ...{ width: wide, height: tall },
    subject: spreadColours(work, colours, sure.subject, radius),
    other: spreadColours(work, colours, sure.other, radius),
  };
}

/** What share of each unsure pixel's colour is the subject's; where the two colours do not tell, what the net said. */
function mixByColour(work: MapWork, mask: NumberMap, colours: Float32Array, tones: Tones): NumberMap {
  const { width } = mask;
  const sure = findSure(work, mask, radiusOf(width, mask.height));
  const ground = new Float32Array(3);
  const subject = new Float32Array(3);
  const values = mask.values.map((said, pixel) => {
    if (sure.subject.values[pixel] === 1) return 1;
    if (sure.other.values[pixel] === 1) return 0;
    // They are looked up only where something is unsure, along edges: to enlarge them whole took longer than all the rest.
    const u = place(pixel % width, tones.width, width);
    const v = place(Math.floor(pixel / width), tones.height, mask.height);
    sampleAt(tones.other, tones, u, v, ground);
    sampleAt(tones.subject, tones, u, v, subject);
    let along = 0;
    let length = 0;
    let away = 0;
    for (let c = 0; c < 3; c++) {
      const difference = (subject[c] ?? 0) - (ground[c] ?? 0);
      const found = (colours[pixel * 3 + c] ?? 0) - (ground[c] ?? 0);
      along += found * difference;
      length += difference * difference;
      away += found * found;
    }
    const share = Math.min(Math.max(along / Math.max(length, 1e-6), 0), 1);
    const off = Math.max(0, away - 2 * share * along + share * share * length);
    const trust = smoothStep(NEAR, FAR, Math.sqrt(length)) * Math.exp(-off / OFF_LINE ** 2);
    const plain = smoothStep(0.2, 0.8, said);
    // Hair reaches beyond what the net saw, but not far.
    const most = smoothStep(0, 0.12, said);
    // What the net is sure of is not lost for having the colour of what is behind it: a grey camera before a grey sky.
    const held = Math.max(Math.min(share, most), smoothStep(SURELY, 1, said));
    return plain + (held - plain) * trust * MOST_TRUST;
  });
  return { ...mask, values };
}

/** All numbers of a place between four pixels, each pixel's side by side. */
function sampleAt(
  values: Float32Array,
  { width, height }: { readonly width: number; readonly height: number },
  u: number,
  v: number,
  to: Float32Array,
): void {
  const each = to.length;
  const [left, top] = [Math.floor(u), Math.floor(v)];
  const [x, y] = [u - left, v - top];
  const upper = (top * width + left) * each;
  const lower = top + 1 < height ? upper + width * each : upper;
  const right = left + 1 < width ? each : 0;
  for (let c = 0; c < each; c++) {
    const a = (values[upper + c] ?? 0) * (1 - x) + (values[upper + right + c] ?? 0) * x;
    const b = (values[lower + c] ?? 0) * (1 - x) + (values[lower + right + c] ?? 0) * x;
    to[c] = a + (b - a) * y;
  }
}

const radiusOf = (width: number, height: number): number => Math.max(2, Math.round(Math.max(width, height) * UNSURE));

/**
 * How much of each pixel is the subject, 0 to 1, at the full size of the picture, with the edges that the picture has. `mask` is what `cutOut` answers. A
 * quarter of a second for the first picture of 640 x 360 of a process, then less (by kernels; in JavaScript alone it was 0.45, 18 November 2026).
 */
export function refineMask(picture: NetPicture, mask: NumberMap): NumberMap {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const colours = scalePicture(picture, width, height);
  const parts = keepLargeParts(mask, LEAST_PART);
  const work = new MapWork();
  const said = scaleMap(parts, width, height);
  const mixed = mixByColour(work, said, colours, findTones(work, picture, parts, said));
  // What is found for each pixel is a plane through the colours around it, which changes slowly: of a large picture a quarter of them is enough.
  const step = Math.max(width, height) > GUIDED_WHOLE ? 2 : 1;
  const [wide, tall] = [Math.ceil(width / step), Math.ceil(height / step)];
  const [guide, edges] =
    step === 1 ? [colours, mixed] : [halveColours(colours, width, height), scaleMap(mixed, wide, tall)];
  const radius = Math.max(2, Math.round(radiusOf(width, height) / 2 / step));
  return work.guide(edges, guide, { radius, slack: SLACK }, picture);
}

/** Half as large, a last row or column of its own among it: red, green and blue of each pixel. */
function halveColours(colours: Float32Array, width: number, height: number): Float32Array {
  const [wide, tall] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const halved = new Float32Array(wide * tall * 3);
  for (let y = 0; y < tall; y++) {
    const upper = y * 2 * width * 3;
    const lower = Math.min(y * 2 + 1, height - 1) * width * 3;
    for (let x = 0; x < wide; x++) {
      const left = x * 6;
      const right = Math.min(x * 2 + 1, width - 1) * 3;
      for (let c = 0; c < 3; c++) {
        const above = (colours[upper + left + c] ?? 0) + (colours[upper + right + c] ?? 0);
        halved[(y * wide + x) * 3 + c] =
          (above + (colours[lower + left + c] ?? 0) + (colours[lower + right + c] ?? 0)) / 4;
      }
    }
  }
  return halved;
}
