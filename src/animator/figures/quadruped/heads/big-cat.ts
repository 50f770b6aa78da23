import { TAU } from '../../../maths/ease.ts';
import { fillForm, fillGlow, fillTube, ramp } from '../../brush.ts';
import { fillBlob, type Point } from '../../pen.ts';
import { type DrawHead, drawEye, fillOval, type HeadPose } from './head-parts.ts';
import { drawMuzzle, drawWhiskers } from './muzzle.ts';

/** Three rings of locks around the face and down the breast, the outer ones darker. */
function drawMane({ pen, fur, sway }: HeadPose): void {
  const rings = [
    { count: 17, radius: 0.7, long: 0.34, tone: [fur.marks, fur.marksShade] },
    { count: 15, radius: 0.56, long: 0.3, tone: [fur.marksLit, fur.marks] },
    { count: 13, radius: 0.42, long: 0.26, tone: [fur.base, fur.marksLit] },
  ] as const;
  const [cx, cy] = [-0.04, 0.08];
  for (const [ring, { count, radius, long, tone }] of rings.entries()) {
    pen.fillStyle = tone[0];
    fillOval(pen, [cx, cy], radius, radius * 1.06);
    for (let i = 0; i < count; i++) {
      const angle = (i / count) * TAU + ring * 0.2;
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
      // Hair hangs: what points sideways falls, and the breast is the longest.
      const fall = 0.1 + 0.1 * Math.max(0, dy) + sway * 0.02 * Math.sin(angle * 2 + ring);
      const reach = long * (1 + 0.35 * Math.max(0, dy) - 0.3 * Math.max(0, -dy)) * (i % 2 === 0 ? 1 : 0.82);
      const [x, y] = [cx + dx * radius * 0.86, cy + dy * radius * 0.9];
      const wide = (radius * 3.4) / count;
      const tip: Point = [x + dx * reach, y + dy * reach + fall];
      pen.fillStyle = ramp(pen, [x, y], tip, tone);
      fillBlob(pen, [
        [x - dy * wide, y + dx * wide],
        [x + dx * reach * 0.6 - dy * wide * 0.7, y + dy * reach * 0.6 + dx * wide * 0.7 + fall * 0.3],
        tip,
        [x + dx * reach * 0.5 + dy * wide * 0.8, y + dy * reach * 0.5 - dx * wide * 0.8 + fall * 0.2],
        [x + dy * wide, y - dx * wide],
      ]);
    }
  }
}

function drawFaceMarks({ pen, fur, species }: HeadPose): void {
  pen.fillStyle = fur.marks;
  if (species.pattern === 'tiger') {
    for (const [x, y, long, lean] of [
      [-0.16, -0.38, 0.16, 0.04],
      [0.06, -0.42, 0.2, 0],
      [0.26, -0.37, 0.15, -0.03],
    ] as const)
      fillTube(
        pen,
        [
          [x, y],
          [x + lean * 0.5, y + long * 0.5],
          [x + lean, y + long],
        ],
        [0.03, 0.026, 0.006],
      );
    for (const y of [-0.1, 0.06, 0.2])
      fillTube(
        pen,
        [
          [-0.52, y - 0.03],
          [-0.4, y],
          [-0.28, y - 0.01],
        ],
        [0.026, 0.022, 0.005],
      );
    for (const y of [0, 0.14])
      fillTube(
        pen,
        [
          [0.53, y - 0.02],
          [0.48, y],
          [0.42, y],
        ],
        [0.022, 0.018, 0.005],
      );
  } else if (species.pattern === 'spots' || species.pattern === 'rosettes') {
    for (const [x, y] of [
      [-0.2, -0.3],
      [-0.06, -0.34],
      [0.1, -0.35],
      [0.24, -0.3],
      [-0.34, -0.16],
      [-0.4, 0.02],
      [-0.3, 0.12],
      [0.02, -0.26],
      [0.16, -0.25],
    ] as const)
      fillOval(pen, [x, y], 0.024, 0.02);
    if (species.pattern === 'spots') {
      // The cheetah's tears.
      fillTube(
        pen,
        [
          [0, 0.02],
          [0.02, 0.12],
          [-0.02, 0.22],
        ],
        [0.016, 0.022, 0.012],
      );
      fillTube(
        pen,
        [
          [0.3, 0.02],
          [0.3, 0.12],
          [0.33, 0.22],
        ],
        [0.014, 0.02, 0.01],
      );
    }
  }
}

export const drawBigCat: DrawHead = (head) => {
  const { pen, fur, species, sway } = head;
  if (species.mane === 'lion') drawMane(head);
  const turn = sway * 0.012;
  pen.fillStyle = fur.shade;
  fillOval(pen, [0.36, -0.36 + turn], 0.14, 0.14);
  pen.fillStyle = fur.dark;
  fillOval(pen, [0.35, -0.34 + turn], 0.08, 0.085);
  pen.fillStyle = fur.base;
  fillOval(pen, [-0.34, -0.36 + turn], 0.17, 0.165);
  pen.fillStyle = species.pattern === 'plain' ? fur.dark : fur.marks;
  fillOval(pen, [-0.33, -0.33 + turn], 0.1, 0.1);
  const face: Point[] = [
    [-0.52, 0.06],
    [-0.46, -0.22],
    [-0.26, -0.4],
    [0.04, -0.46],
    [0.32, -0.38],
    [0.48, -0.18],
    [0.52, 0.08],
    [0.44, 0.28],
    [0.28, 0.42],
    [0.1, 0.46],
    [-0.14, 0.43],
    [-0.4, 0.3],
  ];
  fillForm(pen, face, [fur.lit, fur.base, fur.base, fur.shade]);
  if (species.mane !== 'lion') {
    pen.fillStyle = species.belly > 0.6 ? fur.pale : fur.base;
    fillBlob(pen, [
      [-0.42, 0.04],
      [-0.62, 0.2],
      [-0.52, 0.24],
      [-0.54, 0.38],
      [-0.38, 0.38],
      [-0.24, 0.3],
      [-0.28, 0.12],
    ]);
    fillBlob(pen, [
      [0.44, 0.08],
      [0.58, 0.2],
      [0.5, 0.24],
      [0.5, 0.36],
      [0.36, 0.36],
      [0.36, 0.14],
    ]);
  }
  drawFaceMarks(head);
  fillGlow(pen, [-0.08, -0.16], 0.14, fur.pale);
  fillGlow(pen, [0.34, -0.16], 0.11, fur.pale);
  // The bridge of the nose: broad, and a little darker than the face.
  pen.fillStyle = ramp(pen, [0, -0.2], [0, 0.14], [fur.base, fur.deep]);
  fillBlob(pen, [
    [0.06, -0.2],
    [0.22, -0.2],
    [0.24, 0],
    [0.28, 0.12],
    [0.04, 0.12],
    [0.06, 0],
  ]);
  drawEye(head, { at: [-0.1, -0.04], size: 0.09 });
  drawEye(head, { at: [0.34, -0.05], size: 0.085, narrow: 0.84 });
  drawMuzzle(head, [0.15, 0.13], 1.0, '#b8625a');
  drawWhiskers(pen, [0.15, 0.27], 0.4);
};
