import type { Beat, Shot } from '../../../director/script.ts';
import { type Draft, isAlive, isBorne, isPerson, metresOf, relate, roleOf } from '../draft.ts';

/** Metres: what is larger is held on to, and does not come into anybody's arms. */
const MOST = 1.3;
const COMES = /^(?:run|walk|jump|chase)$/;
/** Seconds until it has come, where nobody says that it ran. */
const COMING = 1.4;

/** Metres: what is no larger is taken up to be hugged. */
const LAP_METRES = 0.55;

/** "hugs a cat": it is in her arms, and she does not bend down over it. */
export function hugInArms(draft: Draft): void {
  for (const hug of draft.beats) {
    const pet = roleOf(draft, hug.target);
    if (hug.act !== 'hug' || pet === undefined || isPerson(pet) || !isAlive(draft, pet.id) || pet.count > 1) continue;
    if (!isPerson(roleOf(draft, hug.role)) || metresOf(draft, pet.id) > LAP_METRES || isBorne(draft, pet.id)) continue;
    const goes = draft.beats.some(({ role, act }) => (role === pet.id || role === hug.role) && COMES.test(act));
    if (goes || hug.from > 0.5) continue;
    draft.relations = draft.relations.filter(({ role, to }) => role !== pet.id && to !== pet.id);
    relate(draft, hug.role, 'holding', pet.id);
    draft.beats = draft.beats.map((each) => (each === hug ? { ...each, act: 'hold', verb: 'hold' } : each));
  }
}

/** "his dog runs up and jumps into his arms": it comes to him, who waits, goes down to it and holds it; no paws embrace anybody. */
export function jumpIntoArms(draft: Draft): void {
  for (const leap of draft.beats) {
    const { role, target, act } = leap;
    const pet = roleOf(draft, role);
    if (act !== 'hug' || target === null || isPerson(pet) || !isAlive(draft, role) || (pet?.count ?? 1) > 1) continue;
    if (!isPerson(roleOf(draft, target)) || metresOf(draft, role) > MOST) continue;
    const from = Math.max(leap.from, COMING);
    const welcome: Beat = {
      ...leap,
      role: target,
      target: role,
      verb: 'hug',
      from,
      part: null,
      direction: null,
      where: null,
    };
    const comes: Beat = {
      ...leap,
      act: 'run',
      verb: 'run',
      target,
      from: 0,
      to: from,
      direction: 'toward',
      where: null,
    };
    draft.beats = draft.beats.flatMap((each): Beat[] => {
      if (each === leap) return [comes, welcome];
      // It goes nowhere else on its way, and who is come to waits there.
      if (each.role === role && COMES.test(each.act)) return [];
      if (each.role === target && each.to > from) return each.from < from ? [{ ...each, to: from }] : [];
      return [each];
    });
    draft.beats = draft.beats.map((each) =>
      each.role === target && /^(?:walk|run)$/.test(each.act) ? { ...each, to: Math.min(each.to, from * 0.5) } : each,
    );
  }
}

/** Both are in the picture of whoever waits; one that follows the dog would come to half of them. */
export const seeWhoHolds = (shots: readonly Shot[], draft: Pick<Draft, 'beats' | 'cast'>): readonly Shot[] =>
  shots.map((shot) => {
    const holds = draft.beats.find(
      ({ role, act, target, from, to }) =>
        act === 'hug' && target === shot.subject && isPerson(roleOf(draft, role)) && from < shot.to && to > shot.from,
    );
    const pet = roleOf(draft, shot.subject);
    return holds === undefined || pet === undefined || isPerson(pet) ? shot : { ...shot, subject: holds.role };
  });
