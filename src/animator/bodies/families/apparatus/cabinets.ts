import { aboutY } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Forge, Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { block, METAL, piece, WOOD } from '../../forge/piece.ts';
import { ball, cylinder } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { darker } from '../../looks.ts';
import { opennessOf, restOf } from '../../openness.ts';
import { thingBones } from '../../thing-poses.ts';
import { beside, FRONT, layShell, QUICK } from './cabinet-parts.ts';

const CLOTHES: readonly number[] = [0xb0483c, 0x3f6f8f, 0xd8c49a, 0x4f7f5a, 0x7a5a8f, 0xd98a3c, 0xe8e2d6, 0x3a3f4a];

/** What hangs in a wardrobe, or stands on the boards of a cupboard. */
function layStored(forge: Forge, [wide, tall, deep]: Vector, clothes: boolean, wood: Paint): void {
  if (clothes) {
    forge.add(METAL, block([wide - 0.08, 0.025, 0.025], [0, tall - 0.2, 0], 0.008), 'root');
    for (const [k, colour] of CLOTHES.entries()) {
      const x = (k - 3.5) * ((wide - 0.2) / 8);
      const long = [0.9, 1.15, 0.8, 1.05][k % 4] ?? 0.9;
      forge.add(
        { material: 'cloth', colour },
        block([(wide - 0.2) / 9.5, long, deep * 0.6], [x, tall - 0.24 - long / 2, 0], 0.03),
        'root',
      );
    }
    return;
  }
  const rows = Math.max(2, Math.round(tall / 0.42));
  for (let row = 0; row < rows; row++) {
    const y = 0.1 + (row * (tall - 0.16)) / rows;
    forge.add(wood, block([wide - 0.06, 0.024, deep - 0.08], [0, y, 0], 0.005), 'root');
    for (let k = 0; k < 5; k++) {
      const paint: Paint = {
        material: 'porcelain',
        colour: [0xf2efe8, 0xd8e2e6, 0xe6c9a4, 0xa8c4c8][(k + row) % 4] ?? 0xf2efe8,
      };
      const at: Vector = [(k - 2) * wide * 0.18, y + 0.012, 0.02];
      if ((k + row) % 3 === 0)
        for (let plate = 0; plate < 4; plate++)
          forge.add(
            paint,
            moved(cylinder(0.075, 0.016, { segments: 18 }), { at: [at[0], at[1] + plate * 0.02, at[2]] }),
            'root',
          );
      else forge.add(paint, moved(cylinder(0.05, 0.11, { segments: 16 }), { at }), 'root');
    }
  }
}

/** Two doors before clothes or dishes. */
export function makeWardrobe(order: ThingOrder, kind: 'wardrobe' | 'cupboard' | 'locker'): Make {
  const wood = mainPaint(
    order,
    kind === 'locker' ? { material: 'paint', colour: 0x4f7f9a } : { ...WOOD, colour: 0x8a5f3a },
  );
  const [wide, tall, deep]: Vector =
    kind === 'cupboard' ? [1.1, 1.8, 0.46] : kind === 'locker' ? [0.7, 1.9, 0.5] : [1.3, 2.05, 0.6];
  const front = deep / 2;
  const half = wide / 2 - 0.012;
  const handle: Vector = [0.05, 1.05, front + 0.08];
  return piece([tall, deep + 0.08, wide], {
    bones: thingBones(tall).bone('right', 'root', [half, 0, front], [half, tall, front]),
    move: (pose, moment) => {
      // Before the other one stands whoever opens it.
      pose.turn('right', aboutY(1.9 * opennessOf(moment, { swings: QUICK, rest: restOf(order.parts, 0) })));
    },
    forge(forge) {
      layShell(forge, [wide, tall, deep], 0.06, wood, { ...wood, colour: darker(wood.colour, 0.7) });
      forge.add(wood, block([wide + 0.08, 0.06, deep + 0.06], [0, tall, 0.01], 0.015), 'root');
      layStored(forge, [wide, tall, deep], kind !== 'cupboard', wood);
      for (const side of [-1, 1] as const) {
        const bone = side < 0 ? 'root' : 'right';
        forge.add(
          wood,
          block([half - 0.004, tall - 0.12, 0.035], [(side * half) / 2, tall / 2 + 0.01, front + 0.02], 0.008),
          bone,
        );
        for (const [from, to] of [
          [0.1, 0.46],
          [0.52, 0.94],
        ] as const)
          forge.add(
            { ...wood, colour: darker(wood.colour, 0.86) },
            block(
              [half * 0.68, tall * (to - from) - 0.05, 0.012],
              [(side * half) / 2, (tall * (from + to)) / 2, front + 0.04],
              0.006,
            ),
            bone,
          );
        forge.add(METAL, moved(ball([0.022, 0.022, 0.03], 12, 8), { at: [side * 0.05, 1.05, front + 0.06] }), bone);
      }
    },
    anchors: {
      ...{ front: FRONT, post: beside(wide * 0.35, deep + 0.1), postLeft: { bone: 'right', at: handle } },
      ...{ surface: [0, tall + 0.03, 0], inside: [0, tall * 0.45, 0], top: [0, tall, 0] },
    },
  });
}

