import type { Vector } from '../../../maths/vector.ts';
import type { Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { block, METAL, piece, WHITE } from '../../forge/piece.ts';
import { ball, cylinder, tube } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { opennessOf, restOf } from '../../openness.ts';
import { thingBones } from '../../thing-poses.ts';

/** The part of curtains that hang before a window with a view of its own. */
export const BEFORE_A_WINDOW = 'before a window';

/** A tall window whose curtains are drawn aside: the light of the day is behind them. `front` says how it is turned where no wall holds it. */
export function makeCurtainedWindow(order: ThingOrder): Make {
  const cloth = mainPaint(order, { material: 'cloth', colour: 0xb8695a });
  const [wide, tall, low] = [1.7, 2.4, 0.42] as const;
  const folds = 9;
  let bones = thingBones(tall);
  for (const side of [-1, 1])
    for (let k = 0; k < folds; k++) bones = bones.bone(`fold${side}${k}`, 'root', [0, tall, 0.1], [0, 0, 0.1]);
  /** Where a fold hangs, from the outermost: as much as the curtain is drawn. */
  const across = (k: number, open: number): number => {
    const shut = ((folds - k - 0.5) / folds) * (wide / 2 + 0.12);
    const drawn = wide / 2 + 0.16 - k * 0.018;
    return shut + (drawn - shut) * open;
  };
  return piece([tall + 0.1, 0.36, wide + 0.5], {
    bones,
    move: (pose, moment) => {
      const drawn = opennessOf(moment, { swings: 1.6, rest: restOf(order.parts, 1) });
      for (const side of [-1, 1])
        for (let k = 0; k < folds; k++) pose.shift(`fold${side}${k}`, [side * (across(k, drawn) - across(k, 0)), 0, 0]);
    },
    forge(forge) {
      const day: Paint = { material: 'glow', colour: 0xfff2d4, glows: 1.5 };
      // Before a window of the room itself one looks out through that.
      if (!order.parts.includes(BEFORE_A_WINDOW))
        forge.add(day, block([wide - 0.16, tall - low - 0.3, 0.01], [0, (tall + low) / 2 - 0.1, -0.02], 0.002), 'root');
      for (const x of [-1, 0, 1])
        forge.add(
          WHITE,
          block(
            [x === 0 ? 0.05 : 0.1, tall - low - 0.2, 0.1],
            [(x * (wide - 0.12)) / 2, (tall + low) / 2 - 0.1, 0],
            0.01,
          ),
          'root',
        );
      for (const y of [low, (low + tall) / 2 + 0.1, tall - 0.2])
        forge.add(
          WHITE,
          block([wide, y === low ? 0.07 : 0.06, y === low ? 0.2 : 0.1], [0, y, y === low ? 0.04 : 0], 0.01),
          'root',
        );
      forge.add(
        METAL,
        tube(
          [
            [-wide / 2 - 0.22, tall + 0.03, 0.12],
            [wide / 2 + 0.22, tall + 0.03, 0.12],
          ],
          0.02,
        ),
        'root',
      );
      for (const x of [-1, 1])
        forge.add(
          METAL,
          moved(ball([0.04, 0.04, 0.04], 12, 8), { at: [x * (wide / 2 + 0.24), tall + 0.03, 0.12] }),
          'root',
        );
      for (const side of [-1, 1])
        for (let k = 0; k < folds; k++)
          forge.add(
            cloth,
            moved(cylinder(wide / folds / 2.6, tall - 0.05, { segments: 12 }), {
              at: [side * across(k, 0), 0.05, 0.12 + (k % 2) * 0.03],
            }),
            `fold${side}${k}`,
          );
    },
    anchors: {
      ...{
        front: { bone: 'root', at: [0, 0, 0], heading: -0.25 },
        post: { bone: 'root', at: [-0.62, 0, 0.5], heading: 2.1 },
      },
      ...{
        postLeft: { bone: `fold-1${folds - 1}`, at: [-0.12, 1.25, 0.2] },
        postRight: { bone: `fold1${folds - 1}`, at: [0.1, 1.2, 0.2] },
      },
      ...{ light: [0, 1.4, 0.3], surface: [0, low + 0.04, 0.1], top: [0, tall, 0] },
    },
  });
}

/** A lift in its own shaft: a lit cabin behind two doors that slide apart. Who is in it looks out. Left alone it stands open. */
export function makeElevator(order: ThingOrder): Make {
  const steel = mainPaint(order, { material: 'steel', colour: 0xb4b9bd });
  const wall: Paint = { material: 'plaster', colour: 0xd8d2c6 };
  const [half, tall, deep, front] = [0.68, 2.2, 1.5, 0.8] as const;
  const high = 2.75;
  return piece([high, 1.7, 2.6], {
    bones: thingBones(high)
      .bone('left', 'root', [-half, 0, front], [-half, tall, front])
      .bone('right', 'root', [half, 0, front], [half, tall, front]),
    move: (pose, moment) => {
      const open = opennessOf(moment, { swings: 1.4, rest: restOf(order.parts, 1) });
      pose.shift('left', [-half * 0.96 * open, 0, 0]).shift('right', [half * 0.96 * open, 0, 0]);
    },
    forge(forge) {
      for (const side of [-1, 1]) {
        forge.add(wall, block([0.6, high, 0.16], [side * (half + 0.3), high / 2, front - 0.04], 0.01), 'root');
        forge.add(steel, block([0.07, tall + 0.06, 0.2], [side * (half + 0.02), tall / 2, front - 0.04], 0.01), 'root');
        forge.add(wall, block([0.06, high, deep], [side * (half + 0.55), high / 2, front - deep / 2], 0.01), 'root');
        // Panels of the cabin.
        forge.add(
          { material: 'wood', colour: 0x7a4f30 },
          block([0.04, tall, deep - 0.12], [side * (half + 0.1), tall / 2, front - deep / 2 - 0.06], 0.01),
          'root',
        );
        const bone = side < 0 ? 'left' : 'right';
        forge.add(steel, block([half, tall, 0.05], [(side * half) / 2, tall / 2, front - 0.09], 0.008), bone);
      }
      forge.add(wall, block([half * 2 + 1.2, high - tall, 0.16], [0, (high + tall) / 2, front - 0.04], 0.01), 'root');
      forge.add(
        { material: 'glass', colour: 0x9fb2ba },
        block([half * 2, 1.2, 0.02], [0, 1.5, front - deep + 0.06], 0.004),
        'root',
      );
      forge.add(
        { material: 'wood', colour: 0x7a4f30 },
        block([half * 2 + 0.2, tall, 0.04], [0, tall / 2, front - deep + 0.03], 0.01),
        'root',
      );
      forge.add(METAL, block([half * 2 - 0.1, 0.05, 0.05], [0, 0.92, front - deep + 0.12], 0.02), 'root');
      forge.add(
        { material: 'polished', colour: 0x4a4644 },
        block([half * 2 + 0.2, 0.02, deep], [0, 0.01, front - deep / 2], 0.003),
        'root',
      );
      forge.add(
        { material: 'glow', colour: 0xfff0d4, glows: 1.4 },
        block([half * 1.7, 0.03, deep * 0.7], [0, tall - 0.02, front - deep / 2], 0.006),
        'root',
      );
      forge.add(
        { material: 'glow', colour: 0xff9a3a, glows: 1.2 },
        block([0.24, 0.12, 0.02], [0, tall + 0.26, front + 0.05], 0.006),
        'root',
      );
      forge.add(steel, block([0.12, 0.26, 0.02], [half + 0.28, 1.15, front + 0.045], 0.006), 'root');
      for (const y of [1.1, 1.2])
        forge.add(
          { material: 'glow', colour: 0xfff0c4, glows: 1 },
          moved(ball([0.024, 0.024, 0.012], 12, 8), { at: [half + 0.28, y, front + 0.058] }),
          'root',
        );
    },
    anchors: {
      ...{
        front: { bone: 'root', at: [0, 0, 0], heading: 0 },
        post: { bone: 'root', at: [0, 0.02, 0.34], heading: 0 },
      },
      ...{
        post2: { bone: 'root', at: [-0.36, 0.02, 0.16], heading: 0.15 },
        post3: { bone: 'root', at: [0.36, 0.02, 0.12], heading: -0.15 },
      },
      ...{ light: [0, tall - 0.2, 0.1] as Vector, top: [0, high, 0] as Vector, surface: [0, high, 0] as Vector },
    },
  });
}
