import type { SKRSContext2D } from '@napi-rs/canvas';
import { mix, TAU } from '../maths/ease.ts';
import type { Fur } from './head-parts.ts';
import { fillBlob, fillLimb, type Point } from './pen.ts';
import type { Pose } from './rig.ts';
import type { Species } from './species-table.ts';

/** The share of its cycle that a foot stands on the ground. */
const STANCE = [1, 0.62, 0.36] as const;
/** Half of a step's length, in heights of the back. */
const STRIDE = [0, 0.2, 0.46] as const;
const LIFT = [0, 0.1, 0.22] as const;
/** When each foot sets down: far fore, far hind, near hind, near fore. A gallop throws the hind legs together. */
export const OFFSETS = [
  [0, 0, 0, 0],
  [0.25, 0.5, 0, 0.75],
  [0.42, 0.94, 0.06, 0.54],
] as const;

export interface Body {
  readonly pen: SKRSContext2D;
  readonly species: Species;
  readonly fur: Fur;
  readonly pose: Pose;
}

/** Where a foot is: it stands still on the ground while the body passes over it, then swings forward through the air. */
export function findFoot({ pose }: Body, offset: number, rest: number): Point {
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

export function drawLeg(body: Body, from: Point, foot: Point, hind: boolean, far: boolean): void {
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
