import { findAct } from '../../../catalogue/acts.ts';
import { findOccasion, type Occasion } from '../../../catalogue/occasions.ts';
import { placeHas } from '../../../catalogue/places.ts';
import { isTable, mealOf } from '../../../catalogue/uses.ts';
import type { RelationName, Role } from '../../../director/script.ts';
import {
  addRole,
  beatOf,
  type Draft,
  dropRole,
  editBeats,
  editRole,
  isBorne,
  isPerson,
  isSmall,
  relate,
  roleOf,
  thingOf,
} from '../draft.ts';
import { eatWhatStandsBefore, hasOwnDish, wordsOf } from '../hands/dishes.ts';
import { comesToSit, sitsAcross } from './across.ts';
import { isInBackground } from './in-background.ts';

/** At a table one is beside it, around it, behind it: never on it. */
const AT_IT: ReadonlySet<RelationName> = new Set(['near', 'beside', 'around', 'behind', 'in_front_of', 'leaning_on']);
/** Done on a chair as well as standing. */
const SEATED: ReadonlySet<string> = new Set([
  ...['eat', 'drink', 'sit', 'listen', 'look', 'smile', 'laugh', 'think', 'read', 'clap', 'cheer', 'raise', 'lean'],
  ...['blow', 'give', 'meet', 'nod', 'stir', 'point', 'hold', 'pray', 'hold_hands', 'wave', 'shrug', 'frown', 'play'],
  ...['write', 'type', 'phone', 'rub_eyes', 'explain', 'draw_picture', 'sleep', 'drop', 'put'],
  ...[
    'pick_up',
    'open',
    'close',
    'turn',
    'cover_mouth',
    'shake_hands',
    'toast',
    'knit',
    'take_hand',
    'tie_shoes',
    'hug',
  ],
]);
const MEAL = /\b(?:dinner|breakfast|lunch|supper|brunch|meal|feast|banquet|food)\b/;
const FEAST = /\b(?:feast|banquet|dinner party)\b/;
const DRINKS = /\b(?:coffee|tea|espresso|latte|cappuccino|drinks?|cocoa|beers?|wine)\b/;
/** What a laid table has already. */
const LAID = /^(?:plate|fork|knife|spoon|glass|cup|wine glass|chair|bowl)$/;
const CUPS = /^(?:coffee|tea|cup|mug|beer|wine glass|glass)$/;
/** In one hand each. */
const CUTLERY = /^(?:fork|spoon|chopstick)$/;
/** Called tables, but nobody sits down at one. */
const NOT_SAT_AT = /^(?:altar|nightstand|bedside table|counter|workbench)$/;
const [MOST_SEATED, MEETING, CAKE_SHARE] = [10, 3, 0.8];
const DESK_WORK = /^(?:type|write|draw_picture)$/;

/** What is held at a table, and what that is laid with. */
function heldAtTable({ set }: Draft): { readonly occasion: Occasion; readonly laid: string } | null {
  const occasion = findOccasion(set.occasion);
  return occasion?.gathered.at === 'table' ? { occasion, laid: occasion.gathered.laid } : null;
}

