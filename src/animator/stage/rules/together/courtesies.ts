import { findAct } from '../../../catalogue/acts.ts';
import { placeHas } from '../../../catalogue/places.ts';
import { isSeat, isTable } from '../../../catalogue/uses.ts';
import {
  beatOf,
  type Draft,
  dropRole,
  editBeats,
  editRole,
  isPerson,
  relate,
  roleOf,
  thingOf,
  withoutRelations,
} from '../draft.ts';
import { IN_BED_RULES } from '../furniture/in-bed.ts';

/** What goes without saying where people are with each other, or do what they live by. */

/** "Play chess on a park bench": the board has stools and a table of its own, and nobody plays from a bench aside. */
function sitAtBoard(draft: Draft): void {
  const players = new Set(draft.beats.filter(({ act }) => act === 'play_game').map(({ role }) => role));
  for (const { role, relation, to } of draft.relations) {
    if (!players.has(role) || to === null || !/^(?:on|in|near|beside)$/.test(relation)) continue;
    const kind = thingOf(draft, to)?.kind ?? '';
    // Nor at a table without the board, where there is one with it.
    const bare = isTable(kind) && draft.cast.some(({ id, thing }) => id !== to && thing === 'game table');
    if (!isSeat(kind) && !bare) continue;
    withoutRelations(draft, role, to);
    if (!draft.relations.some((each) => each.to === to)) dropRole(draft, to);
  }
}

/** "dance in the kitchen, lit by the fridge": beside each other, and not at both sides of what stands there. */
function danceTogether(draft: Draft): void {
  for (const { id } of draft.cast.filter(({ count }) => count > 1)) {
    if (!draft.beats.some(({ role, act }) => role === id && act === 'dance')) continue;
    for (const { relation, to } of draft.relations.filter(({ role }) => role === id))
      if (to !== null && /^(?:near|beside)$/.test(relation) && thingOf(draft, to)?.alive === false)
        withoutRelations(draft, id, to);
  }
}

const SCREENS = /^(?:laptop|computer|keyboard)$/;

/** "works, lit by his laptop": on it, and not beside it. */
function workAtScreen(draft: Draft): void {
  for (const { role, relation, to } of draft.relations) {
    if (to === null || relation !== 'near' || !SCREENS.test(thingOf(draft, to)?.kind ?? '')) continue;
    const works = draft.beats.some((beat) => beat.role === role && beat.act === 'work' && beat.target === null);
    if (!works || !isPerson(roleOf(draft, role))) continue;
    withoutRelations(draft, role, to);
    editBeats(draft, (beat) =>
      beat.role === role && beat.act === 'work' && beat.target === null ? { ...beat, act: 'type', target: to } : beat,
    );
  }
}

const AGAINST = /^(?:opponent|rival|challenger|adversary)$/;

/** "plays chess; his opponent leans back": whoever one plays against sits at the same board. */
function playAgainst(draft: Draft): void {
  const game = draft.beats.find(({ act }) => act === 'play_game');
  if (game === undefined || game.target === null) return;
  for (const role of draft.cast.filter(({ id, noun }) => id !== game.role && AGAINST.test(noun))) {
    if (!isPerson(role)) continue;
    const { id } = role;
    withoutRelations(draft, id, game.role);
    draft.beats = [...draft.beats.filter(({ role }) => role !== id), { ...game, role: id }];
    relate(draft, id, 'near', game.target);
  }
}

const TENDS = /^(?:hold|hold_hands|pet|give|care|help|comfort|kiss|hug|work)$/;
const BEDS = /\b(?:bed|stretcher|crib)\b/;

