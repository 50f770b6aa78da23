import type { TaskId } from './ids.ts';
import type { ImageRequest } from './image-request.ts';
import { type RunningTask, toProgress } from './task.ts';

/**
 * Pictures of a still's making, for clients that want to see it come to be. They lie in our storage under names that follow
 * from the attempt, and the task's progress tells how many there are: so whoever waits finds them, on whichever node. Nobody
 * keeps them: who waited removes them, and what is left the sweeper takes.
 */
export function partialKey(id: TaskId, attempt: number, index: number): string {
  return `partials/${id.slice(5, 7)}/${id}-${attempt}-${index}`;
}

/** How far a still is when the partial picture of this number can be seen. */
export function shareOfPartial(index: number, count: number): number {
  return (index + 1) / (count + 1);
}

export function countPartials({ request: { partialImages }, progress }: RunningTask<ImageRequest>): number {
  let count = 0;
  while (count < partialImages && progress >= toProgress(shareOfPartial(count, partialImages))) count += 1;
  return count;
}