/** Whoever eats, talks or waits at a table sits there, all on one side of it or across from each other, and the table is laid. */
export function gatherAtTable(draft: Draft): void {
  eatWhatStandsBefore(draft);
  const table = draft.cast.find(({ thing, noun }) => isTable(thing) && !NOT_SAT_AT.test(noun));
  if (draft.beats.some(({ act }) => act === 'play_game')) return;
  const guests = draft.cast.filter((role) => isPerson(role) && sitsAt(draft, role, table));
  const seated = new Set(guests.map(({ id }) => id));
  // Who talks to somebody at a table, or is around them, is there as well.
  for (const role of joinersOf(draft, seated)) guests.push(role);
  const count = guests.reduce((sum, role) => sum + role.count, 0);
  const sits = draft.beats.some(({ role, act }) => act === 'sit' && seated.has(role));
  // Who types or writes alone has a desk.
  const works = count === 1 && draft.beats.some(({ role, act }) => seated.has(role) && DESK_WORK.test(act));
  const alone = guests.find(({ id }) => count === 1 && !sits && !dinesAlone(draft, id) && !isToldAt(draft, id, table));
  if (count > MOST_SEATED || count === 0 || alone !== undefined || works) return;
  const held = heldAtTable(draft);
  const feast = guests.some(({ id }) => blowsCandles(draft, id));
  const eats = draft.beats.some(({ role, act }) => act === 'eat' && seated.has(role)) || MEAL.test(saidIn(draft));
  const drinks = draft.beats.some(({ role, act }) => act === 'drink' && seated.has(role)) || DRINKS.test(saidIn(draft));
  const site = table?.id ?? addRole(draft, { thing: 'laid table' });
  for (const { id } of draft.cast.filter(({ thing, count: all }) => LAID.test(thing) && (all > 1 || count > 1)))
    if (!draft.relations.some(({ relation, to }) => relation === 'holding' && to === id)) dropRole(draft, id);
  for (const { id, thing } of draft.cast) if (CUTLERY.test(thing)) editRole(draft, id, { count });
  // One's own cup is the one that was told of, and one's own dish.
  const served = count === 1 && draft.cast.some(({ thing }) => CUPS.test(thing));
  const dished = count === 1 && guests.some(({ id }) => hasOwnDish(draft, id));
  // A cup before a face would hide who blows out the candles.
  const parts = [
    `places ${count}`,
    ...(held !== null && count > 1
      ? [held.laid]
      : feast || (served && !eats) || dished
        ? ['bare']
        : eats
          ? []
          : [drinks ? 'drinks' : 'bare']),
    ...(draft.set.lights.includes('candlelight') ? ['candlelit'] : []),
  ];
  editRole(draft, site, { thing: 'laid table', count: 1, size: 1, parts });
  const all = new Set(guests.map(({ id }) => id));
  draft.relations = draft.relations.filter(
    ({ role, relation, to }) => !(all.has(role) && (to === site || relation === 'above' || isGone(draft, to))),
  );
  // What several eat of stands between them.
  for (const { role, act, target } of draft.beats)
    if (count > 1 && act === 'eat' && all.has(role) && isSmall(draft, target) && !isBorne(draft, target))
      relate(draft, target, 'on', site);
  for (const { id } of guests) {
    relate(draft, id, 'on', site);
    draft.relations = draft.relations.map((each) =>
      each.to === id && each.relation === 'in_front_of' && isSmall(draft, each.role)
        ? { ...each, relation: 'on', to: site }
        : each,
    );
    // Of whom nothing else is said: they sit there, and do not stand on it.
    if (!draft.beats.some(({ role }) => role === id))
      draft.beats = [...draft.beats, { ...beatOf(draft, held?.occasion.does ?? 'sit'), role: id }];
  }
  for (const { thing, made } of held?.occasion.pieces ?? []) {
    const own = draft.cast.find((role) => role.thing === thing)?.id;
    const piece = own ?? (thing === null ? null : addRole(draft, { thing, parts: made }));
    if (piece !== null && !isBorne(draft, piece)) relate(draft, piece, 'on', site);
  }
  // As large as in life, or it would hide whoever sits behind it.
  for (const { id, thing, size } of draft.cast) if (thing === 'cake') editRole(draft, id, { size: size * CAKE_SHARE });
  editBeats(draft, (beat) => {
    if (!all.has(beat.role)) return beat;
    const food = count > 1 && beat.act === 'eat' && isSmall(draft, beat.target);
    const own = { ...beat, target: beat.target === site || food ? null : beat.target };
    // "Passing plates": nobody gets up for it.
    const goes = findAct(beat.act)?.frame === 'go' && !comesToSit(draft, beat.role, beat.to);
    return goes ? { ...own, act: 'eat', target: null } : own;
  });
}

/** The wife of a patient who faces the doctor at her desk sits there with him. */
function joinersOf(draft: Draft, seated: ReadonlySet<number>): Role[] {
  const there = new Set(seated);
  const joined: Role[] = [];
  for (;;) {
    const next = draft.cast.find(
      (role) =>
        isPerson(role) &&
        !there.has(role.id) &&
        staysPut(draft, role) &&
        (draft.beats.some((beat) => beat.role === role.id && beat.target !== null && there.has(beat.target)) ||
          draft.relations.some(({ role: one, relation, to }) => {
            const other = one === role.id ? to : relation === 'facing' && to === role.id ? one : null;
            return other !== null && JOINS.test(relation) && there.has(other);
          })),
    );
    if (next === undefined) return joined;
    there.add(next.id);
    joined.push(next);
  }
}
const JOINS = /^(?:around|with|beside|facing)$/;
const isGone = (draft: Draft, id: number | null): boolean => id !== null && roleOf(draft, id) === undefined;

