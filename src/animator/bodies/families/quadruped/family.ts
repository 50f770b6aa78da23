import { turnVector } from '../../../maths/turn.ts';
import { add, normalise, scale, type Vector } from '../../../maths/vector.ts';
import { type Body, type BodyFamily, type BodyPart, makePart } from '../../body.ts';
import { type Eye, makeEye } from '../../eyes.ts';
import { Field } from '../../field.ts';
import type { FieldKernel } from '../../polygonise.ts';
import { type Skeleton, SkeletonBuilder } from '../../skeleton.ts';
import { coatOf } from './coat.ts';
import { type Frame, makeFrame, makeSkeleton, SIDES, type Side } from './frame.ts';
import { makeEar, makeMouth } from './head-parts.ts';
import { makeHorns, makeMane } from './mane-and-horns.ts';
import { poseQuadruped } from './poses.ts';
import type { QuadrupedSheet } from './sheet.ts';
import { SPECIES } from './species-table.ts';
import { isThin, shapeTail, shapeTorso } from './torso.ts';

/** Four-legged animals. A sheet names a species, and may change any of its numbers. */
export const QUADRUPED: BodyFamily = {
  name: 'quadruped',
  acts: ['stand', 'walk', 'trot', 'run', 'chase', 'follow', 'sit', 'lie', 'sleep', 'look', 'look_around'],
  cast: ({ thing }) => (thing in SPECIES ? { species: thing } : null),
  makeBody(sheet, kernel) {
    return makeQuadruped(readSheet(sheet), kernel);
  },
};

function readSheet(sheet: Readonly<Record<string, unknown>>): QuadrupedSheet {
  const species = SPECIES[String(sheet.species ?? 'dog')] ?? SPECIES.dog;
  if (species === undefined) throw new RangeError('There is no such animal.');
  const { coat = {}, ...others } = sheet as Partial<QuadrupedSheet> & { readonly coat?: object };
  return { ...species, ...others, coat: { ...species.coat, ...coat } };
}

/** A part at rest is made in the sheet's own shares and grown afterwards, so that all species are cut equally fine. */
function makeQuadruped(sheet: QuadrupedSheet, kernel: FieldKernel): Body {
  const frame = makeFrame(sheet);
  const trial = shapeOf(sheet, frame, makeSkeleton(frame, sides([0, 0, 0]), sides([0, 0, 0])));
  const surface = (direction: Vector): Vector =>
    kernel.surface(trial, frame.head, turnVector(frame.headTurn, direction));
  const ears = { L: earAt(sheet, frame, surface, 1), R: earAt(sheet, frame, surface, -1) };
  const eyes = SIDES.map(([side, sign]) => eyeOf(sheet, frame, surface, side, sign));
  const skeleton = makeSkeleton(frame, ears, { L: eyes[0]?.centre ?? [0, 0, 0], R: eyes[1]?.centre ?? [0, 0, 0] });
  const { size, body, leg, head } = sheet;
  const top = frame.onHead(
    0,
    head.skull[1] + (sheet.ear.kind === 'flop' || sheet.ear.kind === 'fan' ? 0 : sheet.ear.length * 0.9),
    0,
  );
  const grown = growSkeleton(skeleton, size);
  const grownEyes = eyes.map((eye) => ({ ...eye, centre: scale(eye.centre, size), radius: eye.radius * size }));
  const at = (point: Vector): Vector => scale(point, size);
  return {
    skeleton: grown,
    makeParts: () => makeParts(sheet, frame, skeleton, ears, eyes, kernel).map((part) => growPart(part, size)),
    proxies: [
      { bone: 'chest', from: at(frame.chest), to: at(frame.middle), radius: body.chest * size },
      { bone: 'pelvis', from: at(frame.middle), to: at(frame.pelvis), radius: body.hip * size },
      { bone: 'head', from: at(frame.head), to: at(frame.muzzle), radius: head.skull[0] * head.size * size },
      ...SIDES.flatMap(([side]) =>
        (['front', 'hind'] as const).map((end) => {
          const foot = at(frame.legs[`${end}${side}`][3]);
          return { bone: `${end}Foot${side}`, from: foot, to: foot, radius: leg.footRadius * 1.3 * size };
        }),
      ),
    ],
    height: top[1] * size,
    length: (frame.muzzle[2] - (frame.tail.at(-1)?.[2] ?? 0)) * size,
    width: (leg.stance * 2 + leg.top * 2) * size,
    anchors: {
      saddle: { bone: 'chest', at: at([0, frame.middle[1] + body.belly * 0.95, 0.06]) },
      mouth: { bone: 'head', at: at(frame.muzzle) },
      eyes: { bone: 'head', at: at(frame.onHead(0, 0.05, head.skull[2])) },
      top: { bone: 'head', at: at(top) },
      back: { bone: 'root', at: at([0, frame.middle[1] + body.belly, 0]) },
    },
    pose: (moment) => poseQuadruped({ sheet: grownSheet(sheet), skeleton: grown, eyes: grownEyes }, moment),
  };
}

