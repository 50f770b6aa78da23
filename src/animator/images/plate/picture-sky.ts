import { pictureSkyOf, SKY_NAMES } from '../../catalogue/sky-table.ts';
import type { Script } from '../../director/script.ts';
import { clamp, smoothstep } from '../../maths/ease.ts';
import { makeNoise } from '../../maths/noise.ts';
import { makeRandom } from '../../maths/random.ts';
import type { Vector } from '../../maths/vector.ts';
import type { ParticleSource } from '../../stage/stage.ts';
import { fieldAt } from '../pixels/look-around.ts';
import { alphaAt, gridShare, type Plate, pointAt } from './plate.ts';
import { printedBy, type SaidLight, saidLight } from './world.ts';

/**
 * What the words want in the sky of a picture: a moon, stars, a rainbow, fireworks, lightning. The picture's own sky is put behind all else that it shows, so
 * that what is in the sky goes before the one and behind the other.
 */
export const wantsSky = ({ prompt }: Script): boolean => pictureSkyOf(prompt).length > 0;

/** Metres to the sky of a picture, and to what is seen before it; all else is nearer. */
const [SKY, SHOWN, NEAREST] = [78, 74, 70];
/** Of a map of the sky: less is land. */
const IS_SKY = 0.12;

/** A picture whose sky is behind all else. */
export function deepenSky(plate: Plate): Plate {
  if (!plate.surroundings.open) return plate;
  const depths = plate.depths.map((depth, corner) => {
    const [u, v] = gridShare(plate, corner % (plate.columns + 1), Math.floor(corner / (plate.columns + 1)));
    return openAt(plate, clamp(u), clamp(v)) > IS_SKY ? SKY : Math.min(depth, NEAREST);
  });
  return { ...plate, depths };
}

/** Of the width: how far from somebody the sky beside it is looked for. */
const BESIDE = 0.07;

/** How much is sky at shares of the film, whoever stands before it: behind him it is what it is on both sides. */
function openAt({ surroundings: { sky }, subject }: Plate, u: number, v: number): number {
  const own = fieldAt(sky, u, v);
  if (subject === null) return own;
  const [left, right] = [subject.box.left - BESIDE, subject.box.right + BESIDE];
  if (u < left || u > right) return own;
  const sides = [left, right].filter((side) => side > 0 && side < 1).map((side) => fieldAt(sky, side, v));
  return Math.max(own, sides.length === 0 ? 0 : Math.min(...sides));
}

/** How much of the sky is seen at shares of the film: 0 where somebody stands before it. */
function skyAt(plate: Plate, u: number, v: number): number {
  const { subject, area, size } = plate;
  if (u < 0 || v < 0 || u > 1 || v > 1) return 0;
  const hidden =
    subject !== null &&
    alphaAt(subject.cut, Math.floor(u * size.width) + area.left, Math.floor(v * size.height) + area.top) > 0;
  return hidden ? 0 : smoothstep(0, 0.3, openAt(plate, u, v));
}

/** Of what is shown by sources of its own, and not by the lens: how bright they are, so that something of all light is seen. */
const SHOW_LIGHT = 1.6;

export function skyOfPicture(script: Script, seed: number, plate: Plate): ParticleSource[] {
  const names = new Set(pictureSkyOf(script.prompt));
  if (names.size === 0 || !plate.surroundings.open) return [];
  const light = saidLight(script);
  const print = printedBy(plate, light);
  const dark = isDark(light, plate);
  const shows = [...names]
    .filter((name) => SKY_NAMES.has(name) && (name !== 'milky way' || MILKY_WAY.test(script.prompt)))
    .map((kind): ParticleSource => {
      const gain = (axis: 0 | 1 | 2): number => SHOW_LIGHT / print[axis];
      return { kind, amount: 1, from: null, far: SHOWN, colour: [gain(0), gain(1), gain(2)] };
    });
  const draw = { plate, print, seed };
  const discs: ParticleSource[] = [];
  const moonlit = names.has('moon') || names.has('full moon');
  if (moonlit)
    discs.push(...drawDisc(draw, names.has('full moon') ? FULL_MOON : CRESCENTS.test(script.prompt) ? CRESCENT : MOON));
  if (!moonlit && !dark && (names.has('sun') || names.has('huge sun')) && !showsSun(plate))
    discs.push(...drawDisc(draw, names.has('huge sun') ? HUGE_SUN : SUN));
  if (names.has('stars') || (dark && moonlit))
    discs.push(...scatterStars(draw, names.has('stars') ? MANY_STARS : FEW_STARS));
  if (names.has('rainbow')) discs.push(...spanBow(draw));
  return [...shows, ...discs];
}

