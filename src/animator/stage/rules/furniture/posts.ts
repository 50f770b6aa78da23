import { findAct } from '../../../catalogue/acts.ts';
import { isClimbed, isEntered, isFaced, isMadeSmall, isTable, postActOf } from '../../../catalogue/uses.ts';
import type { Beat, RelationName } from '../../../director/script.ts';
import { takeHelm } from '../aboard/helms.ts';
import {
  addRole,
  beatOf,
  type Draft,
  dropRole,
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
import { climbUp } from '../surroundings/climbing.ts';
import { bringMirror } from '../surroundings/mirrors.ts';
import { sitAtComputer, teachByHand } from './desks.ts';
import { gardenInDome } from './domes.ts';
import { sitAtNewsDesk } from './on-air.ts';

/** How somebody can be said to be at a thing. */
export const AT_IT: ReadonlySet<RelationName> = new Set([
  ...(['on', 'in', 'inside', 'near', 'beside', 'behind', 'in_front_of', 'riding', 'holding', 'leaning_on'] as const),
]);

/** Whoever is at a seesaw, a barbell or a wok does there what one does there, and it goes with them. */
export function takePosts(draft: Draft): void {
  const taken = new Map<number, number>();
  for (const { id } of draft.cast.filter(isPerson)) {
    const site = postOf(draft, id);
    // Who looks on has a place of their own around it.
    if (draft.stands.some(({ role, borne }) => role === id && borne !== true)) continue;
    if (site === null || draft.beats.some(({ role, act }) => role === id && act === 'sleep')) continue;
    // Who mends a sink washes nothing in it.
    if (draft.beats.some(({ role, act, target }) => role === id && target === site && MENDS.test(act))) continue;
    const act = postActOf(thingOf(draft, site)?.kind ?? '') ?? null;
    if (act !== null) doThere(draft, id, site, act);
    withoutRelations(draft, id, site);
    relate(draft, id, 'on', site);
    taken.set(id, site);
    // Everybody has one of them at most, and not one of those that a place is full of.
    const [own, all] = [roleOf(draft, id)?.count ?? 1, roleOf(draft, site)?.count ?? 1];
    const small = isMadeSmall(thingOf(draft, site)?.kind ?? '') && roleOf(draft, id)?.person?.age === 'child';
    const size = small ? { size: MADE_SMALL } : {};
    editRole(draft, site, { count: Math.min(own, all), scenery: false, ...size });
  }
  // Who cheers behind a boxer is behind the ring, and looks on.
  draft.relations = draft.relations.map((each) => {
    const site = each.to === null ? undefined : taken.get(each.to);
    const faced = isFaced(thingOf(draft, site ?? null)?.kind ?? '');
    return site !== undefined && !faced && each.role !== site && /^(?:behind|in_front_of)$/.test(each.relation)
      ? { ...each, to: site }
      : each;
  });
}

/** Of its usual size: what children reach. */
const MADE_SMALL = 0.74;

const MENDS = /^(?:repair|build|paint)$/;

/** Whether somebody stands at something that is made for what they do. */
export const isAtPost = (draft: Draft, id: number): boolean =>
  draft.relations.some(
    ({ role, relation, to }) =>
      role === id && relation === 'on' && postActOf(thingOf(draft, to)?.kind ?? '') !== undefined,
  );

/** What of the cast somebody is at: by a relation, or since they do something to it. */
function postOf(draft: Draft, id: number): number | null {
  const isPost = (other: number | null): other is number =>
    other !== null && postActOf(thingOf(draft, other)?.kind ?? '') !== undefined;
  const isHouse = (other: number | null): boolean => isEntered(thingOf(draft, other)?.kind ?? '');
  const own = draft.beats.filter(({ role }) => role === id);
  for (const { target, instrument } of own) {
    if (isPost(target) && !isHouse(target)) return target;
    if (isPost(instrument)) return instrument;
  }
  return (
    draft.relations.find(
      ({ role, relation, to }) =>
        role === id && isPost(to) && (isHouse(to) ? /^(?:in|inside)$/.test(relation) : AT_IT.has(relation)),
    )?.to ??
    // What one did there was already said by the verb: the film has one of them.
    draft.cast.find(({ thing }) => own.some(({ act }) => act === postActOf(thing)))?.id ??
    null
  );
}

/** What is only said or shown in the face goes on there. */
const KEPT: ReadonlySet<string> = new Set(['voice', 'face']);

function doThere(draft: Draft, id: number, site: number, act: string): void {
  absorb(draft, id, site);
  const busy = draft.beats.filter(({ role, act: own }) => role === id && !KEPT.has(findAct(own)?.frame ?? ''));
  const does: Beat = { ...beatOf(draft, act), role: id };
  if (busy.length === 0 && !draft.beats.some(({ role }) => role === id)) draft.beats = [...draft.beats, does];
  editBeats(draft, (beat) => (busy.includes(beat) ? { ...beat, act, target: null, instrument: null } : beat));
  if (!draft.beats.some(({ role }) => role === site)) draft.beats = [...draft.beats, { ...does, role: site }];
}

/** The bowl on a potter's wheel, noodles in a wok and the coffee of a machine are a part of it. */
function absorb(draft: Draft, id: number, site: number): void {
  for (const { target, instrument, act } of draft.beats.filter(({ role }) => role === id))
    for (const made of [target, instrument]) {
      const thing = roleOf(draft, made);
      if (made === null || thing === undefined || made === site || act === 'drink' || act === 'eat') continue;
      if (!isSmall(draft, made) && !isWorked(draft, made, act)) continue;
      const words = [thing.word, thing.thing, ...thing.variety, ...(thing.colour === null ? [] : [thing.colour])];
      dropRole(draft, made);
      editRole(draft, site, { parts: [...(roleOf(draft, site)?.parts ?? []), ...words] });
    }
}

/** Metres: what is sewn, ironed or sawn and no larger is on the station, whole as it is. */
const WORKED_METRES = 2.2;
const isWorked = (draft: Draft, id: number, act: string): boolean => {
  const thing = thingOf(draft, id);
  if (thing === null || thing.alive || thing.moves || isPerson(roleOf(draft, id))) return false;
  return findAct(act)?.frame === 'hands' && postActOf(thing.kind) === undefined && metresOf(draft, id) <= WORKED_METRES;
};

/** A kite that somebody flies is on its line. */
function holdKite(draft: Draft): void {
  for (const flying of draft.beats) {
    const { role, act, target, instrument } = flying;
    if (!isPerson(roleOf(draft, role)) || (act !== 'fly_kite' && act !== 'fly' && act !== 'play' && act !== 'hold'))
      continue;
    const kite =
      [target, instrument].find((id) => thingOf(draft, id)?.kind === 'kite') ??
      (act === 'fly_kite' ? draft.cast.find(({ thing }) => thing === 'kite')?.id : undefined);
    if (kite === undefined || kite === null) continue;
    // Who runs with it has it on a short line, all the way.
    const runs = draft.beats.find(
      (beat) => beat.role === role && beat.act !== 'fly' && beat.target !== kite && findAct(beat.act)?.frame === 'go',
    );
    if (runs !== undefined) {
      if (!isBorne(draft, kite)) relate(draft, role, 'holding', kite);
      const to = Math.max(runs.to, flying.to);
      editBeats(draft, (beat) =>
        beat.role === kite || beat === flying ? null : beat === runs ? { ...beat, to } : beat,
      );
      continue;
    }
    editRole(draft, kite, { thing: 'flown kite', count: 1, size: 1 });
    editBeats(draft, (beat) => (beat.role === kite ? null : beat.role === role ? { ...beat, target: kite } : beat));
    withoutRelations(draft, role, kite);
  }
}

/** Who pulls something alive out of a hat stands at a table with the hat, and has it by the neck. */
function pullOutOfHat(draft: Draft): void {
  for (const { role, act, target } of draft.beats) {
    const worn = roleOf(draft, role)?.wears.filter(({ garment }) => /\bhat$/.test(garment)) ?? [];
    const named = draft.cast.find(({ thing }) => thing === 'hat');
    if (target === null || !/^(?:pull|pick_up|conjure|hold|raise)$/.test(act)) continue;
    if (!isPerson(roleOf(draft, role)) || !isAlive(draft, target) || isPerson(roleOf(draft, target))) continue;
    // "out of his hat": it stands before him, and is not on his head.
    if (named === undefined && (worn.length === 0 || act !== 'pull')) continue;
    const hat = { id: named?.id ?? addRole(draft, { thing: 'magic table' }) };
    editRole(draft, role, { wears: roleOf(draft, role)?.wears.filter((each) => !worn.includes(each)) ?? [] });
    editRole(draft, hat.id, { thing: 'magic table', count: 1, size: 1 });
    withoutRelations(draft, target, hat.id);
    withoutRelations(draft, target, role);
    relate(draft, target, 'in', hat.id);
    editBeats(draft, (beat) =>
      beat.role === role && beat.target === target ? { ...beat, act: 'conjure', target: hat.id } : beat,
    );
  }
}

/** The table at which somebody plays is the one with the game on it. */
function layGame(draft: Draft): void {
  const game = draft.beats.find(({ act }) => act === 'play_game')?.verb;
  if (game === undefined) return;
  const named =
    draft.cast.find(({ thing }) => thing === 'game table') ?? draft.cast.find(({ thing }) => isTable(thing));
  const table = named?.id ?? addRole(draft, { thing: 'game table' });
  const words = [game, named?.word ?? '', ...(named?.variety ?? [])];
  editRole(draft, table, { thing: 'game table', count: 1, size: 1, parts: [...(named?.parts ?? []), ...words] });
}

/** The wheel of whoever throws pots is no wheel of a cart. */
function turnPottersWheel(draft: Draft): void {
  if (!draft.beats.some(({ act, role }) => act === 'throw_pot' && isPerson(roleOf(draft, role)))) return;
  const wheel = draft.cast.find(({ thing }) => thing === 'wheel');
  if (wheel === undefined) return;
  if (draft.cast.some(({ thing }) => thing === 'potters wheel')) dropRole(draft, wheel.id);
  else editRole(draft, wheel.id, { thing: 'potters wheel', count: 1, size: 1 });
}

const SITS = /^(?:on|in|inside)$/;
const ON_CUSTOMERS: ReadonlySet<string> = new Set(['cut_hair', 'treat_teeth']);

/** Whose hair is cut sits for it; where nobody is named, somebody does. */
export function seatCustomer(draft: Draft): void {
  for (const { role, target } of draft.beats.filter(({ act }) => ON_CUSTOMERS.has(act))) {
    const chair = draft.cast.find(({ thing }) => thing === 'barber chair')?.id;
    if (chair === undefined || !isPerson(roleOf(draft, role))) continue;
    const other = draft.cast.find(({ id, person }) => id !== role && person !== null)?.id;
    const customer = isPerson(roleOf(draft, target)) ? target : (other ?? null);
    if (customer === null || customer === role) continue;
    // On that chair, and not on the edge of a bed as well.
    draft.relations = draft.relations.filter(({ role: who, relation }) => who !== customer || !SITS.test(relation));
    relate(draft, customer, 'in', chair);
    editBeats(draft, (beat) =>
      beat.role === customer
        ? null
        : beat.role === role && ON_CUSTOMERS.has(beat.act)
          ? { ...beat, target: null }
          : beat,
    );
    draft.beats = [...draft.beats, { ...beatOf(draft, 'sit'), role: customer }];
  }
}

/** Balls that somebody juggles are one thing in the air, not several on the ground. */
function juggle(draft: Draft): void {
  for (const beat of draft.beats.filter(({ act }) => act === 'juggle')) {
    const balls = roleOf(draft, beat.target);
    if (balls === undefined || !isPerson(roleOf(draft, beat.role)) || balls.person !== null) continue;
    editRole(draft, balls.id, { thing: 'juggling', count: 1, parts: [String(balls.count)] });
  }
}

const HANGS = /^(?:hang|cling|dangle|hold on|grip)/;
const CLIMBERS = /\b(?:climber|mountaineer|alpinist|boulderer)\b/;

/** A climber who hangs on a rock or a rope is on the way up, and does not stand before it with a hand in the air. */
function hangOn(draft: Draft): void {
  for (const { id, noun } of draft.cast.filter(isPerson)) {
    const beat = draft.beats.find(({ role, verb }) => role === id && HANGS.test(verb));
    const at = draft.relations.filter(({ role }) => role === id).map(({ to }) => to);
    const climbable = [beat?.target ?? null, ...at].some((other) => isClimbed(thingOf(draft, other)?.kind ?? ''));
    if (beat === undefined || (!climbable && !CLIMBERS.test(noun))) continue;
    const wall = draft.cast.some(({ thing }) => isClimbed(thing) && thing !== 'climbing rope');
    for (const rope of draft.cast) if (wall && /^(?:rope|climbing rope)$/.test(rope.thing)) dropRole(draft, rope.id);
    editBeats(draft, (each) =>
      each.role === id && each.verb === beat.verb
        ? { ...each, act: 'climb', target: null, direction: null, where: null }
        : each,
    );
  }
}

/** Before what an act is done at is brought: what of it the prompt names, by whatever name. */
export const POST_RULES = [
  sitAtNewsDesk,
  takeHelm,
  sitAtComputer,
  teachByHand,
  juggle,

  holdKite,
  pullOutOfHat,
  layGame,
  bringMirror,
  turnPottersWheel,
  gardenInDome,
  hangOn,
  climbUp,
  takePosts,
] as const;
