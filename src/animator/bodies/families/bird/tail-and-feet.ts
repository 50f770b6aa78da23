import { lightOf } from '../../../maths/mesh.ts';
import { NO_TURN } from '../../../maths/turn.ts';
import { add, scale, type Vector } from '../../../maths/vector.ts';
import { type BodyPart, makePart } from '../../body.ts';
import type { Coat } from '../../coat.ts';
import { Field } from '../../field.ts';
import { readHex } from '../../recolour.ts';
import type { SkinnedMesh } from '../../skinned-mesh.ts';
import { ballMesh } from '../../surfaces.ts';
import { joinMeshes } from '../../tubes-and-sheets.ts';
import { type Feather, featherMesh } from './feathers.ts';
import { SIDES } from './frame.ts';
import type { BirdMaker } from './parts.ts';

export function makeTail({ kernel, skeleton, sheet, frame }: BirdMaker): BodyPart[] {
  const { tail, coat } = sheet;
  const back = scale(frame.along, -1);
  const turnUp = (angle: number, side: number): Vector => {
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const direction = add(scale(back, c), scale(frame.up, s));
    return add(direction, [side, 0, 0]);
  };
  const feathers: Feather[] = [];
  const grow = (side: number, angle: number, long: number, width: number, bend = 0, inset = 0): void => {
    const root = add(frame.tail, [side * 0.06, inset, 0.03]);
    const tip = add(root, scale(turnUp(angle, side), long));
    const facing = Math.abs(angle) > 1 ? add(back, [0, 0, 0]) : frame.up;
    feathers.push({ root, tip, width, facing, bones: [['tail', 1]], bend });
  };
  const { length: l, width: w } = tail;
  // A long tail is held clear of the ground.
  const lowest = Math.asin(Math.min(1, Math.max(0, frame.tail[1] - 0.03) / l));
  const angle = Math.max(tail.angle, sheet.body.tilt - lowest);
  switch (tail.kind) {
    case 'fork':
      for (const side of [-1, 1])
        for (const k of [1, 0.6, 0.25]) grow(side * k * w, angle, l * (0.55 + 0.45 * k), 0.07, 0, -k * 0.004);
      break;
    case 'sickle':
      for (const side of [-0.5, -0.25, 0, 0.25, 0.5]) {
        grow(side * w, angle, l * (1 - Math.abs(side) * 0.4), 0.1, l * 0.55);
        grow(side * w * 0.8, angle - 0.5, l * 0.75, 0.1, l * 0.4);
      }
      break;
    case 'wheel':
    case 'train':
      for (let k = 0; k < (tail.kind === 'train' ? 19 : 13); k++) {
        const count = tail.kind === 'train' ? 18 : 12;
        const spread = (k / count - 0.5) * 2.7;
        const root = add(frame.tail, [Math.sin(spread) * 0.05, 0.02, 0]);
        const up = Math.cos(spread) * Math.sin(angle);
        const tip = add(root, [Math.sin(spread) * l, up * l + 0.1 * l, -Math.cos(angle) * l * 0.4 - 0.04]);
        feathers.push({ root, tip, width: l * 0.2, facing: [0, 0.25, 1], bones: [['tail', 1]], bend: l * 0.04 });
      }
      break;
    default:
      for (const side of [-1, -0.66, -0.33, 0, 0.33, 0.66, 1])
        grow(
          side * w,
          angle,
          l * (1 - Math.abs(side) * (tail.kind === 'long' ? 0.35 : 0.1)),
          0.075 + l * 0.05,
          0,
          -Math.abs(side) * 0.006,
        );
  }
  const start = frame.tail;
  const coatLayers: Coat = [
    { colour: lightOf(readHex(coat.tail)) },
    ...(coat.tailTip === undefined
      ? []
      : [
          {
            colour: lightOf(readHex(coat.tailTip)),
            where: { kind: 'outside', centre: start, radii: [l * 0.8, l * 0.8, l * 0.8], softness: 0.08 } as const,
          },
        ]),
    {
      colour: [0.78, 0.78, 0.8],
      multiply: true,
      amount: 0.5,
      where: { kind: 'noise', cells: [40, 40, 40], threshold: 0.5, softness: 0.2, seed: 4 },
    },
  ];
  const parts = [
    makePart(kernel, {
      name: 'tail',
      mesh: joinMeshes(feathers.map((feather) => featherMesh(skeleton, feather))),
      material: 'feather',
      coat: coatLayers,
      twoSided: true,
    }),
  ];
  if (tail.kind === 'train') parts.push(...makeEyespots({ kernel, skeleton }, feathers));
  return parts;
}

