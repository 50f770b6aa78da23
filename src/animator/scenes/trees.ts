import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Season } from '../catalogue/setting.ts';
import { mixRgb, type Rgb, toCss } from '../maths/colour.ts';
import { TAU } from '../maths/ease.ts';
import type { Random } from '../maths/random.ts';

/** How a tree is coloured: already lit and hazed by whoever places it. */
export interface TreeTone {
  readonly dark: Rgb;
  readonly bright: Rgb;
  readonly trunk: Rgb;
  /** -1 when the sun stands to the left, 1 to the right. */
  readonly sunSide: -1 | 1;
  /** Null where none lies on the branches. */
  readonly snow: Rgb | null;
}

/** Drooping tiers of needles with ragged edges, lit on the sun's side. */
export function drawPine(
  context: SKRSContext2D,
  x: number,
  base: number,
  height: number,
  tone: TreeTone,
  random: Random,
): void {
  const tiers = Math.max(5, Math.min(11, Math.round(height / 14)));
  const spread = height * random.between(0.24, 0.32);
  context.fillStyle = toCss(tone.trunk);
  context.fillRect(x - height * 0.014, base - height * 0.16, height * 0.028, height * 0.17);
  for (let i = 0; i < tiers; i++) {
    const share = i / (tiers - 1);
    const top = base - height + share * height * 0.8;
    const half = spread * (0.12 + 0.88 * share) * random.between(0.86, 1.1);
    const drop = (height / tiers) * 1.85;
    const edge = (side: -1 | 1, colour: Rgb): void => {
      context.fillStyle = toCss(colour);
      context.beginPath();
      context.moveTo(x, top - drop * 0.35);
      const teeth = 4;
      for (let k = 1; k <= teeth; k++) {
        const out = (k / teeth) * half * side;
        context.lineTo(x + out, top + drop * (0.38 + 0.5 * (k / teeth)) + random.between(0, drop * 0.12));
        context.lineTo(x + out * 0.86, top + drop * (0.36 + 0.4 * (k / teeth)));
      }
      context.lineTo(x, top + drop * 0.72);
      context.fill();
    };
    const depth = 0.25 + 0.5 * share;
    edge(tone.sunSide === 1 ? -1 : 1, mixRgb(tone.dark, tone.bright, 0.12 * (1 - depth)));
    edge(tone.sunSide, mixRgb(tone.dark, tone.bright, 0.62 - depth * 0.3));
    if (tone.snow !== null) drawTierSnow(context, x, top, half, drop, tone.snow, random);
  }
}

/** Snow lies on the outer half of a tier and hangs over its edge; the needles show between. */
function drawTierSnow(
  context: SKRSContext2D,
  x: number,
  top: number,
  half: number,
  drop: number,
  snow: Rgb,
  random: Random,
): void {
  context.fillStyle = toCss(snow, 0.9);
  for (const side of [-1, 1]) {
    const reach = half * random.between(0.82, 0.96);
    context.beginPath();
    context.moveTo(x + side * half * 0.12, top - drop * 0.16);
    context.quadraticCurveTo(x + side * reach * 0.6, top + drop * 0.22, x + side * reach, top + drop * 0.72);
    context.quadraticCurveTo(x + side * reach * 0.62, top + drop * 0.5, x + side * reach * 0.5, top + drop * 0.56);
    context.quadraticCurveTo(x + side * reach * 0.4, top + drop * 0.3, x + side * half * 0.12, top + drop * 0.12);
    context.fill();
  }
}

