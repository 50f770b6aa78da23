import type { SKRSContext2D } from '@napi-rs/canvas';
import { mixRgb, type Rgb, toCss } from '../maths/colour.ts';
import { TAU } from '../maths/ease.ts';
import { fillBlob, fillCircle, fillLimb, type Point } from './pen.ts';
import type { HeadShape, Species } from './species.ts';

export interface Fur {
  readonly coat: Rgb;
  readonly base: string;
  readonly far: string;
  readonly pale: string;
  readonly dark: string;
  readonly marks: string;
}

/** A head around its own middle, one unit long, looking to the right; `sway` moves ears and trunk, `open` the mouth. */
type DrawHead = (pen: SKRSContext2D, fur: Fur, species: Species, sway: number, open: number) => void;

const EYE = '#231815';

function drawEye(pen: SKRSContext2D, x: number, y: number, size: number): void {
  pen.fillStyle = EYE;
  pen.beginPath();
  pen.ellipse(x, y, size * 0.85, size, 0, 0, TAU);
  pen.fill();
  pen.fillStyle = '#ffffff';
  fillCircle(pen, [x + size * 0.3, y - size * 0.35], size * 0.3);
}

function fillEar(pen: SKRSContext2D, points: readonly Point[], outer: string, inner: string): void {
  pen.fillStyle = outer;
  fillBlob(pen, points);
  const middle = points.reduce(
    (sum, [x, y]): Point => [sum[0] + x / points.length, sum[1] + y / points.length],
    [0, 0],
  );
  pen.fillStyle = inner;
  fillBlob(
    pen,
    points.map(([x, y]): Point => [middle[0] + (x - middle[0]) * 0.55, middle[1] + (y - middle[1]) * 0.55 + 0.02]),
  );
}

const drawCanine: DrawHead = (pen, fur, _species, sway, open) => {
  const lift = sway * 0.03;
  fillEar(
    pen,
    [
      [-0.3, -0.3],
      [-0.32, -0.72 + lift],
      [-0.2, -0.66 + lift],
      [-0.04, -0.36],
    ],
    fur.far,
    fur.dark,
  );
  if (open > 0.3) {
    pen.fillStyle = '#5a1d22';
    fillBlob(pen, [
      [0.1, 0.12],
      [0.56, 0.12],
      [0.5, 0.12 + open * 0.13],
      [0.2, 0.12 + open * 0.14],
    ]);
  }
  pen.fillStyle = fur.base;
  fillBlob(pen, [
    [-0.44, 0.04],
    [-0.38, -0.28],
    [-0.1, -0.42],
    [0.16, -0.32],
    [0.32, -0.14],
    [0.66, -0.04],
    [0.7, 0.06],
    [0.56, 0.14],
    [0.2, 0.2],
    [-0.1, 0.36],
    [-0.36, 0.28],
  ]);
  pen.fillStyle = fur.pale;
  fillBlob(pen, [
    [0.2, 0.02],
    [0.5, 0.03],
    [0.66, 0.08],
    [0.5, 0.15],
    [0.2, 0.2],
    [-0.06, 0.34],
    [-0.28, 0.26],
    [0, 0.12],
  ]);
  fillEar(
    pen,
    [
      [-0.2, -0.3],
      [-0.16, -0.78 + lift],
      [-0.04, -0.7 + lift],
      [0.1, -0.34],
    ],
    fur.base,
    fur.dark,
  );
  pen.fillStyle = EYE;
  fillBlob(pen, [
    [0.6, -0.08],
    [0.72, -0.06],
    [0.72, 0.03],
    [0.62, 0.04],
  ]);
  drawEye(pen, 0.16, -0.12, 0.055);
};

