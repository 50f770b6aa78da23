import { lightOf } from '../../../maths/mesh.ts';
import { aboutX, fromAxes } from '../../../maths/turn.ts';
import { add, between, normalise, scale, subtract, type Vector } from '../../../maths/vector.ts';
import { type BodyPart, makePart } from '../../body.ts';
import { Field } from '../../field.ts';
import { readHex } from '../../recolour.ts';
import type { SkinnedMesh } from '../../skinned-mesh.ts';
import { bound, joinMeshes, tubeMesh } from '../../tubes-and-sheets.ts';
import { makeFeatherWings } from './feather-wings.ts';
import { type Frame, SIDES } from './frame.ts';
import type { PartMaker } from './part-maker.ts';
import { makeBands, makeGills, makeSail, makeScales } from './plates.ts';
import type { QuadrupedSheet } from './sheet.ts';
import { onTrunk } from './trunk-places.ts';
import { makeWings } from './wings.ts';

/** What only some have: wool, spines, a shell, scales, a sail, gills, a frill, wings. */
export const makeExtras = (maker: PartMaker): BodyPart[] => [
  ...makeWool(maker),
  ...makeSpines(maker),
  ...makeShell(maker),
  ...makeBands(maker),
  ...makeScales(maker),
  ...makeSail(maker),
  ...makeGills(maker),
  ...makeFrill(maker),
  ...(maker.sheet.feathered === true ? makeFeatherWings : makeWings)(maker),
];

function makeWool({ kernel, skeleton, sheet, frame, torso, coarse }: PartMaker): BodyPart[] {
  if (sheet.wool === undefined) return [];
  const { head } = sheet;
  const field = new Field(skeleton);
  if (sheet.wool === 'fleece') {
    for (let row = 0; row < 8; row++) {
      for (let k = 0; k < 9; k++) {
        const around = ((k + (row % 2) * 0.5) / 9) * Math.PI * 2;
        const { at, bone, radius } = onTrunk(sheet, frame, (row - 0.4) / 6.6, around);
        field.on(bone, 0.03).ball(at, radius * (0.4 + 0.05 * Math.sin(row * 5 + k * 3)));
      }
    }
    const rings = Math.max(2, Math.round(sheet.neck.length / 0.11));
    for (let k = 0; k < rings * 6; k++) {
      const ring = Math.floor(k / 6);
      const share = 0.08 + (ring / rings) * 0.8;
      const angle = (((k % 6) + (ring % 2) * 0.5) / 6) * Math.PI * 2;
      const r = sheet.neck.from + (sheet.neck.to - sheet.neck.from) * share;
      const at = add(between(frame.neck, frame.head, share), [Math.sin(angle) * r * 0.8, 0, Math.cos(angle) * r * 0.8]);
      field.on(share < 0.5 ? 'neck' : 'neck2', 0.03).ball(at, r * 0.62);
    }
    for (const [x, z] of [
      [0, 0],
      [-0.55, -0.05],
      [0.55, -0.05],
      [0, 0.3],
      [0, -0.4],
    ] as const) {
      const at = frame.onHead(x * head.skull[0], head.skull[1] * 0.85, z * head.skull[2]);
      field.on('head', 0.03).ball(at, head.skull[0] * 0.48 * head.size);
    }
  } else shapePoodle(field, sheet, frame);
  const mesh = kernel.polygonise(field, { cell: 0.034 * coarse, occluders: [torso], occlusionReach: 0.1 });
  const curls = { kind: 'spots', cells: [26, 26, 26], size: 0.32, softness: 0.16, seed: 2 } as const;
  const colour = lightOf(readHex(sheet.coat.wool ?? sheet.coat.base));
  const shade: Vector = [0.78, 0.76, 0.75];
  return [
    makePart(kernel, {
      name: 'wool',
      mesh,
      material: 'fur',
      coat: [{ colour }, { colour: shade, multiply: true, amount: 0.8, where: curls }],
    }),
  ];
}