const sides = (point: Vector): Record<Side, Vector> => ({ L: point, R: point });

function shapeOf(sheet: QuadrupedSheet, frame: Frame, skeleton: Skeleton): Field {
  const field = new Field(skeleton);
  shapeTorso(field, sheet, frame);
  return field;
}

function earAt({ ear }: QuadrupedSheet, _frame: Frame, surface: (direction: Vector) => Vector, sign: number): Vector {
  const direction: Vector = [
    sign * Math.sin(ear.around) * Math.cos(ear.above),
    Math.sin(ear.above),
    Math.cos(ear.around) * Math.cos(ear.above) - (ear.back ?? 0.25),
  ];
  return add(surface(direction), scale(normalise(direction), -0.02));
}

function eyeOf(
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
  return {
    side,
    centre: add(surface(direction), scale(out, -radius * (eye.sink ?? 0.55))),
    facing: normalise(add(out, turnVector(frame.headTurn, [0, 0, 0.7]))),
    radius,
    iris: eye.iris,
    irisAngle: 1.1,
    pupilAngle: 0.68,
    white: '#efe8da',
    lid: coat.base,
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
  const coat = coatOf(sheet, frame);
  const maker = { kernel, skeleton, sheet, frame, torso };
  const { head, body, neck } = sheet;
  const long = body.length + neck.length + head.muzzle;
  const cell = 0.031 * (long > 1.9 ? 1.35 : 1);
  const reach = Math.max(...head.skull, 0.2) * head.size * 1.25 + head.muzzle * head.size * 0.4;
  const fine =
    frame.trunk.length > 0 ? [] : [{ centre: frame.onHead(0, 0, head.muzzle * 0.35), radius: reach, cell: cell * 0.6 }];
  const parts = [
    makePart(kernel, {
      name: 'body',
      mesh: kernel.polygonise(torso, { cell, fine, occlusionReach: 0.2 }),
      material: 'fur',
      coat,
    }),
    makeEar(maker, ears.L, 'L'),
    makeEar(maker, ears.R, 'R'),
    ...makeMouth(maker, coat),
    ...makeMane(maker),
    ...makeHorns(maker),
    ...eyes.flatMap((eye) => makeEye(kernel, skeleton, eye)),
  ];
  if (isThin(sheet)) {
    const tail = new Field(skeleton);
    shapeTail(tail, sheet, frame);
    const mesh = kernel.polygonise(tail, {
      cell: Math.max(0.012, sheet.tail.radius * 0.5),
      occluders: [torso],
      occlusionReach: 0.08,
    });
    parts.push(makePart(kernel, { name: 'tail', mesh, material: 'fur', coat }));
  }
  return parts;
}

function growSkeleton(skeleton: Skeleton, size: number): Skeleton {
  const builder = new SkeletonBuilder();
  for (const { name, parent, head, tail } of skeleton.bones) {
    builder.bone(
      name,
      parent < 0 ? null : (skeleton.bones[parent]?.name ?? null),
      scale(head, size),
      scale(tail, size),
    );
  }
  return builder.build();
}

function growPart(part: BodyPart, size: number): BodyPart {
  return { ...part, mesh: { ...part.mesh, positions: part.mesh.positions.map((value) => value * size) } };
}

/** For poses: lengths in metres. */
function grownSheet(sheet: QuadrupedSheet): QuadrupedSheet {
  const { size, leg, gait } = sheet;
  return {
    ...sheet,
    size: 1,
    leg: { ...leg, front: leg.front * size, hind: leg.hind * size },
    gait: { stride: gait.stride * size, lift: gait.lift * size },
  };
}
