import { type DrawHead, drawEye, EYE, fillEar } from './head-parts.ts';
import { fillBlob, fillCircle, fillLimb, type Point } from './pen.ts';

export const drawElephant: DrawHead = (pen, fur, _species, sway, open) => {
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

export const drawDeer: DrawHead = (pen, fur, species, sway, open) => {
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