const drawFeline: DrawHead = (pen, fur, species, sway, open) => {
  // House cats have pointed ears and green eyes, big cats neither.
  const tip = species.pattern === 'tabby' ? -0.66 : -0.5;
  const lift = sway * 0.02;
  const ear = (x: number, outer: string): void =>
    tip < -0.6
      ? fillEar(
          pen,
          [
            [x - 0.16, -0.28],
            [x - 0.1, tip + lift],
            [x + 0.02, tip + 0.05 + lift],
            [x + 0.15, -0.32],
          ],
          outer,
          '#d99a8c',
        )
      : fillEar(
          pen,
          [
            [x - 0.14, -0.3],
            [x - 0.12, tip],
            [x + 0.04, tip - 0.03],
            [x + 0.13, -0.34],
          ],
          outer,
          fur.dark,
        );
  if (species.mane === 'lion') {
    pen.fillStyle = fur.marks;
    const locks = Array.from({ length: 16 }, (_, i): Point => {
      const angle = (i / 16) * TAU;
      const long = 0.66 + 0.1 * ((i % 2) * 2 - 1) + sway * 0.02 * Math.sin(angle * 3);
      return [-0.2 + Math.cos(angle) * long * 0.86, 0.06 + Math.sin(angle) * long];
    });
    fillBlob(pen, locks);
    pen.globalAlpha = 0.35;
    pen.fillStyle = fur.base;
    fillBlob(
      pen,
      locks.map(([x, y]): Point => [-0.14 + (x + 0.2) * 0.72, 0.04 + (y - 0.06) * 0.72]),
    );
    pen.globalAlpha = 1;
  }
  ear(-0.24, fur.far);
  pen.fillStyle = fur.base;
  fillBlob(pen, [
    [-0.42, 0],
    [-0.34, -0.32],
    [-0.06, -0.44],
    [0.22, -0.36],
    [0.38, -0.14],
    [0.46, 0.06],
    [0.4, 0.24],
    [0.16, 0.34],
    [-0.14, 0.36],
    [-0.36, 0.24],
  ]);
  ear(0.06, fur.base);
  pen.fillStyle = fur.pale;
  fillBlob(pen, [
    [0.16, 0.06],
    [0.34, 0],
    [0.48, 0.06],
    [0.46, 0.2],
    [0.34, 0.3 + open * 0.05],
    [0.12, 0.3],
  ]);
  pen.fillStyle = '#a4504c';
  fillBlob(pen, [
    [0.38, 0.02],
    [0.48, 0.02],
    [0.47, 0.1],
    [0.41, 0.1],
  ]);
  if (tip < -0.6) {
    pen.fillStyle = '#8fae4a';
    fillCircle(pen, [0.19, -0.08], 0.095);
  }
  drawEye(pen, 0.2, -0.08, 0.06);
  pen.strokeStyle = 'rgba(250,246,236,0.8)';
  pen.lineWidth = 0.014;
  pen.beginPath();
  for (const y of [0.1, 0.16, 0.22]) {
    pen.moveTo(0.34, 0.14);
    pen.lineTo(0.74, y + (y - 0.14) * 1.6);
  }
  pen.stroke();
};

