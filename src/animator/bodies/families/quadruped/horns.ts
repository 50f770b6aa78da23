import { lightOf } from '../../../maths/mesh.ts';
import { add, scale, type Vector } from '../../../maths/vector.ts';
import { type BodyPart, makePart } from '../../body.ts';
import { Field } from '../../field.ts';
import { readHex } from '../../recolour.ts';
import type { PartMaker } from './part-maker.ts';
import type { QuadrupedSheet } from './sheet.ts';

type Horns = NonNullable<QuadrupedSheet['horns']>;

const COLOURS: Readonly<Partial<Record<Horns['kind'], string>>> = {
  single: '#f4e6c2',
  knob: '#6b4326',
  nose: '#b8ad9c',
  three: '#e6dcc4',
  sweep: '#4a443e',
  dragon: '#e8d9b4',
};

/** In the middle of the forehead, where others have two. */
const isAlone = ({ kind }: Horns): boolean => kind === 'single' || kind === 'crest';

/** Antlers, horns and knobs. */
export function makeHorns({ kernel, skeleton, sheet, frame, torso, coarse }: PartMaker): BodyPart[] {
  const { head, horns } = sheet;
  if (horns === undefined) return [];
  const field = new Field(skeleton).on('head', 0.015);
  const { onHead } = frame;
  const s = head.size;
  if (horns.kind === 'nose' || horns.kind === 'three') shapeNoseHorns(field, sheet, frame.onHead, horns);
  else
    for (const sign of isAlone(horns) ? [0] : [1, -1]) {
      const z = horns.kind === 'single' ? head.skull[2] * 0.5 : -0.06;
      shapeHorn(field, horns, onHead(sign * 0.11, head.skull[1] * 0.85, z), sign, s);
    }
  const mesh = kernel.polygonise(field, { cell: 0.016 * coarse, occluders: [torso] });
  const colour = horns.colour ?? COLOURS[horns.kind] ?? '#8a7458';
  return [makePart(kernel, { name: 'horns', mesh, material: 'stone', coat: [{ colour: lightOf(readHex(colour)) }] })];
}

const LONG_TUSKS = 0.2;

export function makeTusks({ kernel, skeleton, sheet, frame, torso, coarse }: PartMaker): BodyPart[] {
  const { head, tusks } = sheet;
  if (tusks === undefined) return [];
  const s = head.size;
  const field = new Field(skeleton).on('head', 0.01);
  const hasTrunk = frame.trunk.length > 0;
  for (const sign of [1, -1]) {
    const root = hasTrunk
      ? frame.onHead(sign * 0.15, -0.17, head.skull[2] * 0.7)
      : frame.onHead(
          sign * head.muzzleTo * 0.8 * head.muzzleWidth,
          -head.drop - head.muzzleTo * 0.4,
          head.muzzle * 0.95,
        );
    const points: Vector[] = hasTrunk
      ? [
          [0, 0, 0],
          [0.03, -0.1 * s, 0.09 * s],
          [0.045, -0.16 * s, 0.2 * s],
          [0.035, -0.15 * s, 0.32 * s],
          // Long ones come up again, and toward each other.
          ...(tusks > LONG_TUSKS ? ([[-0.02, -0.06 * s, 0.4 * s]] as const) : []),
        ]
      : [
          [0, 0, 0],
          [0.015, 0.03 * s, 0.03 * s],
          [0.03, 0.075 * s, 0.03 * s],
          [0.03, 0.12 * s, 0],
        ];
    const grow = hasTrunk ? tusks / 0.14 : 1;
    field.limb(
      points.map(([x, y, z]) => add(root, [sign * x * grow, y * Math.sqrt(grow), z * grow])),
      (hasTrunk
        ? tusks > LONG_TUSKS
          ? [0.052, 0.046, 0.038, 0.028, 0.01]
          : [0.046, 0.038, 0.03, 0.012]
        : [0.022, 0.02, 0.016, 0.006]
      ).map((radius) => radius * s),
      ['head'],
    );
  }
  return [
    makePart(kernel, {
      name: 'tusks',
      mesh: kernel.polygonise(field, { cell: (hasTrunk ? 0.02 : 0.011) * coarse, occluders: [torso] }),
      material: 'porcelain',
      coat: [{ colour: lightOf(0xf6ecd2) }],
    }),
  ];
}

