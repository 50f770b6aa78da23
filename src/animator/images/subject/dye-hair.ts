import { luminance, type Rgb } from '../../maths/colour.ts';
import { clamp, smoothstep } from '../../maths/ease.ts';
import { blur } from '../pixels/blur.ts';
import type { PlateCut } from '../plate/plate.ts';
import { distance, nearest, rgbAt, tonesOf } from './tones.ts';

/** Where a face is, in pixels of a cut-out: between its eyes, and how far they are apart. All lengths below are in those. */
export interface FacePlace {
  readonly x: number;
  readonly y: number;
  readonly apart: number;
}

/** Under the eyes, half as wide and from where to where: skin, whatever the hair. */
const CHEEKS = { across: 0.6, from: 0.3, to: 0.85 } as const;
/** The crown: so far on both sides, and of what is seen above the eyes so much from the top, without the rim. */
const CROWN = { across: 1.1, share: 0.35, rim: 0.06 } as const;
/** Never hair: from over the brows to the chin. */
const FACE = { across: 0.98, down: 1.2, low: 0.68 } as const;
/** Hair is no farther from the eyes, and ends softly below. */
const [ASIDE, OVER, BELOW] = [2.4, 3, [2.2, 3.2]] as const;
/** Levels between the middle tones of crown and cheeks: nearer ones are a bald head. */
const BALD = 34;
/** Squares of that distance: less is no hair. */
const LEAST = 0.25;
/** Of what is dyed: so much keeps its own hue, as strands do. */
const KEPT = 0.12;

/**
 * A cut-out whose hair has another colour and its own light and dark. Hair is what hangs together with the crown of the head and is more of its colours than of
 * those of the cheeks, so that a fringe is dyed and a forehead is not. Null where there is none.
 */
export function dyeHair(cut: PlateCut, face: FacePlace, colour: Rgb): Uint8Array | null {
  const shares = findHair(cut, face);
  if (shares === null) return null;
  const { pixels } = cut;
  let [sum, count] = [0, 0];
  for (let at = 0; at < shares.length; at++) {
    sum += (shares[at] ?? 0) * luminance(rgbAt(pixels, at));
    count += shares[at] ?? 0;
  }
  if (count < LEAST * face.apart ** 2) return null;
  const mean = Math.max(16, sum / count);
  const bright = Math.max(16, luminance(colour));
  // Half as light as it was, half as light as the dye.
  const gain = Math.sqrt(bright / mean);
  const dyed = new Uint8Array(new SharedArrayBuffer(pixels.length));
  dyed.set(pixels);
  for (let at = 0; at < shares.length; at++) {
    const share = (shares[at] ?? 0) * (1 - KEPT);
    if (share === 0) continue;
    const own = rgbAt(pixels, at);
    const light = luminance(own) * gain;
    const full = colour.map((part) => Math.min(255, (part * light) / bright));
    // What is lighter than the dye can be shines: white on top of it.
    const shine = Math.max(0, light - luminance([full[0] ?? 0, full[1] ?? 0, full[2] ?? 0]));
    for (const part of [0, 1, 2] as const) {
      const wanted = Math.min(255, (full[part] ?? 0) + shine);
      dyed[at * 4 + part] = Math.round(own[part] + (wanted - own[part]) * share);
    }
  }
  return dyed;
}

/** How much of each pixel is hair; null for a bald head. */
function findHair({ width, height, pixels }: PlateCut, { x, y, apart }: FacePlace): Float32Array | null {
  const skin = tonesOf(pixels, samplesIn(CHEEKS));
  const crown = findCrown();
  const hair = tonesOf(pixels, crown);
  const [skinTone, hairTone] = [skin[1], hair[1]];
  if (skinTone === undefined || hairTone === undefined || distance(skinTone, hairTone) < BALD) return null;
  const likely = new Float32Array(width * height);
  const [left, right] = [Math.max(0, x - ASIDE * apart), Math.min(width, x + ASIDE * apart)];
  const [top, bottom] = [Math.max(0, y - OVER * apart), Math.min(height, y + BELOW[1] * apart)];
  for (let row = Math.floor(top); row < bottom; row++) {
    for (let column = Math.floor(left); column < right; column++) {
      const at = row * width + column;
      if ((pixels[at * 4 + 3] ?? 0) === 0) continue;
      const [across, low] = [(column - x) / apart, (row - y) / apart];
      const inFace = Math.hypot(across / FACE.across, (low - FACE.low) / FACE.down);
      const open = smoothstep(0.88, 1.06, inFace) * smoothstep(BELOW[1], BELOW[0], low);
      if (open === 0) continue;
      const own = rgbAt(pixels, at);
      const [toSkin, toHair] = [nearest(skin, own), nearest(hair, own)];
      likely[at] = open * smoothstep(-0.3, 0.3, (toSkin - toHair) / Math.max(1, toSkin + toHair));
    }
  }
  const held = reachFrom(crown, likely, width);
  // Soft as hair is: a hair's breadth around what was found.
  return blur(held, width, height, Math.max(1, Math.round(apart * 0.03)));

  function samplesIn({ across, from, to }: typeof CHEEKS): number[] {
    const found: number[] = [];
    for (let row = Math.floor(y + from * apart); row < y + to * apart; row++) {
      for (let column = Math.floor(x - across * apart); column < x + across * apart; column++) {
        const isIn = row >= 0 && column >= 0 && row < height && column < width;
        if (isIn && pixels[(row * width + column) * 4 + 3] === 255) found.push(row * width + column);
      }
    }
    return found;
  }

  function findCrown(): number[] {
    const found: number[] = [];
    for (
      let column = Math.max(0, Math.floor(x - CROWN.across * apart));
      column < Math.min(width, x + CROWN.across * apart);
      column++
    ) {
      let first = 0;
      while (first < y && (pixels[(first * width + column) * 4 + 3] ?? 0) < 255) first++;
      const last = first + (y - first) * CROWN.share;
      for (let row = Math.ceil(first + CROWN.rim * apart); row < last; row++) found.push(row * width + column);
    }
    return found;
  }
}

/** Only what hangs together with where it begins: eyes and collars are dark, too. */
function reachFrom(seeds: readonly number[], likely: Float32Array, width: number): Float32Array {
  const held = new Float32Array(likely.length);
  const seen = new Uint8Array(likely.length);
  const waiting = seeds.filter((at) => (likely[at] ?? 0) > 0.5);
  for (const at of waiting) seen[at] = 1;
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    held[at] = clamp(likely[at] ?? 0);
    if ((likely[at] ?? 0) < 0.35) continue;
    for (const next of [at - 1, at + 1, at - width, at + width]) {
      if (seen[next] !== 0 || (likely[next] ?? 0) === 0) continue;
      seen[next] = 1;
      waiting.push(next);
    }
  }
  return held;
}
