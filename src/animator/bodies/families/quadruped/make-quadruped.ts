import { turnVector } from '../../../maths/turn.ts';
import { add, normalise, scale, type Vector } from '../../../maths/vector.ts';
import { type Body, type BodyPart, makePart } from '../../body.ts';
import { type Eye, makeEye } from '../../eyes.ts';
import { Field } from '../../field.ts';
import { growAnchors, growPart, growProxies, growSkeleton } from '../../grow.ts';
import type { FieldKernel } from '../../polygonise.ts';
import type { Skeleton } from '../../skeleton.ts';
import { coatOf } from './coat.ts';
import { makeClothes } from './dress.ts';
import { makeEar } from './ears.ts';
import { makeExtras } from './extras.ts';
import { ENDS, type Frame, makeFrame, makeSkeleton, SIDES, type Side, TAIL_BONES } from './frame.ts';
import { makeFur } from './fur.ts';
import { grazeOf } from './graze.ts';
import { headBoxOf } from './head-box.ts';
import { makeHorns, makeTusks } from './horns.ts';
import { makeMane } from './mane.ts';
import { makeMouth } from './mouth.ts';
import type { PartMaker } from './part-maker.ts';
import { poseQuadruped } from './poses.ts';
import type { QuadrupedSheet } from './sheet.ts';
import { stridesOfQuadruped } from './strides.ts';
import { isThin, shapeTail, shapeTorso } from './torso.ts';

const COARSENESS = { hero: 1, cast: 1.35, crowd: 2 } as const;

export function makeQuadruped(sheet: QuadrupedSheet, kernel: FieldKernel): Body {
  const frame = makeFrame(sheet);
  const { headless: _whole, ...whole } = sheet;
  const trial = shapeOf(whole, frame, makeSkeleton(frame, sides([0, 0, 0]), sides([0, 0, 0])));
  const surface = (direction: Vector): Vector =>
    kernel.surface(trial, frame.head, turnVector(frame.headTurn, direction));
  const ears = { L: earAt(sheet, surface, 1), R: earAt(sheet, surface, -1) };
  const eyes = SIDES.map(([side, sign]) => eyeOf(sheet, frame, surface, side, sign));
  const skeleton = makeSkeleton(frame, ears, { L: eyes[0]?.centre ?? [0, 0, 0], R: eyes[1]?.centre ?? [0, 0, 0] });
  const size = sheet.metres / frame.top;
  const { body, leg, head, ear, neck } = sheet;
  const standing = ear.kind === 'flop' || ear.kind === 'fan' ? 0 : ear.length * Math.cos(ear.outward) * 0.9;
  const top = frame.onHead(0, head.skull[1] + Math.max(standing, (sheet.horns?.length ?? 0) * 0.8), 0);
  const tailEnd = Math.min(0, ...frame.tail.map(([, , z]) => z));
  const grown = growSkeleton(skeleton, size);
  const grownEyes = eyes.map((eye) => ({ ...eye, centre: scale(eye.centre, size), radius: eye.radius * size }));
  const poser = { sheet, size, skeleton: grown, eyes: grownEyes, graze: grazeOf(sheet, frame) };
  const back: Vector = add(frame.middle, [0, body.belly * 0.97, 0]);
  return {
    skeleton: grown,
    makeParts: (parts) => makeParts(sheet, frame, skeleton, ears, eyes, parts).map((part) => growPart(part, size)),
    proxies: growProxies(
      [
        { bone: 'chest', from: frame.chest, to: frame.middle, radius: body.chest },
        { bone: 'pelvis', from: frame.middle, to: frame.pelvis, radius: body.hip },
        { bone: 'neck', from: frame.neck, to: frame.neckMiddle, radius: neck.from * 0.9 },
        { bone: 'head', from: frame.head, to: frame.muzzle, radius: head.skull[0] * head.size },
        ...TAIL_BONES.flatMap((bone, index) => {
          const [from, to] = [frame.tail[index], frame.tail[index + 1]];
          return from === undefined || to === undefined ? [] : [{ bone, from, to, radius: sheet.tail.radius * 0.8 }];
        }),
        ...SIDES.flatMap(([side]) =>
          ENDS.flatMap((end) => {
            const [, knee, ankle, foot] = frame.legs[`${end}${side}`];
            return [
              { bone: `${end}Lower${side}`, from: knee, to: ankle, radius: leg.middle },
              { bone: `${end}Foot${side}`, from: foot, to: foot, radius: leg.footRadius * 1.3 },
            ];
          }),
        ),
      ],
      size,
    ),
    height: Math.max(top[1], frame.top) * size,
    length: (frame.muzzle[2] + head.muzzleTo * head.size - tailEnd) * size,
    width: Math.max(leg.stance * 2 + leg.top * 2, (sheet.wings ?? 0) * 1.1) * size,
    anchors: growAnchors(
      {
        saddle: { bone: 'chest', at: add(between(frame.middle, frame.chest, 0.15), [0, body.belly * 0.95, 0]) },
        back: { bone: 'root', at: back },
        mouth: { bone: 'jaw', at: frame.onHead(0, -head.drop, head.muzzle + head.muzzleTo) },
        eyes: { bone: 'head', at: frame.onHead(0, 0.05, head.skull[2]) },
        top: { bone: 'head', at: frame.onHead(0, head.skull[1], 0) },
        gripRight: { bone: 'frontFootR', at: frame.legs.frontR[3] },
        gripLeft: { bone: 'frontFootL', at: frame.legs.frontL[3] },
        tail: { bone: 'tail3', at: frame.tail[4] ?? frame.pelvis },
        ...tipOfTrunk(frame),
      },
      size,
    ),
    head: headBoxOf(sheet, frame, ears, size),
    pose: (moment) => poseQuadruped(poser, moment),
    strides: (moment) => stridesOfQuadruped(poser, moment),
  };
}

