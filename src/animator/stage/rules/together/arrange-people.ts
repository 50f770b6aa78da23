import { findAct } from '../../../catalogue/acts.ts';
import { ARRANGEMENTS, type Arrangement, type Furniture, type PlaceOfPerson } from '../../../catalogue/arrangements.ts';
import { PLACE_FEATURES, placeHas } from '../../../catalogue/places.ts';
import { broughtFor, hasHands, isSeat, isSharedCraft, isTable, workPlaceOf } from '../../../catalogue/uses.ts';
import type { Beat, Role } from '../../../director/script.ts';
import { addRole, beatOf, type Draft, editBeats, editRole, isPerson, relate, roleOf, thingOf } from '../draft.ts';

interface Party {
  readonly doers: readonly Role[];
  readonly others: readonly Role[];
  /** By which it was found. */
  readonly beat: Beat;
}

const isDone = ({ done }: Arrangement, { act, verb }: Beat): boolean => done.has(act) || done.has(verb);

/** Whoever does something that has its own arrangement in the catalogue is where that says, with whom it is done with and what stands between them. */
export function arrangePeople(draft: Draft): void {
  for (const row of ARRANGEMENTS) {
    const party = partyOf(draft, row);
    if (party !== null) setUp(draft, row, party);
  }
}

const isFigure = (draft: Draft, role: Role | undefined): boolean =>
  role !== undefined && (isPerson(role) || hasHands(thingOf(draft, role.id)?.kind ?? ''));

const isCalled = ({ noun, word, person }: Role, callings: ReadonlySet<string>): boolean =>
  callings.has(noun) ||
  callings.has(person?.role ?? '') ||
  [...callings].some((calling) => word === calling || word.endsWith(` ${calling}`));

const isIn = (place: string, places: ReadonlySet<string> | null): boolean =>
  places === null ||
  places.has(place) ||
  PLACE_FEATURES.some((feature) => places.has(feature) && placeHas(place, feature));

/** Who goes somewhere is arranged by the way. */
const stays = ({ beats }: Draft, id: number): boolean =>
  beats.every(({ role, act, transit }) => role !== id || (findAct(act)?.frame !== 'go' && transit === undefined));

const isLying = ({ relations, cast }: Draft, id: number): boolean =>
  relations.some(
    ({ role, relation, to }) =>
      role === id && /^(?:in|on)$/.test(relation) && cast.some((bed) => bed.id === to && bed.thing === 'bed'),
  );
/** Sits there, or is there with nothing to do but to be served. */
const isAtCounter = ({ prompt, set, relations, beats }: Draft, id: number): boolean =>
  (AT_COUNTER.test(prompt) && beats.some(({ role, act }) => role === id && act === 'sit')) ||
  (set.dressing.includes('counter') &&
    (relations.some(({ role, where }) => role === id && where === 'counter') ||
      beats.some(({ role, act, where }) => role === id && act === 'sit' && where === 'counter')));
/** "at the counter of a diner": named with its house. */
const AT_COUNTER = /\bat (?:the|a) (?:lunch |bar )?counter\b/i;
const isYoung = ({ person }: Role): boolean => /^(?:child|baby)$/.test(person?.age ?? '');
const instancesOf = (roles: readonly Role[]): number => roles.reduce((sum, { count }) => sum + count, 0);

/** Whether somebody has the hands at a work that is none of the row's: then they are where that is done. */
const worksElsewhere = ({ beats }: Draft, { done }: Arrangement, id: number): boolean =>
  beats.some(
    ({ role, act, verb }) =>
      role === id &&
      !done.has(act) &&
      !done.has(verb) &&
      (isSharedCraft(act) || broughtFor(act, findAct(verb) === null ? verb : act) !== null),
  );

/** Whoever has an animal or a thing in hand beside what they say tells no story to the child who looks on: words alone sit nobody down. */
const onlySays = (draft: Draft, { to, done }: Arrangement, beat: Beat): boolean =>
  to.who !== 'children' ||
  beat.act !== 'speak' ||
  draft.beats.every(
    ({ role, act, verb, target }) =>
      role !== beat.role || done.has(act) || done.has(verb) || target === null || isPerson(roleOf(draft, target)),
  );

const shareSeat = ({ relations, cast }: Draft, a: number, b: number): boolean =>
  relations.some(
    ({ role, relation, to }) =>
      role === a &&
      isOn(relation) &&
      to !== null &&
      isSeat(cast.find(({ id }) => id === to)?.thing ?? '') &&
      relations.some((each) => each.role === b && isOn(each.relation) && each.to === to),
  );

/** "sits at the kitchen table and shows her": there, and in no armchair. */
const sitsAtTable = (draft: Draft, id: number): boolean =>
  draft.beats.some(({ role, act }) => role === id && act === 'sit') &&
  draft.relations.some(
    ({ role, relation, to }) =>
      role === id && /^(?:near|beside|behind)$/.test(relation) && isTable(thingOf(draft, to)?.kind ?? ''),
  );

