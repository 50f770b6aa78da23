import { mix } from '../../maths/ease.ts';
import { fillTube, ramp } from '../brush.ts';
import { fillBlob, fillCircle, type Point } from '../pen.ts';
import type { Body } from './body.ts';

/** How a tail begins and how it bends on its way, in radians: 0 points backwards, PI/2 down. */
const SHAPES = {
  brush: { start: 0.6, bend: -0.1 },
  feather: { start: -0.25, bend: -0.1 },
  plume: { start: -0.75, bend: -0.34 },
  tuft: { start: 1, bend: 0.07 },
  hair: { start: 0.5, bend: 0.17 },
  stub: { start: 0.95, bend: 0.12 },
  curl: { start: 0.3, bend: -0.3 },
  spiral: { start: 0.2, bend: -0.9 },
  puff: { start: -0.3, bend: 0 },
} as const;

const JOINTS = 8;
const RINGED = /^(?:tiger|tabby|spots|rosettes)$/;
const WHITE_TIP = /^(?:fox|collie|blots)$/;

/** A cat that sits or sleeps lays its tail around its feet. */
function wraps({ species, bones, pose }: Body): boolean {
  return species.tail === 'curl' && (bones.posture === 'sit' || (bones.posture === 'down' && pose.act === 'sleep'));
}

function findSpine({ species, bones, pose }: Body): Point[] {
  const up = bones.posture === 'up';
  const { girth, tailLength, tail } = species;
  const root: Point =
    tail === 'puff'
      ? bones.at(-girth * 0.42, girth * 0.06)
      : up
        ? bones.at(-girth * 0.27, -girth * 0.2)
        : [bones.hip[0] - girth * 0.28, -girth * 0.24];
  const happy = pose.gait === 0 && species.head === 'canine' ? Math.sin(bones.turn * 3) * 0.9 : 0;
  const wag = Math.sin(bones.turn + 0.9) * (0.5 + bones.lively) + happy;
  let { start: angle, bend }: { start: number; bend: number } = SHAPES[tail];
  // It lies on the ground, or streams behind in a gallop.
  if (!up && tail !== 'plume') [angle, bend] = [0.5, -0.13];
  else if (pose.gait === 2) [angle, bend] = [angle * 0.3, bend * 0.6];
  angle += wag * 0.13;
  const spine: Point[] = [root];
  let [x, y] = root;
  for (let i = 0; i < JOINTS; i++) {
    x -= (Math.cos(angle) * tailLength) / JOINTS;
    y += (Math.sin(angle) * tailLength) / JOINTS;
    if (!up) y = Math.min(y, -0.06);
    // The tip swings after the root.
    angle += bend + wag * 0.05 * (1 + i * 0.2);
    spine.push([x, y]);
  }
  return spine;
}

function endsOf(spine: readonly Point[]): readonly [Point, Point] {
  return [spine[0] ?? [0, 0], spine.at(-1) ?? [0, 0]];
}

/** Seen before everything else. */
export function drawWrappedTail(body: Body): void {
  if (!wraps(body)) return;
  const { pen, species, fur, bones } = body;
  const { girth, tailLength } = species;
  const [x] = bones.hip;
  const tip = x + Math.min(tailLength * 0.8, girth * 1.3) + Math.sin(bones.turn) * 0.012;
  const lift = 0.02 * Math.max(0, Math.sin(bones.turn + 1));
  const spine: Point[] = [
    [x - girth * 0.3, -0.1],
    [x - girth * 0.36, -0.05],
    [x - girth * 0.1, -0.045],
    [x + girth * 0.5, -0.05],
    [tip - 0.06, -0.055 - lift],
    [tip, -0.08 - lift * 3],
  ];
  pen.fillStyle = ramp(pen, [0, -0.12], [0, 0], [fur.lit, fur.base, fur.shade]);
  fillTube(pen, spine, [0.03, 0.05, 0.052, 0.055, 0.052, 0.034]);
  drawRings(body, spine.slice(2), 0.05);
}

export function drawTail(body: Body): void {
  if (wraps(body)) return;
  const { pen, species, fur } = body;
  const spine = findSpine(body);
  const [first, end] = endsOf(spine);
  const taper = (from: number, to: number): number[] => spine.map((_, i) => mix(from, to, i / JOINTS));
  switch (species.tail) {
    case 'brush':
    case 'feather':
    case 'plume':
    case 'hair':
      drawHairy(body, spine);
      return;
    case 'puff':
      pen.fillStyle = ramp(pen, [0, first[1] - 0.1], [0, first[1] + 0.1], ['#ffffff', fur.pale, fur.paleShade]);
      fillCircle(pen, first, species.tailLength);
      return;
    case 'spiral':
      drawSpiral(body, first);
      return;
    case 'stub':
      pen.fillStyle = ramp(pen, first, end, [fur.base, fur.deep]);
      fillTube(pen, spine, taper(species.tailLength * 0.46, species.tailLength * 0.22));
      return;
    case 'curl':
      pen.fillStyle = fur.base;
      fillTube(pen, spine, taper(0.066, 0.04));
      drawRings(body, spine, 0.066);
      return;
    case 'tuft':
      pen.fillStyle = ramp(pen, first, end, [fur.base, fur.deep]);
      fillTube(pen, spine, taper(0.045, 0.022));
      drawTuft(body, spine);
  }
}