/** Who holds the hand of somebody in bed stands beside it and bends over them. */
function tendLying(draft: Draft): void {
  for (const beat of draft.beats) {
    const { role, act, target } = beat;
    if (!TENDS.test(act) || !isPerson(roleOf(draft, role)) || !isPerson(roleOf(draft, target))) continue;
    const theirs = draft.beats.filter((each) => each.role === target);
    const lies = theirs.every((each) => /^(?:lie|sleep|smile|look|listen)$/.test(each.act));
    const bed = draft.relations.find(
      (each) =>
        each.role === target && /^(?:in|on)$/.test(each.relation) && BEDS.test(thingOf(draft, each.to)?.kind ?? ''),
    )?.to;
    const own = draft.relations.some((each) => each.role === role && /^(?:in|on)$/.test(each.relation));
    if (!lies || bed === undefined || bed === null || own || target === null) continue;
    withoutRelations(draft, role, target);
    editBeats(draft, (each) => (each === beat ? { ...each, act: 'work', target: bed } : each));
  }
}

const TRADES: Readonly<Record<string, string>> = {
  ballerina: 'dance',
  dancer: 'dance',
  singer: 'sing',
  juggler: 'juggle',
};

/** A ballerina of whom nothing else is told dances. */
function plyTrade(draft: Draft): void {
  for (const { id, person } of draft.cast) {
    const act = TRADES[person?.role ?? ''];
    if (act !== undefined && !draft.beats.some(({ role }) => role === id))
      draft.beats = [...draft.beats, { ...beatOf(draft, act), role: id }];
  }
}

const HANDLE_TABLE = /^(?:shake_hands|meet)$/;

/** Across a table one shakes hands beside it, where both can stand: the table is behind them. */
function clearTable(draft: Draft): void {
  for (const beat of draft.beats.filter(({ act }) => HANDLE_TABLE.test(act))) {
    const { role, target } = beat;
    if (target === null || isPerson(roleOf(draft, target)) || thingOf(draft, target)?.alive === true) continue;
    withoutRelations(draft, role, target);
    // Around a fire one comes together, and not before it.
    if (/\baround$/.test(beat.verb)) {
      relate(draft, role, 'around', target);
      continue;
    }
    relate(draft, target, 'behind', role);
    editBeats(draft, (each) => (each === beat ? { ...each, target: null } : each));
  }
}

const ARMIES: readonly (readonly [RegExp, string])[] = [
  [/^(?:centurion|legionary|praetorian|roman)/, 'legionary'],
  [/^(?:samurai|shogun|ronin)/, 'samurai'],
  [/^(?:viking)/, 'viking'],
  [/^(?:knight|king|paladin)/, 'knight'],
];

/** The soldiers of a centurion are of his time. */
function dressArmy(draft: Draft): void {
  const army = draft.cast.flatMap(({ person }) =>
    ARMIES.flatMap(([leader, men]) => (leader.test(person?.role ?? '') ? [men] : [])),
  )[0];
  if (army === undefined) return;
  for (const { id, person } of draft.cast)
    if (person !== null && /^(?:soldier|warrior|troop)s?$/.test(person.role ?? ''))
      editRole(draft, id, { person: { ...person, role: army } });
}

/** Who rides the subway rides no horse. */
function rideAlong(draft: Draft): void {
  if (!placeHas(draft.set.place, 'rails')) return;
  for (const { role, relation, to } of draft.relations)
    if (relation === 'riding' && to !== null && thingOf(draft, to)?.kind === 'horse') {
      dropRole(draft, to);
      editBeats(draft, (beat) =>
        beat.role === role && beat.act === 'ride' ? { ...beat, act: 'stand', target: null } : beat,
      );
    }
}

const HOMAGE: ReadonlySet<string> = new Set(['kneel', 'bow', 'salute', 'pray']);

/** "walks into the hall, kneels before the queen": it is to her that one walks. */
function goBefore(draft: Draft): void {
  for (const { role, relation, to } of draft.relations) {
    if (relation !== 'in_front_of' || !isPerson(roleOf(draft, role)) || !isPerson(roleOf(draft, to))) continue;
    const own = draft.beats.filter((beat) => beat.role === role).sort((a, b) => a.from - b.from);
    const bows = own.findIndex(({ act }) => HOMAGE.has(act));
    const goes = own.slice(0, Math.max(0, bows)).findLast(({ act }) => findAct(act)?.frame === 'go');
    if (goes === undefined || goes.target !== null || to === null) continue;
    withoutRelations(draft, role, to);
    editBeats(draft, (beat) => (beat === goes ? { ...beat, target: to, direction: 'toward', where: null } : beat));
  }
}

