import { findAct } from '../../../catalogue/acts.ts';
import { placeHas } from '../../../catalogue/places.ts';
import {
  type Brought,
  boardActOf,
  broughtFor,
  holdWayOf,
  isEntered,
  isShared,
  isStation,
  isTable,
  standsFor,
  workPlaceOf,
} from '../../../catalogue/uses.ts';
import {
  addRole,
  beatOf,
  type Draft,
  editBeats,
  editRole,
  isAlive,
  isBorne,
  isPerson,
  isSmall,
  metresOf,
  relate,
  roleOf,
  thingOf,
} from '../draft.ts';
import { arrivingBeat, leavingBeat } from '../surroundings/arrive.ts';

/** Whoever plays the piano sits at one, who rows is in a boat: what an act is done at is there, named or not, and whoever does it is where one does it. */
const FIGURINE_METRES = 0.3;

export function bringWorkplace(draft: Draft): void {
  for (const beat of draft.beats) {
    // Who bounces on the heels is on no trampoline: a verb that is another act's name says nothing of what is needed.
    const brought = broughtFor(beat.act, findAct(beat.verb) === null ? beat.verb : beat.act);
    if (brought === null || !isPerson(roleOf(draft, beat.role))) continue;
    const { thing, how, places } = brought;
    // Tiny folk on a table work at what lies there.
    if (metresOf(draft, beat.role) < FIGURINE_METRES) continue;
    if (places !== null && !places.has(draft.set.place)) continue;
    // A surfer who paddles out is on the board.
    if (beat.act === 'row' && isOnBoard(draft, beat.role)) continue;
    if (beat.act === 'water' && isInGarden(draft, beat.role)) continue;
    if (how === 'at' && beat.target !== null && !(beat.act === 'hammer' && isForged(draft, beat.target))) continue;
    const named = namedFor(draft, beat.role, beat.target, thing);
    const count = roleOf(draft, beat.role)?.count ?? 1;
    // Of boards everybody has one; in a boat there is room for all.
    const each = boardActOf(thing) !== null ? count : 1;
    if (named === null && count > each && how !== 'in' && !isShared(thing)) continue;
    const site = named ?? addRole(draft, { thing, count: each });
    const size = sizeFor(draft, beat.act, { thing, how });
    if (size < 1 && (named === null || isStation(thing))) editRole(draft, site, { size });
    if (how === 'at') {
      layOnAnvil(draft, beat.target, site);
      editBeats(draft, (each) => (each === beat ? { ...each, target: site } : each));
      draft.relations = draft.relations.filter(({ role, to }) => !(role === beat.role && to === site));
      continue;
    }
    if (thing === 'boat' && VESSELS.test(thingOf(draft, site)?.kind ?? ''))
      editRole(draft, site, { variety: [...(roleOf(draft, site)?.variety ?? []), 'rowing boat'] });
    draft.relations = draft.relations.filter(({ role, to }) => !(role === beat.role && to === site));
    relate(draft, beat.role, how, site);
    if (how === 'holding') draft.beats = [...draft.beats, { ...beat, role: site, target: null }];
    editBeats(draft, (each) => (each.role === beat.role && each.target === site ? { ...each, target: null } : each));
  }
  swingAlong(draft);
}

/** Beds are along its walls. */
const isInGarden = (draft: Draft, id: number): boolean =>
  draft.relations.some(({ role, to }) => role === id && isEntered(thingOf(draft, to)?.kind ?? ''));

const isOnBoard = (draft: Draft, id: number): boolean =>
  draft.relations.some(
    ({ role, relation, to }) =>
      role === id &&
      (relation === 'on' || relation === 'riding') &&
      boardActOf(thingOf(draft, to)?.kind ?? '') !== null,
  );

/** Of what a grown-up has in the hands or works at, and where a child stands beside one. */
const [CHILDS_SHARE, SHARED_SHARE] = [0.74, 0.84];

/** Children have what they work with in their own measure. */
function sizeFor(draft: Draft, act: string, { thing, how }: Pick<Brought, 'thing' | 'how'>): number {
  const doers = draft.beats.flatMap((beat) => (beat.act === act ? (roleOf(draft, beat.role)?.person ?? []) : []));
  const children = doers.filter(({ age }) => age === 'child').length;
  if (children === 0 || !(how === 'holding' || isStation(thing))) return 1;
  return children === doers.length ? CHILDS_SHARE : SHARED_SHARE;
}

