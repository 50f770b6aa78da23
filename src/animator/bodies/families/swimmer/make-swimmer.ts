import { lightOf } from '../../../maths/mesh.ts';
import { NO_TURN } from '../../../maths/turn.ts';
import { add, normalise, scale, type Vector } from '../../../maths/vector.ts';
import { makeGarments } from '../../animal-garments.ts';
import { type Body, type BodyPart, makePart } from '../../body.ts';
import type { Coat, CoatLayer, Mask } from '../../coat.ts';
import { type Eye, makeEye } from '../../eyes.ts';
import { Field } from '../../field.ts';
import { growAnchors, growPart, growProxies, growSkeleton } from '../../grow.ts';
import type { FieldKernel } from '../../polygonise.ts';
import { readHex } from '../../recolour.ts';
import type { Skeleton } from '../../skeleton.ts';
import { finRoot, makeFins } from './fins.ts';
import { boneAt, makeSwimmerFrame, makeSwimmerSkeleton, SIDES, type SwimmerFrame } from './frame.ts';
import { poseSwimmer } from './poses.ts';
import { makeRayWings } from './ray-wings.ts';
import type { SwimmerSheet } from './sheet.ts';
import { makeTrimmings } from './trimmings.ts';

const COARSENESS = { hero: 1, cast: 1.35, crowd: 1.9 } as const;
const light = (colour: string) => lightOf(readHex(colour));
const STEPS = 12;

function shapeBody(field: Field, { wide, belly, profile, beak, hammer }: SwimmerSheet, frame: SwimmerFrame): void {
  const flat = { axis: [1, 0, 0] as Vector, by: wide };
  for (let k = 0; k < STEPS; k++) {
    const [a, b] = [k / STEPS, (k + 1) / STEPS];
    const sink = (share: number): Vector => [0, -frame.radius(share) * belly * 0.3, 0];
    // The head's round front reaches beyond its middle line: it starts that much later.
    const from = k === 0 ? Math.min(b - 0.01, frame.radius(0) * 0.8) : a;
    field
      .on(boneAt((a + b) / 2), 0.03)
      .cone(add(frame.at(from), sink(a)), add(frame.at(b), sink(b)), frame.radius(a), frame.radius(b), { flat });
  }
  if (beak !== undefined) {
    const root = add(frame.at(0.06), [0, -(profile[1] ?? 0.1) * 0.35, 0]);
    field.on('root', 0.05).cone(root, add(root, [0, -0.01, beak.length + 0.06]), beak.radius * 1.2, beak.radius * 0.75);
  }
  if (hammer !== undefined)
    for (const sign of [1, -1])
      field.on('root', 0.03).cone(frame.at(0.06), add(frame.at(0.04), [sign * hammer, 0, 0]), 0.06, 0.045, {
        flat: { axis: [0, 1, 0], by: 0.5 },
      });
}

