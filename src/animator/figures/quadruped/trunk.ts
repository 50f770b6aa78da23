import { clamp, mix, TAU } from '../../maths/ease.ts';
import type { Random } from '../../maths/random.ts';
import { between, fade, fillGlow, ramp } from '../brush.ts';
import { fillBlob, type Point, traceBlob } from '../pen.ts';
import type { Body } from './body.ts';
import { drawNeckPattern, drawPattern } from './coat.ts';
import { drawCrest } from './mane.ts';
import { HIP_DEPTH, SHOULDER_DEPTH } from './skeleton.ts';

function outlineTrunk({ species, bones }: Body): Point[] {
  const { girth, waist, hump } = species;
  const { at, long: L } = bones;
  const [h, s] = [girth * HIP_DEPTH, girth * SHOULDER_DEPTH];
  const deep = girth * (1 - SHOULDER_DEPTH);
  const withers = hump > 0.2 ? 0 : hump;
  const tall = hump > 0.2 ? hump : 0;
  return [
    at(-girth * 0.38, 0),
    at(-girth * 0.35, -h * 0.58),
    at(-girth * 0.1, -h * 1.0),
    ...(tall > 0
      ? [
          at(L * 0.14, -h - tall * 0.12),
          at(L * 0.3, -h - tall * 0.72),
          at(L * 0.48, -h - tall),
          at(L * 0.66, -h - tall * 0.72),
          at(L * 0.82, -s - tall * 0.12),
        ]
      : [at(L * 0.42, -h * 0.9), at(L * 0.66, -mix(h, s, 0.7) - withers * 0.4)]),
    at(L * 0.95, -s - withers),
    at(L + girth * 0.32, -s * 0.6),
    at(L + girth * 0.42, girth * 0.06),
    at(L + girth * 0.24, deep * 0.76),
    at(L - girth * 0.08, deep),
    at(L * 0.52, mix(deep, deep * waist, 0.55) + bones.breath * 0.006),
    at(L * 0.2, deep * waist * 0.94),
    at(-girth * 0.16, deep * waist * 0.66),
  ];
}

interface Neck {
  readonly outline: readonly Point[];
  /** Across the middle of the neck: 0 is the crest, 1 the throat. */
  readonly on: (along: number, across: number) => Point;
}

function findNeck({ species, bones }: Body): Neck {
  const { girth, neckWidth, hump } = species;
  const { at, long: L, neckBase, head, neckAngle } = bones;
  const s = girth * SHOULDER_DEPTH;
  const wide = Math.max(neckWidth * 1.15, girth * 0.36);
  const [dx, dy] = [Math.cos(neckAngle), -Math.sin(neckAngle)];
  const [nx, ny] = [dy, -dx];
  const widthAt = (t: number): number => mix(wide, neckWidth, Math.sqrt(clamp(t * 1.15)));
  const on = (along: number, across: number): Point => {
    const [x, y] = between(neckBase, head, along);
    const out = widthAt(along) * (1 - across * 2);
    return [x + nx * out, y + ny * out];
  };
  const withers = hump > 0.2 ? 0 : hump;
  // A short neck goes over into the back without a bend.
  const nape = species.neck < 0.25 ? [] : [at(L * 0.98, -s * 1.01 - withers), on(0.45, 0)];
  return {
    on,
    outline: [
      at(L * 0.74, -s * 0.98 - withers * 0.5),
      ...nape,
      on(0.8, 0),
      on(1.06, 0.1),
      on(1.06, 0.9),
      on(0.8, 1),
      on(0.45, 0.98),
      at(L + girth * 0.4, girth * 0.02),
      at(L + girth * 0.2, girth * 0.3),
      at(L * 0.78, girth * 0.1),
    ],
  };
}

/** The round locks of a fleece. */
const LOCKS = 20;