const drawEquine: DrawHead = (pen, fur, species, sway, open) => {
  pen.save();
  pen.rotate(0.62);
  const long = species.tailLength === 0.5 && species.pattern === 'plain' ? -0.62 : -0.44;
  fillEar(
    pen,
    [
      [-0.4, -0.16],
      [-0.5, long + sway * 0.03],
      [-0.4, long - 0.02],
      [-0.28, -0.2],
    ],
    fur.far,
    fur.dark,
  );
  pen.fillStyle = fur.base;
  fillBlob(pen, [
    [-0.48, 0.04],
    [-0.42, -0.2],
    [-0.16, -0.24],
    [0.3, -0.14],
    [0.6, -0.12],
    [0.68, 0.02],
    [0.6, 0.14 + open * 0.02],
    [0.3, 0.13],
    [0.02, 0.24],
    [-0.3, 0.3],
  ]);
  pen.fillStyle = fur.dark;
  fillBlob(pen, [
    [0.44, -0.13],
    [0.62, -0.11],
    [0.68, 0.02],
    [0.6, 0.14],
    [0.46, 0.13],
    [0.4, 0],
  ]);
  fillEar(
    pen,
    [
      [-0.34, -0.18],
      [-0.38, long - 0.06 + sway * 0.03],
      [-0.28, long - 0.06],
      [-0.18, -0.22],
    ],
    fur.base,
    fur.dark,
  );
  pen.fillStyle = EYE;
  fillCircle(pen, [0.58, -0.03], 0.028);
  drawEye(pen, -0.08, -0.06, 0.055);
  if (species.mane === 'crest') {
    pen.fillStyle = fur.marks;
    fillBlob(pen, [
      [-0.42, -0.26],
      [-0.24, -0.32],
      [-0.02, -0.16 + sway * 0.03],
      [-0.1, -0.1],
      [-0.26, -0.14],
    ]);
  }
  if (species.crown === 'unicorn') {
    const horn = pen.createLinearGradient(-0.1, -0.2, 0.24, -0.9);
    horn.addColorStop(0, '#e9b84e');
    horn.addColorStop(1, '#fff3c2');
    pen.fillStyle = horn;
    pen.beginPath();
    pen.moveTo(-0.18, -0.22);
    pen.lineTo(0.16, -0.92);
    pen.lineTo(-0.04, -0.2);
    pen.fill();
  }
  pen.restore();
};

const drawBovine: DrawHead = (pen, fur, species, sway, open) => {
  pen.save();
  pen.rotate(0.5);
  if (species.crown === 'horns') {
    pen.fillStyle = '#e6dcc4';
    fillBlob(pen, [
      [-0.34, -0.24],
      [-0.36, -0.52],
      [-0.18, -0.62],
      [-0.26, -0.46],
      [-0.22, -0.24],
    ]);
  }
  pen.fillStyle = fur.base;
  fillBlob(pen, [
    [-0.46, 0],
    [-0.4, -0.26],
    [-0.1, -0.3],
    [0.24, -0.2],
    [0.5, -0.18],
    [0.58, 0.02],
    [0.5, 0.2],
    [0.2, 0.2],
    [-0.1, 0.3],
    [-0.38, 0.24],
  ]);
  pen.fillStyle = fur.marks;
  fillBlob(pen, [
    [-0.42, -0.1],
    [-0.36, -0.26],
    [-0.08, -0.29],
    [0.08, -0.16],
    [-0.06, 0.06],
    [-0.3, 0.1],
  ]);
  pen.fillStyle = fur.pale;
  fillBlob(pen, [
    [0.3, -0.18],
    [0.5, -0.19],
    [0.6, 0.02],
    [0.5, 0.21 + open * 0.03],
    [0.3, 0.2],
  ]);
  pen.fillStyle = '#8f5a58';
  fillCircle(pen, [0.5, -0.04], 0.035);
  fillEar(
    pen,
    [
      [-0.3, -0.12],
      [-0.56, -0.22 + sway * 0.05],
      [-0.6, -0.08],
      [-0.34, 0],
    ],
    fur.marks,
    '#c98f88',
  );
  drawEye(pen, 0, -0.1, 0.055);
  pen.restore();
};

const drawSheep: DrawHead = (pen, fur, _species, sway) => {
  pen.save();
  pen.rotate(0.4);
  pen.fillStyle = fur.marks;
  fillBlob(pen, [
    [-0.36, 0],
    [-0.3, -0.24],
    [0, -0.26],
    [0.34, -0.14],
    [0.5, 0.02],
    [0.42, 0.16],
    [0.1, 0.2],
    [-0.2, 0.22],
  ]);
  fillBlob(pen, [
    [-0.2, -0.04],
    [-0.5, 0.02 + sway * 0.03],
    [-0.52, 0.14],
    [-0.22, 0.08],
  ]);
  drawEye(pen, 0.08, -0.06, 0.055);
  pen.restore();
  pen.fillStyle = fur.base;
  for (const [x, y, radius] of [
    [-0.3, -0.26, 0.2],
    [-0.08, -0.36, 0.2],
    [0.1, -0.3, 0.15],
  ] as const)
    fillCircle(pen, [x, y], radius);
};

