import { TAU } from '../../../maths/ease.ts';
import { aboutX, aboutY } from '../../../maths/turn.ts';
import { add, type Vector } from '../../../maths/vector.ts';
import { type Forge, type Paint, paintIn } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { ball, box, lathe, torus, tube } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';
import { thingBones } from '../../thing-poses.ts';
import { poseRide } from '../../vehicle-poses.ts';
import { type CycleOrder, LAMP, SADDLE, TAIL } from './cycle-parts.ts';
import { BLACK, CHROME, RUBBER } from './wheels.ts';

/** Two wheels of spokes in the plane of y and z, each on its own bone. */
function forgeSpokedWheel(
  forge: Forge,
  bone: string,
  { at, radius, thick, spokes, rim }: { at: Vector; radius: number; thick: number; spokes: number; rim: Paint },
): void {
  const ring = (r: number, wide: number) =>
    moved(torus(r, wide, { segments: 40, sides: 8 }), { at, turn: aboutY(Math.PI / 2) });
  forge.add(RUBBER, ring(radius - thick, thick), bone);
  forge.add(rim, ring(radius - thick * 2.3, thick * 0.55), bone);
  forge.add(CHROME, tube([add(at, [-0.05, 0, 0]), add(at, [0.05, 0, 0])], Math.max(0.022, thick * 0.8)), bone);
  for (let k = 0; k < spokes; k++) {
    const angle = (k / spokes) * TAU;
    const end = add(at, [0, Math.sin(angle) * (radius - thick * 2), Math.cos(angle) * (radius - thick * 2)]);
    forge.add(CHROME, tube([add(at, [k % 2 === 0 ? 0.03 : -0.03, 0, 0]), end], 0.0028, { sides: 4 }), bone);
  }
}

