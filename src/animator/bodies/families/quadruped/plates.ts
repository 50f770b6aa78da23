import { lightOf } from '../../../maths/mesh.ts';
import { add, between, normalise, scale, subtract, type Vector } from '../../../maths/vector.ts';
import { type BodyPart, makePart } from '../../body.ts';
import { Field } from '../../field.ts';
import { readHex } from '../../recolour.ts';
import type { SkinnedMesh } from '../../skinned-mesh.ts';
import { bound, joinMeshes, sheetMesh, tubeMesh } from '../../tubes-and-sheets.ts';
import { SIDES } from './frame.ts';
import type { PartMaker } from './part-maker.ts';
import { onTrunk } from './trunk-places.ts';

/** Two shields, over shoulders and hips, and rings between them: as of an armadillo. */
export function makeBands({ kernel, skeleton, sheet, frame, coarse }: PartMaker): BodyPart[] {
  if (sheet.shell !== 'bands') return [];
  const { body, coat } = sheet;
  const field = new Field(skeleton);
  const centre = (along: number): Vector => {
    const { at, radius } = onTrunk(sheet, frame, along, 0);
    return add(at, [0, -radius * 1.02, 0]);
  };
  const wide = body.belly * 1.16 * body.narrow;
  const high = body.belly * 1.2;
  field.on('chest', 0.015).ball(centre(0.9), [wide * 0.98, high * 0.98, body.length * 0.26]);
  field.on('pelvis').ball(centre(0.08), [wide, high, body.length * 0.34]);
  const rings = 6;
  for (let k = 0; k < rings; k++) {
    const along = 0.28 + (k / (rings - 1)) * 0.42;
    field.on(along < 0.5 ? 'pelvis' : 'chest', 0.006);
    field.ball(centre(along), [wide * 1.06, high * 1.06, body.length * 0.055]);
  }
  // Open below: bands lie over the back and hang down the flanks.
  field.on('root').plane(add(frame.middle, [0, -body.belly * 0.42, 0]), [0, -1, 0], { blend: 0.02 });
  const colour = lightOf(readHex(coat.shell ?? '#8f7a66'));
  return [
    makePart(kernel, {
      name: 'shell',
      mesh: kernel.polygonise(field, { cell: 0.02 * coarse, occlusionReach: 0.05 }),
      material: 'scale',
      coat: [
        { colour: scale(colour, 0.55) },
        { colour, where: { kind: 'cells', cells: [16, 16, 16], width: 0.12, softness: 0.08, seed: 5 } },
      ],
    }),
  ];
}

/** Large scales that overlap like tiles, from the brow to the tip of the tail: as of a pangolin. */
export function makeScales({ kernel, skeleton, sheet, frame }: PartMaker): BodyPart[] {
  if (sheet.spines !== 'scales') return [];
  const { body, coat, neck, tail } = sheet;
  const scales: SkinnedMesh[] = [];
  const put = (at: Vector, out: Vector, bone: string, size: number): void => {
    const back = normalise(add([0, 0, -1], scale(out, 0.26)));
    const side = normalise([out[1], -out[0], 0]);
    const rows = [0, 0.45, 0.8, 1].map((share) =>
      [-1, 0, 1].map((across) => {
        const half = size * 0.62 * (share === 1 ? 0.12 : share === 0.8 ? 0.7 : 1);
        const lift = scale(out, (across === 0 ? 0.1 : 0) * size);
        return bound(add(add(add(at, scale(back, size * 1.5 * share)), scale(side, across * half)), lift), bone);
      }),
    );
    scales.push(sheetMesh(skeleton, rows));
  };
  const rows = 13;
  for (let row = 0; row < rows; row++)
    for (let k = 0; k < 11; k++) {
      const around = ((k + (row % 2) * 0.5) / 10.5 - 0.5) * 3.5;
      const { at, out, bone } = onTrunk(sheet, frame, 1.1 - (row / (rows - 1)) * 1.25, around);
      put(add(at, scale(out, 0.004)), out, bone, body.belly * 0.4);
    }
  const ringed = (from: Vector, to: Vector, bone: string, radius: number, size: number): void => {
    for (let k = 0; k < 8; k++) {
      const around = ((k + 0.5) / 8 - 0.5) * 4.4;
      const out: Vector = [Math.sin(around), Math.cos(around), 0];
      put(add(between(from, to, 0.5), scale(out, radius)), out, bone, size);
    }
  };
  for (let k = 0; k < 4; k++) {
    const share = k / 4;
    const r = neck.from + (neck.to - neck.from) * share;
    const here = between(frame.neck, frame.head, share);
    ringed(here, here, share < 0.5 ? 'neck' : 'neck2', r * 0.98, body.belly * 0.3);
  }
  for (let k = 0; k < 8; k++) {
    const [from, to] = [frame.tail[k >> 1], frame.tail[(k >> 1) + 1]];
    if (from === undefined || to === undefined) continue;
    const here = between(from, to, (k % 2) * 0.5);
    ringed(here, here, `tail${k >> 1}`, tail.radius * (1 - k / 8.6), tail.radius * 0.62 * (1 - k / 12));
  }
  for (const [, sign] of SIDES)
    for (const [x, y] of [
      [0.12, 1],
      [0.5, 0.8],
      [0.8, 0.45],
    ] as const) {
      const out: Vector = normalise([sign * x, y, 0]);
      const { skull, size } = sheet.head;
      put(add(frame.head, [out[0] * skull[0] * size, out[1] * skull[1] * size, 0.02]), out, 'head', 0.08);
    }
  const colour = lightOf(readHex(coat.shell ?? coat.base));
  const noise = { kind: 'noise', cells: [14, 14, 14], threshold: 0.5, softness: 0.25, seed: 3 } as const;
  return [
    makePart(kernel, {
      name: 'scales',
      mesh: joinMeshes(scales),
      material: 'scale',
      coat: [{ colour }, { colour: [0.66, 0.62, 0.58], multiply: true, amount: 0.8, where: noise }],
      twoSided: true,
    }),
  ];
}

