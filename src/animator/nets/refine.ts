import { guideMap } from './guide-map.ts';
import { keepLargeParts } from './large-parts.ts';
import { blurMap, scaleMap, smoothStep } from './maps.ts';
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
const SLACK = 1e-5;
/** Pixels of the longer side: larger pictures are guided by every other one. */
const GUIDED_WHOLE = 400;

interface Tones {
  readonly subject: readonly NumberMap[];
  readonly other: readonly NumberMap[];
}

/** Where the subject surely is, and where it surely is not: 1 or 0. */
function findSure(mask: NumberMap, radius: number): { readonly subject: NumberMap; readonly other: NumberMap } {
  const isOver = (limit: number): NumberMap => ({
    ...mask,
    values: mask.values.map((value) => (value > limit ? 1 : 0)),
  });
  const within = blurMap(isOver(0.85), radius).values;
  const around = blurMap(isOver(0.08), radius).values;
  return {
    subject: { ...mask, values: within.map((share) => (share > 0.999 ? 1 : 0)) },
    other: { ...mask, values: around.map((share) => (share < 0.001 ? 1 : 0)) },
  };
}

/** The mean colour of what is sure, near each pixel: from close by where there is any, else from farther away. Red, green and blue. */
function spreadColours(colours: Float32Array, sure: NumberMap, radius: number): NumberMap[] {
  const { width, height, values } = sure;
  const spread = [0, 1, 2].map(() => ({ width, height, values: new Float32Array(width * height) }));
  const missing = new Float32Array(width * height).fill(1);
  for (const reach of [radius * 3, radius * 8, radius * 32, width + height]) {
    const amount = blurMap(sure, reach).values;
    const taken = amount.map((found, pixel) => (missing[pixel] ?? 0) * Math.min(1, found / ENOUGH));
    spread.forEach(({ values: sums }, c) => {
      const shares = values.map((is, pixel) => is * (colours[pixel * 3 + c] ?? 0));
      const means = blurMap({ width, height, values: shares }, reach).values;
      for (let pixel = 0; pixel < sums.length; pixel++) {
        const found = amount[pixel] ?? 0;
        if (found > 0) sums[pixel] = (sums[pixel] ?? 0) + ((taken[pixel] ?? 0) * (means[pixel] ?? 0)) / found;
      }
    });
    for (let pixel = 0; pixel < missing.length; pixel++) missing[pixel] = (missing[pixel] ?? 0) - (taken[pixel] ?? 0);
  }
  for (const { values: sums } of spread) {
    for (let pixel = 0; pixel < sums.length; pixel++) {
      sums[pixel] = (sums[pixel] ?? 0) / Math.max(1e-6, 1 - (missing[pixel] ?? 0));
    }
  }
  return spread;
}

/** The colours of the subject and of what is around it, near each pixel. They change slowly, so they are looked for in a small picture. */
function findTones(picture: NetPicture, mask: NumberMap, width: number, height: number): Tones {
  const small = (side: number): number => Math.max(1, Math.round(side / 3));
  const [wide, tall] = [small(width), small(height)];
  const colours = scalePicture(picture, wide, tall);
  const radius = radiusOf(wide, tall);
  const sure = findSure(scaleMap(mask, wide, tall), radius);
  const spread = (where: NumberMap): NumberMap[] =>
    spreadColours(colours, where, radius).map((map) => scaleMap(map, width, height));
  return { subject: spread(sure.subject), other: spread(sure.other) };
}

/** What share of each unsure pixel's colour is the subject's; where the two colours do not tell, what the net said. */
function mixByColour(mask: NumberMap, colours: Float32Array, { subject, other }: Tones): NumberMap {
  const sure = findSure(mask, radiusOf(mask.width, mask.height));
  const values = mask.values.map((said, pixel) => {
    if (sure.subject.values[pixel] === 1) return 1;
    if (sure.other.values[pixel] === 1) return 0;
    let along = 0;
    let length = 0;
    let away = 0;
    for (let c = 0; c < 3; c++) {
      const ground = other[c]?.values[pixel] ?? 0;
      const difference = (subject[c]?.values[pixel] ?? 0) - ground;
      const found = (colours[pixel * 3 + c] ?? 0) - ground;
      along += found * difference;
      length += difference * difference;
      away += found * found;
    }
    const share = Math.min(Math.max(along / Math.max(length, 1e-6), 0), 1);
    const off = Math.max(0, away - 2 * share * along + share * share * length);
    const trust = smoothStep(NEAR, FAR, Math.sqrt(length)) * Math.exp(-off / OFF_LINE ** 2);
    const plain = smoothStep(0.2, 0.8, said);
    // Hair reaches beyond what the net saw, but not far.
    const held = Math.min(share, smoothStep(0, 0.12, said));
    return plain + (held - plain) * trust * MOST_TRUST;
  });
  return { ...mask, values };
}

const radiusOf = (width: number, height: number): number => Math.max(2, Math.round(Math.max(width, height) * UNSURE));

/**
 * How much of each pixel is the subject, 0 to 1, at the full size of the picture, with the edges that the picture has. `mask` is what `cutOut` answers. A
 * quarter of a second for a picture of 640 x 427.
 */
export function refineMask(picture: NetPicture, mask: NumberMap): NumberMap {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const colours = scalePicture(picture, width, height);
  const parts = keepLargeParts(mask, LEAST_PART);
  const mixed = mixByColour(scaleMap(parts, width, height), colours, findTones(picture, parts, width, height));
  // What is found for each pixel is a plane through the colours around it, which changes slowly: of a large picture a quarter of them is enough.
  const step = Math.max(width, height) > GUIDED_WHOLE ? 2 : 1;
  const [wide, tall] = [Math.ceil(width / step), Math.ceil(height / step)];
  const [guide, edges] =
    step === 1 ? [colours, mixed] : [halveColours(colours, width, height), scaleMap(mixed, wide, tall)];
  const radius = Math.max(2, Math.round(radiusOf(width, height) / 2 / step));
  const { red, green, blue, rest } = guideMap(edges, guide, radius, SLACK);
  return applyGuided(picture, [red, green, blue, rest]);
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

/** The planes at the full size, each pixel by its own colour. */
function applyGuided({ width, height, pixels }: NetPicture, planes: readonly NumberMap[]): NumberMap {
  const values = new Float32Array(width * height);
  planes.forEach((plane, c) => {
    const large = scaleMap(plane, width, height).values;
    for (let pixel = 0; pixel < values.length; pixel++) {
      const alpha = (pixels[pixel * 4 + 3] ?? 255) / 255;
      const colour = c === 3 ? 1 : ((pixels[pixel * 4 + c] ?? 0) / 255) * alpha + 1 - alpha;
      values[pixel] = (values[pixel] ?? 0) + (large[pixel] ?? 0) * colour;
    }
  });
  // A filter leaves haze on either side.
  return { width, height, values: values.map((value) => smoothStep(-0.15, 1.15, (value - 0.5) * 1.25 + 0.5)) };
}
