import { aboutX, aboutY, aboutZ } from '../../../../maths/turn.ts';
import type { Vector } from '../../../../maths/vector.ts';
import type { Paint } from '../../../forge/forge.ts';
import { BLACK, block, METAL } from '../../../forge/piece.ts';
import { ball, cylinder, extrude, torus, tube } from '../../../forge/shapes.ts';
import { moved } from '../../../forge/surface.ts';
import type { ThingOrder } from '../../../forge/thing-family.ts';
import { clothOf } from '../../../looks.ts';
import { type Craft, DARK_WOOD, growBy, layTools, rod } from './craft.ts';

/** Instruments, cut cloth and inked skin. */

/** Half the outline of a violin, from its foot to its shoulders. */
const SIDE: readonly (readonly [number, number])[] = [
  [-0.2, 0.03],
  [-0.19, 0.085],
  [-0.12, 0.11],
  [-0.05, 0.085],
  [0, 0.062],
  [0.05, 0.07],
  [0.1, 0.09],
  [0.15, 0.07],
  [0.165, 0.025],
];
const OUTLINE: [number, number][] = [
  ...SIDE.map(([x, y]): [number, number] => [x, -y]),
  ...[...SIDE].reverse().map(([x, y]): [number, number] => [x, y]),
];

/** The body of an instrument that is smoothed, and its dust. */
export function violin({ parts, colour }: ThingOrder): Craft {
  const larger = /guitar|cello/.test(parts.join(' ')) ? 1.25 : 1;
  const wood: Paint = { material: 'wood', colour: colour ?? 0xd89a54 };
  const pad: Vector = [-0.02, 0.1, 0.02];
  const flat = aboutX(-Math.PI / 2);
  return {
    ...{ top: 0.88, bench: { material: 'wood', colour: 0x7a5230 } },
    bones: { pad, ...Object.fromEntries([0, 1, 2, 3, 4, 5].map((k) => [`dust${k}`, pad])) },
    lay(lay) {
      lay(DARK_WOOD, block([0.34, 0.024, 0.16], [0, 0.012, 0], 0.006));
      lay(wood, moved(extrude(OUTLINE, 0.05, 0.012), { at: [0, 0.052, 0], turn: flat, size: [larger, larger, 1] }));
      lay(
        { ...wood, colour: 0xe6b06a },
        moved(ball([0.165 * larger, 0.02, 0.08 * larger], 28, 10), { at: [-0.02, 0.076, 0] }),
      );
      for (const side of [1, -1])
        lay(
          BLACK,
          tube(
            [
              [-0.06, 0.0945, side * 0.04],
              [-0.03, 0.097, side * 0.034],
              [0.02, 0.0965, side * 0.036],
              [0.045, 0.0945, side * 0.03],
            ],
            0.0026,
          ),
        );
      lay(wood, block([0.2, 0.026, 0.032], [0.26 * larger, 0.07, 0], 0.008));
      lay(
        wood,
        moved(cylinder(0.026, 0.036, { segments: 20 }), {
          at: [0.37 * larger, 0.07, -0.018],
          turn: aboutX(Math.PI / 2),
        }),
      );
      lay(
        { material: 'cloth', colour: 0xa8482c },
        block([0.075, 0.022, 0.05], [pad[0], pad[1] + 0.012, pad[2]], 0.006),
        'pad',
      );
      for (let k = 0; k < 46; k++)
        lay(
          { material: 'wood', colour: 0xf0d8a4 },
          moved(ball([0.008, 0.002, 0.006], 6, 4), {
            at: [Math.cos(k * 2.4) * (0.16 + k * 0.006), 0.002, Math.sin(k * 2.4) * (0.1 + k * 0.003)],
            turn: aboutY(k),
          }),
        );
      for (const k of [0, 1, 2, 3, 4, 5])
        lay({ material: 'wood', colour: 0xf4dfae }, moved(ball([0.003, 0.003, 0.003], 6, 4), { at: pad }), `dust${k}`);
      layTools(lay, [0xb06a34, 0x8a4a22, 0xb06a34, 0x5a3218], [0.46, 0.14]);
    },
    move(pose, time) {
      const along = Math.sin(time * 3.4);
      pose.shift('pad', [0.07 * along, 0.004 * Math.cos(time * 6.8), 0.02 * Math.sin(time * 1.1)]);
      for (const k of [0, 1, 2, 3, 4, 5]) {
        const fallen = (time * 0.8 + k / 6) % 1;
        pose.shift(`dust${k}`, [
          0.07 * along + 0.04 * Math.sin(k * 2) * fallen,
          0.03 * fallen - 0.12 * fallen * fallen,
          0.07 * fallen,
        ]);
      }
    },
    right: ['pad', [pad[0] - 0.005, pad[1] + 0.03, pad[2] + 0.02]],
    left: ['root', [0.13, 0.1, -0.03]],
  };
}

