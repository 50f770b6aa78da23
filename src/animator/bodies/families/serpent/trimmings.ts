import { add, type Vector } from '../../../maths/vector.ts';
import { type BodyPart, makePart } from '../../body.ts';
import { Field } from '../../field.ts';
import type { FieldKernel } from '../../polygonise.ts';
import type { Skeleton } from '../../skeleton.ts';
import { bound, joinMeshes, tubeMesh } from '../../tubes-and-sheets.ts';
import { HEAD, light, linkAt, radiusAt } from './frame.ts';
import { LINKS } from './poses.ts';
import type { SerpentSheet } from './serpents-table.ts';

const at = (x: number, y: number, z: number): Vector => add(HEAD, [x, y, z]);

/** A mane behind the cheeks, and a comb of flames all along the back. */
export function makeCrest(sheet: SerpentSheet, skeleton: Skeleton, kernel: FieldKernel, coarse: number): BodyPart {
  const field = new Field(skeleton).on('head', 0.012);
  for (const sign of [1, -1])
    for (let k = 0; k < 6; k++) {
      const angle = -0.5 + k * 0.38;
      const out: Vector = [sign * Math.cos(angle) * 0.1, 0.01 + Math.sin(angle) * 0.1, -0.03];
      const tip: Vector = [
        sign * Math.cos(angle) * 0.23,
        0.02 + Math.sin(angle) * 0.22,
        -0.24 + Math.abs(k - 2) * 0.02,
      ];
      field.cone(at(...out), at(...tip), 0.042, 0.005);
    }
  for (let k = 0; k < LINKS - 1; k++) {
    const [from, high] = [linkAt(k), radiusAt(k / LINKS)];
    for (const half of [0, 0.5]) {
      const root = add(from, [0, high * 0.85, -half * 0.145]);
      field
        .on(`link${k}`)
        .cone(root, add(root, [0, 0.085 * (1 - k / LINKS / 2), -0.11]), 0.036 * (1 - k / LINKS / 2), 0.004);
    }
  }
  return makePart(kernel, {
    name: 'mane',
    mesh: kernel.polygonise(field, { cell: 0.02 * coarse, occlusionReach: 0.05, skinBlend: 0.04 }),
    material: 'fur',
    coat: [
      { colour: light(sheet.mane) },
      {
        colour: [1.25, 1.1, 0.7],
        multiply: true,
        where: { kind: 'noise', cells: [22, 22, 22], threshold: 0.5, softness: 0.25, seed: 3 },
      },
    ],
  });
}

/** A tuft as of a flame at the end of it. */
export function makeTail(sheet: SerpentSheet, skeleton: Skeleton, kernel: FieldKernel, coarse: number): BodyPart {
  const end = linkAt(LINKS);
  const field = new Field(skeleton).on(`link${LINKS - 1}`, 0.015);
  for (const [up, long] of [
    [0, 0.3],
    [0.11, 0.22],
    [-0.1, 0.22],
    [0.06, 0.28],
    [-0.06, 0.28],
  ] as const)
    field.cone(add(end, [0, 0, 0.05]), add(end, [0, up, -long]), 0.034, 0.004);
  return makePart(kernel, {
    name: 'tuft',
    mesh: kernel.polygonise(field, { cell: 0.02 * coarse, occlusionReach: 0.05 }),
    material: 'fur',
    coat: [{ colour: light(sheet.mane) }],
  });
}

/** Horns with a fork like a stag's, and whiskers as long as the neck. */
export function makeHorns(sheet: SerpentSheet, skeleton: Skeleton, kernel: FieldKernel): BodyPart {
  const meshes = [['L', 1] as const, ['R', -1] as const].flatMap(([side, sign]) => {
    const root = at(sign * 0.05, 0.09, -0.02);
    const fork = at(sign * 0.095, 0.2, -0.13);
    const horn = [root, at(sign * 0.075, 0.15, -0.06), fork, at(sign * 0.12, 0.25, -0.26)];
    const branch = [fork, at(sign * 0.12, 0.28, -0.12)];
    const whisker = Array.from({ length: 5 }, (_, k) => ({
      at: at(sign * (0.08 + k * 0.055), 0.02 - k * 0.012, 0.27 - k * 0.13),
      bones: [[`whisker${side}${Math.min(3, k)}`, 1]] as const,
    }));
    return [
      tubeMesh(
        skeleton,
        horn.map((point) => bound(point, 'head')),
        [0.026, 0.022, 0.017, 0.004],
        7,
      ),
      tubeMesh(
        skeleton,
        branch.map((point) => bound(point, 'head')),
        [0.014, 0.003],
        6,
      ),
      tubeMesh(skeleton, whisker, [0.014, 0.011, 0.009, 0.007, 0.003], 6),
    ];
  });
  return makePart(kernel, {
    name: 'horns',
    mesh: joinMeshes(meshes),
    material: 'porcelain',
    coat: [{ colour: light(sheet.horn) }],
  });
}
