import { aboutX, aboutY } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Forge, Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { BLACK, block, facing, METAL, piece } from '../../forge/piece.ts';
import { ball, cylinder, tube } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { opennessOf, restOf } from '../../openness.ts';
import { thingBones } from '../../thing-poses.ts';
import { beside, FRONT, layShell, QUICK } from './cabinet-parts.ts';

const FOOD: readonly number[] = [0xd8402f, 0xf2b632, 0x5f9a3c, 0xf4efe4, 0xe07a3c, 0x8fc46a];

/** Bottles, jars, fruit and boxes on one board. */
function layFood(forge: Forge, wide: number, y: number, row: number, deep: number): void {
  for (let k = 0; k < 5; k++) {
    const paint: Paint = { material: 'food', colour: FOOD[(k * 2 + row) % FOOD.length] ?? 0xd8402f };
    const [x, z] = [(k - 2) * wide * 0.18, -0.02 - ((k + row) % 2) * deep * 0.16];
    const what = (k + row * 2) % 4;
    if (what === 0) forge.add(paint, moved(ball([0.055, 0.05, 0.055], 14, 10), { at: [x, y + 0.05, z] }), 'root');
    else if (what === 1) {
      forge.add(paint, moved(cylinder(0.04, 0.17, { segments: 14 }), { at: [x, y, z] }), 'root');
      forge.add(METAL, moved(cylinder(0.022, 0.05, { segments: 10 }), { at: [x, y + 0.17, z] }), 'root');
    } else if (what === 2) forge.add(paint, block([0.1, 0.13, 0.09], [x, y + 0.065, z], 0.012), 'root');
    else forge.add(paint, moved(cylinder(0.052, 0.11, { segments: 14 }), { at: [x, y, z] }), 'root');
  }
}

/** Cold light on its boards; the freezer above stays shut. */
export function makeRefrigerator(order: ThingOrder): Make {
  const shell = mainPaint(order, { material: 'paint', colour: 0xe4e8ea });
  const [wide, tall, deep, split] = [0.78, 1.9, 0.68, 1.36] as const;
  const front = deep / 2;
  const inside: Paint = { material: 'glow', colour: 0xeef6ff, glows: 0.9 };
  const handle: Vector = [-wide * 0.4, 0.98, front + 0.1];
  return piece([tall, deep + 0.1, wide], {
    bones: thingBones(tall).bone('leaf', 'root', [wide / 2, 0, front], [wide / 2, tall, front]),
    move: (pose, moment) => {
      pose.turn('leaf', aboutY(1.95 * opennessOf(moment, { swings: QUICK, rest: restOf(order.parts, 0) })));
    },
    forge(forge) {
      layShell(forge, [wide, tall, deep], 0.06, shell, inside);
      forge.add(BLACK, block([wide * 0.9, 0.06, deep * 0.86], [0, 0.03, 0], 0.01), 'root');
      for (const [row, y] of [0.14, 0.46, 0.76, 1.06].entries()) {
        forge.add(
          { material: 'glass', colour: 0xcfe2ea },
          block([wide - 0.08, 0.014, deep - 0.14], [0, y, 0], 0.003),
          'root',
        );
        layFood(forge, wide, y + 0.008, row, deep);
      }
      for (const [bone, low, high] of [
        ['leaf', 0.09, split - 0.012],
        ['root', split + 0.012, tall - 0.01],
      ] as const) {
        forge.add(shell, block([wide - 0.01, high - low, 0.05], [0, (low + high) / 2, front + 0.028], 0.016), bone);
        const [from, to] = bone === 'leaf' ? [0.72, 1.24] : [split + 0.1, split + 0.36];
        forge.add(
          METAL,
          tube(
            [
              [handle[0], from, front + 0.06],
              [handle[0], from + 0.03, handle[2]],
              [handle[0], to - 0.03, handle[2]],
              [handle[0], to, front + 0.06],
            ],
            0.014,
          ),
          bone,
        );
      }
      // What is kept in the door.
      for (const [row, y] of [0.3, 0.72].entries()) {
        forge.add(
          { material: 'plastic', colour: 0xdfe8ec },
          block([wide * 0.8, 0.09, 0.02], [0, y + 0.05, front - 0.09], 0.006),
          'leaf',
        );
        for (let k = 0; k < 4; k++)
          forge.add(
            { material: 'food', colour: FOOD[(k + row * 3 + 2) % FOOD.length] ?? 0xf4efe4 },
            moved(cylinder(0.036, 0.2, { segments: 12 }), { at: [(k - 1.5) * 0.15, y + 0.02, front - 0.045] }),
            'leaf',
          );
      }
    },
    anchors: {
      ...{ front: FRONT, post: beside(wide, deep), postLeft: { bone: 'leaf', at: handle } },
      ...{ surface: [0, tall, 0], inside: [0, 0.78, 0], light: [0, 1, front], top: [0, tall, 0] },
    },
  });
}

