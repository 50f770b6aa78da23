import { mix } from '../../../maths/ease.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { BodyPart } from '../../body.ts';
import { type Dressed, type Maker, newField } from './fabric.ts';
import { fieldPart } from './field-part.ts';
import { SIDES } from './frame.ts';
import { GARMENTS } from './garments-table.ts';
import { plainPart, tubeMesh } from './loft.ts';
import { THICKNESS } from './skirt.ts';
import { shapeTrunk } from './torso.ts';

/** How far a shirt stands out before the throat. */
function onShirt(maker: Maker, y: number): number {
  const shirt = newField(maker);
  shapeTrunk(shirt, maker.frame, THICKNESS);
  return maker.kernel.surface(shirt, [0, y, -0.02], [0, 0, 1])[2];
}

/** Scarves, ties, chains. */
export function neckwear(maker: Maker, { colour, second, cut }: Dressed, form: string): BodyPart[] {
  const { frame, skeleton } = maker;
  const { shoulderY, build, torso } = frame;
  const n = build.neck;
  const coat = maker.sheet.wears.some(({ garment }) => GARMENTS[garment]?.slot === 'over') && form !== 'tie';
  // A padded coat stands out as far as it is thick.
  const padding = Math.max(0, ...maker.sheet.wears.map(({ garment }) => GARMENTS[garment]?.grow ?? 0));
  const front = build.chest * 0.8 + (coat ? 0.05 + padding * 1.5 : 0.034);
  const tube = (points: readonly Vector[], radius: number, name: string, material: BodyPart['material']): BodyPart =>
    plainPart(
      name,
      tubeMesh(skeleton, points, [radius], () => [['chest', 1]], { around: 6 }),
      colour,
      material,
    );
  switch (form) {
    case 'scarf':
    case 'shawl':
    case 'bandana':
    case 'lei':
      return [
        fieldPart(maker, 'scarf', colour, form === 'lei' ? 'leaf' : 'cloth', 0.022, (field) => {
          if (form === 'bandana') {
            field.on('chest', 0.02).torus([0, shoulderY + 0.012, -0.006], n * 1.35, 0.02);
            field.cone([0, shoulderY + 0.01, n * 1.4], [0, shoulderY - 0.06, front * 0.9], 0.05, 0.012, {
              flat: { axis: [0, 0, 1], by: 0.35 },
            });
          } else if (form === 'shawl') {
            for (const [side, sign] of SIDES)
              field
                .on(`collar${side}`, 0.04)
                .cone(
                  [sign * 0.04, shoulderY + 0.004, -0.03],
                  [sign * build.shoulders * 1.12, shoulderY - 0.055, -0.01],
                  0.07,
                  0.078,
                  { flat: { axis: [0, 1, 0], by: 0.75 } },
                );
            field
              .on('chest')
              .cone([0.06, shoulderY - 0.05, front * 0.6], [0.01, shoulderY - torso * 0.5, front], 0.06, 0.03);
            field.cone([-0.06, shoulderY - 0.05, front * 0.6], [-0.01, shoulderY - torso * 0.5, front], 0.06, 0.03);
          } else {
            field.on('neck', 0.02).torus([0, shoulderY + 0.022, -0.004], n * 1.34, form === 'lei' ? 0.03 : 0.034);
            field
              .on('chest')
              .torus(
                [0, shoulderY - 0.004 + (coat ? padding * 0.5 : 0), 0.004],
                n * 1.5,
                0.03 + (coat ? padding * 0.5 : 0),
              );
            if (form === 'scarf')
              field.cone(
                [0.05, shoulderY - 0.02, front * 0.62],
                [0.065, shoulderY - torso * 0.55, front + 0.006],
                0.036,
                0.042,
                { flat: { axis: [0, 0, 1], by: 0.5 } },
              );
          }
        }),
      ];
    case 'tie':
      return [
        fieldPart(maker, 'tie', colour, 'cloth', 0.014, (field) => {
          const flat = { axis: [0, 0, 1] as Vector, by: 0.4 };
          // Wide where both points of the collar meet above it, narrow where the blade comes out.
          const knot = onShirt(maker, shoulderY - 0.012) + 0.012;
          field
            .on('chest', 0.004)
            .cone([0, shoulderY + 0.026, knot - 0.012], [0, shoulderY - 0.006, knot + 0.003], 0.024, 0.016, {
              flat: { axis: [0, 0, 1], by: 0.3 },
            });
          const [chest, end]: [Vector, Vector] = [
            [0, shoulderY - torso * 0.2, front * 1.01],
            [0, shoulderY - torso * 0.62, front * 1.01],
          ];
          field.cone([0, shoulderY - 0.01, knot + 0.002], chest, 0.015, 0.022, { flat });
          field.cone(chest, end, 0.021, 0.032, { flat });
          field.on('spine').cone(end, [0, shoulderY - torso * 0.7, front * 0.97], 0.032, 0.006, { flat });
        }),
      ];
    case 'bowtie':
      return [
        fieldPart(maker, 'bowtie', colour, 'cloth', 0.012, (field) => {
          const z = onShirt(maker, shoulderY - 0.012) + 0.02;
          field.on('chest', 0.008).ball([0, shoulderY - 0.002, z], 0.013);
          for (const [, sign] of SIDES)
            field.cone([sign * 0.008, shoulderY - 0.002, z], [sign * 0.05, shoulderY - 0.002, z - 0.008], 0.01, 0.026, {
              flat: { axis: [0, 0, 1], by: 0.5 },
            });
        }),
      ];
    case 'stethoscope':
    case 'beads':
    case 'medal': {
      const drop = form === 'beads' ? 0.2 : 0.42;
      const loop = Array.from({ length: 17 }, (_, k): Vector => {
        const a = (k / 16) * Math.PI * 2;
        const forward = 0.5 + 0.5 * Math.cos(a);
        return [
          Math.sin(a) * (n * 1.5 + 0.02),
          shoulderY + 0.012 - torso * drop * forward ** 1.6,
          mix(-n * 1.2, front + 0.006, forward ** 0.8),
        ];
      });
      const parts = [tube(loop, form === 'beads' ? 0.009 : 0.006, 'chain', cut.material ?? 'rubber')];
      parts.push(
        fieldPart(
          maker,
          'pendant',
          form === 'medal' ? colour : form === 'beads' ? [0.1, 0.45, 0.5] : [0.6, 0.62, 0.66],
          'metal',
          0.011,
          (field) =>
            field.on('chest', 0.005).ball([0, shoulderY + 0.004 - torso * drop, front + 0.014], [0.024, 0.024, 0.009]),
        ),
      );
      return parts;
    }
    default:
      return [
        plainPart(
          'neckwear',
          tubeMesh(skeleton, [[0, shoulderY, 0.1]], [0.01], () => [['chest', 1]]),
          second,
          'cloth',
        ),
      ].slice(1);
  }
}
