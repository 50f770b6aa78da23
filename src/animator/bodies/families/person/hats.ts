import type { Light } from '../../../maths/mesh.ts';
import { scale, type Vector } from '../../../maths/vector.ts';
import { type BodyPart, makePart } from '../../body.ts';
import type { SkinnedMesh } from '../../skinned-mesh.ts';
import { clothLayers, type Dressed, type Maker, newField } from './fabric.ts';
import { SIDES } from './frame.ts';
import { turnedHat } from './hat-outline.ts';
import { OUTLINES } from './hats-table.ts';
import { BACK, crown, DEEP, helm, hood, torusPart, veil } from './helmets.ts';
import { loftMesh, plainPart, tubeMesh } from './loft.ts';
import { isMascot, mascotHood } from './mascots.ts';

/** What lies on the hair instead of pressing it down. */
const OPEN_FORMS: ReadonlySet<string> = new Set(['headband', 'crown', 'tiara', 'veil', 'nurse', 'feathers', 'cone']);
export const pressesHair = ({ cut }: Dressed): boolean => !OPEN_FORMS.has(cut.form ?? '');

export function makeHat(maker: Maker, hat: Dressed): BodyPart[] {
  const { kernel } = maker;
  const form = hat.cut.form ?? 'cap';
  if (isMascot(form)) return mascotHood(maker, hat, form);
  const outline = OUTLINES[form];
  const material = hat.cut.material ?? 'cloth';
  const parts: BodyPart[] = [];
  if (outline !== undefined) {
    const mesh = turnedHat(maker, outline);
    const coat = [...clothLayers(hat, 0.8)];
    if (outline.band !== undefined) {
      const [low, high] = outline.band.map((y) => maker.frame.onHead(0, y, 0)[1]);
      coat.push({
        colour: hat.second,
        where: { kind: 'axis', direction: [0, 1, 0], from: (low ?? 0) - 0.002, to: low ?? 0 },
        and: { kind: 'axis', direction: [0, 1, 0], from: (high ?? 0) + 0.002, to: high ?? 0 },
      });
    }
    parts.push(makePart(kernel, { name: 'hat', mesh, material, coat, twoSided: true }));
  }
  parts.push(...trimmings(maker, hat, form));
  return parts;
}

/** Before the forehead, from ear to ear as far as `reach` radians. */
function visor({ skeleton, frame }: Maker, reach: number, out: number, y: number, droop: number): SkinnedMesh {
  return loftMesh(skeleton, {
    rows: 4,
    columns: 13,
    closed: false,
    point(row, column) {
      const angle = (column / 12) * 2 - 1;
      const far = 0.2 + out * (row / 3) * Math.cos(angle * reach * 0.9);
      return frame.onHead(
        Math.sin(angle * reach) * far,
        y - droop * (row / 3) ** 1.5 + 0.02 * angle * angle * (row / 3),
        Math.cos(angle * reach) * far * DEEP + BACK,
      );
    },
    weights: () => [['head', 1]],
  });
}

