import { fillForm, fillGlow, strokeCurve } from '../../brush.ts';
import { fillBlob, type Point } from '../../pen.ts';
import { drawLashes } from './grazer.ts';
import { type DrawHead, drawEye, fillEar, setLine } from './head-parts.ts';

/** Heavy lids, a split lip, and the air of knowing better. */
export const drawCamel: DrawHead = (head) => {
  const { pen, fur, sway, open } = head;
  pen.save();
  pen.rotate(0.22);
  fillEar(
    pen,
    [
      [-0.2, -0.24],
      [-0.26, -0.46 + sway * 0.03],
      [-0.14, -0.48],
      [-0.08, -0.26],
    ],
    fur.shade,
    fur.dark,
  );
  // A tuft on the crown.
  pen.fillStyle = fur.marks;
  fillBlob(pen, [
    [-0.44, -0.12],
    [-0.38, -0.36],
    [-0.16, -0.42],
    [-0.02, -0.3],
    [-0.2, -0.2],
  ]);
  const face: Point[] = [
    [-0.48, 0.06],
    [-0.42, -0.2],
    [-0.2, -0.32],
    [0.06, -0.28],
    [0.26, -0.16],
    [0.5, -0.16],
    [0.68, -0.06],
    [0.74, 0.1],
    [0.66, 0.24],
    [0.44, 0.26 + open * 0.04],
    [0.2, 0.2],
    [-0.06, 0.28],
    [-0.36, 0.28],
  ];
  fillForm(pen, face, [fur.lit, fur.base, fur.base, fur.shade], () => fillGlow(pen, [0.56, 0.08], 0.28, fur.pale));
  setLine(pen, fur.dark, 0.026);
  strokeCurve(pen, [
    [
      [0.72, 0.08],
      [0.6, 0.18 + open * 0.03],
      [0.36, 0.14 + open * 0.03],
    ],
    [
      [0.66, -0.04],
      [0.62, 0.02],
      [0.66, 0.06],
    ],
    [
      [0.54, -0.08],
      [0.58, -0.05],
      [0.6, -0.01],
    ],
  ]);
  drawEye(head, { at: [0.02, -0.1], size: 0.082 });
  if (!head.shut) {
    pen.fillStyle = fur.deep;
    fillBlob(pen, [
      [-0.1, -0.12],
      [-0.04, -0.21],
      [0.06, -0.21],
      [0.13, -0.12],
      [0.02, -0.13],
    ]);
  }
  drawLashes(pen, [0.02, -0.09], 0.08);
  fillEar(
    pen,
    [
      [-0.38, -0.14],
      [-0.48, -0.38 + sway * 0.04],
      [-0.36, -0.46 + sway * 0.04],
      [-0.24, -0.22],
    ],
    fur.base,
    fur.dark,
  );
  pen.restore();
};
