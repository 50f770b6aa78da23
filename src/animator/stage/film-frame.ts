import type { PlaceFacts } from '../land/place.ts';
import type { Vector } from '../maths/vector.ts';

/**
 * The plane a film is laid out in, as its first camera sees it: `across` to the right, `near` toward the camera, around where the film plays. Places say from
 * where they look best; everything is arranged in this frame and then turned into the world.
 */
export interface FilmFrame {
  /** Where the film plays, on the ground, the water or in the air. */
  readonly middle: Vector;
  readonly view: number;
  /** World coordinates of a point on what bears figures here. */
  at(across: number, near: number, lift?: number): Vector;
  /** World heading of one that is 0 toward the camera and a quarter turn to the right of the picture. */
  heading(facing: number): number;
}

export type Bearer = 'ground' | 'water' | 'air';

export function makeFilmFrame(facts: PlaceFacts, middle: Vector, bearer: Bearer): FilmFrame {
  const view = facts.bestView;
  const [cosine, sine] = [Math.cos(view), Math.sin(view)];
  return {
    middle,
    view,
    at(across, near, lift = 0) {
      const x = middle[0] + across * cosine + near * sine;
      const z = middle[2] - across * sine + near * cosine;
      return [x, floorAt(facts, x, z, bearer) + lift, z];
    },
    heading: (facing) => view + facing,
  };
}

/** How high something stands, floats or hangs there when nothing lifts it. */
export function floorAt(facts: PlaceFacts, x: number, z: number, bearer: Bearer): number {
  const ground = facts.heightAt(x, z);
  if (bearer === 'ground' || facts.waterLevel === null) return ground;
  return bearer === 'water' ? facts.waterLevel : Math.max(ground, facts.waterLevel);
}

const SEARCH_METRES = 90;
const STEP_METRES = 3;

/** The nearest stretch of water deep enough to float on, before the camera of the place; null where there is none. */
export function findWater(facts: PlaceFacts, depth: number): Vector | null {
  const level = facts.waterLevel;
  if (level === null) return null;
  const spot = facts.spots.find(({ kind }) => kind === 'water');
  if (spot !== undefined) return [spot.at[0], level, spot.at[2]];
  const frame = makeFilmFrame(facts, [0, 0, 0], 'ground');
  for (let far = 0; far <= SEARCH_METRES; far += STEP_METRES) {
    for (const across of [0, -0.3, 0.3, -0.6, 0.6]) {
      const [x, , z] = frame.at(across * far, -far);
      if (level - facts.heightAt(x, z) >= depth) return [x, level, z];
    }
  }
  return null;
}
