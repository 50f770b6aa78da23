import { isEvent } from '../../../catalogue/events.ts';
import { placeHas } from '../../../catalogue/places.ts';
import { findThing } from '../../../catalogue/things.ts';
import { hasRim, isSeat, isTable, standsOnTables, workPlaceOf } from '../../../catalogue/uses.ts';
import type { Role, RoleRelation } from '../../../director/script.ts';
import {
  addRole,
  type Draft,
  editRole,
  isAlive,
  isBorne,
  isPerson,
  isSmall,
  relate,
  roleOf,
  thingOf,
} from '../draft.ts';

/** Of a table's height: one at which a child can see what it does, and one for grown-ups who work there with a child. */
const [CHILDS_TABLE, SHARED_TABLE] = [0.76, 0.84];

/** Which of those who work at a table are children: all, some or none; where nobody works, of those who are there. */
function childrenAmong({ beats, cast }: Pick<Draft, 'beats' | 'cast'>): 'all' | 'some' | 'none' {
  const people = cast.filter(isPerson);
  const workers = people.filter(({ id }) =>
    beats.some(({ act, role }) => role === id && workPlaceOf(act) === 'surface'),
  );
  const small = (workers.length > 0 ? workers : people).filter(({ person }) =>
    /^(?:child|baby)$/.test(person?.age ?? ''),
  );
  return small.length === 0 ? 'none' : small.length < workers.length ? 'some' : 'all';
}

export const isForChildren = (draft: Pick<Draft, 'beats' | 'cast'>): boolean => childrenAmong(draft) === 'all';

const TENDS_BAR =
  /\b(?:bartender|barkeeper|barkeep|barman|barmaid|mixologist|innkeeper|baristas?|sushi (?:chef|master))\b/;

const COUNTER = /^(?:bar ?)?counter$/;

/** The one table of the film: the prompt's own, or one that is brought. */
export function tableOf(draft: Draft): number {
  const own = draft.cast.find(({ thing }) => isTable(thing));
  const size = { all: CHILDS_TABLE, some: SHARED_TABLE, none: 1 }[childrenAmong(draft)];
  if (own !== undefined) return own.id;
  // Behind a bar one works at the bar.
  const tended =
    placeHas(draft.set.place, 'dining') &&
    (draft.cast.some(({ noun, word }) => TENDS_BAR.test(`${noun} ${word}`)) ||
      draft.beats.some(({ where }) => COUNTER.test(where ?? '')) ||
      draft.relations.some(({ where }) => COUNTER.test(where ?? '')));
  return addRole(draft, tended ? { thing: 'dining table', variety: ['bar counter'] } : { thing: 'dining table', size });
}

/** Of one for people: as high is a counter that animals of tales serve behind. */
const LOW_COUNTER = 0.74;

/** A hamster behind a bar is seen to have hands. */
export function lowerCounter(draft: Draft): void {
  const beast = ({ person, thing }: Role): boolean =>
    person !== null && !/^(?:person|astronaut|robot)$/.test(thing) && findThing(thing)?.alive === true;
  for (const { id, thing, variety, noun, size } of draft.cast) {
    const counter = thing === 'dining table' && /\bcounter\b/.test([...variety, noun].join(' '));
    if (counter && size === 1 && draft.cast.some(beast)) editRole(draft, id, { size: LOW_COUNTER });
  }
}

/** What hangs in the air needs no table. */
const ALOFT: ReadonlySet<string> = new Set(['float', 'fly', 'hover', 'rise', 'fall']);