const drawBear: DrawHead = (pen, fur, species, _sway, open) => {
  const panda = species.pattern === 'panda';
  const ears = panda ? fur.marks : fur.far;
  pen.fillStyle = ears;
  fillCircle(pen, [-0.26, -0.38], 0.15);
  pen.fillStyle = fur.base;
  fillBlob(pen, [
    [-0.46, 0.04],
    [-0.36, -0.3],
    [-0.06, -0.42],
    [0.2, -0.3],
    [0.32, -0.1],
    [0.56, 0],
    [0.6, 0.14],
    [0.46, 0.24],
    [0.16, 0.3],
    [-0.16, 0.4],
    [-0.4, 0.28],
  ]);
  pen.fillStyle = panda ? fur.marks : fur.base;
  fillCircle(pen, [0, -0.38], 0.15);
  if (!panda) {
    pen.fillStyle = fur.dark;
    fillCircle(pen, [0, -0.37], 0.08);
  }
  pen.fillStyle = fur.pale;
  fillBlob(pen, [
    [0.24, 0],
    [0.44, -0.03],
    [0.6, 0.06],
    [0.58, 0.18],
    [0.42, 0.25 + open * 0.04],
    [0.22, 0.2],
  ]);
  pen.fillStyle = EYE;
  fillBlob(pen, [
    [0.5, -0.02],
    [0.62, 0.01],
    [0.6, 0.1],
    [0.52, 0.08],
  ]);
  if (panda) {
    pen.fillStyle = fur.marks;
    pen.beginPath();
    pen.ellipse(0.14, -0.08, 0.1, 0.13, 0.4, 0, TAU);
    pen.fill();
  }
  drawEye(pen, 0.16, -0.1, 0.05);
};

const drawElephant: DrawHead = (pen, fur, _species, sway, open) => {
  const curl = sway * 0.12 + open * 0.1;
  pen.fillStyle = fur.base;
  fillBlob(pen, [
    [-0.5, 0.1],
    [-0.4, -0.36],
    [-0.02, -0.52],
    [0.3, -0.4],
    [0.46, -0.1],
    [0.46, 0.16],
    [0.2, 0.36],
    [-0.2, 0.4],
  ]);
  const spine: Point[] = [];
  for (let i = 0; i <= 9; i++) {
    const t = i / 9;
    spine.push([0.36 + Math.sin(t * 2.2) * 0.16 + curl * t * t, 0 + t * 1.36 - Math.max(0, t - 0.8) * 0.6]);
  }
  for (let i = 0; i < 9; i++) {
    const [from, to] = [spine[i], spine[i + 1]];
    if (from !== undefined && to !== undefined) fillLimb(pen, from, to, 0.18 - i * 0.0115, 0.1685 - i * 0.0115);
  }
  pen.strokeStyle = fur.dark;
  pen.globalAlpha = 0.5;
  pen.lineWidth = 0.016;
  for (const [x, y] of spine.slice(2, 8)) {
    pen.beginPath();
    pen.moveTo(x - 0.1, y + 0.02);
    pen.quadraticCurveTo(x, y + 0.05, x + 0.1, y + 0.01);
    pen.stroke();
  }
  pen.globalAlpha = 1;
  pen.fillStyle = fur.pale;
  fillBlob(pen, [
    [0.28, 0.26],
    [0.4, 0.3],
    [0.62, 0.46],
    [0.76, 0.42],
    [0.6, 0.56],
    [0.34, 0.42],
  ]);
  drawEye(pen, 0.2, -0.1, 0.045);
  pen.save();
  pen.translate(-0.22, -0.2);
  pen.rotate(sway * 0.12);
  pen.fillStyle = fur.dark;
  fillBlob(pen, [
    [0.12, -0.2],
    [-0.16, -0.32],
    [-0.5, -0.2],
    [-0.56, 0.2],
    [-0.36, 0.62],
    [-0.12, 0.68],
    [0.06, 0.36],
  ]);
  pen.fillStyle = fur.base;
  fillBlob(pen, [
    [0.1, -0.18],
    [-0.16, -0.27],
    [-0.44, -0.16],
    [-0.48, 0.16],
    [-0.3, 0.52],
    [-0.12, 0.58],
    [0.04, 0.32],
  ]);
  pen.restore();
};