const COMES_IN =
  /^(?:enter|come in|come into|walk in|walk into|step in|step into|burst in|storm in|arrive|return|rush in)$/;
/** Done with whoever is there already. */
const MEETS = /^(?:speak|whisper|shout|murmur|give|wave|nod|smile|salute|bow|point|look|explain)$/;
/** Seconds after which who comes in has come, where somebody waits. */
const COMES_BY = 3.4;

/** "A woman enters and says": to whoever is there, and she comes up to them for it. */
function comeUpTo(draft: Draft): void {
  for (const { id } of draft.cast.filter((role) => isPerson(role) && role.count === 1)) {
    const [first, next] = draft.beats.filter((beat) => beat.role === id).sort((a, b) => a.from - b.from);
    if (first === undefined || next === undefined || !MEETS.test(next.act)) continue;
    // "walks in and hands him a letter".
    const toThem = first.where === null && first.direction === null && isPerson(roleOf(draft, next.target));
    if (!COMES_IN.test(first.verb) && !toThem) continue;
    if (roleOf(draft, first.target)?.person != null || findAct(first.act)?.frame !== 'go') continue;
    const hosts = draft.cast.filter((role) => isPerson(role) && role.id !== id && role.count === 1);
    const waits = hosts.filter(({ id: host }) =>
      draft.beats.every(({ role, act }) => role !== host || findAct(act)?.frame !== 'go'),
    );
    const host = toThem ? waits.find((role) => role.id === next.target) : waits[0];
    if (host === undefined || (!toThem && waits.length > 1)) continue;
    const came = Math.min(first.to, Math.max(first.from + 1.5, COMES_BY));
    editBeats(draft, (beat) =>
      beat === first
        ? { ...beat, target: host.id, direction: 'toward', where: null, to: came }
        : beat === next
          ? { ...beat, from: came, target: beat.target ?? host.id }
          : beat,
    );
  }
}

const WITH_SOMEBODY = /^(?:shake_hands|hug|kiss|hold_hands|dance|fight)$/;

/** "shakes hands with a young woman": with her, whatever else is told of there. */
function meetWhom(draft: Draft): void {
  editBeats(draft, (beat) => {
    if (!WITH_SOMEBODY.test(beat.act) || isPerson(roleOf(draft, beat.target))) return beat;
    const whom = draft.relations.find(
      ({ role, relation, to }) => role === beat.role && relation === 'with' && isPerson(roleOf(draft, to)),
    )?.to;
    return whom == null ? beat : { ...beat, target: whom };
  });
}

const OF_BEDS = /^(?:ward|bedroom)$/;

/** "beside the old man's bed": he is in it, where nothing else is told of him. */
function lieInOwnBed(draft: Draft): void {
  const beds = draft.cast.filter(({ thing }) => BEDS.test(thing));
  const [bed] = beds;
  if (bed === undefined || beds.length > 1 || !OF_BEDS.test(draft.set.place)) return;
  if (draft.relations.some(({ relation, to }) => to === bed.id && /^(?:in|on)$/.test(relation))) return;
  const idle = draft.cast.filter(
    (role) => isPerson(role) && role.count === 1 && !draft.beats.some((beat) => beat.role === role.id),
  );
  const [patient] = idle;
  if (patient === undefined || idle.length > 1 || draft.cast.filter(isPerson).length < 2) return;
  draft.relations = draft.relations.filter(({ role }) => role !== patient.id);
  relate(draft, patient.id, 'on', bed.id);
  draft.beats = [...draft.beats, { ...beatOf(draft, 'lie'), role: patient.id }];
}

export const COURTESY_RULES = [
  ...IN_BED_RULES,
  lieInOwnBed,
  meetWhom,
  goBefore,
  comeUpTo,
  sitAtBoard,
  playAgainst,
  workAtScreen,
  danceTogether,
  tendLying,
  plyTrade,
  clearTable,
  dressArmy,
  rideAlong,
] as const;
