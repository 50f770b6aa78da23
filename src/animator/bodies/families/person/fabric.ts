import type { MaterialName } from '../../../maths/materials.ts';
import type { Light } from '../../../maths/mesh.ts';
import { scale, type Vector } from '../../../maths/vector.ts';
import type { BodyPart } from '../../body.ts';
import type { Coat, CoatLayer } from '../../coat.ts';
import { Field } from '../../field.ts';
import type { FieldKernel } from '../../polygonise.ts';
import type { Skeleton } from '../../skeleton.ts';
import type { SkinnedMesh } from '../../skinned-mesh.ts';
import type { PersonFrame } from './frame.ts';
import { type Cut, GARMENTS } from './garments-table.ts';
import { light } from './head.ts';
import type { Pattern, PersonSheet, Worn } from './sheet.ts';

/** All that a part of a person is made from. */
export interface Maker {
  readonly kernel: FieldKernel;
  readonly skeleton: Skeleton;
  readonly sheet: PersonSheet;
  readonly frame: PersonFrame;
  /** How coarse the grid is: 1 for a hero. */
  readonly coarse: number;
  /** Keeps light away from what lies close to the body. */
  readonly body: Field;
}

/** A garment with its cut and colours settled. */
export interface Dressed {
  readonly cut: Cut;
  readonly colour: Light;
  readonly second: Light;
  readonly pattern: Pattern;
}

export function dressed({ garment, colour, second, pattern }: Worn): Dressed | null {
  const cut = GARMENTS[garment];
  if (cut === undefined) return null;
  const main = light(colour ?? cut.colours[0]);
  return {
    cut,
    colour: main,
    second: second === undefined ? (cut.second === undefined ? scale(main, 0.62) : light(cut.second)) : light(second),
    pattern: pattern ?? cut.pattern ?? 'plain',
  };
}

/** Weave and folds: cloth is never of one shade. */
export function clothLayers({ colour, second, pattern }: Dressed, size = 1): CoatLayer[] {
  const layers: CoatLayer[] = [{ colour }, ...patternLayers(pattern, colour, second, size)];
  layers.push(
    {
      colour: [0.86, 0.86, 0.88],
      multiply: true,
      amount: 0.7,
      where: { kind: 'noise', cells: [7, 4, 7], threshold: 0.48, softness: 0.3, seed: 11 },
    },
    {
      colour: [1.1, 1.1, 1.1],
      multiply: true,
      amount: 0.5,
      where: { kind: 'facing', direction: [0, 1, 0], from: 0.1, to: 0.9 },
    },
  );
  return layers;
}

function patternLayers(pattern: Pattern, colour: Light, second: Light, size: number): CoatLayer[] {
  const cells: Vector = [9 / size, 9 / size, 9 / size];
  const stripes = (direction: Vector, rate: number, share: number) =>
    ({ kind: 'stripes', direction, rate: rate / size, share, softness: 0.03 }) as const;
  switch (pattern) {
    case 'plain':
      return [];
    // Left of one colour, right of the other.
    case 'halved':
      return [{ colour: second, where: { kind: 'axis', direction: [1, 0, 0], from: -0.003, to: 0.003 } }];
    case 'striped':
      return [{ colour: second, where: stripes([0, 1, 0], 15, 0.45) }];
    case 'checkered':
      return [
        { colour: second, amount: 0.55, where: stripes([0, 1, 0], 14, 0.5) },
        { colour: second, amount: 0.55, where: stripes([1, 0, 0.35], 14, 0.5) },
        { colour: scale(colour, 1.7), amount: 0.5, where: stripes([0, 1, 0], 14, 0.07) },
      ];
    case 'dotted':
      return [
        { colour: second, where: { kind: 'spots', cells: scale(cells, 1.5), size: 0.3, softness: 0.05, seed: 3 } },
      ];
    case 'starry':
      return [
        { colour: second, where: { kind: 'spots', cells: scale(cells, 1.7), size: 0.15, softness: 0.05, seed: 9 } },
      ];
    case 'floral':
      return [
        { colour: second, where: { kind: 'spots', cells: scale(cells, 1.1), size: 0.34, softness: 0.08, seed: 5 } },
        {
          colour: scale(colour, 0.6),
          where: { kind: 'spots', cells: scale(cells, 1.1), size: 0.14, softness: 0.1, seed: 5 },
        },
        {
          colour: [0.2, 0.42, 0.2],
          amount: 0.8,
          where: { kind: 'spots', cells: scale(cells, 1.9), size: 0.2, softness: 0.1, seed: 8 },
        },
      ];
    case 'camouflage':
      return [
        { colour: second, where: { kind: 'noise', cells: [11, 8, 11], threshold: 0.52, softness: 0.03, seed: 2 } },
        {
          colour: scale(colour, 1.5),
          where: { kind: 'noise', cells: [13, 9, 13], threshold: 0.62, softness: 0.03, seed: 6 },
        },
        {
          colour: scale(second, 0.5),
          where: { kind: 'noise', cells: [15, 11, 15], threshold: 0.67, softness: 0.03, seed: 13 },
        },
      ];
  }
}

/** Painted into the vertices alone: for coats without edges, which are cheap then. */
export function softPart(
  kernel: FieldKernel,
  {
    name,
    mesh: whole,
    material,
    coat,
    twoSided = false,
  }: {
    readonly name: string;
    readonly mesh: SkinnedMesh;
    readonly material: MaterialName;
    readonly coat: Coat;
    readonly twoSided?: boolean;
  },
): BodyPart {
  const mesh = kernel.simplify(whole);
  return { name, mesh, material, colours: kernel.paintVertices(mesh, coat), patches: null, twoSided };
}

/** Around the trunk, not around arms that hang beside it. */
export const band = (colour: Light, y: number, width: number, amount = 1): CoatLayer => ({
  colour,
  amount,
  where: { kind: 'ball', centre: [0, y, 0], radii: [0.32, width / 2, 0.32], softness: 0.06 },
});

export const newField = ({ skeleton }: Maker): Field => new Field(skeleton);
