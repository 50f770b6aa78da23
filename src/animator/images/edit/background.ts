import type { PixelSize } from '../../../core/media.ts';
import { findColour } from '../../catalogue/attributes.ts';
import { copyDrawn, type Drawn } from '../../lens/drawn.ts';
import { openKernels, STACK_BYTES } from '../../lens/kernels.ts';
import type { Rgb } from '../../maths/colour.ts';
import { clamp, smoothstep } from '../../maths/ease.ts';
import { KernelMemory } from '../../maths/kernel-memory.ts';
import { blur } from '../pixels/blur.ts';
import { chooseCrop } from '../pixels/choose-crop.ts';
import { coverFilm } from '../pixels/cover.ts';
import { glanceWhole, SEEN_PIXELS } from '../pixels/glance.ts';
import type { Raster } from '../pixels/raster.ts';
import type { Picture } from '../pixels/resize.ts';
import { type LookAt, viewedAt } from '../subject/subject.ts';

/** Of the sides: who comes so near to one goes on beyond it. */
const EDGE = 0.02;
/** Of the border's pixels that must be of somebody before they count as more than a tip. */
const LEAST_BORDER = 0.06;

/**
 * Whether whoever a picture shows is cut by its edges, as faces are that were taken from near: set down elsewhere it would be a piece of somebody. Who only
 * stands on the lower edge, on a narrow foot, is not.
 */
export function isCutByFrame(image: Picture, look: LookAt): boolean {
  const { mask } = look(glanceWhole(image, SEEN_PIXELS));
  const shareOf = (pointAt: (along: number) => readonly [u: number, v: number]): number => {
    let found = 0;
    for (let step = 0; step < 100; step++) {
      const [u, v] = pointAt((step + 0.5) / 100);
      if (viewedAt(mask, WHOLE, u, v) > 0.5) found += 1;
    }
    return found / 100;
  };
  const lowest = shareOf((along) => [along, 1 - EDGE]);
  // However small in a wide picture: who is as broad there as anywhere else has no feet in it.
  const widest = Math.max(...ROWS.map((v) => shareOf((along) => [along, v])));
  if (lowest > LEAST_BORDER && lowest > widest * BROAD_BELOW) return true;
  return [
    shareOf((along) => [along, EDGE]),
    shareOf((along) => [EDGE, along]),
    shareOf((along) => [1 - EDGE, along]),
    lowest - BUST,
  ].some((share) => share > LEAST_BORDER);
}

/** Heights at which it is looked how broad somebody is, and how much of that the lower edge cuts of a bust. */
const ROWS = Array.from({ length: 24 }, (_, row) => (row + 0.5) / 24);
const BROAD_BELOW = 0.62;

/** Of the picture's width: less than this on the lower edge are feet or thighs, and no chest. */
const BUST = 0.3;

const WHOLE = { left: 0, top: 0, width: 1, height: 1 };
const NO_MARGINS = { left: 0, right: 0, top: 0, bottom: 0 };
/** What is behind a face is out of focus: of the width. */
const OUT_OF_FOCUS = 0.006;
/** How far the light of the new place goes over whoever is before it, and between which limits. */
const LIT = 0.4;
const [DIMMEST, BRIGHTEST] = [0.5, 1.3];
/** Of the mask: less is background, more is all of whom it shows. A little inside, so that nothing of the old surroundings is taken along. */
const [NONE, ALL] = [0.42, 0.78];

/** Whoever a picture shows, where it is in it, before another background, in that one's light. */
export function replaceBackground(image: Picture, behind: Drawn, look: LookAt, lit = LIT): Drawn {
  const { width, height } = behind;
  const { mask } = look(glanceWhole(image, SEEN_PIXELS));
  const film = chooseCrop(image, { width, height }, mask);
  const view = {
    left: film.x / image.width,
    top: film.y / image.height,
    width: film.width / image.width,
    height: film.height / image.height,
  };
  const { pixels } = coverFilm(image, { width, height }, NO_MARGINS, film).raster;
  const place = copyDrawn(behind).pixels;
  const shares = new Float32Array(width * height);
  for (let at = 0; at < shares.length; at++) {
    const [u, v] = [((at % width) + 0.5) / width, (Math.floor(at / width) + 0.5) / height];
    shares[at] = smoothstep(NONE, ALL, viewedAt(mask, view, u, v));
  }
  const out = new Uint8Array(width * height * 4).fill(255);
  const reach = Math.max(1, Math.round(width * OUT_OF_FOCUS));
  for (let part = 0; part < 3; part++) {
    let [old, weight, fresh] = [0, 1e-6, 0];
    const channel = new Float32Array(width * height);
    for (let at = 0; at < channel.length; at++) {
      const away = 1 - (shares[at] ?? 0);
      channel[at] = place[at * 3 + part] ?? 0;
      old += away * (pixels[at * 4 + part] ?? 0);
      weight += away;
      fresh += channel[at] ?? 0;
    }
    const ratio = (fresh / channel.length + 30) / (old / weight + 30);
    const gain = weight < channel.length * 0.02 ? 1 : clamp(ratio ** lit, DIMMEST, BRIGHTEST);
    const soft = blur(blur(channel, width, height, reach), width, height, reach);
    for (let at = 0; at < channel.length; at++) {
      const own = Math.min(255, (pixels[at * 4 + part] ?? 0) * gain);
      const under = soft[at] ?? 0;
      out[at * 4 + part] = Math.round(under + (own - under) * (shares[at] ?? 0));
    }
  }
  return toDrawn({ pixels: out, width, height });
}

/** One colour behind whoever a picture shows, as in a studio. */
export function plainBackground({ width, height }: PixelSize, [r, g, b]: Rgb): Drawn {
  const pixels = new Uint8Array(width * height * 4);
  for (let at = 0; at < pixels.length; at += 4) pixels.set([r, g, b, 255], at);
  return toDrawn({ pixels, width, height });
}

const PLAIN = /\b(?:back(?:ground|drop))\b/i;
const TAKEN_OUT =
  /\b(?:remove|erase|delete|cut out|without|no|isolate[ds]?)\b(?![^.]{0,40}\b(?:in|from|of) the back)[^.]{0,30}\bback(?:ground|drop)\b/i;
const WHITE: Rgb = [255, 255, 255];

/** The colour that the words want behind whoever a picture shows: "on a white background", "remove the background"; null where they want none. */
export function readPlainBackground(prompt: string): Rgb | null {
  if (!PLAIN.test(prompt)) return null;
  const before =
    /\b([a-z]+(?:[ -][a-z]+)?)[ -](?:studio |seamless |solid |plain )?back(?:ground|drop)/i.exec(prompt)?.[1] ?? '';
  const named = before
    .toLowerCase()
    .split(/[ -]/)
    .map(findColour)
    .findLast((colour) => colour !== null);
  return named ?? (TAKEN_OUT.test(prompt) || /\b(?:plain|studio|solid|seamless)\b/i.test(before) ? WHITE : null);
}

export function toDrawn({ pixels, width, height }: Raster): Drawn {
  const memory = new KernelMemory();
  const kernels = openKernels(memory.memory, memory.reserve(STACK_BYTES));
  const at = memory.reserve(pixels.length);
  memory.bytes(at, pixels.length).set(pixels);
  return { memory, kernels, at, width, height };
}
