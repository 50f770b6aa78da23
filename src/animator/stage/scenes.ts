import { FRAMES_PER_SECOND } from '../../core/media.ts';
import type { Role, Script } from '../director/script.ts';
import type { Stage, StageScene } from './stage.ts';

/** The scenes of a film; one where it plays in one place. */
export const scenesOf = (stage: Stage): readonly StageScene[] =>
  stage.scenes ?? [{ from: 0, to: stage.durationSeconds, stage }];

/** The scene that is seen at a moment of the film. */
export function sceneAt<T extends Pick<StageScene, 'from'>>(scenes: readonly T[], seconds: number): T {
  const [first] = scenes;
  if (first === undefined) throw new RangeError('A film has at least one scene.');
  // Half a frame: frames fall on whole parts of a second, and sums of them only nearly.
  return scenes.findLast(({ from }) => from <= seconds + 0.5 / FRAMES_PER_SECOND) ?? first;
}

/** Each scene of a script laid out by itself; whoever plays in it is who they are in the film. */
export function layScenes(script: Script, lay: (scene: Script) => Stage): Stage {
  const scenes = (script.scenes ?? []).map(({ from, to, script: scene }) => ({
    ...{ from, to },
    stage: inFilm(lay(scene), scene.cast),
  }));
  const [first] = scenes;
  return first === undefined ? lay(script) : { ...first.stage, scenes };
}

function inFilm(stage: Stage, cast: readonly Role[]): Stage {
  const named = (role: number | null): number | null => (role === null ? null : (cast[role]?.inFilm ?? null));
  return {
    ...stage,
    figures: stage.figures.map((figure) => ({ ...figure, role: named(figure.role), voice: named(figure.voice) })),
  };
}
