import { canWrite } from './captions/fonts.ts';
import type { Script } from './director/script.ts';
import { type WrittenScore, writeScore } from './score/write-score.ts';
import { scenesOf } from './stage/scenes.ts';
import type { Stage } from './stage/stage.ts';
import { furnishStage } from './staging.ts';

/** What is heard of a staged script, and what is written over it. */
export function scoreStage(script: Script, stage: Stage): WrittenScore {
  const staged = scenesOf(stage).map((scene) => ({ ...scene, ...furnishStage(scene.stage) }));
  return writeScore({ script, seed: stage.seed, staged, canWrite });
}
