import { WRECKED } from '../../../bodies/families.ts';
import { KNOCKS_AFTER } from '../../../bodies/rhythms.ts';
import { causedBy, type EventName, isEvent, landingOf, topples, undergoneIn } from '../../../catalogue/events.ts';
import { isTable } from '../../../catalogue/uses.ts';
import type { Beat } from '../../../director/script.ts';
import {
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
  withoutRelations,
} from '../draft.ts';
import { tableOf } from '../furniture/tables.ts';
import { giveString, letFly } from '../hands/balloons.ts';
import { isTumbling, tumbleTogether } from './tumbling.ts';

/** Metres: what is larger is not knocked off anything, and what is larger than the second does not even topple. */
const [MOST_DROPPED, MOST_TOPPLED] = [1.2, 9];
/** Who is no larger gets onto a table to knock something off it. */
const CLIMBS_TABLES = 0.6;
/** Seconds from the beginning of an act until the paw, the hand or the foot is there. */
const REACHES: Readonly<Record<string, number>> = { knock: KNOCKS_AFTER, drop: 0.5, kick: 0.68, throw: 1.65 };
const ANY_REACH = 0.6;
/** Seconds that something is seen before it falls of its own accord, at least, and of the film. */
const [SEEN_FIRST, SHARE_FIRST] = [1.2, 0.25];
/** Seconds: what comes down from above is on its way when the film has hardly begun. */
const FROM_ABOVE = 0.25;
/** Seconds that something rolls until it is there. */
const ROLLS_UP = 1.05;
/** Seconds that whoever did it is at it. */
const AT_IT = 1.5;

const BEARS = /^(?:bookshelf|shelf|refrigerator|pedestal|piano|wardrobe|window frame|bed|couch|bench|chair)$/;
/** In the hand until it is let go. */
const FROM_HAND = /^(?:drop|let go|release|slip|spill)$/;
const ROUND: ReadonlySet<string> = new Set(['bounces', 'rolls']);
/** What one pan does to what is in it is shown by the pan, and a goal brings the ball that is shot into it. */
const TOSSED: ReadonlySet<string> = new Set([
  'toss_pan',
  'juggle',
  'stir',
  'cook',
  'fly_kite',
  'dunk',
  'shoot_at_goal',
]);

/** Whether things of this kind have a fate at all: what lives and what drives goes its own way. */
function isInert(draft: Draft, id: number): boolean {
  const thing = thingOf(draft, id);
  return thing !== null && !thing.alive && !thing.moves && roleOf(draft, id)?.scenery === false;
}

/** What somebody does to it, and whether such a thing can be done to one of its kind. */
function causeOf(draft: Draft, id: number): { readonly beat: Beat; readonly event: EventName } | null {
  const kind = thingOf(draft, id)?.kind ?? '';
  for (const beat of draft.beats) {
    const event = causedBy(beat.verb);
    if (beat.target !== id || event === null || beat.role === id) continue;
    const person = isPerson(roleOf(draft, beat.role));
    const round = ROUND.has(landingOf(kind));
    // A cook rolls dough and breaks bread; what somebody throws leaves the hand by itself.
    if ((event === 'rolls' && !round) || (event === 'breaks' && person && landingOf(kind) !== 'breaks')) continue;
    if (beat.act === 'throw' || (person && (beat.act === 'push' || beat.act === 'pull'))) {
      if (!round || beat.act === 'throw') continue;
      return { beat, event: 'rolls' };
    }
    if (metresOf(draft, id) > (event === 'topples' ? MOST_TOPPLED : MOST_DROPPED)) continue;
    return { beat, event };
  }
  return null;
}

/** Of all that is told of a thing: what happens first, and whether it is broken in the end. */
function toldOf(
  draft: Draft,
  id: number,
): { readonly first: Beat; readonly event: EventName; readonly broken: Beat | undefined } | null {
  const own = draft.beats
    .filter(({ role }) => role === id)
    .flatMap((beat) => {
      const event = undergoneIn(beat.verb);
      return event === null || event === 'lands' || event === 'spins' ? [] : [{ beat, event }];
    })
    .sort((a, b) => a.beat.from - b.beat.from);
  const [first] = own;
  if (first === undefined) return null;
  const broken = own.find(({ event }) => event === 'breaks' || event === 'pops');
  return { first: first.beat, event: first.event, broken: broken?.beat };
}

