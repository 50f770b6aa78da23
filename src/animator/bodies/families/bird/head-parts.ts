import { lightOf } from '../../../maths/mesh.ts';
import { add, type Vector } from '../../../maths/vector.ts';
import { type BodyPart, makePart } from '../../body.ts';
import type { Coat } from '../../coat.ts';
import { Field } from '../../field.ts';
import { readHex } from '../../recolour.ts';
import type { BirdFrame } from './frame.ts';
import type { BirdMaker } from './parts.ts';
import type { BirdSheet } from './sheet.ts';

/** Where the beak grows out of the head. */
export const beakRoot = ({ head }: BirdSheet, frame: BirdFrame): Vector =>
  add(frame.head, [0, -head.radius * 0.14, head.radius * head.long * 0.82]);

type Shape = (field: Field, at: Vector, length: number, depth: number) => void;

const flatTo = (axis: Vector, by: number) => ({ flat: { axis, by } });

const UPPER: Readonly<Record<BirdSheet['beak']['kind'], Shape>> = {
  cone: (field, at, l, d) => field.cone(at, add(at, [0, -d * 0.3, l]), d, d * 0.14),
  spear: (field, at, l, d) => field.cone(at, add(at, [0, -d * 0.2, l]), d * 0.8, d * 0.14, flatTo([1, 0, 0], 0.8)),
  hook: (field, at, l, d) =>
    field
      .cone(at, add(at, [0, 0, l * 0.7]), d, d * 0.62, flatTo([1, 0, 0], 0.75))
      .cone(add(at, [0, -d * 0.05, l * 0.7]), add(at, [0, -d * 1.25, l]), d * 0.55, d * 0.1, flatTo([1, 0, 0], 0.75)),
  parrot: (field, at, l, d) =>
    field
      .cone(
        add(at, [0, d * 0.2, -d * 0.2]),
        add(at, [0, -d * 0.1, l * 0.62]),
        d * 1.05,
        d * 0.78,
        flatTo([1, 0, 0], 0.72),
      )
      .cone(
        add(at, [0, -d * 0.2, l * 0.62]),
        add(at, [0, -d * 1.6, l * 0.7]),
        d * 0.7,
        d * 0.1,
        flatTo([1, 0, 0], 0.7),
      ),
  bill: (field, at, l, d) =>
    field
      .cone(at, add(at, [0, -d * 0.35, l * 0.6]), d * 1.05, d, flatTo([0, 1, 0], 0.62))
      .cone(add(at, [0, -d * 0.35, l * 0.6]), add(at, [0, -d * 0.4, l]), d, d * 0.95, flatTo([0, 1, 0], 0.42)),
  toucan: (field, at, l, d) =>
    field
      .cone(at, add(at, [0, d * 0.1, l * 0.6]), d, d * 0.9, flatTo([1, 0, 0], 0.62))
      .cone(add(at, [0, d * 0.1, l * 0.6]), add(at, [0, -d * 0.7, l]), d * 0.88, d * 0.2, flatTo([1, 0, 0], 0.62)),
  bent: (field, at, l, d) =>
    field
      .cone(at, add(at, [0, -d * 0.5, l * 0.5]), d, d * 0.9, flatTo([1, 0, 0], 0.8))
      .cone(
        add(at, [0, -d * 0.5, l * 0.5]),
        add(at, [0, -l * 0.75, l * 0.68]),
        d * 0.85,
        d * 0.2,
        flatTo([1, 0, 0], 0.8),
      ),
  pouch: (field, at, l, d) => field.cone(at, add(at, [0, -d * 1.2, l]), d * 0.8, d * 0.3, flatTo([0, 1, 0], 0.5)),
};