function drawWool(body: Body): void {
  const { pen, species, fur, bones } = body;
  const { on, at, long: L } = bones;
  const { girth } = species;
  const [cx, middle] = at(L * 0.52, 0.02);
  const puff = 1 + bones.breath * 0.012;
  const [rx, ry] = [(L / 2 + girth * 0.36) * puff, girth * 0.5 * puff];
  const cy = Math.min(middle, -ry - 0.07);
  pen.beginPath();
  pen.ellipse(cx, cy, rx, ry, 0, 0, TAU);
  for (let i = 0; i < LOCKS; i++) {
    const angle = (i / LOCKS) * TAU + 0.1;
    const [x, y] = [cx + Math.cos(angle) * rx * 0.97, cy + Math.sin(angle) * ry * 0.97];
    const size = 0.1 + 0.025 * ((i * 7) % 3);
    pen.moveTo(x + size, y);
    pen.arc(x, y, size, 0, TAU);
  }
  pen.fillStyle = ramp(pen, [0, cy - ry], [0, cy + ry + 0.1], [fur.lit, fur.base, fur.base, fur.shade]);
  pen.fill();
  pen.strokeStyle = fur.shade;
  pen.lineWidth = 0.018;
  pen.lineCap = 'round';
  pen.globalAlpha = 0.32;
  pen.beginPath();
  for (let i = 0; i < 17; i++) {
    const [x, y] = on(-0.1 + ((i * 0.7549) % 1) * 1.2, 0.1 + ((i * 0.5698) % 1) * 0.76);
    pen.moveTo(x + 0.06, y);
    pen.arc(x, y, 0.06, 0.1, 2.5);
  }
  pen.stroke();
  pen.globalAlpha = 1;
}

/** Muscles catch a little light, the belly none; short hairs follow the body. */
function shadeTrunk(body: Body, random: Random): void {
  const { pen, species, fur, bones } = body;
  const { at, on, long: L } = bones;
  const { girth } = species;
  fillGlow(pen, at(L * 0.98, -girth * 0.14), girth * 0.5, 'rgba(255,240,208,0.22)');
  fillGlow(pen, at(0, -girth * 0.16), girth * 0.52, 'rgba(255,240,208,0.2)');
  fillGlow(pen, at(L * 0.5, girth * 0.08), girth * 0.5, 'rgba(60,30,40,0.07)');
  // The head's own shadow on the neck.
  const [hx, hy] = bones.head;
  fillGlow(
    pen,
    [hx - species.headSize * 0.02, hy + species.headSize * 0.4],
    species.headSize * 0.75,
    'rgba(50,24,40,0.34)',
  );
  if (species.foot === 'pad') {
    drawWrinkles(body);
    return;
  }
  pen.strokeStyle = fur.deep;
  pen.lineWidth = 0.011;
  pen.lineCap = 'round';
  pen.globalAlpha = 0.3;
  pen.beginPath();
  const hairs = 46;
  for (let i = 0; i < hairs; i++) {
    const [u, w] = [random.between(-0.1, 1.05), random.between(0.06, 0.86)];
    const long = random.between(0.03, 0.06) * (0.7 + species.fluff * 0.5);
    pen.moveTo(...on(u, w));
    pen.quadraticCurveTo(...on(u - long * 0.5, w + 0.015), ...on(u - long, w + 0.05));
  }
  pen.stroke();
  pen.globalAlpha = 1;
}

function drawWrinkles({ pen, fur, bones }: Body): void {
  pen.strokeStyle = fur.shade;
  pen.lineWidth = 0.012;
  pen.globalAlpha = 0.4;
  pen.beginPath();
  for (const [u, w] of [
    [0.2, 0.3],
    [0.3, 0.55],
    [0.72, 0.35],
    [0.66, 0.6],
    [0.06, 0.5],
  ] as const) {
    pen.moveTo(...bones.on(u, w));
    pen.quadraticCurveTo(...bones.on(u + 0.05, w + 0.1), ...bones.on(u + 0.02, w + 0.22));
  }
  pen.stroke();
  pen.globalAlpha = 1;
}