/** Things that fall, roll, bounce, topple, break and burst do so by their weight, when whoever causes it has reached them. */
export function happen(draft: Draft, indoor: boolean): void {
  tumbleTogether(draft);
  // What is knocked over by a ball is known before the ball has rolled away.
  const struck = (id: number): number =>
    draft.beats.some(({ role, target }) => target === id && isInert(draft, role)) ? 0 : 1;
  for (const { id } of draft.cast) letFly(draft, id);
  for (const { id } of [...draft.cast].sort((a, b) => struck(a.id) - struck(b.id))) {
    if (!isInert(draft, id) || draft.beats.some(({ role, act }) => role === id && isEvent(act))) continue;
    if (isTumbling(draft, id) || roleOf(draft, id)?.traits.includes(WRECKED)) continue;
    if (draft.beats.some(({ act, target }) => target === id && TOSSED.has(act))) {
      settleDown(draft, id);
      continue;
    }
    const [cause, told] = [causeOf(draft, id), toldOf(draft, id)];
    lineUp(draft, id);
    const event = whereItIs(
      draft,
      id,
      told?.first ?? null,
      eventOf(cause?.event ?? null, told?.event ?? null, thingOf(draft, id)?.kind ?? ''),
    );
    if (event === null) continue;
    if (metresOf(draft, id) > (event === 'topples' ? MOST_TOPPLED : MOST_DROPPED)) continue;
    // A balloon that only flies away is none of this.
    if (thingOf(draft, id)?.realm === 'sky' && event !== 'pops' && event !== 'breaks') continue;
    const length = Math.max(0, ...draft.beats.map(({ to }) => to));
    const rolling = cause !== null && isInert(draft, cause.beat.role);
    const act = cause === null || rolling ? null : actOf(cause.beat);
    const from = rolling
      ? Math.max(SEEN_FIRST, length * SHARE_FIRST) + ROLLS_UP
      : cause === null || act === null
        ? Math.min(length - 1, Math.max(told?.first.from ?? 0, SEEN_FIRST, length * SHARE_FIRST))
        : cause.beat.from + (REACHES[act] ?? ANY_REACH);
    const verb = told?.broken?.verb ?? told?.first.verb ?? cause?.beat.verb ?? event;
    const above = event === 'drops' && !bringUp(draft, id, cause?.beat ?? null, told?.first ?? null, indoor);
    if (event === 'topples') setOnTable(draft, id, indoor);
    if (event === 'pops') giveString(draft, id);
    else if (event !== 'drops' && cause !== null) withoutRelations(draft, cause.beat.role, id);
    editBeats(draft, (beat) => {
      if (beat.role === id) return null;
      if (cause === null || act === null || beat !== cause.beat) return beat;
      return { ...beat, act };
    });
    if (cause !== null && act !== null) watchIt(draft, cause.beat.role, act, id, from);
    draft.beats = [
      ...draft.beats,
      {
        ...{ ...beatOf(draft, event), role: id, verb, from: above ? FROM_ABOVE : from, to: length },
        ...{
          instrument: cause?.beat.role ?? null,
          direction: above ? 'down' : null,
          target: above ? (told?.first.target ?? null) : null,
        },
      },
    ];
  }
}

/** What is carried falls out of the hands, and what rolls off a counter falls off it. */
function whereItIs(draft: Draft, id: number, told: Beat | null, event: EventName | null): EventName | null {
  const held = draft.relations.some(({ relation, to }) => relation === 'holding' && to === id);
  if (event === 'topples' && held) return 'drops';
  return event === 'rolls' && told?.direction === 'away' && (told.where !== null || told.target !== null)
    ? 'drops'
    : event;
}

/** What stands on tables tips over there; in a studio on the cloth or the stone that is told of. */
function setOnTable(draft: Draft, id: number, indoor: boolean): void {
  if (draft.set.dressing.some((word) => LAID_STUDIO.test(word))) return;
  if (indoor && isSmall(draft, id) && !isBorne(draft, id) && landingOf(thingOf(draft, id)?.kind ?? '') === 'breaks') {
    draft.relations = draft.relations.filter(({ role }) => role !== id);
    relate(draft, id, 'on', tableOf(draft));
  }
}

const LAID_STUDIO = /(?:^| )(?:cloth|marble|stone|wooden|black) surface$/;

/** A row of dominoes is more than a few. */
const [ROW, LARGE_TILE] = [9, 1.6];

function lineUp(draft: Draft, id: number): void {
  const own = roleOf(draft, id);
  if (own?.thing === 'domino' && own.count > 1)
    editRole(draft, id, { count: Math.max(own.count, ROW), size: own.size * LARGE_TILE });
}

function eventOf(caused: EventName | null, told: EventName | null, kind: string): EventName | null {
  const first = caused ?? told;
  if (first === 'drops' && topples(kind)) return 'topples';
  if (caused === null) return told;
  // What is kicked and bounces flies first; what is knocked and falls over topples.
  return caused === 'drops' && told === 'topples' ? told : caused;
}

const actOf = ({ act, verb }: Beat): string =>
  FROM_HAND.test(verb) ? 'drop' : act === 'kick' || act === 'throw' ? act : 'knock';