const LINES = [0, 1, 2, 3, 4, 5, 6] as const;

/** A forearm on its rest, a machine that draws a rose on it line by line. */
export function tattoo(): Craft {
  const skin: Paint = { material: 'skin', colour: 0xe0ab86 };
  const ink: Paint = { material: 'plastic', colour: 0x1c1c26 };
  const top = (x: number, z: number): number =>
    0.055 + Math.sqrt(Math.max(0, 0.046 ** 2 - z * z)) - 0.012 * Math.abs(x);
  const line = (k: number): Vector[] => {
    const turn = k * 0.9;
    return [0, 1, 2, 3, 4].map((step): Vector => {
      const a = turn + step * 0.5;
      const r = 0.006 + k * 0.0036;
      const [x, z] = [Math.cos(a) * r * 1.25, Math.sin(a) * r];
      return [x, top(x, z) + 0.0012, z];
    });
  };
  const start = (k: number): Vector => line(k)[0] ?? [0, 0.1, 0];
  return {
    ...{ top: 0.86, bench: { material: 'leather', colour: 0x26262a } },
    bones: { tool: [0, 0, 0], ...Object.fromEntries(LINES.map((k) => [`line${k}`, start(k)])) },
    lay(lay) {
      lay({ material: 'leather', colour: 0x3a3a40 }, block([0.62, 0.03, 0.22], [0.1, 0.012, 0], 0.012));
      lay(
        skin,
        tube(
          [
            [-0.24, 0.062, 0.02],
            [-0.16, 0.058, 0.01],
            [0, 0.056, 0],
            [0.2, 0.062, 0],
            [0.46, 0.07, 0],
          ],
          [0.03, 0.034, 0.047, 0.056, 0.06],
          { sides: 22 },
        ),
      );
      lay(skin, moved(ball([0.062, 0.03, 0.046], 20, 12), { at: [-0.28, 0.058, 0.024] }));
      for (let k = 0; k < 4; k++)
        lay(
          skin,
          tube(
            [
              [-0.32, 0.058, -0.012 + k * 0.022],
              [-0.365, 0.05, -0.014 + k * 0.023],
              [-0.39, 0.032, -0.014 + k * 0.023],
            ],
            0.0115,
          ),
        );
      for (const k of LINES) lay(ink, tube(line(k), 0.0022, { sides: 6 }), `line${k}`);
      lay(
        { material: 'plastic', colour: 0x2c6a3a },
        moved(ball([0.02, 0.002, 0.008], 12, 5), { at: [0.052, top(0.05, 0.012) + 0.001, 0.012], turn: aboutY(0.5) }),
        'line6',
      );
      lay(
        { material: 'plastic', colour: 0xb01838 },
        moved(ball([0.009, 0.002, 0.008], 12, 5), { at: [0, top(0, 0) + 0.001, 0] }),
        'line1',
      );
      lay(METAL, rod([0, 0, 0], [-0.022, 0.04, -0.014], 0.0026, 8), 'tool');
      lay(METAL, rod([-0.022, 0.04, -0.014], [-0.05, 0.088, -0.032], 0.01, 14), 'tool');
      lay(BLACK, rod([-0.05, 0.088, -0.032], [-0.075, 0.132, -0.048], 0.016, 16), 'tool');
      lay(
        { material: 'rubber', colour: 0x151517 },
        tube(
          [
            [-0.075, 0.132, -0.048],
            [-0.14, 0.17, -0.02],
            [-0.3, 0.06, 0.1],
            [-0.46, 0.0, 0.18],
          ],
          0.004,
        ),
        'tool',
      );
      for (const [k, colour] of [0x1c1c26, 0xb01838, 0x2c6a3a].entries())
        lay(
          { material: 'plastic', colour },
          moved(cylinder(0.016, 0.02, { segments: 16 }), { at: [0.3 + k * 0.05, 0, 0.2] }),
        );
    },
    move(pose, time) {
      const each = 0.85;
      const k = Math.min(LINES.length - 1, Math.floor(time / each));
      const points = line(k);
      const along = Math.min(0.999, time / each - k) * (points.length - 1);
      const [a, b] = [points[Math.floor(along)] ?? start(k), points[Math.ceil(along)] ?? start(k)];
      const s = along - Math.floor(along);
      pose.shift('tool', [a[0] + (b[0] - a[0]) * s, a[1] + 0.0012 * Math.sin(time * 60), a[2] + (b[2] - a[2]) * s]);
      for (const each2 of LINES) growBy(pose, `line${each2}`, time, each2 * each, each);
    },
    right: ['tool', [-0.056, 0.1, -0.036]],
    left: ['root', [0.11, 0.115, -0.035]],
  };
}

