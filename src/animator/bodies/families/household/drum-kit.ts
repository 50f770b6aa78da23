import { aboutX, aboutZ, chain, type Turn } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Forge, Paint } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { BLACK, METAL, piece } from '../../forge/piece.ts';
import { cylinder, lathe, torus, tube } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { mainPaint, type ThingOrder } from '../../forge/thing-family.ts';
import { thingBones } from '../../thing-poses.ts';

const SKIN: Paint = { material: 'paper', colour: 0xf4f0e4 };
const BRASS: Paint = { material: 'metal', colour: 0xd8ac4a };

function forgeDrum(forge: Forge, paint: Paint, radius: number, deep: number, at: Vector, turn: Turn): void {
  const put = (what: Paint, surface: ReturnType<typeof cylinder>): void => {
    forge.add(what, moved(surface, { at, turn }));
  };
  put(paint, cylinder(radius, deep, { segments: 32, bevel: 0.006 }));
  for (const y of [0.006, deep - 0.006]) {
    put(METAL, moved(torus(radius, 0.009, { segments: 36, sides: 8 }), { at: [0, y, 0], turn: aboutX(Math.PI / 2) }));
    put(
      SKIN,
      moved(cylinder(radius * 0.97, 0.01, { segments: 32 }), { at: [0, y === 0.006 ? -0.004 : deep - 0.003, 0] }),
    );
  }
}

function forgeCymbal(forge: Forge, radius: number, at: Vector, bone: string, turn: Turn): void {
  const outline = [
    [0, 0.022],
    [radius * 0.16, 0.018],
    [radius * 0.24, 0.004],
    [radius, -0.012],
    [radius, -0.015],
    [radius * 0.22, 0],
    [0, 0.012],
  ].map(([r = 0, y = 0]) => [r, y] as const);
  forge.add(BRASS, moved(lathe([...outline].reverse(), 36, 0.9), { at, turn }), bone);
  forge.add(
    METAL,
    tube(
      [
        [at[0], 0, at[2]],
        [at[0], at[1] + 0.03, at[2]],
      ],
      0.011,
      { sides: 8 },
    ),
  );
  for (let k = 0; k < 3; k++) {
    const angle = (k / 3) * Math.PI * 2 + 0.4;
    forge.add(
      METAL,
      tube(
        [
          [at[0], 0.3, at[2]],
          [at[0] + Math.cos(angle) * 0.2, 0.01, at[2] + Math.sin(angle) * 0.2],
        ],
        0.009,
        { sides: 6 },
      ),
    );
  }
}

/** Heads where sticks fall, before whoever sits on the stool. */
const SNARE: Vector = [0.19, 0.66, 0.02];
const TOM: Vector = [-0.2, 0.68, 0.0];

/** A bass drum, snare, toms and cymbals around a stool; whoever plays looks over it along +z. */
export function makeDrumKit(order: ThingOrder): Make {
  const paint = mainPaint(order, { material: 'paint', colour: 0xb3202a });
  const bones = thingBones(1.2)
    .bone('crash', 'whole', [-0.62, 1.15, 0.28], [-0.62, 1.3, 0.28])
    .bone('hat', 'whole', [0.56, 0.86, 0.1], [0.56, 1, 0.1]);
  return piece([1.2, 1.35, 1.7], {
    bones,
    forge(forge) {
      forgeDrum(forge, paint, 0.27, 0.38, [0, 0.28, 0.22], aboutX(Math.PI / 2));
      for (const side of [1, -1])
        forge.add(
          METAL,
          tube(
            [
              [side * 0.2, 0.2, 0.52],
              [side * 0.33, 0, 0.6],
            ],
            0.01,
            { sides: 6 },
          ),
        );
      forgeDrum(forge, paint, 0.16, 0.13, [SNARE[0], SNARE[1] - 0.13, SNARE[2]], chain(aboutX(-0.1)));
      forgeDrum(forge, paint, 0.19, 0.34, [-0.52, 0.28, -0.1], chain(aboutX(-0.08), aboutZ(-0.08)));
      for (const x of [0.17, -0.17]) forgeDrum(forge, paint, 0.13, 0.2, [x, 0.63, 0.36], chain(aboutX(-0.42)));
      for (const [x, z] of [
        [0.1, 0.1],
        [0.28, 0.08],
        [0.19, -0.1],
      ] as const)
        forge.add(
          METAL,
          tube(
            [
              [SNARE[0], 0.5, SNARE[2]],
              [x, 0, z],
            ],
            0.009,
            { sides: 6 },
          ),
        );
      for (const [x, z] of [
        [-0.36, 0.02],
        [-0.68, 0.02],
        [-0.52, -0.28],
      ] as const)
        forge.add(
          METAL,
          tube(
            [
              [x, 0.4, z],
              [x, 0, z],
            ],
            0.009,
            { sides: 6 },
          ),
        );
      forgeCymbal(forge, 0.23, [-0.62, 1.15, 0.28], 'crash', chain(aboutX(-0.22), aboutZ(-0.12)));
      forgeCymbal(forge, 0.18, [0.56, 0.86, 0.1], 'hat', aboutX(0));
      forge.add(
        BRASS,
        moved(
          lathe(
            [
              [0, 0.845],
              [0.18, 0.84],
              [0.18, 0.837],
              [0, 0.84],
            ],
            34,
          ),
          { at: [0.56, 0, 0.1] },
        ),
      );
      forge.add(BLACK, moved(cylinder(0.17, 0.08, { segments: 28, bevel: 0.025 }), { at: [0, 0.44, -0.46] }));
      forge.add(
        METAL,
        tube(
          [
            [0, 0.03, -0.46],
            [0, 0.45, -0.46],
          ],
          0.018,
          { sides: 8 },
        ),
      );
      for (let k = 0; k < 3; k++) {
        const angle = (k / 3) * Math.PI * 2;
        forge.add(
          METAL,
          tube(
            [
              [0, 0.2, -0.46],
              [Math.cos(angle) * 0.22, 0.01, -0.46 + Math.sin(angle) * 0.22],
            ],
            0.01,
            { sides: 6 },
          ),
        );
      }
    },
    move: (pose, { time }) => {
      pose.turn('crash', aboutX(0.06 * Math.sin(time * 9)));
      pose.turn('hat', aboutX(0.03 * Math.sin(time * 21)));
    },
    anchors: {
      seat: [0, 0.52, -0.46],
      drum: SNARE,
      drum2: TOM,
      surface: [0, 0.56, 0.4],
      top: [0, 1.2, 0.28],
    },
  });
}
