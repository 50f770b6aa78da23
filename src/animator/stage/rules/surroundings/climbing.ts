import { placeHas } from '../../../catalogue/places.ts';
import { isCloseUp } from '../../../catalogue/shot-sizes.ts';
import { isClimbed } from '../../../catalogue/uses.ts';
import type { Shot } from '../../../director/script.ts';
import {
  addRole,
  type Draft,
  editBeats,
  editRole,
  isAlive,
  isPerson,
  relate,
  roleOf,
  thingOf,
  withoutRelations,
} from '../draft.ts';

/** Whoever climbs is on what is climbed, not in the air beside it; where nothing is named there is a rock, or a wall made for it. */
export function climbUp(draft: Draft): void {
  for (const beat of draft.beats.filter(({ act }) => act === 'climb')) {
    const climbable = (id: number | null): boolean => isClimbed(thingOf(draft, id)?.kind ?? '');
    const person = isPerson(roleOf(draft, beat.role));
    // "climbs a rope": one that hangs there, and no coil in the hands.
    if (beat.target !== null && thingOf(draft, beat.target)?.kind === 'rope')
      editRole(draft, beat.target, { thing: 'climbing rope' });
    if (!isAlive(draft, beat.role) || (beat.target !== null && !climbable(beat.target))) continue;
    if ((roleOf(draft, beat.role)?.count ?? 1) > 1) continue;
    const named =
      beat.target ??
      draft.relations.find((each) => each.role === beat.role && climbable(each.to))?.to ??
      draft.cast.find(({ id, scenery }) => !scenery && climbable(id))?.id;
    // Onto a chair one gets without a rock.
    const onto = draft.relations.some(({ role, relation }) => role === beat.role && relation === 'on');
    if (named === undefined && (!person || onto)) continue;
    const site =
      named ?? addRole(draft, { thing: placeHas(draft.set.place, 'room') ? 'climbing wall' : 'rock wall', count: 1 });
    editRole(draft, site, { count: 1, scenery: false });
    withoutRelations(draft, beat.role, site);
    relate(draft, beat.role, 'on', site);
    editBeats(draft, (each) => (each.role === beat.role && each.act === 'climb' ? { ...each, target: null } : each));
  }
}

/** Who goes up a face of rock soon leaves a picture of the face: one sees the hands and feet that do it as well. */
export const seeWhoClimbs = (
  shots: readonly Shot[],
  { relations, cast }: Pick<Draft, 'relations' | 'cast'>,
): readonly Shot[] =>
  shots.map((shot) => {
    const near = isCloseUp(shot.size);
    const climbs = relations.some(
      ({ role, to, relation }) =>
        role === shot.subject && relation === 'on' && cast.some(({ id, thing }) => id === to && thing === 'rock wall'),
    );
    return near && climbs ? { ...shot, size: 'medium', part: null } : shot;
  });
