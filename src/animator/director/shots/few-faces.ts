import type { Beat, Role, RoleRelation } from '../script.ts';
import { isAlive, isLarge, nearOf } from './near-of.ts';

interface Story {
  readonly roles: readonly Role[];
  readonly beats: readonly Beat[];
  readonly relations: readonly RoleRelation[];
}

/** So many fit into one picture from the waist up. */
const FEW = 3;
/** Done on the spot by two who hold each other. */
const SLOWLY = /\b(?:slow|sway)/;
/** Done by one to another who stands or sits before them. */
const AT_SOMEBODY = /^(?:auscultate|hold_hands|pet|take_measure)$/;

/** Two or three people who have to do with each other and stay where they are: their faces tell it, and none of them leaves the picture. */
export function isCompany(hero: Role, { roles, beats, relations }: Story): boolean {
  const people = roles.filter(({ person, scenery }) => person !== null && !scenery);
  const count = people.reduce((sum, role) => sum + role.count, 0);
  const others = roles.some(
    (role) => role.person === null && !role.scenery && (isAlive(role.id, roles) || isLarge(role)),
  );
  if (hero.person === null || count < 2 || count > FEW || others || people.some(({ size }) => size !== 1)) return false;
  const own = beats.filter(({ role }) => people.some(({ id }) => id === role));
  const linked = (id: number): boolean =>
    id === hero.id ||
    own.some(
      ({ role, target, together }) =>
        (role === id && (target === hero.id || together.includes(hero.id))) || (role === hero.id && target === id),
    ) ||
    relations.some(({ role, to }) => (role === id && to === hero.id) || (role === hero.id && to === id));
  const stays = (beat: Beat): boolean =>
    beat.act === 'dance'
      ? SLOWLY.test(`${beat.verb} ${beat.manner ?? ''}`)
      : AT_SOMEBODY.test(beat.act) || nearOf(beat, roles) !== 'wide';
  return own.length > 0 && people.every(({ id }) => linked(id)) && own.every(stays);
}
