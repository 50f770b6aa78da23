import { fillForm, fillTube, ramp, strokeCurve } from '../../brush.ts';
import { fillBlob, type Point } from '../../pen.ts';
import { drawLashes } from './grazer.ts';
import { type DrawHead, drawEye, type HeadPose, setLine } from './head-parts.ts';

const JOINTS = 9;

/** The trunk hangs, swings, and curls at its end. */
function drawProboscis({ pen, fur, sway, open }: HeadPose): void {
  const curl = sway * 0.14 + open * 0.12;
  const spine = Array.from({ length: JOINTS + 1 }, (_, i): Point => {
    const t = i / JOINTS;
    return [
      0.34 + Math.sin(t * 2.1) * 0.17 + curl * t * t + Math.max(0, t - 0.72) * 0.5,
      0.04 + t * 1.2 - Math.max(0, t - 0.76) * 0.72,
    ];
  });
  pen.fillStyle = ramp(pen, [0.16, 0], [0.62, 0.1], [fur.base, fur.base, fur.shade]);
  fillTube(
    pen,
    spine,
    spine.map((_, i) => 0.19 - i * 0.0135),
  );
  setLine(pen, fur.shade, 0.018);
  pen.globalAlpha = 0.7;
  strokeCurve(
    pen,
    spine.slice(2, 8).map(([x, y]): [Point, Point, Point] => [
      [x - 0.1, y + 0.02],
      [x, y + 0.06],
      [x + 0.1, y + 0.01],
    ]),
  );
  pen.globalAlpha = 1;
}

export const drawElephant: DrawHead = (head) => {
  const { pen, fur, sway } = head;
  // The ear behind the head.
  pen.fillStyle = fur.far;
  fillBlob(pen, [
    [0.06, -0.42],
    [0.24, -0.5],
    [0.36, -0.34],
    [0.2, -0.2],
  ]);
  pen.fillStyle = ramp(pen, [0.3, 0.26], [0.78, 0.5], [fur.paleShade, fur.paleShade]);
  fillBlob(pen, [
    [0.4, 0.24],
    [0.5, 0.26],
    [0.72, 0.4],
    [0.86, 0.34],
    [0.72, 0.5],
    [0.48, 0.38],
  ]);
  drawProboscis(head);
  fillForm(
    pen,
    [
      [-0.52, 0.1],
      [-0.44, -0.34],
      [-0.2, -0.52],
      [0.08, -0.55],
      [0.32, -0.42],
      [0.47, -0.14],
      [0.5, 0.1],
      [0.36, 0.3],
      [0.1, 0.42],
      [-0.24, 0.42],
    ],
    [fur.lit, fur.base, fur.base, fur.shade],
  );
  pen.fillStyle = ramp(pen, [0.2, 0.2], [0.76, 0.5], [fur.paleShade, fur.pale, fur.pale]);
  fillBlob(pen, [
    [0.22, 0.24],
    [0.34, 0.26],
    [0.58, 0.44],
    [0.74, 0.38],
    [0.6, 0.56],
    [0.32, 0.42],
  ]);
  drawEye(head, { at: [0.2, -0.1], size: 0.068 });
  drawLashes(pen, [0.2, -0.1], 0.066);
  pen.save();
  pen.translate(-0.2, -0.2);
  pen.rotate(sway * 0.12);
  const ear: Point[] = [
    [0.14, -0.22],
    [-0.16, -0.36],
    [-0.52, -0.24],
    [-0.6, 0.18],
    [-0.42, 0.62],
    [-0.16, 0.72],
    [0.06, 0.4],
  ];
  fillForm(pen, ear, [fur.lit, fur.base, fur.shade]);
  pen.fillStyle = ramp(pen, [0, -0.3], [0, 0.6], [fur.ear, fur.ear]);
  pen.globalAlpha = 0.28;
  fillBlob(
    pen,
    ear.map(([x, y]): Point => [(x + 0.22) * 0.7 - 0.2, (y - 0.16) * 0.7 + 0.14]),
  );
  pen.globalAlpha = 1;
  setLine(pen, fur.shade, 0.03);
  strokeCurve(pen, [
    [
      [0.12, -0.2],
      [0.2, 0.1],
      [0.06, 0.38],
    ],
  ]);
  pen.restore();
};
