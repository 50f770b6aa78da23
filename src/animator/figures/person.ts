import type { SKRSContext2D } from '@napi-rs/canvas';
import { mixRgb, type Rgb, toCss } from '../maths/colour.ts';
import { TAU } from '../maths/ease.ts';
import { bone, fillBlob, fillCircle, fillLimb, type Point } from './pen.ts';
import type { Dress, Pose, Rig } from './rig.ts';

const SHADOW: Rgb = [30, 14, 44];
const SKINS: readonly [Rgb, ...Rgb[]] = [
  [228, 172, 134],
  [196, 136, 98],
  [142, 92, 64],
  [240, 196, 164],
];
const HAIRS: readonly [Rgb, ...Rgb[]] = [
  [58, 36, 26],
  [30, 24, 26],
  [120, 74, 40],
  [168, 160, 156],
];
const TOPS: readonly [Rgb, ...Rgb[]] = [
  [196, 62, 62],
  [58, 116, 150],
  [226, 168, 64],
  [86, 130, 96],
  [128, 92, 150],
];
const TROUSERS: readonly [Rgb, ...Rgb[]] = [
  [46, 56, 86],
  [72, 66, 62],
  [36, 40, 50],
];

/** Drawn on a finer grid than metres: this many steps are one. */
const STEPS = 320;

interface Wardrobe {
  readonly skin: Rgb;
  readonly hair: Rgb;
  readonly top: Rgb;
  readonly bottom: Rgb;
  readonly long: boolean;
  readonly coat: boolean;
}

const WOMEN = /\b(woman|girl|lady|witch|queen|princess)\b/;
const MEN = /\b(man|boy|guy|monk|detective|farmer)\b/;

function choose({ colour, noun, random }: Dress): Wardrobe {
  const longHair = random.chance(0.5);
  return {
    skin: random.pick(SKINS),
    hair: noun?.startsWith('old') === true ? [196, 192, 190] : random.pick(HAIRS),
    top: colour ?? random.pick(TOPS),
    bottom: random.pick(TROUSERS),
    long: noun !== null && WOMEN.test(noun) ? true : noun !== null && MEN.test(noun) ? false : longHair,
    coat: random.chance(0.4),
  };
}

const shade = (colour: Rgb, share: number): string => toCss(mixRgb(colour, SHADOW, share));

function drawLeg(pen: SKRSContext2D, hip: Point, angle: number, lift: number, far: boolean, wear: Wardrobe): void {
  const knee = bone(hip, angle + 0.02, 116);
  const ankle = bone(knee, angle - lift - 0.04, 112);
  pen.fillStyle = shade(wear.bottom, far ? 0.4 : 0.05);
  fillLimb(pen, hip, knee, 30, 21);
  fillLimb(pen, knee, ankle, 20, 13);
  pen.fillStyle = shade([54, 40, 40], far ? 0.4 : 0);
  pen.save();
  pen.translate(ankle[0], ankle[1] + 4);
  pen.rotate(Math.max(0, lift) * 0.55 - angle * 0.4);
  fillBlob(pen, [
    [-14, -8],
    [4, -12],
    [26, 0],
    [38, 9],
    [34, 16],
    [-12, 16],
    [-16, 4],
  ]);
  pen.restore();
}

function drawArm(pen: SKRSContext2D, shoulder: Point, angle: number, bend: number, far: boolean, wear: Wardrobe): void {
  const elbow = bone(shoulder, angle, 76);
  const wrist = bone(elbow, angle + bend, 54);
  pen.fillStyle = shade(wear.top, far ? 0.36 : 0.1);
  fillLimb(pen, shoulder, elbow, 21, 16);
  fillLimb(pen, elbow, wrist, 15.5, 12.5);
  pen.fillStyle = shade(wear.skin, far ? 0.3 : 0);
  fillCircle(pen, bone(elbow, angle + bend, 66), 11);
}

