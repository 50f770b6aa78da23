import { mix } from '../../../maths/ease.ts';
import { scale, type Vector } from '../../../maths/vector.ts';
import type { BodyPart } from '../../body.ts';
import type { Dressed, Maker } from './fabric.ts';
import { fieldPart } from './field-part.ts';
import { type BoneShares, joinMeshes, loftMesh, plainPart, tubeMesh } from './loft.ts';
import { MOUTH_Y } from './mouth.ts';
import { glassPane } from './visor-glass.ts';

/** In head units: half as wide and as high as the pane, its middle, how far it is before the head, and how far its sides go back around the face. */
const [WIDE, HIGH, MIDDLE, AHEAD, AROUND] = [0.152, 0.088, 0.008, 0.236, 0.082] as const;
/** How square it is: 2 is an ellipse. */
const SQUARE = 3.4;
const [STEPS, RINGS] = [32, 5] as const;
/** Of its height at the nose, which it goes below. */
const NOSE_DOWN = 0.16;
const RUBBER: Vector = [0.028, 0.03, 0.036];
const onHeadBone = (): BoneShares => [['head', 1]];

/** A point of the pane or its rim: so far around it, so far from its middle. */
function paneAt(share: number, out: number): Vector {
  const angle = share * Math.PI * 2;
  const [c, n] = [Math.cos(angle), Math.sin(angle)];
  const fat = (Math.abs(c) ** SQUARE + Math.abs(n) ** SQUARE) ** (-1 / SQUARE) * out;
  const x = c * fat;
  const y = n * fat;
  const nose = y < 0 ? y * NOSE_DOWN * Math.exp(-((x / 0.3) ** 2)) : 0;
  return [x * WIDE, MIDDLE + (y + nose) * HIGH, AHEAD - AROUND * x * x];
}

/** What divers see through: a pane in a frame of rubber over eyes and nose, and a strap around the head. */
function maskParts({ skeleton, frame }: Maker, colour: Vector): BodyPart[] {
  const { onHead, headScale: s } = frame;
  const around = (out: number, back = 0): Vector[] =>
    Array.from({ length: STEPS + 1 }, (_, k) => {
      const [x, y, z] = paneAt(k / STEPS, out);
      return onHead(x, y, z - back);
    });
  const rim = tubeMesh(skeleton, around(1), [0.013 * s], onHeadBone, { closed: true, around: 7 });
  // The skirt closes the room before the face.
  const skirt = loftMesh(skeleton, {
    rows: 2,
    columns: STEPS,
    closed: true,
    point: (row, column) => {
      const [x, y, z] = paneAt(column / STEPS, row === 0 ? 1 : 1.03);
      return onHead(x, y, row === 0 ? z : z - 0.085);
    },
    weights: onHeadBone,
  });
  const strap = tubeMesh(
    skeleton,
    Array.from({ length: 15 }, (_, k) => {
      const a = mix(1.06, Math.PI * 2 - 1.06, k / 14);
      return onHead(Math.sin(a) * 0.214, 0.02 + 0.03 * Math.sin((k / 14) * Math.PI), Math.cos(a) * 0.226 - 0.008);
    }),
    [0.011 * s],
    onHeadBone,
    { around: 6, flat: 1.2 },
  );
  const glass = loftMesh(skeleton, {
    rows: RINGS,
    columns: STEPS + 1,
    closed: false,
    point: (row, column) => {
      const [x, y, z] = paneAt(column / STEPS, 0.02 + (0.96 * row) / (RINGS - 1));
      return onHead(x, y, z + 0.004);
    },
    weights: onHeadBone,
  });
  return [
    plainPart('maskRim', rim, colour, 'rubber'),
    plainPart('maskSkirt', joinMeshes([skirt, strap]), RUBBER, 'rubber', true),
    glassPane('maskGlass', glass, RINGS, STEPS + 1),
  ];
}

/** What divers breathe through, and the hose from there to the tank. */
function regulatorParts(maker: Maker): BodyPart[] {
  const { skeleton, frame } = maker;
  const { onHead, headScale: s, shoulderY, build } = frame;
  const hose: Vector[] = [
    onHead(-0.05, MOUTH_Y - 0.004, 0.236),
    onHead(-0.15, MOUTH_Y - 0.02, 0.2),
    onHead(-0.225, MOUTH_Y - 0.05, 0.08),
    onHead(-0.2, MOUTH_Y - 0.1, -0.08),
    [-build.chest * 0.35, shoulderY + 0.03, -build.chest * 0.8 - 0.06],
    [0, shoulderY - 0.03, -build.chest * 0.8 - 0.09],
  ];
  // Its lower end is at the tank, and stays there as the head turns.
  const shares = (index: number): BoneShares => {
    const chest = Math.max(0, (index - 1) / (hose.length - 2));
    return [
      ['head', 1 - chest],
      ['chest', chest],
    ];
  };
  return [
    fieldPart(maker, 'regulator', RUBBER, 'rubber', 0.014, (field) =>
      field
        .on('head', 0.012)
        .ball(onHead(0, MOUTH_Y, 0.222), scale([0.052, 0.04, 0.036], s))
        .ball(onHead(0, MOUTH_Y, 0.244), scale([0.03, 0.03, 0.026], s)),
    ),
    plainPart('hose', tubeMesh(skeleton, hose, [0.013 * s], shares, { around: 6 }), RUBBER, 'rubber'),
  ];
}

/** From the mouth past the ear to above the crown. */
function snorkel({ skeleton, frame: { onHead, headScale: s } }: Maker, colour: Vector): BodyPart {
  const points = [
    onHead(0.02, MOUTH_Y, 0.215),
    onHead(0.1, MOUTH_Y - 0.03, 0.2),
    onHead(0.2, MOUTH_Y + 0.02, 0.12),
    onHead(0.225, 0.08, 0.05),
    onHead(0.225, 0.27, -0.01),
    onHead(0.21, 0.34, -0.06),
  ];
  return plainPart('snorkel', tubeMesh(skeleton, points, [0.016 * s], onHeadBone, { around: 8 }), colour, 'plastic');
}

/** `mask` alone is worn by who holds the breath. */
export function diveMask(maker: Maker, { colour }: Dressed, form: 'mask' | 'snorkel' | 'regulator'): BodyPart[] {
  const parts = maskParts(maker, colour);
  if (form === 'snorkel') return [...parts, snorkel(maker, colour)];
  return form === 'regulator' ? [...parts, ...regulatorParts(maker)] : parts;
}