/** A sail of skin along the back: as of a spinosaur. */
export function makeSail({ kernel, skeleton, sheet, frame }: PartMaker): BodyPart[] {
  if (sheet.sail === undefined) return [];
  const tall = sheet.sail;
  const columns = 15;
  const rows = [0, 0.35, 0.7, 1].map((up) =>
    Array.from({ length: columns }, (_, k) => {
      const along = -0.15 + (k / (columns - 1)) * 1.3;
      const { at, bone } = onTrunk(sheet, frame, along, 0);
      const arch = Math.sin((k / (columns - 1)) * Math.PI) ** 0.7;
      const ribbed = 1 - (k % 2) * 0.05 * up;
      return bound(add(at, [0, (tall * arch * ribbed + 0.02) * up - 0.02, 0]), bone);
    }),
  );
  return [
    makePart(kernel, {
      name: 'sail',
      mesh: sheetMesh(skeleton, rows),
      material: 'skin',
      coat: [{ colour: lightOf(readHex(sheet.coat.mane ?? sheet.coat.base)) }],
      twoSided: true,
    }),
  ];
}

/** Three feathery branches on each side of the head: as of an axolotl. */
export function makeGills({ kernel, skeleton, sheet, frame }: PartMaker): BodyPart[] {
  const { head, coat } = sheet;
  if (head.gills === undefined) return [];
  const long = head.gills * head.size;
  const branches: SkinnedMesh[] = [];
  const tube = (from: Vector, to: Vector, thick: number): void => {
    branches.push(tubeMesh(skeleton, [bound(from, 'head'), bound(to, 'head')], [thick, thick * 0.35], 5));
  };
  for (const [, sign] of SIDES)
    for (const up of [-0.15, 0.35, 0.85]) {
      const root = frame.onHead(sign * head.skull[0] * 0.85, head.skull[1] * up * 0.5, -head.skull[2] * 0.55);
      const tip = add(root, scale(normalise([sign * 0.8, up, -0.55]), long));
      tube(root, tip, long * 0.085);
      const along = normalise(subtract(tip, root));
      for (let k = 1; k <= 7; k++)
        for (const way of [1, -1]) {
          const from = between(root, tip, k / 7.5);
          const out = normalise(add(scale(along, 0.6), [0, way * 0.75, way * -0.2]));
          tube(from, add(from, scale(out, long * 0.2)), long * 0.032);
        }
    }
  return [
    makePart(kernel, {
      name: 'gills',
      mesh: joinMeshes(branches),
      material: 'skin',
      coat: [{ colour: lightOf(readHex(coat.mane ?? coat.base)) }],
    }),
  ];
}
