import { lightOf } from '../../../maths/mesh.ts';
import { add, between, normalise, scale, type Vector } from '../../../maths/vector.ts';
import { type Body, type BodyPart, makePart } from '../../body.ts';
import type { Coat } from '../../coat.ts';
import { type Eye, makeEye } from '../../eyes.ts';
import { Field } from '../../field.ts';
import { growAnchors, growPart, growProxies, growSkeleton } from '../../grow.ts';
import type { FieldKernel } from '../../polygonise.ts';
import { type Skeleton, SkeletonBuilder } from '../../skeleton.ts';
import type { SkinnedMesh } from '../../skinned-mesh.ts';
import { bound, joinMeshes, sheetMesh, tubeMesh } from '../../tubes-and-sheets.ts';
import { poseSeahorse, TAIL_LINKS } from './poses.ts';
import type { SeahorseSheet } from './seahorses-table.ts';

const COARSENESS = { hero: 1, cast: 1.3, crowd: 1.8 } as const;
const light = (colour: string) => lightOf(Number.parseInt(colour.slice(1), 16));

/** From the throat down, in the plane of its picture: the breast bent out, the tail rolled up before it. Height 1, looking along +z. */
const TRUNK: readonly (readonly [y: number, z: number, radius: number])[] = [
  [0.79, -0.035, 0.058],
  [0.7, -0.03, 0.07],
  [0.6, 0.005, 0.092],
  [0.5, 0.025, 0.1],
  [0.41, 0.005, 0.078],
];
const TAIL: readonly (readonly [y: number, z: number, radius: number])[] = [
  [0.34, -0.03, 0.06],
  [0.25, -0.065, 0.048],
  [0.16, -0.07, 0.039],
  [0.08, -0.025, 0.032],
  [0.055, 0.055, 0.027],
  [0.105, 0.11, 0.022],
  [0.165, 0.085, 0.018],
  [0.155, 0.035, 0.013],
];
const HEAD: Vector = [0, 0.87, 0.03];
const SNOUT: Vector = [0, 0.815, 0.235];
const point = ([y, z]: readonly [number, number, number]): Vector => [0, y, z];
const FINS = { L: [0.055, 0.77, 0], R: [-0.055, 0.77, 0] } as const;

function eyesOf(sheet: SeahorseSheet): Eye[] {
  return (['L', 'R'] as const).map((side): Eye => {
    const sign = side === 'L' ? 1 : -1;
    return {
      side,
      centre: add(HEAD, [sign * 0.048, 0.012, 0.034]),
      facing: normalise([sign, 0.05, 0.6]),
      radius: 0.028,
      iris: '#2a4a6a',
      irisAngle: 1.05,
      pupilAngle: 0.62,
      white: '#f4eedd',
      lid: sheet.base,
      lash: null,
    };
  });
}

