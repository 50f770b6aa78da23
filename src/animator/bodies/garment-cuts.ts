import { combine, fromAxes, fromTo, turnVector } from '../maths/turn.ts';
import { add, between, cross, normalise, scale, subtract, type Vector } from '../maths/vector.ts';
import type { Field } from './field.ts';
import { HAT_CUTS } from './hat-cuts.ts';
import { type Cut, type Limb, onHead, type Wearer } from './wearer.ts';

const ACROSS: Vector = [1, 0, 0];

function ringAround(field: Field, { neck }: Wearer, share: number, thick: number, wide = 1.02): void {
  const along = normalise(subtract(neck.to, neck.from));
  const turn = fromTo([0, 1, 0], along);
  field
    .on(neck.bone, 0.02)
    .torus(between(neck.from, neck.to, share), neck.radius * wide, neck.radius * thick, { turn });
}

const throat = ({ neck }: Wearer): Vector => {
  const along = normalise(subtract(neck.to, neck.from));
  const front = normalise(cross(ACROSS, along));
  const forward = front[2] < 0 ? scale(front, -1) : front;
  return add(between(neck.from, neck.to, 0.3), scale(forward, neck.radius * 1.05));
};

function clothe(field: Field, limbs: readonly Limb[], narrow: number, grow: number): void {
  for (const { bone, from, to, radii } of limbs)
    field.on(bone, 0.06).cone(from, to, radii[0] + grow, radii[1] + grow, { flat: { axis: ACROSS, by: narrow } });
}

function suit(field: Field, wearer: Wearer, grow: number): void {
  clothe(field, wearer.trunk, wearer.narrow, grow);
  clothe(field, wearer.limbs, 1, grow);
}

function glasses(field: Field, wearer: Wearer, thick: number, wide: number): void {
  field.on(wearer.head.bone, 0.008);
  for (const { centre, facing, radius } of wearer.eyes) {
    const front = normalise(facing);
    const at = add(centre, scale(front, radius * 1.12));
    field.cylinder(at, radius * wide, radius * thick, radius * thick * 0.6, { turn: fromTo([0, 1, 0], front) });
    const sign = Math.sign(centre[0]);
    field.cone(at, onHead(wearer, sign * 0.98, 0.12, -0.1), radius * 0.14, radius * 0.12);
  }
  const [left, right] = wearer.eyes;
  if (left !== undefined && right !== undefined) {
    const [a, b] = [left, right].map(({ centre, facing, radius }) =>
      add(centre, scale(normalise(facing), radius * 1.15)),
    );
    if (a !== undefined && b !== undefined) field.cone(a, b, left.radius * 0.16, left.radius * 0.16);
  }
}

