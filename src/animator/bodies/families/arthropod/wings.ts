import { lightOf } from '../../../maths/mesh.ts';
import { add, type Vector } from '../../../maths/vector.ts';
import { type BodyPart, makePart } from '../../body.ts';
import type { FieldKernel } from '../../polygonise.ts';
import { readHex } from '../../recolour.ts';
import type { Skeleton } from '../../skeleton.ts';
import { type BoundPoint, joinMeshes, sheetMesh } from '../../tubes-and-sheets.ts';
import type { ArthropodSheet } from './sheet.ts';

/** Outline of a wing: how far it reaches before and behind its root, by how far out one is. */
const OUTLINES = {
  clear: [(u: number) => 0.12 * Math.sin(Math.PI * u), (u: number) => 0.42 * Math.sin(Math.PI * u ** 0.8) ** 0.7],
  pair: [(u: number) => 0.06 * Math.sin(Math.PI * u), (u: number) => 0.3 * Math.sin(Math.PI * u ** 0.9) ** 0.6],
  broad: [
    (u: number) => 0.25 * u + 0.28 * Math.sin(Math.PI * u),
    (u: number) => 0.75 * Math.sin(Math.PI * Math.min(1, u * 0.92 + 0.08)) ** 0.5,
  ],
} as const;

/** Two a side: spread flat, to be raised and lowered. */
export function makeInsectWings(
  kernel: FieldKernel,
  skeleton: Skeleton,
  sheet: ArthropodSheet,
  frame: { wing(sign: number): Vector },
): BodyPart[] {
  const { wings, coat } = sheet;
  if (wings === undefined) return [];
  const [before, behind] = OUTLINES[wings.kind];
  const colour = lightOf(readHex(coat.wing ?? '#dfe9ee'));
  return (['L', 'R'] as const).map((side) => {
    const sign = side === 'L' ? 1 : -1;
    const root = frame.wing(sign);
    const one = (size: number, back: number, swept: number) => {
      const rows = Array.from({ length: 9 }, (_, row) => {
        const u = row / 8;
        return Array.from({ length: 6 }, (_, column): BoundPoint => {
          const v = column / 5;
          const z = before(u) * (1 - v) - behind(u) * v;
          const at: Vector = [
            sign * u * wings.span * size,
            0.012 * Math.sin(u * 3),
            z * wings.chord * size - swept * u * wings.span + back,
          ];
          return { at: add(root, at), bones: [[`wing${side}`, 1]] };
        });
      });
      return sheetMesh(skeleton, rows);
    };
    const mesh = joinMeshes(
      wings.kind === 'broad'
        ? [one(1, 0.04, -0.18), one(0.78, -0.1, 0.34)]
        : [one(1, 0.03, wings.kind === 'pair' ? -0.08 : 0.25), one(0.82, -0.06, wings.kind === 'pair' ? 0.1 : 0.5)],
    );
    const middle = add(root, [sign * wings.span * 0.36, 0, -wings.chord * 0.1]);
    const edge = {
      kind: 'outside',
      centre: middle,
      radii: [wings.span * 0.52, 9, wings.chord * 0.62],
      softness: 0.12,
    } as const;
    return makePart(kernel, {
      name: `wing${side}`,
      mesh,
      material: wings.kind === 'broad' ? 'feather' : 'paper',
      coat: [
        { colour },
        ...(coat.wingEdge === undefined
          ? []
          : [
              {
                colour: lightOf(readHex(coat.wingEdge)),
                where: {
                  kind: 'stripes',
                  direction: [0.6 * sign, 0, 1],
                  rate: 9,
                  share: 0.1,
                  softness: 0.06,
                  warp: 0.8,
                  warpCells: 4,
                } as const,
              },
              { colour: lightOf(readHex(coat.wingEdge)), where: edge },
            ]),
      ],
      twoSided: true,
    });
  });
}
