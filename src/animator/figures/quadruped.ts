import type { SKRSContext2D } from '@napi-rs/canvas';
import { mix, TAU } from '../maths/ease.ts';
import { drawPattern, type Trunk } from './coat-pattern.ts';
import { fillBlob, fillCircle, fillLimb, type Point } from './pen.ts';
import { type Fur, HEAD_ART, makeFur } from './quadruped-head.ts';
import { drawTail } from './quadruped-tail.ts';
import type { Dress, Pose, Rig } from './rig.ts';
import type { Species } from './species.ts';

/** The share of its cycle that a foot stands on the ground. */
const STANCE = [1, 0.62, 0.36] as const;
/** Half of a step's length, in heights of the back. */
const STRIDE = [0, 0.2, 0.46] as const;
const LIFT = [0, 0.1, 0.22] as const;
/** When each foot sets down: far fore, far hind, near hind, near fore. A gallop throws the hind legs together. */
const OFFSETS = [
  [0, 0, 0, 0],
  [0.25, 0.5, 0, 0.75],
  [0.42, 0.94, 0.06, 0.54],
] as const;

interface Body {
  readonly pen: SKRSContext2D;
  readonly species: Species;
  readonly fur: Fur;
  readonly pose: Pose;
}

/** Where a foot is: it stands still on the ground while the body passes over it, then swings forward through the air. */
function findFoot({ pose }: Body, offset: number, rest: number): Point {
  const { gait } = pose;
  if (gait === 0) return [rest, 0];
  const phase = (pose.phase + offset) % 1;
  const stance = STANCE[gait];
  const stride = STRIDE[gait];
  if (phase < stance) return [rest + mix(stride, -stride, phase / stance), 0];
  const swing = (phase - stance) / (1 - stance);
  return [rest + mix(-stride, stride, swing), -Math.sin(swing * Math.PI) * LIFT[gait]];
}

/** The joint between two bones that reach from `from` to `to`; `bend` says to which side it gives way. */
function findJoint(from: Point, to: Point, upper: number, lower: number, bend: -1 | 1): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const reach = Math.min(Math.hypot(dx, dy), (upper + lower) * 0.999);
  const angle = Math.atan2(dy, dx);
  const inner = Math.acos(
    Math.max(-1, Math.min(1, (upper * upper + reach * reach - lower * lower) / (2 * upper * reach))),
  );
  return [from[0] + Math.cos(angle + bend * inner) * upper, from[1] + Math.sin(angle + bend * inner) * upper];
}

function drawFoot({ pen, species, fur }: Body, foot: Point, width: number, far: boolean): void {
  if (species.hoof) {
    pen.fillStyle = far ? '#2a2224' : '#3c3030';
    fillBlob(pen, [
      [foot[0] - width * 0.8, foot[1] - width * 0.9],
      [foot[0] + width * 0.8, foot[1] - width * 0.9],
      [foot[0] + width * 1.2, foot[1]],
      [foot[0] - width * 0.9, foot[1]],
    ]);
    return;
  }
  pen.fillStyle = far ? farTone(species, fur) : legTone(species, fur);
  pen.beginPath();
  pen.ellipse(foot[0] + width * 0.6, foot[1] - width * 0.55, width * 1.5, width * 0.72, 0, 0, TAU);
  pen.fill();
}

/** Socks of a fox and sleeves of a panda. */
function legTone(species: Species, fur: Fur): string {
  return species.pattern === 'panda' || species.pattern === 'fox' || species.pattern === 'wool' ? fur.marks : fur.base;
}

function farTone(species: Species, fur: Fur): string {
  return species.pattern === 'panda' || species.pattern === 'wool' ? '#2a262c' : fur.far;
}

