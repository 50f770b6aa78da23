import { TAU } from '../../../../maths/ease.ts';
import { aboutX } from '../../../../maths/turn.ts';
import type { Vector } from '../../../../maths/vector.ts';
import type { Paint } from '../../../forge/forge.ts';
import { BLACK, block, METAL } from '../../../forge/piece.ts';
import { ball, cylinder, torus, tube } from '../../../forge/shapes.ts';
import { moved } from '../../../forge/surface.ts';
import type { ThingOrder } from '../../../forge/thing-family.ts';
import { clothOf } from '../../../looks.ts';
import { between, type Craft, DARK_WOOD, growBy, rod } from './craft.ts';

/** What is drawn with a brush on paper, and stitched on cloth. */

const INK: Paint = { material: 'plastic', colour: 0x0d0d10 };

/** Strokes of a character as whoever writes sees it: where each begins and ends, x to the right of the page and z up it, and how wide it is. */
const STROKES: readonly (readonly [from: readonly [number, number], to: readonly [number, number], wide: number])[] = [
  [[-0.02, 0.13], [0.015, 0.105], 0.014],
  [[-0.075, 0.065], [0.05, 0.075], 0.011],
  [[0.002, 0.1], [0.002, -0.1], 0.014],
  [[0.0, -0.098], [-0.035, -0.075], 0.009],
  [[-0.03, 0.045], [-0.095, -0.065], 0.011],
  [[0.07, 0.055], [0.02, 0.015], 0.01],
  [[0.015, 0.025], [0.1, -0.085], 0.015],
];
/** Seconds of a stroke, and between two. */
const [STROKE, REST] = [0.62, 0.2];

const onPage = ([x, z]: readonly [number, number], up = 0): Vector => [x, 0.005 + up, z];

/** Where the tip of the brush is. */
function tipAt(time: number): Vector {
  const each = STROKE + REST;
  const k = Math.min(STROKES.length - 1, Math.floor(time / each));
  const [from, to] = STROKES[k] ?? [[0, 0] as const, [0, 0] as const];
  const into = time - k * each;
  const done = time >= STROKES.length * each;
  const along = between(into, 0, STROKE);
  const next = done ? to : (STROKES[Math.min(STROKES.length - 1, k + 1)]?.[0] ?? to);
  const on = between(into, STROKE, each);
  const x = from[0] + (to[0] - from[0]) * along + (next[0] - to[0]) * on;
  const z = from[1] + (to[1] - from[1]) * along + (next[1] - to[1]) * on;
  return [x, done ? 0.03 : 0.025 * Math.sin(on * Math.PI), z];
}

export function calligraphy({ parts }: ThingOrder): Craft {
  const ink: Paint = /\bred\b|vermilion/.test(parts.join(' ')) ? { ...INK, colour: 0xb02018 } : INK;
  const high = 0.27;
  return {
    ...{ top: 0.92, bench: DARK_WOOD },
    bones: {
      brush: [0, 0, 0],
      ...Object.fromEntries(STROKES.map(([from], k) => [`stroke${k}`, onPage(from)])),
    },
    lay(lay) {
      lay({ material: 'cloth', colour: 0x4a2a30 }, block([0.5, 0.004, 0.44], [0, 0.001, 0], 0.001));
      lay({ material: 'paper', colour: 0xf7f1e2 }, block([0.36, 0.003, 0.4], [0, 0.004, 0], 0.001));
      for (const z of [0.185, -0.185]) lay(DARK_WOOD, block([0.3, 0.016, 0.018], [0, 0.012, z], 0.004));
      for (const [k, [from, to, wide]] of STROKES.entries()) {
        const [a, b] = [onPage(from), onPage(to)];
        const middle: Vector = [(a[0] + b[0]) / 2, a[1], (a[2] + b[2]) / 2];
        lay(ink, tube([a, middle, b], [wide, wide * 0.72, wide * 0.4], { sides: 10, flat: 0.12 }), `stroke${k}`);
      }
      lay({ material: 'wood', colour: 0xc99a58 }, rod([0, 0.05, 0], [0, high, -0.02], 0.0085), 'brush');
      lay(METAL, rod([0, 0.042, 0], [0, 0.055, 0], 0.0095), 'brush');
      lay(
        ink,
        tube(
          [
            [0, 0.003, 0],
            [0, 0.022, 0],
            [0, 0.044, 0],
          ],
          [0.0015, 0.011, 0.009],
          { sides: 12 },
        ),
        'brush',
      );
      lay({ material: 'stone', colour: 0x2a2a2e }, block([0.13, 0.03, 0.17], [-0.33, 0.015, 0.02], 0.01));
      lay(ink, moved(cylinder(0.045, 0.004, { segments: 24 }), { at: [-0.33, 0.029, 0.03] }));
      lay(BLACK, block([0.024, 0.014, 0.1], [-0.22, 0.01, 0.1], 0.004));
      lay({ material: 'paper', colour: 0xefe6d0 }, moved(rod([0.3, 0.03, -0.1], [0.3, 0.03, 0.2], 0.028, 14), {}));
      lay(
        { material: 'porcelain', colour: 0xd8e4e0 },
        moved(cylinder(0.03, 0.045, { segments: 18 }), { at: [-0.34, 0, 0.2] }),
      );
    },
    move(pose, time) {
      const [x, y, z] = tipAt(Math.max(0, time - 0.35));
      pose.shift('brush', [x, y, z]);
      for (const k of STROKES.keys()) growBy(pose, `stroke${k}`, time, 0.35 + k * (STROKE + REST), STROKE);
    },
    right: ['brush', [0, 0.17, -0.03]],
    left: ['root', [0.16, 0.025, -0.13]],
  };
}

