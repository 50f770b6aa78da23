import { findAct } from '../../catalogue/acts.ts';
import { findThing } from '../../catalogue/things.ts';
import type { Entity, Reading } from '../../language/reading.ts';
import type { Played } from '../played.ts';
import type { Beat, Role, Shot } from '../script.ts';
import type { Vantage } from '../stand.ts';
import type { ShotScope } from './of-face.ts';

/** Metres: one gets into what is larger. */
const ROOMY = 1;
const isRoomy = ({ senses: { thing, person } }: Entity): boolean =>
  person === null && thing?.moves === true && !thing.alive && thing.metres >= ROOMY;

/** "from the back seat of a jeep": where the camera of a shot is, by what is told of it. */
export function standOf(told: string | undefined, { cast }: ShotScope): Vantage {
  if (told === 'foliage') return { behindLeaves: true };
  if (told !== 'back' && told !== 'inside') return {};
  const role = cast.findIndex(isRoomy);
  return role < 0 ? {} : { aboard: { role, seat: told === 'back' ? 'back' : 'front' } };
}

/** Through whose round windows one looks at who is in it. */
const HAS_PORTHOLES = /^(?:submarine|ship|boat|rocket|space ?ship|airplane|diving bell|washing machine)$/;

/** "Through a keyhole we see": a round hole around the whole film. The porthole of a submarine that is told of is seen with it. */
export const looksThroughHole = ({ shots, entities, prompt }: Reading): boolean =>
  shots.some(({ field, value }) => field === 'vantage' && value === 'peephole') &&
  !(/\bport ?hole\b/i.test(prompt) && entities.some(({ senses }) => HAS_PORTHOLES.test(senses.thing?.kind ?? '')));

const ABOARD = /^(?:in|on|inside|riding|driving)$/;
const AT_THE_WHEEL = /\b(?:driver|pilot|chauffeur|captain|skipper)$/;
const GOES = { ground: 'drive', sky: 'fly', water: 'sail', underwater: 'sail' } as const;

/** Who runs to somebody, and through whose eyes one sees it, comes to them: past them one would see nobody. */
function comeToThem(beats: readonly Beat[], roles: readonly Role[], shots: readonly Shot[]): Beat[] {
  const seers = new Set(shots.flatMap(({ angle, subject }) => (angle === 'point_of_view' ? [subject] : [])));
  const isMet = (id: number | null): boolean =>
    roles.some((role) => role.id === id && (role.person !== null || findThing(role.thing)?.alive === true));
  return beats.map((beat) =>
    seers.has(beat.role) && beat.direction !== 'away' && findAct(beat.act)?.frame === 'go' && isMet(beat.target)
      ? { ...beat, direction: 'toward', where: null }
      : beat,
  );
}

/** What a camera rides along in goes, and whose trade it is steers it: "from the back of the jeep, the driver laughs". */
export function rideAlong(played: Played, shots: readonly Shot[], durationSeconds: number): Played {
  const vehicle = shots.find(({ aboard }) => aboard !== undefined)?.aboard?.role;
  const thing = findThing(played.roles.find(({ id }) => id === vehicle)?.thing ?? '');
  if (vehicle === undefined || thing === null)
    return { ...played, beats: comeToThem(played.beats, played.roles, shots) };
  const bearer = (id: number): number | null | undefined =>
    played.relations.find(({ role, relation }) => role === id && ABOARD.test(relation))?.to;
  const driver = played.roles.find(
    ({ id, person, noun }) =>
      person !== null && AT_THE_WHEEL.test(noun) && (bearer(id) === undefined || bearer(id) === vehicle),
  );
  const still = played.beats.every(({ role }) => role !== vehicle && role !== driver?.id);
  const { traits = [] } = played.roles.find(({ id }) => id === vehicle) ?? {};
  // Whoever else is told of is what one drives toward: beside the way one would pass them unseen.
  const ahead = played.roles.find(
    ({ id, scenery, person, thing: kind }) =>
      id !== driver?.id && bearer(id) === undefined && !scenery && (person !== null || findThing(kind)?.alive === true),
  );
  const drive: Beat = {
    ...{ role: vehicle, act: GOES[thing.realm], verb: GOES[thing.realm], from: 0, to: durationSeconds },
    ...(ahead === undefined ? { target: null, direction: null } : { target: ahead.id, direction: 'toward' as const }),
    ...{ instrument: null, part: null, where: null, together: [], manner: null, speed: 1 },
  };
  const own = played.relations.filter(({ role, relation }) => role !== driver?.id || !ABOARD.test(relation));
  return {
    roles: played.roles,
    beats:
      still && !/\b(?:parked|stopped|waiting|abandoned)\b/.test(traits.join(' '))
        ? [...played.beats, drive]
        : played.beats,
    relations:
      driver === undefined
        ? played.relations
        : [...own, { role: driver.id, relation: 'driving', to: vehicle, where: null }],
  };
}
