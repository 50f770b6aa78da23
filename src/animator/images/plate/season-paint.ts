import { clamp, mix, smoothstep } from '../../maths/ease.ts';
import { makeNoise } from '../../maths/noise.ts';
import { blur } from '../pixels/blur.ts';
import { fieldAt } from '../pixels/look-around.ts';
import { isSomebody } from '../subject/somebody.ts';
import { flattenPlate } from './flatten-plate.ts';
import type { Plate, PlateCut } from './plate.ts';
import { findLying, type Lying } from './season-ground.ts';
import type { SaidLight } from './world.ts';

/** What a season lays over a picture: snow, or the colours of autumn; how much, 0 to 1. */
export interface Cover {
  readonly kind: 'snow' | 'autumn';
  readonly amount: number;
}

export function coverFor({ season, weather }: SaidLight): Cover | null {
  if (season === 'winter') return { kind: 'snow', amount: 1 };
  // What falls begins to lie.
  if (weather === 'snow') return { kind: 'snow', amount: 0.62 };
  return season === 'autumn' ? { kind: 'autumn', amount: 1 } : null;
}

/** Of the pixels of a picture without a sky: fewer that are green, and it was taken under a roof, where nothing falls. */
const LEAST_GREEN = 0.12;

function isOutside({ surroundings, ground }: Plate): boolean {
  if (surroundings.open) return true;
  let green = 0;
  for (let at = 0; at < ground.length; at += 64) {
    const [r = 0, g = 0, b = 0] = [ground[at], ground[at + 1], ground[at + 2]];
    if (g > r * 1.04 && g > b * 1.08) green += 1;
  }
  return green > (ground.length / 64) * LEAST_GREEN;
}

/** A picture in another season, or as it is where nothing can lie. `alive`: whether it is said to show an animal or a person. */
export function dressPlate(plate: Plate, cover: Cover, alive = false): Plate {
  const { subject } = plate;
  // Nobody knows where in it he is: rather than on his face it comes to lie nowhere.
  if (!isOutside(plate) || (alive && subject === null)) return plate;
  const lying = findLying(plate);
  const ground = paintCover(plate, plate.ground, lying, cover);
  if (subject === null) return { ...plate, ground };
  // Whoever stands before it is painted with what is behind it: its edges are edges of the picture.
  const { ground: whole } = flattenPlate(plate);
  const around = paintCover(plate, whole, lying, cover);
  const { cut, rim, shadow } = subject;
  const dressed = {
    // Nothing comes to lie on faces and shoulders, nor on a coat of fur that moves.
    cut:
      alive || isSomebody(plate)
        ? cut
        : recut(cut, paintCover(plate, whole, { ...lying, flat: NOWHERE }, cover), plate.area.width),
    rim: rim === null ? null : recut(rim, around, plate.area.width),
    shadow: shadow === null ? null : recut(shadow, around, plate.area.width),
  };
  return { ...plate, ground, subject: { ...subject, ...dressed } };
}

/** Whoever stands out stands. */
const NOWHERE = { width: 2, height: 2, values: new Float32Array(4) };

function recut(cut: PlateCut, whole: Uint8Array, width: number): PlateCut {
  const pixels = new Uint8Array(new SharedArrayBuffer(cut.pixels.length));
  for (let at = 0; at < cut.width * cut.height; at++) {
    const from = ((cut.top + Math.floor(at / cut.width)) * width + cut.left + (at % cut.width)) * 4;
    for (let part = 0; part < 3; part++) pixels[at * 4 + part] = whole[from + part] ?? 0;
    pixels[at * 4 + 3] = cut.pixels[at * 4 + 3] ?? 0;
  }
  return { ...cut, pixels };
}

/** A picture over which another season comes; as it is where nothing can lie. */
export function awaitSeason(plate: Plate, cover: Cover, alive = false): Plate {
  const { ground, subject } = dressPlate(plate, cover, alive);
  return ground === plate.ground ? plate : { ...plate, dressed: { ground, cut: subject?.cut.pixels ?? null } };
}

/** What a pixel is painted by. */
interface Spot {
  /** Brightness, its mean over few pixels and over many, and that of what is right below: 0 to 255. */
  readonly own: number;
  readonly near: number;
  readonly wide: number;
  readonly below: number;
  readonly flat: number;
  readonly open: number;
  /** -1 to 1, from large patches to single leaves. */
  readonly patch: number;
  readonly grain: number;
  readonly amount: number;
}

type Rgb = readonly [number, number, number];
type Painter = (colour: Rgb, spot: Spot) => Rgb;

/** Of the width of the textures: how far is near, and how far is wide. */
const [NEAR, WIDE] = [0.0035, 0.018];

