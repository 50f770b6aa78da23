import type { Body } from '../bodies/body.ts';
import { add, type Vector } from '../maths/vector.ts';
import type { Motion } from '../stage/path-motion.ts';
import type { Stage } from '../stage/stage.ts';

/** Of so many the camera keeps sight; of more there are always enough to be seen. */
const MOST_SUBJECTS = 6;
/** Of its height: where somebody is looked at. */
const LOOKED_AT = 0.6;
const FAR_ABOVE = 7;

/** Whom a film is about: those of its prompt who stand on their own. */
export function subjectsOf(
  { figures }: Stage,
  bodies: readonly Body[],
  figureAt: (figure: number, time: number) => Motion,
): (time: number) => Vector[] {
  const shown = figures.flatMap(({ role, support, size }, index) =>
    role !== null && 'on' in support ? [{ index, up: (bodies[index]?.height ?? 1) * size * LOOKED_AT }] : [],
  );
  const kept = shown.slice(0, MOST_SUBJECTS);
  return (time) => {
    const points = kept.map(({ index, up }) => add(figureAt(index, time).at, [0, up, 0]));
    // For what flies far above the hero no house is taken away.
    return points.filter((point) => point[1] - (points[0]?.[1] ?? 0) < FAR_ABOVE);
  };
}