function drawLeg(body: Body, from: Point, foot: Point, hind: boolean, far: boolean): void {
  const { pen, species, fur } = body;
  const width = species.legWidth * 0.62;
  const thick = species.legWidth * (hind ? 1.75 : 1.4);
  const shank = hind ? 0.26 : 0.16;
  const tilt = hind ? -0.1 : 0.02;
  const ankle: Point = [foot[0] + tilt * (1 + foot[1]), foot[1] - shank];
  const long =
    Math.max(Math.hypot(ankle[0] - from[0], ankle[1] - from[1]) * 1.0, -from[1] - shank) * (hind ? 0.56 : 0.515);
  const joint = findJoint(from, ankle, long, long, hind ? -1 : 1);
  const upper = species.pattern === 'panda' || species.pattern === 'wool' ? legTone(species, fur) : fur.base;
  pen.fillStyle = far ? farTone(species, fur) : upper;
  fillLimb(pen, from, joint, thick, species.legWidth * 0.92);
  fillLimb(pen, joint, ankle, species.legWidth * 0.88, width * 1.02);
  pen.fillStyle = far ? farTone(species, fur) : legTone(species, fur);
  fillLimb(pen, ankle, [foot[0], foot[1] - width], width, width * 0.9);
  drawFoot(body, foot, width, far);
  if (species.pattern !== 'stripes' && species.pattern !== 'tiger') return;
  pen.fillStyle = fur.marks;
  for (const share of [0.1, 0.42, 0.74]) {
    const [x, y] = [mix(joint[0], ankle[0], share), mix(joint[1], ankle[1], share)];
    const half = mix(species.legWidth * 0.86, width, share);
    fillLimb(pen, [x - half * 0.9, y - 0.01], [x + half * 0.3, y + 0.01], 0.014, 0.006);
  }
}

function outlineTrunk(species: Species, trunk: Trunk, arch: number): Point[] {
  const { hipX, shoulderX, top, bottom } = trunk;
  const middle = (hipX + shoulderX) / 2;
  const { rise, hump, belly, girth } = species;
  return [
    [hipX - 0.2, top + girth * 0.42],
    [hipX - 0.15, top + girth * 0.1],
    [hipX, top - 0.01],
    [mix(hipX, middle, 0.6), top - (hump > 0.2 ? hump * 0.5 : -0.012) + arch],
    [middle, top - (hump > 0.2 ? hump : -0.01) + arch],
    [mix(middle, shoulderX, 0.5), top - (hump > 0.2 ? hump * 0.4 : hump * 0.5) - rise * 0.5 + arch * 0.5],
    [shoulderX, top - (hump > 0.2 ? 0 : hump) - rise],
    [shoulderX + 0.18, top + girth * 0.22 - rise],
    [shoulderX + 0.22, top + girth * 0.56 - rise * 0.5],
    [shoulderX + 0.1, bottom - 0.02],
    [shoulderX - 0.1, bottom + 0.01],
    [middle, bottom - belly * 0.5 + arch * 0.4],
    [mix(middle, hipX, 0.6), bottom - belly - 0.03 + arch * 0.4],
    [hipX - 0.06, bottom - belly * 2 - 0.06],
  ];
}

/** A fleece of round locks. */
function drawWool(pen: SKRSContext2D, { hipX, shoulderX, top, bottom }: Trunk, fur: Fur): void {
  const [cx, cy] = [(hipX + shoulderX) / 2, (top + bottom) / 2];
  pen.fillStyle = fur.base;
  for (let i = 0; i < 22; i++) {
    const angle = (i / 22) * TAU;
    fillCircle(
      pen,
      [cx + Math.cos(angle) * (shoulderX - hipX + 0.32) * 0.5, cy + Math.sin(angle) * (bottom - top) * 0.5],
      0.1 + 0.02 * (i % 3),
    );
  }
  pen.strokeStyle = fur.dark;
  pen.globalAlpha = 0.22;
  pen.lineWidth = 0.02;
  for (let i = 0; i < 14; i++) {
    const x = hipX - 0.08 + ((i * 0.37) % 1) * (shoulderX - hipX + 0.16);
    const y = top + 0.08 + ((i * 0.61) % 1) * (bottom - top - 0.16);
    pen.beginPath();
    pen.arc(x, y, 0.055, 0.3, 2.6);
    pen.stroke();
  }
  pen.globalAlpha = 1;
}

