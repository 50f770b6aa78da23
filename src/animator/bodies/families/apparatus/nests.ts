import { TAU } from '../../../maths/ease.ts';
import { makeRandom } from '../../../maths/random.ts';
import { aboutX, aboutZ, chain } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Make } from '../../forge/made-body.ts';
import { block, piece } from '../../forge/piece.ts';
import { ball, lathe, torus } from '../../forge/shapes.ts';
import { lined, moved, sheet } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { darker, lighter } from '../../looks.ts';
import { Pose } from '../../pose.ts';
import { hatchedAt, rocksAt } from '../../rhythms.ts';
import { thingBones } from '../../thing-poses.ts';

/** Where several are in one box or basket, around its middle. */
const insides = (y: number, far: number): Readonly<Record<string, Vector>> =>
  Object.fromEntries(
    [
      [0, 0],
      [1, 0.3],
      [-1, 0.25],
      [0.5, -0.8],
      [-0.55, -0.75],
    ].map(([x = 0, z = 0], k) => [k === 0 ? 'inside' : `inside${k + 1}`, [x * far, y, z * far] as Vector]),
  );

/** Of cardboard, its four flaps folded out; whoever is in it looks over its edge. */
export function makeOpenBox(order: ThingOrder): Make {
  const paint = mainPaint(order, { material: 'paper', colour: 0xb88a56 });
  const [wide, high, deep, thick] = [0.5, 0.24, 0.42, 0.012];
  return piece([high, 0.62, 0.72], {
    forge(forge) {
      const inner = { ...paint, colour: darker(paint.colour, 0.78) };
      forge.add(inner, block([wide, thick, deep], [0, thick / 2, 0], 0.002), 'root');
      for (const side of [1, -1]) {
        forge.add(paint, block([thick, high, deep], [(side * wide) / 2, high / 2, 0], 0.002), 'root');
        forge.add(paint, block([wide, high, thick], [0, high / 2, (side * deep) / 2], 0.002), 'root');
        const flap = { ...paint, colour: lighter(paint.colour, 0.08) };
        forge.add(
          flap,
          moved(block([0.18, 0.008, deep - 0.01], [side * 0.09, 0, 0], 0.002), {
            at: [(side * wide) / 2, high, 0],
            turn: aboutZ(-side * 0.55),
          }),
          'root',
        );
        forge.add(
          flap,
          moved(block([wide - 0.01, 0.008, 0.16], [0, 0, side * 0.08], 0.002), {
            at: [0, high, (side * deep) / 2],
            turn: aboutX(side * 0.75),
          }),
          'root',
        );
      }
      forge.add(
        { material: 'paper', colour: 0x6e4c2e },
        block([0.12, 0.06, 0.002], [0.12, 0.1, deep / 2 + 0.007], 0.0005),
        'root',
      );
    },
    anchors: {
      ...insides(0.02, 0.12),
      handle: [0.25, 0.15, 0],
      handle2: [-0.25, 0.15, 0],
      top: [0, high, 0],
      surface: [0, 0.02, 0],
    },
  });
}

/** Where the small lie in their bed: each with the head to the rim and its back to the others. */
const curled = (y: number): Make['anchors'] =>
  Object.fromEntries(
    [
      [0, 0.02, 0],
      [0.17, -0.02, 0.85],
      [-0.17, -0.02, -0.85],
      [0.1, -0.17, 2.2],
      [-0.1, -0.17, -2.2],
    ].map(([x = 0, z = 0, heading = 0], k) => [
      k === 0 ? 'inside' : `inside${k + 1}`,
      { bone: 'whole', at: [x, y, z] as Vector, heading },
    ]),
  );

/** Low and woven, with a cushion: a bed for whoever is small. */
export function makeBedBasket(order: ThingOrder): Make {
  const cane = mainPaint(order, { material: 'wood', colour: 0xb98a4e });
  const [low, high, wall] = [0.27, 0.33, 0.16];
  return piece([wall + 0.02, high * 2.05, high * 2.05], {
    forge(forge) {
      forge.add(
        { ...cane, colour: darker(cane.colour, 0.55) },
        lathe(
          [
            [0, 0],
            [low, 0],
            [high - 0.01, wall],
            [high - 0.03, wall],
            [low - 0.02, 0.02],
            [0, 0.02],
          ],
          40,
          0.8,
        ),
        'root',
      );
      for (let row = 0; row < 7; row++) {
        const share = (row + 0.5) / 7;
        forge.add(
          row % 2 === 0 ? cane : { ...cane, colour: darker(cane.colour, 0.84) },
          moved(torus(low + (high - low) * share, 0.014, { segments: 44, sides: 6 }), {
            at: [0, share * wall, 0],
            turn: aboutX(Math.PI / 2),
          }),
          'root',
        );
      }
      forge.add(
        cane,
        moved(torus(high, 0.02, { segments: 44, sides: 8 }), { at: [0, wall, 0], turn: aboutX(Math.PI / 2) }),
        'root',
      );
      forge.add(
        { material: 'cloth', colour: 0xe9ded0 },
        moved(ball([0.27, 0.045, 0.27], 28, 10), { at: [0, 0.05, 0] }),
        'root',
      );
    },
    anchors: {
      ...curled(0.1),
      handle: [high, wall, 0],
      handle2: [-high, wall, 0],
      top: [0, wall, 0],
      surface: [0, 0.07, 0],
    },
  });
}

