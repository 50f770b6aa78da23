import { fade, fillForm, fillGlow, ramp, strokeCurve } from '../../brush.ts';
import { fillBlob, type Point } from '../../pen.ts';
import { drawLashes } from './grazer.ts';
import { type DrawHead, drawEye, fillEar, fillOval, type HeadPose, INK, setLine } from './head-parts.ts';

function drawUnicornHorn(pen: HeadPose['pen']): void {
  pen.fillStyle = ramp(pen, [-0.14, -0.2], [0.3, -0.9], ['#e0a63c', '#ffe9a8', '#fffbe6']);
  pen.beginPath();
  pen.moveTo(-0.2, -0.24);
  pen.lineTo(0.22, -0.98);
  pen.lineTo(-0.04, -0.22);
  pen.fill();
  setLine(pen, 'rgba(180,120,30,0.6)', 0.018);
  strokeCurve(pen, [
    [
      [-0.1, -0.4],
      [-0.04, -0.36],
      [0.01, -0.38],
    ],
    [
      [0.0, -0.56],
      [0.04, -0.53],
      [0.07, -0.54],
    ],
    [
      [0.08, -0.72],
      [0.11, -0.7],
      [0.13, -0.7],
    ],
  ]);
}

export const drawEquine: DrawHead = (head) => {
  const { pen, fur, species, sway, open } = head;
  pen.save();
  pen.rotate(0.66);
  const donkey = species.ears === 'long';
  const tip = donkey ? -0.82 : -0.5;
  const wide = donkey ? 0.05 : 0;
  const lift = sway * 0.03;
  fillEar(
    pen,
    [
      [-0.34, -0.2],
      [-0.38 - wide, tip * 0.8],
      [-0.32 + lift, tip],
      [-0.24 + wide, tip * 0.8],
      [-0.2, -0.22],
    ],
    fur.shade,
    fur.dark,
  );
  const face: Point[] = [
    [-0.52, 0.08],
    [-0.47, -0.18],
    [-0.26, -0.28],
    [0.02, -0.22],
    [0.32, -0.14],
    [0.56, -0.14],
    [0.69, -0.02],
    [0.68, 0.12],
    [0.56, 0.18 + open * 0.03],
    [0.34, 0.14],
    [0.1, 0.2],
    [-0.12, 0.34],
    [-0.38, 0.34],
  ];
  fillForm(pen, face, [fur.lit, fur.base, fur.base, fur.shade]);
  // The round cheek.
  fillGlow(pen, [-0.2, 0.06], 0.3, 'rgba(255,240,208,0.2)');
  setLine(pen, fur.shade, 0.026);
  pen.globalAlpha = 0.6;
  strokeCurve(pen, [
    [
      [-0.02, -0.02],
      [0.06, 0.2],
      [-0.16, 0.31],
    ],
  ]);
  pen.globalAlpha = 1;
  if (species.pattern === 'stripes') {
    pen.fillStyle = fur.marks;
    for (const x of [-0.3, -0.16, 0.06, 0.2, 0.32])
      fillBlob(pen, [
        [x, -0.27 + (x + 0.3) * 0.18],
        [x + 0.04, -0.25 + (x + 0.3) * 0.18],
        [x + 0.05, 0.04],
        [x + 0.02, 0.04],
      ]);
  }
  const muzzle = species.pattern === 'stripes' ? fur.marks : donkey ? fur.pale : fur.dark;
  pen.fillStyle = ramp(pen, [0.32, 0], [0.6, 0], [fade(muzzle, 0), muzzle]);
  fillBlob(pen, [
    [0.36, -0.13],
    [0.56, -0.14],
    [0.69, -0.02],
    [0.68, 0.12],
    [0.56, 0.18 + open * 0.03],
    [0.36, 0.14],
  ]);
  pen.fillStyle = INK;
  fillOval(pen, [0.59, -0.02], 0.026, 0.045, -0.5);
  setLine(pen, INK, 0.02);
  pen.globalAlpha = 0.65;
  strokeCurve(pen, [
    [
      [0.67, 0.08],
      [0.56, 0.11 + open * 0.02],
      [0.46, 0.08 + open * 0.03],
    ],
  ]);
  pen.globalAlpha = 1;
  drawEye(head, { at: [-0.06, -0.06], size: 0.08 });
  drawLashes(pen, [-0.06, -0.06], 0.08);
  if (species.crown === 'unicorn') drawUnicornHorn(pen);
  fillEar(
    pen,
    [
      [-0.44, -0.16],
      [-0.5 - wide, tip * 0.8],
      [-0.43 + lift, tip - 0.05],
      [-0.33 + wide, tip * 0.8],
      [-0.28, -0.22],
    ],
    fur.base,
    donkey ? fur.pale : fur.ear,
  );
  if (species.mane === 'crest') {
    pen.fillStyle = ramp(pen, [-0.4, -0.3], [0.05, -0.05], [fur.marksLit, fur.marks]);
    fillBlob(pen, [
      [-0.46, -0.24],
      [-0.3, -0.36],
      [-0.14, -0.3],
      [0.06, -0.16 + sway * 0.03],
      [-0.1, -0.19],
      [-0.12, -0.08 + sway * 0.03],
      [-0.22, -0.16],
      [-0.3, -0.16],
    ]);
  } else if (species.mane === 'upright') {
    pen.fillStyle = fur.marks;
    fillBlob(pen, [
      [-0.46, -0.2],
      [-0.4, -0.4],
      [-0.28, -0.36],
      [-0.24, -0.24],
    ]);
  }
  pen.restore();
};