/** Whom a row is about; null where it does not hold. */
function partyOf(draft: Draft, row: Arrangement): Party | null {
  if (!isIn(draft.set.place, row.places)) return null;
  const isFree = (role: Role | undefined): role is Role =>
    role !== undefined &&
    isFigure(draft, role) &&
    stays(draft, role.id) &&
    !worksElsewhere(draft, row, role.id) &&
    !draft.stands.some((stand) => stand.role === role.id);
  for (const beat of draft.beats) {
    if (!isDone(row, beat) || !onlySays(draft, row, beat)) continue;
    const doer = roleOf(draft, beat.role);
    if (!isFree(doer) || doer.count > row.doer.length || (row.by !== null && !isCalled(doer, row.by))) continue;
    // What they do is done at something that the prompt has to name; what else belongs to it is brought.
    if (row.others.length === 0)
      return draft.cast.some((piece) => piece.thing === row.furniture[0]?.thing)
        ? { doers: [doer], others: [], beat }
        : null;
    const others = othersOf(draft, row, beat).filter((role) => isFree(role) && role.id !== doer.id);
    const count = instancesOf(others);
    // "A mother and daughter talk on a sofa": side by side, and nobody tells a story to who sits on the floor.
    if (row.to.who === 'children' && others.some(({ id }) => shareSeat(draft, doer.id, id))) continue;
    if (row.to.who === 'children' && sitsAtTable(draft, doer.id)) continue;
    if (count > 0 && count <= row.to.most) return { doers: [doer], others: asManyAs(draft, row, others), beat };
  }
  return null;
}

/** Of a class so many are shown as the row has seats for. */
function asManyAs(draft: Draft, row: Arrangement, others: readonly Role[]): Role[] {
  const over = instancesOf(others) - row.others.length;
  const [most] = [...others].sort((a, b) => b.count - a.count);
  if (over <= 0 || most === undefined || row.others.some(({ on }) => on === null)) return [...others];
  editRole(draft, most.id, { count: Math.max(1, most.count - over) });
  return others.map((role) => roleOf(draft, role.id) ?? role);
}

/** Those it is done to, or who are there for it. */
function othersOf(draft: Draft, { to }: Arrangement, { role, target, toWhom, together }: Beat): Role[] {
  const fits = (other: Role): boolean =>
    other.id !== role &&
    isFigure(draft, other) &&
    (to.callings === null || isCalled(other, to.callings)) &&
    (to.who !== 'lying' || isLying(draft, other.id)) &&
    (to.who !== 'children' || isYoung(other)) &&
    (to.who !== 'counter' || isAtCounter(draft, other.id));
  const told = [target, toWhom ?? null, ...together];
  const named = draft.cast.filter((other) => told.includes(other.id) && fits(other));
  if (named.length > 0 && to.callings === null) return named;
  return draft.cast.filter(fits);
}

const isOn = (relation: string): boolean => relation === 'on' || relation === 'in';

/** What keeps its place on somebody wherever they are. */
const ON_THEM = /^(?:holding|wearing)$/;

function setUp(draft: Draft, row: Arrangement, { doers, others, beat }: Party): void {
  const all = new Set([...doers, ...others].map(({ id }) => id));
  const places = [...placesOf(row.doer, doers), ...placesOf(row.others, others)];
  const told = draft.relations.filter(({ role, relation, to }) => all.has(role) && isOn(relation) && to !== null);
  // Where they were told to be is said by the row; what they have in their hands stays there.
  draft.relations = draft.relations.filter(
    ({ role, relation, to }) =>
      !all.has(role) || ON_THEM.test(relation) || (to !== null && !all.has(to) && isFigure(draft, roleOf(draft, to))),
  );
  const pieces = new Map<string, number>();
  const isPiece = (id: number | null): boolean => id !== null && [...pieces.values()].includes(id);
  for (const piece of row.furniture) {
    const seated = places.filter(({ place }) => place.on === piece.name).length;
    const { across, near, facing } = piece;
    // Several of one role have seats of one role.
    const first = piece.ordinal > 1 && others.some(({ count }) => count > 1) ? pieces.get(piece.kind) : undefined;
    if (first !== undefined) {
      pieces.set(piece.name, first);
      editRole(draft, first, { count: piece.ordinal });
      const instance = piece.ordinal - 1;
      draft.stands = [...draft.stands, { group: row.name, role: first, instance, across, near, facing, floor: false }];
      continue;
    }
    const id = bringPiece(draft, piece, { taken: new Set(pieces.values()), seated, beat, told, all });
    if (id === null) continue;
    pieces.set(piece.name, id);
    draft.relations = draft.relations.filter(({ role, to }) => role !== id || to === null);
    draft.stands = [...draft.stands, { group: row.name, role: id, instance: 0, across, near, facing, floor: false }];
  }
  for (const placed of places) {
    const bearer = placed.place.on === null ? null : (pieces.get(placed.place.on) ?? null);
    const own = told.find(({ role, to }) => role === placed.role.id && (bearer === null ? isPiece(to) : to === bearer));
    // "sits on the edge of the bed": there, whatever the row says.
    if (own !== undefined) draft.relations = [...draft.relations, own];
    takePlace(draft, own === undefined ? placed : { ...placed, place: { on: '' } }, pieces, row.name);
  }
  const [doer, other] = [doers[0], others[0]];
  if (doer === undefined) return;
  for (const { id } of others) relate(draft, id, 'facing', doer.id);
  if (other !== undefined) relate(draft, doer.id, 'facing', other.id);
  const { does } = row;
  editBeats(draft, (each) =>
    all.has(each.role) && SETTLED.has(each.act) && isPiece(each.target) ? { ...each, target: null } : each,
  );
  editBeats(draft, (each) => {
    if (each.role !== doer.id || !isDone(row, each)) return each;
    // What is poured or laid down goes on being so.
    const act = does === null || frameOf(each) === 'voice' || workPlaceOf(each.act) !== null ? each.act : does;
    const toOther = findAct(act)?.frame === 'with' && !isFigure(draft, roleOf(draft, each.target));
    return { ...each, act, ...(toOther ? { target: other?.id ?? null } : {}) };
  });
}

