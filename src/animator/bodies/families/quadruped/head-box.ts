import type { Vector } from '../../../maths/vector.ts';
import type { HeadBox } from '../../body.ts';
import type { Frame, Side } from './frame.ts';
import type { QuadrupedSheet } from './sheet.ts';

/** Of a horn's length: how far it stands up, and how far out to the side. */
const HORNS_UP: Readonly<Record<NonNullable<QuadrupedSheet['horns']>['kind'], readonly [up: number, aside: number]>> = {
  ...{ antler: [1, 0.75], palm: [0.9, 1], curved: [0.6, 0.4], straight: [1, 0.2], spiral: [0.9, 0.5], knob: [1, 0.2] },
  ...{
    single: [1, 0],
    nose: [0.8, 0],
    three: [0.7, 0.3],
    sweep: [0.5, 0.9],
    crest: [0.6, 0],
    twisted: [1.05, 0.4],
    dragon: [0.9, 0.4],
  },
};
const RUFF = 0.34;

/** Ears that stand add to a head's height, those that hang to its width; so do horns, a frill and a ruff. */
export function headBoxOf(
  { head, ear, horns, mane }: QuadrupedSheet,
  frame: Frame,
  ears: Readonly<Record<Side, Vector>>,
  size: number,
): HeadBox {
  const s = head.size;
  const [wide, high, deep] = head.skull;
  const eyes = frame.onHead(0, 0.05, deep);
  const hangs = ear.kind === 'flop' || ear.kind === 'fan';
  const earUp = hangs ? ear.width * 0.3 : ear.length * Math.cos(ear.outward);
  const earAside = ear.kind === 'fan' ? ear.length : hangs ? ear.width * 1.4 : ear.length * Math.sin(ear.outward);
  const [hornUp, hornAside] = horns === undefined ? [0, 0] : HORNS_UP[horns.kind].map((share) => share * horns.length);
  const [, top] = frame.onHead(0, high, 0);
  const ruff = mane === 'ruff' ? RUFF : (head.frill ?? 0);
  const [, chin, tip] = frame.onHead(0, -head.drop - head.muzzleTo * 1.2, head.muzzle + head.muzzleTo);
  const floor = Math.min(chin, frame.head[1] - Math.max(high * s, ruff), ...frame.trunk.map(([, y]) => y));
  const hanging = hangs && ear.length > 0 ? ears.L[1] - ear.length * s * 1.05 : floor;
  return {
    up: (Math.max(top + (hornUp ?? 0), ears.L[1] + earUp * s, frame.head[1] + ruff) - eyes[1]) * size,
    down: (eyes[1] - Math.min(floor, hanging)) * size,
    aside: Math.max(wide * s, ears.L[0] + earAside * s, (hornAside ?? 0) + 0.11 * s, ruff) * size,
    ahead: Math.max(0, tip - eyes[2]) * size,
    back: Math.max(0.05, deep * s * 1.2) * size,
    face: { up: (top - eyes[1]) * size, down: (eyes[1] - chin) * size, aside: wide * s * size },
  };
}