/** A rhinoceros has two in a row on its nose, a triceratops one there and two above the eyes. */
function shapeNoseHorns(
  field: Field,
  { head }: QuadrupedSheet,
  onHead: (x: number, y: number, z: number) => Vector,
  { kind, length }: Horns,
): void {
  const s = head.size;
  const top = (z: number): number => -head.drop * Math.min(1, z / head.muzzle) + head.muzzleTo * 0.8;
  const front = onHead(0, top(head.muzzle) - 0.01, head.muzzle * 0.98);
  const tall = kind === 'nose' ? length : length * 0.42;
  field.limb(
    [front, add(front, [0, tall * 0.6, tall * 0.22]), add(front, [0, tall * 1.05, tall * 0.18])],
    [0.075 * s, 0.05 * s, 0.008],
    ['head'],
  );
  if (kind === 'nose') {
    const second = onHead(0, top(head.muzzle * 0.6) + 0.015, head.muzzle * 0.66);
    field.cone(second, add(second, [0, length * 0.48, length * 0.1]), 0.055 * s, 0.008);
    return;
  }
  for (const sign of [1, -1]) {
    const root = onHead(sign * head.skull[0] * 0.6, head.skull[1] * 0.72, head.skull[2] * 0.45);
    field.limb(
      [
        root,
        add(root, [sign * length * 0.1, length * 0.42, length * 0.45]),
        add(root, [sign * length * 0.08, length * 0.62, length]),
      ],
      [0.06 * s, 0.045 * s, 0.008],
      ['head'],
    );
  }
}

function shapeHorn(field: Field, { kind, length }: Horns, root: Vector, sign: number, s: number): void {
  const at = (x: number, y: number, z: number): Vector => add(root, [sign * x * length, y * length, z * length]);
  const thick = 0.04 * s;
  const limb = (points: readonly Vector[], radii: readonly number[]): void => {
    field.limb(
      points,
      radii.map((share) => Math.max(0.006, share * thick)),
      ['head'],
    );
  };
  switch (kind) {
    case 'knob':
      field.cone(root, at(0.3, 1, -0.3), thick, thick * 0.8).ball(at(0.3, 1, -0.3), thick * 1.3);
      break;
    case 'single':
      field.cone(root, add(root, [0, length * 0.8, length * 0.6]), thick * 0.9, 0.004);
      break;
    case 'crest':
      field.cone(root, at(0, 0.55, -0.95), thick * 1.7, 0.012, { flat: { axis: [1, 0, 0], by: 0.4 } });
      break;
    case 'straight':
      limb([root, at(0.2, 0.5, -0.25), at(0.28, 1, -0.62)], [1, 0.72, 0.1]);
      break;
    case 'curved':
      limb([root, at(0.45, 0.35, -0.1), at(0.75, 0.8, 0.05), at(0.55, 1.1, 0.2)], [1.2, 1, 0.7, 0.1]);
      break;
    case 'sweep':
      limb([root, at(0.6, 0.02, -0.15), at(1.05, 0.1, -0.3), at(1.15, 0.45, -0.3)], [1.5, 1.3, 0.9, 0.1]);
      break;
    case 'dragon':
      limb([root, at(0.2, 0.35, -0.35), at(0.3, 0.5, -0.75), at(0.3, 0.8, -1)], [1.2, 1, 0.7, 0.1]);
      break;
    case 'twisted':
      limb(
        [root, at(0.3, 0.25, -0.1), at(0.12, 0.5, -0.3), at(0.36, 0.75, -0.2), at(0.3, 1.05, -0.4)],
        [1, 0.9, 0.75, 0.55, 0.1],
      );
      break;
    case 'spiral':
      limb(
        [root, at(0.4, 0.3, -0.3), at(0.75, 0.05, -0.4), at(0.8, -0.3, -0.05), at(0.6, -0.3, 0.25)],
        [1.7, 1.6, 1.3, 1, 0.5],
      );
      break;
    case 'palm':
      shapePalm(field, at, thick);
      break;
    default: {
      const beam = [root, at(0.3, 0.4, -0.25), at(0.6, 0.75, -0.2), at(0.62, 1.1, 0)];
      limb(beam, [0.8, 0.62, 0.5, 0.2]);
      for (const [k, up] of [
        [1, 0.3],
        [2, 0.32],
        [2, -0.1],
      ] as const) {
        const from = beam[k] ?? root;
        const tip = add(from, [sign * 0.12 * length * (up < 0 ? 3 : 1), Math.abs(up) * length, 0.22 * length]);
        field.cone(from, tip, thick * 0.5, 0.006);
      }
    }
  }
}

/** The shovels of a moose. */
function shapePalm(field: Field, at: (x: number, y: number, z: number) => Vector, thick: number): void {
  const flat = { axis: [0, 0.25, 0.97] as Vector, by: 0.5 };
  field.cone(at(0, 0, 0), at(0.5, 0.1, -0.05), thick * 0.9, thick * 0.8);
  field.cone(at(0.5, 0.1, -0.05), at(0.95, 0.42, -0.05), thick * 2, thick * 2.2, { flat, blend: 0.05 });
  for (const angle of [-0.2, 0.25, 0.7, 1.15, 1.6]) {
    const direction: Vector = [Math.cos(angle), Math.sin(angle), 0.1];
    const from = at(0.85, 0.35, -0.05);
    const tip = at(0.85 + direction[0] * 0.5, 0.35 + direction[1] * 0.5, -0.05 + direction[2]);
    field.cone(
      from,
      add(from, scale([tip[0] - from[0], tip[1] - from[1], tip[2] - from[2]], 1)),
      thick * 0.8,
      thick * 0.16,
    );
  }
}
