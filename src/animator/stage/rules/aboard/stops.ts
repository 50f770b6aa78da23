import { findAct } from '../../../catalogue/acts.ts';
import { aboardOf, type Transit, transitOf } from '../../../catalogue/transits.ts';
import type { Beat, Role } from '../../../director/script.ts';
import { type Draft, isAlive, isPerson, thingOf } from '../draft.ts';

/** What is told of a vehicle that comes, stops and goes on, and of who gets into it or out of it. */

export const kindOf = (draft: Draft, id: number | null): string => thingOf(draft, id)?.kind ?? '';
export const isTransport = (draft: Draft, id: number | null): boolean => aboardOf(kindOf(draft, id)) !== null;
export const isAboard = (relation: string): boolean => /^(?:in|on|inside|riding|driving)$/.test(relation);
export const isGoing = ({ act }: Beat): boolean => findAct(act)?.frame === 'go';

/** May be said of a house or a wood as well: of a vehicle only where that is told. */
const ANYWHERE =
  /^(?:enter|exit|emerge|come out|run out|walk out|rush out|step in|step out|slip out|jump off|get down)$/;

/** A vehicle that stops, or that somebody gets into or out of. */
export interface Call {
  readonly vehicle: Role;
  readonly into: readonly Beat[];
  readonly out: readonly Beat[];
  readonly arrives: Beat | null;
  readonly leaves: Beat | null;
}

export const ownBeats = ({ beats }: Draft, id: number): Beat[] =>
  beats.filter(({ role }) => role === id).sort((a, b) => a.from - b.from);

/** "jumps into the car": there the preposition says it. */
const BY_FOOT = /^(?:jump|leap|hop|climb|step|walk|run|get|dive|slide|pile|rush|crawl)$/;

/** What a beat is of getting in and out, by its verb and by where it leads. */
export function passageIn(draft: Draft, { role, verb, target, direction }: Beat): 'boards' | 'alights' | null {
  // Who slides out from under a car was never in it.
  if (draft.relations.some((each) => each.role === role && each.relation === 'under')) return null;
  const told = transitOf(verb);
  if (told === 'boards' || told === 'alights') return told;
  if (!BY_FOOT.test(verb) || !isTransport(draft, target)) return null;
  if (direction === 'out_of') return 'alights';
  return draft.relations.some(
    (each) => each.role === role && each.to === target && /^(?:in|inside|on)$/.test(each.relation),
  )
    ? 'boards'
    : null;
}

/** What somebody gets into or out of; null where it is no vehicle. */
function vehicleOf(draft: Draft, { role, target, where, verb }: Beat): number | null {
  // "slides out from under the car": nobody was in it.
  if (draft.relations.some((each) => each.role === role && each.relation === 'under')) return null;
  if (isTransport(draft, target)) return target;
  if (target !== null) return null;
  const own = draft.relations.find(
    (each) => each.role === role && isAboard(each.relation) && isTransport(draft, each.to),
  );
  if (own !== undefined) return own.to;
  const all = draft.cast.filter(({ id, count }) => isTransport(draft, id) && count === 1);
  const coming = all.filter(({ id }) =>
    ownBeats(draft, id).some((beat) => /^(?:arrives|nears)$/.test(transitOf(beat.verb) ?? '')),
  );
  const [vehicle] = coming.length > 0 ? coming : all;
  if (vehicle === undefined || (where !== null && where !== 'camera')) return null;
  return coming.length === 0 && ANYWHERE.test(verb) ? null : vehicle.id;
}

interface Passage {
  readonly beat: Beat;
  readonly vehicle: number;
  readonly gets: 'boards' | 'alights';
}

/** The last thing that somebody does with a vehicle, and with which. */
function passageOf(draft: Draft, id: number): Passage | null {
  const found = ownBeats(draft, id).flatMap((beat) => {
    const gets = passageIn(draft, beat);
    const vehicle = gets === null ? null : vehicleOf(draft, beat);
    return gets === null || vehicle === null ? [] : [{ beat, vehicle, gets }];
  });
  return found.at(-1) ?? null;
}

const ridersOf = (draft: Draft, vehicle: number): number[] =>
  draft.cast.filter(isPerson).flatMap(({ id }) => (passageOf(draft, id)?.vehicle === vehicle ? [id] : []));

/** "pulls over and gets off": whoever gets off has driven it. */
const isSteered = ({ act }: Beat): boolean => /^(?:drive|ride|cycle|sail|row)$/.test(act);

/** Beats that move a vehicle, of its own or of who steers it, in order. */
export function movesOf(
  draft: Draft,
  vehicle: Role,
  riders: readonly number[] = ridersOf(draft, vehicle.id),
): readonly (readonly [Transit | 'goes', Beat])[] {
  const steers = (beat: Beat): boolean =>
    beat.role === vehicle.id ||
    beat.target === vehicle.id ||
    (beat.target === null && riders.includes(beat.role) && isSteered(beat)) ||
    (beat.target === null &&
      draft.relations.some(({ role, relation, to }) => role === beat.role && to === vehicle.id && isAboard(relation)));
  return draft.beats
    .filter(steers)
    .sort((a, b) => a.from - b.from)
    .flatMap((beat): (readonly [Transit | 'goes', Beat])[] => {
      const transit = transitOf(beat.verb);
      if (passageIn(draft, beat) !== null) return [];
      // Who comes to a car on foot does not drive it.
      if (beat.role !== vehicle.id && transit === null) return [];
      return transit !== null ? [[transit, beat]] : isGoing(beat) ? [['goes', beat]] : [];
    });
}

const STILL = /\b(?:parked|abandoned|waiting|stationary)\b/;

export function callOf(draft: Draft, vehicle: Role): Call | null {
  const passages = draft.cast
    .filter((role) => isPerson(role) || (isAlive(draft, role.id) && !isTransport(draft, role.id)))
    .flatMap(({ id }) => passageOf(draft, id) ?? [])
    .filter((passage) => passage.vehicle === vehicle.id);
  const of = (gets: Passage['gets']): Beat[] => passages.flatMap((each) => (each.gets === gets ? each.beat : []));
  const [into, out] = [of('boards'), of('alights')];
  const moves = movesOf(draft, vehicle);
  const people = passages.length > 0;
  const still = STILL.test([vehicle.word, ...vehicle.traits].join(' '));
  const stop = moves.findIndex(([transit]) => transit === 'arrives');
  // Who gets in and then drives leaves; what drives by itself and lets somebody out has come before.
  const boarded = Math.max(-1, ...into.map(({ from }) => from));
  const before = moves.findIndex(
    ([transit, { role, from }]) =>
      transit === 'nears' || (transit === 'goes' && (role === vehicle.id ? out.length > 0 : from < boarded)),
  );
  const at = stop >= 0 ? stop : people ? before : -1;
  const arrives = still ? null : (moves[at]?.[1] ?? null);
  const leaving = moves.findLast(
    ([transit, beat], index) =>
      (transit === 'leaves' || transit === 'goes') &&
      index > at &&
      (beat.role === vehicle.id ? arrives !== null || into.length > 0 : beat.from >= boarded),
  );
  if (!people && (stop < 0 || arrives === null)) return null;
  return { vehicle, into, out, arrives, leaves: leaving?.[1] ?? null };
}