function paintCover(plate: Plate, pixels: Uint8Array, { flat, clear }: Lying, cover: Cover): Uint8Array {
  const { width, height } = plate.area;
  const luma = new Float32Array(width * height);
  for (let at = 0; at < luma.length; at++)
    luma[at] = 0.2126 * (pixels[at * 4] ?? 0) + 0.7152 * (pixels[at * 4 + 1] ?? 0) + 0.0722 * (pixels[at * 4 + 2] ?? 0);
  const reach = Math.max(1, Math.round(width * NEAR));
  const near = blur(luma, width, height, reach);
  const wide = blur(luma, width, height, Math.max(2, Math.round(width * WIDE)));
  const noise = makeNoise(17);
  const paint = PAINTERS[cover.kind];
  const painted = new Uint8Array(new SharedArrayBuffer(pixels.length));
  for (let y = 0; y < height; y++) {
    const v = (y + 0.5) / height;
    const lower = Math.min(height - 1, y + 2 * reach) * width;
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const u = (x + 0.5) / width;
      const colour: Rgb = [pixels[at * 4] ?? 0, pixels[at * 4 + 1] ?? 0, pixels[at * 4 + 2] ?? 0];
      const open = 1 - fieldAt(clear, u, v);
      const done =
        open < 0.02
          ? colour
          : paint(colour, {
              ...{ own: luma[at] ?? 0, near: near[at] ?? 0, wide: wide[at] ?? 0, below: near[lower + x] ?? 0, open },
              flat: fieldAt(flat, u, v),
              patch: noise.noise(u * 9, v * 9) + 0.5 * noise.noise(u * 31 + 7, v * 31),
              grain: noise.noise(x / (reach * 1.6) + 3, y / (reach * 1.2)),
              amount: cover.amount,
            });
      for (let part = 0; part < 3; part++) painted[at * 4 + part] = clamp(Math.round(done[part] ?? 0), 0, 255);
      painted[at * 4 + 3] = pixels[at * 4 + 3] ?? 255;
    }
  }
  return painted;
}

/** Light comes from above: what is brighter than what is around it, and than what is below, looks up. */
const looksUp = ({ near, wide, below }: Spot): number =>
  0.55 * clamp((near - wide) / 26, -1, 1) + 0.45 * clamp((near - below) / 22, -1, 1);

const lumaOf = ([r, g, b]: Rgb): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** How much a colour is one of leaves and grass, green or dry. */
const leafy = ([r, g, b]: Rgb): number => clamp((g - b * 1.05) / 16) * clamp((g - r * 0.82) / 14);

/** Lies on level ground and on all that looks up, not in holes and not under eaves; what is left of leaves is pale. */
const snow: Painter = (colour, spot) => {
  const { own, near, wide, flat, open, patch, grain, amount } = spot;
  const up = looksUp(spot);
  const wanted = mix(0.25 + 0.62 * up, 0.82 + 0.34 * up, flat) + 0.07 * patch + 0.06 * grain - (1 - amount) * 0.42;
  const lit = smoothstep(14, 46, near);
  // What is white already, a cloud or old snow, stays as it is.
  const pale = smoothstep(165, 215, own) * (1 - clamp((Math.max(...colour) - Math.min(...colour)) / 50));
  const share = open * lit * (1 - pale) * smoothstep(0.3, 0.62, wanted);
  const faded = 0.5 * amount * open * leafy(colour);
  const grey = own * 1.02;
  const under: Rgb = [mix(colour[0], grey, faded), mix(colour[1], grey, faded), mix(colour[2], grey, faded)];
  // Its own hollows and the shadows that fell on the ground stay: blue, as under an open sky.
  const shade = clamp(0.83 + 0.0034 * (wide - 110) * 0.5 + 0.11 * up + 0.0022 * (own - near), 0.46, 0.97);
  const white: Rgb = [255 * shade ** 1.22, 255 * shade ** 1.06, 255 * Math.min(1, shade ** 0.86)];
  return [mix(under[0], white[0], share), mix(under[1], white[1], share), mix(under[2], white[2], share)];
};

/** From the last green over gold to rust. */
const LEAVES: readonly Rgb[] = [
  [196, 168, 52],
  [222, 156, 36],
  [214, 112, 28],
  [168, 62, 26],
];

/** Leaves turn, each tree in its own way; grass pales, and what fell lies on it. Firs stay. */
const autumn: Painter = (colour, spot) => {
  const { own, flat, open, patch, grain, amount } = spot;
  const [r, g, b] = colour;
  const green = clamp((g - Math.max(r * 0.94, b * 1.06)) / 22) * clamp((r - b + 26) / 26);
  const along = clamp(0.5 + 0.42 * patch + 0.18 * grain, 0, 0.999) * (LEAVES.length - 1);
  const [from, to] = [LEAVES[Math.floor(along)], LEAVES[Math.floor(along) + 1]];
  if (from === undefined || to === undefined) return colour;
  const share = along - Math.floor(along);
  const leaf: Rgb = [mix(from[0], to[0], share), mix(from[1], to[1], share), mix(from[2], to[2], share)];
  const fallen = flat * smoothstep(0.42, 0.56, grain + 0.2 * patch);
  const bright = own / Math.max(1, lumaOf(leaf));
  const turned = amount * open * green * Math.max(mix(0.96, 0.2, smoothstep(0.2, 0.6, flat)), fallen * 0.3);
  const lift = mix(1.1, 1, flat);
  return [
    mix(r, leaf[0] * bright * lift, turned),
    mix(g, leaf[1] * bright * lift, turned),
    mix(b, leaf[2] * bright * lift, turned),
  ];
};

const PAINTERS: Readonly<Record<Cover['kind'], Painter>> = { snow, autumn };