/** What one does on the piece itself. */
const SETTLED: ReadonlySet<string> = new Set(['sit', 'lie', 'sleep', 'eat', 'drink']);

const frameOf = ({ act }: Beat): string => findAct(act)?.frame ?? '';

interface Placed {
  readonly role: Role;
  readonly instance: number;
  readonly place: PlaceOfPerson;
}

/** One after the other, each of several a place of its own. */
const placesOf = (places: readonly PlaceOfPerson[], roles: readonly Role[]): Placed[] =>
  roles
    .flatMap((role) => Array.from({ length: role.count }, (_, instance) => ({ role, instance })))
    .flatMap(({ role, instance }, index): Placed[] => {
      const place = places[index];
      return place === undefined ? [] : [{ role, instance, place }];
    });

const DRINKS = /^(?:coffee|tea|cup|glass|wine glass|wine bottle|beer|milk|juice|whiskey|champagne|cocktail|water)$/;

interface Bringing {
  readonly taken: ReadonlySet<number>;
  /** How many sit there. */
  readonly seated: number;
  readonly beat: Beat;
  /** Where they were told to be, and who they are. */
  readonly told: Draft['relations'];
  readonly all: ReadonlySet<number>;
}

/** One of the film's own, or one that is brought; null for what the prompt does not name and nobody needs. */
function bringPiece(
  draft: Draft,
  { thing, made, optional, name }: Furniture,
  { taken, seated, beat, told, all }: Bringing,
): number | null {
  const sat = draft.cast.find(
    ({ id, thing: kind }) =>
      thing === 'barber chair' && isSeat(kind) && told.some(({ role, to }) => to === id && all.has(role)),
  );
  const own =
    sat ??
    draft.cast.find(
      (role) =>
        !taken.has(role.id) &&
        !isFigure(draft, role) &&
        (role.noun === name ||
          (thing !== null && (role.thing === thing || (thing === 'laid table' && isTable(role.thing))))),
    );
  if (own === undefined && (optional || thing === null)) return null;
  const id = own?.id ?? addRole(draft, { thing: thing ?? name, variety: thing === 'laid table' ? [] : made });
  const served = beat.target === null ? null : thingOf(draft, beat.target);
  const laid = served === null || served.alive || DRINKS.test(served.kind) ? made : ['bare'];
  const lit = draft.set.lights.includes('candlelight') ? ['candlelit'] : [];
  const several = (own?.count ?? 1) > 1 && thing !== null;
  editRole(draft, id, {
    ...{ count: 1, scenery: false, ...(sat === undefined ? {} : { thing: 'barber chair', size: 1 }) },
    ...(thing === 'laid table' ? { thing, size: 1, parts: [`places ${seated}`, ...laid, ...lit] } : {}),
  });
  // Of two armchairs the prompt tells in one word.
  if (several && own !== undefined) draft.cast = [...draft.cast, { ...own, id: nextId(draft), count: own.count - 1 }];
  return id;
}

const nextId = ({ cast }: Draft): number => Math.max(...cast.map(({ id }) => id)) + 1;

function takePlace(
  draft: Draft,
  { role: { id }, instance, place }: Placed,
  pieces: ReadonlyMap<string, number>,
  group: string,
): void {
  const bearer = place.on === null ? undefined : pieces.get(place.on);
  const isThere = draft.relations.some(({ role, relation, to }) => role === id && relation === 'on' && to === bearer);
  if (bearer !== undefined && !isThere) relate(draft, id, 'on', bearer);
  const own = { group, role: id, instance };
  if (place.on === null) {
    const { across, near, facing, floor } = place;
    draft.stands = [...draft.stands, { ...own, across, near, facing, floor }];
  } else draft.stands = [...draft.stands, { ...own, across: 0, near: 0, facing: 0, floor: false, borne: true }];
  if (draft.beats.some((beat) => beat.role === id)) return;
  const act = bearer !== undefined || (place.on === null && place.floor) ? 'sit' : 'stand';
  draft.beats = [...draft.beats, { ...beatOf(draft, act), role: id }];
}
