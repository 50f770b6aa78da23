import type { VerbChunk } from '../mentions/chunks.ts';
import type { Scope } from './scope.ts';

/** "eats a sandwich sitting on a bench", "sips tea looking out": how somebody is who has a thing in the hands is said of them, not of it. */
export function isOfHandler({ subjects, last, verb, discourse }: Scope, { act }: VerbChunk): boolean {
  const [handled, doer] = [discourse.entities[last[0] ?? -1], discourse.entities[subjects[0] ?? -1]];
  if (handled === undefined || doer === undefined || subjects.includes(handled.id)) return false;
  const isThing = handled.senses.person === null && handled.senses.thing?.alive !== true;
  const isAlive = doer.senses.person !== null || doer.senses.thing?.alive === true;
  if (!isThing || !isAlive) return false;
  // "sits in a boat holding a lantern": what takes hands is not done by what one is in.
  if (verb?.act?.frame === 'stay' && act?.frame === 'hands' && !BY_MACHINES.test(act.act) && !SHAPED.test(handled.noun))
    return true;
  return verb?.act?.frame === 'hands' && (act?.frame === 'stay' || act?.frame === 'face');
}
/** What trucks, cranes and mills do as well. */
const BY_MACHINES = /^(?:carry|pull|push|lift_up|cut|dig|pour|drill|saw|work|spray|blow)$/;
/** Things with hands of their own. */
const SHAPED =
  /(?:^| )(?:statue|robot|doll|puppet|scarecrow|snowman|figure|mannequin|teddy bear|toy|sculpture|android)$/;
