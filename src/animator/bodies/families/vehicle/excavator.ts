import { clamp, TAU } from '../../../maths/ease.ts';
import { aboutX, aboutY } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Moment } from '../../body.ts';
import { type Forge, type Paint, paintIn } from '../../forge/forge.ts';
import type { Make } from '../../forge/made-body.ts';
import { type Point, roundedRectangle } from '../../forge/outlines.ts';
import { box, cylinder, extrude, tube } from '../../forge/shapes.ts';
import { both, lined, moved, sheet } from '../../forge/surface.ts';
import type { Pose } from '../../pose.ts';
import { thingBones } from '../../thing-poses.ts';
import { poseRide } from '../../vehicle-poses.ts';
import type { CycleOrder } from './cycle-parts.ts';
import { LAMP, LEATHER, lying } from './machine.ts';
import { BLACK, CHROME, RUBBER } from './wheels.ts';

/** What moves earth on tracks: an excavator with its arm, a bulldozer with its blade. */

const GLASS: Paint = { material: 'glass', colour: 0x9fc0cc, clear: 0.5 };
const STEEL: Paint = { material: 'metal', colour: 0x4a4c50 };
/** Half of how far the tracks stand apart. */
const TRACK_X = 1.15;
/** Where the arm is hinged, its elbow and its wrist, as it stands ready. */
const [HIP, ELBOW, WRIST]: readonly [Vector, Vector, Vector] = [
  [0.1, 1.75, 1.15],
  [0.1, 4.1, 3.5],
  [0.1, 1.85, 5.2],
];

const sideways = aboutY(-Math.PI / 2);

function forgeTracks(forge: Forge, long: number): void {
  const outline: Point[] = roundedRectangle(long, 0.9, 0.43, 6).map(([x, y]) => [x, y + 0.47]);
  forge.add(RUBBER, both(moved(extrude(outline, 0.56, 0.05), { at: [TRACK_X, 0, 0], turn: sideways })));
  const plates = Math.round(long * 5);
  for (let k = 0; k < plates; k++) {
    const z = (k / (plates - 1) - 0.5) * (long - 0.8);
    for (const y of [0.925, 0.012])
      forge.add(STEEL, both(moved(box([0.62, 0.03, 0.1], 0.01), { at: [TRACK_X, y, z] })));
  }
  for (const z of [-0.36, -0.18, 0, 0.18, 0.36])
    forge.add(
      STEEL,
      both(moved(cylinder(0.24, 0.08, { segments: 18 }), { at: [TRACK_X + 0.26, 0.47, z * long], turn: AXLE })),
    );
  forge.add(STEEL, moved(box([TRACK_X * 2, 0.36, long * 0.4], 0.06), { at: [0, 0.55, 0] }));
}
const AXLE = [0, 1, 0, -1, 0, 0, 0, 0, 1] as const;

/** A cabin with posts, roof and panes, its seat inside. */
function forgeCabin(forge: Forge, paint: Paint, [x, y, z]: Vector, bone: string): void {
  const [wide, tall, deep] = [1.0, 1.5, 1.35];
  const at = (dx: number, dy: number, dz: number): Vector => [x + dx * wide, y + dy * tall, z + dz * deep];
  forge.add(paint, moved(box([wide, 0.3, deep], 0.05), { at: at(0, 0.1, 0) }), bone);
  forge.add(paint, moved(box([wide * 1.06, 0.1, deep * 1.06], 0.04), { at: at(0, 1, 0) }), bone);
  for (const dx of [-0.47, 0.47])
    for (const dz of [-0.47, 0.47]) forge.add(BLACK, tube([at(dx, 0.15, dz), at(dx, 1, dz)], 0.045), bone);
  for (const dx of [-0.48, 0.48])
    forge.add(GLASS, moved(box([0.015, tall * 0.72, deep * 0.88], 0.004), { at: at(dx, 0.58, 0) }), bone);
  forge.add(GLASS, moved(box([wide * 0.9, tall * 0.76, 0.015], 0.004), { at: at(0, 0.58, 0.48) }), bone);
  forge.add(LEATHER, moved(box([0.5, 0.14, 0.5], 0.05), { at: at(0, 0.32, -0.12) }), bone);
  forge.add(LEATHER, moved(box([0.5, 0.6, 0.12], 0.05), { at: at(0, 0.54, -0.34) }), bone);
  forge.add(LAMP, both(moved(box([0.14, 0.09, 0.05], 0.02), { at: [0.3, 0, 0] })), bone);
  for (const dx of [-0.3, 0.3]) forge.add(LAMP, moved(box([0.16, 0.1, 0.06], 0.02), { at: at(dx, 1.06, 0.5) }), bone);
}