/** Light from above on a round body, whatever its colour. */
function shadeTrunk(pen: SKRSContext2D, { hipX, shoulderX, top, bottom }: Trunk): void {
  pen.save();
  pen.globalCompositeOperation = 'source-atop';
  const shading = pen.createLinearGradient(0, top - 0.5, 0, bottom + 0.06);
  const at = (y: number): number => (y - top + 0.5) / (bottom - top + 0.56);
  // The light begins softly above the back, or the neck would show where it ends.
  shading.addColorStop(0, 'rgba(255,240,210,0)');
  shading.addColorStop(at(top), 'rgba(255,244,214,0.3)');
  shading.addColorStop(at(top + (bottom - top) * 0.4), 'rgba(255,230,190,0)');
  shading.addColorStop(at(top + (bottom - top) * 0.6), 'rgba(60,30,40,0)');
  shading.addColorStop(1, 'rgba(50,24,40,0.36)');
  pen.fillStyle = shading;
  pen.fillRect(hipX - 1, top - 0.5, shoulderX - hipX + 2.4, bottom - top + 0.56);
  pen.restore();
}

function drawQuadruped(species: Species, pen: SKRSContext2D, pose: Pose, { colour, random }: Dress): void {
  const coat = colour ?? random.pick(species.coats);
  const fur = makeFur(coat, species);
  const body: Body = { pen, species, fur, pose };
  const turn = pose.phase * TAU;
  const lively = pose.gait === 2 ? 1 : pose.gait === 1 ? 0.35 : 0.06;
  const bob = pose.gait === 2 ? Math.sin(turn * 1 + 2.4) * 0.05 : pose.gait === 1 ? Math.cos(turn * 2) * 0.012 : 0;
  const top = -1 + bob;
  const trunk: Trunk = { hipX: -species.length / 2, shoulderX: species.length / 2, top, bottom: top + species.girth };
  const arch = pose.gait === 2 ? Math.sin(turn + 1.2) * 0.035 : 0;
  const { hipX, shoulderX, bottom } = trunk;
  const joint = mix(top, bottom, 0.62);
  const [farFore, farHind, nearHind, nearFore] = OFFSETS[pose.gait];
  const spread = species.legWidth * 0.9;
  const foot = (offset: number, rest: number): Point => findFoot(body, offset, rest);
  if (pose.act === 'sit') {
    drawSitting(body, trunk, turn, random);
    return;
  }
  const drawNearLegs = (): void => {
    drawLeg(body, [hipX + spread * 0.1, joint], foot(nearHind, hipX - spread * 0.4), true, false);
    drawLeg(body, [shoulderX - spread * 0.1, joint], foot(nearFore, shoulderX - spread * 0.3), false, false);
  };
  drawTail(pen, species, fur, [hipX - 0.15, top + species.girth * 0.14], Math.sin(turn + 0.9) * (0.3 + lively));
  drawLeg(body, [shoulderX + spread * 0.6, joint], foot(farFore, shoulderX + spread * 1.3), false, true);
  drawLeg(body, [hipX + spread * 0.4, joint], foot(farHind, hipX + spread * 1.1), true, true);
  // A fleece hangs over the legs.
  if (species.pattern === 'wool') drawNearLegs();
  pen.fillStyle = fur.base;
  fillBlob(pen, outlineTrunk(species, trunk, arch));
  if (species.pattern === 'wool') drawWool(pen, trunk, fur);
  drawNeck(body, trunk, turn, lively, random);
  drawPattern(pen, species, fur, trunk, random.spawn('coat'));
  shadeTrunk(pen, trunk);
  if (species.pattern !== 'wool') drawNearLegs();
  drawHeadAt(body, trunk, turn, lively);
}

/** A sitting animal draws its trunk together. */
const HUNCHED = 0.78;

