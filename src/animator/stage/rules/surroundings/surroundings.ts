import { findAct } from '../../../catalogue/acts.ts';
import { placeHas } from '../../../catalogue/places.ts';
import { sportOfLayout } from '../../../catalogue/sports.ts';
import {
  addRole,
  type Draft,
  dropRole,
  editBeats,
  editRole,
  isAlive,
  isPerson,
  isSmall,
  relate,
  roleOf,
  thingOf,
  withoutRelations,
} from '../draft.ts';
import { burnCandle } from '../furniture/by-candlelight.ts';
import { FIXTURE_RULES } from '../furniture/fixtures.ts';
import { liveInMiniature } from '../furniture/miniatures.ts';
import { DOOR_RULES } from './doors.ts';
import { leaveOutside } from './scales.ts';

/** What a prompt names that the place has already, or that is meant as something to hold. */

const SIGNS = /^(?:road sign|stop sign)$/;

/** A sign in somebody's hands has no post. */
function holdPlacard(draft: Draft): void {
  const held = [
    ...draft.beats.flatMap(({ role, act, target }) =>
      /^(?:hold|raise|carry|wave)$/.test(act) && isPerson(roleOf(draft, role)) ? [target] : [],
    ),
    ...draft.relations.flatMap(({ role, relation, to }) =>
      relation === 'holding' && isPerson(roleOf(draft, role)) ? [to] : [],
    ),
  ];
  for (const { id, thing } of draft.cast)
    if (SIGNS.test(thing) && held.includes(id)) editRole(draft, id, { thing: 'placard', size: 1 });
}

const HANDLES: ReadonlySet<string> = new Set(['open', 'close', 'push', 'pull', 'paint', 'repair', 'hit', 'lean']);

const DOORS = /^(?:(?:the |front |back )*door|doorway)$/;
const OPENS: ReadonlySet<string> = new Set(['open', 'close', 'hit']);

/** "walks to the door, opens it": a door that somebody goes to and opens is there to be opened. */
function bringDoor(draft: Draft): void {
  if (!placeHas(draft.set.place, 'doors') || draft.cast.some(({ thing }) => thing === 'door')) return;
  const goes = draft.beats.find(({ where, role }) => DOORS.test(where ?? '') && isPerson(roleOf(draft, role)));
  const opens = draft.beats.find(
    ({ act, role, target }) => OPENS.has(act) && role === goes?.role && (target === null || target === role),
  );
  if (goes === undefined || opens === undefined) return;
  const door = addRole(draft, { thing: 'door' });
  editBeats(draft, (beat) =>
    beat === goes
      ? { ...beat, target: door, where: null, direction: 'toward' }
      : beat === opens
        ? { ...beat, target: door }
        : beat,
  );
}

/** Rooms have doors: none stands free in the middle of one, unless somebody opens it. */
function useOwnDoors(draft: Draft): void {
  if (!placeHas(draft.set.place, 'doors') || !draft.cast.some(isPerson)) return;
  for (const { id, thing, count } of draft.cast) {
    if (thing !== 'door') continue;
    const used = draft.beats.some(({ target, act, role }) => role === id || (target === id && HANDLES.has(act)));
    if (count > 1 || !used) dropRole(draft, id);
  }
}

/** So it is with shelves, which stand along the walls. */
function useOwnShelves(draft: Draft): void {
  if (!placeHas(draft.set.place, 'shelves') || !draft.cast.some(isPerson)) return;
  for (const { id, thing } of draft.cast)
    if (
      thing === 'bookshelf' &&
      id !== draft.cast[0]?.id &&
      !draft.beats.some(({ role, target }) => role === id || target === id) &&
      !draft.relations.some(({ role, to }) => role === id || to === id)
    )
      dropRole(draft, id);
}

const PILLOW_HANDLED: ReadonlySet<string> = new Set(['throw', 'fight', 'hit', 'hug', 'hold', 'carry', 'catch']);

/** Beds have pillows: under one of them things are hidden, and none lies on a desk. */
function useOwnPillows(draft: Draft): void {
  if (!placeHas(draft.set.place, 'beds')) return;
  for (const { id, thing } of [...draft.cast])
    if (
      thing === 'pillow' &&
      id !== draft.cast[0]?.id &&
      !draft.beats.some(({ role, target, act }) => role === id || (target === id && PILLOW_HANDLED.has(act))) &&
      !draft.relations.some(
        ({ relation, to, role }) => to === id && (relation === 'holding' || isBeastOn(draft, role, relation)),
      )
    )
      dropRole(draft, id);
}

/** A puppy sleeps on a pillow of its own, wherever the bed is. */
const isBeastOn = (draft: Draft, role: number, relation: string): boolean =>
  relation === 'on' && isAlive(draft, role) && !isPerson(roleOf(draft, role));

