import { findAct } from '../../../catalogue/acts.ts';
import type { Furniture } from '../../../catalogue/arrangements.ts';
import { type Bow, findOccasion, type Occasion } from '../../../catalogue/occasions.ts';
import { isTable } from '../../../catalogue/uses.ts';
import type { Role } from '../../../director/script.ts';
import { addRole, beatOf, type Draft, editBeats, editRole, isPerson, roleOf } from '../draft.ts';

/** So many have room in a bow; a crowd has its own ways. */
const MOST = 9;
/** Metres from one to the next along a bow. */
const APART = 0.82;
/** Of the way from the camera to the middle that somebody is turned: wholly turned, those at both ends would show their backs. */
const TURNED_IN = 0.74;
/** Radians between those of a few: three are not spread around all of it. */
const NEIGHBOURS = 0.75;

/** Where so many stand or sit in a bow, its far end first and then by turns to the left and to the right. */
export function placesOnBow(
  { metres, from, to }: Bow,
  count: number,
): { across: number; near: number; facing: number }[] {
  const each = Math.ceil(count / 2);
  const widest = Math.min(to, from + NEIGHBOURS * Math.max(1, from > 0 ? each - 1 : (count - 1) / 2));
  const angles =
    from > 0
      ? Array.from({ length: count }, (_, index) => {
          const step = Math.floor(index / 2);
          const last = index % 2 === 0 ? each - 1 : Math.max(0, count - each - 1);
          return (index % 2 === 0 ? -1 : 1) * (from + (last === 0 ? 0.35 : (step / last) * (widest - from)));
        })
      : Array.from({ length: count }, (_, index) => (count === 1 ? 0 : (index / (count - 1)) * 2 - 1) * widest).sort(
          (a, b) => Math.abs(a) - Math.abs(b),
        );
  const radius = Math.max(metres, ((count - 1) * APART) / (2 * (widest - from * 0.6)));
  return angles.map((angle) => {
    const [across, near] = [Math.sin(angle) * radius, -Math.cos(angle) * radius];
    return { across, near, facing: Math.atan2(-across, -near) * TURNED_IN };
  });
}

/** Done on one's feet: who dances around a fire does not sit at it. */
const UPRIGHT = /dance|spin|jump|waltz|tango|twirl|leap|twist|hula|juggle|fight|^stand$|^raise_arms$/;

/** What keeps its place on somebody wherever they are. */
const ON_THEM = /^(?:holding|wearing)$/;
const AROUND = /^(?:around|near|beside|with|under|facing|behind|in_front_of)$/;

/** Who goes away, or is somewhere of their own, is not gathered. */
function isThere(draft: Draft, role: Role, { pieces }: Occasion): boolean {
  return (
    isPerson(role) &&
    !draft.stands.some((stand) => stand.role === role.id) &&
    draft.beats.every(
      ({ role: own, act, transit }) =>
        own !== role.id || ((findAct(act)?.frame !== 'go' || act === 'jump') && transit === undefined),
    ) &&
    draft.relations.every(
      ({ role: own, relation, to }) =>
        own !== role.id ||
        ON_THEM.test(relation) ||
        AROUND.test(relation) ||
        to === null ||
        pieces.some(({ thing }) => thing === roleOf(draft, to)?.thing),
    )
  );
}

const countOf = (roles: readonly Role[]): number => roles.reduce((sum, { count }) => sum + count, 0);

/**
 * People who have come together for something are gathered around what belongs to it: on the ground around the blanket or the fire, standing around the grave.
 * What is told of them comes on top. At a table they sit by the rules of tables.
 */
export function holdOccasion(draft: Draft): void {
  const occasion = findOccasion(draft.set.occasion);
  if (occasion === null) return;
  const people = draft.cast.filter((role) => isThere(draft, role, occasion));
  if (countOf(people) < 2) return;
  if (occasion.gathered.at === 'bow' && countOf(people) <= MOST) gather(draft, occasion, occasion.gathered, people);
  if (occasion.gathered.at === 'free') keepBusy(draft, occasion.does, people);
}

/** Of whom nothing is said: what is done there. */
function keepBusy(draft: Draft, act: string, people: readonly Role[]): void {
  for (const { id } of people)
    if (!draft.beats.some(({ role }) => role === id))
      draft.beats = [...draft.beats, { ...beatOf(draft, act), role: id }];
}

function gather(draft: Draft, occasion: Occasion, bow: Bow, people: readonly Role[]): void {
  // On the ground nobody sits beside a table that the prompt names.
  if (bow.posture === 'floor' && draft.cast.some(({ thing }) => isTable(thing))) return;
  const group = occasion.name;
  const all = new Set(people.map(({ id }) => id));
  const pieces = occasion.pieces.flatMap((piece) => bring(draft, piece, group));
  draft.relations = draft.relations.filter(
    ({ role, relation, to }) =>
      !all.has(role) || ON_THEM.test(relation) || (to !== null && !AROUND.test(relation) && !pieces.includes(to)),
  );
  const places = placesOnBow(bow, countOf(people));
  const each = people.flatMap(({ id, count }) =>
    Array.from({ length: count }, (_, instance) => ({ role: id, instance })),
  );
  const upright = new Set(draft.beats.flatMap(({ role, act }) => (UPRIGHT.test(act) ? [role] : [])));
  draft.stands = [
    ...draft.stands,
    ...each.flatMap((who, index) => {
      const place = places[index];
      return place === undefined
        ? []
        : [{ group, ...who, ...place, floor: bow.posture === 'floor' && !upright.has(who.role) }];
    }),
  ];
  keepBusy(draft, occasion.does, people);
  // What is done to the fire or the blanket itself is done around it.
  editBeats(draft, (beat) =>
    all.has(beat.role) &&
    beat.target !== null &&
    pieces.includes(beat.target) &&
    /^(?:sit|stand|gather|eat)$/.test(beat.act)
      ? { ...beat, target: null }
      : beat,
  );
}

/** One that the film has, or one that is brought; what is told to be somewhere of its own stays there. */
function bring(draft: Draft, { thing, made, across, near, facing }: Furniture, group: string): number[] {
  if (thing === null) return [];
  const own = draft.cast.find((role) => role.thing === thing && role.count === 1);
  const id = own?.id ?? addRole(draft, { thing, parts: made });
  const moved = draft.beats.some(({ role, target }) => role === id || target === id);
  const held = draft.relations.some(({ relation, to }) => to === id && relation === 'holding');
  if (held || (moved && thing !== 'fire')) return [id];
  draft.relations = draft.relations.filter(({ role }) => role !== id);
  if (own !== undefined) editRole(draft, id, { scenery: false });
  draft.stands = [...draft.stands, { group, role: id, instance: 0, across, near, facing, floor: false }];
  return [id];
}