/** Four rings above, fire-coloured light and a tray of what is baked within; its door comes down. */
export function makeOven(order: ThingOrder): Make {
  const shell = mainPaint(order, { material: 'paint', colour: 0xeeefec });
  const [wide, tall, deep] = [0.78, 0.94, 0.66] as const;
  const [front, low, high] = [deep / 2, 0.16, 0.72];
  const inside: Paint = { material: 'glow', colour: 0xff9440, glows: 0.9 };
  const handle: Vector = [-0.2, 0.66, front + 0.1];
  return piece([tall, deep + 0.1, wide], {
    bones: thingBones(tall).bone('leaf', 'root', [0, low, front], [0, high, front]),
    move: (pose, moment) => {
      pose.turn('leaf', aboutX(1.45 * opennessOf(moment, { swings: QUICK, rest: restOf(order.parts, 0) })));
    },
    forge(forge) {
      layShell(forge, [wide, 0.76, deep], 0.1, shell, inside);
      forge.add(BLACK, block([wide * 0.92, 0.1, deep * 0.88], [0, 0.05, 0], 0.01), 'root');
      forge.add(shell, block([wide, 0.19, deep], [0, 0.845, 0], 0.012), 'root');
      for (let k = 0; k < 5; k++) forge.add(BLACK, facing(0.026, 0.03, [-0.26 + k * 0.13, 0.845, front]), 'root');
      for (const [x, z] of [
        [0.19, 0.15],
        [-0.19, 0.15],
        [0.19, -0.15],
        [-0.19, -0.15],
      ] as const)
        forge.add(BLACK, moved(cylinder(0.1, 0.014), { at: [x, tall - 0.004, z] }), 'root');
      forge.add(METAL, block([wide - 0.1, 0.015, deep - 0.1], [0, 0.36, 0], 0.004), 'root');
      for (let k = 0; k < 9; k++)
        forge.add(
          { material: 'food', colour: k % 2 === 0 ? 0xd89a48 : 0xc98a3c },
          moved(ball([0.075, 0.045, 0.05], 14, 9), {
            at: [((k % 3) - 1) * 0.21, 0.405, (Math.floor(k / 3) - 1) * 0.15 + 0.03],
            turn: aboutY(k),
          }),
          'root',
        );
      forge.add(shell, block([wide - 0.03, high - low, 0.05], [0, (low + high) / 2, front + 0.026], 0.012), 'leaf');
      forge.add(
        { material: 'glass', colour: 0x1a1512 },
        block([0.54, 0.32, 0.012], [0, 0.42, front + 0.05], 0.006),
        'leaf',
      );
      forge.add(
        { material: 'glow', colour: 0xff9a3a, glows: 0.3 },
        block([0.46, 0.25, 0.006], [0, 0.42, front + 0.056], 0.003),
        'leaf',
      );
      forge.add(
        METAL,
        tube(
          [
            [-0.28, 0.66, front + 0.1],
            [0.28, 0.66, front + 0.1],
          ],
          0.014,
        ),
        'leaf',
      );
    },
    anchors: {
      ...{ front: FRONT, post: beside(wide - 0.2, deep + 0.1), postLeft: { bone: 'leaf', at: handle } },
      ...{
        surface: [0, tall, 0],
        inside: [0, 0.42, 0],
        light: [0, 0.45, front],
        top: [0, tall, 0],
        steam: [0, 0.6, front + 0.1],
      },
    },
  });
}