/** A starry sky alone is stars; the band of the Milky Way has to be named. */
const MILKY_WAY = /\bmilky way\b|\bgalactic\b/i;
const CRESCENTS = /\b(?:crescent|new moon|half[ -]moon|sickle)\b/i;

const isDark = ({ time }: SaidLight, { surroundings }: Plate): boolean =>
  time === null ? surroundings.brightness < 60 : time === 'night' || time === 'dusk';

/** Levels: the disc of a sun, and a sky that is not white itself. Of the film: how much of it a sun is. */
const [SUN_WHITE, SKY_WHITE] = [250, 215];
const [LEAST_SUN, MOST_SUN] = [0.0003, 0.04];

/** Whether the picture has a sun of its own: one is enough. */
function showsSun({ ground, area, size, surroundings: { horizon } }: Plate): boolean {
  let [white, above, light] = [0, 0, 0];
  for (let y = 0; y < size.height * Math.min(1, horizon + 0.1); y++) {
    for (let x = 0; x < size.width; x++) {
      const at = ((y + area.top) * area.width + x + area.left) * 4;
      const least = Math.min(ground[at] ?? 0, ground[at + 1] ?? 0, ground[at + 2] ?? 0);
      above += 1;
      light += least;
      if (least >= SUN_WHITE) white += 1;
    }
  }
  const share = white / (size.width * size.height);
  return share > LEAST_SUN && share < MOST_SUN && light / Math.max(1, above) < SKY_WHITE;
}

interface Draw {
  readonly plate: Plate;
  readonly print: Vector;
  readonly seed: number;
}

/** A soft disc of light at shares of the film, as wide as that share of its height. */
function discAt(
  { plate, print }: Draw,
  u: number,
  v: number,
  size: number,
  light: Vector,
  depth = SHOWN,
): ParticleSource {
  const { camera } = plate;
  return {
    kind: 'light',
    amount: size * 2 * camera.down * depth,
    from: { at: pointAt(camera, u, v, depth) },
    colour: [light[0] / print[0], light[1] / print[1], light[2] / print[2]],
  };
}

interface Disc {
  /** Of the film's height. */
  readonly radius: number;
  readonly light: Vector;
  readonly seas: number;
  readonly halo: number;
  /** Radii aside: what a shadow of its size takes away of it; 0 nothing. */
  readonly shadowed: number;
}

const MOON: Disc = { radius: 0.04, light: [0.62, 0.6, 0.54], seas: 0.45, halo: 0.05, shadowed: 0 };
const FULL_MOON: Disc = { radius: 0.075, light: [0.62, 0.6, 0.53], seas: 0.45, halo: 0.06, shadowed: 0 };
const CRESCENT: Disc = { ...MOON, radius: 0.055, shadowed: 0.55 };
const SUN: Disc = { radius: 0.04, light: [1.6, 1.3, 0.8], seas: 0, halo: 0.22, shadowed: 0 };
const HUGE_SUN: Disc = { radius: 0.11, light: [1.6, 1.15, 0.6], seas: 0, halo: 0.25, shadowed: 0 };
/** Discs across one of these. */
const ACROSS = 26;

/** Where most of the sky is around it, high, and aside of whoever is shown. */
function placeFor({ plate, seed }: Draw, radius: number): { u: number; v: number } | null {
  const shape = plate.size.width / plate.size.height;
  const random = makeRandom(seed).spawn('moon');
  const wanted = random.next() < 0.7 ? 0.74 : 0.27;
  let best: { u: number; v: number; score: number } | null = null;
  for (let row = 0; row < 12; row++) {
    for (let column = 0; column < 24; column++) {
      const [u, v] = [(column + 0.5) / 24, radius + 0.03 + row * 0.04];
      let seen = 0;
      for (let turn = 0; turn < 13; turn++) {
        const reach = turn === 0 ? 0 : radius * 1.25;
        seen += skyAt(plate, u + (Math.sin(turn) * reach) / shape, v + Math.cos(turn) * reach);
      }
      const score = seen / 13 - Math.abs(u - wanted) * 0.35 - Math.abs(v - radius - 0.13) * 0.4;
      if (seen > 9 && (best === null || score > best.score)) best = { u, v, score };
    }
  }
  return best;
}

