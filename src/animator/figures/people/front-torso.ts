import type { SKRSContext2D } from '@napi-rs/canvas';
import { mixRgb, toCss } from '../../maths/colour.ts';
import { fillBlob, type Point, traceBlob } from '../pen.ts';
import { legLength } from './build.ts';
import type { FrontFrame } from './front-frame.ts';
import type { Look } from './look.ts';
import { glint, shade } from './paint.ts';
import type { FrontPose } from './pose-parts.ts';

/** The half width of the neck. */
export function neckOf({ build, sex }: Look): number {
  return build.head * (sex === 'man' && build.baby < 0.5 ? 0.205 : 0.165);
}

/** How far below the hips the cloth of the body ends, in steps; less when one sits on it. */
function hemOf({ build, clothes }: Look, pose: FrontPose): number {
  return pose.sits === 'no' ? clothes.cut.hem * legLength(build) * (1 - pose.sink) : Math.min(12, clothes.cut.hem * 60);
}

/** The outline of what is worn on the body, from the neck to the hem. */
export function outlineTorso(look: Look, { at, pelvis }: FrontFrame, pose: FrontPose): Point[] {
  const { build, clothes } = look;
  const neck = neckOf(look);
  const hem = hemOf(look, pose);
  const long = hem > 40;
  const width = build.hips * (1 + (clothes.cut.flare - 1) * (pose.sits === 'no' ? 1 : 0.2)) + (long ? 3 : 4);
  const waist = long && clothes.cut.flare < 1.3 ? build.waist + 3 : build.waist;
  const edge = (side: -1 | 1): Point[] => [
    at(-0.035, side * neck),
    at(0.005, side * build.shoulders * 0.66),
    at(0.06, side * (build.shoulders + build.arm * 0.42)),
    at(0.3, side * build.chest * 0.97),
    at(0.64, side * waist),
    at(0.94, side * (build.hips + 2)),
  ];
  const swing = (side: number): number =>
    pelvis[0] + side * width + pose.flow * (long ? 1 : 0.2) - (long ? pose.shift * 0.5 : 0);
  const bottom = pelvis[1] + hem;
  const low: Point[] = long
    ? [
        [pelvis[0] + (build.hips + 2 + width) * 0.52, pelvis[1] + hem * 0.45],
        [swing(1), bottom - 3],
        [swing(0.5), bottom + 7],
        [swing(0), bottom + 3],
        [swing(-0.5), bottom + 7],
        [swing(-1), bottom - 3],
        [pelvis[0] - (build.hips + 2 + width) * 0.52, pelvis[1] + hem * 0.45],
      ]
    : [
        [pelvis[0] + width, bottom],
        [pelvis[0], bottom + 5],
        [pelvis[0] - width, bottom],
      ];
  return [...edge(1), ...low, ...edge(-1).toReversed()];
}

function drawFolds(pen: SKRSContext2D, look: Look, { pelvis }: FrontFrame, pose: FrontPose): void {
  const hem = hemOf(look, pose);
  if (hem < 40) return;
  const { build, clothes } = look;
  pen.strokeStyle = shade(clothes.top, 0.22);
  pen.lineWidth = 3;
  pen.lineCap = 'round';
  for (const share of [-0.62, -0.2, 0.26, 0.66]) {
    const x = pelvis[0] + build.hips * share;
    pen.beginPath();
    pen.moveTo(x, pelvis[1] + hem * 0.25);
    pen.quadraticCurveTo(
      x,
      pelvis[1] + hem * 0.6,
      x * 1.0 + build.hips * (clothes.cut.flare - 1) * share + pose.flow * 0.8,
      pelvis[1] + hem - 4,
    );
    pen.stroke();
  }
}

/** The cloth of the body, with its light and its folds, but without what is sewn on it. */
export function drawTorso(pen: SKRSContext2D, look: Look, frame: FrontFrame, pose: FrontPose, back: boolean): void {
  const { build, clothes } = look;
  const { chest, pelvis, at } = frame;
  const outline = outlineTorso(look, frame, pose);
  const across = pen.createLinearGradient(chest[0] - build.chest * 1.1, 0, chest[0] + build.chest * 1.1, 0);
  across.addColorStop(0, glint(clothes.top, 0.1));
  across.addColorStop(0.45, toCss(clothes.top));
  across.addColorStop(1, shade(clothes.top, 0.26));
  pen.fillStyle = across;
  fillBlob(pen, outline);
  if (clothes.cut.front === 'stripes') {
    pen.save();
    pen.beginPath();
    traceBlob(pen, outline);
    pen.clip();
    pen.strokeStyle = toCss(mixRgb(clothes.under, [60, 30, 60], 0.06));
    pen.lineWidth = build.torso * 0.07;
    for (let down = 0.14; down < 1.2; down += 0.17) {
      pen.beginPath();
      pen.moveTo(...at(down, -build.chest * 1.5));
      pen.quadraticCurveTo(...at(down + 0.04, 0), ...at(down, build.chest * 1.5));
      pen.stroke();
    }
    pen.restore();
  }
  drawFolds(pen, look, frame, pose);
  // Under the arms and at the waist cloth lies in shade.
  pen.strokeStyle = shade(clothes.top, 0.24);
  pen.lineWidth = 2.4;
  pen.lineCap = 'round';
  for (const side of [-1, 1]) {
    pen.beginPath();
    pen.moveTo(...at(0.2, side * build.chest * 0.9));
    pen.quadraticCurveTo(...at(0.3, side * build.chest * 0.78), ...at(0.4, side * build.chest * 0.8));
    pen.stroke();
  }
  if (!back && look.sex === 'woman' && look.age !== 'child' && look.age !== 'toddler') {
    pen.strokeStyle = shade(clothes.top, 0.16);
    for (const side of [-1, 1]) {
      pen.beginPath();
      pen.moveTo(...at(0.36, side * build.chest * 0.78));
      pen.quadraticCurveTo(...at(0.43, side * build.chest * 0.46), ...at(0.38, side * build.chest * 0.14));
      pen.stroke();
    }
  }
  if (clothes.cut.hem < 0.2 && clothes.cut.front !== 'bib') {
    pen.strokeStyle = shade(clothes.top, 0.3);
    const y = pelvis[1] + hemOf(look, pose);
    pen.beginPath();
    pen.moveTo(pelvis[0] - build.hips * 0.94, y - 5);
    pen.quadraticCurveTo(pelvis[0], y, pelvis[0] + build.hips * 0.94, y - 5);
    pen.stroke();
  }
}
