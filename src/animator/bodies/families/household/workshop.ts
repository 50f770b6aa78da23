import { makeRandom } from '../../../maths/random.ts';
import { aboutX, aboutZ } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Make } from '../../forge/made-body.ts';
import { block, piece, WOOD } from '../../forge/piece.ts';
import { ball, cylinder, extrude, tube } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { thingBones } from '../../thing-poses.ts';

/** Radians by which a canvas leans back. */
const LEAN = -0.16;

/** Three legs and a canvas that is being painted; its picture looks along +z. */
export function makeEasel(order: ThingOrder): Make {
  const wood = mainPaint(order, WOOD);
  const middle: Vector = [0, 1.16, 0.03];
  return piece([1.75, 0.85, 0.95], {
    forge(forge) {
      const bar = (from: Vector, to: Vector, thick = 0.019): void => {
        forge.add(wood, tube([from, to], thick, { sides: 8 }));
      };
      for (const side of [1, -1]) bar([side * 0.36, 0, 0.24], [side * 0.07, 1.72, -0.1]);
      bar([0, 0, -0.5], [0, 1.6, -0.12]);
      forge.add(wood, block([0.82, 0.035, 0.09], [0, 0.74, 0.13], 0.008));
      bar([-0.27, 0.5, 0.14], [0.27, 0.5, 0.14], 0.014);
      const turn = aboutX(LEAN);
      forge.add(
        { material: 'wood', colour: 0xd8c29a },
        moved(block([0.9, 0.72, 0.025], [0, 0, 0], 0.005), { at: middle, turn }),
      );
      forge.add(
        { material: 'cloth', colour: 0xf4efe2 },
        moved(block([0.88, 0.7, 0.012], [0, 0, 0.012], 0.003), { at: middle, turn }),
      );
      const front = (x: number, y: number): Vector => [
        middle[0] + x,
        middle[1] + y * Math.cos(LEAN),
        middle[2] + 0.021 - y * Math.sin(LEAN),
      ];
      // A sky, hills before each other and a sun, in dabs of colour.
      const dabs = makeRandom(11).spawn('dabs');
      const dab = (colour: number, x: number, y: number, wide: number, high: number): void => {
        forge.add({ material: 'paint', colour }, moved(ball([wide, high, 0.0035], 10, 6), { at: front(x, y), turn }));
      };
      for (let k = 0; k < 26; k++) {
        const [x, y] = [dabs.between(-0.36, 0.36), dabs.between(0.02, 0.3)];
        dab(y > 0.18 ? 0x6fa3cf : 0xe8b98c, x, y, 0.07, 0.028);
      }
      dab(0xf6dc7a, 0.16, 0.14, 0.045, 0.045);
      for (let k = 0; k < 16; k++) dab(0x5f86a0, -0.38 + k * 0.051, -0.02 + 0.04 * Math.sin(k * 0.9), 0.05, 0.03);
      for (let k = 0; k < 18; k++) dab(0x4f8a4a, -0.39 + k * 0.046, -0.12 + 0.03 * Math.sin(k * 0.6 + 2), 0.05, 0.04);
      for (let k = 0; k < 14; k++)
        dab(k % 4 === 0 ? 0xc8434a : 0x7aa84e, -0.38 + k * 0.058, -0.25 + dabs.between(-0.03, 0.03), 0.045, 0.028);
    },
    anchors: {
      canvas: [0, 1.16, 0.06],
      surface: [0, 0.78, 0.14],
      handle: [0.36, 0.9, 0.1],
      top: [0, 1.75, -0.1],
    },
  });
}

/** On a block of wood, its horn to the left. */
export function makeAnvil(order: ThingOrder): Make {
  const iron = mainPaint(order, { material: 'metal', colour: 0x4a4f57 });
  return piece([0.76, 0.36, 0.62], {
    forge(forge) {
      forge.add({ material: 'wood', colour: 0x6e4c2e }, cylinder(0.2, 0.46, { segments: 26, bevel: 0.015 }));
      forge.add(
        { material: 'wood', colour: 0xa37a4c },
        moved(cylinder(0.19, 0.012, { segments: 26 }), { at: [0, 0.455, 0] }),
      );
      const side: readonly (readonly [number, number])[] = [
        [-0.15, 0.46],
        [0.15, 0.46],
        [0.14, 0.5],
        [0.08, 0.54],
        [0.075, 0.6],
        [0.13, 0.65],
        [0.26, 0.67],
        [0.27, 0.74],
        [-0.13, 0.75],
        [-0.13, 0.65],
        [-0.075, 0.6],
        [-0.08, 0.54],
        [-0.14, 0.5],
      ];
      forge.add(iron, extrude(side, 0.15, 0.012, 0.5));
      forge.add(
        iron,
        tube(
          [
            [-0.12, 0.705, 0],
            [-0.2, 0.71, 0],
            [-0.29, 0.725, 0],
            [-0.35, 0.742, 0],
          ],
          [0.048, 0.042, 0.026, 0.006],
          { sides: 14 },
        ),
      );
      forge.add(
        { material: 'glow', colour: 0xff7a2a, glows: 1.6 },
        moved(block([0.2, 0.014, 0.032], [0.1, 0.757, 0.01], 0.004), { turn: aboutZ(0.02) }),
      );
    },
    anchors: { surface: [0.04, 0.755, 0], strike: [0.06, 0.77, 0.01], handle: [0.16, 0.7, 0.08], top: [0, 0.76, 0] },
  });
}

/** Gives way under the hands: it is pressed flat and rises again. */
export function makeDough(order: ThingOrder): Make {
  const paint = mainPaint(order, { material: 'skin', colour: 0xe9d3a6 });
  const lump = (name: string, x: number): readonly [string, Vector] => [name, [x, 0.03, 0]];
  const lumps = [lump('left', 0.06), lump('right', -0.06)];
  const bones = thingBones(0.085).bone('lump', 'whole', [0, 0, 0], [0, 0.08, 0]);
  for (const [name, [x, y, z]] of lumps) bones.bone(name, 'lump', [x, y, z], [x, y + 0.05, z]);
  return piece([0.085, 0.24, 0.28], {
    bones,
    forge(forge) {
      forge.add({ material: 'food', colour: 0xf6f0e2 }, moved(ball([0.24, 0.003, 0.19], 26, 6), { at: [0, 0.002, 0] }));
      forge.add(paint, moved(ball([0.14, 0.043, 0.11], 30, 18), { at: [0, 0.034, 0] }), 'lump');
      // What each hand pushes away from itself.
      for (const [name, [x]] of lumps)
        forge.add(paint, moved(ball([0.075, 0.038, 0.085], 24, 14), { at: [x, 0.045, 0.012] }), name);
    },
    move(pose, { time }) {
      const push = 0.5 + 0.5 * Math.sin(time * 5);
      pose.grow('lump', 1.02 - 0.05 * push);
      for (const [name] of lumps) pose.shift(name, [0, -0.008 * push, -0.022 * push]).grow(name, 1 - 0.06 * push);
    },
    anchors: { surface: [0, 0.08, 0], handle: [0, 0.05, 0], top: [0, 0.085, 0] },
  });
}
