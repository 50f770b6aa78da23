import { lightOf } from '../../../maths/mesh.ts';
import { fromAxes } from '../../../maths/turn.ts';
import { add, cross, dot, normalise, scale, subtract, type Vector } from '../../../maths/vector.ts';
import { type BodyPart, makePart } from '../../body.ts';
import type { Coat, Mask } from '../../coat.ts';
import { Field } from '../../field.ts';
import { growLocks } from '../../fur-locks.ts';
import { readHex } from '../../recolour.ts';
import type { SkinnedMesh } from '../../skinned-mesh.ts';
import { bound, joinMeshes, tubeMesh } from '../../tubes-and-sheets.ts';
import type { PartMaker } from './part-maker.ts';
import type { QuadrupedSheet } from './sheet.ts';

/** Which way an ear stands and opens. */
function earAxes({ ear }: Pick<QuadrupedSheet, 'ear'>, sign: number): { readonly up: Vector; readonly front: Vector } {
  const up = normalise([sign * Math.sin(ear.outward), Math.cos(ear.outward), -0.08]);
  const wanted: Vector =
    ear.kind === 'fan'
      ? [sign * 0.35, 0, 0.94]
      : ear.kind === 'flop'
        ? [sign * 0.85, 0.1, 0.35]
        : [sign * 0.38, 0.05, 0.92];
  if (ear.kind === 'fan' || ear.kind === 'flop') return { up, front: normalise(wanted) };
  return { up, front: normalise(subtract(wanted, scale(up, dot(wanted, up)))) };
}

function shapeEar(
  field: Field,
  { ear, head }: QuadrupedSheet,
  at: Vector,
  side: 'L' | 'R',
): { readonly front: Vector } {
  const sign = side === 'L' ? 1 : -1;
  const s = head.size;
  const [length, w] = [ear.length * s, ear.width * s];
  const { up, front } = earAxes({ ear }, sign);
  const hollow = fromAxes(cross(up, front), up, front);
  const along = (share: number): Vector => add(at, scale(up, length * share));
  const opened = (share: number): Vector => add(along(share), scale(front, w * 0.62));
  field.on(`ear${side}`, 0.02);
  switch (ear.kind) {
    case 'point':
      // Straight sides to a point: a cat's ear is a triangle, and a round one makes a mouse of it.
      field.cone(at, along(0.42), w, w * 0.6, { flat: { axis: front, by: 0.42 } });
      field.cone(along(0.42), along(1), w * 0.6, w * 0.08, { flat: { axis: front, by: 0.42 } });
      field.ball(opened(0.3), [w * 0.52, length * 0.42, w * 0.52], { mode: 'cut', turn: hollow });
      break;
    case 'leaf':
      field.cone(at, along(0.42), w * 0.55, w, { flat: { axis: front, by: 0.42 } });
      field.cone(along(0.42), along(1), w, w * 0.12, { flat: { axis: front, by: 0.42 } });
      field.ball(opened(0.46), [w * 0.55, length * 0.42, w * 0.45], { mode: 'cut', turn: hollow });
      break;
    case 'round':
      field.cone(at, along(0.6), w * 0.9, w, { flat: { axis: front, by: 0.42 } });
      field.ball(opened(0.55), [w * 0.66, w * 0.75, w * 0.55], { mode: 'cut', turn: hollow });
      break;
    case 'flop': {
      // Up and over a fold, then down along the cheek to a tip: broad all the way down it would be a disc that is stuck on.
      const fold = add(at, [sign * w * 0.46, w * 0.04, length * 0.04]);
      const broad = add(fold, [sign * w * 0.3, -length * 0.46, length * 0.06]);
      const tip = add(fold, [sign * w * 0.08, -length * 1.12, length * 0.2]);
      field.cone(at, fold, w * 0.42, w * 0.56, { blend: 0.04 });
      field.cone(fold, broad, w * 0.6, w * 0.86, { flat: { axis: front, by: 0.26 }, blend: 0.05 });
      field.cone(broad, tip, w * 0.86, w * 0.24, { flat: { axis: front, by: 0.24 }, blend: 0.04 });
      break;
    }
    case 'fan': {
      const outward = normalise([sign * 0.92, 0, -0.36]);
      const turn = fromAxes(outward, [0, 1, 0], front);
      const middle = add(at, add(scale(outward, length * 0.42), [0, -length * 0.12, 0]));
      field.ball(middle, [length * 0.56, length * 0.68, 0.06 * s], { turn });
      field.ball(
        add(middle, add(scale(outward, -length * 0.05), [0, -length * 0.34, 0])),
        [length * 0.36, length * 0.42, 0.055 * s],
        { turn, blend: 0.08 },
      );
      field.ball(add(middle, scale(front, 0.085 * s)), [length * 0.46, length * 0.56, 0.05 * s], {
        turn,
        mode: 'cut',
        blend: 0.04,
      });
    }
  }
  return { front };
}

