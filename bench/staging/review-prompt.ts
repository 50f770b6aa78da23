import { writeScript } from '../../src/animator/director/write-script.ts';
import { furnishStage, stageScript } from '../../src/animator/staging.ts';
import { type Fault, reviewFilm } from './review.ts';

const SECONDS = 8;
const SHAPE = 16 / 9;
const SEED = 1;

/** The faults of the film of a prompt, and where it plays. */
export async function reviewPrompt(
  prompt: string,
): Promise<{ readonly place: string; readonly faults: readonly Fault[] }> {
  const script = writeScript({ prompt, negativePrompt: null, durationSeconds: SECONDS });
  const stage = stageScript(script, SEED, SHAPE);
  return { place: stage.place.name, faults: await reviewFilm(script, stage, furnishStage(stage).facts) };
}