/** Long hair at the breast, in pointed locks. */
function drawRuff({ pen, species, fur, bones }: Body, neck: Neck): void {
  // With the head on the ground the breast is not seen.
  if (species.fluff < 0.5 || bones.neckAngle < 0) return;
  const { at, long: L } = bones;
  const { girth } = species;
  const long = girth * 0.16 * species.fluff;
  const from = neck.on(0.72, 1);
  const to = at(L + girth * 0.2, girth * 0.4);
  const bulge = at(L + girth * 0.46, -girth * 0.04);
  const path = (t: number): Point => between(between(from, bulge, t), between(bulge, to, t), t);
  const locks = 6;
  const edge: Point[] = [];
  for (let i = 0; i <= locks; i++) {
    const [x, y] = path(i / locks);
    edge.push([x - 0.01, y]);
    if (i < locks) {
      const [px, py] = path((i + 0.75) / locks);
      edge.push([px + long * 0.42, py + long * 0.55]);
    }
  }
  const pale = species.pattern !== 'plain' || species.belly > 0.3;
  pen.fillStyle = ramp(pen, from, to, pale ? [fur.pale, fur.pale, fur.paleShade] : [fur.base, fur.lit, fur.belly]);
  fillBlob(pen, [...edge, at(L + girth * 0.02, girth * 0.28), at(L + girth * 0.14, -girth * 0.06), neck.on(0.6, 0.7)]);
}

function drawBellyFringe({ pen, species, fur, bones }: Body): void {
  if (species.fluff < 0.8) return;
  const { on } = bones;
  const { girth, waist } = species;
  pen.fillStyle = fur.belly;
  const low = (u: number): number => mix(waist * 0.94, 0.97, u);
  const edge: Point[] = [];
  for (let i = 0; i <= 9; i++) {
    const u = 0.16 + (i / 9) * 0.86;
    edge.push(on(u, low(u) - 0.03));
    const [x, y] = on(u - 0.03, low(u) + 0.06 + 0.05 * Math.abs(Math.sin(i * 2.4)));
    edge.push([x, y + girth * 0.02]);
  }
  fillBlob(pen, [...edge, on(0.9, 0.7), on(0.3, 0.6)]);
}

/** Held low, the neck would be as pale as the belly. */
function fillLowNeck({ pen, fur, bones }: Body, neck: Neck): void {
  pen.fillStyle = ramp(pen, bones.neckBase, neck.on(0.7, 0.5), [fade(fur.base, 0), fur.base]);
  fillBlob(pen, neck.outline);
}

export function drawTrunk(body: Body, random: Random): void {
  const { pen, species, fur, bones } = body;
  const { at, long: L } = bones;
  const { girth } = species;
  const neck = findNeck(body);
  drawBellyFringe(body);
  pen.beginPath();
  traceBlob(pen, outlineTrunk(body));
  traceBlob(pen, neck.outline);
  const [from, to] = [at(L * 0.5, -girth * 0.5), at(L * 0.5, girth * 0.54)];
  const paint = pen.createLinearGradient(...from, ...to);
  paint.addColorStop(0, fur.deep);
  paint.addColorStop(0.3, fur.base);
  paint.addColorStop(0.64, fur.base);
  paint.addColorStop(0.84, fur.belly);
  paint.addColorStop(1, fur.bellyShade);
  pen.fillStyle = paint;
  pen.fill();
  pen.save();
  pen.clip();
  if (bones.neckAngle < 0.1) fillLowNeck(body, neck);
  drawPattern(body, random.spawn('coat'));
  drawNeckPattern(body, neck.on, random.spawn('neck'));
  shadeTrunk(body, random.spawn('hair'));
  pen.restore();
  if (species.pattern === 'wool') drawWool(body);
  drawRuff(body, neck);
  if (species.mane === 'crest' || species.mane === 'upright') drawCrest(body, neck.on);
}