/** Small things do not lie about on the floor of a room, unless an animal is there with them and nobody else. */
export function putOnTable(draft: Draft, indoor: boolean): void {
  const stillLife =
    !placeHas(draft.set.place, 'bare') && draft.cast.every(({ id, scenery }) => scenery || fitsTable(draft, id));
  const given = new Set(draft.cast.map(({ id }) => id));
  const isOnFloor = placeHas(draft.set.place, 'bare') || draft.cast.some(({ id }) => isAlive(draft, id));
  if (!indoor || (isOnFloor && !draft.cast.some(isPerson))) return;
  const fitting = (id: number): boolean => (stillLife ? fitsTable(draft, id) : isSmall(draft, id));
  // Toys lie on the floor, but not away from what they are told with.
  const told = draft.cast.filter(({ scenery }) => !scenery);
  const together = stillLife && told.some(({ id }) => fitting(id) && !isToy(draft, id));
  const fits = (id: number): boolean => fitting(id) && (together || !isToy(draft, id));
  // "a cup and a couch": on it, so that both are seen from near.
  const isTold = draft.relations.some(({ role, to }) => given.has(role) && to !== null && given.has(to));
  const seat = told.length === 2 && !isTold ? told.find(({ thing }) => isSeat(thing) || hasRim(thing))?.id : undefined;
  // "a pizza under a donut": the donut is on it, and both are on the table.
  draft.relations = draft.relations.map((each) =>
    each.relation === 'under' && each.to !== null && fits(each.role) && fits(each.to)
      ? { ...each, role: each.to, relation: 'on', to: each.role }
      : each,
  );
  for (const { id, scenery } of draft.cast) {
    if (!scenery && fits(id)) moveTable(draft, id);
    // What is beside something on the table is on it as well.
    const placed =
      draft.relations.some(
        ({ role, relation, to, where }) =>
          role === id &&
          ((where !== null && !OF_PICTURE.has(where)) || (to !== null && !(BESIDE.has(relation) && fits(to)))),
      ) || draft.beats.some(({ role, act }) => role === id && (ALOFT.has(act) || isEvent(act)));
    if (!scenery && fits(id) && !isBorne(draft, id) && !placed) relate(draft, id, 'on', seat ?? tableOf(draft));
  }
  if (stillLife && draft.cast.some(({ id, scenery }) => !scenery && isSmall(draft, id)))
    for (const { id, size } of draft.cast)
      if (given.has(id) && !isSmall(draft, id)) editRole(draft, id, { size: size * TABLE_SIZE });
  standBehind(draft, given);
}

/** "a loaf cools beside the oven": on a table beside it, and not on the floor there. */
function moveTable(draft: Draft, id: number): void {
  const beside = ({ role, relation, to }: RoleRelation): boolean =>
    role === id && to !== null && BESIDE.has(relation) && !fitsTable(draft, to) && !isAlive(draft, to);
  const told = draft.relations.find(beside);
  if (told?.to == null || isTable(thingOf(draft, told.to)?.kind ?? '') || isBorne(draft, id)) return;
  const table = draft.cast.find((role) => isTable(role.thing))?.id ?? addRole(draft, SIDE_TABLE);
  draft.relations = draft.relations.map((each) => (each === told ? { ...each, role: table } : each));
}

/** Two metres of dining table would keep the camera far from a toothbrush. */
const SIDE_TABLE = { thing: 'dining table', variety: ['side table'] } as const;

/** Where in the picture, which says nothing of what bears it. */
const OF_PICTURE: ReadonlySet<string> = new Set(['foreground', 'background', 'left', 'right', 'middle']);

/** Of the usual size: of televisions and potted plants a small one is put on a table beside small things. */
const TABLE_SIZE = 0.5;

/** Whoever does nothing in particular stands behind the table that was brought for what else there is, so that it is before the camera. */
function standBehind(draft: Draft, given: ReadonlySet<number>): void {
  const table = draft.cast.find(({ id, thing }) => !given.has(id) && isTable(thing));
  if (table === undefined || draft.beats.length > 0) return;
  for (const { id } of draft.cast.filter(isPerson))
    if (!draft.relations.some(({ role }) => role === id)) relate(draft, id, 'behind', table.id);
}

const BESIDE: ReadonlySet<RoleRelation['relation']> = new Set(['left_of', 'right_of', 'beside', 'near']);

const fitsTable = (draft: Draft, id: number): boolean =>
  isSmall(draft, id) || (standsOnTables(thingOf(draft, id)?.kind ?? '') && !isTable(roleOf(draft, id)?.thing ?? ''));

/** Played with on the floor. */
const isToy = (draft: Draft, id: number): boolean =>
  /ball|toy|doll|puzzle|yarn|teddy|cube/.test(thingOf(draft, id)?.kind ?? '');

/** Packed where they stand on the floor: on a table they hide whoever packs them. Baskets do so to children alone. */
const PACKED = /^(?:box|treasure chest|toolbox|bucket)$/;
export function packOnFloor(draft: Draft, packer: number, vessel: number): boolean {
  const kind = thingOf(draft, vessel)?.kind ?? '';
  const small = /^(?:child|baby)$/.test(roleOf(draft, packer)?.person?.age ?? '');
  const filled = draft.relations.some(({ relation, to }) => to === vessel && relation === 'in');
  if (!filled || !(PACKED.test(kind) || (small && kind === 'basket'))) return false;
  draft.relations = [...draft.relations, { role: vessel, relation: 'on', to: null, where: 'ground' }];
  return true;
}
