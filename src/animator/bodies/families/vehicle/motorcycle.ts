import { TAU } from '../../../maths/ease.ts';
import { aboutX, aboutY } from '../../../maths/turn.ts';
import { add, type Vector } from '../../../maths/vector.ts';
import { type Forge, type Paint, paintIn } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { ball, box, cylinder, torus, tube } from '../../forge/shapes.ts';
import { both, moved } from '../../forge/surface.ts';
import { thingBones } from '../../thing-poses.ts';
import { poseRide } from '../../vehicle-poses.ts';
import { type CycleOrder, LAMP, TAIL } from './cycle-parts.ts';
import { BLACK, CHROME, RUBBER } from './wheels.ts';

export interface MotorStyle {
  readonly wheel: number;
  readonly base: number;
  readonly seat: number;
  /** A scooter has a shield before the knees and a board for the feet. */
  readonly shield: boolean;
  readonly thick: number;
}

export const MOTORS = {
  motorcycle: { wheel: 0.34, base: 1.46, seat: 0.8, shield: false, thick: 0.075 },
  scooter: { wheel: 0.23, base: 1.26, seat: 0.76, shield: true, thick: 0.055 },
} as const satisfies Record<string, MotorStyle>;

export function makeMotorcycle({ colour, look }: CycleOrder, style: MotorStyle): Make {
  const { wheel: R, base, seat, shield, thick } = style;
  const rear: Vector = [0, R, -base / 2];
  const front: Vector = [0, R, base / 2];
  const head: Vector = [0, shield ? 0.92 : 0.95, base / 2 - (shield ? 0.14 : 0.34)];
  const bones = thingBones(1.12)
    .bone('rear', 'root', rear, [0, R, 0])
    .bone('fork', 'root', head, front)
    .bone('front', 'fork', front, [0, R, 1]);
  return {
    bones,
    ...{ height: 1.12, length: base + R * 2, width: 0.75 },
    forge(forge) {
      const paint = paintIn({ material: 'paint', colour }, look);
      for (const [bone, at] of [
        ['rear', rear],
        ['front', front],
      ] as const) {
        forge.add(
          RUBBER,
          moved(torus(R - thick, thick, { segments: 36, sides: 12 }), {
            at,
            turn: aboutY(Math.PI / 2),
            size: [1, 1, 0.9],
          }),
          bone,
        );
        forge.add(
          CHROME,
          moved(torus(R - thick * 2, 0.02, { segments: 30, sides: 8 }), { at, turn: aboutY(Math.PI / 2) }),
          bone,
        );
        forge.add(CHROME, tube([add(at, [-0.09, 0, 0]), add(at, [0.09, 0, 0])], 0.045), bone);
        for (let k = 0; k < 7; k++) {
          const angle = (k / 7) * TAU;
          forge.add(
            CHROME,
            tube([at, add(at, [0, Math.sin(angle) * (R - thick * 2), Math.cos(angle) * (R - thick * 2)])], 0.016, {
              sides: 6,
            }),
            bone,
          );
        }
        const guard = Array.from({ length: 9 }, (_, k): Vector => {
          const angle = (0.12 + (k / 8) * 0.72) * Math.PI;
          return [0, R + Math.sin(angle) * (R + 0.045), at[2] + Math.cos(angle) * (R + 0.045)];
        });
        forge.add(paint, tube(guard, thick * 1.15, { flat: 0.22 }), bone === 'rear' ? 'root' : 'fork');
      }
      for (const side of [1, -1]) {
        forge.add(CHROME, tube([add(head, [side * 0.09, 0.02, 0]), add(front, [side * 0.09, 0, 0])], 0.028), 'fork');
        const bar: Vector[] = [
          add(head, [side * 0.06, 0.06, 0]),
          add(head, [side * 0.22, 0.12, -0.04]),
          add(head, [side * 0.36, 0.1, -0.12]),
        ];
        forge.add(CHROME, tube(bar, 0.014), 'fork');
        forge.add(
          RUBBER,
          tube([add(head, [side * 0.26, 0.115, -0.06]), add(head, [side * 0.37, 0.1, -0.13])], 0.022),
          'fork',
        );
        forge.add(
          CHROME,
          moved(ball([0.05, 0.035, 0.01], 12, 8), { at: add(head, [side * 0.3, 0.24, -0.04]) }),
          'fork',
        );
        forge.add(
          CHROME,
          tube([add(head, [side * 0.26, 0.12, -0.05]), add(head, [side * 0.3, 0.22, -0.04])], 0.008),
          'fork',
        );
      }
      forge.add(CHROME, moved(ball([0.11, 0.11, 0.09], 18, 12), { at: add(head, [0, -0.02, 0.11]) }), 'fork');
      forge.add(
        LAMP,
        moved(cylinder(0.095, 0.04), { at: add(head, [0, -0.02, 0.175]), turn: aboutX(Math.PI / 2) }),
        'fork',
      );
      forge.add(TAIL, moved(box([0.14, 0.06, 0.05], 0.015), { at: [0, seat - 0.06, -base / 2 - 0.12] }), 'root');
      const cushion = (from: number, to: number): void => {
        forge.add(BLACK, moved(box([0.28, 0.12, to - from], 0.05), { at: [0, seat - 0.02, (from + to) / 2] }), 'root');
      };
      if (shield) forgeScooterBody(forge, paint, { base, seat, head });
      else forgeMotor(forge, paint, { base, seat, head, rear });
      cushion(-base / 2 - 0.06, shield ? 0.08 : -0.04);
    },
    anchors: {
      saddle: { bone: 'root', at: [0, seat + 0.04, -0.18] },
      seat: { bone: 'root', at: [0, seat + 0.04, -0.18] },
      driver: { bone: 'root', at: [0, seat + 0.04, -0.18] },
      passenger: { bone: 'root', at: [0, seat + 0.05, -0.55] },
      handle: { bone: 'fork', at: add(head, [0.33, 0.1, -0.1]) },
      handle2: { bone: 'fork', at: add(head, [-0.33, 0.1, -0.1]) },
      pedal: { bone: 'root', at: [0.18, shield ? 0.3 : 0.32, 0.1] },
      pedal2: { bone: 'root', at: [-0.18, shield ? 0.3 : 0.32, 0.1] },
      light: { bone: 'fork', at: add(head, [0, 0, 0.2]) },
      smoke: { bone: 'root', at: [0.2, 0.3, -base / 2 - 0.15] },
      wake: [0, 0.05, -base / 2 - R],
    },
    move(pose, { gone, turning }) {
      pose.turn('rear', aboutX(gone / R)).turn('front', aboutX(gone / R));
      pose.turn('fork', aboutY(Math.max(-0.4, Math.min(0.4, turning * 0.35))));
    },
    pose: (skeleton, moment, move) => poseRide(skeleton, 'cycle', base, moment, move),
  };
}