export function makeSeahorse(sheet: SeahorseSheet): Body {
  const eyes = eyesOf(sheet);
  const [throat, , breast, belly] = TRUNK.map(point) as [Vector, Vector, Vector, Vector];
  const builder = new SkeletonBuilder()
    .bone('root', null, belly, breast)
    .bone('neck', 'root', breast, throat)
    .bone('head', 'neck', throat, HEAD)
    .bone('jaw', 'head', add(HEAD, [0, -0.03, 0.06]), SNOUT)
    .bone('backFin', 'root', [0, 0.55, -0.08], [0, 0.55, -0.2])
    .chain(
      Array.from({ length: TAIL_LINKS }, (_, k) => `tail${k}`),
      'root',
      TAIL.map(point),
    );
  for (const { side, centre } of eyes) {
    builder.bone(`fin${side}`, 'neck', FINS[side], add(FINS[side], [0, 0, -0.1]));
    for (const bone of ['eye', 'lid', 'lowerLid'])
      builder.bone(`${bone}${side}`, 'head', centre, add(centre, [0, 0, 0.1]));
  }
  const skeleton = builder.build();
  const size = sheet.metres;
  const grown = growSkeleton(skeleton, size);
  const poser = {
    size,
    skeleton: grown,
    eyes: eyes.map((eye) => ({ ...eye, centre: scale(eye.centre, size), radius: eye.radius * size })),
  };
  return {
    skeleton: grown,
    makeParts: (kernel) => makeParts(sheet, skeleton, eyes, kernel).map((part) => growPart(part, size)),
    proxies: growProxies(
      [
        { bone: 'root', from: belly, to: breast, radius: 0.1 },
        { bone: 'head', from: HEAD, to: SNOUT, radius: 0.06 },
        { bone: 'tail1', from: [0, 0.34, -0.03], to: [0, 0.1, -0.03], radius: 0.05 },
      ],
      size,
    ),
    height: size,
    length: 0.36 * size,
    width: 0.22 * size,
    anchors: growAnchors(
      {
        eyes: { bone: 'head', at: add(HEAD, [0, 0.01, 0.06]) },
        mouth: { bone: 'jaw', at: SNOUT },
        top: { bone: 'head', at: [0, 0.96, 0] },
        back: { bone: 'root', at: [0, 0.6, -0.09] },
        tail: { bone: 'tail4', at: [0, 0.055, 0.055] },
      },
      size,
    ),
    pose: (moment) => poseSeahorse(poser, moment),
  };
}

function makeParts(sheet: SeahorseSheet, skeleton: Skeleton, eyes: readonly Eye[], kernel: FieldKernel): BodyPart[] {
  const coarse = COARSENESS[sheet.fineness ?? 'hero'];
  const body = new Field(skeleton);
  const limb = (rows: readonly (readonly [number, number, number])[], boneOf: (k: number) => string): void => {
    for (let k = 0; k + 1 < rows.length; k++) {
      const [from, to] = [rows[k], rows[k + 1]];
      if (from === undefined || to === undefined) continue;
      body.on(boneOf(k), 0.02).cone(point(from), point(to), from[2], to[2], { flat: { axis: [1, 0, 0], by: 0.72 } });
      // Rings of bone below the skin.
      for (const share of [0, 0.5]) {
        const r = from[2] + (to[2] - from[2]) * share;
        body.ball(between(point(from), point(to), share), [r * 0.8, r * 0.34, r * 1.08], { blend: 0.012 });
      }
    }
  };
  const first = TAIL[0] ?? [0.34, -0.03, 0.06];
  limb([...TRUNK, first], (k) => (k < 2 ? 'neck' : 'root'));
  limb(TAIL, (k) => `tail${Math.min(k, TAIL_LINKS - 1)}`);
  const throat = point(TRUNK[0] ?? [0.79, -0.035, 0.058]);
  body.on('head', 0.03).cone(throat, HEAD, 0.052, 0.06).ball(HEAD, [0.055, 0.062, 0.075], { blend: 0.03 });
  body.cone(add(HEAD, [0, -0.015, 0.05]), SNOUT, 0.034, 0.02, { blend: 0.03 });
  body.ball(SNOUT, [0.024, 0.026, 0.018], { blend: 0.012 });
  for (const [x, z] of [
    [0, 0.02],
    [0.022, -0.01],
    [-0.022, -0.01],
    [0, -0.04],
  ] as const)
    body.cone(add(HEAD, [x, 0.045, z]), add(HEAD, [x * 1.7, 0.105, z - 0.02]), 0.018, 0.006, { blend: 0.012 });
  for (const [y, z, r] of [...TRUNK, ...TAIL.slice(0, 3)])
    body
      .on(y > 0.62 ? 'neck' : y > 0.36 ? 'root' : 'tail0', 0.01)
      .cone([0, y, z - r * 0.9], [0, y + 0.012, z - r - 0.03], r * 0.22, 0.004);
  const coat: Coat = [
    { colour: light(sheet.base) },
    { colour: light(sheet.back), where: { kind: 'facing', direction: [0, 0, -1], from: 0, to: 0.6 } },
    { colour: light(sheet.belly), where: { kind: 'facing', direction: [0, 0, 1], from: 0.35, to: 0.75 } },
    {
      colour: [0.66, 0.6, 0.56],
      multiply: true,
      amount: 0.8,
      where: { kind: 'stripes', direction: [0, 1, 0], rate: 21, share: 0.3, softness: 0.18 },
    },
    {
      colour: [1.25, 1.2, 1.1],
      multiply: true,
      amount: 0.6,
      where: { kind: 'spots', cells: [34, 34, 34], size: 0.24, softness: 0.12, seed: 3 },
    },
  ];
  return [
    makePart(kernel, {
      name: 'body',
      mesh: kernel.polygonise(body, { cell: 0.0125 * coarse, occlusionReach: 0.05, skinBlend: 0.03 }),
      material: 'skin',
      coat,
    }),
    makePart(kernel, {
      name: 'fins',
      mesh: joinMeshes(makeFins(skeleton)),
      material: 'skin',
      coat: [{ colour: light(sheet.fin) }],
      twoSided: true,
    }),
    ...(sheet.leafy === true ? [makeLeaves(sheet, skeleton, kernel)] : []),
    ...eyes.flatMap((eye) => makeEye(kernel, skeleton, eye, coarse)),
  ];
}

