import { growsThere, isTable, workPlaceOf } from '../../../catalogue/uses.ts';
import {
  type Draft,
  editBeats,
  isAlive,
  isBorne,
  isHeldTool,
  isPerson,
  isSmall,
  metresOf,
  relate,
  roleOf,
  thingOf,
} from '../draft.ts';
import { isAtPost } from './posts.ts';
import { packOnFloor, tableOf } from './tables.ts';

const KITCHEN_ACTS: ReadonlySet<string> = new Set(['cook', 'stir', 'knead', 'cut', 'pour', 'hammer']);

/** What is worked on and is small lies on a table; what is done on one and to nothing that is named is done at one. */
export function layTable(draft: Draft, indoor: boolean): void {
  editBeats(draft, (beat) =>
    indoor &&
    beat.target === null &&
    KITCHEN_ACTS.has(beat.act) &&
    isPerson(roleOf(draft, beat.role)) &&
    !isAtPost(draft, beat.role)
      ? { ...beat, target: tableOf(draft) }
      : beat,
  );
  for (const { role, act, target, instrument } of draft.beats) {
    if (!indoor && act === 'put' && isPerson(roleOf(draft, role)) && setDown(draft, role, target)) continue;
    if (workPlaceOf(act) === null || workPlaceOf(act) === 'ground' || !isAlive(draft, role)) continue;
    for (const thing of [target, instrument]) {
      // Outside flowers are cut where they grow, and nothing that grows there comes to a table.
      if (!indoor && growsThere(thingOf(draft, thing)?.kind ?? '')) continue;
      // What one pours from is in the hand, and what one works with.
      const keeps = thing === instrument && (act === 'pour' || isHeldTool(draft, role, instrument));
      if (!isSmall(draft, thing) || thing === role || keeps) continue;
      // "grating cheese over a bowl": both are on the table.
      draft.relations = draft.relations.filter(
        ({ role: own, to, relation }) =>
          !(to === thing && relation === 'holding') && !(own === thing && relation === 'above' && isSmall(draft, to)),
      );
      const vessel = draft.relations.find((each) => each.role === thing && each.relation === 'in')?.to;
      const laid = isSmall(draft, vessel ?? null) ? (vessel ?? thing) : thing;
      if (!isBorne(draft, laid) && !(act === 'put' && packOnFloor(draft, role, laid)))
        relate(draft, laid, 'on', tableOf(draft));
    }
  }
}

/** Outside no table stands ready: what is put somewhere comes onto what they work at, and stays in the hand where that is nothing. */
function setDown(draft: Draft, role: number, target: number | null): boolean {
  if (!isSmall(draft, target) || isBorne(draft, target) || draft.cast.some(({ thing }) => isTable(thing))) return false;
  const site = draft.beats.find(
    (beat) =>
      beat.role === role &&
      beat.target !== null &&
      beat.target !== target &&
      !isAlive(draft, beat.target) &&
      metresOf(draft, beat.target) > metresOf(draft, target),
  )?.target;
  if (site == null) relate(draft, role, 'holding', target);
  else relate(draft, target, 'on', site);
  return true;
}
