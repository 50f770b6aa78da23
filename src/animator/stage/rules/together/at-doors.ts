import { HOUSE_FRONT } from '../../../bodies/families/household/house-front.ts';
import { findAct } from '../../../catalogue/acts.ts';
import { placeHas } from '../../../catalogue/places.ts';
import type { Beat, Role } from '../../../director/script.ts';
import { addRole, beatOf, type Draft, dropRole, editBeats, editRole, isPerson, isSmall, roleOf } from '../draft.ts';

/** Who comes to a door by what they do there, or by calling. */
const CALLS = /^(?:knock|ring|bang|deliver)/;
const CALLERS =
  /\b(?:mailman|postman|mail carrier|courier|delivery (?:man|guy|boy|woman|driver|person)|paperboy|milkman|trick or treater)\b/;
const BRINGS = /^(?:carry|give|hold)$/;

const GROUP = 'at the door';
/** Metres and degrees: the front of the house looks at us with whoever opens in its doorway, and callers stand aside of that, so that nobody hides the other. */
const DOOR = { across: -0.4, near: -0.8, facing: 0.12 } as const;
const INSIDE = [
  { across: -0.4, near: -1.02, facing: 0.3 },
  { across: -0.7, near: -1.3, facing: 0.3 },
] as const;
const BEFORE = [
  { across: 0.52, near: -0.36, facing: -1.4 },
  { across: 1.15, near: -0.25, facing: -1.35 },
  { across: -1.25, near: 0.1, facing: 2.3 },
] as const;
/** Of two who fall into each other's arms there: on the step before the open door. */
const ARM_IN_ARM = {
  host: { across: -0.56, near: -0.5, facing: 1.5 },
  caller: { across: -0.25, near: -0.46, facing: -1.5 },
};
const EMBRACES = /^(?:hug|kiss)$/;
/** Seconds: until somebody who heard the bell has come, and until the door is open. */
const [COMES, IS_OPEN] = [1.3, 2.3];

/** Who slips, is chased or cycles is still on the way to the next door. */
const ON_THE_WAY = /^(?:fall|fall_back|run|chase|cycle|ride|drive|reel|follow)$/;

const isCaller = (draft: Draft, { id, noun, word }: Role): boolean =>
  (CALLERS.test(`${noun} ${word}`) && !draft.beats.some(({ role, act }) => role === id && ON_THE_WAY.test(act))) ||
  draft.beats.some(({ role, verb }) => role === id && CALLS.test(verb));

/** "opens the front door and finds her grandson on the porch": sees him there, once it is open. */
function isFound({ beats }: Draft, id: number, door: number | null): boolean {
  const opens = beats.find(({ act, target }) => act === 'open' && target === door);
  return (
    opens !== undefined &&
    opens.role !== id &&
    beats.some(({ role, target, from }) => role === opens.role && target === id && from >= opens.from)
  );
}

