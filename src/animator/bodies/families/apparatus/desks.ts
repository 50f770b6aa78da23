import { aboutY } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Make } from '../../forge/made-body.ts';
import { BLACK, block, METAL, piece, WOOD } from '../../forge/piece.ts';
import { ball, cylinder, tube } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { darker } from '../../looks.ts';
import { Pose } from '../../pose.ts';
import { thingBones } from '../../thing-poses.ts';
import { addLegs, addSwivelChair } from './legs.ts';

/** What people sit or stand behind at work, their faces to the camera: the open side is along +z and the worker at -z. */

/** A desk with a screen turned to whoever sits there, a keyboard, a lamp, papers. */
export function makeComputerDesk(order: ThingOrder): Make {
  const wood = mainPaint(order, WOOD);
  const top = 0.72;
  // Far enough aside that it hides no face.
  const screen: Vector = [-0.56, top, 0.08];
  const turn = aboutY(Math.PI - 0.78);
  const seat = 0.47;
  return piece([1.2, 1.5, 1.5], {
    forge(forge) {
      forge.add(wood, block([1.5, 0.04, 0.7], [0, top - 0.02, 0], 0.01), 'root');
      addLegs(forge, { ...wood, colour: darker(wood.colour, 0.8) }, 0.68, 0.29, top - 0.04);
      forge.add(
        { ...wood, colour: darker(wood.colour, 0.9) },
        block([0.38, 0.5, 0.6], [0.5, top - 0.3, 0], 0.012),
        'root',
      );
      for (const y of [0.25, 0.46]) forge.add(METAL, block([0.14, 0.015, 0.02], [0.5, y + 0.1, 0.305], 0.004), 'root');
      forge.add(BLACK, moved(block([0.24, 0.015, 0.18], [0, 0.008, 0], 0.005), { at: screen, turn }), 'root');
      forge.add(BLACK, moved(block([0.05, 0.16, 0.03], [0, 0.09, -0.03], 0.008), { at: screen, turn }), 'root');
      forge.add(BLACK, moved(block([0.56, 0.34, 0.03], [0, 0.3, 0], 0.01), { at: screen, turn }), 'root');
      forge.add(
        { material: 'glow', colour: 0x9fc4ee, glows: 1.1 },
        moved(block([0.52, 0.3, 0.004], [0, 0.3, 0.017], 0.001), { at: screen, turn }),
        'root',
      );
      forge.add(BLACK, block([0.4, 0.018, 0.14], [0.04, top + 0.009, -0.17], 0.005), 'root');
      forge.add(BLACK, moved(ball([0.03, 0.018, 0.045], 10, 6), { at: [0.34, top + 0.012, -0.16] }), 'root');
      for (let k = 0; k < 3; k++)
        forge.add(
          { material: 'paper', colour: 0xf4f2ea },
          block([0.21, 0.006, 0.29], [0.56 + 0.01 * k, top + 0.004 + k * 0.006, 0.08], 0.001, aboutY(0.1 * k)),
          'root',
        );
      forge.add(
        { material: 'porcelain', colour: 0xd8724a },
        moved(cylinder(0.04, 0.09, { segments: 16 }), { at: [0.26, top, 0.12] }),
        'root',
      );
      addSwivelChair(forge, [0.04, seat, -0.6]);
    },
    anchors: {
      seat: { bone: 'root', at: [0.04, seat, -0.57] },
      seatRight: { bone: 'root', at: [-0.07, top + 0.05, -0.19] },
      seatLeft: { bone: 'root', at: [0.15, top + 0.05, -0.19] },
      surface: { bone: 'root', at: [0.25, top, 0.12] },
      light: { bone: 'root', at: [-0.4, top + 0.36, -0.1] },
      open: [0, top, 0.35],
      top: [0, 1.15, 0],
    },
  });
}

/** Two decks that turn, a mixer, lights along the front. */
export function makeDjDesk(order: ThingOrder): Make {
  const paint = mainPaint(order, BLACK);
  const top = 0.98;
  let bones = thingBones(1.15);
  for (const [k, x] of [0.46, -0.46].entries())
    bones = bones.bone(`deck${k}`, 'root', [x, top + 0.05, -0.02], [x, top + 0.3, -0.02]);
  bones = bones.bone('hands', 'root', [0, top, -0.1], [0, top + 0.3, -0.1]);
  return piece([1.15, 0.9, 2], {
    bones,
    forge(forge) {
      forge.add(paint, block([2, top, 0.62], [0, top / 2, 0], 0.02), 'root');
      for (let k = 0; k < 9; k++)
        forge.add(
          { material: 'glow', colour: [0x2fd0ff, 0xd040ff, 0xff3f8a][k % 3] ?? 0x2fd0ff, glows: 1.6 },
          block([0.17, 0.05 + 0.6 * Math.abs(Math.sin(k * 1.7 + 0.6)), 0.01], [-0.84 + k * 0.21, 0.42, 0.316], 0.004),
          'root',
        );
      for (const [k, x] of [0.46, -0.46].entries()) {
        forge.add(
          { material: 'metal', colour: 0x3a3d42 },
          block([0.46, 0.05, 0.42], [x, top + 0.025, -0.02], 0.012),
          'root',
        );
        forge.add(BLACK, moved(cylinder(0.17, 0.014, { segments: 30 }), { at: [x, top + 0.05, -0.02] }), `deck${k}`);
        forge.add(
          { material: 'paper', colour: k === 0 ? 0xe0503a : 0x3f9ad0 },
          moved(cylinder(0.055, 0.017, { segments: 20 }), { at: [x, top + 0.05, -0.02] }),
          `deck${k}`,
        );
        forge.add(
          { material: 'paper', colour: 0xf4f2ea },
          block([0.03, 0.004, 0.012], [x + 0.12, top + 0.066, -0.02], 0.001),
          `deck${k}`,
        );
        forge.add(
          METAL,
          tube(
            [
              [x - 0.19, top + 0.09, 0.12],
              [x - 0.13, top + 0.085, -0.06],
            ],
            0.008,
            { sides: 8 },
          ),
          'root',
        );
      }
      forge.add(
        { material: 'metal', colour: 0x2a2c30 },
        block([0.34, 0.06, 0.4], [0, top + 0.03, -0.02], 0.012),
        'root',
      );
      for (let k = 0; k < 12; k++)
        forge.add(
          k % 4 === 0 ? { material: 'glow', colour: 0x5fff8a, glows: 1.2 } : METAL,
          moved(cylinder(0.014, 0.025, { segments: 10 }), {
            at: [-0.11 + (k % 4) * 0.075, top + 0.06, -0.14 + Math.floor(k / 4) * 0.11],
          }),
          'root',
        );
    },
    pose(skeleton, { act, time }) {
      const pose = new Pose(skeleton);
      if (act !== 'dj') return pose.solve();
      pose.turn('deck0', aboutY(time * 3.4 + 1.2 * Math.sin(time * 5)));
      pose.turn('deck1', aboutY(time * 3.4));
      pose.shift('hands', [0.03 * Math.sin(time * 5), 0, 0.04 * Math.sin(time * 5)]);
      return pose.solve();
    },
    anchors: {
      post: { bone: 'root', at: [0, 0, -0.5] },
      postLeft: { bone: 'hands', at: [0.4, top + 0.1, -0.06] },
      postRight: { bone: 'root', at: [-0.14, top + 0.11, -0.1] },
      surface: { bone: 'root', at: [0.8, top, 0] },
      open: [0, top, 0.31],
      top: [0, 1.1, 0],
    },
  });
}
