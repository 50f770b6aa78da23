import { FRAMES_PER_SECOND } from '../../../core/media.ts';
import type { Reading } from '../../language/reading.ts';
import type { Stretch } from '../shots/one-take.ts';
import { timesBySpeech } from '../shots/talk-shots.ts';

/** A stretch of a scene, and who is in it. */
interface Part extends Stretch {
  readonly cast: readonly number[];
}

export const spanOf = (parts: readonly Stretch[]): Stretch => ({
  from: Math.min(...parts.map(({ from }) => from)),
  to: Math.max(...parts.map(({ to }) => to)),
});

/** When scenes begin, on whole frames: as told, else as what is said in them needs, else by turns. */
export function beginsOf(scenes: readonly (readonly Part[])[], reading: Reading, durationSeconds: number): number[] {
  const spans = scenes.map(spanOf);
  const seconds = spans.map(({ from, to }, index) =>
    index === 0 ? 0 : (reading.cuts.find(({ at }) => at >= from && at < to)?.seconds ?? null),
  );
  const rising = seconds.every(
    (second, index) =>
      second !== null && second < durationSeconds && (index === 0 || second > (seconds[index - 1] ?? 0)),
  );
  const begins = rising
    ? seconds.map((second) => second ?? 0)
    : (timesBySpeech(reading, spans, durationSeconds) ?? byTurns(scenes, durationSeconds));
  return begins.map((second) => Math.round(second * FRAMES_PER_SECOND) / FRAMES_PER_SECOND);
}

/** Of a shot of somebody. */
const OF_NOBODY = 0.5;
/** A scene of two shots lasts twice as long. */
function byTurns(scenes: readonly (readonly Part[])[], durationSeconds: number): number[] {
  // Where nobody is seen yet one looks on for a moment.
  const shots = scenes.map((parts) => (parts.every(({ cast }) => cast.length === 0) ? OF_NOBODY : parts.length));
  const all = shots.reduce((sum, count) => sum + count, 0);
  return shots.map(
    (_, index) => (shots.slice(0, index).reduce((sum, count) => sum + count, 0) / all) * durationSeconds,
  );
}