/** Cloth on a table, chalk lines on it, and shears that go along them. */
export function cloth({ parts }: ThingOrder): Craft {
  const stuff: Paint = { material: 'cloth', colour: clothOf(parts, 0x2c3a64) };
  const tip: Vector = [0, 0.03, 0.02];
  return {
    ...{ top: 0.88, bench: { material: 'wood', colour: 0x8f6238 } },
    bones: { tool: tip, blade: tip },
    lay(lay) {
      lay(stuff, block([0.7, 0.012, 0.4], [0.06, 0.008, 0.02], 0.005));
      lay(stuff, block([0.3, 0.05, 0.12], [0.42, 0.03, 0.16], 0.02));
      for (let k = 0; k < 5; k++)
        lay(
          stuff,
          tube(
            [
              [-0.28 + k * 0.17, 0.014, 0.2],
              [-0.24 + k * 0.17, 0.03, 0.19],
              [-0.18 + k * 0.17, 0.014, 0.21],
            ],
            0.014,
          ),
        );
      lay({ material: 'paper', colour: 0xf4f0e6 }, rod([-0.26, 0.0155, 0.02], [0.36, 0.0155, 0.03], 0.0022, 6));
      for (const side of [1, -1]) {
        const bone = side > 0 ? 'tool' : 'blade';
        lay(
          METAL,
          tube(
            [
              [tip[0] + 0.1, tip[1], tip[2]],
              [tip[0], tip[1] + 0.006 * side, tip[2]],
            ],
            [0.001, 0.008],
            { sides: 8, flat: 0.4 },
          ),
          bone,
        );
        lay(
          { material: 'metal', colour: 0x2f3236 },
          rod(
            [tip[0], tip[1] + 0.006 * side, tip[2]],
            [tip[0] - 0.06, tip[1] + 0.024 * side + 0.02, tip[2] - 0.04],
            0.006,
          ),
          bone,
        );
        lay(
          { material: 'metal', colour: 0x2f3236 },
          moved(torus(0.024, 0.0055), {
            at: [tip[0] - 0.085, tip[1] + 0.03 + 0.03 * side, tip[2] - 0.055],
            turn: aboutY(-0.6),
          }),
          bone,
        );
      }
      lay(
        { material: 'plastic', colour: 0xf0d050 },
        tube(
          [
            [-0.42, 0.004, 0.1],
            [-0.34, 0.02, 0.16],
            [-0.28, 0.004, 0.22],
            [-0.2, 0.006, 0.24],
          ],
          0.008,
          { flat: 0.2 },
        ),
      );
      for (const [k, colour] of [0xc8283c, 0xf0f0ea, 0x2c6a3a].entries())
        lay(
          { material: 'cloth', colour },
          moved(cylinder(0.02, 0.05, { segments: 14 }), { at: [-0.46 + k * 0.06, 0, 0.18] }),
        );
    },
    move(pose, time) {
      const along: Vector = [-0.18 + 0.05 * (time % 7), 0.004, 0];
      const open = 0.22 * (0.5 - 0.5 * Math.cos(time * 6));
      pose.shift('tool', along);
      pose.shift('blade', along);
      pose.turn('tool', aboutZ(open * 0.6));
      pose.turn('blade', aboutZ(-open * 0.3));
    },
    right: ['tool', [tip[0] - 0.08, tip[1] + 0.04, tip[2] - 0.05]],
    left: ['root', [0.17, 0.04, -0.05]],
  };
}
