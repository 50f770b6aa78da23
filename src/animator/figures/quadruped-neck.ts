import type { SKRSContext2D } from '@napi-rs/canvas';
import { mix, TAU } from '../maths/ease.ts';
import type { Trunk } from './coat-pattern.ts';
import type { Fur } from './head-parts.ts';
import { HEAD_ART } from './heads.ts';
import { fillBlob, fillLimb, type Point } from './pen.ts';
import type { Body } from './quadruped-legs.ts';
import type { Dress } from './rig.ts';
import type { Species } from './species-table.ts';

function findHead({ species, pose }: Body, trunk: Trunk, turn: number, lively: number): Point {
  const down = pose.act === 'eat' ? 1.25 : 0;
  const angle = species.neckAngle - down - (pose.gait === 2 ? 0.18 : 0) + Math.sin(turn + 0.3) * 0.05 * lively;
  const root: Point = [trunk.shoulderX + 0.08, trunk.top + species.girth * 0.26 - species.rise];
  const long = species.neck + 0.14;
  return [root[0] + Math.cos(angle) * long, root[1] - Math.sin(angle) * long];
}

export function drawNeck(body: Body, trunk: Trunk, turn: number, lively: number, random: Dress['random']): void {
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

export function drawHeadAt(body: Body, trunk: Trunk, turn: number, lively: number): void {
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
