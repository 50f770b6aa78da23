import { TAU } from '../../../../maths/ease.ts';
import { aboutX, aboutY, aboutZ } from '../../../../maths/turn.ts';
import type { Vector } from '../../../../maths/vector.ts';
import type { Paint } from '../../../forge/forge.ts';
import { block, METAL } from '../../../forge/piece.ts';
import { ball, cylinder, extrude, lathe, torus, tube } from '../../../forge/shapes.ts';
import { moved } from '../../../forge/surface.ts';
import type { ThingOrder } from '../../../forge/thing-family.ts';
import { clothOf, darker } from '../../../looks.ts';
import { hammerAt } from '../../../rhythms.ts';
import { type Craft, DARK_WOOD, growBy, layTools, rod } from './craft.ts';

/** What stands on the bench while a tool goes over it: painted vases, soled shoes, small trees. */

/** Radius by height of a vase. */
const VASE: readonly (readonly [number, number])[] = [
  [0, 0],
  [0.05, 0],
  [0.055, 0.01],
  [0.088, 0.08],
  [0.095, 0.12],
  [0.075, 0.185],
  [0.036, 0.225],
  [0.034, 0.25],
  [0.05, 0.27],
  [0.044, 0.27],
  [0.028, 0.24],
];
/** And of a bowl that is as wide. */
const BOWL: typeof VASE = [
  [0, 0],
  [0.045, 0],
  [0.05, 0.014],
  [0.078, 0.05],
  [0.094, 0.11],
  [0.099, 0.16],
  [0.093, 0.16],
  [0.07, 0.06],
  [0, 0.03],
];
const FOOT = 0.045;

/** A vase on a turning stand, flowers that come from under the brush. */
export function porcelain({ parts, colour }: ThingOrder): Craft {
  const blue = clothOf(
    parts.filter((part) => !/white/.test(part)),
    0x2348b0,
  );
  const white: Paint = { material: 'porcelain', colour: colour ?? 0xf4f4ef };
  const bowl = /\b(?:bowl|cup|teacup|mug|plate)\b/.test(parts.join(' '));
  const form = bowl ? BOWL : VASE;
  const spots = [0, 1, 2, 3, 4, 5];
  // Toward whoever looks, a little aside: on the round of the vase.
  const at = (angle: number, y: number): Vector => {
    const radius = 0.0955 - Math.abs(y - FOOT - 0.11) * 0.14;
    return [Math.sin(angle) * radius, y, Math.cos(angle) * radius];
  };
  const flower = (k: number): Vector => at(-0.9 + k * 0.34, FOOT + 0.1 + 0.035 * Math.sin(k * 2.2));
  return {
    ...{ top: 0.88, bench: { material: 'wood', colour: 0x7d5634 } },
    bones: { brush: [0, 0, 0], ...Object.fromEntries(spots.map((k) => [`spot${k}`, flower(k)])) },
    lay(lay) {
      lay(METAL, moved(cylinder(0.09, 0.02, { segments: 30 }), { at: [0, FOOT - 0.02, 0] }));
      lay(METAL, moved(cylinder(0.025, FOOT, { segments: 16 }), {}));
      lay(white, moved(lathe(form, 36), { at: [0, FOOT, 0] }));
      const paint: Paint = { material: 'porcelain', colour: blue };
      const bands = bowl
        ? ([
            [0.03, 0.064],
            [0.146, 0.0985],
          ] as const)
        : ([
            [0.022, 0.063],
            [0.034, 0.068],
            [0.19, 0.072],
            [0.205, 0.059],
            [0.262, 0.047],
          ] as const);
      for (const [y, r] of bands)
        lay(paint, moved(torus(r, 0.0035, { segments: 36 }), { at: [0, FOOT + y, 0], turn: aboutX(Math.PI / 2) }));
      for (const k of spots) {
        const middle = flower(k);
        const out = Math.atan2(middle[0], middle[2]);
        for (let petal = 0; petal < 6; petal++) {
          const a = (petal / 6) * TAU;
          const [aside, up] = [Math.cos(a) * 0.0135, Math.sin(a) * 0.0135];
          const [x, y, z] = [middle[0] + Math.cos(out) * aside, middle[1] + up, middle[2] - Math.sin(out) * aside];
          lay(paint, moved(ball([0.0085, 0.0085, 0.003], 10, 6), { at: [x, y, z], turn: aboutY(out) }), `spot${k}`);
        }
        lay(
          { material: 'porcelain', colour: 0xf2c14a },
          moved(ball([0.005, 0.005, 0.005], 8, 6), { at: middle }),
          `spot${k}`,
        );
      }
      const tip: Vector = [0, 0, 0];
      lay(paint, tube([tip, [-0.012, 0.004, 0.006], [-0.024, 0.008, 0.012]], [0.001, 0.005, 0.004]), 'brush');
      lay({ material: 'wood', colour: 0xa8483a }, rod([-0.024, 0.008, 0.012], [-0.19, 0.06, 0.03], 0.0055), 'brush');
      for (const [k, tone] of [blue, 0xc8403a, 0xf2c14a].entries()) {
        lay(white, moved(cylinder(0.035, 0.02, { segments: 20 }), { at: [0.26 + k * 0.085, 0, 0.12] }));
        lay(
          { material: 'plastic', colour: tone },
          moved(cylinder(0.028, 0.004, { segments: 20 }), { at: [0.26 + k * 0.085, 0.018, 0.12] }),
        );
      }
      lay(white, moved(lathe(form, 24), { at: [-0.42, 0, 0.12], size: [0.8, 0.8, 0.8] }));
    },
    move(pose, time) {
      const each = 1.1;
      const k = Math.min(spots.length - 1, Math.floor(time / each));
      const [here, next] = [flower(k), flower(Math.min(spots.length - 1, k + 1))];
      const on = Math.max(0, (time / each - k - 0.75) * 4);
      const share = k === spots.length - 1 ? 0 : on;
      pose.shift('brush', [
        here[0] + (next[0] - here[0]) * share + 0.006 * Math.sin(time * 7),
        here[1] + (next[1] - here[1]) * share + 0.006 * Math.cos(time * 7),
        here[2] + (next[2] - here[2]) * share + 0.004,
      ]);
      for (const spot of spots) growBy(pose, `spot${spot}`, time, spot * each, 0.8);
    },
    right: ['brush', [-0.13, 0.04, 0.01]],
    left: ['root', [0.1, FOOT + 0.13, -0.02]],
  };
}

