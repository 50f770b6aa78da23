import type { Light } from '../../../maths/mesh.ts';
import { scale, type Vector } from '../../../maths/vector.ts';
import type { BodyPart } from '../../body.ts';
import { clothLayers, type Dressed, type Maker, softPart } from './fabric.ts';
import { fieldPart } from './field-part.ts';
import { SIDES } from './frame.ts';
import { type BoneShares, loftMesh, plainPart, tubeMesh } from './loft.ts';

/** Bags, tanks, capes, wings. */
export function backwear(maker: Maker, worn: Dressed, form: string): BodyPart[] {
  const { frame, skeleton, kernel } = maker;
  const { shoulderY, torso, build } = frame;
  const { colour, second } = worn;
  const back = -build.chest * 0.8 - 0.03;
  const straps = (radius: number): BodyPart[] =>
    SIDES.map(([side, sign]) => {
      const x = sign * build.chest * 0.52;
      const front = build.chest * 0.8 + 0.03;
      const points: Vector[] = [
        [x, shoulderY - 0.04, back * 0.9],
        [x * 1.1, shoulderY + 0.035, -0.01],
        [x * 1.15, shoulderY - 0.03, front * 0.62],
        [x * 1.2, shoulderY - torso * 0.35, front * 0.98],
        [x * 1.5, shoulderY - torso * 0.6, 0.02],
        [x, shoulderY - torso * 0.7, back * 0.9],
      ];
      return plainPart(
        `strap${side}`,
        tubeMesh(skeleton, points, [radius], () => [['chest', 1]], { around: 6, flat: 1.6 }),
        scale(colour, 0.6),
        'cloth',
      );
    });
  switch (form) {
    case 'backpack':
    case 'lifesupport': {
      const box = form === 'lifesupport';
      const pack = fieldPart(maker, 'pack', colour, box ? 'plastic' : 'cloth', 0.03, (field) => {
        field
          .on('chest', 0.03)
          .box(
            [0, shoulderY - torso * 0.38, back - 0.06],
            [build.chest * (box ? 1.05 : 0.85), torso * (box ? 0.5 : 0.42), box ? 0.09 : 0.075],
            box ? 0.03 : 0.06,
          );
        if (!box)
          field.box([0, shoulderY - torso * 0.55, back - 0.15], [build.chest * 0.55, torso * 0.18, 0.03], 0.028);
      });
      return box ? [pack] : [pack, ...straps(0.013)];
    }
    case 'tank':
      return [
        fieldPart(maker, 'tank', colour, 'metal', 0.025, (field) =>
          field
            .on('chest', 0.01)
            .cone([0, shoulderY - 0.06, back - 0.06], [0, shoulderY - torso * 0.75, back - 0.06], 0.062, 0.062),
        ),
        ...straps(0.012),
      ];
    case 'quiver':
      return [
        fieldPart(maker, 'quiver', colour, 'leather', 0.022, (field) =>
          field
            .on('chest', 0.01)
            .cone([-0.1, shoulderY + 0.05, back - 0.03], [0.09, shoulderY - torso * 0.6, back - 0.03], 0.046, 0.034),
        ),
        ...[-0.02, 0, 0.02].map((x, k) =>
          plainPart(
            `arrow${k}`,
            tubeMesh(
              skeleton,
              [
                [-0.1 + x, shoulderY + 0.04, back - 0.03],
                [-0.15 + x, shoulderY + 0.17, back - 0.03 + x],
              ],
              [0.008, 0.014],
              () => [['chest', 1]],
              { around: 4 },
            ),
            [0.8, 0.75, 0.65],
            'feather',
          ),
        ),
      ];
    case 'cape': {
      const rows = 14;
      const weights = (row: number): BoneShares => {
        const k = (row / rows) * 3;
        if (row === 0) return [['chest', 1]];
        const low = Math.min(2, Math.floor(k));
        const share = k - low;
        const above: string = low === 0 ? 'chest' : `cape${low - 1}`;
        return [
          [above, 1 - share],
          [`cape${low}`, share],
        ];
      };
      const mesh = loftMesh(skeleton, {
        rows: rows + 1,
        columns: 19,
        closed: false,
        point(row, column) {
          const u = (column / 18) * 2 - 1;
          const k = row / rows;
          const wide = build.shoulders * (0.86 + 0.62 * k ** 0.7);
          const a = u * 1.25 * (1 - 0.2 * k);
          const fold = 0.014 * Math.sin(u * 13) * k;
          return [
            Math.sin(a) * wide * 1.05,
            shoulderY + 0.03 - 0.03 * Math.abs(u) - shoulderY * 0.86 * k,
            -0.012 - Math.cos(a) * (build.chest * 0.8 + 0.035 + 0.1 * k) + fold,
          ];
        },
        weights,
        occlusion: (row) => 0.8 + 0.2 * (row / rows),
      });
      const clasp = plainPart(
        'clasp',
        tubeMesh(
          skeleton,
          [
            [-build.shoulders * 0.7, shoulderY + 0.02, 0.03],
            [0, shoulderY - 0.03, build.chest * 0.8 + 0.04],
            [build.shoulders * 0.7, shoulderY + 0.02, 0.03],
          ],
          [0.012],
          () => [['chest', 1]],
          { around: 6 },
        ),
        second,
        'metal',
      );
      return [
        softPart(kernel, { name: 'cape', mesh, material: 'cloth', coat: clothLayers(worn), twoSided: true }),
        clasp,
      ];
    }
    case 'wings':
      return SIDES.flatMap(([side, sign]) =>
        [1, -1].map((up) =>
          plainPart(
            `wing${side}${up}`,
            loftMesh(skeleton, {
              rows: 7,
              columns: 7,
              closed: false,
              point: (row, column) => {
                const k = row / 6;
                const u = (column / 6) * 2 - 1;
                const length = up > 0 ? 0.5 : 0.34;
                const wide = Math.sin(Math.PI * k ** 0.75) * (up > 0 ? 0.14 : 0.1);
                return [
                  sign * (0.03 + k * length * 0.85),
                  shoulderY - 0.1 + up * k * length * (up > 0 ? 0.62 : 0.5) + u * wide * 0.8,
                  back - 0.02 - k * 0.08 + u * wide * 0.1,
                ];
              },
              weights: () => [['chest', 1]],
            }),
            mixTint(colour, up),
            'leaf',
            true,
          ),
        ),
      );
    default:
      return [];
  }
}

const mixTint = (colour: Light, up: number): Light => (up > 0 ? colour : scale(colour, 0.85));