/** Outside, a door at which somebody calls is in the front of a house: who opens it stands within, who calls before it, and what is brought changes hands. */
export function callAtDoor(draft: Draft): void {
  if (!placeHas(draft.set.place, 'front doors')) return;
  const told = draft.cast.find(({ thing }) => thing === 'door');
  const people = draft.cast.filter((role) => isPerson(role) && !role.scenery);
  const called = people.filter((role) => isCaller(draft, role));
  // Who stands before the house while another opens has called, and whoever is found there.
  const waits = ({ id }: Role): boolean =>
    draft.beats.some(({ role, act }) => role === id && act === 'stand') || isFound(draft, id, told?.id ?? null);
  const answered = draft.beats.some(({ act, target }) => act === 'open' && target !== null && target === told?.id);
  const callers = called.length > 0 || !answered ? called : people.filter(waits).slice(0, 1);
  const [caller] = callers;
  if (caller === undefined || people.length > 4) return;
  const others = people.filter((role) => !callers.includes(role));
  // The house is that of the door.
  for (const { id, thing } of draft.cast) if (thing === 'bell' || thing === 'house') dropRole(draft, id);
  const opens = (role: Role): boolean => draft.beats.some((beat) => beat.role === role.id && beat.act === 'open');
  const inside = others.some(opens) ? others.filter(opens) : others;
  const outside = [...callers, ...others.filter((role) => !inside.includes(role))];
  const door = told?.id ?? addRole(draft, { thing: 'door' });
  editRole(draft, door, { parts: [...(told?.parts ?? []), HOUSE_FRONT], scenery: false, count: 1 });
  const all = new Set(people.map(({ id }) => id));
  draft.relations = draft.relations.filter(
    ({ role, relation, to }) =>
      role !== door && (!all.has(role) || relation === 'holding' || (to !== door && relation !== 'with')),
  );
  const each = (roles: readonly Role[]) =>
    roles.flatMap(({ id, count }) => Array.from({ length: count }, (_, instance) => ({ role: id, instance })));
  const place = (roles: readonly Role[], places: readonly { across: number; near: number; facing: number }[]) =>
    each(roles).flatMap((who, index) => {
      const at = places[index];
      return at === undefined ? [] : [{ group: GROUP, ...who, ...at, floor: false }];
    });
  const arms = draft.beats.some(
    ({ role, act, target }) => EMBRACES.test(act) && all.has(role) && all.has(target ?? -1),
  );
  const near = arms && people.length === 2;
  draft.stands = [
    ...draft.stands,
    { group: GROUP, role: door, instance: 0, ...DOOR, floor: false },
    ...place(outside, near ? [ARM_IN_ARM.caller] : BEFORE),
    ...place(inside, near ? [ARM_IN_ARM.host] : INSIDE),
  ];
  const [host] = inside;
  const end = Math.max(...draft.beats.map(({ to }) => to), IS_OPEN + 1);
  editBeats(draft, (beat) => playAtDoor(draft, beat, { caller: caller.id, host: host?.id ?? null, end, door, all }));
  if (host === undefined) return;
  // The door stays open as long as they are at it.
  if (!draft.beats.some(({ role, from }) => role === host.id && from >= IS_OPEN))
    draft.beats = [
      ...draft.beats,
      { ...beatOf(draft, 'look'), role: host.id, target: caller.id, from: IS_OPEN, to: end },
    ];
  if (!draft.beats.some(({ role, act }) => role === host.id && act === 'open'))
    draft.beats = [{ ...beatOf(draft, 'open'), role: host.id, target: door, from: COMES, to: IS_OPEN }, ...draft.beats];
}

interface AtDoor {
  readonly caller: number;
  readonly host: number | null;
  readonly end: number;
  readonly door: number;
  readonly all: ReadonlySet<number>;
}

function playAtDoor(draft: Draft, beat: Beat, { caller, host, end, door, all }: AtDoor): Beat | null {
  if (!all.has(beat.role)) return beat;
  // A hand goes to the bell or the wood, and comes down again.
  if (CALLS.test(beat.verb) && !isSmall(draft, beat.target) && beat.verb !== 'deliver')
    return { ...beat, act: 'point', target: null, where: null, direction: null, from: 0, to: COMES };
  if (beat.act === 'open') return { ...beat, target: door, direction: null, where: null, from: COMES, to: IS_OPEN };
  const later = { from: Math.max(beat.from, IS_OPEN), to: Math.max(beat.to, end) };
  const brings =
    beat.role === caller && BRINGS.test(beat.act) && beat.target !== null && !isPerson(roleOf(draft, beat.target));
  if (brings && host !== null) return { ...beat, ...later, act: 'give', toWhom: host, direction: null, where: null };
  // They have come, and stay for it.
  if (findAct(beat.act)?.frame === 'go') return null;
  return { ...beat, ...(host === null ? {} : later), direction: null };
}
