import { aboutX, aboutZ, chain } from '../../../maths/turn.ts';
import { add, type Vector } from '../../../maths/vector.ts';
import type { Make } from '../../forge/made-body.ts';
import { BLACK, block, METAL, piece } from '../../forge/piece.ts';
import { cylinder, extrude, tube } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { darker, lighter } from '../../looks.ts';
import { Pose } from '../../pose.ts';
import { bowAt } from '../../rhythms.ts';
import { thingBones } from '../../thing-poses.ts';

/** One side of a body of strings, from its foot up: half width and height, of a body one metre high. */
export const WAIST: readonly (readonly [number, number])[] = [
  [0.02, 0],
  [0.16, 0.015],
  [0.26, 0.08],
  [0.295, 0.2],
  [0.27, 0.33],
  [0.2, 0.42],
  [0.185, 0.52],
  [0.22, 0.62],
  [0.235, 0.76],
  [0.2, 0.9],
  [0.11, 0.97],
  [0.03, 1],
];

/** Stands on a pin before whoever plays it, leaning back to them; its strings look along +z. */
export function makeGreatString(order: ThingOrder, kind: 'cello' | 'bass'): Make {
  const wood = mainPaint(order, { material: 'paint', colour: kind === 'cello' ? 0xa4511f : 0x7c3a18 });
  const bass = kind === 'bass';
  const [body, pin, neck] = bass ? ([1.05, 0.14, 0.62] as const) : ([0.74, 0.2, 0.44] as const);
  const height = pin + body + neck;
  const foot: Vector = bass ? [0.1, 0, 0.36] : [0, 0, 0.46];
  const lean = chain(aboutX(bass ? -0.12 : -0.3), aboutZ(bass ? 0.06 : 0.05));
  const bones = thingBones(height).bone('bow', 'root', [0, 0.7, 0.4], [0, 0.7, 0.6]);
  const on = (x: number, y: number, z: number): Vector => {
    const at: Vector = [x, y, z];
    const turned = moved({ positions: [...at], normals: [0, 1, 0], indices: [] }, { turn: lean }).positions;
    return add([turned[0] ?? 0, turned[1] ?? 0, turned[2] ?? 0], foot);
  };
  const depth = bass ? 0.2 : 0.13;
  const strings = pin + body * 0.42;
  const bowed = on(0, strings, depth / 2 + 0.055);
  return piece([height, bass ? 0.4 : 1, bass ? 0.7 : 0.95], {
    bones,
    forge(forge) {
      const outline = [
        ...WAIST.map(([x, y]) => [x * body, y * body] as const),
        ...[...WAIST].reverse().map(([x, y]) => [-x * body, y * body] as const),
      ];
      const put = (surface: ReturnType<typeof block>): ReturnType<typeof block> =>
        moved(surface, { at: foot, turn: lean });
      forge.add(wood, put(moved(extrude(outline, depth, 0.03, 0.5), { at: [0, pin, 0] })), 'root');
      forge.add(
        { ...wood, colour: lighter(wood.colour, 0.18) },
        put(
          moved(extrude(outline, 0.012, 0.004, 0.5), {
            at: [0, pin + body * 0.03, depth / 2 + 0.002],
            size: [0.93, 0.94, 1],
          }),
        ),
        'root',
      );
      for (const side of [1, -1])
        forge.add(
          BLACK,
          put(
            tube(
              [
                [side * 0.1 * body, pin + body * 0.32, depth / 2 + 0.012],
                [side * 0.085 * body, pin + body * 0.42, depth / 2 + 0.012],
                [side * 0.11 * body, pin + body * 0.52, depth / 2 + 0.012],
              ],
              0.009,
              { sides: 6 },
            ),
          ),
          'root',
        );
      forge.add(
        METAL,
        put(
          tube(
            [
              [0, 0, 0],
              [0, pin + 0.03, 0],
            ],
            0.009,
            { sides: 8 },
          ),
        ),
        'root',
      );
      const top = pin + body + neck;
      forge.add(
        BLACK,
        put(
          block([0.06, neck + body * 0.34, 0.03], [0, top - (neck + body * 0.34) / 2 - 0.06, depth / 2 + 0.03], 0.01),
        ),
        'root',
      );
      forge.add(
        { ...wood, colour: darker(wood.colour, 0.85) },
        put(block([0.05, neck, 0.05], [0, top - neck / 2, depth / 2 - 0.005], 0.015)),
        'root',
      );
      forge.add(
        wood,
        put(moved(cylinder(0.05, 0.06, { segments: 18 }), { at: [0.03, top, depth / 2], turn: aboutZ(Math.PI / 2) })),
        'root',
      );
      for (const [k, side] of [1, -1, 1, -1].entries())
        forge.add(
          BLACK,
          put(
            tube(
              [
                [0, top - 0.05 - k * 0.028, depth / 2],
                [side * 0.08, top - 0.05 - k * 0.028, depth / 2],
              ],
              0.01,
              { sides: 6 },
            ),
          ),
          'root',
        );
      forge.add(
        { material: 'wood', colour: 0xd8b27a },
        put(block([0.12 * body, 0.07, 0.012], [0, strings - 0.06, depth / 2 + 0.035], 0.004)),
        'root',
      );
      for (let k = 0; k < 4; k++)
        forge.add(
          METAL,
          put(
            tube(
              [
                [(k - 1.5) * 0.016, pin + body * 0.14, depth / 2 + 0.035],
                [(k - 1.5) * 0.014, strings - 0.03, depth / 2 + 0.075],
                [(k - 1.5) * 0.009, top - 0.06, depth / 2 + 0.05],
              ],
              0.0028,
              { sides: 5 },
            ),
          ),
          'root',
        );
      if (bass) return;
      forge.add(
        { material: 'wood', colour: 0x5a3018 },
        tube([add(bowed, [-0.5, 0.02, 0.02]), add(bowed, [0, 0.012, 0.03]), add(bowed, [0.26, 0, 0.02])], 0.008, {
          sides: 6,
        }),
        'bow',
      );
      forge.add(
        { material: 'cloth', colour: 0xe9e4d4 },
        tube([add(bowed, [-0.48, 0, 0.004]), add(bowed, [0.25, -0.01, 0.004])], 0.004, { sides: 5 }),
        'bow',
      );
      // The chair of whoever plays it.
      forge.add({ material: 'wood', colour: 0x4a3222 }, block([0.42, 0.05, 0.4], [0, 0.44, -0.12], 0.015), 'root');
      for (const x of [0.18, -0.18])
        for (const z of [0.05, -0.29])
          forge.add(
            { material: 'wood', colour: 0x4a3222 },
            tube(
              [
                [x, 0, z],
                [x, z < 0 ? 0.92 : 0.44, z],
              ],
              0.02,
              { sides: 8 },
            ),
            'root',
          );
      forge.add({ material: 'wood', colour: 0x4a3222 }, block([0.4, 0.2, 0.03], [0, 0.82, -0.29], 0.012), 'root');
    },
    pose(skeleton, { act, time }) {
      const pose = new Pose(skeleton);
      if (act === 'play_cello') pose.shift('bow', [0.16 * bowAt(time), 0, 0]);
      if (act === 'play_bass') pose.shift('bow', [0.02 * Math.sin(time * 11), 0.03 * Math.sin(time * 5.5), 0]);
      return pose.solve();
    },
    anchors: {
      ...(bass ? { post: { bone: 'root', at: [-0.14, 0, -0.02] } } : { seat: { bone: 'root', at: [0, 0.48, -0.08] } }),
      handle: { bone: 'bow', at: bass ? add(bowed, [0, 0, 0.02]) : add(bowed, [-0.46, 0.02, 0.02]) },
      handle2: { bone: 'root', at: on(0.02, pin + body + neck * (bass ? 0.35 : 0.4), depth / 2 + 0.05) },
      top: { bone: 'root', at: on(0, height, 0) },
    },
  });
}