interface Room {
  readonly base: number;
  readonly seat: number;
  readonly head: Vector;
}

function forgeMotor(forge: Forge, paint: Paint, { base, seat, head, rear }: Room & { readonly rear: Vector }): void {
  const tank = ball([0.17, 0.14, 0.3], 22, 14);
  forge.add(paint, moved(tank, { at: [0, seat + 0.06, 0.16], turn: aboutX(0.12) }), 'root');
  forge.add(CHROME, moved(cylinder(0.03, 0.03), { at: [0, seat + 0.18, 0.2] }), 'root');
  // Engine: two cylinders with fins over a crankcase.
  forge.add(CHROME, moved(box([0.3, 0.24, 0.4], 0.07), { at: [0, 0.36, 0.04] }), 'root');
  for (const [z, lean] of [
    [0.14, 0.35],
    [-0.08, -0.35],
  ] as const) {
    for (let k = 0; k < 6; k++) {
      const up = 0.5 + k * 0.032;
      forge.add(
        CHROME,
        moved(cylinder(0.1, 0.014, { segments: 18, bevel: 0.003 }), {
          at: [0, up, z + lean * (up - 0.5)],
          turn: aboutX(lean),
        }),
        'root',
      );
    }
    forge.add(BLACK, moved(cylinder(0.07, 0.24), { at: [0, 0.45, z], turn: aboutX(lean) }), 'root');
  }
  const pipes: Vector[] = [
    [0.13, 0.5, 0.22],
    [0.19, 0.36, 0.3],
    [0.2, 0.26, 0.1],
    [0.21, 0.27, -base / 2 - 0.1],
  ];
  forge.add(CHROME, tube(pipes, [0.028, 0.028, 0.032, 0.05]), 'root');
  for (const side of [1, -1]) {
    forge.add(BLACK, tube([[side * 0.08, 0.32, -0.1], add(rear, [side * 0.1, 0, 0])], 0.025), 'root');
    forge.add(
      CHROME,
      tube([[side * 0.11, seat - 0.06, -base / 2 + 0.22], add(rear, [side * 0.11, 0, 0])], 0.024),
      'root',
    );
    forge.add(
      BLACK,
      tube([[side * 0.06, seat - 0.02, -0.3], [side * 0.05, 0.62, 0.3], add(head, [0, -0.06, -0.02])], 0.022),
      'root',
    );
    forge.add(
      RUBBER,
      tube(
        [
          [side * 0.14, 0.3, 0.1],
          [side * 0.24, 0.3, 0.1],
        ],
        0.02,
      ),
      'root',
    );
  }
  forge.add(paint, moved(ball([0.12, 0.07, 0.24], 18, 10), { at: [0, seat - 0.05, -base / 2 + 0.02] }), 'root');
}

function forgeScooterBody(forge: Forge, paint: Paint, { base, seat, head }: Room): void {
  forge.add(paint, moved(ball([0.2, 0.27, 0.42], 24, 16), { at: [0, 0.47, -base / 2 + 0.16] }), 'root');
  forge.add(paint, moved(box([0.3, 0.06, 0.5], 0.025), { at: [0, 0.27, 0.14] }), 'root');
  forge.add(
    paint,
    moved(ball([0.23, 0.4, 0.06], 20, 14), { at: add(head, [0, -0.34, -0.05]), turn: aboutX(-0.22) }),
    'root',
  );
  forge.add(paint, moved(ball([0.11, 0.16, 0.12], 16, 12), { at: add(head, [0, 0.02, 0.05]) }), 'fork');
  forge.add(
    CHROME,
    both(
      tube(
        [
          [0.2, 0.3, -base / 2 - 0.05],
          [0.22, 0.45, -base / 2 + 0.1],
          [0.2, 0.5, -base / 2 + 0.35],
        ],
        0.012,
      ),
    ),
    'root',
  );
  forge.add(BLACK, moved(box([0.24, 0.02, 0.42], 0.008), { at: [0, 0.305, 0.14] }), 'root');
  forge.add(
    CHROME,
    moved(cylinder(0.05, 0.3), { at: [0.2, seat * 0.35, -base / 2 + 0.1], turn: aboutX(-Math.PI / 2) }),
    'root',
  );
}
