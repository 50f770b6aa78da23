import type { SKRSContext2D } from '@napi-rs/canvas';
import { mixRgb, toCss } from '../../maths/colour.ts';
import { fillBlob, fillCircle, type Point, traceBlob } from '../pen.ts';
import { legLength } from './build.ts';
import { neckOf } from './front-torso.ts';
import type { Look } from './look.ts';
import { along, glint, shade, strokeCurve } from './paint.ts';
import type { SideFrame } from './side-frame.ts';
import type { SidePose } from './side-pose.ts';

/** A point of the trunk: 0 at the shoulders, 1 at the hips; forward is to the right. */
function makeAt({ chest, hip }: SideFrame): (down: number, forward: number) => Point {
  const [dx, dy] = [hip[0] - chest[0], hip[1] - chest[1]];
  const length = Math.hypot(dx, dy) || 1;
  return (down, forward) => {
    const [x, y] = along(chest, hip, down);
    return [x + (dy / length) * forward, y - (dx / length) * forward];
  };
}

function outline(look: Look, frame: SideFrame, pose: SidePose, at: (down: number, forward: number) => Point): Point[] {
  const { build, clothes, sex } = look;
  const { depth } = build;
  const grown = look.age === 'adult' || look.age === 'teen' || look.age === 'old';
  const bust = sex === 'woman' && grown ? depth * 0.2 : 0;
  const [hx, hy] = frame.hip;
  const hem = pose.sits ? 8 : clothes.cut.hem * legLength(build);
  const long = hem > 40;
  const flare = build.hips * (clothes.cut.flare - 1) * 0.72;
  // A skirt reaches as far as the legs that push it.
  const knees = [frame.near, frame.far].map(({ hip, knee, ankle }) => {
    const down = hem / legLength(build);
    return down < 0.47 ? along(hip, knee, down / 0.47)[0] : along(knee, ankle, (down - 0.47) / 0.5)[0];
  });
  const front = Math.max(hx + depth * 0.86 + flare, Math.max(...knees) + build.calf + 6);
  const back = Math.min(hx - depth * 0.95 - flare, Math.min(...knees) - build.calf - 4) - (long ? pose.flow : 0);
  const upper: Point[] = [
    at(-0.05, neckOf(look) * 0.9),
    at(0.05, depth * 0.62),
    at(0.27, depth * 0.92 + bust),
    at(0.62, depth * 0.78 + build.belly),
    at(0.9, depth * 0.86 + build.belly * 0.7),
  ];
  const lower: Point[] = long
    ? [
        [hx + (depth * 0.86 + front - hx) * 0.5, hy + hem * 0.42],
        [front, hy + hem - 4],
        [(front + back) / 2, hy + hem + 6],
        [back, hy + hem - 4],
        [hx - (depth * 1.02 + hx - back) * 0.5, hy + hem * 0.42],
      ]
    : [
        [hx + depth * 0.88, hy + hem],
        [hx, hy + hem + 4],
        [hx - depth * 0.98, hy + hem],
      ];
  return [
    ...upper,
    ...lower,
    at(0.94, -depth * 1.02),
    at(0.62, -depth * 0.72),
    at(0.3, -depth * 0.98),
    at(0.06, -depth * 0.78),
    at(-0.04, -neckOf(look) * 0.95),
  ];
}

/** The cloth of the body in profile, with what is seen of its front. */
export function drawSideTorso(pen: SKRSContext2D, look: Look, frame: SideFrame, pose: SidePose): void {
  const { build, clothes } = look;
  const { depth } = build;
  const { chest, hip } = frame;
  const at = makeAt(frame);
  const shape = outline(look, frame, pose, at);
  if (clothes.cut.legs !== 'bare') {
    // Seat and belly of the trousers, in one piece.
    pen.fillStyle = shade(clothes.bottom, 0.1);
    fillBlob(pen, [
      at(0.84, depth * 0.7),
      at(1.02, depth * 0.86),
      at(1.16, build.leg * 0.7),
      at(1.18, -build.leg * 0.7),
      at(1.04, -depth * 0.96),
      at(0.84, -depth * 0.8),
    ]);
  }
  const across = pen.createLinearGradient(chest[0] - depth * 1.2, 0, chest[0] + depth * 1.2, 0);
  across.addColorStop(0, shade(clothes.top, 0.34));
  across.addColorStop(0.5, toCss(clothes.top));
  across.addColorStop(1, glint(clothes.top, 0.1));
  pen.fillStyle = across;
  fillBlob(pen, shape);
  pen.save();
  pen.beginPath();
  traceBlob(pen, shape);
  pen.clip();
  drawSideFront(pen, look, at);
  if (clothes.cut.hem > 0.25 && !pose.sits) {
    pen.strokeStyle = shade(clothes.top, 0.24);
    pen.lineWidth = 3;
    const hem = clothes.cut.hem * legLength(build);
    for (const share of [-0.5, 0.05, 0.55]) {
      strokeCurve(
        pen,
        [hip[0] + depth * share, hip[1] + hem * 0.2],
        [hip[0] + depth * share, hip[1] + hem * 0.6],
        [hip[0] + depth * share * 1.7 - pose.flow * 0.6, hip[1] + hem],
      );
    }
  }
  pen.restore();
  drawSideCollar(pen, look, at);
  if (clothes.extras.has('fur') && !pose.sits) {
    pen.fillStyle = 'rgb(244,240,232)';
    const low = shape
      .filter(([, y]) => y > hip[1] + 40)
      .sort((a, b) => b[1] - a[1])
      .slice(0, 3);
    const [left, right] = [Math.min(...low.map(([x]) => x)), Math.max(...low.map(([x]) => x))];
    const y = Math.max(...low.map((point) => point[1])) - 5;
    const puffs = Math.max(2, Math.round((right - left) / 12));
    for (let share = 0; share <= 1.001; share += 1 / puffs) fillCircle(pen, [left + (right - left) * share, y], 9);
  }
}

