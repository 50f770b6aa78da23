import { luminance, mixRgb, type Rgb } from './colour.ts';
import { clamp } from './ease.ts';

/** Premultiplied RGBA pixels. */
interface Pixels {
  readonly pixels: Uint8Array;
}

const BINS = 24;

interface Main {
  readonly hue: number | null;
  readonly light: number;
}

interface Tone {
  readonly hue: number;
  /** 0 is grey. */
  readonly strength: number;
  readonly light: number;
}

function toneOf(red: number, green: number, blue: number): Tone {
  const high = Math.max(red, green, blue);
  const low = Math.min(red, green, blue);
  const range = high - low;
  const light = luminance([red, green, blue]);
  if (range < 1) return { hue: 0, strength: 0, light };
  const sector =
    high === red
      ? ((green - blue) / range + 6) % 6
      : high === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4;
  return { hue: sector / 6, strength: range / Math.max(high, 40), light };
}

/** Of what is grey: so much of it is no lighter than its paint, and what is much darker than light paint is glass or rubber. */
const [PAINT, LIGHT_PAINT] = [0.65, 90];

/** How light the paint of something grey is: tyres and windows are darker. */
function paintLight({ pixels }: Pixels): number {
  const counts = new Uint32Array(256);
  let count = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 128) continue;
    const { light } = toneOf(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0);
    const level = Math.round(light);
    counts[level] = (counts[level] ?? 0) + 1;
    count += 1;
  }
  let below = 0;
  const found = counts.findIndex((each) => {
    below += each;
    return below >= count * PAINT;
  });
  return Math.max(0, found);
}

/** The hue most of a drawing has, and how light it is there. */
function findMain({ pixels }: Pixels): Main {
  const weights = new Float64Array(BINS + 1);
  const lights = new Float64Array(BINS + 1);
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 0;
    if (alpha < 128) continue;
    const part = 255 / alpha;
    const tone = toneOf((pixels[at] ?? 0) * part, (pixels[at + 1] ?? 0) * part, (pixels[at + 2] ?? 0) * part);
    const bin = tone.strength < 0.2 ? BINS : Math.floor(tone.hue * BINS) % BINS;
    // Colour tells more about a thing than its grey parts do.
    const weight = tone.strength < 0.2 ? 0.45 : 0.4 + tone.strength;
    weights[bin] = (weights[bin] ?? 0) + weight;
    lights[bin] = (lights[bin] ?? 0) + weight * tone.light;
  }
  let best = BINS;
  const around = (bin: number): number =>
    bin === BINS
      ? (weights[BINS] ?? 0)
      : (weights[bin] ?? 0) + 0.7 * ((weights[(bin + 1) % BINS] ?? 0) + (weights[(bin + BINS - 1) % BINS] ?? 0));
  for (let bin = 0; bin < BINS; bin++) if (around(bin) > around(best)) best = bin;
  const weight = weights[best] ?? 0;
  return { hue: best === BINS ? null : (best + 0.5) / BINS, light: weight === 0 ? 128 : (lights[best] ?? 0) / weight };
}

/** What takes the new colour: whatever is like the main one, or only what is of the same hue, as in a photograph, where much is alike. */
export type Taking = 'alike' | 'same';

/** How many hues apart takes nothing, as a line: its height at no distance, and its fall. */
const FALLS = { alike: [1.6, 9], same: [1.9, 24] } as const;

/** How much of the new colour a pixel takes: all near the main hue, little far from it. */
function shareOf(tone: Tone, { hue, light }: Main, taking: Taking): number {
  if (hue === null) {
    const dark = taking === 'same' && light > LIGHT_PAINT ? clamp((tone.light / light - 0.3) / 0.25) : 1;
    return dark * (1 - clamp((tone.strength - 0.25) * 3));
  }
  const apart = Math.abs(((tone.hue - hue + 1.5) % 1) - 0.5);
  const [most, fall] = FALLS[taking];
  return clamp((tone.strength - 0.08) * 6) * clamp(most - apart * fall);
}

/** Gives a drawing another main colour and keeps its shading: what was darker than the main colour stays darker. */
export function recolour<Raster extends Pixels>(raster: Raster, colour: Rgb, taking: Taking = 'alike'): Raster {
  const found = findMain(raster);
  const main = found.hue === null && taking === 'same' ? { ...found, light: paintLight(raster) } : found;
  const pixels = new Uint8Array(raster.pixels);
  const bright = luminance(colour);
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 0;
    if (alpha === 0) continue;
    const part = 255 / alpha;
    const old: Rgb = [(pixels[at] ?? 0) * part, (pixels[at + 1] ?? 0) * part, (pixels[at + 2] ?? 0) * part];
    const tone = toneOf(...old);
    const share = shareOf(tone, main, taking);
    if (share === 0) continue;
    const ratio = (tone.light + 12) / (main.light + 12);
    const shaded: Rgb =
      ratio <= 1
        ? mixRgb([0, 0, 0], colour, 0.25 + 0.75 * ratio)
        : mixRgb(colour, [255, 255, 255], clamp((ratio - 1) * (bright > 200 ? 0.3 : 0.5), 0, 0.6));
    const seen = mixRgb(old, shaded, share);
    for (let c = 0; c < 3; c++) pixels[at + c] = Math.round(clamp(((seen[c] ?? 0) * alpha) / 255, 0, alpha));
  }
  return { ...raster, pixels };
}
