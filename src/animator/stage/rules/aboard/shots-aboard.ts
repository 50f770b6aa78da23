import type { Role, Shot } from '../../../director/script.ts';
import { type Draft, isPerson, roleOf, thingOf } from '../draft.ts';

/** Metres: on what is larger, people are dots where all of it is seen; what drives shows them at its windows. */
const LARGE = { sky: 3, water: 6, ground: 2.8 } as const;
const ABOARD = /^(?:in|on|inside|driving|riding)$/;
/** Seconds that each of two shots lasts at least, and of the film: the first. */
const [LEAST_SECONDS, FIRST_SHARE] = [2, 0.52];
const SIZES: ReadonlySet<Shot['size']> = new Set(['wide', 'full', 'establishing']);

/**
 * "A galleon fights the storm, the captain stands at the wheel": of a film of one shot, about something large with somebody aboard of whom more is told, the
 * second half shows them.
 */
export function showAboard(shots: readonly Shot[], draft: Draft, given: readonly Role[]): readonly Shot[] {
  const [shot, ...more] = shots;
  if (shot === undefined || more.length > 0 || shot.to - shot.from < LEAST_SECONDS * 2) return shots;
  if (!SIZES.has(shot.size) || shot.sizeStated || shot.angle === 'point_of_view' || shot.angle === 'dashcam')
    return shots;
  const pilot = isPerson(roleOf(draft, shot.subject)) ? flownBy(draft, shot.subject) : null;
  const vehicle = roleOf(draft, pilot ?? shot.subject);
  if (vehicle === undefined || !isCraft(draft, vehicle.id)) return shots;
  const fleet = draft.cast.filter(({ thing }) => thing === vehicle.thing).map(({ id }) => id);
  const aboard = given.filter(
    (role) =>
      isPerson(role) &&
      isToldOf(role, draft) &&
      draft.relations.some(
        (each) =>
          each.role === role.id &&
          ABOARD.test(each.relation) &&
          fleet.includes(each.to ?? -1) &&
          (each.where === 'window' || thingOf(draft, vehicle.id)?.realm !== 'ground'),
      ),
  );
  const [who] = pilot === null ? aboard.sort((a, b) => a.count - b.count) : [roleOf(draft, shot.subject)];
  if (who === undefined) return shots;
  const cut = shot.from + (shot.to - shot.from) * FIRST_SHARE;
  return [
    { ...shot, to: cut },
    {
      ...shot,
      from: cut,
      subject: who.id,
      size: 'medium',
      move: 'static',
      also: [],
      part: null,
      alone: true,
    },
  ];
}

/** What somebody is at the controls of, high in the air and with the head out of it. */
const flownBy = (draft: Draft, id: number | null): number | null =>
  draft.relations.find(
    ({ role, relation, to }) =>
      role === id && /^(?:driving|in|on|riding)$/.test(relation) && roleOf(draft, to)?.thing === 'airplane',
  )?.to ?? null;

const isCraft = (draft: Draft, id: number): boolean => {
  const thing = thingOf(draft, id);
  if (thing === null || !thing.moves || thing.alive) return false;
  return thing.metres >= (thing.realm === 'sky' ? LARGE.sky : thing.realm === 'water' ? LARGE.water : LARGE.ground);
};

/** They do something, or it is told how they look. */
const isToldOf = ({ id, wears, parts, traits, person }: Role, { beats }: Draft): boolean =>
  beats.some(({ role }) => role === id) ||
  wears.length > 0 ||
  parts.length > 0 ||
  traits.length > 0 ||
  person?.beard != null;
