import type { Light } from '../maths/mesh.ts';
import type { Vector } from '../maths/vector.ts';

/** A soft disc or streak of the air: a flake, a drop, a spark, a puff. */
export interface Particle {
  readonly at: Vector;
  readonly size: number;
  readonly streak: Vector;
  readonly alpha: number;
  readonly colour: Light;
  readonly glow: number;
}
