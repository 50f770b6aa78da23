import { dot, normalise, subtract, type Vector } from '../maths/vector.ts';
import type { CameraPose } from '../stage/camera/camera-motion.ts';
import type { Particle } from './particle.ts';

/** Times its own size ahead of the lens: what is beside it would be as large as the picture, and tint all of it for a moment. */
const BESIDE = 4;

export function* beforeLens(shown: Iterable<Particle>, { eye, target }: CameraPose): Generator<Particle> {
  const forward = normalise(subtract(target, eye));
  for (const particle of shown) if (dot(subtract(particle.at, eye), forward) > particle.size * BESIDE) yield particle;
}

/** What is in the sky as it is seen, but nearer. */
export function* drawIn(
  shown: Iterable<Particle>,
  eye: Vector,
  metres: number,
  [red, green, blue]: Vector,
): Generator<Particle> {
  for (const particle of shown) {
    const { at, streak, colour, size } = particle;
    const away: Vector = [at[0] - eye[0], at[1] - eye[1], at[2] - eye[2]];
    const share = metres / Math.max(1, Math.hypot(...away));
    yield {
      ...particle,
      at: [eye[0] + away[0] * share, eye[1] + away[1] * share, eye[2] + away[2] * share],
      streak: [streak[0] * share, streak[1] * share, streak[2] * share],
      size: size * share,
      colour: [colour[0] * red, colour[1] * green, colour[2] * blue],
    };
  }
}
