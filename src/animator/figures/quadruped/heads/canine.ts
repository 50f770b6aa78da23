import { fade, fillForm, fillGlow, ramp, strokeCurve } from '../../brush.ts';
import { fillBlob, type Point } from '../../pen.ts';
import { type DrawHead, drawEye, fillEar, fillNose, fillOval, type HeadPose, INK, setLine } from './head-parts.ts';

function drawPricked({ pen, fur, species, sway }: HeadPose, far: boolean): void {
  const lift = sway * 0.03;
  const tip = species.pattern === 'fox' || species.pattern === 'wolf' ? fur.marks : fur.base;
  const points: Point[] = far
    ? [
        [-0.1, -0.32],
        [0.0, -0.68 + lift],
        [0.06, -0.66 + lift],
        [0.17, -0.3],
      ]
    : [
        [-0.36, -0.26],
        [-0.3, -0.74 + lift],
        [-0.23, -0.74 + lift],
        [-0.02, -0.36],
      ];
  fillEar(pen, points, far ? fur.shade : fur.base, far ? fur.dark : fur.ear);
  if (far || species.pattern !== 'fox') return;
  pen.fillStyle = tip;
  fillBlob(pen, [
    [-0.325, -0.6],
    [-0.3, -0.745 + lift],
    [-0.23, -0.745 + lift],
    [-0.17, -0.6],
    [-0.24, -0.64],
  ]);
}

function drawDrop({ pen, fur, sway }: HeadPose, far: boolean): void {
  pen.save();
  pen.translate(far ? 0.06 : -0.2, far ? -0.3 : -0.3);
  pen.rotate(0.22 + sway * 0.16);
  const ear: Point[] = [
    [-0.06, -0.08],
    [-0.26, 0.04],
    [-0.36, 0.3],
    [-0.28, 0.52],
    [-0.12, 0.52],
    [0.04, 0.3],
    [0.1, 0.04],
  ];
  pen.fillStyle = far ? fur.far : ramp(pen, [0, -0.1], [-0.1, 0.5], [fur.base, fur.dark, fur.dark]);
  fillBlob(pen, far ? ear.map(([x, y]): Point => [x * 0.7 + 0.06, y * 0.6]) : ear);
  pen.restore();
}

/** From the side, with a smile: the muzzle is what makes a dog. */
export const drawCanine: DrawHead = (head) => {
  const { pen, fur, species, open } = head;
  const drop = species.ears === 'drop';
  const wild = species.pattern === 'fox' || species.pattern === 'wolf';
  if (drop) drawDrop(head, true);
  else drawPricked(head, true);
  const gape = Math.max(open, drop && !head.shut ? 0.42 : 0);
  if (gape > 0.1) {
    pen.fillStyle = '#5a1d22';
    fillBlob(pen, [
      [0.1, 0.13],
      [0.62, 0.13],
      [0.58, 0.16 + gape * 0.12],
      [0.36, 0.2 + gape * 0.17],
      [0.16, 0.22],
    ]);
    if (gape > 0.3) {
      pen.fillStyle = '#ee8b93';
      fillBlob(pen, [
        [0.26, 0.18],
        [0.52, 0.15],
        [0.62, 0.2 + gape * 0.14],
        [0.56, 0.24 + gape * 0.22],
        [0.46, 0.22 + gape * 0.14],
      ]);
    }
    // The lower jaw.
    pen.fillStyle = fur.paleShade;
    fillBlob(pen, [
      [0.06, 0.16],
      [0.3, 0.2 + gape * 0.12],
      [0.5, 0.19 + gape * 0.12],
      [0.48, 0.25 + gape * 0.12],
      [0.24, 0.3 + gape * 0.1],
      [0, 0.3],
    ]);
  }
  const slim = wild ? 0.03 : 0;
  const skull: Point[] = [
    [-0.46, 0.06],
    [-0.42, -0.22],
    [-0.22, -0.42],
    [0.06, -0.43],
    [0.24, -0.32],
    [0.34, -0.17],
    [0.6, -0.12 + slim],
    [0.72, -0.04],
    [0.7, 0.08],
    [0.56, 0.15 - slim],
    [0.24, 0.2],
    [-0.08, 0.36],
    [-0.36, 0.3],
  ];
  fillForm(pen, skull, [fur.lit, fur.base, fur.base, fur.shade], () =>
    fillGlow(pen, [0.5, 0.02], 0.26, fade(fur.pale, 0.75)),
  );
  // Cheek and muzzle are pale; the cheeks of the wild ones are pointed.
  pen.fillStyle = ramp(pen, [0.2, -0.1], [0, 0.4], [fur.pale, fur.pale, fur.paleShade]);
  if (wild || species.pattern === 'collie' || species.ears === 'point')
    fillBlob(pen, [
      [0.3, 0.0],
      [0.56, -0.03],
      [0.7, 0.05],
      [0.56, 0.145],
      [0.24, 0.2],
      [0.02, 0.34],
      [-0.2, 0.44],
      [-0.24, 0.34],
      [-0.42, 0.36],
      [-0.36, 0.24],
      [-0.1, 0.14],
      [0.12, 0.08],
    ]);

  if (species.pattern === 'saddle' || species.pattern === 'collie') {
    pen.fillStyle = species.pattern === 'collie' ? fur.pale : fur.marks;
    if (species.pattern === 'collie')
      fillBlob(pen, [
        [0.1, -0.43],
        [0.24, -0.34],
        [0.36, -0.17],
        [0.6, -0.11],
        [0.5, -0.04],
        [0.3, -0.1],
        [0.14, -0.28],
      ]);
    else
      fillBlob(pen, [
        [0.3, -0.16],
        [0.6, -0.12],
        [0.72, -0.04],
        [0.7, 0.06],
        [0.5, 0.02],
      ]);
  }
  setLine(pen, INK, 0.022);
  pen.globalAlpha = 0.7;
  strokeCurve(pen, [
    [
      [0.7, 0.07],
      [0.5, 0.16],
      [0.22, 0.16 + gape * 0.02],
    ],
    [
      [0.22, 0.16],
      [0.15, 0.14],
      [0.12, 0.09],
    ],
  ]);
  pen.globalAlpha = 1;
  fillNose(
    pen,
    [
      [0.62, -0.13],
      [0.75, -0.1],
      [0.77, -0.01],
      [0.69, 0.04],
      [0.62, -0.03],
    ],
    INK,
  );
  drawEye(head, { at: [0.16, -0.14], size: 0.088 });
  setLine(pen, fur.dark, 0.026);
  pen.globalAlpha = 0.7;
  strokeCurve(pen, [
    [
      [0.04, -0.29],
      [0.13, -0.34],
      [0.22, -0.3],
    ],
  ]);
  pen.globalAlpha = 1;
  if (drop) drawDrop(head, false);
  else drawPricked(head, false);
  if (species.pattern === 'wolf') {
    pen.fillStyle = fur.marks;
    pen.globalAlpha = 0.35;
    fillOval(pen, [-0.12, -0.36], 0.2, 0.07, -0.2);
    pen.globalAlpha = 1;
  }
};
