import { aboutX, aboutY } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import { type Forge, type Paint, paintIn } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import type { Point } from '../../forge/outlines.ts';
import { box, extrude, torus, tube } from '../../forge/shapes.ts';
import { both, moved } from '../../forge/surface.ts';
import type { CycleOrder } from './cycle-parts.ts';
import { BRASS, LAMP, LEATHER, makeMachine, pair, WOOD } from './machine.ts';
import { BLACK } from './wheels.ts';

/** How high its floor is. */
const FLOOR = 0.72;
/** Two benches behind the driver's, the rear one higher, so that all who are driven are seen over each other. */
const BENCHES = [
  { z: -0.2, high: 1.02 },
  { z: -1.12, high: 1.16 },
] as const;
const WIDE = 1.56;

/** Low at the doors and high behind the last bench, as a swan's back. */
const SIDE: readonly Point[] = [
  [-1.62, 0.62],
  [1.3, 0.56],
  [1.62, 0.8],
  [1.72, 1.2],
  [1.52, 1.22],
  [1.3, 0.9],
  [0.5, 0.86],
  [-0.5, 1.06],
  [-1.3, 1.32],
  [-1.55, 1.72],
  [-1.78, 1.7],
];

/** Open to all sides, for a driver and four who are driven: on wheels, or on runners where there is snow. */
function makeOpen({ colour, look }: CycleOrder, runs: 'wheels' | 'runners'): Make {
  const paint = paintIn({ material: 'paint', colour }, look);
  const [front, rear] = BENCHES;
  return makeMachine({
    ...{ height: 1.8, length: 3.6, width: 1.9, ride: 'road' },
    wheels:
      runs === 'wheels' ? [...pair('front', 0.9, 1.1, 0.42, 0.07, true), ...pair('rear', 0.9, -1.0, 0.52, 0.07)] : [],
    style: () => ({ spokes: 12, rim: BRASS, tyre: 0.09 }),
    anchors: {
      driver: [0, 1.12, 0.78],
      passenger: [0.32, rear.high + 0.08, rear.z],
      passenger2: [-0.32, rear.high + 0.08, rear.z],
      passenger3: [0.32, front.high + 0.08, front.z],
      passenger4: [-0.32, front.high + 0.08, front.z],
      seat: [0, rear.high + 0.08, rear.z],
      handle: [0, 1.2, 1.5],
      light: [0.75, 1.35, 1.3],
      wake: [0, 0.1, -1.8],
    },
    forge(forge) {
      forge.add(
        paint,
        both(moved(extrude([...SIDE], 0.08, 0.02, 0.9), { at: [WIDE / 2, 0, 0], turn: aboutY(-Math.PI / 2) })),
      );
      forge.add(WOOD, moved(box([WIDE, 0.1, 3.0], 0.03), { at: [0, FLOOR, -0.1] }));
      forge.add(paint, moved(box([WIDE, 0.72, 0.08], 0.03), { at: [0, 1.32, -1.58], turn: aboutX(-0.18) }));
      forge.add(paint, moved(box([WIDE, 0.5, 0.08], 0.03), { at: [0, 0.94, 1.52], turn: aboutX(0.3) }));
      for (const { z, high } of [...BENCHES, { z: 0.74, high: 1.04 }]) addBench(forge, z, high);
      if (runs === 'wheels') addAxles(forge);
      else addRunners(forge);
      const shaft: Vector[] = [
        [0.38, 0.62, 1.4],
        [0.42, 0.9, 2.7],
      ];
      forge.add(WOOD, both(tube(shaft, 0.035)));
      addLanterns(forge);
    },
  });
}

function addBench(forge: Forge, z: number, high: number): void {
  forge.add(
    WOOD,
    moved(box([WIDE - 0.16, high - FLOOR - 0.1, 0.34], 0.02), { at: [0, (high + FLOOR) / 2 - 0.05, z - 0.04] }),
  );
  forge.add(LEATHER, moved(box([WIDE - 0.12, 0.14, 0.46], 0.05), { at: [0, high, z] }));
  forge.add(
    LEATHER,
    moved(box([WIDE - 0.12, 0.34, 0.1], 0.04), { at: [0, high + 0.2, z - 0.26], turn: aboutX(-0.15) }),
  );
}

function addAxles(forge: Forge): void {
  for (const [z, high] of [
    [1.1, 0.42],
    [-1.0, 0.52],
  ] as const) {
    forge.add(
      BLACK,
      tube(
        [
          [-0.9, high, z],
          [0.9, high, z],
        ],
        0.045,
      ),
    );
    forge.add(
      BLACK,
      both(moved(torus(0.14, 0.025, { segments: 20 }), { at: [0.5, 0.58, z], turn: aboutY(Math.PI / 2) })),
    );
  }
}

const IRON: Paint = { material: 'metal', colour: 0x4a4038 };

/** Curled up before the driver's feet. */
const RUNNER: readonly Vector[] = [
  [0.64, 0.05, -1.75],
  [0.64, 0.04, 0.9],
  [0.64, 0.1, 1.5],
  [0.64, 0.34, 1.95],
  [0.64, 0.7, 2.05],
  [0.64, 0.92, 1.82],
  [0.64, 0.84, 1.64],
];

function addRunners(forge: Forge): void {
  forge.add(IRON, both(tube([...RUNNER], 0.045)));
  for (const z of [-1.2, -0.2, 0.9])
    forge.add(
      IRON,
      both(
        tube(
          [
            [0.64, 0.05, z],
            [0.5, 0.64, z],
          ],
          0.03,
        ),
      ),
    );
}

/** They hang at the driver's side and behind. */
function addLanterns(forge: Forge): void {
  for (const [y, z] of [
    [1.36, 1.42],
    [1.62, -1.5],
  ] as const) {
    forge.add(LAMP, both(moved(box([0.12, 0.2, 0.12], 0.03), { at: [WIDE / 2 + 0.1, y, z] })));
    forge.add(BRASS, both(moved(box([0.16, 0.04, 0.16], 0.015), { at: [WIDE / 2 + 0.1, y + 0.12, z] })));
  }
}

export const makeOpenCarriage = (order: CycleOrder): Make => makeOpen(order, 'wheels');
export const makeSleigh = (order: CycleOrder): Make => makeOpen(order, 'runners');