function drawDisc(draw: Draw, { radius, light, seas, halo, shadowed }: Disc): ParticleSource[] {
  const place = placeFor(draw, radius);
  if (place === null) return [];
  const shape = draw.plate.size.width / draw.plate.size.height;
  const noise = makeNoise(draw.seed + 5);
  const step = (2 * radius) / ACROSS;
  const discs: ParticleSource[] = [];
  for (let row = 0; row < ACROSS; row++) {
    for (let column = 0; column < ACROSS; column++) {
      const [x, y] = [(column + 0.5) / ACROSS - 0.5, (row + 0.5) / ACROSS - 0.5];
      const away = Math.hypot(x, y) * 2;
      if (away > 0.96 || (shadowed > 0 && Math.hypot(x * 2 + shadowed, y * 2 + shadowed * 0.3) < 1)) continue;
      const [u, v] = [place.u + (x * 2 * radius) / shape, place.v + y * 2 * radius];
      const sea = clamp(noise.noise(x * 4 + 9, y * 4) * 1.4 + noise.noise(x * 11, y * 11 + 3) * 0.5) * seas;
      const bright = (1 - sea) * (1 - 0.18 * away ** 3) * OVERLAID * skyAt(draw.plate, u, v);
      discs.push(discAt(draw, u, v, step * 1.5, [light[0] * bright, light[1] * bright, light[2] * bright]));
    }
  }
  const glow = ([1.7, 3.4] as const).map((times) =>
    discAt(draw, place.u, place.v, radius * times, [light[0] * halo, light[1] * halo, light[2] * halo]),
  );
  return [...glow, ...discs];
}

/** Of one disc's light: so many lie over each other. */
const OVERLAID = 0.4;

const [MANY_STARS, FEW_STARS] = [420, 120];

function scatterStars(draw: Draw, count: number): ParticleSource[] {
  const random = makeRandom(draw.seed).spawn('stars');
  const stars: ParticleSource[] = [];
  for (let star = 0; star < count; star++) {
    const [u, v, bright] = [random.next(), random.next() * draw.plate.surroundings.horizon, random.next() ** 3];
    if (skyAt(draw.plate, u, v) < 0.6) continue;
    const light = 0.35 + 1.1 * bright;
    stars.push(discAt(draw, u, v, 0.0016 + 0.0016 * bright, [light * 0.95, light * 0.97, light * 1.1]));
  }
  return stars;
}

/** Of the film's height: where the bow's top is, how broad it is, and how far below the horizon its middle is. */
const BOW = { top: 0.06, broad: 0.07, below: 0.24, bands: 14, steps: 150 } as const;

/** A bow over what is shown: before the sky and far mountains. */
function spanBow(draw: Draw): ParticleSource[] {
  const { plate } = draw;
  const shape = plate.size.width / plate.size.height;
  const field = { width: plate.columns + 1, height: plate.rows + 1, values: plate.depths };
  const { area, size, surroundings, subject } = plate;
  const discs: ParticleSource[] = [];
  for (let step = 0; step < BOW.steps; step++) {
    const angle = ((step + 0.5) / BOW.steps) * Math.PI;
    for (let band = 0; band < BOW.bands; band++) {
      const share = (band + 0.5) / BOW.bands;
      const radius = surroundings.horizon + BOW.below - BOW.top - share * BOW.broad;
      const [u, v] = [
        0.53 + (Math.cos(angle) * radius) / shape,
        surroundings.horizon + BOW.below - Math.sin(angle) * radius,
      ];
      const [x, y] = [u * size.width + area.left, v * size.height + area.top];
      if (u < 0 || u > 1 || v < 0 || v > surroundings.horizon + 0.06) continue;
      if (subject !== null && alphaAt(subject.cut, Math.floor(x), Math.floor(y)) > 0) continue;
      const depth = fieldAt(field, x / area.width, y / area.height);
      const foot = smoothstep(0.05, 0.4, Math.sin(angle));
      const light = bandLight(share).map((value) => value * 0.1 * foot) as unknown as Vector;
      discs.push(discAt(draw, u, v, (BOW.broad / BOW.bands) * 1.5, light, Math.min(SHOWN, depth * 0.94)));
    }
  }
  return discs;
}

/** From red outside to violet inside, fading at both. */
function bandLight(share: number): Vector {
  const bump = (middle: number, broad: number): number => Math.exp(-(((share - middle) / broad) ** 2));
  return [bump(0.18, 0.2) + 0.45 * bump(0.95, 0.12), bump(0.45, 0.2), bump(0.76, 0.2)];
}
