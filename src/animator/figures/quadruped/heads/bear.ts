import { fillForm, ramp, strokeCurve } from '../../brush.ts';
import { fillBlob, type Point } from '../../pen.ts';
import { type DrawHead, drawEye, fillNose, fillOval, INK, setLine } from './head-parts.ts';

export const drawBear: DrawHead = (head) => {
  const { pen, fur, species, open, sway } = head;
  const panda = species.pattern === 'panda';
  const turn = sway * 0.01;
  const [outer, inner] = panda ? [fur.marks, fur.marksLit] : [fur.base, fur.dark];
  pen.fillStyle = panda ? fur.marksShade : fur.shade;
  fillOval(pen, [0.32, -0.38 + turn], 0.15, 0.15);
  pen.fillStyle = outer;
  fillOval(pen, [-0.34, -0.38 + turn], 0.18, 0.175);
  pen.fillStyle = inner;
  fillOval(pen, [-0.33, -0.35 + turn], 0.1, 0.1);
  const face: Point[] = [
    [-0.54, 0.1],
    [-0.48, -0.2],
    [-0.26, -0.42],
    [0.04, -0.47],
    [0.32, -0.38],
    [0.48, -0.14],
    [0.54, 0.12],
    [0.44, 0.32],
    [0.2, 0.43],
    [-0.14, 0.44],
    [-0.42, 0.34],
  ];
  fillForm(pen, face, [fur.lit, fur.base, fur.base, fur.shade]);
  if (!panda) {
    pen.fillStyle = fur.base;
    fillBlob(pen, [
      [-0.48, 0.04],
      [-0.62, 0.2],
      [-0.52, 0.22],
      [-0.54, 0.36],
      [-0.36, 0.38],
      [-0.3, 0.14],
    ]);
  }
  if (open > 0.15) {
    pen.fillStyle = '#5d2029';
    fillBlob(pen, [
      [0.06, 0.26],
      [0.38, 0.26],
      [0.34, 0.34 + open * 0.1],
      [0.12, 0.34 + open * 0.1],
    ]);
  }
  pen.fillStyle = ramp(pen, [0, 0], [0, 0.4], panda ? [fur.pale, fur.pale, fur.paleShade] : [fur.pale, fur.paleShade]);
  fillBlob(pen, [
    [0.0, 0.16],
    [0.08, 0.0],
    [0.26, -0.04],
    [0.44, 0.02],
    [0.5, 0.16],
    [0.42, 0.29],
    [0.22, 0.33],
    [0.06, 0.28],
  ]);
  setLine(pen, INK, 0.024);
  pen.globalAlpha = 0.8;
  strokeCurve(pen, [
    [
      [0.3, 0.14],
      [0.3, 0.2],
      [0.29, 0.22],
    ],
    [
      [0.29, 0.22],
      [0.2, 0.3],
      [0.1, 0.24],
    ],
    [
      [0.29, 0.22],
      [0.37, 0.29],
      [0.44, 0.22],
    ],
  ]);
  pen.globalAlpha = 1;
  fillNose(
    pen,
    [
      [0.21, 0.0],
      [0.4, 0.0],
      [0.4, 0.1],
      [0.31, 0.16],
      [0.21, 0.1],
    ],
    INK,
  );
  if (panda) {
    pen.fillStyle = fur.marks;
    fillOval(pen, [-0.13, -0.02], 0.13, 0.175, 0.5);
    fillOval(pen, [0.4, -0.04], 0.085, 0.145, -0.4);
  }
  drawEye(head, { at: [-0.1, -0.06], size: 0.07 });
  drawEye(head, { at: [0.385, -0.07], size: 0.064, narrow: 0.84 });
};