/** Sits up: the trunk tips until the haunches rest on the ground, the forelegs stand. */
function drawSitting(body: Body, trunk: Trunk, turn: number, random: Dress['random']): void {
  const { pen, species, fur } = body;
  const { shoulderX, hipX, top, bottom } = trunk;
  const joint = mix(top, bottom, 0.62);
  const low = 0.08;
  const long = species.length * HUNCHED;
  const tilt = Math.asin(Math.min(0.85, (-joint - low - species.girth * 0.42) / long));
  const haunch: Point = [shoulderX - Math.cos(tilt) * long, -species.girth * 0.46];
  pen.save();
  pen.translate(haunch[0] - species.girth * 0.36, -0.09);
  pen.scale(1, 0.32);
  drawTail(pen, species, fur, [0, 0], Math.sin(turn) * 0.4);
  pen.restore();
  drawLeg(body, [shoulderX + species.legWidth * 0.5, joint + low], [shoulderX + species.legWidth, 0], false, true);
  pen.save();
  pen.translate(shoulderX, joint + low);
  pen.rotate(-tilt);
  pen.scale(HUNCHED, 1);
  pen.translate(-shoulderX, -joint);
  pen.fillStyle = fur.base;
  fillBlob(pen, outlineTrunk({ ...species, hump: Math.min(species.hump, 0.1) }, { ...trunk, hipX: hipX + 0.08 }, 0));
  drawPattern(pen, species, fur, trunk, random.spawn('coat'));
  shadeTrunk(pen, trunk);
  pen.restore();
  pen.fillStyle = fur.base;
  pen.beginPath();
  pen.ellipse(haunch[0] + 0.06, haunch[1], species.girth * 0.56, species.girth * 0.48, -0.3, 0, TAU);
  pen.fill();
  fillLimb(pen, [haunch[0], -0.06], [haunch[0] + 0.42, -0.055], species.legWidth * 0.8, species.legWidth * 0.6);
  drawLeg(
    body,
    [shoulderX - species.legWidth * 0.1, joint + low],
    [shoulderX - species.legWidth * 0.2, 0],
    false,
    false,
  );
  pen.save();
  pen.translate(0, low);
  drawNeck(body, trunk, turn, 0.1, random);
  drawHeadAt(body, trunk, turn, 0.1);
  pen.restore();
}

function findHead({ species, pose }: Body, trunk: Trunk, turn: number, lively: number): Point {
  const down = pose.act === 'eat' ? 1.25 : 0;
  const angle = species.neckAngle - down - (pose.gait === 2 ? 0.18 : 0) + Math.sin(turn + 0.3) * 0.05 * lively;
  const root: Point = [trunk.shoulderX + 0.08, trunk.top + species.girth * 0.26 - species.rise];
  const long = species.neck + 0.14;
  return [root[0] + Math.cos(angle) * long, root[1] - Math.sin(angle) * long];
}

function drawNeck(body: Body, trunk: Trunk, turn: number, lively: number, random: Dress['random']): void {
  const { pen, species, fur } = body;
  const head = findHead(body, trunk, turn, lively);
  // As wide as it may be without standing out above the back.
  const wide = Math.min(Math.max(species.neckWidth * 1.5, species.girth * 0.34), species.girth * 0.42);
  const root: Point = [trunk.shoulderX + 0.02, trunk.top + wide * 0.98 - species.rise];
  pen.fillStyle = fur.base;
  fillLimb(pen, root, head, wide, species.neckWidth * 0.82);
  if (species.pattern === 'stripes' || species.pattern === 'patches')
    drawNeckPattern(pen, species, fur, root, head, wide, random.spawn('neck'));
  if (species.mane !== 'crest') return;
  const along: Point = [head[0] - root[0], head[1] - root[1]];
  const size = Math.hypot(...along);
  const out: Point = [along[1] / size, -along[0] / size];
  const depth = species.head === 'giraffe' ? 0.035 : 0.11;
  pen.fillStyle = fur.marks;
  const crest = Array.from({ length: 7 }, (_, i): Point => {
    const t = i / 6;
    const width = mix(wide, species.neckWidth * 0.82, t) * 0.92;
    const flow = Math.sin(turn + i) * 0.018 * lively;
    return [
      root[0] + along[0] * t + out[0] * (width + 0.025) - 0.02 + flow,
      root[1] + along[1] * t + out[1] * (width + 0.025),
    ];
  });
  const inner = crest
    .map(([x, y], i): Point => [x - out[0] * depth * (i % 2 === 0 ? 1 : 1.5) + 0.01, y - out[1] * depth + 0.05])
    .reverse();
  fillBlob(pen, [...crest, ...inner]);
}

