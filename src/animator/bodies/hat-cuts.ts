import { turnVector } from '../maths/turn.ts';
import { add, scale, type Vector } from '../maths/vector.ts';
import type { Field } from './field.ts';
import { type Cut, onHead, type Wearer } from './wearer.ts';

function brim(field: Field, wearer: Wearer, wide: number, up = 0.72): Field {
  const r = wearer.head.radii[0];
  return field
    .on(wearer.head.bone, 0.02)
    .cylinder(onHead(wearer, 0, up, -0.05), r * wide, r * 0.05, r * 0.04, { turn: wearer.head.turn });
}

/** A piece of a hat from one height to another, in shares of the head's radius above its crown. */
function crownOf(field: Field, wearer: Wearer, from: number, to: number, wide: number, top: number): void {
  const r = wearer.head.radii[0];
  const at = onHead(wearer, 0, 0.72, -0.05);
  const rise = (share: number): Vector => add(at, turnVector(wearer.head.turn, [0, share * r, 0]));
  field.on(wearer.head.bone, 0.02).cone(rise(from), rise(to), r * wide, r * top);
}

function cylinderHat(field: Field, wearer: Wearer, tall: number, wide: number): void {
  const r = wearer.head.radii[0];
  const middle = add(onHead(wearer, 0, 0.72, -0.05), turnVector(wearer.head.turn, [0, (tall * r) / 2, 0]));
  field.on(wearer.head.bone, 0.02).cylinder(middle, r * wide, (tall * r) / 2, r * 0.05, { turn: wearer.head.turn });
}

function cap(field: Field, wearer: Wearer, grow = 1.06): void {
  const [w, h, d] = wearer.head.radii;
  field.on(wearer.head.bone, 0.02).ball(wearer.head.centre, [w * grow, h * grow, d * grow], { turn: wearer.head.turn });
  const up = turnVector(wearer.head.turn, [0, 1, 0.18]);
  field.plane(onHead(wearer, 0, 0.42, 0), scale(up, -1), { blend: 0.01 });
}

/** The first whose words are in the hat's name. */
export const HAT_CUTS: readonly Cut[] = [
  {
    words: /top hat/,
    colour: 0x1d1b20,
    material: 'cloth',
    shape(field, wearer) {
      brim(field, wearer, 1.15);
      cylinderHat(field, wearer, 1.25, 0.72);
    },
  },
  {
    words: /witch|wizard/,
    colour: 0x3a2a5c,
    material: 'cloth',
    shape(field, wearer) {
      brim(field, wearer, 1.45);
      crownOf(field, wearer, 0, 1.9, 0.8, 0.05);
    },
  },
  {
    words: /conical|bamboo hat|rice hat/,
    colour: 0xd8bc80,
    material: 'cloth',
    shape(field, wearer) {
      const r = wearer.head.radii[0];
      for (let step = 0; step < 8; step++) {
        const at = add(onHead(wearer, 0, 0.62, -0.05), turnVector(wearer.head.turn, [0, step * 0.09 * r, 0]));
        const wide = r * (1.5 - step * 0.19);
        field
          .on(wearer.head.bone, 0.02)
          .cylinder(at, wide, r * 0.05, r * 0.04, { turn: wearer.head.turn, blend: r * 0.08 });
      }
    },
  },
  {
    words: /party hat|cone hat/,
    colour: 0xe2574c,
    material: 'paper',
    shape: (field, wearer) => crownOf(field, wearer, 0.05, 1.35, 0.62, 0.03),
  },
  {
    words: /santa|christmas hat/,
    colour: 0xc8302c,
    material: 'cloth',
    shape(field, wearer) {
      crownOf(field, wearer, 0, 0.9, 0.86, 0.4);
      const r = wearer.head.radii[0];
      const tip = add(onHead(wearer, 0.6, 0.9, -0.4), [0, r * 0.35, 0]);
      field.cone(add(onHead(wearer, 0, 0.72, 0), [0, r * 0.9, 0]), tip, r * 0.4, r * 0.16).ball(tip, r * 0.24);
    },
  },
  {
    words: /chef/,
    colour: 0xf8f6f2,
    material: 'cloth',
    shape(field, wearer) {
      cylinderHat(field, wearer, 0.55, 0.74);
      const r = wearer.head.radii[0];
      for (const angle of [0, 1.26, 2.51, 3.77, 5.03])
        field.ball(
          add(onHead(wearer, 0, 0.72, 0), [Math.cos(angle) * r * 0.5, r * 0.85, Math.sin(angle) * r * 0.5]),
          r * 0.5,
          {
            blend: 0.03,
          },
        );
    },
  },
  {
    words: /crown|tiara/,
    colour: 0xe6b432,
    material: 'metal',
    cell: 0.014,
    shape(field, wearer) {
      const r = wearer.head.radii[0];
      const at = onHead(wearer, 0, 0.78, 0);
      field.on(wearer.head.bone, 0.01).torus(at, r * 0.62, r * 0.09, { turn: wearer.head.turn });
      for (let k = 0; k < 7; k++) {
        const angle = (k / 7) * Math.PI * 2;
        const foot = add(at, [Math.cos(angle) * r * 0.62, 0, Math.sin(angle) * r * 0.62]);
        field.cone(
          foot,
          add(foot, [Math.cos(angle) * r * 0.08, r * 0.42, Math.sin(angle) * r * 0.08]),
          r * 0.12,
          r * 0.04,
        );
      }
    },
  },
  {
    words: /helmet|hard hat/,
    colour: 0xd8dade,
    material: 'paint',
    shape(field, wearer) {
      cap(field, wearer, 1.14);
    },
  },
  {
    words: /aviator/,
    colour: 0x6a4228,
    material: 'leather',
    shape(field, wearer) {
      cap(field, wearer, 1.08);
      const [w, h] = wearer.head.radii;
      for (const side of [-1, 1])
        field.ball(onHead(wearer, side * 0.98, -0.05, -0.15), [w * 0.14, h * 0.5, w * 0.34], {
          turn: wearer.head.turn,
          blend: 0.03,
        });
    },
  },
  {
    words: /baseball cap|^cap$|flat cap/,
    colour: 0x2f6fb8,
    material: 'cloth',
    shape(field, wearer) {
      cap(field, wearer);
      const [w, , d] = wearer.head.radii;
      field.ball(onHead(wearer, 0, 0.5, 1.1), [w * 0.62, w * 0.08, d * 0.6], { turn: wearer.head.turn, blend: 0.03 });
    },
  },
  {
    words: /beanie|wool hat|knit cap|bobble/,
    colour: 0xc8513c,
    material: 'cloth',
    shape(field, wearer) {
      cap(field, wearer, 1.09);
      field.ball(onHead(wearer, 0, 1.2, 0), wearer.head.radii[0] * 0.26, { blend: 0.02 });
    },
  },
  {
    words: /beret/,
    colour: 0xb0302e,
    material: 'cloth',
    shape(field, wearer) {
      const r = wearer.head.radii[0];
      field
        .on(wearer.head.bone, 0.02)
        .ball(onHead(wearer, 0.16, 0.95, 0), [r * 0.95, r * 0.3, r * 0.95], { turn: wearer.head.turn });
    },
  },
  {
    words: /hat|fedora|turban/,
    colour: 0xb98a4e,
    material: 'cloth',
    shape(field, wearer) {
      brim(field, wearer, 1.42);
      crownOf(field, wearer, 0.05, 0.42, 0.78, 0.66);
    },
  },
];