/** Nets of stadiums are of the goal or the hoop; and who has a fishing rod in hand fishes with one that has no fish on it. */
function useOwnNets(draft: Draft): void {
  for (const { id, thing } of draft.cast) {
    if (thing === 'fishing net' && sportOfLayout(draft.set.dressing) !== null) dropRole(draft, id);
    const holder = draft.beats.find(({ act, target }) => act === 'hold' && target === id);
    if (thing !== 'fishing rod' || holder === undefined || !isPerson(roleOf(draft, holder.role))) continue;
    editBeats(draft, (beat) => (beat === holder ? { ...beat, act: 'fish', target: null } : beat));
    dropRole(draft, id);
  }
}

const CARS = /^(?:train|tram|locomotive|bus|airplane)$/;

/** Inside a train, a bus or an airplane one does not see it. */
function sitInside(draft: Draft): void {
  if (!placeHas(draft.set.place, 'carriage')) return;
  for (const { id, thing } of draft.cast) if (CARS.test(thing)) dropRole(draft, id);
  if (draft.set.place === 'cockpit') flySeated(draft);
  // Nobody lies down there: one sleeps in the seat.
  for (const { role, act } of draft.beats)
    if (/^(?:sleep|lie)$/.test(act) && isPerson(roleOf(draft, role)))
      editBeats(draft, (beat) => {
        if (beat.role !== role || beat.act !== act) return beat;
        if (act === 'sleep') editRole(draft, role, { expression: 'sleep' });
        return { ...beat, act: 'sit' };
      });
}

/** What is done in a cockpit is done in the seat: who turns the aeroplane turns the yoke, and the microphone is that of the headset. */
function flySeated(draft: Draft): void {
  for (const { id, thing } of draft.cast) if (thing === 'microphone') dropRole(draft, id);
  editBeats(draft, (beat) => {
    if (!isPerson(roleOf(draft, beat.role))) return beat;
    const goes = findAct(beat.act)?.frame === 'go' || /^(?:turn|fly|lean|push|steer)$/.test(beat.act);
    return goes
      ? { ...beat, act: beat.act === 'push' ? 'point' : 'sit', target: null, where: null, direction: null }
      : beat;
  });
}

/** What somebody slides onto a plate is put there; nobody is on a slide. And who flows through a pose goes on with it. */
function slideThings(draft: Draft): void {
  editBeats(draft, (beat) => {
    if (!isPerson(roleOf(draft, beat.role))) return beat;
    if (beat.act === 'flow') {
      const before = draft.beats.filter(({ role, from }) => role === beat.role && from < beat.from).at(-1);
      return before === undefined ? null : { ...beat, act: before.act, verb: before.verb };
    }
    // A crowd erupts in cheers, and arms that are pumped stroke nobody.
    if (beat.act === 'explode') return { ...beat, act: 'cheer' };
    if (beat.act === 'pet' && beat.target === null) return null;
    return beat.act === 'slide' && isSmall(draft, beat.target) ? { ...beat, act: 'put' } : beat;
  });
}

const CLOTHES = /^(?:shirt|dress|pants|jacket|coat)$/;

/** "measures him for a suit": clothes that nobody has in hand and nothing is done with do not stand about. */
function hangUpClothes(draft: Draft): void {
  if (!draft.cast.some(isPerson)) return;
  for (const { id, thing } of draft.cast) {
    const used =
      draft.beats.some(({ role, target, instrument }) => role === id || target === id || instrument === id) ||
      draft.relations.some(({ role, to }) => role === id || to === id);
    if (CLOTHES.test(thing) && !used) dropRole(draft, id);
  }
}

/** Birds that somebody feeds are before their feet, and not behind the bench. */
function feedBefore(draft: Draft): void {
  for (const { role, act, verb, target } of draft.beats) {
    if (act !== 'give' || !/^feed/.test(verb) || target === null || !isPerson(roleOf(draft, role))) continue;
    if (thingOf(draft, target)?.realm !== 'sky') continue;
    const seat = draft.relations.find((each) => each.role === role && each.relation === 'on')?.to ?? role;
    withoutRelations(draft, target, seat);
    relate(draft, target, 'in_front_of', seat);
  }
}

export const SURROUNDING_RULES = [
  ...FIXTURE_RULES,
  ...DOOR_RULES,
  leaveOutside,
  liveInMiniature,
  slideThings,
  holdPlacard,
  bringDoor,
  useOwnDoors,
  useOwnShelves,
  useOwnPillows,
  useOwnNets,
  sitInside,
  burnCandle,
  hangUpClothes,
  feedBefore,
] as const;
