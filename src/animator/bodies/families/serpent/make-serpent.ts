import { add, normalise, scale, type Vector } from '../../../maths/vector.ts';
import { type Body, type BodyPart, makePart } from '../../body.ts';
import type { Coat } from '../../coat.ts';
import { type Eye, makeEye } from '../../eyes.ts';
import { Field } from '../../field.ts';
import { growAnchors, growPart, growProxies, growSkeleton } from '../../grow.ts';
import type { FieldKernel } from '../../polygonise.ts';
import { type Skeleton, SkeletonBuilder } from '../../skeleton.ts';
import { HEAD, light, linkAt, NECK, RADIUS, radiusAt, SPINE } from './frame.ts';
import { BODY_LENGTH, LINKS, poseSerpent } from './poses.ts';
import type { SerpentSheet } from './serpents-table.ts';
import { makeCrest, makeHorns, makeTail } from './trimmings.ts';

const COARSENESS = { hero: 1, cast: 1.3, crowd: 1.8 } as const;
/** Links that bear the legs. */
const LEGS = { fore: 4, hind: 12 } as const;

function eyesOf(sheet: SerpentSheet): Eye[] {
  return (['L', 'R'] as const).map((side): Eye => {
    const sign = side === 'L' ? 1 : -1;
    return {
      side,
      centre: add(HEAD, [sign * 0.082, 0.062, 0.075]),
      facing: normalise([sign * 0.75, 0.1, 0.75]),
      radius: 0.034,
      iris: sheet.iris,
      irisAngle: 0.95,
      pupilAngle: 0.42,
      white: '#f6f0d8',
      lid: sheet.back,
      lash: null,
    };
  });
}

export function makeSerpent(sheet: SerpentSheet): Body {
  const eyes = eyesOf(sheet);
  const links = Array.from({ length: LINKS + 1 }, (_, index) => linkAt(index));
  const first = linkAt(0);
  const builder = new SkeletonBuilder()
    .bone('root', null, first, NECK)
    .bone('neck', 'root', first, NECK)
    .bone('head', 'neck', NECK, HEAD)
    .bone('jaw', 'head', add(HEAD, [0, -0.03, 0.02]), add(HEAD, [0, -0.07, 0.26]))
    .chain(
      Array.from({ length: LINKS }, (_, index) => `link${index}`),
      'root',
      links,
    );
  for (const [side, sign] of [['L', 1] as const, ['R', -1] as const]) {
    const root = add(HEAD, [sign * 0.05, 0.0, 0.27]);
    builder.chain(
      Array.from({ length: 4 }, (_, k) => `whisker${side}${k}`),
      'head',
      Array.from({ length: 5 }, (_, k) => add(root, [sign * (0.03 + k * 0.055), 0.02 - k * 0.012, -k * 0.13])),
    );
    for (const leg of ['fore', 'hind'] as const) {
      const hip = add(linkAt(LEGS[leg]), [sign * RADIUS * 0.7, -RADIUS * 0.45, 0]);
      builder.bone(`${leg}${side}`, `link${LEGS[leg]}`, hip, add(hip, [sign * 0.05, -0.2, 0]));
    }
  }
  for (const { side, centre } of eyes)
    for (const bone of ['eye', 'lid', 'lowerLid'])
      builder.bone(`${bone}${side}`, 'head', centre, add(centre, [0, 0, 0.1]));
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
        ...Array.from({ length: LINKS }, (_, index) => ({
          bone: `link${index}`,
          from: linkAt(index),
          to: linkAt(index + 1),
          radius: radiusAt(index / LINKS),
        })),
        { bone: 'neck', from: first, to: NECK, radius: RADIUS },
        { bone: 'head', from: NECK, to: add(HEAD, [0, 0, 0.2]), radius: 0.13 },
      ],
      size,
    ),
    height: size,
    length: (BODY_LENGTH + 0.6) * size,
    width: 0.6 * size,
    anchors: growAnchors(
      {
        eyes: { bone: 'head', at: add(HEAD, [0, 0.06, 0.1]) },
        mouth: { bone: 'head', at: add(HEAD, [0, -0.04, 0.32]) },
        top: { bone: 'head', at: add(HEAD, [0, 0.13, 0]) },
        saddle: { bone: 'link2', at: add(linkAt(2), [0, RADIUS, 0]) },
        back: { bone: 'link3', at: add(linkAt(3), [0, RADIUS, 0]) },
      },
      size,
    ),
    pose: (moment) => poseSerpent(poser, moment),
  };
}

