import { fillForm, fillGlow, ramp, strokeCurve } from '../../brush.ts';
import { fillBlob, type Point } from '../../pen.ts';
import { type DrawHead, drawEye, fillEar, fillNose, fillOval, INK, setLine } from './head-parts.ts';

export const drawRabbit: DrawHead = (head) => {
  const { pen, fur, sway, open } = head;
  const lean = sway * 0.05;
  fillEar(
    pen,
    [
      [0.06, -0.28],
      [0.1 + lean, -0.8],
      [0.2 + lean * 1.4, -1.02],
      [0.29 + lean, -0.8],
      [0.26, -0.26],
    ],
    fur.shade,
    fur.ear,
  );
  fillEar(
    pen,
    [
      [-0.3, -0.22],
      [-0.4 + lean, -0.74],
      [-0.32 + lean * 1.6, -1.0],
      [-0.18 + lean, -0.78],
      [-0.06, -0.3],
    ],
    fur.base,
    fur.ear,
  );
  fillForm(
    pen,
    [
      [-0.46, 0.12],
      [-0.42, -0.16],
      [-0.2, -0.36],
      [0.08, -0.4],
      [0.32, -0.3],
      [0.46, -0.06],
      [0.5, 0.14],
      [0.4, 0.3],
      [0.16, 0.4],
      [-0.14, 0.4],
      [-0.38, 0.32],
    ],
    [fur.lit, fur.base, fur.base, fur.shade],
    () => {
      fillGlow(pen, [0.22, 0.2], 0.3, fur.pale);
      fillGlow(pen, [-0.2, 0.26], 0.2, fur.pale);
    },
  );
  pen.fillStyle = ramp(pen, [0, 0.06], [0, 0.32], [fur.pale, fur.paleShade]);
  fillOval(pen, [0.15, 0.2], 0.13, 0.1);
  fillOval(pen, [0.33, 0.2], 0.12, 0.1);
  pen.fillStyle = '#ffffff';
  fillBlob(pen, [
    [0.2, 0.26],
    [0.29, 0.26],
    [0.28, 0.34 + open * 0.02],
    [0.21, 0.34 + open * 0.02],
  ]);
  setLine(pen, INK, 0.02);
  pen.globalAlpha = 0.7;
  strokeCurve(pen, [
    [
      [0.25, 0.15],
      [0.25, 0.2],
      [0.24, 0.23],
    ],
    [
      [0.24, 0.23],
      [0.18, 0.29],
      [0.1, 0.25],
    ],
    [
      [0.24, 0.23],
      [0.31, 0.29],
      [0.38, 0.25],
    ],
  ]);
  pen.globalAlpha = 1;
  fillNose(
    pen,
    [
      [0.17, 0.08],
      [0.33, 0.08],
      [0.25, 0.16],
    ],
    '#e2838a',
  );
  drawEye(head, { at: [-0.06, -0.03], size: 0.12 });
  drawEye(head, { at: [0.4, -0.04], size: 0.1, narrow: 0.6 });
  setLine(pen, 'rgba(255,252,244,0.8)', 0.012);
  strokeCurve(pen, [
    [
      [0.06, 0.2],
      [-0.1, 0.16],
      [-0.26, 0.18],
    ],
    [
      [0.06, 0.23],
      [-0.1, 0.23],
      [-0.24, 0.28],
    ],
    [
      [0.42, 0.2],
      [0.56, 0.17],
      [0.66, 0.18],
    ],
    [
      [0.42, 0.23],
      [0.54, 0.24],
      [0.64, 0.28],
    ],
  ]);
};

export const drawPig: DrawHead = (head) => {
  const { pen, fur, sway, open } = head;
  const flap = sway * 0.03;
  fillEar(
    pen,
    [
      [0.12, -0.34],
      [0.3, -0.56 + flap],
      [0.46, -0.44 + flap],
      [0.4, -0.2],
    ],
    fur.shade,
    fur.dark,
  );
  const face: Point[] = [
    [-0.54, 0.12],
    [-0.5, -0.2],
    [-0.26, -0.42],
    [0.06, -0.45],
    [0.36, -0.34],
    [0.5, -0.1],
    [0.52, 0.14],
    [0.4, 0.36],
    [0.12, 0.46],
    [-0.22, 0.46],
    [-0.46, 0.34],
  ];
  fillForm(pen, face, [fur.lit, fur.base, fur.base, fur.shade], () =>
    fillGlow(pen, [-0.22, 0.2], 0.2, 'rgba(240,110,110,0.4)'),
  );
  if (open > 0.1) {
    pen.fillStyle = '#6d2430';
    fillBlob(pen, [
      [0.1, 0.32],
      [0.42, 0.32],
      [0.36, 0.36 + open * 0.08],
      [0.16, 0.36 + open * 0.08],
    ]);
  }
  setLine(pen, fur.marks, 0.026);
  strokeCurve(pen, [
    [
      [0.02, 0.28],
      [0.16, 0.38],
      [0.36, 0.34],
    ],
  ]);
  // The snout: a disc at the end of a short tube.
  pen.fillStyle = ramp(pen, [0.1, 0], [0.5, 0], [fur.base, fur.shade]);
  fillBlob(pen, [
    [0.1, 0.0],
    [0.36, -0.08],
    [0.56, 0.0],
    [0.56, 0.2],
    [0.36, 0.29],
    [0.12, 0.24],
  ]);
  pen.fillStyle = ramp(pen, [0, -0.1], [0, 0.3], [fur.pale, fur.pale, fur.dark]);
  fillOval(pen, [0.42, 0.1], 0.17, 0.19);
  pen.fillStyle = fur.marks;
  fillOval(pen, [0.37, 0.1], 0.032, 0.062);
  fillOval(pen, [0.49, 0.1], 0.028, 0.058);
  drawEye(head, { at: [-0.08, -0.1], size: 0.078 });
  drawEye(head, { at: [0.36, -0.14], size: 0.07, narrow: 0.8 });
  fillEar(
    pen,
    [
      [-0.46, -0.2],
      [-0.5, -0.56 + flap],
      [-0.3, -0.6 + flap],
      [-0.06, -0.38 + flap],
      [-0.16, -0.28],
    ],
    fur.base,
    fur.ear,
  );
};
