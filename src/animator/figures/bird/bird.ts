import type { SKRSContext2D } from '@napi-rs/canvas';
import { mixRgb, type Rgb, toCss } from '../../maths/colour.ts';
import { TAU } from '../../maths/ease.ts';
import { fade, fillForm, fillGlow, ramp } from '../brush.ts';
import { fillBlob, fillCircle, type Point } from '../pen.ts';
import type { Dress, Pose, Rig } from '../rig.ts';
import { ANY_BIRD, BIRDS, type Bird, FAR_BIRD } from './plumage-table.ts';
import { drawFoldedWing, drawWing } from './wing.ts';

/** A colour that was asked for dresses the whole bird. */
function dye(bird: Bird, colour: Rgb): Bird {
  return {
    ...bird,
    back: colour,
    head: mixRgb(colour, [255, 250, 236], 0.06),
    breast: mixRgb(colour, [255, 246, 228], 0.26),
    wing: mixRgb(colour, [20, 16, 34], 0.18),
    tip: mixRgb(colour, [20, 16, 34], 0.46),
  };
}

function chooseBird({ colour, noun, random }: Dress): Bird {
  if (noun === null && colour === null) return FAR_BIRD;
  const named = noun === null ? undefined : BIRDS.find(([pattern]) => pattern.test(noun))?.[1];
  const bird = named ?? random.pick(ANY_BIRD);
  return colour === null ? bird : dye(bird, colour);
}

function drawTail(pen: SKRSContext2D, { wing, tip, tail }: Bird): void {
  pen.fillStyle = ramp(pen, [-0.26, 0], [-0.7, 0], [toCss(wing), toCss(tip)]);
  const root: Point[] = [
    [-0.22, 0.08],
    [-0.22, -0.05],
  ];
  if (tail === 'fork') {
    fillBlob(pen, [...root, [-0.5, -0.1], [-0.84, -0.16], [-0.56, -0.02], [-0.82, 0.06], [-0.5, 0.06]]);
  } else if (tail === 'fan') {
    fillBlob(pen, [...root, [-0.52, -0.14], [-0.66, -0.08], [-0.69, 0.02], [-0.66, 0.1], [-0.5, 0.12]]);
  } else fillBlob(pen, [...root, [-0.54, -0.07], [-0.68, -0.02], [-0.68, 0.05], [-0.52, 0.08]]);
}

function drawBill(pen: SKRSContext2D, { beak, bill }: Bird, open: boolean): void {
  const drop = open ? 0.04 : 0;
  const dark = toCss(mixRgb(beak, [60, 30, 20], 0.34));
  const long = bill === 'long' ? 0.74 : bill === 'hook' ? 0.66 : 0.63;
  pen.fillStyle = dark;
  fillBlob(pen, [
    [0.46, -0.08],
    [long - 0.06, -0.07 + drop],
    [0.45, -0.035 + drop * 0.6],
  ]);
  pen.fillStyle = toCss(beak);
  if (bill === 'hook') {
    fillBlob(pen, [
      [0.45, -0.16],
      [0.58, -0.16],
      [0.67, -0.09],
      [0.65, -0.03],
      [0.6, -0.075],
      [0.45, -0.07],
    ]);
  } else {
    fillBlob(pen, [
      [0.46, -0.15],
      [0.54, -0.13],
      [long, -0.07],
      [0.47, -0.068],
    ]);
  }
}

function drawBody(pen: SKRSContext2D, bird: Bird, shut: boolean, open: boolean): void {
  drawTail(pen, bird);
  drawBill(pen, bird, open);
  const shade = toCss(mixRgb(bird.breast, [50, 30, 50], 0.28));
  fillForm(
    pen,
    [
      [0.52, -0.1],
      [0.46, -0.2],
      [0.34, -0.235],
      [0.22, -0.2],
      [0.04, -0.17],
      [-0.18, -0.12],
      [-0.38, -0.02],
      [-0.3, 0.08],
      [-0.06, 0.17],
      [0.18, 0.18],
      [0.38, 0.09],
      [0.48, 0],
    ],
    [toCss(bird.back), toCss(bird.back), toCss(bird.breast), toCss(bird.breast), shade],
    () => {
      for (const radius of [0.28, 0.2]) fillGlow(pen, [0.4, -0.12], radius, toCss(bird.head));
      fillGlow(pen, [0.4, -0.16], 0.14, toCss(mixRgb(bird.head, [255, 252, 240], 0.35)));
      fillGlow(pen, [0.3, 0.06], 0.22, fade(toCss(bird.breast), 0.9));
    },
  );
  if (bird.crest) {
    pen.fillStyle = toCss(bird.head);
    fillBlob(pen, [
      [0.4, -0.2],
      [0.28, -0.38],
      [0.22, -0.36],
      [0.22, -0.18],
    ]);
  }
  if (shut) {
    pen.strokeStyle = '#1e1618';
    pen.lineWidth = 0.016;
    pen.beginPath();
    pen.arc(0.4, -0.13, 0.034, 0.2, 2.9);
    pen.stroke();
    return;
  }
  const stern = bird.bill === 'hook';
  if (stern) {
    pen.fillStyle = toCss(bird.beak);
    fillCircle(pen, [0.4, -0.12], 0.042);
  }
  pen.fillStyle = '#1e1618';
  fillCircle(pen, [stern ? 0.408 : 0.4, -0.12], stern ? 0.03 : 0.042);
  pen.fillStyle = '#ffffff';
  fillCircle(pen, [0.415, -0.136], 0.014);
  if (!stern) return;
  // The brow of a bird of prey.
  pen.strokeStyle = toCss(mixRgb(bird.head, [60, 40, 40], 0.6));
  pen.lineWidth = 0.02;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo(0.34, -0.168);
  pen.lineTo(0.455, -0.14);
  pen.stroke();
}