/** A hoop with flowers on linen, a needle that goes in and out with its thread. */
export function embroidery({ parts }: ThingOrder): Craft {
  const said = parts.join(' ');
  const thread = clothOf(parts, /gold/.test(said) ? 0xe0b040 : 0xc8283c);
  const lean = 0.62;
  const on = (x: number, z: number, up = 0.004): Vector => [
    x,
    0.1 + up * Math.cos(lean) - z * Math.sin(lean) * -1,
    z * Math.cos(lean) + up * Math.sin(lean) * -1,
  ];
  const needle: Vector = on(-0.02, 0.01, 0.008);
  return {
    ...{ top: 0.98, bench: { material: 'wood', colour: 0x8f6238 } },
    bones: { needle },
    lay(lay) {
      const turn = aboutX(-lean);
      lay(
        { material: 'cloth', colour: 0xf3ead8 },
        moved(cylinder(0.128, 0.004, { segments: 36 }), { at: [0, 0.1, 0], turn }),
      );
      lay(
        { material: 'wood', colour: 0xd6a868 },
        moved(torus(0.13, 0.008, { segments: 40 }), { at: [0, 0.1, 0], turn: aboutX(Math.PI / 2 - lean) }),
      );
      lay({ material: 'cloth', colour: 0xf3ead8 }, block([0.34, 0.012, 0.24], [0, 0.006, 0.02], 0.006));
      for (const [fx, fz, colour] of [
        [-0.045, 0.04, thread],
        [0.05, 0.03, 0xe8a03a],
        [0.0, -0.05, 0x5a6ad0],
      ] as const) {
        for (let k = 0; k < 6; k++) {
          const angle = (k / 6) * TAU;
          lay(
            { material: 'cloth', colour },
            rod(on(fx, fz), on(fx + Math.cos(angle) * 0.026, fz + Math.sin(angle) * 0.026), 0.0055, 6),
          );
        }
        lay({ material: 'cloth', colour: 0xf6d860 }, moved(ball([0.008, 0.008, 0.008], 10, 8), { at: on(fx, fz) }));
        lay(
          { material: 'cloth', colour: 0x3f7a3c },
          tube([on(fx, fz - 0.026), on(fx * 0.6, fz - 0.06), on(0.01, -0.1)], 0.003),
        );
      }
      lay(METAL, rod(needle, [needle[0] - 0.06, needle[1] + 0.05, needle[2] - 0.03], 0.0022, 6), 'needle');
      lay(
        { material: 'cloth', colour: thread },
        tube(
          [
            [needle[0] - 0.06, needle[1] + 0.05, needle[2] - 0.03],
            [needle[0] - 0.03, needle[1] + 0.07, needle[2] + 0.03],
            on(-0.045, 0.02),
          ],
          0.002,
        ),
        'needle',
      );
      for (const [k, colour] of [thread, 0x5a6ad0, 0x3f7a3c, 0xe8a03a].entries())
        lay(
          { material: 'cloth', colour },
          moved(cylinder(0.02, 0.045, { segments: 14 }), {
            at: [0.26 + (k % 2) * 0.06, 0, 0.02 + Math.floor(k / 2) * 0.07],
          }),
        );
    },
    move(pose, time) {
      const pull = 0.5 - 0.5 * Math.cos(time * 2.4);
      pose.shift('needle', [-0.05 * pull, 0.075 * pull, -0.02 * pull]);
    },
    right: ['needle', [needle[0] - 0.075, needle[1] + 0.055, needle[2] - 0.045]],
    left: ['root', [0.125, 0.085, -0.03]],
  };
}
