import { lightOf } from '../../../maths/mesh.ts';
import { add, between, type Vector } from '../../../maths/vector.ts';
import { type BodyPart, makePart } from '../../body.ts';
import type { Coat } from '../../coat.ts';
import { Field } from '../../field.ts';
import type { FieldKernel } from '../../polygonise.ts';
import { readHex } from '../../recolour.ts';
import type { Skeleton } from '../../skeleton.ts';
import type { SkinnedMesh } from '../../skinned-mesh.ts';
import { type BoundPoint, joinMeshes, sheetMesh } from '../../tubes-and-sheets.ts';
import { boneAt, SIDES, type SwimmerFrame } from './frame.ts';
import type { SwimmerSheet } from './sheet.ts';

export interface FinMaker {
  readonly kernel: FieldKernel;
  readonly skeleton: Skeleton;
  readonly sheet: SwimmerSheet;
  readonly frame: SwimmerFrame;
  readonly coarse: number;
}

export const finRoot = ({ wide }: SwimmerSheet, frame: SwimmerFrame, sign: number): Vector =>
  add(frame.at(0.34), [sign * frame.radius(0.34) * wide * 0.9, -frame.radius(0.34) * 0.42, 0]);

/** Between an edge on the body and the outer one, with rays that end in small points. */
function skin(
  skeleton: Skeleton,
  inner: (u: number) => Vector,
  outer: (u: number) => Vector,
  boneOf: (u: number) => string,
  rays: number,
): SkinnedMesh {
  const columns = rays * 2 + 1;
  const rows = Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: columns }, (_, column): BoundPoint => {
      const u = column / (columns - 1);
      const v = row / 4;
      const notch = column % 2 === 1 ? 0.93 : 1;
      return { at: between(inner(u), outer(u), v * (v === 1 ? notch : 1)), bones: [[boneOf(u), 1]] };
    }),
  );
  return sheetMesh(skeleton, rows);
}

/** Thin fins with rays, or thick blades of whales and sharks. */
export function makeFins(maker: FinMaker): BodyPart[] {
  const { kernel, sheet } = maker;
  const { coat, fins } = sheet;
  const isBlade = fins.shape === 'blade';
  const layers: Coat = [
    { colour: lightOf(readHex(coat.fin)) },
    ...(isBlade
      ? []
      : [
          {
            colour: [0.72, 0.7, 0.72] as Vector,
            multiply: true,
            where: { kind: 'noise', cells: [70, 26, 26], threshold: 0.5, softness: 0.2, seed: 2 } as const,
          },
        ]),
  ];
  if (isBlade) {
    const mesh = kernel.polygonise(shapeBlades(maker), {
      cell: Math.max(0.008, Math.max(...sheet.profile) * 0.085) * Math.min(1.3, maker.coarse),
    });
    return [makePart(kernel, { name: 'fins', mesh, material: coat.surface, coat: layers })];
  }
  return [
    makePart(kernel, {
      name: 'fins',
      mesh: joinMeshes(thinFins(maker)),
      material: coat.surface,
      coat: layers,
      twoSided: true,
    }),
  ];
}

function thinFins({ skeleton, sheet, frame }: FinMaker): SkinnedMesh[] {
  const { fins } = sheet;
  const most = Math.max(...sheet.profile);
  const meshes: SkinnedMesh[] = [];
  if (fins.back > 0) {
    const share = (u: number): number => fins.backFrom + (fins.backTo - fins.backFrom) * u;
    meshes.push(
      skin(
        skeleton,
        (u) => add(frame.at(share(u)), [0, frame.radius(share(u)) * 0.86, 0]),
        (u) =>
          add(frame.at(share(u) + 0.05), [
            0,
            frame.radius(share(u)) + most * fins.back * Math.sin(Math.PI * (0.18 + 0.8 * u)) ** 0.6,
            -0.03,
          ]),
        (u) => boneAt(share(u)),
        8,
      ),
    );
  }
  if (fins.under > 0) {
    const share = (u: number): number => 0.55 + 0.22 * u;
    meshes.push(
      skin(
        skeleton,
        (u) => add(frame.at(share(u)), [0, -frame.radius(share(u)) * 0.86, 0]),
        (u) =>
          add(frame.at(share(u) + 0.06), [
            0,
            -frame.radius(share(u)) - most * fins.under * Math.sin(Math.PI * (0.25 + 0.6 * u)),
            -0.03,
          ]),
        (u) => boneAt(share(u)),
        5,
      ),
    );
  }
  for (const [side, sign] of SIDES) {
    const root = finRoot(sheet, frame, sign);
    const long = most * fins.side;
    meshes.push(
      skin(
        skeleton,
        (u) => add(root, [0, (0.5 - u) * 0.05, 0]),
        (u) => add(root, [sign * long * (0.75 - 0.25 * u), long * (0.3 - 0.85 * u), -long * (0.75 - 0.1 * u)]),
        () => `fin${side}`,
        4,
      ),
    );
  }
  const tall = most * fins.tail;
  const reach = fins.tailKind === 'veil' ? 1.5 : 0.8;
  const fork = fins.tailKind === 'fork' || fins.tailKind === 'moon' ? 0.55 : fins.tailKind === 'veil' ? 0.25 : 0.12;
  const stem = frame.radius(1);
  meshes.push(
    skin(
      skeleton,
      (u) => add(frame.tail, [0, (0.5 - u) * 2 * stem * 0.9, 0.02]),
      (u) => {
        const y = (0.5 - u) * 2;
        return add(frame.tail, [0, y * tall, -tall * reach * (1 - fork * (1 - Math.abs(y)))]);
      },
      () => 'tail',
      8,
    ),
  );
  return meshes;
}

function shapeBlades({ skeleton, sheet, frame }: FinMaker): Field {
  const { fins } = sheet;
  const most = Math.max(...sheet.profile);
  const field = new Field(skeleton);
  if (fins.back > 0) {
    const share = (fins.backFrom + fins.backTo) / 2;
    const foot = add(frame.at(share), [0, frame.radius(share) * 0.8, 0]);
    const tip = add(foot, [0, most * fins.back, -most * fins.back * 0.7]);
    field.on(boneAt(share), 0.02).cone(foot, tip, most * 0.46, most * 0.1, { flat: { axis: [1, 0, 0], by: 0.34 } });
  }
  for (const [side, sign] of SIDES) {
    const root = finRoot(sheet, frame, sign);
    const long = most * fins.side;
    const tip = add(root, [sign * long * 0.72, -long * 0.42, -long * 0.5]);
    field
      .on(`fin${side}`, 0.02)
      .cone(root, tip, most * 0.34, most * 0.13, { flat: { axis: [sign * 0.4, 1, 0.1], by: 0.3 } });
  }
  const tall = most * fins.tail;
  const isFluke = fins.tailKind === 'fluke' || fins.tailKind === 'flippers' || fins.tailKind === 'paddle';
  for (const sign of [1, -1]) {
    const tip: Vector = isFluke
      ? [sign * tall, 0, -tall * 0.62]
      : [0, sign * tall * (sign > 0 ? 1 : 0.7), -tall * 0.75];
    const axis: Vector = isFluke ? [0, 1, 0] : [1, 0, 0];
    field
      .on('tail', 0.03)
      .cone(add(frame.tail, [0, 0, 0.02]), add(frame.tail, tip), most * 0.3, most * 0.12, { flat: { axis, by: 0.3 } });
  }
  return field;
}