/** A round crown of overlapping clumps: dark ones first, then lit ones towards the sun. */
export function drawLeafTree(
  context: SKRSContext2D,
  x: number,
  base: number,
  height: number,
  tone: TreeTone,
  random: Random,
): void {
  const crownY = base - height * 0.64;
  const crown = height * 0.36;
  context.strokeStyle = toCss(tone.trunk);
  context.lineCap = 'round';
  for (const [lean, width] of [
    [0, 0.05],
    [-0.17, 0.028],
    [0.15, 0.028],
  ] as const) {
    context.lineWidth = height * width;
    context.beginPath();
    context.moveTo(x, base);
    context.quadraticCurveTo(x, base - height * 0.32, x + lean * height, base - height * 0.58);
    context.stroke();
  }
  // A crown of few pixels shows no more clumps than pixels.
  const clumps = Math.round(Math.max(8, Math.min(44, crown * 2.2)));
  for (let i = 0; i < clumps; i++) {
    const share = i / clumps;
    const angle = random.between(0, TAU);
    const out = Math.sqrt(random.next()) * crown * 0.86;
    const dx = Math.cos(angle) * out * 1.12;
    const dy = Math.sin(angle) * out * 0.82;
    const facing = (dx * tone.sunSide - dy * 1.3) / crown;
    const light = Math.max(0, Math.min(1, 0.34 + facing * 0.36 + (share - 0.5) * 0.5));
    const radius = crown * random.between(0.16, 0.32) * (1.15 - 0.4 * share);
    context.fillStyle = toCss(mixRgb(tone.dark, tone.bright, light), 0.94);
    context.beginPath();
    context.ellipse(x + dx, crownY + dy, radius * 1.1, radius * 0.86, random.between(-0.4, 0.4), 0, TAU);
    context.fill();
    dapple(context, x + dx, crownY + dy, radius, mixRgb(tone.dark, tone.bright, Math.min(1, light + 0.22)), random);
  }
}

/** Pixels; the leaves of a smaller clump are not seen. */
const SMALLEST_DAPPLED = 2.5;

/** Small strokes break the clump's smooth edge into leaves. */
function dapple(context: SKRSContext2D, x: number, y: number, radius: number, colour: Rgb, random: Random): void {
  if (radius < SMALLEST_DAPPLED) return;
  context.fillStyle = toCss(colour, 0.75);
  // A clump that is seen large shows more and smaller leaves.
  const fineness = Math.max(1, Math.min(1.8, Math.sqrt(radius / 24)));
  const size = Math.max(0.7, (radius * 0.12) / fineness);
  const count = Math.round(12 * fineness * fineness);
  // All in one path: filling it is the dear part.
  context.beginPath();
  for (let k = 0; k < count; k++) {
    const angle = random.between(0, TAU);
    const out = radius * random.between(0.45, 1.08);
    const leafX = x + Math.cos(angle) * out;
    const leafY = y + Math.sin(angle) * out * 0.85;
    context.moveTo(leafX + Math.cos(angle) * size * 1.5, leafY + Math.sin(angle) * size * 1.5);
    context.ellipse(leafX, leafY, size * 1.5, size, angle, 0, TAU);
  }
  context.fill();
}

const LEAVES: Readonly<Record<Season, readonly [Rgb, ...Rgb[]]>> = {
  spring: [
    [126, 176, 78],
    [150, 190, 92],
    [232, 178, 196],
  ],
  summer: [
    [78, 134, 62],
    [98, 150, 70],
    [66, 118, 66],
  ],
  autumn: [
    [206, 118, 44],
    [222, 158, 56],
    [178, 70, 42],
    [150, 128, 60],
  ],
  winter: [
    [150, 160, 168],
    [172, 180, 188],
  ],
};

export function leafColour(season: Season, random: Random): Rgb {
  return random.pick(LEAVES[season]);
}

/** Meadow and hill grass by season. */
export const GRASS: Readonly<Record<Season, Rgb>> = {
  spring: [132, 168, 84],
  summer: [122, 152, 74],
  autumn: [176, 150, 78],
  winter: [232, 238, 246],
};

/** The darker or drier grass between. */
export const GRASS_PATCH: Readonly<Record<Season, Rgb>> = {
  spring: [96, 132, 62],
  summer: [96, 118, 56],
  autumn: [150, 116, 62],
  winter: [206, 218, 236],
};