/** Of a sole, seen from above: toe ahead. */
const SOLE: [number, number][] = [
  [-0.13, -0.032],
  [-0.06, -0.03],
  [0.02, -0.046],
  [0.1, -0.04],
  [0.14, 0],
  [0.1, 0.04],
  [0.02, 0.046],
  [-0.06, 0.034],
  [-0.13, 0.032],
];

/** A boot on its last, sole up, and a hammer on its nails. */
export function shoe({ parts, colour }: ThingOrder): Craft {
  const hide: Paint = { material: 'leather', colour: colour ?? clothOf(parts, 0x6e3d1e) };
  const high = 0.2;
  const nail: Vector = [0.03, high + 0.024, 0];
  return {
    ...{ top: 0.8, bench: { material: 'wood', colour: 0x6a4526 } },
    bones: { hammer: nail },
    lay(lay) {
      lay(METAL, rod([-0.06, 0, 0], [-0.06, 0.1, 0], 0.02, 14));
      lay(METAL, moved(cylinder(0.07, 0.02, { segments: 24 }), { at: [-0.06, 0, 0] }));
      lay(hide, moved(cylinder(0.05, 0.15, { top: 0.042, segments: 24 }), { at: [-0.085, high - 0.17, 0] }));
      lay(hide, moved(ball([0.085, 0.058, 0.046], 22, 14), { at: [0.045, high - 0.02, 0] }));
      lay(hide, moved(ball([0.075, 0.06, 0.038], 20, 12), { at: [-0.06, high - 0.025, 0] }));
      const flat = aboutX(-Math.PI / 2);
      lay(
        { ...hide, colour: darker(hide.colour, 0.5) },
        moved(extrude(SOLE, 0.018, 0.004), { at: [0, high + 0.006, 0], turn: flat }),
      );
      lay(
        { material: 'leather', colour: 0xc89a62 },
        moved(extrude(SOLE, 0.008, 0.003), { at: [0, high + 0.016, 0], turn: flat, size: [0.93, 0.93, 1] }),
      );
      lay({ ...hide, colour: 0x2a1a10 }, block([0.075, 0.036, 0.066], [-0.095, high + 0.034, 0], 0.008));
      for (let k = 0; k < 16; k++) {
        const a = (k / 16) * TAU;
        lay(
          METAL,
          moved(ball([0.004, 0.003, 0.004], 8, 5), {
            at: [0.045 + Math.cos(a) * 0.075, high + 0.021, Math.sin(a) * 0.032],
          }),
        );
      }
      lay(METAL, rod([nail[0], nail[1] - 0.004, 0], [nail[0], nail[1] + 0.012, 0], 0.002, 6));
      const head: Vector = [nail[0], nail[1] + 0.045, nail[2]];
      lay(METAL, rod([head[0], head[1] - 0.032, 0], [head[0], head[1] + 0.036, 0], 0.017, 14), 'hammer');
      lay(
        { material: 'wood', colour: 0xc28a4a },
        rod([head[0], head[1] + 0.006, 0.01], [head[0] - 0.12, head[1] + 0.02, -0.21], 0.0105),
        'hammer',
      );
      for (let k = 0; k < 14; k++)
        lay(
          METAL,
          rod(
            [0.2 + ((k * 0.618) % 1) * 0.12, 0.004, 0.02 + ((k * 0.377) % 1) * 0.1],
            [0.22 + ((k * 0.618) % 1) * 0.12, 0.004, 0.03 + ((k * 0.377) % 1) * 0.1],
            0.0025,
            6,
          ),
        );
      layTools(lay, [0x7a4a26, 0x5a3218], [0.4, 0.02]);
      lay(hide, block([0.22, 0.006, 0.16], [-0.42, 0.004, 0.06], 0.002));
    },
    move(pose, time) {
      const up = hammerAt(time * 1.3);
      pose.turn('hammer', aboutX(-0.55 * up));
      pose.shift('hammer', [0, 0.05 * up, 0]);
    },
    right: ['hammer', [nail[0] - 0.095, nail[1] + 0.062, nail[2] - 0.17]],
    left: ['root', [0.09, high - 0.02, -0.05]],
  };
}

