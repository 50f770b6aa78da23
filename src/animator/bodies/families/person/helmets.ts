import type { Light } from '../../../maths/mesh.ts';
import { scale } from '../../../maths/vector.ts';
import { type BodyPart, makePart } from '../../body.ts';
import { clothLayers, type Dressed, type Maker, newField } from './fabric.ts';
import { loftMesh, plainPart } from './loft.ts';
import { visorGlass } from './visor-glass.ts';

/** Where a hat sits, in head units: over the hair, a little back. */
export const BACK = -0.022;
export const DEEP = 1.06;

/** A roll of cloth or metal around the head. */
export function torusPart(
  { frame, kernel, coarse, ...maker }: Maker,
  y: number,
  radius: number,
  thick: number,
  colour: Light,
  material: BodyPart['material'] = 'cloth',
): BodyPart {
  const field = newField({ frame, kernel, coarse, ...maker });
  const s = frame.headScale;
  field.on('head', 0.01).torus(frame.onHead(0, y, BACK), radius * 1.02 * s, thick * s);
  return plainPart(
    `ring${y}`,
    kernel.polygonise(field, { cell: Math.max(0.6 * thick, 0.016) * s * Math.min(1.5, coarse) }),
    colour,
    material,
  );
}

/** Points all around, or one high in front. */
export function crown(maker: Maker, { colour, second }: Dressed, tiara: boolean): BodyPart[] {
  const { skeleton, frame, kernel } = maker;
  const columns = 41;
  const spread = tiara ? 1.35 : Math.PI;
  const mesh = loftMesh(skeleton, {
    rows: 4,
    columns,
    closed: false,
    point(row, column) {
      const a = ((column / (columns - 1)) * 2 - 1) * spread;
      const point = tiara
        ? Math.max(0, Math.cos(a * 1.1)) ** 2 * (0.6 + 0.4 * Math.abs(Math.cos(a * 6)))
        : 0.45 + 0.55 * Math.abs(Math.cos(a * 4));
      const top = (tiara ? 0.09 : 0.13) * point;
      const k = row / 3;
      return frame.onHead(
        Math.sin(a) * (0.2 + 0.03 * k),
        (tiara ? 0.15 : 0.12) + top * k + 0.01,
        Math.cos(a) * (0.2 + 0.03 * k) * DEEP + BACK,
      );
    },
    weights: () => [['head', 1]],
  });
  const gems = newField(maker);
  for (const a of tiara ? [0] : [-1.6, -0.8, 0, 0.8, 1.6])
    gems
      .on('head', 0.004)
      .ball(frame.onHead(Math.sin(a) * 0.215, 0.165, Math.cos(a) * 0.215 * DEEP + BACK), 0.02 * frame.headScale);
  return [
    plainPart('crown', mesh, colour, 'metal', true),
    plainPart('gems', kernel.polygonise(gems, { cell: 0.011 }), second, 'glass'),
  ];
}

/** Of a space helmet: how high its middle is over that of the head, how far out its shell begins and how thick that is. */
const [BUBBLE_UP, BUBBLE_OUT, BUBBLE_THICK] = [0.015, 0.285, 0.034];
/** Of the head: as far out hair reaches within a space helmet. */
export const WITHIN_BUBBLE = { up: BUBBLE_UP, out: BUBBLE_OUT - BUBBLE_THICK - 0.012 } as const;
/** Of the thickness of a shell: a grid that is coarser tears holes into it. */
const GRID_OF_SHELL = 0.55;

/** Of a helmet for riders: how large its shell is, and how far its visor is pushed up. */
const [SHELL, VISOR_UP] = [0.242, 0.36];

