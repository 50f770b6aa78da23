import { TAU } from '../../../maths/ease.ts';
import { aboutX } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Forge, Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { BLACK, block, METAL, piece, WHITE } from '../../forge/piece.ts';
import { ball, cylinder, lathe, torus, tube } from '../../forge/shapes.ts';
import { lined, moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { thingBones } from '../../thing-poses.ts';

/** Straight from one end to the other. */
const rod = (from: Vector, to: Vector, radius: number) => tube([from, to], radius);

const TOP = 0.9;
const GLASS: Paint = { material: 'glass', colour: 0xd4e6ea };
const LIQUIDS: readonly number[] = [0x3a9ad8, 0x58c46a, 0xe07a3c, 0xb05ac4];
const SAID: readonly (readonly [RegExp, number])[] = [
  [/blue/, 0x2f8fe8],
  [/green/, 0x4fd86a],
  [/red|crimson/, 0xd83a3a],
  [/purple|violet/, 0x9a4fd8],
  [/yellow|golden|amber/, 0xf0c030],
  [/pink/, 0xf06aa8],
];

/** A flask with a neck, filled to the half. */
function layFlask(forge: Forge, [x, y, z]: Vector, tall: number, liquid: Paint): void {
  const wide = tall * 0.36;
  forge.add(
    GLASS,
    moved(
      lined(
        lathe(
          [
            [wide, 0],
            [wide, 0.01],
            [tall * 0.1, tall * 0.66],
            [tall * 0.1, tall],
            [tall * 0.13, tall],
          ],
          26,
        ),
      ),
      { at: [x, y, z] },
    ),
    'root',
  );
  // As thick as the glass before it, which is not seen through.
  const high = tall * 0.42;
  const above = wide + (tall * 0.1 - wide) * (high / (tall * 0.66));
  forge.add(
    liquid,
    moved(
      lathe(
        [
          [0, 0.002],
          [wide * 1.02, 0.004],
          [above * 1.05, high],
          [0, high],
        ],
        24,
      ),
      { at: [x, y, z] },
    ),
    'root',
  );
}

function layMicroscope(forge: Forge, [x, y, z]: Vector): void {
  forge.add(BLACK, block([0.16, 0.03, 0.22], [x, y + 0.015, z], 0.01), 'root');
  forge.add(
    WHITE,
    tube(
      [
        [x, y + 0.02, z + 0.08],
        [x, y + 0.18, z + 0.09],
        [x, y + 0.3, z + 0.02],
      ],
      0.026,
    ),
    'root',
  );
  forge.add(BLACK, block([0.13, 0.014, 0.13], [x, y + 0.12, z - 0.02], 0.004), 'root');
  forge.add(METAL, rod([x, y + 0.15, z - 0.02], [x, y + 0.24, z - 0.02], 0.02), 'root');
  forge.add(WHITE, rod([x, y + 0.24, z - 0.02], [x, y + 0.31, z - 0.02], 0.034), 'root');
  // Toward whoever stands behind the bench.
  forge.add(BLACK, rod([x, y + 0.3, z - 0.02], [x, y + 0.4, z - 0.11], 0.022), 'root');
  forge.add(METAL, moved(cylinder(0.03, 0.02), { at: [x + 0.04, y + 0.13, z + 0.09] }), 'root');
  forge.add(
    { material: 'glow', colour: 0xf4f8ff, glows: 1.2 },
    moved(ball([0.022, 0.01, 0.022], 10, 6), { at: [x, y + 0.036, z - 0.02] }),
    'root',
  );
}

/** Metres from its middle where somebody stands behind a bench. */
const POST = -0.16;

/** A bench with a microscope, flasks and tubes on it: whoever works there stands behind it. `parts` say what is in the flasks. */
export function makeLabBench(order: ThingOrder): Make {
  const front = mainPaint({ ...order, colour: null }, { material: 'paint', colour: 0xdfe6e8 });
  const said = order.parts.join(' ');
  const told = SAID.find(([words]) => words.test(said))?.[1];
  const glows = /glow|lumin|bright|neon|shin/.test(said);
  // Where it is told of, it stands before whoever works there, and the hands are at its knobs.
  const scoped = /microscope/.test(said);
  const liquid = (k: number): Paint => {
    const colour = told ?? LIQUIDS[k % LIQUIDS.length] ?? 0x3a9ad8;
    return glows ? { material: 'glow', colour, glows: 1.3 } : { material: 'glass', colour };
  };
  return piece([1.35, 0.74, 2.1], {
    bones: thingBones(1.35),
    forge(forge) {
      forge.add(front, block([2, TOP - 0.1, 0.6], [0, (TOP - 0.1) / 2 + 0.05, 0], 0.02), 'root');
      for (const x of [-0.66, 0, 0.66]) {
        forge.add({ ...front, colour: 0xc6d0d4 }, block([0.6, 0.64, 0.012], [x, 0.46, 0.305], 0.006), 'root');
        forge.add(METAL, block([0.2, 0.02, 0.03], [x, 0.72, 0.32], 0.006), 'root');
      }
      forge.add(
        { material: 'plastic', colour: 0x2b3236 },
        block([2.1, 0.05, 0.72], [0, TOP - 0.025, 0], 0.012),
        'root',
      );
      layMicroscope(forge, [scoped ? POST : -0.42, TOP, scoped ? -0.02 : -0.04]);
      for (const [k, [x, z, tall]] of (
        [
          [0.3, 0.02, 0.26],
          [0.5, 0.14, 0.2],
          [0.68, -0.05, 0.3],
          [0.88, 0.1, 0.22],
        ] as const
      ).entries())
        layFlask(forge, [x, TOP, z], tall, liquid(k));
      // A rack of tubes, and a burner under a round flask.
      forge.add(
        { material: 'wood', colour: 0xb98a58 },
        block([0.3, 0.02, 0.08], [-0.68, TOP + 0.12, 0.1], 0.004),
        'root',
      );
      forge.add(
        { material: 'wood', colour: 0xb98a58 },
        block([0.3, 0.02, 0.1], [-0.68, TOP + 0.01, 0.1], 0.004),
        'root',
      );
      for (let k = 0; k < 5; k++) {
        const at: Vector = [-0.8 + k * 0.06, TOP + 0.02, 0.1];
        forge.add(GLASS, moved(cylinder(0.016, 0.18, { segments: 10 }), { at }), 'root');
        forge.add(liquid(k + 1), moved(cylinder(0.0165, 0.1, { segments: 10 }), { at }), 'root');
      }
      forge.add(
        METAL,
        moved(torus(0.07, 0.006, { segments: 20, sides: 6 }), { at: [-0.9, TOP + 0.2, 0], turn: aboutX(TAU / 4) }),
        'root',
      );
      for (let k = 0; k < 3; k++)
        forge.add(
          METAL,
          tube(
            [
              [-0.9 + Math.sin(k * 2.1) * 0.08, TOP, Math.cos(k * 2.1) * 0.08],
              [-0.9 + Math.sin(k * 2.1) * 0.07, TOP + 0.2, Math.cos(k * 2.1) * 0.07],
            ],
            0.006,
            { sides: 6 },
          ),
          'root',
        );
      forge.add(
        { material: 'glow', colour: 0x6ab0ff, glows: 1.4 },
        moved(
          lathe(
            [
              [0, 0],
              [0.02, 0.04],
              [0.01, 0.1],
              [0, 0.14],
            ],
            10,
          ),
          { at: [-0.9, TOP + 0.03, 0] },
        ),
        'root',
      );
      forge.add(liquid(2), moved(ball([0.085, 0.08, 0.085], 20, 14), { at: [-0.9, TOP + 0.29, 0] }), 'root');
      forge.add(GLASS, moved(cylinder(0.026, 0.1, { segments: 14 }), { at: [-0.9, TOP + 0.35, 0] }), 'root');
    },
    anchors: {
      ...{
        post: { bone: 'root', at: [POST, 0, -0.52] as Vector },
        post2: { bone: 'root', at: [0.56, 0, -0.55] as Vector },
      },
      ...{
        postRight: { bone: 'root', at: [scoped ? POST - 0.1 : -0.36, TOP + 0.14, -0.1] as Vector },
        postLeft: { bone: 'root', at: [scoped ? POST + 0.14 : 0.06, TOP + 0.03, scoped ? -0.12 : -0.2] as Vector },
      },
      ...{ surface: { bone: 'root', at: [0.12, TOP, -0.2] as Vector }, top: [0, 1.35, 0] as Vector },
    },
  });
}

/** Under a great lamp: who lies on it is covered to the chest, and those who operate stand behind it and at its end. */
export function makeOperatingTable(order: ThingOrder): Make {
  const cloth = mainPaint(order, { material: 'cloth', colour: 0x5aa89a });
  const high = 0.86;
  return piece([2.3, 0.8, 2.1], {
    bones: thingBones(2.3),
    forge(forge) {
      forge.add(METAL, block([0.5, 0.06, 0.5], [0, 0.05, 0], 0.02), 'root');
      forge.add(METAL, block([0.26, high - 0.1, 0.24], [0, high / 2, 0], 0.03), 'root');
      forge.add(BLACK, block([1.95, 0.09, 0.56], [0, high - 0.05, 0], 0.03), 'root');
      forge.add(WHITE, block([0.36, 0.08, 0.4], [-0.76, high + 0.03, 0], 0.035), 'root');
      // Cloth over who lies there, with an opening where the hands are.
      forge.add(cloth, moved(ball([0.52, 0.16, 0.32], 26, 14), { at: [0.4, high + 0.06, 0] }), 'root');
      forge.add(cloth, block([1.16, 0.34, 0.02], [0.36, high - 0.12, 0.33], 0.008), 'root');
      forge.add(cloth, moved(ball([0.2, 0.17, 0.3], 20, 12), { at: [-0.16, high + 0.06, 0] }), 'root');
      // The lamp on its arm.
      forge.add(
        METAL,
        tube(
          [
            [0.5, 2.9, -0.3],
            [0.5, 2.2, -0.3],
            [0.1, 2.12, -0.05],
          ],
          0.025,
        ),
        'root',
      );
      forge.add(METAL, moved(cylinder(0.42, 0.09, { segments: 36 }), { at: [0.02, 2.05, 0] }), 'root');
      for (let k = 0; k < 7; k++) {
        const [a, r] = [k * 1.047, k === 0 ? 0 : 0.26];
        forge.add(
          { material: 'glow', colour: 0xfffbe8, glows: 2 },
          moved(cylinder(0.09, 0.02, { segments: 18 }), { at: [0.02 + Math.sin(a) * r, 2.03, Math.cos(a) * r] }),
          'root',
        );
      }
      // Instruments on a stand.
      forge.add(METAL, block([0.46, 0.02, 0.3], [1, 0.94, 0.12], 0.006), 'root');
      forge.add(METAL, rod([1.1, 0, 0.12], [1.1, 0.94, 0.12], 0.02), 'root');
      for (let k = 0; k < 5; k++)
        forge.add(METAL, block([0.012, 0.01, 0.18], [0.84 + k * 0.075, 0.96, 0.12], 0.003), 'root');
    },
    anchors: {
      ...{ bed: { bone: 'root', at: [0, high, 0] as Vector, heading: Math.PI / 2 } },
      ...{
        post: { bone: 'root', at: [-0.05, 0, -0.56] as Vector },
        post2: { bone: 'root', at: [0.55, 0, -0.58] as Vector, heading: -0.25 },
      },
      ...{
        post3: { bone: 'root', at: [-0.62, 0, -0.55] as Vector, heading: 0.3 },
        post4: { bone: 'root', at: [1.1, 0, -0.5] as Vector, heading: -0.6 },
      },
      ...{
        postRight: { bone: 'root', at: [-0.16, high + 0.24, -0.05] as Vector },
        postLeft: { bone: 'root', at: [0.08, high + 0.24, -0.05] as Vector },
      },
      ...{ light: [0, 1.9, 0] as Vector, top: [0, 2.3, 0] as Vector, surface: [1, 0.96, 0.1] as Vector },
    },
  });
}
