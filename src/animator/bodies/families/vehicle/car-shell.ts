import { clamp, smoothstep } from '../../../maths/ease.ts';
import type { Vector } from '../../../maths/vector.ts';
import { curve } from '../../forge/outlines.ts';
import { tube } from '../../forge/shapes.ts';
import { both, creased, join, lined, type Surface, sheet } from '../../forge/surface.ts';
import type { CarStyle } from './car-styles-table.ts';

/** The lower body of a car as a function of place: everything else is fastened to it. */
export interface CarShell {
  readonly style: CarStyle;
  /** Upper edge and half width at a place along the car. */
  readonly topAt: (z: number) => number;
  readonly halfAt: (z: number) => number;
  /** Half width of the side at a height. */
  readonly sideAt: (z: number, y: number) => number;
  readonly arch: number;
}

export function carShell(style: CarStyle): CarShell {
  const topAt = curve(style.top);
  const plan = curve(style.plan);
  const halfAt = (z: number): number => (plan(z) * style.width) / 2;
  const sideAt = (z: number, y: number): number => {
    const [low, high] = [style.clearance, topAt(z)];
    const share = clamp((y - low) / Math.max(0.1, high - low), 0, 1);
    // Widest below the middle, drawn in toward the sill and, more, toward the shoulder.
    const away = share < 0.45 ? ((0.45 - share) / 0.45) ** 2 * 0.7 : ((share - 0.45) / 0.55) ** 2 * 1.3;
    return halfAt(z) * (1 - style.swell * away);
  };
  return { style, topAt, halfAt, sideAt, arch: style.wheel * 1.17 };
}

/** Closer together over the wheels and at both ends. */
function stationsOf({ style, arch }: CarShell): number[] {
  const stations = new Set<number>();
  const add = (z: number): void => {
    if (Math.abs(z) <= style.length / 2 + 1e-9) stations.add(Math.round(z * 1e4) / 1e4);
  };
  const end = style.length / 2;
  for (let k = 0; k <= 22; k++) add(-end + (style.length * k) / 22);
  for (const share of [0.02, 0.06, 0.12]) for (const side of [-1, 1]) add(side * (end - share * 1.2));
  for (const axle of style.axles) {
    for (let k = 0; k <= 12; k++) add(axle + arch * Math.cos((k / 12) * Math.PI));
    for (const side of [-1.004, 1.004]) add(axle + side * arch);
  }
  for (const z of [style.cabin.front, style.cabin.rear, ...(style.bed ?? [])]) add(z);
  return [...stations].sort((a, b) => a - b);
}

/** Lower edge of the side: the sill, or the arch over a wheel. */
function bottomAt({ style, arch }: CarShell, z: number): number {
  let bottom = style.clearance + smoothstep(style.length / 2 - 0.5, style.length / 2, Math.abs(z)) * 0.08;
  for (const axle of style.axles) {
    const away = z - axle;
    if (Math.abs(away) < arch) bottom = Math.max(bottom, style.wheel + Math.sqrt(arch * arch - away * away));
  }
  return bottom;
}

const SIDE_POINTS = 7;
const TOP_POINTS = 6;

/** From the right sill over the top to the left one. */
function sectionAt(shell: CarShell, z: number): Vector[] {
  const { topAt, sideAt } = shell;
  const [bottom, top] = [bottomAt(shell, z), topAt(z)];
  const shoulder = top - 0.045;
  const right: Vector[] = [];
  for (let k = 0; k < SIDE_POINTS; k++) {
    const y = bottom + (Math.max(bottom + 0.02, shoulder) - bottom) * (k / (SIDE_POINTS - 1));
    right.push([sideAt(z, y), y, z]);
  }
  const edge = sideAt(z, shoulder);
  right.push([edge - 0.016, top - 0.014, z], [edge - 0.055, top, z]);
  for (let k = 1; k <= TOP_POINTS; k++) {
    const share = k / TOP_POINTS;
    right.push([(edge - 0.055) * (1 - share), top + 0.035 * (1 - (1 - share) ** 2), z]);
  }
  return [
    ...right,
    ...right
      .slice(0, -1)
      .reverse()
      .map(([x, y]): Vector => [-x, y, z]),
  ];
}

/** Painted skin: sides, bonnet and boot; open where the cabin and the load bed are. */
export function forgeSkin(shell: CarShell): Surface {
  const { style } = shell;
  const stations = stationsOf(shell);
  const rows = stations.map((z) => sectionAt(shell, z));
  const across = rows[0]?.length ?? 0;
  const edge = SIDE_POINTS + 2;
  const triangles: number[] = [];
  const { front, rear } = style.cabin;
  const isOpen = (from: number, to: number): boolean =>
    (from >= rear - 1e-6 && to <= front + 1e-6) ||
    (style.bed !== undefined && from >= style.bed[0] - 1e-6 && to <= style.bed[1] + 1e-6);
  for (let row = 0; row + 1 < rows.length; row++) {
    const open = isOpen(stations[row] ?? 0, stations[row + 1] ?? 0);
    for (let column = 0; column + 1 < across; column++) {
      if (open && column >= edge - 1 && column < across - edge) continue;
      const [a, b] = [row * across + column, row * across + column + 1];
      triangles.push(a, b, b + across, a, b + across, a + across);
    }
  }
  // Ends: a face from side to side.
  const points = rows.flat();
  for (const [row, forward] of [
    [0, false],
    [rows.length - 1, true],
  ] as const) {
    const base = row * across;
    for (let k = 0; k < (across - 1) / 2; k++) {
      const [a, b, c, d] = [base + k, base + k + 1, base + across - 2 - k, base + across - 1 - k];
      if (forward) triangles.push(a, b, c, a, c, d);
      else triangles.push(a, c, b, a, d, c);
    }
  }
  return creased(points, triangles, 0.55);
}

/** A lip around each wheel arch, and the dark well behind it. */
export function forgeArches(shell: CarShell): { readonly lips: Surface; readonly wells: Surface } {
  const { style, arch, sideAt } = shell;
  const lips: Surface[] = [];
  const wells: Surface[] = [];
  for (const axle of style.axles) {
    const ring = (x: number | null, radius: number): Vector[] =>
      Array.from({ length: 15 }, (_, k): Vector => {
        const angle = ((k - 0.6) / 12.8) * Math.PI;
        const [y, z] = [style.wheel + Math.sin(angle) * radius, axle - Math.cos(angle) * radius];
        return [x ?? sideAt(z, Math.max(style.clearance, y)) - 0.004, Math.max(style.clearance * 0.8, y), z];
      });
    lips.push(both(tube(ring(null, arch), 0.017, { sides: 6 })));
    const inner = style.width / 2 - 0.42;
    wells.push(both(lined(sheet([ring(null, arch * 0.99), ring(inner, arch * 0.99)]))));
    wells.push(both(lined(sheet([ring(inner, arch), ring(inner, 0.02)]))));
  }
  return { lips: join(lips), wells: join(wells) };
}