/** Whoever did it looks after it. */
function watchIt(draft: Draft, role: number, act: string, thing: number, from: number): void {
  const own = draft.beats.find((beat) => beat.role === role && beat.act === act && beat.target === thing);
  if (own === undefined) return;
  const later = draft.beats.filter((beat) => beat.role === role && beat.from > own.from);
  const ends = Math.min(own.to, Math.max(from + 0.5, own.from + AT_IT));
  editBeats(draft, (beat) =>
    beat === own
      ? { ...beat, to: ends }
      : beat.role === role && beat.act === 'look' && beat.target === null && beat.where === null
        ? { ...beat, target: thing }
        : beat,
  );
  if (later.length === 0 && own.to > ends)
    draft.beats = [...draft.beats, { ...own, act: 'look', verb: 'look', from: ends }];
}

/** What is done over a pan comes down in it. */
function settleDown(draft: Draft, id: number): void {
  const pans = new Set(
    draft.relations.filter(({ role, relation }) => role === id && relation === 'in').map(({ to }) => to),
  );
  editBeats(draft, (beat) => (beat.role === id || pans.has(beat.role) ? null : beat));
  draft.relations = draft.relations.filter(
    ({ role, where }) => !((role === id || pans.has(role)) && where !== null && /sky|air/.test(where)),
  );
}

/** What falls off something is on it first, and a cat that knocks it off is there too. Tells whether there is anything it falls off or out of. */
function bringUp(draft: Draft, id: number, cause: Beat | null, told: Beat | null, indoor: boolean): boolean {
  const doer = cause?.role ?? null;
  if (doer !== null) withoutRelations(draft, doer, id);
  const holder = cause !== null && FROM_HAND.test(cause.verb) ? doer : null;
  if (holder !== null && isAlive(draft, holder)) return takeUp(draft, holder, id);
  // "grips a letter … the letter falls": out of the hands that have it, and off no chair.
  if (doer === null && draft.relations.some(({ relation, to }) => relation === 'holding' && to === id)) return true;
  const on = draft.relations.find(({ role, relation, to }) => role === id && relation === 'on' && to !== null)?.to;
  const support = on ?? supportOf(draft, id, told);
  const person = draft.cast.find((role) => isPerson(role) && role.count === 1);
  if (support === null && doer === null && person !== undefined) return takeUp(draft, person.id, id);
  // Out of the crown of a tree, or out of the air.
  if (support === null && (!indoor || landingOf(thingOf(draft, id)?.kind ?? '') === 'flutters')) return doer !== null;
  const bearer = support ?? tableOf(draft);
  lower(draft, bearer);
  if (on === undefined || on === null) {
    draft.relations = draft.relations.filter(({ role, to }) => role !== id && to !== id);
    relate(draft, id, 'on', bearer);
  }
  if (doer !== null && !isPerson(roleOf(draft, doer)) && isAlive(draft, doer)) {
    const climbs = metresOf(draft, doer) <= CLIMBS_TABLES && !BORNE_HIGH.test(thingOf(draft, bearer)?.kind ?? '');
    // The sill of the place itself bears nothing that falls.
    draft.relations = draft.relations.filter(
      ({ role, where }) => !(role === doer && where !== null && /window|sill/.test(where)),
    );
    if (climbs && !draft.relations.some(({ role, relation }) => role === doer && relation === 'on'))
      relate(draft, doer, 'on', bearer);
  }
  return true;
}
const BORNE_HIGH = /^(?:tree|building|house|tower)$/;

function takeUp(draft: Draft, holder: number, id: number): true {
  if (!isBorne(draft, id)) {
    draft.relations = draft.relations.filter(({ role }) => role !== id);
    relate(draft, holder, 'holding', id);
  }
  return true;
}

/** Metres: higher shelves would make a dot of what falls off them. */
const SHELF_METRES = 1.1;

function lower(draft: Draft, bearer: number): void {
  const metres = metresOf(draft, bearer);
  const own = roleOf(draft, bearer);
  if (own !== undefined && /^(?:bookshelf|shelf|wardrobe)$/.test(own.thing) && metres > SHELF_METRES)
    editRole(draft, bearer, { size: (own.size * SHELF_METRES) / metres });
}

/** What falls out of them is under them, and not on them. */
const CROWNS = /^(?:tree|palm|pine|bare tree|bough|cloud|cloud figure|balloon|airplane|helicopter|bird)$/;

/** What it falls off, where the prompt says so: its own target, or the one table or shelf there is. */
function supportOf(draft: Draft, id: number, told: Beat | null): number | null {
  const named = told?.target ?? null;
  if (named !== null && CROWNS.test(thingOf(draft, named)?.kind ?? '')) return null;
  if (named !== null && named !== id && !isAlive(draft, named) && metresOf(draft, named) > metresOf(draft, id))
    return named;
  const kind = (other: number): string => thingOf(draft, other)?.kind ?? '';
  return draft.cast.find((role) => role.id !== id && (isTable(role.thing) || BEARS.test(kind(role.id))))?.id ?? null;
}
