import { smoothstep } from '../../../maths/ease.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { BodyPart } from '../../body.ts';
import type { SkinnedMesh } from '../../skinned-mesh.ts';
import type { Maker } from './fabric.ts';
import { loftMesh, plainPart } from './loft.ts';

/** Of a picture of the pane, and of its grid. */
const [TEXELS, ROWS, COLUMNS] = [96, 13, 25] as const;
/** Radians to both sides, down and up. */
const [ASIDE, DOWN, UP] = [1.12, -0.82, 0.74] as const;
const TINT: Vector = [120, 150, 178];
const SHINE: Vector = [236, 244, 250];
/** How much is seen of the pane itself: in the middle, toward its rim, and where it shines. Four samples a pixel tell quarters apart. */
const [MIDDLE, RIM, BRIGHT] = [0.02, 0.3, 0.52] as const;

/** 0 to 1: how far a point of the pane mirrors the sky: two slanted streaks at one side, off the face. */
function shineAt(u: number, v: number): number {
  const slanted = u + v * 0.22;
  const streak = (at: number, wide: number): number => 1 - smoothstep(wide * 0.55, wide, Math.abs(slanted - at));
  const long = smoothstep(0.12, 0.3, v) * (1 - smoothstep(0.8, 0.93, v));
  return Math.max(streak(0.2, 0.03), streak(0.255, 0.012)) * long;
}

/** The clear pane before a face in a space helmet: part of a ball of this radius around a point of the head, in head units. */
export function visorGlass({ skeleton, frame }: Maker, middle: Vector, radius: number): BodyPart {
  const mesh = loftMesh(skeleton, {
    rows: ROWS,
    columns: COLUMNS,
    closed: false,
    point(row, column) {
      const a = ((column / (COLUMNS - 1)) * 2 - 1) * ASIDE;
      const up = DOWN + (UP - DOWN) * (row / (ROWS - 1));
      return frame.onHead(
        middle[0] + Math.sin(a) * Math.cos(up) * radius,
        middle[1] + Math.sin(up) * radius,
        middle[2] + Math.cos(a) * Math.cos(up) * radius,
      );
    },
    weights: () => [['head', 1]],
  });
  return glassPane('visorGlass', mesh, ROWS, COLUMNS);
}

/** A surface over a grid as a clear pane: nearly nothing of it is seen but its rim and where it shines. */
export function glassPane(name: string, mesh: SkinnedMesh, rows: number, columns: number): BodyPart {
  const coordinates = new Float32Array(rows * columns * 2);
  for (let index = 0; index < rows * columns; index++)
    coordinates.set(
      [(index % columns) / (columns - 1), Math.floor(index / columns) / (rows - 1)].map((share) => 0.01 + share * 0.98),
      index * 2,
    );
  const pixels = new Uint8Array(TEXELS * TEXELS * 4);
  for (let y = 0; y < TEXELS; y++)
    for (let x = 0; x < TEXELS; x++) {
      const [u, v] = [x / (TEXELS - 1), y / (TEXELS - 1)];
      const rim = smoothstep(0.62, 0.98, Math.hypot((u - 0.5) * 2.25, (v - 0.5) * 2.1));
      const shine = shineAt(u, v);
      const seen = Math.max(MIDDLE + (RIM - MIDDLE) * rim, BRIGHT * shine);
      const colour = TINT.map((part, k) => part + ((SHINE[k] ?? 0) - part) * shine);
      pixels.set([...colour, 255 * seen], (y * TEXELS + x) * 4);
    }
  return {
    ...plainPart(name, mesh, [0.5, 0.6, 0.7], 'glass', true),
    texture: { width: TEXELS, height: TEXELS, pixels, coordinates },
  };
}
