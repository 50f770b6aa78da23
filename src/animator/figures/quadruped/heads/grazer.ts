import { fillForm, fillGlow, fillTube, ramp, strokeCurve } from '../../brush.ts';
import { fillBlob, type Point } from '../../pen.ts';
import { type DrawHead, drawEye, fillEar, fillOval, type HeadPose, INK, setLine } from './head-parts.ts';

function drawHorn(
  pen: HeadPose['pen'],
  spine: readonly Point[],
  halves: readonly number[],
  tones: readonly string[],
): void {
  const [from, to] = [spine[0], spine.at(-1)];
  if (from === undefined || to === undefined) return;
  pen.fillStyle = ramp(pen, from, to, tones);
  fillTube(pen, spine, halves);
}

export const drawBovine: DrawHead = (head) => {
  const { pen, fur, species, sway, open } = head;
  pen.save();
  pen.rotate(0.42);
  const horn = ['#efe4cb', '#d9c8a4', '#8f7a5e'];
  if (species.crown === 'horns') {
    drawHorn(
      pen,
      [
        [-0.12, -0.3],
        [0.0, -0.46],
        [-0.02, -0.62],
      ],
      [0.055, 0.045, 0.012],
      horn,
    );
    drawHorn(
      pen,
      [
        [-0.36, -0.26],
        [-0.46, -0.46],
        [-0.32, -0.64],
      ],
      [0.065, 0.055, 0.014],
      horn,
    );
  }
  const flap = sway * 0.05;
  const face: Point[] = [
    [-0.5, 0.04],
    [-0.46, -0.24],
    [-0.2, -0.35],
    [0.1, -0.28],
    [0.34, -0.2],
    [0.54, -0.18],
    [0.64, 0.0],
    [0.58, 0.2],
    [0.36, 0.27],
    [0.06, 0.28],
    [-0.16, 0.36],
    [-0.42, 0.28],
  ];
  const spotted = species.pattern === 'cow';
  fillForm(pen, face, [fur.lit, fur.base, fur.base, fur.shade]);
  if (spotted) {
    pen.fillStyle = fur.marks;
    fillBlob(pen, [
      [-0.48, 0],
      [-0.44, -0.24],
      [-0.18, -0.345],
      [0.1, -0.27],
      [0.16, -0.1],
      [0.02, 0.12],
      [-0.24, 0.2],
      [-0.44, 0.16],
    ]);
  }
  // A broad wet muzzle.
  pen.fillStyle = ramp(pen, [0.3, -0.2], [0.5, 0.28], [fur.pale, fur.pale, fur.dark]);
  fillBlob(pen, [
    [0.36, -0.18],
    [0.54, -0.2],
    [0.67, 0.0],
    [0.61, 0.21 + open * 0.03],
    [0.38, 0.28 + open * 0.04],
    [0.3, 0.06],
  ]);
  pen.fillStyle = '#7c4a4a';
  fillOval(pen, [0.55, -0.05], 0.04, 0.055, 0.3);
  setLine(pen, '#7c4a4a', 0.02);
  strokeCurve(pen, [
    [
      [0.62, 0.14],
      [0.5, 0.2],
      [0.38, 0.17 + open * 0.04],
    ],
  ]);
  fillEar(
    pen,
    [
      [-0.28, -0.14],
      [-0.54, -0.26 + flap],
      [-0.72, -0.12 + flap],
      [-0.56, 0.04 + flap],
      [-0.34, 0.02],
    ],
    spotted ? fur.marks : fur.base,
    fur.ear,
  );
  drawEye(head, { at: [-0.02, -0.1], size: 0.08 });
  drawLashes(pen, [-0.02, -0.1], 0.08);
  pen.restore();
};

export function drawLashes(pen: HeadPose['pen'], [x, y]: Point, size: number): void {
  setLine(pen, INK, 0.026);
  strokeCurve(pen, [
    [
      [x - size * 1.1, y - size * 0.2],
      [x - size * 0.2, y - size * 1.6],
      [x + size * 1.2, y - size * 0.6],
    ],
  ]);
}