/** Balls of curls on head, ears, chest, ankles, hips and tail. */
function shapePoodle(field: Field, { head, ear, leg, body }: QuadrupedSheet, frame: Frame): void {
  const s = head.size;
  field.on('head', 0.05);
  for (const [x, y, z, r] of [
    [0, 1, -0.1, 0.62],
    [0.5, 0.85, -0.1, 0.45],
    [-0.5, 0.85, -0.1, 0.45],
    [0, 0.75, 0.45, 0.4],
    [0, 0.6, -0.7, 0.5],
  ] as const)
    field.ball(frame.onHead(x * head.skull[0], y * head.skull[1], z * head.skull[2]), head.skull[0] * r * s);
  for (const [side, sign] of SIDES) {
    const at = frame.onHead(sign * (head.skull[0] + ear.width * 0.4), -0.12, -0.05);
    field.on(`ear${side}`, 0.04).ball(at, [ear.width * 0.85 * s, ear.length * 0.5 * s, ear.width * s]);
    for (const end of ['front', 'hind'] as const) {
      const [, , ankle, foot] = frame.legs[`${end}${side}`];
      field.on(`${end}Ankle${side}`, 0.03).ball(between(ankle, foot, 0.35), leg.footRadius * 1.15);
    }
    field.on('pelvis', 0.05).ball(add(frame.pelvis, [sign * body.hip * 0.55, body.hip * 0.5, 0]), body.hip * 0.6);
  }
  field
    .on('chest', 0.06)
    .ball(add(frame.chest, [0, 0, body.chest * 0.1]), [body.chest * 1.12, body.chest * 1.18, body.chest * 1.1]);
  const tip = frame.tail[4];
  if (tip !== undefined) field.on('tail3').ball(tip, 0.09);
}

/** Quills all over the back, a ridge of spines, or plates. */
function makeSpines({ kernel, skeleton, sheet, frame, torso, coarse }: PartMaker): BodyPart[] {
  const { spines, body, coat } = sheet;
  if (spines === undefined || spines === 'scales') return [];
  if (spines === 'quills') {
    const quills: SkinnedMesh[] = [];
    for (let row = 0; row < 15; row++) {
      for (let k = 0; k < 19; k++) {
        const around = ((k + (row % 2) * 0.5) / 19 - 0.48) * 3.9;
        const { at, out, bone } = onTrunk(sheet, frame, -0.12 + (row / 14) * 1.24, around);
        const long = body.belly * (0.5 + 0.1 * Math.sin(row * 7.1 + k * 3.7));
        const tip = add(at, scale(normalise(add(out, [0, 0.05, -0.75])), long));
        quills.push(tubeMesh(skeleton, [bound(add(at, scale(out, -0.03)), bone), bound(tip, bone)], [0.024, 0.003], 4));
      }
    }
    const middle = frame.middle;
    const r = body.belly * 1.28;
    const tips = { kind: 'outside', centre: middle, radii: [r, r, r + body.length * 0.34], softness: 0.08 } as const;
    return [
      makePart(kernel, {
        name: 'quills',
        mesh: joinMeshes(quills),
        material: 'hair',
        coat: [{ colour: lightOf(0x4a372a) }, { colour: lightOf(0xeadcc0), where: tips }],
      }),
    ];
  }
  const field = new Field(skeleton);
  const isPlate = spines === 'plates';
  const spine = (at: Vector, bone: string, tall: number, side = 0): void => {
    const flat = { axis: [1, 0, 0] as Vector, by: isPlate ? 0.3 : 0.55 };
    field
      .on(bone, 0.01)
      .cone(at, add(at, [side, tall, -tall * 0.45]), tall * (isPlate ? 0.62 : 0.4), isPlate ? tall * 0.16 : 0.006, {
        flat,
      });
  };
  for (let k = 0; k <= 5; k++) {
    const { at, bone } = onTrunk(sheet, frame, k / 5, 0);
    spine(
      add(at, [0, -0.015, 0]),
      bone,
      body.belly * (isPlate ? 0.62 : 0.34),
      isPlate ? (k % 2 === 0 ? 0.04 : -0.04) : 0,
    );
  }
  const direction = normalise(subtract(frame.head, frame.neck));
  const back: Vector = [0, direction[2], -direction[1]];
  for (let k = 1; k <= 4; k++) {
    const share = k / 5;
    const r = sheet.neck.from + (sheet.neck.to - sheet.neck.from) * share;
    spine(
      add(between(frame.neck, frame.head, share), scale(back, r * 0.92)),
      share < 0.5 ? 'neck' : 'neck2',
      body.belly * 0.28,
    );
  }
  for (let k = 0; k < 8; k++) {
    const [from, to] = [frame.tail[k >> 1], frame.tail[(k >> 1) + 1]];
    if (from === undefined || to === undefined) continue;
    const at = between(from, to, (k % 2) * 0.5);
    const r = sheet.tail.radius * (1 - k / 8.5) * 0.85;
    spine(add(at, [0, r, 0]), `tail${k >> 1}`, body.belly * 0.3 * (1 - k / 11));
  }
  const mesh = kernel.polygonise(field, { cell: 0.017 * coarse, occluders: [torso] });
  return [
    makePart(kernel, {
      name: 'spines',
      mesh,
      material: 'scale',
      coat: [{ colour: lightOf(readHex(coat.mane ?? coat.back ?? coat.base)) }],
    }),
  ];
}

