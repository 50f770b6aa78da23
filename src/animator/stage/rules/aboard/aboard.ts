import { findAct } from '../../../catalogue/acts.ts';
import { type Crew, crewsOf } from '../../../catalogue/crews.ts';
import type { Role } from '../../../director/script.ts';
import {
  addRole,
  beatOf,
  type Draft,
  dropRole,
  editBeats,
  editRole,
  isBorne,
  isPerson,
  relate,
  thingOf,
} from '../draft.ts';

/** Who is aboard what though the prompt does not say where they are: crews, passengers, whoever a vehicle is told of "with". */

const kindOf = (draft: Draft, id: number | null): string => thingOf(draft, id)?.kind ?? '';

/** "In the nearest basket a family waves": in that of one of the balloons, which the others are around. */
function takeBasket(draft: Draft): void {
  const basket = draft.cast.find(({ thing, noun }) => thing === 'basket' || noun === 'gondola');
  const fleet = draft.cast.find(({ thing }) => thing === 'balloon');
  if (basket === undefined || fleet === undefined) return;
  const riders = draft.relations.filter(({ role, to }) => to === basket.id && isPerson(roleIn(draft, role)));
  dropRole(draft, basket.id);
  for (const { role } of riders) if (!isBorne(draft, role)) relate(draft, role, 'in', fleet.id);
}

/** Of a fleet of balloons those who are in one are in the same one. */
function shareBasket(draft: Draft): void {
  for (const relation of draft.relations) {
    const [who, fleet] = [roleIn(draft, relation.role), roleIn(draft, relation.to ?? -1)];
    if (fleet?.thing !== 'balloon' || fleet.count < 2 || !isPerson(who) || who?.count === fleet.count) continue;
    const own = partOne(draft, fleet);
    draft.relations = draft.relations.map((each) => (each === relation ? { ...each, to: own } : each));
  }
}

const roleIn = ({ cast }: Draft, id: number): Role | undefined => cast.find((role) => role.id === id);

/** One of several, nearest to us, that does what all of them do. */
function partOne(draft: Draft, fleet: Role): number {
  const one = addRole(draft, { ...fleet, count: 1 });
  editRole(draft, fleet.id, { count: fleet.count - 1 });
  draft.beats = [
    ...draft.beats,
    ...draft.beats.filter(({ role }) => role === fleet.id).map((beat) => ({ ...beat, role: one })),
  ];
  draft.relations = [...draft.relations, { role: one, relation: 'in_front_of', to: null, where: 'foreground' }];
  return one;
}

const CARRIES =
  /^(?:car|taxi|pickup|van|bus|truck|tractor|race car|boat|canoe|speedboat|tall ship|ship|airplane|helicopter|balloon|cable car|rickshaw|sleigh)$/;

/** "a convertible with a couple", "a longship with twenty rowers": they are in it, where nobody says beside it. */
function takeThoseWith(draft: Draft): void {
  for (const relation of draft.relations) {
    const { role: vehicle, to } = relation;
    if (relation.relation !== 'with' || to === null || !CARRIES.test(kindOf(draft, vehicle))) continue;
    if (!isPerson(roleIn(draft, to)) || isElsewhere(draft, to, vehicle) || worksOn(draft, to, vehicle)) continue;
    draft.relations = draft.relations.filter((each) => each !== relation);
    relate(draft, to, 'in', vehicle);
  }
}

/** "washes his car": from outside. */
const worksOn = (draft: Draft, id: number, vehicle: number): boolean =>
  draft.beats.some(
    ({ role, act, target }) => role === id && target === vehicle && OUTSIDE.has(findAct(act)?.frame ?? ''),
  );
const OUTSIDE: ReadonlySet<string> = new Set(['hands', 'face']);

/** Somebody has or bears them, or they are told to be at something else. */
const isElsewhere = (draft: Draft, id: number, vehicle: number): boolean =>
  isBorne(draft, id) ||
  draft.relations.some(
    ({ role, to, where }) => role === id && ((to !== null && to !== vehicle && !isPerson(roleIn(draft, to))) || where),
  );

/** No one goes so on foot. */
const BY_MACHINE: ReadonlySet<string> = new Set([
  ...['fly', 'dive', 'drive', 'ride', 'cycle', 'turn', 'take_off', 'land', 'float', 'drift', 'row', 'sail'],
]);