function coatOf(sheet: SwimmerSheet, frame: SwimmerFrame, eyes: readonly Eye[]): Coat {
  const { coat } = sheet;
  const most = Math.max(...sheet.profile);
  const layers: CoatLayer[] = [{ colour: light(coat.base) }];
  const put = (colour: string | undefined, where: Mask, and?: Mask): void => {
    if (colour !== undefined) layers.push({ colour: light(colour), where, ...(and === undefined ? {} : { and }) });
  };
  const y = frame.middle;
  put(coat.back, { kind: 'axis', direction: [0, 1, 0], from: y + most * 0.1, to: y + most * 0.6 });
  if (coat.patches !== undefined) {
    const { colour, scale: rate, share } = coat.patches;
    put(colour, { kind: 'noise', cells: [rate, rate, rate], threshold: share, softness: 0.03, seed: 8 });
  }
  if (coat.spots !== undefined) {
    const { colour, scale: rate, size } = coat.spots;
    put(colour, { kind: 'spots', cells: [rate, rate, rate], size, softness: 0.08, seed: 4 });
  }
  put(coat.belly, { kind: 'axis', direction: [0, 1, 0], from: y - most * 0.18, to: y - most * 0.32 });
  for (let k = 0; k < (coat.bands?.count ?? 0); k++) {
    const { colour, edge, count, width } = coat.bands ?? { colour: '#ffffff', edge: '#000000', count: 1, width: 0.05 };
    const z = frame.at(0.24 + (k / Math.max(1, count - 1)) * 0.6)[2];
    const band = (half: number): readonly [Mask, Mask] => [
      { kind: 'axis', direction: [0, 0.08, 1], from: z + y * 0.08 - half - 0.006, to: z + y * 0.08 - half + 0.006 },
      { kind: 'axis', direction: [0, -0.08, 1], from: z - y * 0.08 + half + 0.006, to: z - y * 0.08 + half - 0.006 },
    ];
    put(edge, ...band(width / 2 + 0.012));
    put(colour, ...band(width / 2));
  }
  for (const { centre, radius } of eyes)
    put(coat.eyePatch, {
      kind: 'ball',
      centre: add(centre, [0, radius * 1.2, -radius * 2]),
      radii: [radius * 3, radius * 1.5, radius * 3.2],
      softness: 0.12,
    });
  if (coat.surface === 'scale')
    layers.push({
      colour: [0.84, 0.84, 0.86],
      multiply: true,
      amount: 0.7,
      where: { kind: 'spots', cells: [44, 44, 44], size: 0.3, softness: 0.2, seed: 2 },
    });
  layers.push(
    {
      colour: [0.84, 0.84, 0.86],
      multiply: true,
      amount: 0.5,
      where: { kind: 'noise', cells: [7, 7, 7], threshold: 0.5, softness: 0.3, seed: 1 },
    },
    {
      colour: [1.15, 1.15, 1.15],
      multiply: true,
      amount: 0.5,
      where: { kind: 'facing', direction: [0, 1, 0], from: 0, to: 0.95 },
    },
  );
  return layers;
}

export function makeSwimmer(sheet: SwimmerSheet, kernel: FieldKernel): Body {
  const frame = makeSwimmerFrame(sheet);
  const fins = { L: finRoot(sheet, frame, 1), R: finRoot(sheet, frame, -1) };
  const nowhere: Vector = [0, 0, 0];
  const trial = new Field(makeSwimmerSkeleton(frame, { L: nowhere, R: nowhere }, fins));
  shapeBody(trial, sheet, frame);
  const { eye, coat } = sheet;
  const eyes = SIDES.map(([side, sign]): Eye => {
    const out = normalise([sign * Math.cos(eye.above), Math.sin(eye.above), 0.22]);
    const bar: Vector = [sign * (sheet.hammer ?? 0) * 0.8, 0, 0];
    const surface = kernel.surface(trial, add(frame.at(sheet.hammer === undefined ? eye.along : 0.04), bar), out);
    return {
      side,
      centre: add(surface, scale(out, -eye.radius * 0.6)),
      facing: normalise(add(out, [0, 0, 0.28])),
      radius: eye.radius,
      iris: eye.iris,
      irisAngle: 1,
      pupilAngle: 0.68,
      white: '#f2ede2',
      lid: coat.eyePatch ?? coat.base,
      lash: null,
    };
  });
  const skeleton = makeSwimmerSkeleton(frame, { L: eyes[0]?.centre ?? nowhere, R: eyes[1]?.centre ?? nowhere }, fins);
  const size = sheet.metres / frame.height;
  const grown = growSkeleton(skeleton, size);
  const poser = {
    sheet,
    size,
    skeleton: grown,
    middle: frame.middle * size,
    eyes: eyes.map((each) => ({ ...each, centre: scale(each.centre, size), radius: each.radius * size })),
  };
  const most = Math.max(...sheet.profile);
  const nose = add(frame.at(0), [0, -frame.radius(0.1) * 0.3, sheet.beak?.length ?? 0]);
  return {
    skeleton: grown,
    makeParts: (parts) => makeParts(sheet, frame, skeleton, eyes, parts).map((part) => growPart(part, size)),
    proxies: growProxies(
      [
        { bone: 'root', from: frame.at(0.1), to: frame.at(0.32), radius: frame.radius(0.25) },
        { bone: 'spine0', from: frame.at(0.32), to: frame.at(0.55), radius: frame.radius(0.45) },
        { bone: 'spine2', from: frame.at(0.6), to: frame.at(0.9), radius: frame.radius(0.75) },
        { bone: 'tail', from: frame.tail, to: [0, frame.middle, -0.62], radius: most * 0.3 },
      ],
      size,
    ),
    height: frame.height * size,
    length: (1 + most * sheet.fins.tail * 0.8 + (sheet.beak?.length ?? 0)) * size,
    width: (most * sheet.wide * 2 + (sheet.fins.shape === 'wing' ? 1 : most) * sheet.fins.side) * size,
    anchors: growAnchors(
      {
        eyes: { bone: 'root', at: add(frame.at(eye.along), [0, frame.radius(eye.along) * 0.4, 0]) },
        mouth: { bone: 'jaw', at: nose },
        top: { bone: 'root', at: add(frame.at(0.2), [0, frame.radius(0.2), 0]) },
        back: { bone: 'spine0', at: add(frame.at(0.42), [0, frame.radius(0.42), 0]) },
        saddle: { bone: 'root', at: add(frame.at(0.3), [0, frame.radius(0.3), 0]) },
      },
      size,
    ),
    pose: (moment) => poseSwimmer(poser, moment),
  };
}