export function makeEar(maker: PartMaker, at: Vector, side: 'L' | 'R'): BodyPart[] {
  const { kernel, skeleton, sheet, torso, coarse } = maker;
  const field = new Field(skeleton);
  const { front } = shapeEar(field, sheet, at, side);
  const { coat, ear, head } = sheet;
  const mesh = kernel.polygonise(field, {
    cell: (ear.kind === 'fan' ? 0.034 : Math.min(0.021, ear.width * 0.24)) * Math.sqrt(head.size) * coarse,
    occluders: [torso],
    occlusionReach: 0.08,
  });
  const layers: Coat = [
    { colour: lightOf(readHex(coat.base)) },
    ...(ear.kind === 'flop' ? hangingColours(sheet, at) : []),
    ...(coat.earBack === undefined || ear.kind === 'flop'
      ? []
      : [
          {
            colour: lightOf(readHex(coat.earBack)),
            where: {
              kind: 'axis',
              direction: [0, 1, 0],
              from: at[1] + ear.length * head.size * 0.38,
              to: at[1] + ear.length * head.size * 0.58,
            } as const,
          },
        ]),
    ...(ear.kind === 'flop'
      ? []
      : [
          {
            colour: lightOf(readHex(coat.ear)),
            where: { kind: 'facing', direction: front, from: 0.25, to: 0.55 } as const,
            and: innerEar(sheet, at, side, front),
          },
        ]),
  ];
  const part = makePart(kernel, { name: `ear${side}`, mesh, material: coat.surface ?? 'fur', coat: layers });
  const hairs = ear.kind === 'flop' ? furOnEar(maker, mesh, layers) : [];
  return [part, ...hairs, ...(ear.tuft === undefined ? [] : [makeTuft(maker, at, side, ear.tuft)])];
}

/** Of the way down: from where on a hanging ear is as dark as its tip. */
const [DARKER_FROM, DARKER_TO] = [0.1, 0.7];

/** A hanging ear is darker than the head on which it lies, the more the farther down. */
function hangingColours({ coat, ear, head }: QuadrupedSheet, at: Vector): Coat {
  const down = ear.length * head.size;
  const layer = (colour: string, from: number, to: number) => ({
    colour: lightOf(readHex(colour)),
    where: { kind: 'axis', direction: [0, -1, 0], from: -at[1] + down * from, to: -at[1] + down * to } as const,
  });
  return [
    layer(coat.ear, -DARKER_FROM, DARKER_FROM * 2),
    ...(coat.earBack === undefined ? [] : [layer(coat.earBack, DARKER_FROM, DARKER_TO)]),
  ];
}

/** Locks on one ear, and how long they are, of the head's size. */
const [EAR_LOCKS, EAR_FUR] = [420, 0.034];

function furOnEar({ kernel, sheet: { coat, head }, coarse }: PartMaker, mesh: SkinnedMesh, layers: Coat): BodyPart[] {
  if ((coat.surface ?? 'fur') !== 'fur' || (coat.fur ?? 1) <= 1 || coarse > 1.5) return [];
  const part = growLocks(
    kernel,
    mesh,
    layers,
    {
      ...{ count: Math.round(EAR_LOCKS / coarse ** 2), long: () => EAR_FUR * head.size, flow: () => [0, -1, 0.1] },
      ...{ lift: 0.3, wide: 0.8, widest: 0.03 },
    },
    'furLocks',
  );
  return part === null ? [] : [part];
}

/** Hairs that stand together on the tip of an ear. */
function makeTuft({ kernel, skeleton, sheet }: PartMaker, at: Vector, side: 'L' | 'R', long: number): BodyPart {
  const { ear, head, coat } = sheet;
  const { up } = earAxes({ ear }, side === 'L' ? 1 : -1);
  const tip = add(at, scale(up, ear.length * head.size * 0.9));
  const hairs = [
    [0, 0, 1],
    [0.16, 0.05, 0.8],
    [-0.14, -0.06, 0.85],
    [0.05, -0.14, 0.7],
  ].map(([x = 0, z = 0, share = 1]) => {
    const out = normalise(add(up, [x, 0, z]));
    const end = add(tip, scale(out, long * head.size * share));
    const bone = `ear${side}`;
    return tubeMesh(skeleton, [bound(tip, bone), bound(end, bone)], [ear.width * head.size * 0.13, 0.003], 5);
  });
  return makePart(kernel, {
    name: `tuft${side}`,
    mesh: joinMeshes(hairs),
    material: 'hair',
    coat: [{ colour: lightOf(readHex(coat.earBack ?? coat.base)) }],
  });
}

/** The hollow of an ear: its rim keeps the colour of the coat. */
function innerEar({ ear, head }: QuadrupedSheet, at: Vector, side: 'L' | 'R', front: Vector): Mask {
  if (ear.kind === 'fan') return { kind: 'all' };
  const { up } = earAxes({ ear }, side === 'L' ? 1 : -1);
  const [length, w] = [ear.length * head.size, ear.width * head.size];
  const middle = ear.kind === 'round' ? 0.55 : ear.kind === 'leaf' ? 0.46 : 0.36;
  const centre = add(add(at, scale(up, length * middle)), scale(front, w * 0.2));
  const wide = w * (ear.kind === 'round' ? 0.72 : ear.kind === 'point' ? 0.56 : 0.66);
  return { kind: 'ball', centre, radii: [wide, ear.kind === 'round' ? wide : length * 0.46, w], softness: 0.12 };
}
