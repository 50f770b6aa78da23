import { TAU } from '../../../maths/ease.ts';
import { makeRandom } from '../../../maths/random.ts';
import { aboutX, aboutY, aboutZ, combine } from '../../../maths/turn.ts';
import { add, type Vector } from '../../../maths/vector.ts';
import type { Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { ball, tube } from '../../forge/shapes.ts';
import { creased, moved, type Surface } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { darker, lighter } from '../../looks.ts';
import { thingBones } from '../../thing-poses.ts';
import { hangingDrop, waterDrop } from './dew.ts';
import { BARK, leaf, petals } from './foliage.ts';

const HIGH = 1.9;

/** A bough of a tree as one sees it who looks at a bird: the trunk at the edge, the twig bare where one sits, leaves at its ends. */
export function makeBough(order: ThingOrder, kind: 'leafy' | 'blossom' | 'bare'): Make {
  const green = mainPaint(order, { material: 'leaf', colour: kind === 'blossom' ? 0xf2b6c6 : 0x5d8f3a });
  return {
    bones: thingBones(HIGH).bone('twig', 'root', [-0.9, HIGH, 0], [0.9, HIGH, 0]),
    ...{ height: HIGH + 0.5, length: 0.5, width: 2.2 },
    forge(forge) {
      forge.add(
        BARK,
        tube(
          [
            [-1.05, -0.2, -0.12],
            [-1.0, 1.2, -0.12],
            [-1.02, 3.6, -0.14],
          ],
          [0.26, 0.2, 0.17],
          { sides: 14 },
        ),
        'root',
      );
      const along: Vector[] = [
        [-1.0, 1.5, -0.1],
        [-0.6, 1.8, 0],
        [0, HIGH, 0],
        [0.55, HIGH + 0.04, 0.02],
        [1.05, HIGH + 0.16, 0.06],
      ];
      forge.add(BARK, tube(along, [0.1, 0.065, 0.045, 0.034, 0.012], { sides: 10 }), 'twig');
      const random = makeRandom(5);
      const twigs: readonly (readonly [Vector, Vector])[] = [
        [
          [0.5, HIGH + 0.03, 0.02],
          [0.85, HIGH + 0.36, -0.1],
        ],
        [
          [0.7, HIGH + 0.07, 0.03],
          [1.0, HIGH - 0.14, 0.16],
        ],
        [
          [-0.55, 1.82, 0],
          [-0.5, HIGH + 0.4, -0.22],
        ],
      ];
      for (const [from, to] of twigs) {
        forge.add(BARK, tube([from, to], [0.022, 0.006], { sides: 6 }), 'twig');
        if (kind !== 'bare') forgeLeaves(from, to);
      }
      if (kind !== 'bare') forgeLeaves([0.6, HIGH + 0.05, 0.02], [1.05, HIGH + 0.16, 0.06]);
      function forgeLeaves(from: Vector, to: Vector): void {
        for (let k = 0; k < 11; k++) {
          const share = 0.3 + (k / 10) * 0.72;
          const at: Vector = [
            from[0] + (to[0] - from[0]) * share,
            from[1] + (to[1] - from[1]) * share,
            from[2] + (to[2] - from[2]) * share,
          ];
          const paint: Paint = {
            ...green,
            colour: k % 2 === 0 ? lighter(green.colour, 0.12) : darker(green.colour, 0.85),
          };
          const turn = combine(aboutY(random.between(0, TAU)), aboutX(random.between(-0.5, 0.7)));
          const surface: Surface =
            kind === 'blossom' ? ball([0.045, 0.03, 0.045], 8, 6) : leaf(random.between(0.13, 0.2), 0.07, 0.3);
          forge.add(paint, moved(surface, { at: add(at, [0, 0, 0]), turn }), 'twig');
        }
      }
    },
    // One sits in the middle, a second and a third beside it, away from the trunk first.
    anchors: {
      surface: [0.02, HIGH + 0.035, 0],
      surface2: [0.36, HIGH + 0.06, 0.01],
      surface3: [-0.34, HIGH - 0.005, 0],
      surface4: [0.68, HIGH + 0.085, 0.03],
      top: [0.02, HIGH + 0.035, 0],
    },
    move: (pose, { time, phase }) => void pose.turn('twig', aboutZ(Math.sin(time * 1.1 + phase * 6) * 0.012)),
  };
}

/** Metres across: of the drop that hangs at its tip. */
const TIP_DROP = 0.019;

/** A blade of grass or a leaf on its stalk, high enough over the ground for whoever is filmed on it to have the meadow behind. */
export function makeBlade(order: ThingOrder, dewy = false): Make {
  const green = mainPaint(order, { material: 'leaf', colour: 0x6ea03c });
  const high = 0.42;
  return {
    bones: thingBones(high),
    ...{ height: high, length: 0.3, width: 0.6 },
    forge(forge) {
      forge.add(
        green,
        tube(
          [
            [-0.02, 0, 0],
            [-0.1, high * 0.6, 0],
            [-0.13, high * 0.97, 0],
          ],
          [0.006, 0.005, 0.004],
          { sides: 6 },
        ),
      );
      forge.add(green, moved(leaf(0.34, 0.12, 0.1), { at: [-0.15, high - 0.004, 0], turn: aboutY(Math.PI / 2) }));
      for (const [x, size] of [
        [-0.2, 0.9],
        [0.16, 0.7],
        [0.24, 1.05],
      ] as const)
        forge.add(
          { ...green, colour: darker(green.colour, 0.8) },
          moved(leaf(0.4 * size, 0.03, 0.2), { at: [x, 0, -0.16], turn: combine(aboutY(x * 3), aboutX(-1.25)) }),
        );
      if (dewy) hangingDrop(forge, [0.186, high - 0.037, 0], TIP_DROP);
      for (const [x, z, r] of [
        [0.1, 0.02, 0.007],
        [-0.06, -0.025, 0.009],
        [0.05, -0.03, 0.006],
      ] as const)
        waterDrop(forge, [x, high, z], r);
    },
    anchors: dewy
      ? { surface: [0.11, high - 0.012, 0], detail: [0.17, high - 0.035, 0] }
      : { surface: [0, high + 0.002, 0] },
    move: (pose, { time, phase }) => void pose.turn('root', aboutZ(Math.sin(time * 1.2 + phase * 6) * 0.012)),
  };
}

/** Floats on the water, notched, with a flower beside where one sits. */
export function makeLilyPad(order: ThingOrder): Make {
  const green = mainPaint(order, { material: 'leaf', colour: 0x4f8f3e });
  const [columns, wide] = [30, 0.36];
  const points: Vector[] = [[0, 0.02, 0]];
  const triangles: number[] = [];
  for (let k = 0; k <= columns; k++) {
    const angle = 0.22 + (k / columns) * (TAU - 0.44);
    points.push([Math.sin(angle) * wide, 0.035 + 0.012 * Math.sin(angle * 5), Math.cos(angle) * wide]);
    if (k < columns) triangles.push(0, k + 1, k + 2, 0, k + 2, k + 1);
  }
  return {
    bones: thingBones(0.12),
    ...{ height: 0.12, length: 0.75, width: 0.75 },
    forge(forge) {
      forge.add(green, creased(points, triangles, 1.2));
      const at: Vector = [0.24, 0.03, -0.14];
      for (const [count, length, lift] of [
        [8, 0.11, 0.5],
        [6, 0.09, 1],
      ] as const)
        forge.add({ material: 'leaf', colour: 0xf3b4cc }, moved(petals(count, length, 0.05, lift), { at }));
    },
    anchors: { surface: [0, 0.035, 0] },
  };
}

/** Between two stems, with drops of dew on its threads. */
export function makeWeb(order: ThingOrder): Make {
  const silk = mainPaint(order, { material: 'glass', colour: 0xf2f6f8 });
  const stem: Paint = { material: 'bark', colour: 0x6a5a3a };
  const middle: Vector = [0.02, 0.72, 0];
  const spokes = 14;
  const rim = (k: number): Vector => {
    const angle = (k / spokes) * TAU + 0.13;
    const far = 0.46 + 0.06 * Math.sin(k * 2.7);
    return [middle[0] + Math.sin(angle) * far, middle[1] + Math.cos(angle) * far, 0.01 * Math.sin(k)];
  };
  const along = (k: number, share: number): Vector => {
    const end = rim(k % spokes);
    return [middle[0] + (end[0] - middle[0]) * share, middle[1] + (end[1] - middle[1]) * share, end[2] * share];
  };
  return {
    bones: thingBones(1.3),
    ...{ height: 1.3, length: 0.05, width: 1.15 },
    forge(forge) {
      for (const [x, lean] of [
        [-0.54, 0.05],
        [0.56, -0.06],
      ] as const)
        forge.add(
          stem,
          tube(
            [
              [x, 0, 0],
              [x + lean, 0.7, 0.01],
              [x + lean * 0.4, 1.3, 0],
            ],
            [0.014, 0.011, 0.005],
            { sides: 7 },
          ),
        );
      for (let k = 0; k < spokes; k++) forge.add(silk, tube([middle, rim(k)], 0.0022, { sides: 4 }));
      const random = makeRandom(4);
      for (let ring = 1; ring <= 9; ring++) {
        const share = 0.12 + ring * 0.092;
        for (let k = 0; k < spokes; k++) {
          const [from, to] = [along(k, share), along(k + 1, share + 0.004)];
          const sag: Vector = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - 0.006, 0];
          forge.add(silk, tube([from, sag, to], 0.0016, { sides: 3 }));
          if (random.chance(0.6)) {
            const r = random.between(0.004, 0.0085);
            forge.add(silk, moved(ball([r, r, r], 8, 6), { at: add(sag, [0, -r * 0.5, 0.002]) }));
          }
        }
      }
    },
    anchors: { surface: middle, top: middle },
    move: (pose, { time, phase }) => void pose.turn('root', aboutX(Math.sin(time * 0.9 + phase * 6) * 0.02)),
  };
}
