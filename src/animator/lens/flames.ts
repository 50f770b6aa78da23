import { transform } from '../maths/matrix.ts';
import { distance, type Vector } from '../maths/vector.ts';
import type { Particle } from './particle.ts';
import type { Source } from './spray-source.ts';

/** As the kernel's own colours of fire are printed. */
const OWN_COLOUR = [1, 1, 1] as const;
/** How much of what is behind a flame shines through. */
const GLOW = 0.3;
/** Of the way a flame is tipped with what it burns on: the rest of it rises. */
const TIPPED = 0.25;
/** More than any one body has. */
const FLAMES_APART = 41;

/** A tongue of fire that rises from a point. `radius`: half its width in metres. */
export const tongue = (at: Vector, radius: number, tip: Vector, seed: number): Particle => ({
  ...{ at, size: radius, streak: tip, alpha: 0.95, colour: OWN_COLOUR, glow: GLOW, shape: 'tongue', seed },
});

/** The fire on everybody and everything as it stands now. */
export function* flamesOf(standing: readonly (Source | null)[]): Generator<Particle> {
  for (const [index, figure] of standing.entries())
    for (const [k, { bone, at, radius, tall }] of (figure?.body.flames ?? []).entries()) {
      if (figure === null) continue;
      const foot = transform(figure.matrix, figure.pose.place(bone, at));
      const tip = transform(figure.matrix, figure.pose.place(bone, [at[0], at[1] + tall, at[2]]));
      const long = distance(foot, tip);
      const leans: Vector = [(tip[0] - foot[0]) * TIPPED, long, (tip[2] - foot[2]) * TIPPED];
      yield tongue(foot, (radius * long) / tall, leans, index * FLAMES_APART + k + 1);
    }
}
