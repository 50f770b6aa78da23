import { TAU } from '../maths/ease.ts';
import { type DrawHead, drawEye, EYE, fillEar } from './head-parts.ts';
import { fillBlob, fillCircle, type Point } from './pen.ts';

export const drawCanine: DrawHead = (pen, fur, _species, sway, open) => {
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

export const drawFeline: DrawHead = (pen, fur, species, sway, open) => {
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

export const drawBear: DrawHead = (pen, fur, species, _sway, open) => {
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