export function makeBeak({ kernel, skeleton, sheet, frame, coarse }: BirdMaker): BodyPart[] {
  const { beak, coat } = sheet;
  const at = beakRoot(sheet, frame);
  const { length: l, depth: d, kind } = beak;
  const upper = new Field(skeleton).on('head', 0.012);
  UPPER[kind](upper, at, l, d);
  const lower = new Field(skeleton).on('jaw', 0.012);
  const below = add(at, [0, -d * 0.62, -0.005]);
  if (kind === 'pouch')
    lower.cone(below, add(below, [0, -d * 1.1, l * 0.95]), d * 1.15, d * 0.4, flatTo([1, 0, 0], 0.75));
  else if (kind === 'bent') lower.cone(below, add(below, [0, -l * 0.45, l * 0.4]), d * 0.7, d * 0.25);
  else if (kind === 'parrot' || kind === 'hook')
    lower.cone(below, add(below, [0, -d * 0.45, l * 0.45]), d * 0.62, d * 0.3);
  else {
    const flat = kind === 'bill' ? flatTo([0, 1, 0], 0.4) : {};
    lower.cone(
      below,
      add(below, [0, kind === 'bill' ? 0.01 : d * 0.2, l * 0.86]),
      d * (kind === 'bill' ? 0.95 : 0.66),
      d * (kind === 'bill' ? 0.8 : 0.12),
      flat,
    );
  }
  const tipAt = at[2] + l * (kind === 'bent' ? 0.45 : 0.62);
  const layers: Coat = [
    { colour: lightOf(readHex(coat.beak)) },
    ...(coat.beakTip === undefined
      ? []
      : [
          {
            colour: lightOf(readHex(coat.beakTip)),
            where: { kind: 'axis', direction: [0, 0, 1], from: tipAt, to: tipAt + 0.02 } as const,
          },
        ]),
  ];
  const cell = Math.max(0.01, Math.min(0.02, d * 0.34)) * coarse;
  return [
    makePart(kernel, { name: 'beak', mesh: kernel.polygonise(upper, { cell }), material: 'plastic', coat: layers }),
    makePart(kernel, { name: 'beakLow', mesh: kernel.polygonise(lower, { cell }), material: 'plastic', coat: layers }),
  ];
}

/** Combs, tufts, plumes and wattles. */
export function makeCrest({ kernel, skeleton, sheet, frame, coarse }: BirdMaker): BodyPart[] {
  const { crest, wattle, head, coat } = sheet;
  if (crest === undefined && wattle !== true) return [];
  const field = new Field(skeleton).on('head', 0.015);
  const h = head.radius;
  const at = (x: number, y: number, z: number): Vector => add(frame.head, [x * h, y * h, z * h]);
  if (crest === 'comb')
    for (const [z, tall] of [
      [0.55, 0.42],
      [0.2, 0.62],
      [-0.15, 0.66],
      [-0.5, 0.5],
    ] as const)
      field.cone(at(0, 0.8, z), at(0, 0.9 + tall, z - 0.12), h * 0.26, h * 0.16, flatTo([1, 0, 0], 0.45));
  else if (crest === 'tuft')
    for (const x of [-0.12, 0, 0.12]) field.cone(at(x, 0.8, 0.1), at(x * 1.6, 1.35, -0.55), h * 0.22, h * 0.04);
  else if (crest === 'fan' || crest === 'flame')
    for (const k of [-2, -1, 0, 1, 2]) {
      const lean = crest === 'flame' ? -0.75 : -0.3;
      field.cone(
        at(0, 0.75, 0.25 - k * 0.14),
        at(k * 0.05, 1.6 - Math.abs(k) * 0.08, lean - k * 0.3),
        h * 0.2,
        h * 0.06,
        flatTo([1, 0, 0], 0.5),
      );
    }
  else if (crest === 'horns')
    for (const sign of [1, -1]) field.cone(at(sign * 0.5, 0.7, 0.25), at(sign * 0.85, 1.35, 0.1), h * 0.22, h * 0.04);
  else if (crest === 'plumes')
    for (const k of [-2, -1, 0, 1, 2])
      field
        .cone(at(k * 0.06, 0.9, 0), at(k * 0.3, 1.8, -0.2), h * 0.05, h * 0.05)
        .ball(at(k * 0.3, 1.85, -0.2), h * 0.13);
  else if (crest === 'lace')
    // A fan from brow to nape, each plume with a light tip.
    for (let k = 0; k <= 12; k++) {
      const angle = 0.35 + (k / 12) * 1.75;
      const out = (far: number): Vector =>
        at(Math.sin(k * 2.4) * 0.12 * far, Math.sin(angle) * far, Math.cos(angle) * far);
      field.cone(out(0.85), out(1.95), h * 0.1, h * 0.08).cone(out(1.85), out(2.2), h * 0.08, h * 0.15, {
        ...flatTo([1, 0, 0], 0.5),
      });
    }
  if (wattle === true)
    for (const sign of [1, -1]) field.ball(at(sign * 0.18, -0.85, 0.75), [h * 0.16, h * 0.36, h * 0.16]);
  const colour = coat.comb ?? coat.head ?? coat.base;
  const isFlesh = crest === 'comb' || wattle === true;
  return [
    makePart(kernel, {
      name: 'crest',
      mesh: kernel.polygonise(field, { cell: Math.max(0.011, h * 0.11) * coarse }),
      material: isFlesh ? 'skin' : 'feather',
      coat: [{ colour: lightOf(readHex(colour)) }],
    }),
  ];
}