/** The first whose words are in the garment's name. */
export const CUTS: readonly Cut[] = [
  {
    words: /space ?suit|astronaut/,
    colour: 0xf1f1ee,
    material: 'cloth',
    shape(field, wearer) {
      suit(field, wearer, 0.028);
      ringAround(field, wearer, 0.3, 0.3, 1.12);
      const [w, h, d] = wearer.head.radii;
      const most = Math.max(w, h, d);
      const turn = wearer.head.turn;
      field.on(wearer.head.bone, 0.02).ball(wearer.head.centre, [most * 1.42, most * 1.42, most * 1.42]);
      field.ball(wearer.head.centre, [most * 1.3, most * 1.3, most * 1.3], { mode: 'cut' });
      field.ball(onHead(wearer, 0, 0, 1.25), [w * 1.25, h * 1.3, most * 1.3], { mode: 'cut', turn });
    },
  },
  ...HAT_CUTS,
  {
    words: /scarf|shawl/,
    colour: 0xc8352f,
    material: 'cloth',
    shape(field, wearer) {
      ringAround(field, wearer, 0.4, 0.36, 1.22);
      const at = throat(wearer);
      const r = wearer.neck.radius;
      field.cone(add(at, [r * 0.35, 0, r * 0.2]), add(at, [r * 0.5, -r * 2, r * 0.35]), r * 0.32, r * 0.36, {
        flat: { axis: [0, 0, 1], by: 0.4 },
      });
    },
  },
  {
    words: /bow ?tie/,
    colour: 0xb02a34,
    material: 'cloth',
    cell: 0.014,
    shape(field, wearer) {
      const at = throat(wearer);
      const r = wearer.neck.radius * 0.62;
      field.on(wearer.neck.bone, 0.012).ball(at, r * 0.28);
      for (const sign of [1, -1])
        field.cone(at, add(at, [sign * r, 0, 0]), r * 0.16, r * 0.48, { flat: { axis: [0, 0, 1], by: 0.5 } });
      ringAround(field, wearer, 0.3, 0.08);
    },
  },
  {
    words: /tie|necktie/,
    colour: 0x2c3f78,
    material: 'cloth',
    cell: 0.014,
    shape(field, wearer) {
      ringAround(field, wearer, 0.3, 0.1);
      const at = throat(wearer);
      const r = wearer.neck.radius;
      field.cone(at, add(at, [0, -r * 2.2, r * 0.25]), r * 0.18, r * 0.4, { flat: { axis: [0, 0, 1], by: 0.35 } });
    },
  },
  {
    words: /collar|necklace|lei|medal|bandana|harness/,
    colour: 0xc03a32,
    material: 'leather',
    cell: 0.014,
    shape: (field, wearer) => ringAround(field, wearer, 0.3, 0.13),
  },
  {
    words: /sunglasses|goggles/,
    colour: 0x141316,
    material: 'paint',
    cell: 0.012,
    shape: (field, wearer) => glasses(field, wearer, 0.12, 1.2),
  },
  {
    words: /glasses|spectacles|monocle/,
    colour: 0x2a2420,
    material: 'plastic',
    cell: 0.009,
    shape(field, wearer) {
      glasses(field, wearer, 0.16, 1.25);
      for (const { centre, facing, radius } of wearer.eyes)
        field.cylinder(add(centre, scale(normalise(facing), radius * 1.12)), radius * 1.04, radius, 0, {
          mode: 'cut',
          turn: fromTo([0, 1, 0], normalise(facing)),
        });
    },
  },
  {
    words: /headphones|earmuff/,
    colour: 0x26262c,
    material: 'plastic',
    shape(field, wearer) {
      const [w, h] = wearer.head.radii;
      const turn = combine(wearer.head.turn, fromAxes([1, 0, 0], [0, 0, 1], [0, -1, 0]));
      field.on(wearer.head.bone, 0.02).torus(wearer.head.centre, Math.max(w, h) * 1.1, w * 0.09, { turn });
      field.plane(onHead(wearer, 0, 0, 0), scale(turnVector(wearer.head.turn, [0, 1, 0]), -1));
      for (const sign of [1, -1])
        field.ball(onHead(wearer, sign * 1.06, 0, 0), [w * 0.2, h * 0.4, w * 0.4], { turn: wearer.head.turn });
    },
  },
  {
    words: /boot|shoe|sneaker|sandal|slipper|sock|heel|mitten|glove/,
    colour: 0xb33a2e,
    material: 'leather',
    shape(field, wearer) {
      for (const { bone, at, radius } of wearer.feet)
        field
          .on(bone, 0.03)
          .ball(add(at, [0, 0, radius * 0.3]), [radius * 1.15, radius * 0.85, radius * 1.5])
          .cone(at, add(at, [0, radius * 1.6, 0]), radius, radius * 0.9);
      field.on(wearer.head.bone).plane([0, 0.002, 0], [0, -1, 0]);
    },
  },
  {
    words:
      /suit|uniform|overall|dungaree|pajama|pyjama|armou?r|scrubs|jumpsuit|tracksuit|costume|outfit|clothes|wetsuit|robe|kimono/,
    colour: 0x3a4a6a,
    material: 'cloth',
    shape: (field, wearer) => suit(field, wearer, 0.018),
  },
  {
    words:
      /sweater|jumper|pullover|cardigan|hoodie|shirt|tee|blouse|jersey|coat|jacket|vest|top|dress|gown|poncho|apron|blazer|parka|skirt|tutu/,
    colour: 0xc8553d,
    material: 'cloth',
    shape: (field, wearer) => clothe(field, wearer.trunk, wearer.narrow, 0.032),
  },
];