/** "A biplane loops through the clouds, the pilot waves": the one of that biplane, where there is one kind of them alone. */
function takeControls(draft: Draft): void {
  for (const { id, noun, count } of draft.cast.filter(isPerson)) {
    if (isElsewhere(draft, id, -1)) continue;
    const goes = draft.beats.filter(({ role, act }) => role === id && findAct(act)?.frame === 'go');
    if (!goes.every(({ act }) => BY_MACHINE.has(act))) continue;
    const shipsOf = (crew: Crew): Role[] => draft.cast.filter((each) => crew.kinds.has(kindOf(draft, each.id)));
    const crew = crewsOf(noun).find((each) => shipsOf(each).length > 0);
    const vehicles = crew === undefined ? [] : shipsOf(crew);
    const [vehicle] = vehicles;
    if (crew === undefined || vehicle === undefined || vehicles.length > 1) continue;
    const steers = crew.bond === 'driving' || crew.bond === 'riding';
    if (!steers && draft.beats.some(({ role, verb }) => role === id && WAITS.test(verb))) continue;
    const steered = draft.relations.some(({ to, relation }) => to === vehicle.id && /^(?:rid|driv)ing$/.test(relation));
    if (steers && steered) continue;
    relate(draft, id, steers && count > vehicle.count ? 'in' : crew.bond, vehicle.id);
    // Wherever the pilot goes, it is the machine that goes there.
    if (steers || crew.bond === 'on')
      editBeats(draft, (beat) => {
        if (!goes.includes(beat)) return beat;
        const realm = thingOf(draft, vehicle.id)?.realm;
        return { ...beat, role: vehicle.id, act: realm === 'sky' ? 'fly' : realm === 'water' ? 'sail' : 'drive' };
      });
  }
}

/** Who does so is still before the door. */
const WAITS = /^(?:wait|queue|line up|stand|gather|board|get on|get off|disembark|alight|hurry|rush)\b/;

/** "a cat flies in a biplane": of whom nobody else is at the controls of. */
function flyFromSeat(draft: Draft): void {
  for (const relation of draft.relations) {
    const { role, to } = relation;
    if (!/^(?:in|inside)$/.test(relation.relation) || to === null || kindOf(draft, to) !== 'airplane') continue;
    const flies = draft.beats.some((beat) => beat.role === role && beat.act === 'fly');
    const steered = draft.relations.some((each) => each.to === to && each.relation === 'driving');
    if (!flies || steered || roleIn(draft, role)?.count !== 1) continue;
    draft.relations = draft.relations.map((each) => (each === relation ? { ...each, relation: 'driving' } : each));
    editBeats(draft, (beat) =>
      beat.role === role && beat.act === 'fly' ? { ...beat, act: 'drive', target: to } : beat,
    );
  }
}

/** What somebody steers through the air flies, over the roofs where there are any. */
function flyWhatIsSteered(draft: Draft): void {
  for (const { role, act, target, ...beat } of [...draft.beats]) {
    if (act !== 'drive' || target === null || thingOf(draft, target)?.realm !== 'sky') continue;
    const steers = draft.relations.some((each) => each.role === role && each.to === target);
    if (!steers || draft.beats.some((each) => each.role === target)) continue;
    draft.beats = [...draft.beats, { ...beat, role: target, act: 'fly', target: null }];
  }
}

const ROWS = /\b(?:rower|oarsman|paddler)$/;

/** Who is there to row does so, though only of the boat it is said that it glides. */
function rowAlong(draft: Draft): void {
  for (const { id, noun } of draft.cast.filter(isPerson)) {
    const sits = draft.relations.some(({ role, relation }) => role === id && relation === 'in');
    if (!sits || !ROWS.test(noun) || draft.beats.some(({ role }) => role === id)) continue;
    draft.beats = [...draft.beats, { ...beatOf(draft, 'row'), role: id }];
  }
}

/** Seats of which a film shows so many taken where a prompt speaks of many, or of people only. */
const MANNED: readonly (readonly [kind: RegExp, act: RegExp, most: number])[] = [
  [/^tall ship$/, /^row$/, 10],
  [/^(?:bus|train|locomotive|tram)$/, /./, 10],
];
const SEVERAL = 3;
/** Aboard each of several boats. */
const [EACH, MOST_CREW] = [2, 10];

/** Of those of whom there are many a vehicle has as many as have room in it. */
function manAll(draft: Draft): void {
  for (const { role, to, where, relation } of draft.relations) {
    const [who, vehicle] = [roleIn(draft, role), to === null ? undefined : roleIn(draft, to)];
    if (who === undefined || vehicle === undefined || !isPerson(who) || who.count < SEVERAL) continue;
    if (!/^(?:in|on)$/.test(relation) || where === 'aboard') continue;
    if (vehicle.count > 1 && CARRIES.test(kindOf(draft, to)) && who.count === vehicle.count)
      editRole(draft, role, { count: Math.min(MOST_CREW, who.count * EACH) });
    const acts = draft.beats.filter((beat) => beat.role === role).map(({ act }) => act);
    const [, , most] =
      MANNED.find(([kind, act]) => kind.test(kindOf(draft, to)) && acts.some((each) => act.test(each))) ?? [];
    if (most !== undefined && (where === 'window' || who.noun !== 'family')) editRole(draft, role, { count: most });
  }
}

export const ABOARD_RULES = [
  takeBasket,
  takeThoseWith,
  takeControls,
  flyFromSeat,
  flyWhatIsSteered,
  shareBasket,
  rowAlong,
  manAll,
] as const;