/** A small old tree in a dish, and scissors at its needles. */
export function bonsai(): Craft {
  const tip: Vector = [-0.07, 0.36, 0.01];
  const pads: readonly Vector[] = [
    [0.03, 0.43, 0],
    [-0.12, 0.36, 0.02],
    [0.16, 0.33, -0.01],
    [-0.05, 0.29, 0.07],
    [0.09, 0.26, 0.05],
  ];
  return {
    ...{ top: 0.74, bench: DARK_WOOD },
    bones: { tool: tip, blade: tip, ...Object.fromEntries([0, 1, 2, 3, 4].map((k) => [`leaf${k}`, tip])) },
    lay(lay) {
      lay({ material: 'porcelain', colour: 0x35506a }, block([0.36, 0.07, 0.22], [0.02, 0.05, 0], 0.02));
      for (const x of [-0.12, 0.16])
        lay({ material: 'porcelain', colour: 0x2a4258 }, block([0.05, 0.02, 0.18], [x, 0.01, 0], 0.006));
      lay({ material: 'fur', colour: 0x4f7a34 }, moved(ball([0.165, 0.025, 0.095], 24, 10), { at: [0.02, 0.085, 0] }));
      const bark: Paint = { material: 'bark', colour: 0x6a4a32 };
      lay(
        bark,
        tube(
          [
            [0.0, 0.08, 0],
            [0.05, 0.15, 0.01],
            [-0.01, 0.22, 0.02],
            [0.04, 0.3, 0],
            [0.03, 0.4, 0],
          ],
          [0.042, 0.032, 0.026, 0.019, 0.01],
          { sides: 12 },
        ),
      );
      for (const [x, y, z] of pads)
        lay(
          bark,
          tube(
            [
              [0.02, y - 0.09, 0.01],
              [x * 0.6, y - 0.05, z * 0.6],
              [x, y - 0.01, z],
            ],
            [0.012, 0.009, 0.005],
          ),
        );
      for (const [k, [x, y, z]] of pads.entries()) {
        const green: Paint = { material: 'leaf', colour: [0x3f6e35, 0x4a7d3c, 0x376430][k % 3] ?? 0x3f6e35 };
        for (let n = 0; n < 9; n++) {
          const a = n * 2.4;
          const r = 0.085 * Math.sqrt(n / 9);
          lay(
            green,
            moved(ball([0.046, 0.03, 0.044], 12, 8), {
              at: [x + Math.cos(a) * r, y + 0.01 * Math.sin(n * 1.7), z + Math.sin(a) * r * 0.8],
            }),
          );
        }
      }
      for (const [side, bone] of [
        [1, 'tool'],
        [-1, 'blade'],
      ] as const) {
        lay(METAL, tube([tip, [tip[0] - 0.05, tip[1] - 0.005 * side, tip[2] - 0.03]], [0.001, 0.005]), bone);
        lay(
          { material: 'metal', colour: 0x2f3236 },
          rod([tip[0] - 0.05, tip[1], tip[2] - 0.03], [tip[0] - 0.11, tip[1] + 0.016 * side, tip[2] - 0.07], 0.004),
          bone,
        );
        lay(
          { material: 'metal', colour: 0x2f3236 },
          moved(torus(0.018, 0.004), {
            at: [tip[0] - 0.125, tip[1] + 0.022 * side, tip[2] - 0.08],
            turn: aboutY(-0.8),
          }),
          bone,
        );
      }
      for (const k of [0, 1, 2, 3, 4])
        lay({ material: 'leaf', colour: 0x4a7d3c }, moved(ball([0.012, 0.004, 0.007], 8, 5), { at: tip }), `leaf${k}`);
    },
    move(pose, time) {
      const drift: Vector = [0.03 * Math.sin(time * 0.6), 0.02 * Math.sin(time * 0.9), 0];
      const open = 0.16 * Math.max(0, Math.sin(time * 5));
      pose.shift('tool', drift);
      pose.shift('blade', drift);
      pose.turn('tool', aboutZ(open));
      pose.turn('blade', aboutZ(-open));
      for (const k of [0, 1, 2, 3, 4]) {
        const fallen = (time * 0.6 + k / 5) % 1;
        pose.shift(`leaf${k}`, [0.05 * Math.sin(k * 3 + fallen * 4), -0.34 * fallen * fallen, 0.05 * Math.cos(k * 2)]);
      }
    },
    right: ['tool', [tip[0] - 0.115, tip[1], tip[2] - 0.075]],
    left: ['root', [0.19, 0.29, -0.03]],
  };
}
