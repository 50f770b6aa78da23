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
  /**
   * A ragged puff of smoke; one of fire, whose colour is how hot it is, 0 to 1; or a tongue of flame that stands on `at` and licks along `streak`, `size` being half
   * its width. A soft disc where it is left out.
   */
  readonly shape?: 'puff' | 'tongue' | 'fire';
  /** Puffs and tongues of one seed look alike; it must stay what it is as long as that lives. */
  readonly seed?: number;
}

/** As the kernel knows them. */
export const SHAPES = { disc: 0, puff: 1, tongue: 2, fire: 3 } as const;
