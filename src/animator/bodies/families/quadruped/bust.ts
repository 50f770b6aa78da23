import { turnVector } from '../../../maths/turn.ts';
import { add, scale, subtract, type Vector } from '../../../maths/vector.ts';
import type { BodyPart } from '../../body.ts';
import { makePart } from '../../body.ts';
import type { Eye } from '../../eyes.ts';
import { makeEye } from '../../eyes.ts';
import { Field } from '../../field.ts';
import type { FieldKernel } from '../../polygonise.ts';
import type { Skeleton } from '../../skeleton.ts';
import { coatOf } from './coat.ts';
import { makeClothes } from './dress.ts';
import { makeEar } from './ears.ts';
import { type Frame, makeFrame, makeSkeleton, SIDES, type Side } from './frame.ts';
import { makeHorns, makeTusks } from './horns.ts';
import { earAt, eyeOf } from './make-quadruped.ts';
import { makeMane } from './mane.ts';
import { makeMouth } from './mouth.ts';
import type { PartMaker } from './part-maker.ts';
import type { QuadrupedSheet } from './sheet.ts';
import { shapeHead, shapeTail } from './torso.ts';

/** Where a head or a tail of an animal is set on another body: a point of that body for one of the animal's own, and how much larger or smaller. */
export interface Seat {
  readonly at: Vector;
  readonly size: number;
}

/** The head of an animal by itself, to be worn by somebody who walks upright. */
export interface Bust {
  readonly sheet: QuadrupedSheet;
  readonly frame: Frame;
  readonly skeleton: Skeleton;
  readonly ears: Readonly<Record<Side, Vector>>;
  readonly eyes: readonly Eye[];
}

const NOWHERE: Record<Side, Vector> = { L: [0, 0, 0], R: [0, 0, 0] };

/** The head looks straight ahead, however it is carried on four legs. */
export function makeBust(own: QuadrupedSheet, kernel: FieldKernel): Bust {
  const sheet = { ...own, head: { ...own.head, pitch: 0 } };
  const frame = makeFrame(sheet);
  const trial = new Field(makeSkeleton(frame, NOWHERE, NOWHERE));
  shapeHead(trial, sheet, frame);
  const surface = (direction: Vector): Vector =>
    kernel.surface(trial, frame.head, turnVector(frame.headTurn, direction));
  const ears = { L: earAt(sheet, surface, 1), R: earAt(sheet, surface, -1) };
  const eyes = SIDES.map(([side, sign]) => eyeOf(sheet, frame, surface, side, sign));
  const skeleton = makeSkeleton(frame, ears, { L: eyes[0]?.centre ?? [0, 0, 0], R: eyes[1]?.centre ?? [0, 0, 0] });
  return { sheet, frame, skeleton, ears, eyes };
}

const seated = (point: Vector, from: Vector, { at, size }: Seat): Vector => add(at, scale(subtract(point, from), size));

export const seatEyes = ({ eyes, frame }: Bust, seat: Seat): Eye[] =>
  eyes.map((eye) => ({ ...eye, centre: seated(eye.centre, frame.head, seat), radius: eye.radius * seat.size }));

/** Bones of the animal by those of the one who wears its head. */
const BEARERS: readonly (readonly [RegExp, string | null])[] = [
  [/^(?:jaw|eye[LR]|lid[LR]|lowerLid[LR])$/, null],
  [/^(?:neck2?|chest)$/, 'neck'],
  [/^tail/, 'hips'],
  [/./, 'head'],
];

/** The part of an animal on somebody else's bones. */
function graft(part: BodyPart, own: Skeleton, wearer: Skeleton, from: Vector, seat: Seat): BodyPart {
  const numbers = own.bones.map(({ name }) => {
    const bearer = BEARERS.find(([bones]) => bones.test(name))?.[1] ?? name;
    return wearer.number(bearer);
  });
  const { mesh } = part;
  const positions = new Float32Array(mesh.positions.length);
  for (let k = 0; k < positions.length; k++)
    positions[k] = (seat.at[k % 3] ?? 0) + ((mesh.positions[k] ?? 0) - (from[k % 3] ?? 0)) * seat.size;
  return { ...part, mesh: { ...mesh, positions, joints: mesh.joints.map((joint) => numbers[joint] ?? 0) } };
}

/** Skull, ears, mouth, mane, horns, eyes, and what is worn on the head. */
export function makeBustParts(
  { sheet, frame, skeleton, ears, eyes }: Bust,
  kernel: FieldKernel,
  wearer: Skeleton,
  seat: Seat,
  coarse: number,
): BodyPart[] {
  const torso = new Field(skeleton);
  shapeHead(torso, sheet, frame);
  const centres = eyes.map(({ centre }) => centre);
  const coat = coatOf(sheet, frame, centres);
  const maker: PartMaker = { kernel, skeleton, sheet, frame, torso, coarse };
  const parts = [
    makePart(kernel, {
      name: 'head',
      mesh: kernel.polygonise(torso, { cell: 0.026 * coarse, occlusionReach: 0.12 }),
      material: sheet.coat.surface ?? 'fur',
      coat,
    }),
    ...(sheet.ear.length > 0 ? [...makeEar(maker, ears.L, 'L'), ...makeEar(maker, ears.R, 'R')] : []),
    ...makeMouth(maker, coat),
    ...(sheet.mane === 'ruff' ? makeMane(maker) : []),
    ...makeTusks(maker),
    ...makeHorns(maker),
    ...makeClothes(maker, eyes),
    ...eyes.flatMap((eye) => makeEye(kernel, skeleton, eye, coarse)),
  ];
  return parts
    .filter(({ mesh }) => mesh.indices.length > 0)
    .map((part) => graft(part, skeleton, wearer, frame.head, seat));
}

/** The tail alone, for whoever has the rest of a person. */
export function makeTailPart(
  { sheet, frame, skeleton }: Bust,
  kernel: FieldKernel,
  wearer: Skeleton,
  seat: Seat,
  coarse: number,
): BodyPart[] {
  const [root] = frame.tail;
  if (root === undefined || sheet.tail.length < 0.12) return [];
  const field = new Field(skeleton);
  shapeTail(field, sheet, frame);
  const mesh = kernel.polygonise(field, { cell: Math.max(0.018, sheet.tail.radius * 0.4) * coarse });
  if (mesh.indices.length === 0) return [];
  const part = makePart(kernel, {
    name: 'tail',
    mesh,
    material: sheet.coat.surface ?? 'fur',
    coat: coatOf(sheet, frame, []),
  });
  return [graft(part, skeleton, wearer, root, seat)];
}