function drawNeckPattern(
  pen: SKRSContext2D,
  species: Species,
  fur: Fur,
  root: Point,
  head: Point,
  wide: number,
  random: Dress['random'],
): void {
  const angle = Math.atan2(head[1] - root[1], head[0] - root[0]);
  const long = Math.hypot(head[0] - root[0], head[1] - root[1]);
  pen.save();
  pen.globalCompositeOperation = 'source-atop';
  pen.translate(...root);
  pen.rotate(angle);
  pen.fillStyle = fur.marks;
  const count = Math.round(long / (species.pattern === 'stripes' ? 0.07 : 0.11));
  for (let i = 1; i <= count; i++) {
    const x = (i / count) * long;
    const width = mix(wide, species.neckWidth * 0.82, i / count);
    if (species.pattern === 'stripes') {
      pen.beginPath();
      pen.ellipse(x, 0, 0.02, width * 1.1, 0.16, 0, TAU);
      pen.fill();
      continue;
    }
    for (const y of [-0.45, 0.45]) {
      const size = random.between(0.7, 0.9) * width * 0.46;
      fillBlob(pen, [
        [x - size, y * width - size * 0.8],
        [x + size * 0.9, y * width - size],
        [x + size, y * width + size * 0.7],
        [x - size * 0.8, y * width + size],
      ]);
    }
  }
  pen.restore();
}

function drawHeadAt(body: Body, trunk: Trunk, turn: number, lively: number): void {
  const { pen, species, fur, pose } = body;
  const head = findHead(body, trunk, turn, lively);
  const open =
    pose.act === 'talk'
      ? 0.5 + 0.5 * Math.sin(turn * 3)
      : pose.gait === 2
        ? 0.5
        : pose.act === 'eat'
          ? 0.5 + 0.5 * Math.sin(turn * 2)
          : 0;
  pen.save();
  pen.translate(head[0] + species.headSize * 0.2, head[1]);
  if (pose.act === 'eat') pen.rotate(0.5);
  pen.scale(species.headSize, species.headSize);
  HEAD_ART[species.head](pen, fur, species, Math.sin(turn + 2.2) * (0.4 + lively), open);
  pen.restore();
}

/** The height of the highest point of a standing animal: of its head or of its back. */
function heightOf(species: Species): number {
  const neck = 1 - species.girth * 0.26 + species.rise + Math.sin(species.neckAngle) * (species.neck + 0.14);
  const above = species.crown === 'antlers' ? 1.2 : species.crown === 'unicorn' ? 0.8 : 0.5;
  return Math.max(neck + species.headSize * above, 1.04 + (species.hump > 0.2 ? species.hump : 0));
}

export function makeQuadruped(species: Species): Rig {
  const tall = heightOf(species);
  const ahead =
    species.length / 2 + 0.1 + Math.cos(species.neckAngle - 0.2) * (species.neck + 0.14) + species.headSize * 0.95;
  return {
    left: -species.length / 2 - 0.26 - species.tailLength * 0.85,
    right: Math.max(ahead, species.length / 2 + 0.62),
    top: -tall - 0.2,
    bottom: 0.05,
    tall,
    frames: 16,
    cyclesPerSecond: [0.4, 0.95, 1.7],
    castsShadow: true,
    hangs: false,
    bestPhase: 0.12,
    draw: (pen, pose, dress) => drawQuadruped(species, pen, pose, dress),
  };
}