const saidIn = ({ beats, cast, set, leftOut }: Draft): string =>
  [
    ...beats.map(({ verb }) => verb),
    ...cast.flatMap(({ word, variety }) => [word, ...variety]),
    ...set.dressing,
    ...leftOut.map(({ word }) => word),
  ].join(' ');

const isAtTable = (draft: Draft, id: number, table: number): boolean =>
  draft.relations.some(({ role, relation, to }) => role === id && to === table && AT_IT.has(relation)) ||
  draft.beats.some(({ role, act, target }) => role === id && target === table && (act === 'sit' || act === 'eat')) ||
  // "laughing over coffee at a table", "pancakes on the table": so are they.
  hasThereon(draft, id, table) ||
  hasAtTable(draft, id, table);

/** "share a pizza at a table", "reads a letter at the kitchen table": so are they. */
const hasAtTable = (draft: Draft, id: number, table: number): boolean =>
  draft.beats.some(
    ({ role, act, target }) =>
      role === id &&
      SEATED.has(act) &&
      target !== null &&
      draft.relations.some((each) => each.role === target && each.to === table && each.relation === 'near'),
  );

/** Who is told to be at a table, and does nothing there for which one gets up, sits at it without a word of sitting. */
const isToldAt = (draft: Draft, id: number, table: Role | undefined): boolean =>
  table !== undefined &&
  // It would be laid for one, with no seat left for who stands there too.
  !draft.relations.some(({ role, to }) => role !== id && to === table.id && isPerson(roleOf(draft, role))) &&
  (hasAtTable(draft, id, table.id) ||
    draft.relations.some(({ role, relation, to }) => role === id && to === table.id && relation === 'near'));

/** A meal has its table where one dines, though nobody else is there and nobody names it. */
const dinesAlone = (draft: Draft, id: number): boolean =>
  placeHas(draft.set.place, 'dining') &&
  draft.beats.some(
    ({ role, act, verb, target }) =>
      role === id &&
      act === 'eat' &&
      // A cook tastes standing.
      !/^(?:taste|try|sample)/.test(verb) &&
      (target === null ? MEAL.test(`${verb} ${saidIn(draft)}`) : mealOf(wordsOf(draft, target)) !== null),
  );

/** Whether somebody eats while food is on a table, sits where there is one, or has to do with what is on it. */
function hasThereon(draft: Draft, id: number, table: number): boolean {
  const laid = (thing: number | null): boolean =>
    draft.relations.some(
      (each) => each.role === thing && each.to === table && (each.relation === 'on' || AT_IT.has(each.relation)),
    );
  const own = draft.beats.filter(({ role }) => role === id);
  const sits = own.some(({ act }) => act === 'sit') && !isBorne(draft, id);
  return (
    sits ||
    own.some(
      ({ act, target }) => act === 'eat' || ((act === 'drink' || act === 'laugh' || act === 'speak') && laid(target)),
    ) ||
    draft.relations.some(({ role, relation, to }) => role === id && relation === 'above' && laid(to))
  );
}

/** Before a cake. */
const blowsCandles = (draft: Draft, id: number): boolean =>
  draft.beats.some(
    ({ role, act, target }) =>
      role === id && act === 'blow' && /^(?:cake|candle|cupcake)$/.test(thingOf(draft, target)?.kind ?? ''),
  );

function staysPut(draft: Draft, { id }: Role): boolean {
  const own = draft.beats.filter(({ role }) => role === id);
  return own.every(({ act, verb, target }) => {
    const frame = findAct(act)?.frame;
    if (SEATED.has(act) || frame === 'voice' || frame === 'face' || verb === 'pass') return true;
    // Whoever eats there pours without getting up, who only pours serves; the cream off a cheek: across the table as well.
    if (act === 'pour') return own.some((each) => /^(?:eat|drink|sit)$/.test(each.act));
    if (act === 'wipe') return isPerson(roleOf(draft, target));
    return frame === 'with' && isBeside(draft, id, target);
  });
}