export const drawSheep: DrawHead = (head) => {
  const { pen, fur, sway, open } = head;
  pen.save();
  pen.rotate(0.3);
  pen.fillStyle = fur.marksShade;
  fillBlob(pen, [
    [0.06, -0.12],
    [0.2, -0.3],
    [0.36, -0.26 + sway * 0.03],
    [0.22, -0.08],
  ]);
  fillForm(
    pen,
    [
      [-0.34, 0.02],
      [-0.28, -0.24],
      [0.0, -0.31],
      [0.28, -0.2],
      [0.48, -0.02],
      [0.5, 0.14],
      [0.38, 0.24 + open * 0.03],
      [0.12, 0.26],
      [-0.18, 0.26],
    ],
    [fur.marksLit, fur.marks, fur.marksShade],
  );
  setLine(pen, fur.marksShade, 0.024);
  strokeCurve(pen, [
    [
      [0.48, 0.1],
      [0.4, 0.16],
      [0.26, 0.14 + open * 0.04],
    ],
  ]);
  pen.fillStyle = fur.marksShade;
  fillOval(pen, [0.44, 0.02], 0.022, 0.034, 0.3);
  drawEye(head, { at: [0.1, -0.08], size: 0.085 });
  pen.restore();
  for (const [x, y, radius] of [
    [-0.38, -0.1, 0.18],
    [-0.34, -0.3, 0.19],
    [-0.12, -0.4, 0.2],
    [0.1, -0.36, 0.16],
  ] as const) {
    pen.fillStyle = ramp(pen, [0, y - radius], [0, y + radius], [fur.lit, fur.base, fur.shade]);
    fillOval(pen, [x, y], radius, radius * 0.94);
  }
  pen.fillStyle = ramp(pen, [-0.2, 0], [-0.6, 0.2], [fur.marks, fur.marksShade]);
  fillBlob(pen, [
    [-0.2, -0.1],
    [-0.44, -0.06 + sway * 0.03],
    [-0.58, 0.12 + sway * 0.05],
    [-0.4, 0.14],
    [-0.2, 0.02],
  ]);
};

export const drawGoat: DrawHead = (head) => {
  const { pen, fur, sway, open } = head;
  pen.save();
  pen.rotate(0.42);
  const horn = ['#6e5c4c', '#9a8468', '#c8b492'];
  drawHorn(
    pen,
    [
      [-0.1, -0.26],
      [-0.2, -0.6],
      [-0.46, -0.78],
      [-0.66, -0.7],
    ],
    [0.06, 0.055, 0.04, 0.012],
    ['#54463a', '#7c6a54', '#a08c6e'],
  );
  drawHorn(
    pen,
    [
      [-0.24, -0.24],
      [-0.38, -0.56],
      [-0.64, -0.7],
      [-0.84, -0.58],
    ],
    [0.07, 0.062, 0.045, 0.014],
    horn,
  );
  fillForm(
    pen,
    [
      [-0.46, 0.04],
      [-0.4, -0.22],
      [-0.16, -0.3],
      [0.2, -0.18],
      [0.5, -0.1],
      [0.6, 0.04],
      [0.52, 0.17 + open * 0.03],
      [0.2, 0.2],
      [-0.1, 0.3],
      [-0.36, 0.26],
    ],
    [fur.lit, fur.base, fur.base, fur.shade],
    () => fillGlow(pen, [0.48, 0.04], 0.22, fur.pale),
  );
  pen.fillStyle = ramp(pen, [0.2, 0.1], [0.1, 0.6], [fur.pale, fur.paleShade]);
  fillBlob(pen, [
    [0.16, 0.16],
    [0.34, 0.16],
    [0.3, 0.36],
    [0.2 + sway * 0.03, 0.58],
    [0.14, 0.36],
  ]);
  setLine(pen, INK, 0.022);
  pen.globalAlpha = 0.7;
  strokeCurve(pen, [
    [
      [0.59, 0.08],
      [0.48, 0.14],
      [0.34, 0.1 + open * 0.04],
    ],
  ]);
  pen.globalAlpha = 1;
  pen.fillStyle = fur.marks;
  fillOval(pen, [0.54, -0.02], 0.024, 0.036, 0.5);
  drawEye(head, { at: [0.0, -0.08], size: 0.078 });
  fillEar(
    pen,
    [
      [-0.3, -0.12],
      [-0.52, -0.1 + sway * 0.04],
      [-0.68, 0.12 + sway * 0.05],
      [-0.5, 0.14],
      [-0.3, 0.02],
    ],
    fur.base,
    fur.ear,
  );
  pen.restore();
};
