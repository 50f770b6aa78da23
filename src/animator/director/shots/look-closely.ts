import { findThing } from '../../catalogue/things.ts';
import type { Beat, Role, RoleRelation, Shot } from '../script.ts';

/** Metres: a smaller animal fills the picture and is seen whole. */
const FILLS_MACRO = 0.12;

const STORY_BEATS = 4;

/** A macro lens shows what somebody works at, not the one who does. */
export function lookClosely(
  shot: Shot,
  roles: readonly Role[],
  beats: readonly Beat[],
  relations: readonly RoleRelation[] = [],
): Shot {
  const subject = roles[shot.subject ?? -1];
  const folk = roles.find((role) => isTinyFolk(role) && beats.some((beat) => beat.role === role.id));
  if (folk !== undefined && shot.part === null && (NEAR.has(shot.size) || !shot.sizeStated))
    return { ...shot, size: 'full', subject: subject !== undefined && isTinyFolk(subject) ? subject.id : folk.id };
  const part = partAtWork(shot, beats);
  if (part !== null) return { ...shot, part };
  // A flower that opens is looked at alone, with what lies behind it out of focus.
  if (shot.size === 'wide' && !shot.sizeStated && subject !== undefined && isBlooming(subject, beats))
    return { ...shot, size: 'full', focus: 'shallow' };
  // Of a world in glass one sees all of the glass, and nothing that is larger.
  if (subject?.encloses !== undefined && (!shot.sizeStated || shot.size === 'extreme_close'))
    return { ...shot, size: 'medium' };
  if (!shot.sizeStated && subject !== undefined && isInCup(subject, roles, relations))
    return { ...shot, size: 'medium' };
  // Near to a ship one sees a ship, and not a plank of it.
  if (subject !== undefined && shot.size === 'close' && shot.part === null && isLarge(subject))
    return { ...shot, size: 'medium' };
  if (shot.lens !== 'macro' || shot.part !== null || subject === undefined) return shot;
  // Of a whole animal it shows head and paws, of a beetle no more than fits.
  const beast = subject.person === null && (findThing(subject.thing)?.alive ?? false);
  if (beast && (findThing(subject.thing)?.metres ?? 0) * subject.size >= FILLS_MACRO) return { ...shot, size: 'close' };
  if (subject.person === null) return shot;
  // Of a figurine on a table it shows the figurine.
  if (subject.traits.includes('toy')) return shot;
  // Whoever does one thing after the other is seen doing it, however near the details are.
  const own = beats.filter(({ role }) => role === shot.subject);
  if (own.length >= STORY_BEATS) return { ...shot, size: 'medium' };
  const work = own.find(({ target }) => target !== null && roles[target]?.person == null);
  return work === undefined ? shot : { ...shot, subject: work.target };
}

/** Metres. */
const SMALL_PLANT = 0.7;
const isBlooming = ({ id, thing, size, count }: Role, beats: readonly Beat[]): boolean => {
  const found = findThing(thing);
  const grows = beats.some(({ role, act }) => role === id && /^(?:bloom|grow|open|push_up)$/.test(act));
  return found?.blooms === true && count === 1 && found.metres * size < SMALL_PLANT && grows;
};

/** Of life: people who are no larger are seen whole, however near the camera comes, with what they work at. */
const FOLK_SIZE = 0.4;
const isTinyFolk = ({ person, size, scenery }: Role): boolean => person !== null && !scenery && size <= FOLK_SIZE;

const NEAR: ReadonlySet<string> = new Set(['close', 'extreme_close']);

/** "She ties her shoelaces, close-up": of who is busy with the shoes one sees them, and the hands there. */
const partAtWork = ({ subject, size, part }: Shot, beats: readonly Beat[]): string | null =>
  part === null && NEAR.has(size) && beats.some(({ role, act }) => role === subject && act === 'tie_shoes')
    ? 'laces'
    : null;

/** Metres. */
const LARGE = 8;
const isLarge = ({ person, thing, size }: Role): boolean => {
  const found = findThing(thing);
  return person === null && found !== null && !found.alive && found.metres * size > LARGE;
};

/** Metres: what is smaller is seen from near, with whoever is in it. */
const CUP_METRES = 0.4;
const isInCup = ({ id }: Role, roles: readonly Role[], relations: readonly RoleRelation[]): boolean =>
  relations.some(
    ({ role, relation, to }) =>
      role === id &&
      (relation === 'in' || relation === 'inside') &&
      (findThing(roles[to ?? -1]?.thing ?? '')?.metres ?? CUP_METRES) < CUP_METRES,
  );

/** Bats that pour out of a cave are none. */
const isVessel = (role: Role | undefined): boolean => role?.person === null && findThing(role.thing)?.alive !== true;

/** What lies in them is hidden by their rim from aside. */
const RIMMED = /^(?:pan|pot|wok|bowl|cauldron|basket|bathtub|nest|sink)$/;
const isBehindRim = ({ subject, size }: Shot, roles: readonly Role[], relations: readonly RoleRelation[]): boolean =>
  NEAR.has(size) &&
  relations.some(
    ({ role, relation, to }) =>
      role === subject &&
      /^(?:in|inside|on)$/.test(relation) &&
      roles[role]?.person == null &&
      RIMMED.test(roles[to ?? -1]?.thing ?? ''),
  );

/** Into what is filled one looks from above, and onto what is cooked. */
export const intoVessel = (
  shot: Shot,
  roles: readonly Role[],
  beats: readonly Beat[],
  relations: readonly RoleRelation[],
): Shot =>
  shot.angle === 'eye' &&
  (isBehindRim(shot, roles, relations) ||
    beats.some(({ role, act }) => act === 'pour' && role === shot.subject && isVessel(roles[role]))) &&
  isStill(shot)
    ? { ...shot, angle: 'high' }
    : shot;
const isStill = ({ move }: Shot): boolean => move === 'static' || move === 'dolly_in' || move === 'orbit_right';
