import type { Vector } from '../../../maths/vector.ts';
import type { Forge, Paint } from '../../forge/forge.ts';
import { BLACK, block, METAL } from '../../forge/piece.ts';
import { cylinder, tube } from '../../forge/shapes.ts';
import { moved } from '../../forge/surface.ts';

/** Four straight legs of a table. */
export const addLegs = (forge: Forge, paint: Paint, x: number, z: number, high: number): void => {
  for (const across of [x, -x])
    for (const ahead of [z, -z]) forge.add(paint, block([0.06, high, 0.06], [across, high / 2, ahead], 0.01), 'root');
};

/** The chair behind a desk, on one foot with five toes: its back is at -z of where one sits. */
export function addSwivelChair(forge: Forge, [x, seat, z]: Vector): void {
  const bar = (from: Vector, to: Vector, radius: number, sides: number): void => {
    forge.add(METAL, tube([from, to], radius, { sides }), 'root');
  };
  forge.add(BLACK, moved(cylinder(0.22, 0.06, { segments: 22 }), { at: [x, seat - 0.06, z] }), 'root');
  forge.add(BLACK, block([0.42, 0.46, 0.06], [x, seat + 0.34, z - 0.24], 0.03), 'root');
  bar([x, 0.06, z], [x, seat - 0.05, z], 0.03, 10);
  for (let k = 0; k < 5; k++) {
    const a = (k / 5) * Math.PI * 2;
    bar([x, 0.08, z], [x + Math.sin(a) * 0.28, 0.04, z + Math.cos(a) * 0.28], 0.02, 8);
  }
}
