import { TAU } from '../../../maths/ease.ts';
import { aboutX, type Turn } from '../../../maths/turn.ts';
import type { Vector } from '../../../maths/vector.ts';
import type { Paint } from '../../forge/forge.ts';
import { curve, type Point } from '../../forge/outlines.ts';
import { cylinder, loft } from '../../forge/shapes.ts';
import { join, moved, type Surface, sheet } from '../../forge/surface.ts';

export interface AircraftOrder {
  readonly colour: number | null;
  readonly look: string | null;
}

export const DARK: Paint = { material: 'plastic', colour: 0x1c1f24 };
export const STEEL: Paint = { material: 'metal', colour: 0xb9bfc6 };
export const GLASS: Paint = { material: 'glass', colour: 0x22333d };
export const CLEAR: Paint = { material: 'glass', colour: 0x2a3d48, clear: 0.5 };
export const LIT: Paint = { material: 'glow', colour: 0xffe0a8, glows: 0.25 };
export const RED_LIGHT: Paint = { material: 'glow', colour: 0xff2a2a, glows: 1.4 };
export const GREEN_LIGHT: Paint = { material: 'glow', colour: 0x2aff6a, glows: 1.2 };

/** A body round in section: radius and middle height along z, from tail to nose. */
export function fuselage(radius: readonly Point[], middle: readonly Point[], wide = 1, sides = 26): Surface {
  const [radiusAt, middleAt] = [curve(radius), curve(middle)];
  const [from, to] = [radius[0]?.[0] ?? 0, radius.at(-1)?.[0] ?? 0];
  const sections = Array.from({ length: 31 }, (_, k) => {
    const share = k / 30;
    // Closer together at both ends.
    const z = from + (to - from) * (share - (Math.sin(share * TAU) / TAU) * 0.7);
    return Array.from({ length: sides }, (__, s): Vector => {
      const angle = (s / sides) * TAU;
      const r = Math.max(0.004, radiusAt(z));
      return [Math.cos(angle) * r * wide, middleAt(z) + Math.sin(angle) * r, z];
    });
  });
  return loft(sections, { crease: 1 });
}

export interface WingLines {
  readonly root: Vector;
  readonly tip: Vector;
  readonly rootChord: number;
  readonly tipChord: number;
  /** As a share of the chord. */
  readonly thick: number;
}

const FOIL: readonly Point[] = [
  [0, 0],
  [0.03, 0.45],
  [0.15, 0.9],
  [0.35, 1],
  [0.65, 0.62],
  [1, 0.02],
  [0.65, -0.2],
  [0.35, -0.35],
  [0.12, -0.38],
  [0.02, -0.25],
];

/** A wing or fin from its root to its tip; the leading edge is toward +z. Closed at the tip. */
export function wing({ root, tip, rootChord, tipChord, thick }: WingLines, upright = false): Surface {
  const section = (share: number): Vector[] => {
    const chord = rootChord + (tipChord - rootChord) * share;
    const at = [0, 1, 2].map((axis) => (root[axis] ?? 0) + ((tip[axis] ?? 0) - (root[axis] ?? 0)) * share);
    return FOIL.map(([back, up]): Vector => {
      const lift = up * thick * chord * (share > 0.99 ? 0.4 : 1);
      const z = (at[2] ?? 0) + chord * (0.5 - back);
      return upright ? [(at[0] ?? 0) + lift, at[1] ?? 0, z] : [at[0] ?? 0, (at[1] ?? 0) + lift, z];
    });
  };
  const sections = [0, 0.33, 0.66, 0.97, 1].map(section);
  const outward = upright ? 1 : Math.sign(tip[0] - root[0]);
  // Loops must run counter-clockwise as seen from the tip.
  const turned = (upright ? outward > 0 : outward > 0) ? sections : sections.map((loop) => [...loop].reverse());
  return loft(turned, { crease: 0.8 });
}

export const along = (surface: Surface, at: Vector, turn: Turn = aboutX(Math.PI / 2)): Surface =>
  moved(surface, { at, turn });

/** Lies along z from `at` forward. */
export const barrel = (radius: number, length: number, at: Vector, top = radius): Surface =>
  along(cylinder(radius, length, { top, segments: 24, bevel: radius * 0.08 }), at);

/** Windows in a row on a round body. */
export function portholes(y: number, x: number, from: number, to: number, count: number, size: number): Surface {
  const rows: Surface[] = [];
  for (let k = 0; k < count; k++) {
    const z = from + ((to - from) * k) / Math.max(1, count - 1);
    const [h, w] = [size * 0.7, size * 0.5];
    rows.push(
      sheet([
        [
          [x, y - h, z + w],
          [x, y - h, z - w],
        ],
        [
          [x - 0.02, y + h, z + w],
          [x - 0.02, y + h, z - w],
        ],
      ]),
    );
  }
  return join(rows);
}