function makeShell({ kernel, skeleton, sheet, frame, coarse }: PartMaker): BodyPart[] {
  if (sheet.shell !== 'dome') return [];
  const { body, coat } = sheet;
  const field = new Field(skeleton).on('root', 0.04);
  const centre = add(frame.middle, [0, -body.belly * 0.25, 0]);
  const [w, h, l] = [body.belly * 1.32, body.belly * 1.36, body.length * 0.5 + body.hip * 0.75];
  field.ball(centre, [w, h, l]);
  field.plane(add(centre, [0, -body.belly * 0.12, 0]), [0, -1, 0], { blend: 0.05 });
  field.torus(add(centre, [0, -body.belly * 0.02, 0]), w * 0.99, body.belly * 0.13, {
    turn: fromAxes([1, 0, 0], [0, 1, 0], [0, 0, l / w]),
  });
  const colour = lightOf(readHex(coat.shell ?? '#7a5a34'));
  const fields = { kind: 'cells', cells: [5.2, 5.2, 5.2], width: 0.1, softness: 0.05, seed: 11 } as const;
  return [
    makePart(kernel, {
      name: 'shell',
      mesh: kernel.polygonise(field, { cell: 0.032 * coarse, occlusionReach: 0.1 }),
      material: 'scale',
      coat: [{ colour: scale(colour, 0.42) }, { colour, where: fields }],
    }),
  ];
}

function makeFrill({ kernel, skeleton, sheet, frame, torso, coarse }: PartMaker): BodyPart[] {
  const { head, coat } = sheet;
  if (head.frill === undefined) return [];
  const field = new Field(skeleton).on('head', 0.03);
  const r = head.frill * head.size;
  const centre = frame.onHead(0, head.skull[1] * 0.75, -head.skull[2] * 0.75);
  const turn = aboutX(head.pitch - 0.5);
  field.ball(centre, [r, r * 0.92, r * 0.16], { turn });
  for (let k = 0; k < 9; k++) {
    const angle = (k / 8) * Math.PI * 1.1 - 0.16;
    const at = add(centre, [Math.cos(angle) * r * 0.95, Math.sin(angle) * r * 0.8, -Math.sin(angle) * r * 0.42]);
    field.cone(at, add(at, [Math.cos(angle) * r * 0.16, Math.sin(angle) * r * 0.14, 0]), r * 0.11, r * 0.03);
  }
  const spots = { kind: 'spots', cells: [9, 9, 9], size: 0.3, softness: 0.1, seed: 3 } as const;
  const mesh = kernel.polygonise(field, { cell: 0.026 * coarse, occluders: [torso] });
  return [
    makePart(kernel, {
      name: 'frill',
      mesh,
      material: 'scale',
      coat: [
        { colour: lightOf(readHex(coat.base)) },
        { colour: lightOf(readHex(coat.mane ?? '#d8703a')), amount: 0.7, where: spots },
      ],
    }),
  ];
}