/** Thick in the middle, pointed at the end. */
function drawHairy(body: Body, spine: readonly Point[]): void {
  const { pen, species, fur } = body;
  const [first, end] = endsOf(spine);
  const hair = species.tail === 'hair';
  const thick = hair ? 0.1 : species.tail === 'feather' ? 0.04 + 0.05 * species.fluff : 0.06 + 0.08 * species.fluff;
  const coat = species.pattern === 'wolf' ? [fur.base, fur.base, fur.marks] : [fur.base, fur.base, fur.lit];
  const tones = WHITE_TIP.test(species.pattern) ? [fur.base, fur.base, fur.base, fur.pale, fur.pale] : coat;
  pen.fillStyle = ramp(pen, first, end, hair ? [fur.marks, fur.marksLit, fur.marks, fur.marksShade] : tones);
  const widths = spine.map((_, i) => {
    const t = i / JOINTS;
    return thick * (0.34 + 0.76 * Math.sin(Math.PI * Math.min(1, t * 1.04) ** 0.9)) * (i === JOINTS ? 0.2 : 1);
  });
  fillTube(pen, spine, widths);
  if (species.tail === 'feather') drawFeathers(body, spine, thick);
  if (hair) drawStrands(body, spine, thick);
}

/** Long hair that hangs from the tail of a retriever. */
function drawFeathers({ pen, species, fur }: Body, spine: readonly Point[], thick: number): void {
  if (species.fluff < 0.5) return;
  pen.fillStyle = fur.lit;
  for (let i = 2; i < JOINTS; i++) {
    const [x, y] = spine[i] ?? [0, 0];
    const long = thick * 1.7 * Math.sin((i / JOINTS) * Math.PI) * (i % 2 === 0 ? 1 : 0.8);
    fillBlob(pen, [
      [x + 0.05, y],
      [x + 0.02, y + long * 0.7],
      [x - 0.04, y + long],
      [x - 0.05, y],
    ]);
  }
}

function drawStrands({ pen, fur }: Body, spine: readonly Point[], thick: number): void {
  pen.strokeStyle = fur.marksLit;
  pen.globalAlpha = 0.5;
  pen.lineWidth = 0.012;
  pen.beginPath();
  const path = spine.slice(1, -1);
  for (const side of [-0.5, 0, 0.5]) {
    path.forEach(([x, y], i) => {
      const out = side * thick * Math.sin((i / path.length) * Math.PI);
      if (i === 0) pen.moveTo(x, y);
      else pen.lineTo(x + out, y + out * 0.4);
    });
  }
  pen.stroke();
  pen.globalAlpha = 1;
}

function drawSpiral({ pen, fur }: Body, [x, y]: Point): void {
  pen.strokeStyle = fur.base;
  pen.lineWidth = 0.045;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo(x + 0.04, y);
  pen.bezierCurveTo(x - 0.26, y + 0.04, x - 0.26, y - 0.16, x - 0.15, y - 0.15);
  pen.bezierCurveTo(x - 0.06, y - 0.12, x - 0.14, y - 0.01, x - 0.26, y - 0.08);
  pen.stroke();
}

/** Tigers, leopards and tabbies wear rings. */
function drawRings({ pen, species, fur }: Body, spine: readonly Point[], width: number): void {
  if (!RINGED.test(species.pattern)) return;
  pen.strokeStyle = fur.marks;
  pen.globalAlpha = species.pattern === 'tabby' ? 0.3 : 0.9;
  pen.lineWidth = 0.026;
  pen.lineCap = 'butt';
  pen.beginPath();
  for (let i = 2; i < spine.length; i++) {
    const [from, to] = [spine[i - 1], spine[i]];
    if (from === undefined || to === undefined) continue;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const long = Math.hypot(dx, dy);
    const half = width * mix(0.98, 0.6, i / (spine.length - 1));
    pen.moveTo(to[0] + (dy / long) * half, to[1] - (dx / long) * half);
    pen.lineTo(to[0] - (dy / long) * half, to[1] + (dx / long) * half);
  }
  pen.stroke();
  pen.globalAlpha = 1;
}

function drawTuft({ pen, fur }: Body, spine: readonly Point[]): void {
  const [end, before] = [spine.at(-1), spine.at(-2)];
  if (end === undefined || before === undefined) return;
  const [dx, dy] = [end[0] - before[0], end[1] - before[1]];
  const long = Math.hypot(dx, dy);
  const [ux, uy] = [dx / long, dy / long];
  const p = (along: number, aside: number): Point => [
    end[0] + ux * along - uy * aside,
    end[1] + uy * along + ux * aside,
  ];
  pen.fillStyle = ramp(pen, p(-0.06, 0), p(0.2, 0), [fur.marksLit, fur.marks, fur.marksShade]);
  fillBlob(pen, [p(-0.05, 0), p(0.02, 0.055), p(0.11, 0.045), p(0.18, 0), p(0.1, -0.05), p(0.02, -0.05)]);
}