/** A shell around the head with the face free. */
export function helm(maker: Maker, { cut, colour, second }: Dressed): BodyPart[] {
  const { frame, kernel, coarse } = maker;
  const s = frame.headScale;
  const { onHead } = frame;
  const bubble = cut.form === 'bubble';
  const rides = cut.form === 'visored';
  const size = bubble ? BUBBLE_OUT : rides ? SHELL : 0.236;
  const field = newField(maker);
  field
    .on('head', 0.02 * s)
    .ball(onHead(0, bubble ? BUBBLE_UP : 0.03, -0.02), scale([size, size * 1.02, size * 1.03], s));
  if (!bubble) field.cone(onHead(0, -0.04, -0.03), onHead(0, -0.15, -0.01), 0.206 * s, 0.186 * s);
  field.ball(onHead(0, bubble ? -0.005 : -0.06, 0.24), scale(bubble ? [0.235, 0.178, 0.25] : [0.13, 0.16, 0.2], s), {
    mode: 'cut',
    blend: 0.015 * s,
  });
  const inner = size - (bubble ? BUBBLE_THICK : 0.05);
  field.ball(onHead(0, bubble ? BUBBLE_UP : 0, -0.02), scale([inner, inner + 0.002, inner], s), {
    mode: 'cut',
    blend: 0.01 * s,
  });
  field.plane(onHead(0, bubble ? -0.21 : -0.17, 0), [0, -1, 0], { blend: 0.01 });
  const cell = bubble ? Math.min(0.026 * coarse, BUBBLE_THICK * GRID_OF_SHELL) : 0.026 * coarse;
  const shell = kernel.polygonise(field, { cell: cell * s });
  const parts = [plainPart('helm', shell, colour, bubble || rides ? 'plastic' : 'metal', true)];
  // Pushed up over the forehead, so that the face is seen.
  if (rides) parts.push(raisedVisor(maker, { from: VISOR_UP, size: size * 1.03 + 0.004, middle: 0.03 }, second));
  const ring = newField(maker);
  if (bubble) {
    // Its edges lie within the shell.
    parts.push(visorGlass(maker, [0, BUBBLE_UP, -0.02], size - BUBBLE_THICK * 0.45));
    ring.on('neck', 0.01).torus(onHead(0, -0.21, -0.01), 0.19 * s, 0.026 * s);
    parts.push(plainPart('collarRing', kernel.polygonise(ring, { cell: 0.02 * coarse }), [0.5, 0.52, 0.55], 'metal'));
    // The sun visor is pushed up over the forehead.
    parts.push(raisedVisor(maker, { from: 0.58, size: size * 1.035, middle: 0.02 }, second));
  }
  return parts;
}

interface RaisedVisor {
  /** Radians above the middle of the shell where it begins. */
  readonly from: number;
  readonly size: number;
  readonly middle: number;
}

function raisedVisor({ skeleton, frame }: Maker, { from, size, middle }: RaisedVisor, colour: Light): BodyPart {
  return plainPart(
    'sunVisor',
    loftMesh(skeleton, {
      rows: 6,
      columns: 29,
      closed: false,
      point: (row, column) => {
        const up = from + row * 0.096;
        const a = ((column / 28) * 2 - 1) * (1.15 - 0.35 * (row / 5) ** 2.5);
        return frame.onHead(
          Math.sin(a) * Math.cos(up) * size,
          middle + Math.sin(up) * size,
          Math.cos(a) * Math.cos(up) * size - 0.02,
        );
      },
      weights: () => [['head', 1]],
    }),
    colour,
    'metal',
    true,
  );
}

/** Cloth around head and shoulders: hoods, veils of nuns, headscarves. */
export function hood(maker: Maker, hat: Dressed): BodyPart[] {
  const { frame, kernel, coarse, body } = maker;
  const s = frame.headScale;
  const { onHead } = frame;
  const field = newField(maker);
  field.on('head', 0.05 * s).ball(onHead(0, 0.035, -0.028), scale([0.2, 0.205, 0.212], s));
  field.cone(onHead(0, -0.06, -0.04), onHead(0, -0.16, -0.02), 0.185 * s, 0.16 * s);
  field
    .on('neck')
    .cone(onHead(0, -0.16, -0.02), [0, frame.shoulderY - 0.02, -0.01], 0.15 * s, 0.17 * s, { blend: 0.05 });
  field.on('head').ball(onHead(0, -0.035, 0.2), scale([0.138, 0.172, 0.19], s), { mode: 'cut', blend: 0.02 * s });
  field.ball(onHead(0, -0.03, -0.01), scale([0.168, 0.165, 0.17], s), { mode: 'cut', blend: 0.02 * s });
  const mesh = kernel.polygonise(field, { cell: 0.025 * s * coarse, occluders: [body], occlusionReach: 0.05 });
  return [makePart(kernel, { name: 'hood', mesh, material: 'cloth', coat: clothLayers(hat), twoSided: true })];
}

/** Falls from the crown over the shoulders. */
export function veil(maker: Maker, colour: Light): BodyPart[] {
  const { skeleton, frame } = maker;
  const { onHead } = frame;
  return [
    plainPart(
      'veil',
      loftMesh(skeleton, {
        rows: 9,
        columns: 17,
        closed: false,
        point: (row, column) => {
          const u = (column / 16) * 2 - 1;
          const k = row / 8;
          const a = u * 1.5;
          return onHead(
            Math.sin(a) * (0.12 + 0.1 * Math.sqrt(k) + 0.03 * k),
            0.235 - 0.95 * k ** 1.4,
            -0.02 - Math.cos(a) * (0.1 + 0.16 * Math.sqrt(k)) + 0.012 * Math.sin(u * 16) * k,
          );
        },
        weights: (row) => [
          ['head', 1 - row / 12],
          ['chest', row / 12],
        ],
      }),
      colour,
      'paper',
      true,
    ),
    torusPart(maker, 0.2, 0.14, 0.022, [0.9, 0.85, 0.8]),
  ];
}