function trimmings(maker: Maker, hat: Dressed, form: string): BodyPart[] {
  const { skeleton, frame, kernel, coarse } = maker;
  const s = frame.headScale;
  const { onHead } = frame;
  const { colour, second } = hat;
  const tube = (
    points: readonly Vector[],
    radii: readonly number[],
    name: string,
    paint: Light,
    material: BodyPart['material'] = 'cloth',
  ): BodyPart =>
    plainPart(
      name,
      tubeMesh(
        skeleton,
        points.map(([x, y, z]) => onHead(x, y, z)),
        radii.map((radius) => radius * s),
        () => [['head', 1]],
        { around: 8 },
      ),
      paint,
      material,
    );
  const ball = (
    at: Vector,
    radius: number | Vector,
    name: string,
    paint: Light,
    material: BodyPart['material'] = 'cloth',
  ): BodyPart => {
    const field = newField(maker);
    field.on('head', 0.01).ball(onHead(...at), typeof radius === 'number' ? radius * s : scale(radius, s));
    return plainPart(name, kernel.polygonise(field, { cell: 0.016 * s * coarse }), paint, material);
  };
  switch (form) {
    case 'cap':
    case 'flatcap':
      return [
        plainPart(
          'visor',
          visor(maker, 1.05, form === 'cap' ? 0.15 : 0.09, 0.085, 0.02),
          scale(colour, 0.8),
          'cloth',
          true,
        ),
      ];
    case 'peaked':
      return [
        plainPart('visor', visor(maker, 1.0, 0.1, 0.085, 0.035), [0.01, 0.01, 0.012], 'plastic', true),
        ball([0, 0.15, 0.215], [0.03, 0.03, 0.012], 'badge', [0.8, 0.55, 0.12], 'metal'),
      ];
    case 'beanie':
    case 'santa':
      return [
        ball(form === 'santa' ? [0.19, 0.26, -0.12] : [0, 0.3, BACK], 0.05, 'pompom', second),
        torusPart(maker, 0.1, 0.204, 0.03, form === 'santa' ? second : scale(colour, 0.8)),
      ];
    case 'turban':
      return [
        torusPart(maker, 0.1, 0.19, 0.05, colour),
        torusPart(maker, 0.15, 0.175, 0.055, scale(colour, 0.92)),
        torusPart(maker, 0.2, 0.135, 0.06, colour),
        ball([0, 0.15, 0.215], [0.022, 0.026, 0.012], 'jewel', [0.7, 0.05, 0.1], 'glass'),
      ];
    case 'crown':
    case 'tiara':
      return crown(maker, hat, form === 'tiara');
    case 'viking':
      return SIDES.map(([side, sign]) =>
        tube(
          [
            [sign * 0.19, 0.13, BACK],
            [sign * 0.29, 0.15, BACK],
            [sign * 0.34, 0.25, BACK],
            [sign * 0.31, 0.34, BACK],
          ],
          [0.036, 0.032, 0.022, 0.003],
          `horn${side}`,
          second,
          'porcelain',
        ),
      ).concat([torusPart(maker, 0.09, 0.205, 0.02, [0.5, 0.35, 0.12], 'metal')]);
    case 'kabuto':
      return [
        ...SIDES.map(([side, sign]) =>
          tube(
            [
              [sign * 0.02, 0.16, 0.21],
              [sign * 0.09, 0.22, 0.22],
              [sign * 0.13, 0.34, 0.2],
            ],
            [0.02, 0.018, 0.003],
            `crest${side}`,
            second,
            'metal',
          ),
        ),
        plainPart(
          'neckGuard',
          loftMesh(skeleton, {
            rows: 3,
            columns: 20,
            closed: false,
            point: (row, column) => {
              const a = 0.9 + (column / 19) * (Math.PI * 2 - 1.8);
              const r = 0.2 + 0.05 * row;
              return onHead(Math.sin(a) * r, 0.08 - 0.075 * row, Math.cos(a) * r * DEEP + BACK);
            },
            weights: () => [['head', 1]],
          }),
          colour,
          'leather',
          true,
        ),
      ];
    case 'knight':
      return [
        ...helm(maker, hat),
        tube(
          [
            [0, 0.25, 0.02],
            [0, 0.36, -0.06],
            [0, 0.34, -0.2],
            [0, 0.2, -0.3],
          ],
          [0.02, 0.05, 0.055, 0.01],
          'plume',
          second,
          'feather',
        ),
      ];
    case 'bubble':
    case 'visored':
      return helm(maker, hat);
    case 'hood':
      return hood(maker, hat);
    case 'hardhat':
    case 'firehat':
      return [
        plainPart(
          'visor',
          visor(maker, form === 'firehat' ? 3.1 : 1.2, form === 'firehat' ? 0.135 : 0.07, 0.075, 0.02),
          colour,
          'plastic',
          true,
        ),
        tube(
          [
            [0, 0.13, 0.2],
            [0, 0.235, 0.12],
            [0, 0.275, -0.03],
            [0, 0.22, -0.17],
          ],
          [0.012, 0.016, 0.016, 0.012],
          'ridge',
          form === 'firehat' ? second : scale(colour, 0.9),
          'plastic',
        ),
        // A badge stands up in front.
        ...(form === 'firehat' ? [ball([0, 0.2, 0.215], [0.055, 0.075, 0.016], 'badge', second, 'metal')] : []),
      ];
    case 'nurse':
    case 'mortarboard': {
      const field = newField(maker);
      field
        .on('head', 0.01)
        .box(
          onHead(0, form === 'nurse' ? 0.235 : 0.235, form === 'nurse' ? 0.04 : BACK),
          scale(form === 'nurse' ? [0.11, 0.05, 0.03] : [0.25, 0.012, 0.25], s),
          0.01,
        );
      return [
        plainPart('board', kernel.polygonise(field, { cell: 0.02 * s * coarse }), colour, 'cloth'),
        form === 'nurse'
          ? ball([0, 0.245, 0.075], [0.028, 0.028, 0.006], 'cross', second)
          : tube(
              [
                [0, 0.25, BACK],
                [0.2, 0.25, 0.1],
                [0.24, 0.1, 0.12],
              ],
              [0.006, 0.006, 0.014],
              'tassel',
              second,
            ),
      ];
    }
    case 'feathers':
      return Array.from({ length: 9 }, (_, index) => {
        const a = ((index - 4) / 4) * 1.25;
        return tube(
          [
            [Math.sin(a) * 0.17, 0.1 + Math.cos(a) * 0.1, 0.04],
            [Math.sin(a) * 0.3, 0.1 + Math.cos(a) * 0.26, 0],
            [Math.sin(a) * 0.38, 0.1 + Math.cos(a) * 0.38, -0.03],
          ],
          [0.012, 0.034, 0.004],
          `feather${index}`,
          index % 2 === 0 ? colour : second,
          'feather',
        );
      });
    case 'jester':
      return SIDES.flatMap(([side, sign]) => [
        tube(
          [
            [sign * 0.1, 0.2, BACK],
            [sign * 0.27, 0.3, BACK],
            [sign * 0.36, 0.16, BACK],
          ],
          [0.09, 0.07, 0.02],
          `tip${side}`,
          sign > 0 ? colour : second,
        ),
        ball([sign * 0.37, 0.13, BACK], 0.028, `bell${side}`, [0.85, 0.6, 0.15], 'metal'),
      ]);
    case 'veil':
      return veil(maker, colour);
    default:
      return [];
  }
}