/** Half an egg with a jagged rim; the other half falls off as what is in it comes out. One metre high as a whole egg. */
export function makeHatchingEgg(order: ThingOrder): Make {
  const paint = mainPaint(order, { material: 'porcelain', colour: 0xf1e3c8 });
  const [radius, high, broken] = [0.4, 1, 0.5] as const;
  const bones = thingBones(high)
    .bone('shell', 'root', [0, 0, 0], [0, 1, 0])
    .bone('cap', 'shell', [0, broken, -0.2], [0, 1, 0])
    .bone('within', 'root', [0, 0.04, 0], [0, 1, 0]);
  const at = (share: number, angle: number): Vector => {
    const y = share * high;
    // An egg is thicker below its middle.
    const around = radius * Math.sqrt(Math.max(0, 1 - ((share - 0.44) / (share < 0.44 ? 0.44 : 0.56)) ** 2));
    return [Math.sin(angle) * around, y, Math.cos(angle) * around];
  };
  const zigzag = (k: number): number => broken + (k % 2 === 0 ? 0.06 : -0.05) + 0.02 * Math.sin(k * 2.3);
  const columns = 22;
  const shell = (from: (k: number) => number, to: (k: number) => number): Vector[][] =>
    Array.from({ length: 9 }, (_, row) =>
      Array.from({ length: columns + 1 }, (_, k) =>
        at(from(k % columns) + (to(k % columns) - from(k % columns)) * (row / 8), (k / columns) * TAU),
      ),
    );
  return piece([high * 0.62, radius * 2, radius * 2], {
    bones,
    forge(forge) {
      forge.add(
        paint,
        lined(
          sheet(
            shell(() => 0.001, zigzag),
            { crease: 1 },
          ),
        ),
        'shell',
      );
      forge.add(
        paint,
        lined(
          sheet(
            shell(zigzag, () => 0.999),
            { crease: 1 },
          ),
        ),
        'cap',
      );
      const chance = makeRandom(2).spawn('spots');
      for (let k = 0; k < 26; k++) {
        const share = chance.between(0.1, 0.94);
        forge.add(
          { ...paint, colour: darker(paint.colour, 0.72) },
          moved(ball([0.035, 0.03, 0.035], 9, 6), { at: at(share, chance.between(0, TAU)) }),
          share < broken ? 'shell' : 'cap',
        );
      }
      for (let k = 0; k < 7; k++)
        forge.add(
          paint,
          moved(ball([0.06, 0.008, 0.045], 7, 4), {
            at: [Math.sin(k * 1.9) * (0.4 + 0.03 * k), 0.01, Math.cos(k * 1.9) * 0.45],
            turn: aboutX(0.3 * Math.sin(k)),
          }),
          'root',
        );
    },
    pose(skeleton, { act, since }) {
      const pose = new Pose(skeleton);
      const out = act === 'hatch' ? hatchedAt(since) : 1;
      if (act === 'hatch') pose.turn('shell', chain(aboutZ(rocksAt(since)), aboutX(rocksAt(since + 0.1))));
      pose.turn('cap', aboutX(-2.3 * Math.min(1, out * 1.4)));
      pose.shift('cap', [
        0,
        0.12 * Math.sin(Math.min(1, out * 1.4) * Math.PI) - 0.42 * Math.max(0, out - 0.35) ** 0.8,
        -0.34 * out,
      ]);
      pose.shift('within', [0, 0.2 * out - 0.08, 0]);
      return pose.solve();
    },
    anchors: {
      inside: { bone: 'within', at: [0, 0.1, -0.05] },
      surface: { bone: 'root', at: [0, 0.5, 0] },
      handle: { bone: 'root', at: [0.35, 0.3, 0] },
      top: { bone: 'root', at: [0, 0.62, 0] },
    },
  });
}
