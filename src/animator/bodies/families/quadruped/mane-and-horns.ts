import { lightOf } from '../../../maths/mesh.ts';
import { add, between, normalise, scale, subtract, type Vector } from '../../../maths/vector.ts';
import { type BodyPart, makePart } from '../../body.ts';
import { Field } from '../../field.ts';
import type { Frame } from './frame.ts';
import type { PartMaker } from './head-parts.ts';
import type { QuadrupedSheet } from './sheet.ts';

const ACROSS: Vector = [1, 0, 0];
const hex = (colour: string): number => Number.parseInt(colour.slice(1), 16);

/** A lion's ruff, a horse's hanging crest, a zebra's brush. */
export function makeMane({ kernel, skeleton, sheet, frame, torso }: PartMaker): BodyPart[] {
  if (sheet.mane === undefined) return [];
  const field = new Field(skeleton);
  if (sheet.mane === 'ruff') shapeRuff(field, sheet, frame);
  else shapeCrest(field, sheet, frame, sheet.mane === 'crest');
  const colour = lightOf(hex(sheet.coat.mane ?? sheet.coat.base));
  const mesh = kernel.polygonise(field, {
    cell: sheet.mane === 'ruff' ? 0.03 : 0.021,
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

/** Tusks, antlers, horns and knobs. */
export function makeHorns({ kernel, skeleton, sheet, frame, torso }: PartMaker): BodyPart[] {
  const { head, horns, tusks } = sheet;
  const { onHead } = frame;
  const s = head.size;
  const parts: BodyPart[] = [];
  if (tusks !== undefined) {
    const field = new Field(skeleton).on('head', 0.01);
    for (const sign of [1, -1]) {
      const root = onHead(sign * 0.15, -0.17, head.skull[2] * 0.7);
      const points: Vector[] = [
        [0, 0, 0],
        [0.03, -0.1 * s, 0.09 * s],
        [0.045, -0.16 * s, 0.2 * s],
        [0.035, -0.15 * s, 0.32 * s],
      ];
      field.limb(
        points.map(([x, y, z]) => add(root, [sign * x, y, z * (tusks / 0.14)])),
        [0.046 * s, 0.038 * s, 0.03 * s, 0.012 * s],
        ['head'],
      );
    }
    parts.push(
      makePart(kernel, {
        name: 'tusks',
        mesh: kernel.polygonise(field, { cell: 0.018, occluders: [torso] }),
        material: 'porcelain',
        coat: [{ colour: lightOf(0xf6ecd2) }],
      }),
    );
  }
  if (horns === undefined) return parts;
  const field = new Field(skeleton).on('head', 0.015);
  for (const sign of horns.kind === 'single' ? [0] : [1, -1])
    shapeHorn(
      field,
      horns,
      onHead(sign * 0.11, head.skull[1] * 0.85, horns.kind === 'single' ? head.skull[2] * 0.5 : -0.06),
      sign,
      s,
    );
  const mesh = kernel.polygonise(field, { cell: 0.014, occluders: [torso] });
  const colour = horns.kind === 'single' ? 0xf4e6c2 : horns.kind === 'knob' ? 0x6b4326 : 0x8a7458;
  parts.push(makePart(kernel, { name: 'horns', mesh, material: 'stone', coat: [{ colour: lightOf(colour) }] }));
  return parts;
}

function shapeHorn(
  field: Field,
  { kind, length }: NonNullable<QuadrupedSheet['horns']>,
  root: Vector,
  sign: number,
  s: number,
): void {
  const at = (x: number, y: number, z: number): Vector => add(root, [sign * x * length, y * length, z * length]);
  const thick = 0.04 * s;
  if (kind === 'knob') field.cone(root, at(0.3, 1, -0.3), thick, thick * 0.8).ball(at(0.3, 1, -0.3), thick * 1.3);
  else if (kind === 'single') field.cone(root, add(root, [0, length * 0.8, length * 0.6]), thick * 0.9, 0.004);
  else if (kind === 'straight') field.cone(root, at(0.25, 1, -0.35), thick, 0.006);
  else if (kind === 'curved')
    field.limb(
      [root, at(0.45, 0.35, -0.1), at(0.75, 0.8, 0.05), at(0.55, 1.1, 0.2)],
      [thick * 1.2, thick, thick * 0.7, 0.006],
      ['head'],
    );
  else if (kind === 'spiral')
    field.limb(
      [root, at(0.4, 0.3, -0.3), at(0.75, 0.05, -0.4), at(0.8, -0.3, -0.05), at(0.6, -0.3, 0.25)],
      [thick * 1.7, thick * 1.6, thick * 1.3, thick, thick * 0.5],
      ['head'],
    );
  else {
    const beam = [root, at(0.3, 0.4, -0.25), at(0.6, 0.75, -0.2), at(0.62, 1.1, 0)];
    field.limb(beam, [thick * 0.8, thick * 0.62, thick * 0.5, 0.008], ['head']);
    for (const [k, up] of [
      [1, 0.3],
      [2, 0.32],
      [2, -0.1],
    ] as const) {
      const from = beam[k] ?? root;
      field.cone(
        from,
        add(from, [sign * 0.12 * length * (up < 0 ? 3 : 1), Math.abs(up) * length, 0.22 * length]),
        thick * 0.5,
        0.006,
      );
    }
  }
}