/** The eyes of a peacock's train: blue in green in gold, near the end of each feather. */
function makeEyespots(
  { kernel, skeleton }: Pick<BirdMaker, 'kernel' | 'skeleton'>,
  feathers: readonly Feather[],
): BodyPart[] {
  const disc = (share: number, size: number, lift: number): SkinnedMesh[] =>
    feathers.map(({ root, tip, width }) => {
      const centre: Vector = add(add(root, scale([tip[0] - root[0], tip[1] - root[1], tip[2] - root[2]], share)), [
        0,
        0,
        lift,
      ]);
      const ball = ballMesh(
        skeleton,
        'tail',
        { centre, radius: width * size, turn: NO_TURN },
        { columns: 10, rows: 5 },
      );
      // Flat, on the feather's front.
      return {
        ...ball,
        positions: ball.positions.map((value, index) =>
          index % 3 === 2 ? centre[2] + (value - centre[2]) * 0.12 : value,
        ),
      };
    });
  return (
    [
      ['gold', 0.86, 0.42, 0.006, 0xc9a23a],
      ['green', 0.86, 0.3, 0.014, 0x1f8f6a],
      ['blue', 0.85, 0.18, 0.022, 0x1c2f8f],
    ] as const
  ).map(([name, share, size, lift, colour]) =>
    makePart(kernel, {
      name,
      mesh: joinMeshes(disc(share, size, lift)),
      material: 'feather',
      coat: [{ colour: lightOf(colour) }],
    }),
  );
}

export function makeFeet({ kernel, skeleton, sheet, frame, coarse }: BirdMaker): BodyPart {
  const { leg, coat } = sheet;
  const field = new Field(skeleton);
  const t = leg.thick;
  for (const [side] of SIDES) {
    const [hip, ankle, foot] = frame.legs[side];
    field.on(`upper${side}`, 0.015).cone(add(scale(hip, 0.4), scale(ankle, 0.6)), ankle, t * 1.25, t);
    field.on(`lower${side}`).cone(ankle, foot, t, t * 0.9);
    field.on(`foot${side}`, 0.01);
    const long = leg.foot === 'web' ? t * 6.5 : t * 6;
    for (const angle of leg.foot === 'perch' || leg.foot === 'talon' ? [-0.5, 0, 0.5, Math.PI] : [-0.45, 0, 0.45]) {
      const reach = angle === Math.PI ? long * 0.55 : long;
      const tip = add(foot, [Math.sin(angle) * reach, -0.004, Math.cos(angle) * reach]);
      field.cone(foot, tip, t * 0.85, leg.foot === 'talon' ? t * 0.4 : t * 0.55);
    }
    if (leg.foot === 'web')
      field.cone(foot, add(foot, [0, -0.004, long * 0.72]), t * 0.5, long * 0.36, {
        flat: { axis: [0, 1, 0], by: Math.min(0.3, (t * 0.9) / (long * 0.36)) },
      });
  }
  field.on('root').plane([0, 0, 0], [0, -1, 0], { blend: 0.004 });
  return makePart(kernel, {
    name: 'feet',
    mesh: kernel.polygonise(field, { cell: Math.max(0.0085, t * 0.62) * Math.min(1.3, coarse) }),
    material: 'plastic',
    coat: [{ colour: lightOf(readHex(coat.leg)) }],
  });
}