function drawSideFront(pen: SKRSContext2D, look: Look, at: (down: number, forward: number) => Point): void {
  const { build, clothes } = look;
  const { depth } = build;
  const { extras, cut } = clothes;
  pen.lineCap = 'round';
  switch (cut.front) {
    case 'stripes':
      pen.strokeStyle = toCss(mixRgb(clothes.under, [60, 30, 60], 0.06));
      pen.lineWidth = build.torso * 0.07;
      for (let down = 0.14; down < 1.2; down += 0.17)
        strokeCurve(pen, at(down, -depth * 1.4), at(down + 0.03, 0), at(down, depth * 1.6));
      break;
    case 'open':
    case 'lapels':
      pen.fillStyle = shade(clothes.under, 0.05);
      fillBlob(pen, [
        at(-0.04, depth * 0.3),
        at(0.3, depth * 0.72),
        at(cut.front === 'open' ? 1.8 : 0.5, depth * 0.78),
        at(cut.front === 'open' ? 1.8 : 0.5, depth * 2),
        at(0, depth * 2),
      ]);
      break;
    case 'bib':
      pen.fillStyle = toCss(clothes.bottom);
      fillBlob(pen, [
        at(0.34, depth * 0.3),
        at(0.34, depth * 1.4),
        at(1.3, depth * 1.5),
        at(1.3, -depth * 1.5),
        at(0.7, -depth * 1.4),
        at(0.62, -depth * 0.2),
      ]);
      pen.strokeStyle = toCss(clothes.bottom);
      pen.lineWidth = depth * 0.26;
      strokeCurve(pen, at(0.4, depth * 0.5), at(-0.06, depth * 0.3), at(0.72, -depth * 0.9));
      break;
    default:
      break;
  }
  if (extras.has('apron')) {
    pen.fillStyle = 'rgb(238,234,226)';
    fillBlob(pen, [
      at(0.22, depth * 0.5),
      at(0.22, depth * 2),
      at(1.6, depth * 2),
      at(1.6, depth * 0.2),
      at(0.9, depth * 0.1),
    ]);
  }
  if (extras.has('belt') || cut.front === 'wrap') {
    pen.strokeStyle = toCss(mixRgb(clothes.trim, [50, 34, 30], 0.45));
    pen.lineWidth = 13;
    strokeCurve(pen, at(0.78, -depth * 1.4), at(0.82, 0), at(0.78, depth * 1.5));
  }
  if (extras.has('backpack')) {
    pen.strokeStyle = toCss(mixRgb(clothes.trim, [60, 40, 40], 0.3));
    pen.lineWidth = 9;
    strokeCurve(pen, at(-0.02, -depth * 0.5), at(0.16, depth * 1.1), at(0.5, -depth * 0.9));
  }
}

function drawSideCollar(pen: SKRSContext2D, look: Look, at: (down: number, forward: number) => Point): void {
  const { clothes } = look;
  const neck = neckOf(look);
  const open = clothes.cut.front === 'open' || clothes.cut.front === 'lapels';
  if (clothes.extras.has('scarf')) {
    pen.fillStyle = toCss(clothes.trim);
    fillBlob(pen, [
      at(-0.14, neck * 1.1),
      at(0.02, neck * 1.7),
      at(0.08, 0),
      at(0.0, -neck * 1.5),
      at(-0.14, -neck * 0.9),
      at(-0.1, 0),
    ]);
    return;
  }
  if (clothes.extras.has('fur')) {
    pen.fillStyle = 'rgb(244,240,232)';
    for (const share of [-1.2, -0.7, -0.2, 0.3, 0.8, 1.3]) fillCircle(pen, at(0.02, share * neck), 9);
    return;
  }
  if (clothes.cut.collar === 'high' || clothes.cut.collar === 'shirt') {
    pen.fillStyle =
      clothes.cut.collar === 'high' ? shade(clothes.top, 0.12) : glint(open ? clothes.under : clothes.top, 0.2);
    fillBlob(pen, [
      at(-0.13, -neck * 0.9),
      at(-0.1, neck * 0.5),
      at(0.06, neck * 1.5),
      at(0.05, neck * 0.5),
      at(0.0, -neck * 1.1),
    ]);
    return;
  }
  pen.strokeStyle = shade(clothes.top, 0.3);
  pen.lineWidth = 3.2;
  strokeCurve(pen, at(-0.05, -neck * 0.95), at(0.02, 0), at(-0.03, neck * 1.05));
}