/** Where an elephant blows its water out. */
function tipOfTrunk({ trunk }: Frame): Record<string, { readonly bone: string; readonly at: Vector }> {
  const end = trunk.at(-1);
  return end === undefined ? {} : { tip: { bone: `trunk${trunk.length - 2}`, at: end } };
}

const between = (a: Vector, b: Vector, share: number): Vector => add(scale(a, 1 - share), scale(b, share));
const sides = (point: Vector): Record<Side, Vector> => ({ L: point, R: point });

function shapeOf(sheet: QuadrupedSheet, frame: Frame, skeleton: Skeleton): Field {
  const field = new Field(skeleton);
  shapeTorso(field, sheet, frame);
  return field;
}

export function earAt({ ear }: QuadrupedSheet, surface: (direction: Vector) => Vector, sign: number): Vector {
  const direction: Vector = [
    sign * Math.sin(ear.around) * Math.cos(ear.above),
    Math.sin(ear.above),
    Math.cos(ear.around) * Math.cos(ear.above) - (ear.back ?? 0.25),
  ];
  return add(surface(direction), scale(normalise(direction), -0.02));
}

export function eyeOf(
  { eye, head, coat }: QuadrupedSheet,
  frame: Frame,
  surface: (direction: Vector) => Vector,
  side: Side,
  sign: number,
): Eye {
  const direction: Vector = [
    sign * Math.sin(eye.around) * Math.cos(eye.above),
    Math.sin(eye.above),
    Math.cos(eye.around) * Math.cos(eye.above),
  ];
  const out = turnVector(frame.headTurn, normalise(direction));
  const radius = eye.radius * head.size;
  // On top of the head they still look out over it, not into the sky.
  const level: Vector = eye.bulge === undefined ? [0, 0, 0.7] : [sign * 0.35, -0.55, 0.75];
  return {
    side,
    centre: add(surface(direction), scale(out, -radius * (eye.sink ?? 0.55))),
    facing: normalise(add(out, turnVector(frame.headTurn, level))),
    radius,
    iris: eye.iris,
    // Of animals one sees hardly any white: the iris fills the eye, and its rim is dark.
    irisAngle: 1.3,
    pupilAngle: 0.64,
    white: '#2e241d',
    lid: coat.eyePatch?.colour ?? coat.mask?.colour ?? coat.base,
    lash: coat.around ?? '#3a2a22',
  };
}

function makeParts(
  sheet: QuadrupedSheet,
  frame: Frame,
  skeleton: Skeleton,
  ears: Readonly<Record<Side, Vector>>,
  eyes: readonly Eye[],
  kernel: FieldKernel,
): BodyPart[] {
  const torso = shapeOf(sheet, frame, skeleton);
  const coat = coatOf(
    sheet,
    frame,
    eyes.map(({ centre }) => centre),
  );
  const coarse = COARSENESS[sheet.fineness ?? 'hero'];
  const maker: PartMaker = { kernel, skeleton, sheet, frame, torso, coarse };
  const { head, body, neck, ear } = sheet;
  const long = body.length + neck.length + head.muzzle;
  const cell = 0.037 * coarse * (long > 1.9 ? 1.25 : 1);
  const reach = Math.max(...head.skull, 0.2) * head.size * 1.25 + head.muzzle * head.size * 0.4;
  const fine =
    frame.trunk.length > 0 || coarse > 1.5
      ? []
      : [{ centre: frame.onHead(0, 0, head.muzzle * 0.35), radius: reach, cell: cell * 0.62 }];
  const surface = sheet.coat.surface ?? 'fur';
  const skin = kernel.polygonise(torso, { cell, fine, occlusionReach: 0.2 });
  const parts = [
    makePart(kernel, { name: 'body', mesh: skin, material: surface, coat }),
    ...makeFur(maker, skin, coat, eyes),
  ];
  if (sheet.headless === true) return parts.filter(({ mesh }) => mesh.indices.length > 0);
  parts.push(
    ...(ear.length > 0 ? [...makeEar(maker, ears.L, 'L'), ...makeEar(maker, ears.R, 'R')] : []),
    ...makeMouth(maker, coat),
    ...makeMane(maker),
    ...makeTusks(maker),
    ...makeHorns(maker),
    ...makeExtras(maker),
    ...makeClothes(maker, eyes),
    ...eyes.flatMap((eye) => makeEye(kernel, skeleton, eye, coarse)),
  );
  if (isThin(sheet)) {
    const tail = new Field(skeleton);
    shapeTail(tail, sheet, frame);
    const mesh = kernel.polygonise(tail, {
      cell: Math.max(0.015, sheet.tail.radius * 0.55) * coarse,
      occluders: [torso],
      occlusionReach: 0.08,
    });
    parts.push(makePart(kernel, { name: 'tail', mesh, material: surface, coat }));
  }
  // Cut coarsely, a tongue may be too small to be seen.
  return parts.filter(({ mesh }) => mesh.indices.length > 0);
}