function drawHead(pen: SKRSContext2D, x: number, y: number, sway: number, wear: Wardrobe): void {
  const p = (dx: number, dy: number): Point => [x + dx, y + dy];
  if (wear.long) {
    pen.fillStyle = shade(wear.hair, 0.12);
    fillBlob(pen, [
      p(-4, -52),
      p(-40, -38),
      p(-50, 6),
      p(-54 - sway, 62),
      p(-42 - sway * 1.4, 98),
      p(-18, 70),
      p(-8, 22),
    ]);
  }
  pen.fillStyle = toCss(wear.skin);
  fillBlob(pen, [
    p(-32, -8),
    p(-22, -38),
    p(8, -44),
    p(32, -26),
    p(36, -6),
    p(43, 7),
    p(37, 13),
    p(36, 24),
    p(28, 37),
    p(6, 41),
    p(-16, 30),
  ]);
  pen.fillStyle = shade(wear.skin, 0.16);
  pen.beginPath();
  pen.ellipse(x - 8, y + 4, 6, 9, 0, 0, TAU);
  pen.fill();
  pen.fillStyle = toCss([46, 28, 28]);
  pen.beginPath();
  pen.ellipse(x + 24, y - 3, 3.4, 5, 0, 0, TAU);
  pen.fill();
  pen.fillStyle = toCss(wear.hair);
  fillBlob(
    pen,
    wear.long
      ? [p(32, -28), p(8, -56), p(-32, -46), p(-44, -6), p(-38, 34), p(-20, 28), p(-14, -6), p(4, -27)]
      : [p(35, -30), p(8, -56), p(-30, -46), p(-40, -10), p(-28, 16), p(-18, 8), p(-16, -14), p(6, -28)],
  );
}

function drawPerson(pen: SKRSContext2D, pose: Pose, dress: Dress): void {
  const wear = choose(dress);
  const run = pose.gait === 2;
  const turn = pose.phase * TAU;
  const swing = pose.gait === 0 ? 0.05 : run ? 0.92 : 0.5;
  const knee = pose.gait === 0 ? 0 : run ? 1.5 : 0.85;
  const bob = pose.gait === 0 ? 0 : Math.abs(Math.cos(turn)) * (run ? 15 : 7);
  const lean = run ? 0.22 : 0.04;
  pen.scale(1 / STEPS, 1 / STEPS);
  const hip: Point = [0, -244 - bob];
  const shoulder: Point = [Math.sin(lean) * 150, hip[1] - 150];
  const leg = (offset: number, far: boolean): void => {
    const angle = turn + offset * TAU;
    drawLeg(pen, hip, Math.sin(angle) * swing, Math.max(0, Math.cos(angle)) * knee, far, wear);
  };
  const arm = (offset: number, far: boolean): void => {
    const angle = Math.sin(turn + offset * TAU);
    drawArm(
      pen,
      [shoulder[0], shoulder[1] + 12],
      angle * swing * 0.95,
      run ? 1.4 : 0.3 + 0.2 * Math.max(0, angle),
      far,
      wear,
    );
  };
  arm(0, true);
  leg(0.5, true);
  leg(0, false);
  const [sx, sy] = shoulder;
  const [hx, hy] = hip;
  const flow = pose.gait === 0 ? 0 : Math.sin(turn * 2) * 8;
  pen.fillStyle = toCss(wear.top);
  fillBlob(
    pen,
    wear.coat
      ? [
          [sx - 38, sy + 4],
          [sx - 8, sy - 13],
          [sx + 28, sy - 4],
          [sx + 38, sy + 46],
          [hx + 33, hy - 30],
          [hx + 42, hy + 66],
          [hx + 6, hy + 76],
          [hx - 46 + flow, hy + 80],
          [hx - 38, hy],
          [sx - 42, sy + 56],
        ]
      : [
          [sx - 36, sy + 4],
          [sx - 8, sy - 13],
          [sx + 28, sy - 4],
          [sx + 38, sy + 46],
          [hx + 31, hy - 44],
          [hx + 32, hy + 14],
          [hx - 32, hy + 14],
          [hx - 31, hy - 44],
          [sx - 42, sy + 52],
        ],
  );
  pen.fillStyle = shade(wear.top, 0.28);
  fillBlob(pen, [
    [sx - 36, sy + 8],
    [sx - 18, sy + 2],
    [hx - 14, hy - 20],
    [hx - 20, hy + 10],
    [hx - 32, hy + 8],
    [sx - 40, sy + 52],
  ]);
  arm(0.5, false);
  const headX = sx + 6 + Math.sin(lean) * 44;
  pen.fillStyle = shade(wear.skin, 0.16);
  fillLimb(pen, [sx - 2, sy - 6], [headX - 6, sy - 36], 14, 13);
  drawHead(pen, headX, sy - 66, flow * 0.6, wear);
}

export const PERSON: Rig = {
  left: -0.75,
  right: 0.85,
  top: -1.72,
  bottom: 0.12,
  tall: 1.68,
  frames: 16,
  cyclesPerSecond: [0.3, 0.95, 1.45],
  castsShadow: true,
  hangs: false,
  bestPhase: 0.28,
  draw: drawPerson,
};
