import type { Checklist } from './checklist.ts';
import { verifyProperty } from './property.ts';

/** The property that a seed gives one film and no other (src/animator/determinism.test.ts), with whole films and several times. */
export const DEFAULT_DETERMINISM_RUNS = 2;

/** Four seconds, large enough that every layer is drawn as in a film people watch. */
const WHOLE_FILM = { frames: 96, width: 640 } as const;

export async function verifyDeterminism(checklist: Checklist, runs: number): Promise<void> {
  const { frames, width } = WHOLE_FILM;
  checklist.note(`every place ${runs} times on one thread and on two, ${frames} frames ${width} pixels wide`);
  await verifyProperty(checklist, {
    file: 'src/animator/determinism.test.ts',
    tests: 1,
    settings: {
      DETERMINISM_FILMS: 'all',
      DETERMINISM_RUNS: String(runs),
      DETERMINISM_FRAMES: String(frames),
      DETERMINISM_WIDTH: String(width),
    },
  });
}
