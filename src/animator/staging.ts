import { makeBodies } from './bodies/families.ts';
import { FieldKernel } from './bodies/polygonise.ts';
import type { Script } from './director/script.ts';
import type { PlaceBuilder } from './land/place.ts';
import { findPlace } from './land/places.ts';
import { type BodyOf, castPlayers, extentOf } from './stage/players.ts';
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

/** Where a cast has room that no prompt has sent anywhere. */
const ROOMY = { in: 'backdrop', out: 'meadow' } as const;
const STAY: ReadonlySet<string> = new Set(['sea', 'space', 'underwater']);

/** The land a script is staged in; null where it or a part of the cast does not exist in the world of metres. */
function landOf(script: Script, seed: number): PlaceBuilder | null {
  const { set } = script;
  const place = findPlace(set.place);
  if (place === null) return null;
  const players = castPlayers(script, seed, openWorkshop().bodyOf);
  if (players === null || set.stated || STAY.has(set.place)) return players === null ? null : place;
  const { openRadius, indoor } = place.describe({ seed, ...set });
  const needed = players.reduce((sum, player) => sum + extentOf(player), 0) / 2;
  // A bus and a truck do not fit between the parked cars of a street that nobody asked for.
  return needed <= openRadius ? place : (findPlace(indoor ? ROOMY.in : ROOMY.out) ?? place);
}

/** The name of the place a script is staged in, or null. Quick: nothing is built. */
export const stagedPlace = (script: Script, seed: number): string | null => landOf(script, seed)?.name ?? null;

/** The film of a script as a stage; null where a part of it has no body or no land. */
export function stageScript(script: Script, seed: number, shape: number): Stage | null {
  const place = landOf(script, seed);
  return place === null ? null : solveStage(script, { seed, shape, bodyOf: openWorkshop().bodyOf, place });
}