/** Whoever sits next to somebody embraces them without getting up. */
const isBeside = (draft: Draft, id: number, other: number | null): boolean =>
  draft.relations.some(
    ({ role, relation, to }) =>
      /^(?:beside|with)$/.test(relation) && ((role === id && to === other) || (to === id && role === other)),
  );

function sitsAt(draft: Draft, role: Role, table: Role | undefined): boolean {
  if (sitsAcross(draft, role.id)) return true;
  if (isInBackground(draft, role) || !staysPut(draft, role)) return false;
  const bearer = draft.relations.find(
    (each) => each.role === role.id && (each.relation === 'on' || each.relation === 'in'),
  );
  if (bearer !== undefined && bearer.to !== null && thingOf(draft, bearer.to)?.kind !== 'chair') return false;
  if (blowsCandles(draft, role.id) || heldAtTable(draft) !== null) return true;
  // A team in its meeting room sits down together, whatever is not said of it.
  if (role.count >= MEETING && placeHas(draft.set.place, 'meetings')) return true;
  // At a feast everybody is at the table.
  const feasts = role.count > 1 && FEAST.test(saidIn(draft)) && !draft.beats.some(({ act }) => act === 'dance');
  if (table !== undefined) return feasts || isAtTable(draft, role.id, table.id);
  if (sitTogether(draft, role) || isOverMeal(draft, role)) return true;
  // A dinner has its table, though nobody names it.
  const eats = draft.beats.some(
    ({ role: own, act, verb, target }) => own === role.id && act === 'eat' && (MEAL.test(verb) || target === null),
  );
  return (eats && role.count > 1 && placeHas(draft.set.place, 'dining')) || dinesAlone(draft, role.id);
}

/** "laughing over coffee" seats nobody. */
const hasSeat = (draft: Draft, id: number): boolean =>
  isBorne(draft, id) && !draft.relations.some(({ role, relation }) => role === id && relation === 'above');
const AT_BAR = /\b(?:bar|counter|booth|stools?|sofa|couch|floor|stage)\b/;

const isGuestRoom = ({ set }: Draft): boolean => set.place === 'cafe' || set.place === 'diner';

/** "laughing over a candlelit dinner", "talking over coffee in a diner": nobody does that standing. */
function isOverMeal(draft: Draft, { id, count }: Role): boolean {
  if (count < 2 || !placeHas(draft.set.place, 'dining') || hasSeat(draft, id)) return false;
  const own = draft.beats.filter(({ role }) => role === id);
  if (own.length === 0 || own.some(({ act }) => act === 'stand')) return false;
  const said = saidIn(draft);
  const drinks = isGuestRoom(draft) && DRINKS.test(said) && own.some(({ act }) => CHATS.test(act));
  return (drinks || DINED.test(said)) && !AT_BAR.test(`${draft.set.word ?? ''} ${said}`);
}
const CHATS = /^(?:speak|laugh|listen|smile)$/;
const DINED = /\b(?:dinner|breakfast|lunch|supper|brunch|banquet)\b/;

/** Friends in a cafe share a table, as do those who sit over a drink elsewhere. */
function sitTogether(draft: Draft, { id }: Role): boolean {
  // Over a drink in a cafe one sits, said or not.
  const seated = ({ role, act }: Draft['beats'][number]): boolean =>
    role === id && (act === 'sit' || (act === 'drink' && isGuestRoom(draft)));
  const sits = draft.beats.some(seated) && !hasSeat(draft, id);
  const people = draft.cast.filter(isPerson).reduce((sum, { count }) => sum + count, 0);
  const said = saidIn(draft);
  const place = isGuestRoom(draft) || (placeHas(draft.set.place, 'dining') && DRINKS.test(said));
  // So does who sits there alone, over a cup.
  const alone = isGuestRoom(draft) && (DRINKS.test(said) || MEAL.test(said));
  return sits && (people > 1 || alone) && place && !AT_BAR.test(`${draft.set.word ?? ''} ${said}`);
}
