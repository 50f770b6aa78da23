import type { SKRSContext2D } from '@napi-rs/canvas';
import { mixRgb, type Rgb, toCss } from '../maths/colour.ts';
import { TAU } from '../maths/ease.ts';
import { bone, fillBlob, fillCircle, fillLimb, type Point } from './pen.ts';
import { findLimbs, type Limb } from './person-limbs.ts';
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
  [176, 126, 70],
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

const WOMEN = /\b(woman|girl|lady|witch|queen|princess|mother|grandmother|grandma|nurse|waitress|bride|ballerina)\b/;
const OLD = /^(?:old |grand)/;
const MEN =
  /\b(man|boy|guy|monk|detective|farmer|father|grandfather|grandpa|king|prince|knight|groom|gentleman|soldier|wizard)\b/;

function choose({ colour, noun, random }: Dress): Wardrobe {
  const longHair = random.chance(0.5);
  return {
    skin: random.pick(SKINS),
    hair: noun !== null && OLD.test(noun) ? [196, 192, 190] : random.pick(HAIRS),
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

function drawHead(pen: SKRSContext2D, x: number, y: number, sway: number, mouth: number, wear: Wardrobe): void {
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
  pen.strokeStyle = shade(wear.hair, 0.1);
  pen.lineWidth = 3;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo(x + 16, y - 15);
  pen.quadraticCurveTo(x + 25, y - 20, x + 32, y - 14);
  pen.stroke();
  pen.fillStyle = 'rgba(214,84,74,0.22)';
  fillCircle(pen, p(16, 12), 8);
  pen.fillStyle = '#7a2a2c';
  pen.beginPath();
  pen.ellipse(x + 30, y + 23, 6.5, 1.6 + mouth * 6, -0.1, 0, TAU);
  pen.fill();
  pen.fillStyle = toCss(wear.hair);
  fillBlob(
    pen,
    wear.long
      ? [p(32, -28), p(8, -56), p(-32, -46), p(-44, -6), p(-38, 34), p(-20, 28), p(-14, -6), p(4, -27)]
      : [p(35, -30), p(8, -56), p(-30, -46), p(-40, -10), p(-28, 16), p(-18, 8), p(-16, -14), p(6, -28)],
  );
}

function drawTorso(pen: SKRSContext2D, shoulder: Point, hip: Point, flow: number, wear: Wardrobe): void {
  const [sx, sy] = shoulder;
  const [hx, hy] = hip;
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
}

function drawPerson(pen: SKRSContext2D, pose: Pose, dress: Dress): void {
  const wear = choose(dress);
  const limbs = findLimbs(pose);
  pen.scale(1 / STEPS, 1 / STEPS);
  const hip: Point = [limbs.shift, -244 * limbs.hip - limbs.bob];
  const shoulder: Point = [hip[0] + Math.sin(limbs.lean) * 150, hip[1] - 150 * Math.cos(limbs.lean)];
  const arm = ({ angle, bend }: Limb, far: boolean): void =>
    drawArm(pen, [shoulder[0], shoulder[1] + 12], angle, bend, far, wear);
  arm(limbs.farArm, true);
  drawLeg(pen, hip, limbs.farLeg.angle, limbs.farLeg.bend, true, wear);
  drawLeg(pen, hip, limbs.nearLeg.angle, limbs.nearLeg.bend, false, wear);
  drawTorso(pen, shoulder, hip, limbs.flow, wear);
  const raised = limbs.nearArm.angle > 1.6;
  if (!raised) arm(limbs.nearArm, false);
  const headX = shoulder[0] + 6 + Math.sin(limbs.lean) * 44;
  pen.fillStyle = shade(wear.skin, 0.16);
  fillLimb(pen, [shoulder[0] - 2, shoulder[1] - 6], [headX - 6, shoulder[1] - 36], 14, 13);
  drawHead(pen, headX, shoulder[1] - 66, limbs.flow * 0.6, limbs.mouth, wear);
  if (raised) arm(limbs.nearArm, false);
}

export const PERSON: Rig = {
  left: -0.8,
  right: 0.9,
  top: -2.15,
  bottom: 0.12,
  tall: 1.68,
  frames: 16,
  cyclesPerSecond: [0.3, 0.95, 1.45],
  castsShadow: true,
  hangs: false,
  bestPhase: 0.28,
  draw: drawPerson,
};
