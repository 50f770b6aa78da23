import { type DrawHead, drawEye, EYE, fillEar } from './head-parts.ts';
import { fillBlob, fillCircle } from './pen.ts';

export const drawEquine: DrawHead = (pen, fur, species, sway, open) => {
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

export const drawBovine: DrawHead = (pen, fur, species, sway, open) => {
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

export const drawSheep: DrawHead = (pen, fur, _species, sway) => {
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
