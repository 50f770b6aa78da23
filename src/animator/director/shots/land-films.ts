import { findPlace } from '../../catalogue/places.ts';
import { isPerson } from '../../language/clauses/discourse.ts';
import type { Entity, Reading } from '../../language/reading.ts';

/**
 * "Lavender fields to the horizon, a bee flying over them", "Huge waves crash against a cliff, seagulls in the wind": such a film is of the land, and who
 * is told of later only crosses it. Whoever does more than that is the hero all the same.
 */
const ENDS = /[.,;:]| while | as /;
const LED_IN =
  /^(?:in|on|at|over|through|across|into|near|under|above|along|by|inside|deep|high|somewhere|outside|behind)\b/;
const CAMERA_LED =
  /^(?:the camera|we) (?:slowly |smoothly |gently )?(?:soars?|flies|glides?|drifts?|moves?|sweeps?|floats?|rises?) (?:above|over|across|through|along) |^(?:an? )?(?:[a-z-]+ ){0,4}(?:shot|view|footage|flyover|timelapse|time[- ]lapse|pan|video|clip|film)(?: (?:flying|moving|gliding|soaring|sweeping|drifting|slowly|smoothly|high|low)){0,3} (?:of|over|above|across|through) /;
/** "POV driving through a tunnel", "dashcam view racing down a highway": nobody is seen who goes there. */
const DRIVEN =
  /\b(?:pov|first[- ]person|dash ?cam|point[- ]of[- ]view|gopro)(?: (?:shot|view|footage|video|perspective)){0,2}(?: of| from)?(?: (?:a car|the car|a vehicle))?,? (?:driving|riding|racing|speeding|cruising|gliding|walking|running|flying) (?:fast |slowly |quickly )?(?:through|along|down|across|over|into|up|on)\b/i;
/** Time that is let run while one goes on. */
const HYPERLAPSE = /\bhyper[- ]?lapse\b/i;
export const isDriven = (told: string): boolean => DRIVEN.test(told) || HYPERLAPSE.test(told);
const CROSSES = /^(?:fly|take_off|follow|swim|walk|fight|run|wander|circle|chirp|stand|float)$/;
const GROWS: ReadonlySet<string> = new Set(['grow', 'bloom', 'wilt', 'sprout']);
const FAR =
  /\b(?:on the horizon|in the distance|far away|in the background|tiny|distant|(?:might|may|can|could|to) be (?:seen|glimpsed|spotted))\b/;
/** "several distant people enjoying the view": seen from afar, whatever they do there. */
const isAfar = ({ modifiers, plural }: Entity): boolean => plural && modifiers.some((word) => AFAR.test(word));
const AFAR = /^(?:distant|faraway|tiny)$/;

/** "a lone tractor crawls along the horizon", "a train passes in the distance": no more of it is seen than that. */
const GOES_FAR =
  /^[^.,;]{0,60}\b(?:(?:along|on|across|against|over) the (?:far |distant )?horizon|in the (?:far )?distance|far (?:away|off|below))\b/i;

/** A machine that is told to be far off: the land is seen with it in it. */
export const isFarMachine = ({ senses, at }: Entity, { told, offsets }: Reading): boolean =>
  senses.thing?.moves === true &&
  !senses.thing.alive &&
  senses.person === null &&
  GOES_FAR.test(told.slice(offsets[at] ?? told.length));

function crosses(entity: Entity, reading: Reading): boolean {
  const { senses } = entity;
  const { events, told } = reading;
  if (isFarMachine(entity, reading)) return true;
  if (isPerson(entity)) return isAfar(entity);
  if (senses.thing?.alive !== true) return false;
  const acts = events.filter(({ subjects }) => subjects.includes(entity.id));
  const idle = acts.every(({ act, direct }) => CROSSES.test(act?.act ?? 'stand') && !direct);
  return idle && (senses.thing.realm === 'sky' || FAR.test(told.toLowerCase()));
}

/** "Long shot, establishing scene. A lighthouse on a rocky coast": what opens a film and names nothing of it is passed over, as far as the first that does. */
function afterHeading({ told, places, offsets }: Reading, cast: readonly Entity[], place: string): string {
  const named = [...places.filter((each) => each.place === place || place === 'cliff'), ...cast].map(
    ({ at }) => offsets[at] ?? 0,
  );
  const first = Math.min(...named, told.length);
  const heading = /^(?:[^.]{0,120}\. )+/.exec(told.slice(0, first))?.[0] ?? '';
  return told.slice(heading.length).toLowerCase();
}

/** Whether the first words are of a land outside, and everybody who is told of later only crosses it. */
export function isOfLand(
  reading: Reading,
  cast: readonly Entity[],
  place: string,
  scenery: ReadonlySet<number> = new Set(),
): boolean {
  if (cast.length === 0 || findPlace(place) === null || reading.spoken.length > 0) return false;
  // What grows while one looks is what the film is of.
  const grows = reading.events.some(({ act, subjects }) =>
    cast.some(({ id, senses }) => {
      const opens = act?.act === 'open' && senses.thing?.blooms === true;
      return subjects.includes(id) && (opens || GROWS.has(act?.act ?? ''));
    }),
  );
  if (grows) return false;
  const inside = findPlace(place)?.indoors === true;
  const rest = afterHeading(reading, cast, place);
  const text = rest.replace(CAMERA_LED, '');
  const gone = reading.told.length - text.length;
  const end = gone + (text.search(ENDS) + 1 || text.length + 1) - 1;
  const opensWith =
    reading.places.some(
      // Waves against rocks are a cliff's, though the film opens with the sea.
      (each) =>
        (each.place === place || (/^(?:cliff|rocky_coast)$/.test(place) && /^(?:sea|beach)$/.test(each.place))) &&
        (reading.offsets[each.at] ?? end) < end,
    ) ||
    (place === 'clouds' && /\bclouds\b/.test(text.slice(0, end - gone))) ||
    (place === 'nave' && /\b(?:cathedral|church|abbey|basilica)\b/.test(text.slice(0, end - gone)));
  const among = cast.some(({ at, senses }) => senses.thing?.moves === true && (reading.offsets[at] ?? 0) < end);
  // "a teddy bear in the living room", "In a kitchen, a cup of tea": of what is told first, or led to.
  const first = Math.min(...cast.map(({ at }) => reading.offsets[at] ?? 0));
  const before = reading.places.some((each) => each.place === place && (reading.offsets[each.at] ?? first) < first);
  if (inside)
    return (
      opensWith &&
      before &&
      !among &&
      !/^(?:in|on|at|by|near)\b/.test(text) &&
      cast.every((entity) => crosses(entity, reading) || isOfRoom(entity))
    );
  // What the land shows by itself is its own, ferns and all.
  const rooted = (entity: Entity, role: number): boolean => scenery.has(role) || isStill(entity);
  return (
    opensWith &&
    !among &&
    !LED_IN.test(text) &&
    cast.every((entity, role) => crosses(entity, reading) || rooted(entity, role))
  );
}

/** What stands or lies about in a room: of a room that is told first, all of it is seen. */
const isOfRoom = ({ senses }: Entity): boolean =>
  senses.person === null && senses.thing?.moves === false && !senses.thing.alive;

const isStill = ({ senses, plural, count }: Entity): boolean =>
  senses.person === null &&
  senses.thing?.moves === false &&
  (senses.thing.surrounds || senses.thing.metres > 2.5 || (senses.thing.kind === 'rock' && plural && count === null));