const VESSELS = /^(?:boat|canoe)$/;

function namedFor(draft: Draft, role: number, target: number | null, thing: string): number | null {
  const fits = (kind: string): boolean =>
    thing === 'boat'
      ? VESSELS.test(kind)
      : kind === thing ||
        (thing === 'blackboard' && kind === 'cork board') ||
        (thing === 'drum kit' && kind === 'drum');
  const aimed = target !== null && fits(thingOf(draft, target)?.kind ?? '') ? roleOf(draft, target) : undefined;
  // Who rows where a longship sails rows that.
  const ship = (id: number): boolean => {
    const { realm, alive, moves } = thingOf(draft, id) ?? {};
    return thing === 'boat' && realm === 'water' && alive === false && moves === true;
  };
  const found =
    aimed ??
    draft.cast.find(({ id, thing: kind }) => id !== role && fits(kind)) ??
    draft.cast.find(({ id }) => id !== role && ship(id)) ??
    draft.cast.find(({ thing: kind, count }) => count === 1 && standsFor(kind, thing));
  if (found === undefined) return null;
  if (standsFor(found.thing, thing)) editRole(draft, found.id, { thing, size: 1, scenery: false });
  // Drums are a kit where somebody plays them.
  if (thing === 'drum kit') editRole(draft, found.id, { thing, count: 1 });
  return found.id;
}

/** What a smith has on the anvil: small things, and blades. */
const isForged = (draft: Draft, id: number): boolean =>
  isSmall(draft, id) || holdWayOf(thingOf(draft, id)?.kind ?? '') === 'stick';

/** What a smith forges lies on the anvil. */
function layOnAnvil(draft: Draft, worked: number | null, site: number): void {
  if (worked === null || worked === site) return;
  draft.relations = draft.relations.filter(({ role, to }) => role !== worked && to !== worked);
  relate(draft, worked, 'on', site);
}

/** An animal on a window sill of which nothing is said sits there. */
export function restOnSill(draft: Draft): void {
  if (!draft.set.dressing.some((word) => /window\s?sill/.test(word))) return;
  for (const { id } of draft.cast)
    if (isAlive(draft, id) && !isBorne(draft, id) && !draft.beats.some(({ role }) => role === id))
      draft.beats = [...draft.beats, { ...beatOf(draft, 'sit'), where: 'windowsill', role: id }];
  // A cup stands there by itself.
  if (!draft.cast.some(({ id }) => isAlive(draft, id) || isPerson(roleOf(draft, id))))
    for (const { id, scenery } of draft.cast)
      if (!scenery && isSmall(draft, id) && !draft.relations.some(({ role, to }) => role === id || to === id))
        draft.relations = [...draft.relations, { role: id, relation: 'on', to: null, where: 'windowsill' }];
  // What else is told of the sill stands there as well.
  const [animal] = draft.cast.filter(({ id }) => isAlive(draft, id) && !isPerson(roleOf(draft, id)));
  const onSill = /window\s?sill/.test(draft.set.word ?? '');
  for (const { id, scenery } of draft.cast)
    if (
      onSill &&
      animal !== undefined &&
      !scenery &&
      isSmall(draft, id) &&
      !draft.relations.some(({ role, to }) => role === id || to === id)
    )
      relate(draft, id, 'beside', animal.id);
  // Beside a cup: the cup is beside it, on the same sill.
  draft.relations = draft.relations.map((each) =>
    BESIDE.test(each.relation) && isAlive(draft, each.role) && isSmall(draft, each.to)
      ? { ...each, role: each.to, to: each.role }
      : each,
  );
}
const BESIDE = /^(?:beside|near)$/;