/** A beam of two bent pieces between hinges, high in its middle. */
function beam(from: Vector, to: Vector, thick: readonly [number, number, number], wide: number) {
  const middle: Vector = [from[0], (from[1] + to[1]) / 2, (from[2] + to[2]) / 2];
  const along: Vector = [0, to[1] - from[1], to[2] - from[2]];
  const length = Math.hypot(along[1], along[2]);
  const [uy, uz] = [along[1] / length, along[2] / length];
  const rows = [from, middle, to].map(([px, py, pz], k) => {
    const half = (thick[k] ?? 0.2) / 2;
    return [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ].map(([sx = 1, sy = 1]): Vector => [px + (sx * wide) / 2, py + uz * half * sy, pz - uy * half * sy]);
  });
  return lined(sheet(rows, { round: true, crease: 0.3 }));
}

/** How far boom, stick and bucket are bent at a moment: reached out, let down, drawn in and lifted. */
function digAt(time: number): readonly [boom: number, stick: number, bucket: number, swing: number] {
  const round = (time / 5) % 1;
  const wave = (from: number, to: number): number => clamp((round - from) / (to - from), 0, 1);
  const ease = (share: number): number => share * share * (3 - 2 * share);
  const down = ease(wave(0, 0.25)) - ease(wave(0.5, 0.72));
  const drawn = ease(wave(0.2, 0.5)) - ease(wave(0.85, 1));
  const curled = ease(wave(0.34, 0.58)) - ease(wave(0.82, 0.95));
  const swung = ease(wave(0.6, 0.8)) - ease(wave(0.88, 1));
  return [down * 0.38, drawn * 0.62 - 0.2, curled * 1.1 - 0.35, swung * 0.55];
}

export function makeExcavator({ colour, look }: CycleOrder): Make {
  const paint = paintIn({ material: 'paint', colour }, look);
  const bones = thingBones(3.2)
    .bone('house', 'whole', [0, 1.0, 0], [0, 2, 0])
    .bone('boom', 'house', HIP, ELBOW)
    .bone('stick', 'boom', ELBOW, WRIST)
    .bone('bucket', 'stick', WRIST, [WRIST[0], WRIST[1] - 0.7, WRIST[2]]);
  const move = (pose: Pose, { time, phase, act }: Moment): void => {
    const works = act === 'dig';
    const [boom, stick, bucket, swing] = works ? digAt(time + phase * 5) : [-0.05, 0.25, 0.3, 0];
    pose.turn('house', aboutY(swing)).turn('boom', aboutX(boom)).turn('stick', aboutX(stick));
    pose.turn('bucket', aboutX(bucket));
  };
  return {
    bones,
    // As long before it as its arm reaches.
    ...{ height: 4.7, length: 10, width: 2.9 },
    forge(forge) {
      forgeTracks(forge, 4.2);
      forge.add(STEEL, moved(cylinder(0.75, 0.3, { segments: 30 }), { at: [0, 0.85, 0] }));
      forge.add(paint, moved(box([2.5, 0.3, 3.3], 0.08), { at: [0, 1.25, -0.25] }), 'house');
      forge.add(paint, moved(box([2.4, 0.85, 1.75], 0.14), { at: [0, 1.8, -1.1] }), 'house');
      forge.add(BLACK, moved(box([2.5, 0.75, 0.45], 0.16), { at: [0, 1.65, -2.0] }), 'house');
      for (let k = 0; k < 5; k++)
        forge.add(BLACK, moved(box([0.02, 0.05, 0.8], 0.005), { at: [-1.21, 1.6 + k * 0.11, -1.0] }), 'house');
      forge.add(CHROME, moved(cylinder(0.06, 0.55), { at: [-0.7, 2.2, -1.2] }), 'house');
      forgeCabin(forge, paint, [0.68, 1.4, 0.45], 'house');
      forge.add(paint, beam(HIP, ELBOW, [0.5, 0.78, 0.42], 0.42), 'boom');
      forge.add(paint, beam([ELBOW[0], ELBOW[1] + 0.55, ELBOW[2] - 0.4], WRIST, [0.3, 0.46, 0.24], 0.3), 'stick');
      forge.add(STEEL, moved(cylinder(0.13, 0.5), { at: [ELBOW[0] + 0.25, ELBOW[1], ELBOW[2]], turn: AXLE }), 'boom');
      const piston = (from: Vector, to: Vector, bone: string): void => {
        const middle: Vector = [from[0], (from[1] + to[1]) / 2, (from[2] + to[2]) / 2];
        forge.add(BLACK, tube([from, middle], 0.1), bone);
        forge.add(CHROME, tube([middle, to], 0.055), bone);
      };
      for (const x of [-0.2, 0.4]) piston([x, 1.5, 1.5], [x, 2.75, 2.05], 'boom');
      piston([0.1, 3.5, 2.2], [0.1, 4.75, 3.2], 'boom');
      piston([0.1, 4.2, 3.55], [0.1, 2.5, 5.05], 'stick');
      const [wx, wy, wz] = WRIST;
      const scoop = Array.from({ length: 9 }, (_, k): readonly [number, number] => {
        const angle = -0.5 + (k / 8) * 2.9;
        return [wy - 0.42 - Math.sin(angle) * 0.5, wz + 0.12 - Math.cos(angle) * 0.52];
      });
      forge.add(
        STEEL,
        lined(
          sheet([scoop.map(([y, z]): Vector => [wx - 0.5, y, z]), scoop.map(([y, z]): Vector => [wx + 0.5, y, z])]),
        ),
        'bucket',
      );
      const cheek = scoop.map(([y, z]): Point => [z - wz, y]);
      for (const x of [-0.5, 0.5])
        forge.add(STEEL, lined(moved(extrude(cheek, 0.05, 0.01), { at: [wx + x, 0, wz], turn: sideways })), 'bucket');
      const [ty, tz] = scoop[8] ?? [wy, wz];
      for (let k = 0; k < 5; k++)
        forge.add(
          CHROME,
          tube(
            [
              [wx - 0.42 + k * 0.21, ty, tz],
              [wx - 0.42 + k * 0.21, ty + 0.02, tz + 0.22],
            ],
            [0.06, 0.02],
          ),
          'bucket',
        );
    },
    anchors: {
      driver: { bone: 'house', at: [0.68, 1.98, 0.3] },
      seat: { bone: 'house', at: [0.68, 1.98, 0.3] },
      passenger: [0, 2.2, -1.1],
      smoke: { bone: 'house', at: [-0.7, 2.8, -1.2] },
      light: { bone: 'house', at: [0.68, 3.0, 1.15] },
      wake: [0, 0.1, -2.1],
    },
    move,
    pose: (skeleton, moment, more) => poseRide(skeleton, 'road', 4.4, moment, more),
  };
}