function makeParts(sheet: SerpentSheet, skeleton: Skeleton, eyes: readonly Eye[], kernel: FieldKernel): BodyPart[] {
  const coarse = COARSENESS[sheet.fineness ?? 'hero'];
  const body = new Field(skeleton);
  for (let k = 0; k < LINKS; k++)
    body
      .on(`link${k}`, 0.012)
      .cone(linkAt(k), linkAt(k + 1), radiusAt(k / LINKS), Math.max(0.014, radiusAt((k + 1) / LINKS)));
  body.on('neck', 0.03).cone(linkAt(0), NECK, radiusAt(0), 0.088);
  body.on('head', 0.03).cone(NECK, HEAD, 0.088, 0.085);
  addLegs(body);
  const scales: Coat = [
    { colour: light(sheet.base) },
    { colour: light(sheet.back), where: { kind: 'facing', direction: [0, 1, 0], from: 0.35, to: 0.85 } },
    {
      colour: scale(light(sheet.back), 0.5),
      where: { kind: 'cells', cells: [19, 19, 19], width: 0.1, softness: 0.05, seed: 4 },
      amount: 0.75,
    },
    {
      colour: light(sheet.belly),
      where: { kind: 'axis', direction: [0, 1, 0], from: SPINE - RADIUS * 0.42, to: SPINE - RADIUS * 0.56 },
      and: { kind: 'axis', direction: [0, 1, 0], from: SPINE - RADIUS * 1.5, to: SPINE - RADIUS * 1.2 },
    },
    {
      colour: [0.62, 0.5, 0.4],
      multiply: true,
      where: { kind: 'stripes', direction: [0, 0, 1], rate: 17, share: 0.16, softness: 0.05 },
      and: { kind: 'axis', direction: [0, 1, 0], from: SPINE - RADIUS * 0.42, to: SPINE - RADIUS * 0.56 },
    },
  ];
  const parts = [
    makePart(kernel, {
      name: 'body',
      mesh: kernel.polygonise(body, { cell: 0.027 * coarse, occlusionReach: 0.08, skinBlend: 0.05 }),
      material: 'scale',
      coat: scales,
    }),
    ...makeHead(sheet, skeleton, kernel, coarse),
    makeCrest(sheet, skeleton, kernel, coarse),
    makeTail(sheet, skeleton, kernel, coarse),
    makeHorns(sheet, skeleton, kernel),
    ...eyes.flatMap((eye) => makeEye(kernel, skeleton, eye, coarse)),
  ];
  return parts.filter(({ mesh }) => mesh.indices.length > 0);
}

/** Short legs with four claws each. */
function addLegs(body: Field): void {
  for (const [side, sign] of [['L', 1] as const, ['R', -1] as const])
    for (const leg of ['fore', 'hind'] as const) {
      const hip = add(linkAt(LEGS[leg]), [sign * RADIUS * 0.7, -RADIUS * 0.45, 0]);
      const knee = add(hip, [sign * 0.07, -0.1, leg === 'fore' ? -0.06 : 0.06]);
      const foot = add(knee, [sign * 0.015, -0.12, 0.07]);
      body.on(`${leg}${side}`, 0.03).cone(hip, knee, 0.062, 0.042).cone(knee, foot, 0.04, 0.032);
      for (const spread of [-0.05, -0.015, 0.02, 0.055])
        body.cone(foot, add(foot, [spread, -0.035, 0.085 - Math.abs(spread)]), 0.02, 0.006, { blend: 0.01 });
    }
}

/** A long muzzle with a round nose, a jaw of its own, and brows. */
function makeHead(sheet: SerpentSheet, skeleton: Skeleton, kernel: FieldKernel, coarse: number): BodyPart[] {
  const at = (x: number, y: number, z: number): Vector => add(HEAD, [x, y, z]);
  const head = new Field(skeleton)
    .on('head', 0.03)
    .ball(at(0, 0.02, 0), [0.105, 0.1, 0.125])
    .cone(at(0, 0.01, 0.06), at(0, -0.005, 0.26), 0.078, 0.058)
    .ball(at(0, 0.022, 0.285), [0.07, 0.045, 0.05]);
  const jaw = new Field(skeleton)
    .on('jaw', 0.02)
    .cone(at(0, -0.055, 0.02), at(0, -0.075, 0.24), 0.06, 0.042)
    .cone(at(0, -0.1, 0.22), at(0, -0.19, 0.2), 0.024, 0.004);
  for (const sign of [1, -1]) {
    head
      .ball(at(sign * 0.045, 0.045, 0.3), 0.026, { blend: 0.015 })
      .ball(at(sign * 0.08, -0.01, -0.01), [0.055, 0.06, 0.08], { blend: 0.03 })
      .cone(at(sign * 0.055, 0.11, 0.09), at(sign * 0.125, 0.125, -0.03), 0.026, 0.014, { blend: 0.012 });
  }
  const cut = { cell: 0.016 * coarse, occlusionReach: 0.06, skinBlend: 0.03 };
  const face: Coat = [
    { colour: light(sheet.base) },
    { colour: light(sheet.back), where: { kind: 'facing', direction: [0, 1, 0], from: 0.2, to: 0.8 } },
    {
      colour: scale(light(sheet.back), 0.6),
      where: { kind: 'cells', cells: [26, 26, 26], width: 0.09, softness: 0.05, seed: 4 },
      amount: 0.5,
    },
    {
      colour: light(sheet.belly),
      where: { kind: 'ball', centre: at(0, -0.04, 0.3), radii: [0.12, 0.05, 0.1], softness: 0.3 },
    },
  ];
  const teeth = new Field(skeleton);
  for (const sign of [1, -1])
    for (const [z, long] of [
      [0.27, 0.05],
      [0.22, 0.03],
      [0.17, 0.03],
    ] as const)
      teeth
        .on('head', 0.001)
        .cone(at(sign * 0.045, -0.045, z), at(sign * 0.047, -0.045 - long, z + 0.004), 0.011, 0.002);
  return [
    makePart(kernel, { name: 'head', mesh: kernel.polygonise(head, cut), material: 'scale', coat: face }),
    makePart(kernel, {
      name: 'jaw',
      mesh: kernel.polygonise(jaw, cut),
      material: 'scale',
      coat: [
        { colour: light(sheet.belly) },
        {
          colour: light(sheet.mane),
          where: { kind: 'axis', direction: [0, 1, 0], from: HEAD[1] - 0.1, to: HEAD[1] - 0.13 },
        },
      ],
    }),
    makePart(kernel, {
      name: 'teeth',
      mesh: kernel.polygonise(teeth, { ...cut, cell: 0.008 * coarse }),
      material: 'porcelain',
      coat: [{ colour: [0.92, 0.9, 0.82] }],
    }),
  ];
}
