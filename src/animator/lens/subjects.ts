import type { Body } from '../bodies/body.ts';
import { add, type Vector } from '../maths/vector.ts';
import type { Stage } from '../stage/stage.ts';
import type { Motion } from '../stage/ways/path-motion.ts';

/** Of so many the camera keeps sight; of more there are always enough to be seen. */
const MOST_SUBJECTS = 6;
/** Of its height: where somebody is looked at, and a thing, of which the lower half matters as much. */
const [LOOKED_AT, OF_THINGS] = [[0.6], [0.6, 0.25]] as const;
const lookedAt = (body: Body | undefined): readonly number[] => (body?.head === undefined ? OF_THINGS : LOOKED_AT);
const FAR_ABOVE = 7;

/** Whom a film is about: those of its prompt who stand on their own. */
export function subjectsOf(
  { figures }: Stage,
  bodies: readonly Body[],
  figureAt: (figure: number, time: number) => Motion,
): (time: number) => Vector[] {
  const shown = figures.flatMap(({ role, support, size, walksOn }, index) =>
    role !== null && walksOn !== true && 'on' in support
      ? [{ index, tall: (bodies[index]?.height ?? 1) * size, shares: lookedAt(bodies[index]) }]
      : [],
  );
  const kept = shown.slice(0, MOST_SUBJECTS);
  return (time) => {
    const points = kept.flatMap(({ index, tall, shares }) =>
      shares.map((share) => add(figureAt(index, time).at, [0, tall * share, 0])),
    );
    // For what flies far above the hero no house is taken away.
    return points.filter((point) => point[1] - (points[0]?.[1] ?? 0) < FAR_ABOVE);
  };
}

/** Metres: who goes less far goes where nothing grows. */
const FAR_METRES = 14;

/** Where those are who go far: what grows there makes way. Paths have points enough, every quarter of a second. */
export function trodden(stage: Stage): Vector[] {
  return stage.figures.flatMap(({ path }) => {
    const [first, last] = [path[0], path.at(-1)];
    if (first === undefined || last === undefined) return [];
    const far = Math.hypot(last.at[0] - first.at[0], last.at[2] - first.at[2]);
    return far < FAR_METRES ? [] : path.map(({ at }) => at);
  });
}
