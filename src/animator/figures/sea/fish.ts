import type { SKRSContext2D } from '@napi-rs/canvas';
import { mixRgb, type Rgb, toCss } from '../../maths/colour.ts';
import { TAU } from '../../maths/ease.ts';
import { fillForm, fillGlow, ramp } from '../brush.ts';
import { fillBlob, fillCircle, type Point } from '../pen.ts';
import type { Dress, Pose, Rig } from '../rig.ts';

interface FishKind {
  readonly back: Rgb;
  readonly belly: Rgb;
  readonly fin: Rgb;
  readonly pattern: 'plain' | 'bands' | 'patches' | 'speckles';
  /** How long its fins flow. */
  readonly veil: number;
  /** Height over length. */
  readonly round: number;
}

const PLAIN: FishKind = {
  ...{ back: [64, 138, 196], belly: [236, 244, 248], fin: [48, 108, 168] },
  ...{ pattern: 'plain', veil: 0, round: 1 },
};

const ANY_FISH: readonly [FishKind, ...FishKind[]] = [
  { ...PLAIN, back: [246, 140, 52], belly: [255, 224, 160], fin: [230, 104, 40] },
  PLAIN,
  { ...PLAIN, back: [242, 204, 80], belly: [255, 246, 200], fin: [226, 160, 50] },
  { ...PLAIN, back: [150, 168, 184], belly: [240, 244, 246], fin: [112, 130, 150] },
];

const NAMED: readonly (readonly [RegExp, FishKind])[] = [
  [/clownfish/, { ...PLAIN, back: [244, 116, 34], belly: [255, 166, 80], fin: [240, 112, 36], pattern: 'bands' }],
  [/goldfish/, { ...PLAIN, back: [244, 126, 40], belly: [255, 206, 120], fin: [250, 150, 70], veil: 1, round: 1.12 }],
  [
    /koi|carp/,
    {
      ...PLAIN,
      back: [250, 244, 236],
      belly: [255, 252, 248],
      fin: [250, 224, 206],
      pattern: 'patches',
      veil: 0.4,
      round: 0.8,
    },
  ],
  [
    /salmon|trout/,
    { ...PLAIN, back: [120, 132, 126], belly: [246, 190, 170], fin: [150, 120, 104], pattern: 'speckles', round: 0.74 },
  ],
  [/tuna/, { ...PLAIN, back: [56, 84, 128], belly: [226, 234, 240], fin: [214, 186, 90], round: 0.8 }],
];

function chooseFish({ colour, noun, random }: Dress): FishKind {
  const named = noun === null ? undefined : NAMED.find(([pattern]) => pattern.test(noun))?.[1];
  const fish = named ?? random.pick(ANY_FISH);
  if (colour === null) return fish;
  return { ...fish, back: colour, belly: mixRgb(colour, [255, 250, 236], 0.5), fin: mixRgb(colour, [30, 16, 50], 0.2) };
}

/** A thin skin between rays, paler and clearer towards its edge. */
function drawFin(pen: SKRSContext2D, fin: Rgb, points: readonly Point[], root: Point, edge: Point): void {
  pen.fillStyle = ramp(pen, root, edge, [toCss(fin), toCss(mixRgb(fin, [255, 240, 220], 0.4), 0.86)]);
  fillBlob(pen, points);
  pen.strokeStyle = toCss(mixRgb(fin, [60, 20, 30], 0.4), 0.4);
  pen.lineWidth = 0.012;
  pen.beginPath();
  for (const [x, y] of points.slice(1, -1)) {
    pen.moveTo(...root);
    pen.lineTo(root[0] + (x - root[0]) * 0.9, root[1] + (y - root[1]) * 0.9);
  }
  pen.stroke();
}

function drawFins(pen: SKRSContext2D, { fin, veil, round }: FishKind, bend: number): void {
  const tail = bend * 0.12;
  const flow = 0.2 * veil;
  const long = Math.sin(bend) * 0.04;
  drawFin(
    pen,
    fin,
    [
      [-0.5, tail * 0.4],
      [-0.78, -0.3 + tail],
      [-0.96 - flow * 0.6, -0.36 - flow * 0.5 + tail * 1.2],
      [-0.84 - flow, tail * 1.4],
      [-0.96 - flow * 0.6, 0.36 + flow * 0.5 + tail * 1.2],
      [-0.78, 0.3 + tail],
    ],
    [-0.54, tail * 0.4],
    [-0.96, tail],
  );
  const top = 0.3 * round;
  drawFin(
    pen,
    fin,
    [
      [0.24, -top + 0.06],
      [0.08, -top - 0.2],
      [-0.14, -top - 0.2 - flow * 0.3],
      [-0.38 - flow * 0.3, -top - 0.08 + long],
      [-0.36, -0.16],
    ],
    [-0.04, -top + 0.1],
    [-0.1, -top - 0.24],
  );
  drawFin(
    pen,
    fin,
    [
      [0.02, top - 0.06],
      [-0.1, top + 0.18 + flow * 0.4],
      [-0.3 - flow * 0.3, top + 0.12 + flow * 0.4 + long],
      [-0.3, 0.16],
    ],
    [-0.1, top - 0.08],
    [-0.2, top + 0.2],
  );
}

