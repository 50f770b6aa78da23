import { isSeat, isStout, workPlaceOf } from '../../../catalogue/uses.ts';
import type { RoleRelation, Script } from '../../../director/script.ts';
import { type Draft, editBeats, isAlive, isPerson, isSmall, metresOf, roleOf, thingOf } from '../draft.ts';

/** How all stand to each other, without what cannot be and with what is meant by it instead. */
export const possibleRelations = (script: Script): RoleRelation[] =>
  script.relations.flatMap((relation) =>
    isPossible(relation, script) ? underWithIt(relation, script) : instead(relation, script),
  );

/** "has tea under a mushroom": what somebody holds is where they are. */
function underWithIt(relation: RoleRelation, { relations }: Script): RoleRelation {
  const holder = relations.find((each) => each.relation === 'holding' && each.to === relation.role)?.role;
  return relation.relation === 'under' && holder !== undefined ? { ...relation, role: holder } : relation;
}

/** What is told to be in a place where nobody fits is worked on there. */
export function aimAtWork(draft: Draft, script: Script): void {
  for (const relation of script.relations) if (!isPossible(relation, script)) aimWork(draft, relation);
}

/** Of life: who is no larger is meant to be seen as tiny. */
const TOLD_TINY = 0.6;

/** Nobody gets into a glass. */
function isPossible({ role, relation, to }: RoleRelation, script: Script): boolean {
  if (to === null || (relation !== 'in' && relation !== 'inside' && relation !== 'on')) return true;
  // What is seen on a screen or in a mirror is followed before it.
  const shown = thingOf(script, to)?.kind;
  if (shown === 'mirror' && isPerson(roleOf(script, role))) return true;
  if ((shown === 'tv' || shown === 'mirror') && isAlive(script, role)) return false;
  // A tiny armchair is one to whoever is as tiny.
  if (isSeat(thingOf(script, to)?.kind ?? '')) return true;
  if (relation === 'on' && isStout(thingOf(script, to)?.kind ?? '') && sits(script, role)) return true;
  // The basket of a balloon has room for two.
  if (thingOf(script, to)?.kind === 'basket' && script.cast.some(({ thing }) => thing === 'balloon')) return true;
  // Who is told to be tiny is as small as a cup, and so is any animal that is told to be in one.
  const told = roleOf(script, role);
  if (told !== undefined && (told.size <= TOLD_TINY || (told.person === null && relation !== 'on'))) return true;
  // A surgeon operates on a patient without climbing on them; only children sit on shoulders.
  const [own, other] = [roleOf(script, role)?.person, roleOf(script, to)?.person];
  if (own && other && own.age !== 'child' && own.age !== 'baby') return false;
  return !(isAlive(script, role) && isSmall(script, to) && metresOf(script, role) > metresOf(script, to) * 2.5);
}

const sits = ({ beats }: Script, id: number): boolean => beats.some(({ role, act }) => role === id && act === 'sit');

/** "She stirs the soup in a pot": not she is in it, but what she stirs. */
function instead({ role, relation, to }: RoleRelation, script: Script): RoleRelation[] {
  const target = script.beats.find(
    (beat) => beat.role === role && isSmall(script, beat.target) && beat.target !== to,
  )?.target;
  return target === undefined || target === null || relation === 'on'
    ? []
    : [{ role: target, relation, to, where: null }];
}

/** "He types on a laptop": not he is on it, but his hands. */
function aimWork(draft: Draft, { role, to }: RoleRelation): void {
  const beat = draft.beats.find((each) => each.role === role && each.target === null && workPlaceOf(each.act) !== null);
  if (beat !== undefined) editBeats(draft, (each) => (each === beat ? { ...each, target: to } : each));
}