function drawFeet(pen: SKRSContext2D, { beak }: Bird, lift: number): void {
  pen.strokeStyle = toCss(mixRgb(beak, [120, 60, 40], 0.3));
  pen.lineWidth = 0.028;
  pen.lineCap = 'round';
  pen.beginPath();
  for (const x of [0, 0.11]) {
    const y = 0.41 - lift;
    pen.moveTo(x, 0.12);
    pen.lineTo(x + 0.02, y);
    for (const toe of [0.1, 0.06, -0.06]) {
      pen.moveTo(x + 0.02, y);
      pen.lineTo(x + 0.02 + toe, y + 0.012);
    }
  }
  pen.stroke();
}

/** On its feet: looks about, pecks, hops. */
function drawStanding(pen: SKRSContext2D, { phase, gait, act }: Pose, bird: Bird): void {
  const turn = phase * TAU;
  const hop = gait === 0 ? 0 : Math.abs(Math.sin(turn)) * 0.08;
  pen.translate(0, 0.08 - hop);
  drawFeet(pen, bird, 0);
  const peck = act === 'eat' ? Math.max(0, Math.sin(turn * 2)) * 0.9 : 0;
  pen.rotate(-0.42 + peck + Math.sin(turn) * 0.03);
  const breath = 1 + Math.sin(turn * 2) * 0.012;
  pen.scale(1, breath);
  drawBody(pen, bird, phase > 0.55 && phase < 0.63, act === 'talk' && Math.round(phase * 14) % 2 === 1);
  drawFoldedWing(pen, bird);
}

const ON_FOOT: ReadonlySet<Pose['act']> = new Set(['stand', 'walk', 'sit', 'lie', 'sleep', 'eat', 'talk', 'dance']);

/** A bird on the wing, or on its feet. The wings go down fast and come up slowly, and lift the body as they go down. */
function drawBird(pen: SKRSContext2D, pose: Pose, dress: Dress): void {
  const bird = chooseBird(dress);
  if (ON_FOOT.has(pose.act)) {
    drawStanding(pen, pose, bird);
    return;
  }
  const turn = pose.phase * TAU + 0.45 * Math.sin(pose.phase * TAU);
  // Birds of prey hardly beat their wings.
  const soars = bird.fingers > 0.12;
  const [wide, high] = soars ? [0.42, 0.5] : [0.86, 0.16];
  const beat = { arm: Math.cos(turn) * wide + high, hand: Math.cos(turn - 0.7) * wide * 1.1 + high * 0.7 };
  pen.translate(0, beat.arm * 0.035);
  drawWing(pen, bird, [0.2, -0.1], { arm: beat.arm * 0.95 + 0.06, hand: beat.hand }, true);
  drawBody(pen, bird, false, false);
  drawWing(pen, bird, [0.12, -0.05], beat, false);
  pen.fillStyle = ramp(pen, [0, -0.14], [0, 0.02], [toCss(bird.back), fade(toCss(bird.back), 0)]);
  fillBlob(pen, [
    [0.24, -0.12],
    [0.06, -0.15],
    [-0.08, -0.08],
    [0.06, -0.01],
    [0.2, -0.02],
  ]);
}

export const BIRD: Rig = {
  left: -0.88,
  right: 0.78,
  top: -1.06,
  bottom: 0.86,
  tall: 1,
  frames: 14,
  cyclesPerSecond: [1.4, 1.9, 2.4],
  castsShadow: false,
  hangs: true,
  bestPhase: 0.06,
  draw: drawBird,
};