/** Feet push the pedals, which drive the rear wheel. */
export function makeBicycle({ colour, look }: CycleOrder): Make {
  const R = 0.34;
  const rear: Vector = [0, R, -0.52];
  const front: Vector = [0, R, 0.52];
  const crank: Vector = [0, 0.29, -0.06];
  const seat: Vector = [0, 0.8, -0.22];
  const head: Vector = [0, 0.8, 0.3];
  const pedals: readonly (readonly [string, Vector])[] = [
    ['pedalL', add(crank, [0.12, -0.165, 0])],
    ['pedalR', add(crank, [-0.12, 0.165, 0])],
  ];
  const bones = thingBones(1.05)
    .bone('rear', 'root', rear, [0, R, 0])
    .bone('fork', 'root', head, front)
    .bone('front', 'fork', front, [0, R, 1])
    .bone('crank', 'root', crank, [0, 0, 0]);
  for (const [bone, at] of pedals) bones.bone(bone, 'crank', at, add(at, [0, 0, 0.1]));
  return {
    bones,
    ...{ height: 1.05, length: 1.72, width: 0.6 },
    forge(forge) {
      const paint = paintIn({ material: 'paint', colour }, look);
      const pipe = (from: Vector, to: Vector, radius: number, what: Paint = paint, bone = 'root'): void => {
        forge.add(what, tube([from, to], radius, { sides: 10 }), bone);
      };
      pipe(crank, seat, 0.019);
      pipe(add(seat, [0, -0.07, 0.02]), add(head, [0, 0, -0.01]), 0.018);
      pipe(crank, add(head, [0, -0.1, 0.01]), 0.022);
      for (const side of [1, -1]) {
        pipe(add(crank, [side * 0.03, 0, 0]), add(rear, [side * 0.055, 0, 0]), 0.012);
        pipe(add(seat, [side * 0.02, -0.08, 0.02]), add(rear, [side * 0.055, 0, 0]), 0.011);
        const blade: Vector[] = [
          add(head, [side * 0.035, -0.12, 0.03]),
          add(head, [side * 0.05, -0.3, 0.1]),
          add(front, [side * 0.055, 0, 0]),
        ];
        forge.add(paint, tube(blade, [0.016, 0.014, 0.011], { sides: 8 }), 'fork');
      }
      pipe(seat, add(seat, [0, 0.12, -0.035]), 0.013, CHROME);
      const saddle = lathe(
        [
          [0, 0],
          [0.08, 0.01],
          [0.075, 0.05],
          [0, 0.075],
        ],
        18,
      );
      forge.add(SADDLE, moved(saddle, { at: [0, 0.9, -0.27], size: [0.9, 1, 1.7] }), 'root');
      pipe(add(head, [0, 0.08, -0.02]), add(head, [0, -0.12, 0.03]), 0.024, paint, 'fork');
      pipe(add(head, [0, 0.05, -0.015]), add(head, [0, 0.17, 0.02]), 0.013, CHROME, 'fork');
      const bar: Vector[] = [
        [-0.28, 0.99, 0.12],
        [-0.24, 1.0, 0.2],
        [-0.13, 0.975, 0.31],
        [0, 0.955, 0.33],
        [0.13, 0.975, 0.31],
        [0.24, 1.0, 0.2],
        [0.28, 0.99, 0.12],
      ];
      forge.add(CHROME, tube(bar, 0.012), 'fork');
      for (const side of [1, -1]) pipe([side * 0.235, 1.0, 0.205], [side * 0.285, 0.988, 0.11], 0.02, SADDLE, 'fork');
      forge.add(LAMP, moved(ball([0.035, 0.035, 0.04], 12, 8), { at: [0, 0.88, 0.38] }), 'fork');
      forge.add(TAIL, moved(ball([0.02, 0.025, 0.02], 10, 6), { at: [0, 0.74, -0.27] }), 'root');
      for (const [bone, at] of [
        ['rear', rear],
        ['front', front],
      ] as const)
        forgeSpokedWheel(forge, bone, { at, radius: R, thick: 0.021, spokes: 16, rim: paint });
      for (const [bone, at, from, to] of [
        ['root', rear, 0.3, 1.02],
        ['fork', front, 0.12, 0.75],
      ] as const) {
        const guard = Array.from({ length: 12 }, (_, k): Vector => {
          const angle = (from + ((to - from) * k) / 11) * Math.PI;
          return [0, R + Math.sin(angle) * (R + 0.03), at[2] + Math.cos(angle) * (R + 0.03)];
        });
        forge.add(paint, tube(guard, 0.024, { flat: 0.3 }), bone);
      }
      forge.add(
        CHROME,
        moved(torus(0.085, 0.009, { segments: 26, sides: 6 }), {
          at: add(crank, [0.045, 0, 0]),
          turn: aboutY(Math.PI / 2),
        }),
        'crank',
      );
      for (const [k, [bone, at]] of pedals.entries()) {
        const side = k === 0 ? 1 : -1;
        pipe(add(crank, [side * 0.06, 0, 0]), add(at, [side * -0.05, 0, 0]), 0.012, CHROME, 'crank');
        forge.add(BLACK, moved(box([0.1, 0.024, 0.075], 0.008), { at }), bone);
      }
      for (const y of [0.085, -0.085]) pipe(add(crank, [0.045, y, 0]), add(rear, [0.045, y * 0.5, 0]), 0.006, BLACK);
    },
    anchors: {
      saddle: { bone: 'root', at: [0, 0.96, -0.26] },
      seat: { bone: 'root', at: [0, 0.96, -0.26] },
      driver: { bone: 'root', at: [0, 0.96, -0.26] },
      passenger: { bone: 'root', at: [0, 0.8, -0.52] },
      handle: { bone: 'fork', at: [0.265, 1.0, 0.15] },
      handle2: { bone: 'fork', at: [-0.265, 1.0, 0.15] },
      pedal: { bone: 'pedalL', at: pedals[0]?.[1] ?? crank },
      pedal2: { bone: 'pedalR', at: pedals[1]?.[1] ?? crank },
      light: { bone: 'fork', at: [0, 0.88, 0.42] },
      wake: [0, 0.05, -0.85],
    },
    proxies: [
      { bone: 'rear', from: rear, to: rear, radius: R },
      { bone: 'front', from: front, to: front, radius: R },
      { bone: 'root', from: seat, to: head, radius: 0.15 },
    ],
    move(pose, { gone, turning }) {
      pose.turn('rear', aboutX(gone / R)).turn('front', aboutX(gone / R));
      pose.turn('fork', aboutY(Math.max(-0.5, Math.min(0.5, turning * 0.5))));
      // One turn of the cranks takes it five metres on.
      const turn = (gone / 5) * TAU;
      pose.turn('crank', aboutX(turn));
      for (const [bone] of pedals) pose.turn(bone, aboutX(-turn));
    },
    pose: (skeleton, moment, move) => poseRide(skeleton, 'cycle', 1.7, moment, move),
  };
}