export function makeBulldozer({ colour, look }: CycleOrder): Make {
  const paint = paintIn({ material: 'paint', colour }, look);
  return {
    bones: thingBones(3.0).bone('blade', 'root', [0, 0.6, 1.4], [0, 0.6, 2.6]),
    ...{ height: 3.0, length: 5.2, width: 3.4 },
    forge(forge) {
      forgeTracks(forge, 3.6);
      forge.add(paint, moved(box([1.5, 1.0, 1.9], 0.14), { at: [0, 1.35, 0.85] }));
      for (let k = 0; k < 6; k++)
        forge.add(BLACK, moved(box([1.2, 0.06, 0.03], 0.01), { at: [0, 1.05 + k * 0.12, 1.81] }));
      forge.add(paint, moved(box([2.2, 0.5, 1.6], 0.1), { at: [0, 1.2, -0.85] }));
      forge.add(CHROME, moved(cylinder(0.07, 0.9), { at: [0.45, 1.8, 0.9] }));
      forgeCabin(forge, paint, [0, 1.4, -0.65], 'whole');
      const curve = Array.from({ length: 8 }, (_, k): Point => {
        const up = k / 7;
        return [2.35 + 0.32 * (2 * up - 1) ** 2, 0.05 + up * 1.25];
      });
      forge.add(
        STEEL,
        lined(sheet([curve.map(([z, y]): Vector => [-1.7, y, z]), curve.map(([z, y]): Vector => [1.7, y, z])])),
        'blade',
      );
      forge.add(
        paint,
        both(
          tube(
            [
              [1.2, 0.5, 0],
              [1.25, 0.45, 2.4],
            ],
            0.11,
          ),
        ),
        'blade',
      );
      forge.add(CHROME, both(lying(0.07, 1.0, [0.5, 1.1, 1.5])), 'blade');
    },
    anchors: {
      driver: [0, 1.98, -0.8],
      seat: [0, 1.98, -0.8],
      passenger: [0, 1.98, -0.8],
      smoke: [0.45, 2.7, 0.9],
      light: [0.3, 3.0, 0.05],
      wake: [0, 0.1, -1.9],
    },
    move: (pose, { time, act }) =>
      pose.turn('blade', aboutX(act === 'dig' ? Math.sin((time / 4) * TAU) * 0.12 : -0.06)),
    pose: (skeleton, moment, more) => poseRide(skeleton, 'road', 4.4, moment, more),
  };
}
