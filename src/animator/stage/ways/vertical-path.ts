import { placeHas } from '../../catalogue/places.ts';
import type { Beat, Script } from '../../director/script.ts';
import { smoothstep } from '../../maths/ease.ts';
import type { Vector } from '../../maths/vector.ts';
import { extentOf, heightOf, type Player } from '../players.ts';
import type { PathPoint } from '../stage.ts';

/** Between two points of a path. */
export const STEP_SECONDS = 0.25;

/** Of its height: how far a plane goes along while it lands; and which part of that it is in the air. */
const [RUNWAY, IN_AIR] = [4.2, 0.55];

/** Straight up or down during the beat; who takes off or lands gets ahead meanwhile. */
export function verticalPath(
  beat: Beat,
  at: Vector,
  heading: number,
  { rise, length, own }: { readonly rise: number; readonly length: number; readonly own: Player },
): PathPoint[] {
  const sinks = beat.act === 'fall' || beat.act === 'land' || beat.direction === 'down';
  // A rocket goes straight up; a plane comes down at a slant and rolls out on its wheels.
  const upright = own.body.height > own.body.length;
  const runway = rollsOut(own) && (beat.act === 'take_off' || beat.act === 'land');
  const ahead = !upright && (beat.act === 'take_off' || beat.act === 'land') ? rise * (runway ? RUNWAY : 1.4) : 0;
  const path: PathPoint[] = [];
  for (let time = 0; time <= length + 1e-6; time += STEP_SECONDS) {
    const share = Math.min(1, Math.max(0, (time - beat.from) / Math.max(0.5, beat.to - beat.from)));
    const eased = beat.act === 'fall' ? share * share : share * share * (3 - 2 * share);
    // It is on the ground for the first or the last part of its way.
    const climbed = runway ? smoothstep(0, 1, sinks ? share / IN_AIR : (share - 1 + IN_AIR) / IN_AIR) : eased;
    const up = sinks ? 1 - climbed : climbed;
    const gone = !runway ? eased : sinks ? 1 - (1 - share) ** 1.7 : share ** 1.7;
    const along = (gone - 0.5) * ahead;
    path.push({
      time,
      at: [at[0] + Math.sin(heading) * along, at[1] + up * rise, at[2] + Math.cos(heading) * along],
      heading,
    });
  }
  return path;
}

/** How far up somebody goes who neither flies nor climbs away. */
const LEAP_METRES = 0.45;
/** The same of whoever is below the water. */
const DIVE_METRES = 2.4;
/** Of its height: how far up a bird goes while somebody looks. */
const FLIGHTS = 2.6;
/** Metres above its own height: of what is large one sees it from less far up. */
const LARGE_FLIGHT = 4;
/** Cameras that go up with whoever rises. */
const RISING = /^(?:tilt_up|crane_up|drone|follow)/;
/** Of its length: how far up a jet goes before a camera that stays. */
const STARTS = 1.5;
const ROLLS = 0.9;
/** On wheels it needs a runway, on floats a stretch of water. */
const rollsOut = ({ thing }: Player): boolean => thing?.kind === 'airplane';

/** Whether a plane comes down on the water, or starts from it: where there is a lake, and nothing told of it to stand on. */
export const isOnFloats = (own: Player, { beats, set }: Pick<Script, 'beats' | 'set'>): boolean =>
  rollsOut(own) &&
  placeHas(set.place, 'open water') &&
  beats.some(({ role, act, target }) => role === own.role.id && target === null && STARTS_OR_LANDS.test(act));
const STARTS_OR_LANDS = /^(?:land|take_off)$/;

/** Metres that somebody goes up or down. Who takes off or lands is seen doing it: a bird is soon a dot, and so is a jet. */
export function mostRise(own: Player, { shots, set, beats }: Pick<Script, 'shots' | 'set' | 'beats'>): number {
  if (placeHas(set.place, 'submerged')) return DIVE_METRES;
  if (own.thing?.realm !== 'sky') return LEAP_METRES;
  if (own.thing.alive) return Math.min(heightOf(own) * FLIGHTS, heightOf(own) + LARGE_FLIGHT) + 0.5;
  // Who comes down is followed to where that is, and not from out of the sky.
  const lands = rollsOut(own) && beats.some(({ role, act }) => role === own.role.id && act === 'land');
  return !lands && shots.some(({ move }) => RISING.test(move)) ? 60 : extentOf(own) * (rollsOut(own) ? ROLLS : STARTS);
}

/** So many balloons that most of them are in the air already. */
const FLEET = 4;
export const isFleet = ({ thing, role }: Pick<Player, 'thing' | 'role'>): boolean =>
  thing?.kind === 'balloon' && role.count >= FLEET;
