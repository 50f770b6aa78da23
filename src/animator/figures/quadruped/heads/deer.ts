import { fade, fillForm, fillGlow, fillTube, ramp, strokeCurve } from '../../brush.ts';
import { fillBlob, type Point } from '../../pen.ts';
import { drawLashes } from './grazer.ts';
import { type DrawHead, drawEye, fillEar, fillNose, fillOval, type HeadPose, INK, setLine } from './head-parts.ts';

/** A beam that sweeps back and up, with tines before it. */
function drawAntler(pen: HeadPose['pen'], x: number, far: boolean): void {
  pen.fillStyle = ramp(pen, [x, -0.2], [x - 0.3, -1.2], far ? ['#8a6a48', '#b0946c'] : ['#a07a52', '#d8bc90']);
  fillTube(
    pen,
    [
      [x, -0.24],
      [x - 0.22, -0.5],
      [x - 0.3, -0.82],
      [x - 0.16, -1.12],
      [x - 0.06, -1.24],
    ],
    [0.05, 0.05, 0.044, 0.032, 0.012],
  );
  fillTube(
    pen,
    [
      [x - 0.16, -0.42],
      [x + 0.04, -0.52],
      [x + 0.16, -0.68],
    ],
    [0.036, 0.03, 0.01],
  );
  fillTube(
    pen,
    [
      [x - 0.3, -0.74],
      [x - 0.08, -0.82],
      [x + 0.06, -0.98],
    ],
    [0.036, 0.03, 0.01],
  );
  fillTube(
    pen,
    [
      [x - 0.28, -0.88],
      [x - 0.42, -1.02],
      [x - 0.4, -1.2],
    ],
    [0.034, 0.028, 0.01],
  );
}

function drawCrown({ pen, species, fur }: HeadPose, far: boolean): void {
  const x = far ? -0.1 : -0.24;
  if (species.crown === 'antlers') drawAntler(pen, x, far);
  else if (species.crown === 'spikes') {
    pen.fillStyle = ramp(pen, [x, -0.2], [x - 0.3, -0.9], ['#3c3230', '#6e5c50']);
    fillTube(
      pen,
      [
        [x, -0.22],
        [x - 0.2, -0.5],
        [x - 0.14, -0.86],
      ],
      [0.045, 0.04, 0.01],
    );
  } else if (species.crown === 'knobs') {
    pen.fillStyle = far ? fur.dark : fur.base;
    fillTube(
      pen,
      [
        [x, -0.2],
        [x - 0.06, -0.4],
        [x - 0.1, -0.54],
      ],
      [0.05, 0.045, 0.05],
    );
    pen.fillStyle = fur.marksShade;
    fillOval(pen, [x - 0.1, -0.58], 0.075, 0.07);
  }
}

export const drawDeer: DrawHead = (head) => {
  const { pen, fur, sway, open, species } = head;
  pen.save();
  pen.rotate(0.4);
  drawCrown(head, true);
  fillEar(
    pen,
    [
      [-0.16, -0.22],
      [-0.2, -0.5 + sway * 0.03],
      [-0.08, -0.62 + sway * 0.04],
      [0.0, -0.4],
      [-0.04, -0.24],
    ],
    fur.shade,
    fur.dark,
  );
  const face: Point[] = [
    [-0.46, 0.06],
    [-0.42, -0.2],
    [-0.18, -0.31],
    [0.1, -0.22],
    [0.34, -0.11],
    [0.55, -0.08],
    [0.64, 0.03],
    [0.58, 0.13],
    [0.3, 0.16 + open * 0.03],
    [0.02, 0.24],
    [-0.2, 0.32],
    [-0.38, 0.26],
  ];
  fillForm(pen, face, [fur.lit, fur.base, fur.base, fur.shade], () =>
    fillGlow(pen, [0.0, -0.1], 0.16, fade(fur.pale, 0.7)),
  );
  pen.fillStyle = ramp(pen, [0, 0], [0, 0.3], [fur.pale, fur.paleShade]);
  fillBlob(pen, [
    [0.36, 0.03],
    [0.56, 0.04],
    [0.58, 0.12],
    [0.3, 0.165 + open * 0.03],
    [0.04, 0.235],
    [-0.08, 0.26],
    [0.1, 0.14],
  ]);
  fillNose(
    pen,
    [
      [0.52, -0.1],
      [0.64, -0.06],
      [0.66, 0.03],
      [0.57, 0.05],
      [0.52, -0.02],
    ],
    INK,
  );
  drawEye(head, { at: [-0.02, -0.08], size: 0.098 });
  drawLashes(pen, [-0.02, -0.08], 0.09);
  drawCrown(head, false);
  const flap = sway * 0.05;
  fillEar(
    pen,
    [
      [-0.32, -0.16],
      [-0.5, -0.42 + flap],
      [-0.74, -0.5 + flap],
      [-0.68, -0.24 + flap],
      [-0.4, -0.04],
    ],
    fur.base,
    species.pattern === 'dapples' ? fur.ear : fur.pale,
  );
  pen.restore();
};

export const drawGiraffe: DrawHead = (head) => {
  const { pen, fur, sway, open } = head;
  pen.save();
  pen.rotate(0.36);
  drawCrown(head, true);
  const face: Point[] = [
    [-0.46, 0.06],
    [-0.42, -0.2],
    [-0.2, -0.32],
    [0.06, -0.26],
    [0.36, -0.12],
    [0.62, -0.1],
    [0.74, 0.04],
    [0.68, 0.18 + open * 0.03],
    [0.4, 0.19],
    [0.06, 0.24],
    [-0.2, 0.32],
    [-0.38, 0.26],
  ];
  fillForm(pen, face, [fur.lit, fur.base, fur.base, fur.shade], () => fillGlow(pen, [0.58, 0.06], 0.26, fur.pale));
  pen.fillStyle = fur.marks;
  pen.globalAlpha = 0.85;
  fillBlob(pen, [
    [-0.4, 0.0],
    [-0.26, -0.06],
    [-0.2, 0.1],
    [-0.34, 0.16],
  ]);
  fillBlob(pen, [
    [-0.16, 0.12],
    [0.0, 0.06],
    [0.04, 0.18],
    [-0.12, 0.25],
  ]);
  pen.globalAlpha = 0.5;
  fillBlob(pen, [
    [-0.1, -0.29],
    [0.12, -0.23],
    [0.36, -0.12],
    [0.2, -0.1],
    [0.02, -0.18],
  ]);
  pen.globalAlpha = 1;
  pen.fillStyle = fur.marksShade;
  fillOval(pen, [0.62, -0.02], 0.026, 0.036, 0.5);
  setLine(pen, fur.marksShade, 0.022);
  strokeCurve(pen, [
    [
      [0.72, 0.1],
      [0.58, 0.14 + open * 0.03],
      [0.44, 0.1 + open * 0.04],
    ],
  ]);
  drawEye(head, { at: [-0.04, -0.08], size: 0.092 });
  drawLashes(pen, [-0.04, -0.08], 0.09);
  drawCrown(head, false);
  fillEar(
    pen,
    [
      [-0.34, -0.14],
      [-0.52, -0.34 + sway * 0.05],
      [-0.74, -0.34 + sway * 0.06],
      [-0.64, -0.14 + sway * 0.05],
      [-0.4, -0.02],
    ],
    fur.base,
    fur.ear,
  );
  pen.restore();
};
