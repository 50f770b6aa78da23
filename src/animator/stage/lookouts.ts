import { findAct } from '../catalogue/acts.ts';
import { findThing } from '../catalogue/things.ts';
import type { Script } from '../director/script.ts';
import type { PlaceFacts } from '../land/place.ts';

/** Metres: whoever is higher has no room at an edge. */
const LARGE = 3;
/** More of them have no room at an edge. */
const FEW = 3;
const STILL: ReadonlySet<string> = new Set(['sit', 'stand', 'kneel']);

/** The place as those see it who stay where it breaks off: the film plays there, and is seen from its side. */
export function takeLookout(facts: PlaceFacts, { cast, beats }: Pick<Script, 'cast' | 'beats'>): PlaceFacts {
  const { lookout } = facts;
  const seen = cast.filter(({ scenery }) => !scenery);
  const people = seen.filter(({ person }) => person !== null).reduce((sum, { count }) => sum + count, 0);
  const goes = beats.some(({ act }) => findAct(act)?.frame === 'go' && !STILL.has(act));
  // A dragon that one faces there would hang over the sea.
  const large = seen.some(({ person, size, thing }) =>
    person !== null ? size > 1.6 : findThing(thing)?.alive === true && (findThing(thing)?.metres ?? 0) * size > LARGE,
  );
  if (lookout === undefined || people === 0 || people > FEW || seen.length > FEW + 1 || goes || large) return facts;
  return { ...facts, middle: lookout.at, bestView: lookout.view, openRadius: lookout.room };
}
