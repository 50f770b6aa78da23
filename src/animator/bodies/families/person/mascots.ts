import type { Light } from '../../../maths/mesh.ts';
import { scale, type Vector } from '../../../maths/vector.ts';
import type { BodyPart } from '../../body.ts';
import { type Dressed, type Maker, newField } from './fabric.ts';
import { hood } from './helmets.ts';
import { plainPart, tubeMesh } from './loft.ts';

/** Hoods of costumes: a hood around the face, and on it what tells whom it makes. In head units, from the middle of the head. */
interface Drawn {
  ball(at: Vector, radius: number | Vector, paint: Light): BodyPart;
  tube(points: readonly Vector[], radii: readonly number[], paint: Light): BodyPart;
}

const [WHITE, BLACK, RED]: readonly [Light, Light, Light] = [
  [0.86, 0.86, 0.84],
  [0.012, 0.012, 0.014],
  [0.62, 0.03, 0.03],
];
const SIDES = [-1, 1] as const;

type Hood = (draw: Drawn, base: Light, second: Light) => readonly BodyPart[];

const ears =
  (points: readonly Vector[], radii: readonly number[], inner: number): Hood =>
  ({ tube }, base, second) =>
    SIDES.flatMap((side) => {
      const mirrored = points.map(([x, y, z]): Vector => [x * side, y, z]);
      const before = mirrored.map(([x, y, z]): Vector => [x, y, z + 0.022]);
      return [
        tube(mirrored, radii, base),
        tube(
          before,
          radii.map((radius) => radius * inner),
          second,
        ),
      ];
    });

const buttons =
  (aside: number, up: number, radius: number): Hood =>
  ({ ball }, base, second) =>
    SIDES.flatMap((side) => [
      ball([side * aside, up, -0.03], [radius, radius, radius * 0.6], base),
      ball([side * aside, up, 0.01], [radius * 0.6, radius * 0.6, radius * 0.4], second),
    ]);

const eyes: Hood = ({ ball }, base) =>
  SIDES.flatMap((side) => [
    ball([side * 0.1, 0.235, 0.06], 0.07, base),
    ball([side * 0.1, 0.245, 0.095], 0.05, WHITE),
    ball([side * 0.1, 0.248, 0.132], 0.024, BLACK),
  ]);