/** A swing goes with whoever is on it. */
function swingAlong(draft: Draft): void {
  for (const { role, relation, to } of draft.relations) {
    if (to === null || relation !== 'on' || thingOf(draft, to)?.kind !== 'swing' || !isPerson(roleOf(draft, role)))
      continue;
    const beat = beatOf(draft, 'swing');
    const own = draft.beats.filter((each) => each.role === role);
    if (own.every(({ act }) => REPLACED.has(act)))
      draft.beats = [...draft.beats.filter((each) => each.role !== role), { ...beat, role }];
    if (!draft.beats.some((each) => each.role === to)) draft.beats = [...draft.beats, { ...beat, role: to }];
  }
}
const REPLACED: ReadonlySet<string> = new Set(['stand', 'sit', 'play', 'swing', 'fly', 'smile', 'laugh']);

const DESK_WORK: ReadonlySet<string> = new Set(['type', 'write', 'draw_picture']);

/** "She types on a laptop at a desk": the laptop is on it, and she sits there. */
export function workAtDesk(draft: Draft): void {
  for (const { role, relation, to } of draft.relations)
    if (
      to !== null &&
      /^(?:near|around)$/.test(relation) &&
      isSmall(draft, role) &&
      isTable(roleOf(draft, to)?.thing ?? '')
    )
      draft.relations = draft.relations.map((each) =>
        each.role === role && each.to === to ? { ...each, relation: 'on' } : each,
      );
  for (const beat of draft.beats) {
    if (!DESK_WORK.has(beat.act) || workPlaceOf(beat.act) === null || isBorne(draft, beat.role)) continue;
    if (!isPerson(roleOf(draft, beat.role))) continue;
    const table = draft.cast.find(({ thing }) => isTable(thing))?.id;
    if (table === undefined) continue;
    // What lies on the table is worked on, not the table.
    const laid = draft.relations.find(
      (each) => each.to === table && each.relation === 'on' && isSmall(draft, each.role),
    );
    if (beat.target === table && laid !== undefined)
      editBeats(draft, (each) => (each === beat ? { ...each, target: laid.role } : each));
    // A big desk is no higher than others: one sits at it.
    editRole(draft, table, { size: Math.min(1, roleOf(draft, table)?.size ?? 1) });
    const chair = addRole(draft, { thing: 'chair', count: roleOf(draft, beat.role)?.count ?? 1 });
    relate(draft, beat.role, 'on', chair);
    relate(draft, chair, 'near', table);
    draft.relations = draft.relations.filter((each) => !(each.role === beat.role && each.to === table));
  }
}

const LYING: ReadonlySet<string> = new Set(['sleep', 'lie', 'wake', 'sit_up']);

/** Metres: who is as small may come onto the bed. */
const LAP_METRES = 0.8;

/** Whoever sleeps in a bedroom does so in bed, and the cat that wakes them is on it. */
export function bringBed(draft: Draft): void {
  if (!placeHas(draft.set.place, 'beds')) return;
  for (const { role, act } of draft.beats) {
    if (!(act === 'sleep' || act === 'wake') || !isPerson(roleOf(draft, role)) || isBorne(draft, role)) continue;
    const bed = draft.cast.find(({ thing }) => thing === 'bed')?.id ?? addRole(draft, { thing: 'bed' });
    relate(draft, role, 'in', bed);
    for (const { role: other, target } of draft.beats)
      if (
        target === role &&
        isAlive(draft, other) &&
        !isPerson(roleOf(draft, other)) &&
        metresOf(draft, other) < LAP_METRES
      )
        relate(draft, other, 'on', bed);
  }
}

/** A bed in which somebody sleeps is not made. */
export function coverSleepers(draft: Draft): void {
  for (const { role, relation, to } of draft.relations) {
    const [who, bed] = [roleOf(draft, role), roleOf(draft, to)];
    if (to === null || bed?.thing !== 'bed' || (relation !== 'in' && relation !== 'on') || !isPerson(who)) continue;
    const own = draft.beats.filter((beat) => beat.role === role);
    // Who comes to bed or leaves it lies on the blanket.
    if (arrivingBeat(own) !== null || leavingBeat(own, true) !== null) continue;
    if (own.some(({ act, within }) => LYING.has(within ?? act)))
      editRole(draft, to, {
        parts: [...bed.parts, ...Array.from({ length: Math.min(2, who?.count ?? 1) }, () => 'sleeper')],
      });
  }
}