/** A fan on the back, and two like ears behind the head. */
function makeFins(skeleton: Skeleton): SkinnedMesh[] {
  const fan = (root: Vector, tall: number, out: (u: number) => Vector, bone: string): SkinnedMesh =>
    sheetMesh(
      skeleton,
      [0, 0.5, 1].map((v) =>
        Array.from({ length: 9 }, (_, k) => {
          const u = k / 8;
          const notch = v === 1 && k % 2 === 1 ? 0.9 : 1;
          return bound(add(add(root, [0, (u - 0.5) * tall, 0]), scale(out(u), v * notch)), bone);
        }),
      ),
    );
  return [
    fan([0, 0.55, -0.075], 0.13, (u) => [0, (u - 0.5) * 0.1, -0.11 * Math.sin(Math.PI * (0.15 + 0.7 * u))], 'backFin'),
    ...(['L', 'R'] as const).map((side) => {
      const sign = side === 'L' ? 1 : -1;
      return fan(
        FINS[side],
        0.06,
        (u) => [sign * 0.035, (u - 0.5) * 0.05, -0.07 * Math.sin(Math.PI * (0.2 + 0.6 * u))],
        `fin${side}`,
      );
    }),
  ];
}

/** Stalks with leaves of skin. */
function makeLeaves(sheet: SeahorseSheet, skeleton: Skeleton, kernel: FieldKernel): BodyPart {
  const stalks: SkinnedMesh[] = [];
  for (const [k, [y, z, r]] of [...TRUNK, ...TAIL.slice(0, 5)].entries()) {
    const bone = y > 0.62 ? 'neck' : y > 0.36 ? 'root' : 'tail1';
    for (const [x, deep] of [
      [0.6, -0.9],
      [-0.6, -0.9],
      [0, 0.8],
    ] as const) {
      const root: Vector = [x * r, y, z + deep * r * 0.8];
      const tip = add(root, [x * 0.14, 0.05 + 0.03 * Math.sin(k * 2.1), deep * 0.11]);
      stalks.push(tubeMesh(skeleton, [bound(root, bone), bound(tip, bone)], [0.007, 0.005], 5));
      stalks.push(
        sheetMesh(
          skeleton,
          [0, 0.5, 1].map((v) =>
            [-1, 0, 1].map((u) =>
              bound(
                add(tip, [x * 0.06 * v + u * 0.02, 0.07 * v, deep * 0.05 * v + u * 0.022 * (1 - Math.abs(v - 0.5))]),
                bone,
              ),
            ),
          ),
        ),
      );
    }
  }
  return makePart(kernel, {
    name: 'leaves',
    mesh: joinMeshes(stalks),
    material: 'leaf',
    coat: [{ colour: light(sheet.fin) }],
    twoSided: true,
  });
}
