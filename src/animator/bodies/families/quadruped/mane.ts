import { lightOf } from '../../../maths/mesh.ts';
import { add, between, normalise, scale, subtract, type Vector } from '../../../maths/vector.ts';
import { type BodyPart, makePart } from '../../body.ts';
import { Field } from '../../field.ts';
import type { Frame } from './frame.ts';
import type { PartMaker } from './part-maker.ts';
import type { QuadrupedSheet } from './sheet.ts';

const ACROSS: Vector = [1, 0, 0];
const hex = (colour: string): number => Number.parseInt(colour.slice(1), 16);

/** A lion's ruff, a horse's hanging crest, a zebra's brush, the hanging hair of a mammoth or a bison. */
export function makeMane({ kernel, skeleton, sheet, frame, torso, coarse }: PartMaker): BodyPart[] {
  if (sheet.mane === undefined) return [];
  const field = new Field(skeleton);
  if (sheet.mane === 'ruff') shapeRuff(field, sheet, frame);
  else if (sheet.mane === 'shaggy') shapeShag(field, sheet, frame);
  else shapeCrest(field, sheet, frame, sheet.mane === 'crest');
  const colour = lightOf(hex(sheet.coat.mane ?? sheet.coat.base));
  const mesh = kernel.polygonise(field, {
    cell: (sheet.mane === 'ruff' || sheet.mane === 'shaggy' ? 0.036 : 0.024) * coarse,
    occluders: [torso],
    occlusionReach: 0.14,
  });
  const strands = { kind: 'noise', cells: [24, 9, 24], threshold: 0.5, softness: 0.3, seed: 5 } as const;
  return [
    makePart(kernel, {
      name: 'mane',
      mesh,
      material: 'hair',
      coat: [{ colour }, { colour: [0.62, 0.6, 0.6], multiply: true, where: strands }],
    }),
  ];
}

function shapeRuff(field: Field, { head, body }: QuadrupedSheet, frame: Frame): void {
  const { onHead } = frame;
  const s = head.size;
  const r = 0.38;
  const [w, h] = head.skull;
  field.on('head', 0.05).ball(onHead(0, -0.04, -0.2), [r * 0.92, r * 0.95, 0.2 * s], { turn: frame.headTurn });
  for (const [ring, count] of [
    [0, 13],
    [1, 11],
  ] as const) {
    for (let k = 0; k < count; k++) {
      const angle = ((k + ring * 0.5) / count) * Math.PI * 2 + 0.25;
      const far = r * (ring === 1 ? 1.08 : 0.96) * (Math.sin(angle) < -0.3 ? 1.16 : 1);
      const swept = angle - 0.12 * Math.sign(Math.cos(angle));
      const z = ring === 1 ? -0.32 : -0.06;
      const root = onHead((Math.cos(angle) * r * 0.62) / s, -0.04 + (Math.sin(angle) * r * 0.64) / s, z);
      const tip = onHead((Math.cos(swept) * far) / s, -0.07 + (Math.sin(swept) * far) / s, z - 0.14);
      field.on(ring === 1 ? 'neck2' : 'head').cone(root, tip, r * 0.34, r * 0.12, { blend: 0.06 });
    }
  }
  field
    .on('neck2')
    .cone(between(frame.neck, frame.head, 0.75), add(frame.neck, [0, -0.02, 0.02]), r * 0.86, r * 0.72, { blend: 0.1 });
  field
    .on('chest')
    .cone(
      add(frame.neck, [0, 0, 0.06]),
      add(frame.chest, [0, -body.chest * 0.55, body.chest * 0.72]),
      r * 0.55,
      r * 0.2,
      { blend: 0.1 },
    );
  // The face stays free.
  field.on('head').ball(onHead(0, -0.08, 0.3), [w * 1.02 * s, h * 1.12 * s, 0.42 * s], {
    mode: 'cut',
    blend: 0.04,
    turn: frame.headTurn,
  });
}

function shapeCrest(field: Field, { neck, head }: QuadrupedSheet, frame: Frame, hangs: boolean): void {
  const r = hangs ? 0.115 : 0.065;
  const direction = normalise(subtract(frame.head, frame.neck));
  const back = normalise([0, direction[2], -direction[1]]);
  const count = 9;
  for (let k = 0; k <= count; k++) {
    const share = k / count;
    const out = (neck.from + (neck.to - neck.from) * share) * (hangs ? 0.98 : 0.85);
    const root = add(between(frame.neck, frame.head, share * 1.08 - 0.04), scale(back, out));
    const tip = hangs
      ? add(root, [(k % 3 === 1 ? -1 : 1) * r * 1.05, -r * (1.45 + 0.35 * Math.sin(k * 2.3)), -r * 0.3])
      : add(root, scale(back, r * 1.3));
    field.on(share < 0.35 ? 'neck' : share < 0.85 ? 'neck2' : 'head', 0.03);
    field.cone(root, between(root, tip, 0.5), r * 0.62, r * 0.6, { flat: { axis: ACROSS, by: 0.52 } });
    field.cone(between(root, tip, 0.5), tip, r * 0.6, r * 0.16, { flat: { axis: ACROSS, by: 0.5 } });
  }
  if (!hangs) return;
  const [, h, d] = head.skull;
  for (const x of [-0.04, 0.03])
    field
      .on('head', 0.03)
      .cone(frame.onHead(0, h * 0.95, -0.04), frame.onHead(x * 1.5, h * 0.45, d * 1.02), r * 0.5, r * 0.12);
}

/** Locks that hang from flanks and shoulders, longest below the chest. */
function shapeShag(field: Field, { body, head }: QuadrupedSheet, frame: Frame): void {
  for (let row = 0; row < 2; row++) {
    for (let k = 0; k < 9; k++) {
      const share = k / 8;
      const [from, to, r0, r1] =
        share < 0.5
          ? [frame.pelvis, frame.middle, body.hip, body.belly]
          : [frame.middle, frame.chest, body.belly, body.chest];
      const part = share < 0.5 ? share * 2 : share * 2 - 1;
      const at = between(from, to, part);
      const r = r0 + (r1 - r0) * part;
      const angle = row === 0 ? 0.05 : -0.55;
      for (const sign of [1, -1]) {
        const root = add(at, [sign * Math.cos(angle) * r * body.narrow * 0.92, Math.sin(angle) * r, 0]);
        const long = r * (row === 0 ? 0.7 : 0.62) * (1 + 0.18 * Math.sin(k * 2.4 + row));
        field.on(share < 0.5 ? 'pelvis' : 'chest', 0.05);
        field.cone(root, add(root, [sign * r * 0.06, -long, -r * 0.08]), r * 0.3, r * 0.1, {
          flat: { axis: ACROSS, by: 0.6 },
        });
      }
    }
  }
  const s = head.size;
  for (const x of [-0.5, 0, 0.5]) {
    const root = frame.onHead(x * head.skull[0] * 1.1, head.skull[1] * 0.75, -0.02);
    field.on('head', 0.04).cone(root, add(root, [x * 0.04, 0.05 * s, 0.02]), head.skull[0] * 0.55 * s, 0.05 * s);
  }
}