function makeParts(
  sheet: SwimmerSheet,
  frame: SwimmerFrame,
  skeleton: Skeleton,
  eyes: readonly Eye[],
  kernel: FieldKernel,
): BodyPart[] {
  const coarse = COARSENESS[sheet.fineness ?? 'hero'];
  const body = new Field(skeleton);
  shapeBody(body, sheet, frame);
  const { coat } = sheet;
  const most = Math.max(...sheet.profile);
  const layers = coatOf(sheet, frame, eyes);
  const parts = [
    makePart(kernel, {
      name: 'body',
      mesh: kernel.polygonise(body, {
        cell: Math.max(0.016, most * 0.12) * coarse,
        occlusionReach: 0.08,
        skinBlend: 0.05,
      }),
      material: coat.surface,
      coat: layers,
    }),
    ...(sheet.fins.shape === 'wing' ? makeRayWings : makeFins)({ kernel, skeleton, sheet, frame, coarse }),
    makeJaw(sheet, frame, skeleton, kernel, coarse, layers),
    ...makeTrimmings(sheet, frame, skeleton, kernel),
    ...eyes.flatMap((eye) => makeEye(kernel, skeleton, eye, coarse)),
  ];
  if (sheet.wears !== undefined && sheet.wears.length > 0) {
    const r = frame.radius(0.18);
    const neck = {
      bone: 'root',
      from: frame.at(0.36),
      to: frame.at(0.28),
      radius: frame.radius(0.32) * Math.max(1, sheet.wide),
    };
    const head = { bone: 'root', centre: frame.at(0.2), radii: [r * sheet.wide, r, r] as Vector, turn: NO_TURN };
    parts.push(
      ...makeGarments(
        kernel,
        { skeleton, head, neck, trunk: [], limbs: [], feet: [], eyes, narrow: sheet.wide, covers: body },
        sheet.wears.filter(({ garment }) => /hat|cap|crown|helmet|beanie|beret|glasses|scarf|tie|collar/.test(garment)),
        coarse,
      ),
    );
  }
  return parts.filter(({ mesh }) => mesh.indices.length > 0);
}

/** Below the nose: it opens. */
function makeJaw(
  { wide, beak, profile }: SwimmerSheet,
  frame: SwimmerFrame,
  skeleton: Skeleton,
  kernel: FieldKernel,
  coarse: number,
  coat: Coat,
): BodyPart {
  const jaw = new Field(skeleton).on('jaw', 0.02);
  const r = profile[0];
  const flat = { axis: [1, 0, 0] as Vector, by: Math.min(1.4, wide * 1.1) };
  const low = -(profile[1] ?? r) * 0.55;
  if (beak !== undefined)
    jaw.cone(
      add(frame.at(0.1), [0, low, 0]),
      add(frame.at(0), [0, -(profile[1] ?? r) * 0.35 - beak.radius * 0.9, beak.length]),
      beak.radius,
      beak.radius * 0.55,
    );
  else
    jaw.cone(add(frame.at(0.16), [0, low * 1.1, 0]), add(frame.at(0.02), [0, -r * 0.5, 0]), r * 0.7, r * 0.42, {
      flat,
    });
  return makePart(kernel, {
    name: 'jaw',
    mesh: kernel.polygonise(jaw, { cell: Math.max(0.011, r * 0.22) * coarse }),
    material: 'skin',
    coat: [...coat, { colour: [0.2, 0.05, 0.05], where: { kind: 'facing', direction: [0, 1, 0], from: 0.4, to: 0.6 } }],
  });
}