const drawDeer: DrawHead = (pen, fur, species, sway, open) => {
  pen.save();
  pen.rotate(0.42);
  if (species.crown === 'antlers') {
    pen.strokeStyle = '#c9a878';
    pen.lineCap = 'round';
    pen.lineWidth = 0.07;
    for (const side of [-0.16, 0.02]) {
      pen.beginPath();
      pen.moveTo(-0.2 + side * 0.4, -0.24);
      pen.quadraticCurveTo(-0.72 + side, -0.6, -0.52 + side, -1.3);
      pen.moveTo(-0.52 + side, -0.6);
      pen.quadraticCurveTo(-0.3 + side, -0.76, -0.22 + side, -1);
      pen.moveTo(-0.6 + side, -0.86);
      pen.quadraticCurveTo(-0.84 + side, -1, -0.86 + side, -1.24);
      pen.stroke();
    }
  }
  if (species.crown === 'knobs') {
    pen.fillStyle = fur.dark;
    for (const x of [-0.3, -0.16]) {
      fillLimb(pen, [x, -0.2], [x - 0.1, -0.52], 0.05, 0.05);
      fillCircle(pen, [x - 0.1, -0.54], 0.08);
    }
  }
  fillEar(
    pen,
    [
      [-0.34, -0.14],
      [-0.7, -0.4 + sway * 0.04],
      [-0.68, -0.24],
      [-0.34, -0.02],
    ],
    fur.base,
    '#d0a090',
  );
  pen.fillStyle = fur.base;
  fillBlob(pen, [
    [-0.46, 0.04],
    [-0.4, -0.22],
    [-0.1, -0.26],
    [0.3, -0.12],
    [0.56, -0.08],
    [0.62, 0.04],
    [0.54, 0.14],
    [0.2, 0.14],
    [-0.1, 0.26],
    [-0.36, 0.24],
  ]);
  pen.fillStyle = fur.pale;
  fillBlob(pen, [
    [0.34, 0.02],
    [0.58, 0.02],
    [0.54, 0.14 + open * 0.02],
    [0.2, 0.15],
    [-0.04, 0.22],
    [0.1, 0.08],
  ]);
  pen.fillStyle = EYE;
  fillBlob(pen, [
    [0.5, -0.09],
    [0.62, -0.05],
    [0.62, 0.03],
    [0.54, 0.01],
  ]);
  drawEye(pen, -0.02, -0.08, 0.06);
  pen.restore();
};

export const HEAD_ART: Readonly<Record<HeadShape, DrawHead>> = {
  canine: drawCanine,
  feline: drawFeline,
  equine: drawEquine,
  bovine: drawBovine,
  sheep: drawSheep,
  bear: drawBear,
  elephant: drawElephant,
  giraffe: drawDeer,
  camel: drawDeer,
  deer: drawDeer,
};

export function makeFur(coat: Rgb, species: Species): Fur {
  return {
    coat,
    base: toCss(coat),
    far: toCss(mixRgb(coat, [44, 26, 34], 0.38)),
    pale: toCss(mixRgb(species.light, coat, 0.15)),
    dark: toCss(mixRgb(coat, [60, 30, 30], 0.34)),
    marks: toCss(species.marks),
  };
}