/** Painted inside of the body's outline. */
function drawMarks(pen: SKRSContext2D, { pattern, back }: FishKind): void {
  if (pattern === 'bands') {
    for (const [x, wide] of [
      [0.34, 0.075],
      [-0.14, 0.085],
      [-0.46, 0.05],
    ] as const) {
      for (const [tone, spare] of [
        ['#3a2228', 0.022],
        ['#fdf8f0', 0],
      ] as const) {
        pen.fillStyle = tone;
        const half = wide + spare;
        fillBlob(pen, [
          [x + half, -0.5],
          [x + half + 0.06, 0],
          [x + half, 0.5],
          [x - half, 0.5],
          [x - half + 0.06, 0],
          [x - half, -0.5],
        ]);
      }
    }
  } else if (pattern === 'patches') {
    pen.fillStyle = toCss([232, 92, 44]);
    for (const [x, y, wide, tall] of [
      [0.42, -0.16, 0.22, 0.14],
      [-0.02, -0.16, 0.2, 0.18],
      [-0.4, -0.04, 0.12, 0.1],
    ] as const) {
      pen.beginPath();
      pen.ellipse(x, y, wide, tall, 0.2, 0, TAU);
      pen.fill();
    }
  } else if (pattern === 'speckles') {
    pen.fillStyle = toCss(mixRgb(back, [20, 16, 30], 0.6), 0.7);
    for (let i = 0; i < 22; i++) fillCircle(pen, [-0.5 + ((i * 0.37) % 1) * 1, -0.24 + ((i * 0.61) % 1) * 0.22], 0.014);
  }
}

function drawScales(pen: SKRSContext2D, { back }: FishKind): void {
  pen.strokeStyle = toCss(mixRgb(back, [30, 16, 50], 0.36), 0.3);
  pen.lineWidth = 0.014;
  pen.beginPath();
  for (let i = 0; i < 6; i++) {
    for (let j = -2; j <= 2; j++) {
      const [x, y] = [0.22 - i * 0.115, j * 0.105 + (i % 2) * 0.052];
      pen.moveTo(x, y - 0.052);
      pen.quadraticCurveTo(x - 0.07, y, x, y + 0.052);
    }
  }
  pen.stroke();
}

/** A fish whose tail drives it: the bend runs from head to tail. */
function drawFish(pen: SKRSContext2D, { phase, act }: Pose, dress: Dress): void {
  const fish = chooseFish(dress);
  const bend = Math.sin(phase * TAU);
  const tail = bend * 0.12;
  drawFins(pen, fish, bend);
  const tall = fish.round;
  fillForm(
    pen,
    [
      [0.78, 0.02],
      [0.6, -0.18 * tall],
      [0.24, -0.34 * tall],
      [-0.16, -0.3 * tall],
      [-0.5, -0.1 + tail * 0.3],
      [-0.64, -0.07 + tail * 0.4],
      [-0.64, 0.07 + tail * 0.4],
      [-0.5, 0.1 + tail * 0.3],
      [-0.16, 0.28 * tall],
      [0.24, 0.32 * tall],
      [0.6, 0.2 * tall],
    ],
    [toCss(mixRgb(fish.back, [20, 16, 50], 0.18)), toCss(fish.back), toCss(fish.back), toCss(fish.belly)],
    () => {
      drawScales(pen, fish);
      drawMarks(pen, fish);
      fillGlow(pen, [0.16, -0.2 * tall], 0.34, 'rgba(255,255,255,0.34)');
    },
  );
  pen.strokeStyle = toCss(mixRgb(fish.back, [40, 16, 30], 0.4), 0.7);
  pen.lineWidth = 0.018;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.arc(0.28, 0, 0.2, -0.8, 0.8);
  pen.moveTo(0.77, 0.05);
  pen.quadraticCurveTo(0.7, act === 'eat' && bend > 0 ? 0.12 : 0.085, 0.64, 0.07);
  pen.stroke();
  pen.save();
  pen.translate(0.2, 0.08);
  pen.rotate(0.4 + bend * 0.35);
  drawFin(
    pen,
    fish.fin,
    [
      [0.04, -0.05],
      [-0.2, -0.1],
      [-0.32, 0.02],
      [-0.26, 0.12],
      [0, 0.07],
    ],
    [0.02, 0],
    [-0.3, 0.04],
  );
  pen.restore();
  pen.fillStyle = '#fdfaf0';
  fillCircle(pen, [0.54, -0.06], 0.09);
  pen.fillStyle = '#1a1418';
  fillCircle(pen, [0.56, -0.06], 0.058);
  pen.fillStyle = '#ffffff';
  fillCircle(pen, [0.58, -0.085], 0.02);
}

export const FISH: Rig = {
  left: -1.2,
  right: 0.86,
  top: -0.62,
  bottom: 0.6,
  tall: 1,
  frames: 12,
  cyclesPerSecond: [0.9, 1.3, 2],
  castsShadow: false,
  hangs: true,
  bestPhase: 0.2,
  draw: drawFish,
};
