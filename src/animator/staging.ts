import { castRole, makeBodies } from './bodies/families.ts';
import { FieldKernel } from './bodies/polygonise.ts';
import type { Script } from './director/script.ts';
import { findPlace } from './land/places.ts';
import { makeRandom } from './maths/random.ts';
import type { BodyOf } from './stage/players.ts';
import { solveStage } from './stage/solve.ts';
import type { Stage } from './stage/stage.ts';

/** What bodies are made with: one for the process, since a body that was made once is kept. */
export interface Workshop {
  readonly kernel: FieldKernel;
  readonly bodyOf: BodyOf;
}

let opened: Workshop | null = null;

export function openWorkshop(): Workshop {
  if (opened === null) {
    const kernel = new FieldKernel();
    opened = { kernel, bodyOf: makeBodies(kernel) };
  }
  return opened;
}

/** Whether its place and everybody in it exist in the world of metres. Quick: nothing is made. */
export function canBeStaged({ set, cast }: Script): boolean {
  if (findPlace(set.place) === null) return false;
  return cast.every((role) => role.scenery || castRole(role, makeRandom(0)) !== null);
}

/** The film of a script as a stage; null where a part of it has no body or no land. */
export function stageScript(script: Script, seed: number, shape: number): Stage | null {
  const place = findPlace(script.set.place);
  if (place === null || !canBeStaged(script)) return null;
  return solveStage(script, { seed, shape, bodyOf: openWorkshop().bodyOf, place });
}
