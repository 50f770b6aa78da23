import { lightOf } from '../../../maths/mesh.ts';
import { add, between, type Vector } from '../../../maths/vector.ts';
import { type BodyPart, makePart } from '../../body.ts';
import type { Coat } from '../../coat.ts';
import { Field } from '../../field.ts';
import { readHex } from '../../recolour.ts';
import { joinMeshes } from '../../tubes-and-sheets.ts';
import { featherMesh } from './feathers.ts';
import { SIDES, type Side } from './frame.ts';
import type { BirdMaker } from './parts.ts';

/** Spread, to fly with; and folded along the flanks. */
export const makeBirdWings = (maker: BirdMaker): BodyPart[] =>
  SIDES.flatMap(([side, sign]) => [...spreadWing(maker, side, sign), foldedWing(maker, side, sign)]);

function spreadWing({ kernel, skeleton, sheet, frame, coarse }: BirdMaker, side: Side, sign: number): BodyPart[] {
  const { wing, coat } = sheet;
  const [shoulder, elbow, wrist, tip] = frame.wings[side];
  const bones = [`wing0${side}`, `wing1${side}`, `wing2${side}`] as const;
  const line = [shoulder, elbow, wrist, tip];
  const at = (u: number): Vector => {
    const index = Math.min(2, Math.floor(u * 3));
    return between(line[index] ?? shoulder, line[index + 1] ?? tip, u * 3 - index);
  };
  const arm = new Field(skeleton);
  const thick = wing.chord * (wing.tip === 'flipper' ? 0.3 : 0.17);
  const flat = { axis: [0, 1, 0] as Vector, by: 0.42 };
  if (wing.tip === 'flipper') {
    arm.on(bones[0], 0.03).cone(shoulder, elbow, thick, thick * 1.2, { flat });
    arm.on(bones[1]).cone(elbow, wrist, thick * 1.2, thick, { flat });
    arm.on(bones[2]).cone(wrist, tip, thick, thick * 0.4, { flat });
  } else {
    arm.on(bones[0], 0.03).cone(shoulder, elbow, thick, thick * 0.8, { flat });
    arm.on(bones[1]).cone(elbow, wrist, thick * 0.8, thick * 0.45, { flat });
    arm.on(bones[2]).cone(wrist, between(wrist, tip, 0.6), thick * 0.45, thick * 0.2, { flat });
  }
  const parts = [
    makePart(kernel, {
      name: `arm${side}`,
      mesh: kernel.polygonise(arm, { cell: Math.max(0.014, thick * 0.4) * coarse }),
      material: 'feather',
      coat: [{ colour: lightOf(readHex(wing.tip === 'flipper' ? coat.wing : (coat.back ?? coat.base))) }],
    }),
  ];
  if (wing.tip === 'flipper') return parts;
  const count = 15;
  const feathers = [0, 1].flatMap((layer) =>
    Array.from({ length: layer === 0 ? count : 11 }, (_, index) => {
      const u = (index + 0.35) / (layer === 0 ? count : 11);
      const spread = u < 0.5 ? 0.04 + 0.12 * u : 0.1 + (u - 0.5) * (wing.tip === 'point' ? 2.5 : 2);
      const shape = wing.tip === 'point' ? 0.78 + 0.42 * Math.max(0, u - 0.45) : 0.86 + 0.16 * Math.sin(u * Math.PI);
      const long = wing.chord * shape * (layer === 0 ? 1 : 0.52);
      const root = add(at(Math.min(0.93, u)), [0, layer === 0 ? -0.003 : 0.008, 0]);
      const end = add(root, [sign * Math.sin(spread) * long, -0.01 * layer, -Math.cos(spread) * long]);
      const bone = bones[Math.min(2, Math.floor(u * 3))] ?? bones[2];
      return featherMesh(skeleton, {
        root,
        tip: end,
        width: (wing.span / count) * (layer === 0 ? 2.3 : 2.7),
        facing: [0, 1, 0],
        bones: [[bone, 1]],
        bend: long * 0.06,
      });
    }),
  );
  const rear = shoulder[2] - wing.chord;
  const layers: Coat = [
    { colour: lightOf(readHex(coat.wing)) },
    {
      colour: lightOf(readHex(coat.wingTip)),
      where: { kind: 'axis', direction: [0, 0, -1], from: -(rear + wing.chord * 0.42), to: -(rear + wing.chord * 0.3) },
    },
    {
      colour: lightOf(readHex(coat.wingTip)),
      where: {
        kind: 'axis',
        direction: [sign, 0, 0],
        from: Math.abs(shoulder[0]) + wing.span * 0.78,
        to: Math.abs(shoulder[0]) + wing.span * 0.88,
      },
    },
    {
      colour: [0.72, 0.72, 0.74],
      multiply: true,
      where: { kind: 'facing', direction: [0, -1, 0], from: 0, to: 0.4 },
      amount: 0.5,
    },
  ];
  parts.push(
    makePart(kernel, {
      name: `wing${side}`,
      mesh: joinMeshes(feathers),
      material: 'feather',
      coat: layers,
      twoSided: true,
    }),
  );
  return parts;
}

