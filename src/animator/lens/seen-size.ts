import type { Body } from '../bodies/body.ts';
import type { FieldKernel } from '../bodies/polygonise.ts';
import { distance, dot, normalise, subtract } from '../maths/vector.ts';
import type { CameraPose } from '../stage/camera/camera-motion.ts';
import type { Stage } from '../stage/stage.ts';
import type { Motion } from '../stage/ways/path-motion.ts';
import type { BakeCare } from './bake.ts';
import { scaleOf } from './camera.ts';

/** How large bodies are seen at most in the whole film, so that each is made once as finely as it needs and nothing changes on the way. */
const LOOKS = 48;
/** Metres: nobody comes nearer to the camera than that without filling the picture. */
const NEAREST = 0.4;

export interface SeenBodies {
  readonly stage: Stage;
  readonly bodies: readonly Body[];
  readonly figureAt: (figure: number, time: number) => Motion;
  readonly cameraAt: (time: number) => CameraPose;
  /** Of the picture that is drawn. */
  readonly lines: number;
}

/** Pixels within which corners of a body become one. */
const MERGED_PIXELS = 3;
/** In smaller pictures, whose pixels are as wide as what one knows somebody by, it would show. */
const LEAST_LINES = 300;

/** Pixels a metre: from there on cells are narrower, down to a share of what they are, or their edges would be seen. */
const [NEAR_PIXELS, FINEST] = [420, 0.6];
/**
 * Below that they are wider, but never in pixels: ten soldiers of 300 pixels a metre have 103,000 triangles to the camera instead of 130,000 (2026-11). A frame of them
 * was a little quicker; how much was within what runs differ by. Smaller pictures leave it at merging corners: with both, ears would go.
 */
const [COARSEST, COARSE_LINES] = [1.4, 600];

/** How wide the cells of a body are that is seen so large, of what they are at `NEAR_PIXELS`. */
export function cellsOf(size: number, lines: number): number {
  const wide = Math.sqrt(NEAR_PIXELS / Math.max(1, size));
  return Math.max(FINEST, Math.min(lines < COARSE_LINES ? 1 : COARSEST, wide));
}

/** What the body of that name is made with: `JSON.stringify` of its order. */
export function makeTools(
  kernel: FieldKernel,
  { coarseness }: Pick<BakeCare, 'coarseness'>,
  seen: SeenBodies,
): (name: string) => FieldKernel {
  const largest = new Map<string, number>();
  for (const [index, size] of findSeenSizes(seen).entries()) {
    const name = JSON.stringify(seen.stage.figures[index]?.body);
    largest.set(name, Math.max(size, largest.get(name) ?? 0));
  }
  return (name) => {
    const size = largest.get(name) ?? 0;
    return kernel.forSmall({
      coarseness: coarseness * (size === 0 ? 1 : cellsOf(size, seen.lines)),
      mergedMetres: size === 0 || seen.lines < LEAST_LINES ? 0 : MERGED_PIXELS / size,
    });
  };
}

/** For each figure: pixels of the picture that a metre of its body covers where it is nearest. */
function findSeenSizes({ stage, bodies, figureAt, cameraAt, lines }: SeenBodies): readonly number[] {
  const sizes = stage.figures.map(() => 0);
  for (let look = 0; look < LOOKS; look++) {
    const time = (stage.durationSeconds * look) / (LOOKS - 1);
    const camera = cameraAt(time);
    const forward = normalise(subtract(camera.target, camera.eye));
    const scale = scaleOf(camera, lines);
    for (const [index, { size }] of stage.figures.entries()) {
      const bearer = bearerOf(stage, index);
      const body = bodies[bearer];
      if (body === undefined) continue;
      const tall = body.height * (stage.figures[bearer]?.size ?? 1);
      const { at } = figureAt(bearer, time);
      // What it may reach from there: it jumps, falls down, and holds others before itself.
      const reach = Math.max(tall, body.length, body.width) * 0.4;
      const far = distance([at[0], at[1] + tall / 2, at[2]], camera.eye);
      if (dot(subtract(at, camera.eye), forward) < -reach) continue;
      sizes[index] = Math.max(sizes[index] ?? 0, (scale * size) / Math.max(NEAREST, far - reach));
    }
  }
  return sizes;
}

/** Who stands on the land under somebody who is held or sits: those are the ones whose way is known. */
function bearerOf(stage: Stage, figure: number): number {
  const support = stage.figures[figure]?.support;
  return support === undefined || 'on' in support ? figure : bearerOf(stage, support.figure);
}