const HOODS: Readonly<Record<string, Hood>> = {
  plain: () => [],
  stem: ({ tube, ball }, base, second) => [
    tube(
      [
        [0, 0.12, -0.03],
        [0, 0.3, -0.05],
        [0.03, 0.46, -0.03],
        [0.09, 0.58, 0.03],
      ],
      [0.19, 0.14, 0.07, 0.034],
      base,
    ),
    ball([0.1, 0.595, 0.04], 0.038, second),
  ],
  stalk: ({ tube }, _base, second) => [
    tube(
      [
        [0, 0.2, -0.03],
        [0, 0.3, -0.03],
        [0.05, 0.38, -0.03],
      ],
      [0.07, 0.04, 0.032],
      second,
    ),
  ],
  leaves: ({ tube }, _base, second) =>
    Array.from({ length: 7 }, (_, k) => {
      const turn = (k / 7) * Math.PI * 2;
      const [x, z] = [Math.sin(turn) * 0.1, Math.cos(turn) * 0.1];
      return tube(
        [
          [0, 0.21, -0.03],
          [x, 0.32, z - 0.03],
          [x * 1.9, 0.4, z * 1.9 - 0.03],
        ],
        [0.03, 0.035, 0.004],
        second,
      );
    }),
  spikes: (draw, base, second) => [
    ...[0.7, 0.25, -0.2, -0.65, -1.1].map((turn) => {
      const [up, back] = [Math.cos(turn), -Math.sin(turn)];
      const at = (far: number): Vector => [0, 0.035 + up * far, -0.03 - back * -far];
      return draw.tube([at(0.18), at(0.31)], [0.055, 0.004], second);
    }),
    ...eyes(draw, base, second),
  ],
  comb: ({ ball, tube }, _base, second) => [
    ...[0.08, 0, -0.08].map((z) => ball([0, 0.265, z], [0.026, 0.06, 0.05], RED)),
    tube(
      [
        [0, 0.165, 0.16],
        [0, 0.135, 0.27],
      ],
      [0.055, 0.006],
      second,
    ),
  ],
  bill: (draw, base, second) => [...eyes(draw, base, second), draw.ball([0, 0.145, 0.2], [0.095, 0.026, 0.08], second)],
  'round ears': buttons(0.155, 0.205, 0.07),
  'large ears': buttons(0.19, 0.22, 0.115),
  'pointed ears': ears(
    [
      [0.11, 0.16, -0.02],
      [0.135, 0.26, -0.02],
      [0.15, 0.34, -0.03],
    ],
    [0.075, 0.05, 0.006],
    0.55,
  ),
  'long ears': ears(
    [
      [0.07, 0.18, -0.03],
      [0.09, 0.38, -0.05],
      [0.11, 0.56, -0.08],
    ],
    [0.04, 0.058, 0.012],
    0.55,
  ),
  horns: ({ tube }, base, second) =>
    SIDES.flatMap((side) => [
      tube(
        [
          [side * 0.1, 0.19, -0.02],
          [side * 0.18, 0.25, -0.02],
          [side * 0.17, 0.34, 0],
        ],
        [0.034, 0.028, 0.005],
        WHITE,
      ),
      tube(
        [
          [side * 0.17, 0.13, -0.03],
          [side * 0.29, 0.1, -0.03],
        ],
        [0.03, 0.04],
        side > 0 ? second : base,
      ),
    ]),
  horn: (draw, base, second) => [
    draw.tube(
      [
        [0, 0.19, 0.12],
        [0, 0.42, 0.22],
      ],
      [0.04, 0.004],
      second,
    ),
    ...buttons(0.13, 0.2, 0.05)(draw, base, second),
  ],
  fin: ({ tube }, base) => [
    tube(
      [
        [0, 0.16, -0.02],
        [0, 0.32, -0.08],
        [0, 0.42, -0.16],
      ],
      [0.13, 0.07, 0.006],
      base,
    ),
    // Teeth over the brow.
    ...[-0.6, -0.3, 0, 0.3, 0.6].map((turn) =>
      tube(
        [
          [Math.sin(turn) * 0.16, 0.035 + Math.cos(turn) * 0.115, 0.165],
          [Math.sin(turn) * 0.13, 0.035 + Math.cos(turn) * 0.06, 0.19],
        ],
        [0.026, 0.003],
        WHITE,
      ),
    ),
  ],
  antennae: ({ tube, ball }, _base, second) =>
    SIDES.flatMap((side) => [
      tube(
        [
          [side * 0.06, 0.2, 0.02],
          [side * 0.1, 0.34, 0.05],
          [side * 0.16, 0.4, 0.09],
        ],
        [0.014, 0.012, 0.012],
        second,
      ),
      ball([side * 0.165, 0.405, 0.095], 0.034, second),
    ]),
  eyes,
};

export const isMascot = (form: string): boolean => Object.hasOwn(HOODS, form);

export function mascotHood(maker: Maker, hat: Dressed, form: string): BodyPart[] {
  const { skeleton, frame, kernel, coarse } = maker;
  const s = frame.headScale;
  let drawn = 0;
  const draw: Drawn = {
    ball(at, radius, paint) {
      const field = newField(maker);
      field.on('head', 0.01).ball(frame.onHead(...at), typeof radius === 'number' ? radius * s : scale(radius, s));
      return plainPart(`mascot${drawn++}`, kernel.polygonise(field, { cell: 0.016 * s * coarse }), paint, 'cloth');
    },
    tube(points, radii, paint) {
      const along = points.map((point) => frame.onHead(...point));
      const wide = radii.map((radius) => radius * s);
      return plainPart(
        `mascot${drawn++}`,
        tubeMesh(skeleton, along, wide, () => [['head', 1]], { around: 12 }),
        paint,
        'cloth',
      );
    },
  };
  // Ears of children stand out farther than a hood does.
  const over = SIDES.map((side) => draw.ball([side * 0.178, 0, -0.03], [0.05, 0.085, 0.08], hat.colour));
  return [...hood(maker, hat), ...over, ...(HOODS[form]?.(draw, hat.colour, hat.second) ?? [])];
}