function foldedWing({ kernel, skeleton, sheet, frame, body, coarse }: BirdMaker, side: Side, sign: number): BodyPart {
  const { wing, coat, body: trunk } = sheet;
  const field = new Field(skeleton).on(`fold${side}`, 0.02);
  const r = trunk.radius;
  if (wing.tip === 'flipper') {
    const root = frame.onBody(sign * 0.9, 0.55, 0.1);
    const end = add(root, [sign * r * 0.28, -wing.span * 0.95, -0.02]);
    field.cone(root, between(root, end, 0.55), wing.chord * 0.26, wing.chord * 0.36, {
      flat: { axis: [1, 0, 0], by: 0.34 },
    });
    field.cone(between(root, end, 0.55), end, wing.chord * 0.36, wing.chord * 0.12, {
      flat: { axis: [1, 0, 0], by: 0.34 },
    });
  } else {
    const shoulder = frame.onBody(sign * 0.86, 0.42, 0.28);
    const flat = { axis: [1, 0.15 * sign, 0] as Vector, by: 0.3 };
    field.cone(shoulder, frame.onBody(sign * 0.9, -0.3, 0.22), r * 0.5, r * 0.58, { flat });
    for (const [out, long] of [
      [0.5, 1.3],
      [0.28, 1.22],
      [0.05, 1.06],
      [-0.18, 0.86],
    ] as const) {
      const end = frame.onBody(
        sign * (0.42 + 0.3 * Math.max(0, 1.1 - long)),
        -long * (wing.tip === 'point' ? 1.12 : 1),
        out * 0.8,
      );
      field.cone(frame.onBody(sign * 0.88, -0.1, out * 0.7), end, r * 0.24, r * 0.07, { flat, blend: 0.015 });
    }
  }
  const middle = frame.onBody(0, -0.55, 0);
  const back: Vector = [0, -frame.along[1], -frame.along[2]];
  const from = middle[1] * back[1] + middle[2] * back[2];
  return makePart(kernel, {
    name: `fold${side}`,
    mesh: kernel.polygonise(field, { cell: 0.022 * coarse, occluders: [body], occlusionReach: 0.06 }),
    material: 'feather',
    coat: [
      { colour: lightOf(readHex(coat.wing)) },
      {
        colour: lightOf(readHex(coat.wingTip)),
        where: { kind: 'axis', direction: back, from: from - 0.03, to: from + 0.05 },
      },
      {
        colour: [0.78, 0.77, 0.78],
        multiply: true,
        amount: 0.7,
        where: {
          kind: 'stripes',
          direction: [0, frame.up[1], frame.up[2]],
          rate: 15,
          share: 0.3,
          softness: 0.2,
          warp: 0.4,
          warpCells: 9,
        },
      },
    ],
  });
}
