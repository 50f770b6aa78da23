import { fillForm, fillGlow, fillTube } from '../../brush.ts';
import { fillBlob, type Point } from '../../pen.ts';
import { type DrawHead, drawEye, fillEar } from './head-parts.ts';
import { drawMuzzle, drawWhiskers } from './muzzle.ts';

/** A round face turned half to the camera: both ears, both eyes. */
export const drawCat: DrawHead = (head) => {
  const { pen, fur, species, sway } = head;
  const lift = sway * 0.02;
  fillEar(
    pen,
    [
      [0.1, -0.3],
      [0.3, -0.68 + lift],
      [0.37, -0.66 + lift],
      [0.46, -0.2],
    ],
    fur.shade,
    fur.ear,
  );
  fillEar(
    pen,
    [
      [-0.46, -0.14],
      [-0.4, -0.68 + lift],
      [-0.33, -0.7 + lift],
      [-0.04, -0.36],
    ],
    fur.base,
    fur.ear,
  );
  const face: Point[] = [
    [-0.5, 0.1],
    [-0.47, -0.18],
    [-0.26, -0.38],
    [0.02, -0.43],
    [0.3, -0.36],
    [0.48, -0.16],
    [0.52, 0.1],
    [0.44, 0.27],
    [0.22, 0.38],
    [0.04, 0.41],
    [-0.22, 0.38],
    [-0.42, 0.28],
  ];
  fillForm(pen, face, [fur.lit, fur.base, fur.base, fur.shade], () => fillGlow(pen, [0.12, 0.2], 0.36, fur.pale));
  // Tufts at the cheeks.
  pen.fillStyle = fur.base;
  fillBlob(pen, [
    [-0.44, 0],
    [-0.6, 0.18],
    [-0.48, 0.18],
    [-0.53, 0.32],
    [-0.36, 0.3],
    [-0.3, 0.1],
  ]);
  fillBlob(pen, [
    [0.46, 0.02],
    [0.58, 0.16],
    [0.5, 0.18],
    [0.52, 0.3],
    [0.38, 0.3],
    [0.34, 0.1],
  ]);
  if (species.pattern === 'tabby') {
    pen.fillStyle = fur.marks;
    pen.globalAlpha = 0.3;
    for (const [x, lean] of [
      [-0.12, -0.03],
      [0.04, 0],
      [0.2, 0.03],
    ] as const)
      fillTube(
        pen,
        [
          [x + lean, -0.41],
          [x, -0.3],
          [x - lean * 0.4, -0.2],
        ],
        [0.026, 0.03, 0.008],
      );
    for (const y of [0.04, 0.14])
      fillTube(
        pen,
        [
          [-0.52, y],
          [-0.42, y + 0.02],
          [-0.3, y + 0.01],
        ],
        [0.016, 0.018, 0.004],
      );
    pen.globalAlpha = 1;
  }
  drawEye(head, { at: [-0.12, -0.02], size: 0.125, pupil: 'slit' });
  drawEye(head, { at: [0.32, -0.02], size: 0.118, narrow: 0.84, pupil: 'slit' });
  drawMuzzle(head, [0.13, 0.13], 0.72, '#e2838a');
  drawWhiskers(pen, [0.13, 0.22], 0.44);
};
