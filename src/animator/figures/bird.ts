import type { SKRSContext2D } from '@napi-rs/canvas';
import { mixRgb, type Rgb, toCss } from '../maths/colour.ts';
import { TAU } from '../maths/ease.ts';
import { fillBlob, fillCircle, fillLimb, type Point } from './pen.ts';
import type { Dress, Pose, Rig } from './rig.ts';

const PLUMES: readonly [Rgb, ...Rgb[]] = [
  [74, 128, 186],
  [176, 96, 62],
  [104, 110, 128],
  [212, 156, 70],
];

const NAMED: readonly (readonly [RegExp, Rgb])[] = [
  [/crow|raven|blackbird/, [46, 44, 54]],
  [/gull|albatross|pelican|seabird/, [236, 238, 240]],
  [/pigeon|dove/, [148, 152, 166]],
  [/cardinal|robin/, [196, 58, 48]],
  [/canary/, [240, 206, 74]],
  [/blue|kingfisher/, [58, 122, 196]],
];

interface Plumage {
  readonly back: Rgb;
  readonly breast: Rgb;
  readonly wing: Rgb;
}

function choosePlumage({ colour, noun, random }: Dress): Plumage {
  // Far birds that only enliven the sky are dark against it.
  if (noun === null && colour === null) return { back: [58, 54, 66], breast: [72, 68, 80], wing: [46, 44, 56] };
  const named = noun === null ? undefined : NAMED.find(([pattern]) => pattern.test(noun))?.[1];
  const back = colour ?? named ?? random.pick(PLUMES);
  return {
    back,
    breast: mixRgb(back, [255, 246, 228], colour === null && named === undefined ? 0.6 : 0.22),
    wing: mixRgb(back, [20, 16, 34], 0.26),
  };
}

/** A wing from the shoulder: feathers fan out along its hand. */
function drawWing(pen: SKRSContext2D, root: Point, beat: number, side: number, tone: Rgb): void {
  const up = -beat;
  const elbow: Point = [root[0] - 0.06, root[1] + up * 0.34 * side - 0.04];
  const tip: Point = [root[0] - 0.34, root[1] + up * 0.82 * side];
  pen.fillStyle = toCss(tone);
  const feathers = Array.from({ length: 5 }, (_, i): Point => {
    const t = i / 4;
    const dip = 0.05 * (i % 2);
    return [tip[0] + t * 0.26 - 0.16 * (1 - t), tip[1] + (root[1] - tip[1]) * (0.12 + t * 0.8) + 0.05 + dip];
  });
  fillBlob(pen, [[root[0] + 0.1, root[1]], elbow, tip, ...feathers, [root[0] - 0.24, root[1] + 0.06]]);
  pen.fillStyle = toCss(mixRgb(tone, [255, 250, 236], 0.2));
  fillBlob(pen, [
    [root[0] + 0.08, root[1]],
    elbow,
    [elbow[0] - 0.1, elbow[1] + 0.03],
    [root[0] - 0.14, root[1] + 0.03],
  ]);
}

function drawBody(pen: SKRSContext2D, { back, breast, wing }: Plumage): void {
  pen.fillStyle = toCss(wing);
  fillBlob(pen, [
    [-0.24, -0.03],
    [-0.56, -0.08],
    [-0.64, 0.02],
    [-0.54, 0.06],
    [-0.24, 0.08],
  ]);
  pen.fillStyle = toCss(back);
  fillBlob(pen, [
    [0.5, -0.12],
    [0.36, -0.21],
    [0.14, -0.18],
    [-0.14, -0.14],
    [-0.36, -0.04],
    [-0.3, 0.07],
    [-0.06, 0.16],
    [0.18, 0.17],
    [0.38, 0.08],
  ]);
  pen.fillStyle = toCss(breast);
  fillBlob(pen, [
    [0.44, 0],
    [0.3, 0.02],
    [0.06, 0.05],
    [-0.2, 0.08],
    [-0.04, 0.165],
    [0.18, 0.175],
    [0.36, 0.1],
  ]);
  pen.fillStyle = '#e2a13c';
  fillBlob(pen, [
    [0.48, -0.14],
    [0.66, -0.075],
    [0.47, -0.05],
  ]);
  pen.fillStyle = '#1e1618';
  fillCircle(pen, [0.4, -0.1], 0.034);
  pen.fillStyle = '#ffffff';
  fillCircle(pen, [0.412, -0.112], 0.011);
}

/** A songbird on the wing, or on its feet: body, tail, and two wings that beat fast down and slowly up. */
function drawBird(pen: SKRSContext2D, pose: Pose, dress: Dress): void {
  const plumage = choosePlumage(dress);
  const standing = pose.act === 'stand' || pose.act === 'walk' || pose.act === 'sit' || pose.act === 'eat';
  const turn = pose.phase * TAU;
  if (standing) {
    pen.translate(0, 0.08);
    pen.strokeStyle = '#c9822e';
    pen.lineWidth = 0.032;
    for (const x of [0.02, 0.12]) {
      pen.beginPath();
      pen.moveTo(x, 0.14);
      pen.lineTo(x + 0.02, 0.4);
      pen.lineTo(x + 0.1, 0.41);
      pen.moveTo(x + 0.02, 0.4);
      pen.lineTo(x - 0.04, 0.41);
      pen.stroke();
    }
    pen.rotate(-0.34 + Math.sin(turn) * 0.03);
    drawBody(pen, plumage);
    pen.fillStyle = toCss(plumage.wing);
    fillBlob(pen, [
      [0.16, -0.09],
      [-0.06, -0.12],
      [-0.36, -0.02],
      [-0.46, 0.06],
      [-0.2, 0.09],
      [0.08, 0.06],
    ]);
    return;
  }
  const beat = Math.sin(turn) * 0.8 + 0.16;
  pen.translate(0, beat * 0.03);
  drawWing(pen, [0.16, -0.1], beat * 0.9, 1, mixRgb(plumage.wing, [16, 10, 24], 0.3));
  drawBody(pen, plumage);
  drawWing(pen, [0.08, -0.06], beat, 1, plumage.wing);
  pen.fillStyle = toCss(plumage.back);
  fillLimb(pen, [0.1, -0.07], [-0.02, -0.06], 0.05, 0.05);
}

export const BIRD: Rig = {
  left: -0.75,
  right: 0.75,
  top: -1,
  bottom: 0.8,
  tall: 1,
  frames: 14,
  cyclesPerSecond: [1.4, 1.9, 2.4],
  castsShadow: false,
  hangs: true,
  bestPhase: 0.2,
  draw: drawBird,
};