/** A chest of drawers: the upper one comes out, with what is kept in it. */
export function makeDrawers(order: ThingOrder): Make {
  const wood = mainPaint(order, { ...WOOD, colour: 0x9a6a3f });
  const [wide, tall, deep] = [0.96, 0.96, 0.5] as const;
  const front = deep / 2;
  const rows = 3;
  const high = (tall - 0.14) / rows;
  const upper = 0.08 + high * (rows - 0.5);
  return piece([tall, deep + 0.06, wide], {
    bones: thingBones(tall).bone('drawer', 'root', [0, upper, 0], [0, upper, 1]),
    move: (pose, moment) => {
      pose.shift('drawer', [0, 0, 0.34 * opennessOf(moment, { swings: QUICK, rest: restOf(order.parts, 0) })]);
    },
    forge(forge) {
      layShell(forge, [wide, tall - 0.03, deep], 0.05, wood, { ...wood, colour: darker(wood.colour, 0.5) });
      forge.add(wood, block([wide + 0.06, 0.04, deep + 0.05], [0, tall - 0.01, 0.01], 0.012), 'root');
      for (let row = 0; row < rows; row++) {
        const [y, bone] = [0.08 + high * (row + 0.5), row === rows - 1 ? 'drawer' : 'root'];
        forge.add(wood, block([wide - 0.08, high - 0.025, 0.035], [0, y, front + 0.006], 0.01), bone);
        for (const x of [-0.24, 0.24])
          forge.add(
            { material: 'metal', colour: 0xb8934e },
            moved(ball([0.024, 0.02, 0.024], 12, 8), { at: [x, y, front + 0.045] }),
            bone,
          );
      }
      for (const x of [-1, 1])
        forge.add(
          wood,
          block([0.015, high - 0.07, deep - 0.06], [x * (wide / 2 - 0.06), upper - 0.01, 0], 0.004),
          'drawer',
        );
      forge.add(wood, block([wide - 0.12, 0.012, deep - 0.06], [0, upper - high / 2 + 0.03, 0], 0.003), 'drawer');
      for (let k = 0; k < 6; k++)
        forge.add(
          { material: 'paper', colour: [0xf2ecda, 0xd8c49a, 0x7f9ab0, 0xb0483c, 0xe8e2d6, 0x5f7f5a][k] ?? 0xf2ecda },
          block([0.2, 0.05, 0.15], [((k % 3) - 1) * 0.25, upper + 0.02, k < 3 ? 0.1 : -0.08], 0.008, aboutY(k * 0.4)),
          'drawer',
        );
    },
    anchors: {
      ...{
        front: FRONT,
        post: beside(wide - 0.2, deep + 0.12),
        postLeft: { bone: 'drawer', at: [-0.24, upper, front + 0.1] },
      },
      ...{ surface: [0, tall, 0], inside: { bone: 'drawer', at: [0, upper, 0.1] }, top: [0, tall, 0] },
    },
  });
}
