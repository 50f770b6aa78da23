import { glassVesselOf, type MiniatureLand, miniatureOf } from '../../catalogue/glass-worlds.ts';
import { isTable } from '../../catalogue/uses.ts';
import type { Entity, PlaceFact, Reading } from '../../language/reading.ts';
import { castRole } from '../cast/cast-roles.ts';
import type { EnclosedWorld } from '../script.ts';

/**
 * "A city inside a glass bottle", "a snow globe with a tiny village": the land that is told of is within the glass, and so is whatever of it would never have room on a table.
 * The film plays around the vessel: what is within it is no place, no weather and no cast of the film.
 */
export interface Enclosed {
  readonly reading: Reading;
  /** By the entity of the vessel. */
  readonly worlds: ReadonlyMap<number, EnclosedWorld>;
}

/** Between a land and a vessel that is told of after it, and the other way round. */
const [WITHIN, HOLDING] = [
  /\b(?:in|inside|within|trapped|captured|contained|enclosed|preserved|under)\b/i,
  /\b(?:contain\w*|hold(?:s|ing)?|enclos\w*|hous(?:es|ing)|full of|filled with|with|has|have|reveal\w*|inside(?: of)?(?: it)?|where|of)\b/i,
];
/** Before the vessel itself, where a prompt or a sentence begins so: what is told after it is in it. */
const OPENS_WITHIN =
  /(?:^|[.:;!?]\s)\s*(?:(?:macro|close-up|closeup|close|wide|up|shot|view|scene|camera|deep|the|an?|slow|from|looking|of|tiny)\s){0,6}(?:inside|within|in|into)\s+(?:of\s+)?(?:an?|the|his|her|its|their|this)?\s*(?:[a-z-]+\s+){0,2}$/i;
/** Metres: what is larger in life stands on no table beside a vessel of glass. */
const NO_ORNAMENT = 1.2;
/** Before a land that is around the vessel. */
const OUTSIDE = /\b(?:on|at|in|across|along|by|over)\s+(?:an?|the)?\s*(?:[a-z-]+\s+)?$/i;
const SMALL = /^(?:tiny|miniature|mini|little|small|entire|whole|microscopic|minuscule)$/;
const SNOWY = /\b(?:snow\w*|winter\w*|christmas|icy|frozen|frosty)\b/i;

const textBetween = ({ prompt, offsets }: Reading, from: number, to: number): string => {
  const [first, last] = [offsets[from] ?? -1, offsets[to] ?? -1];
  return first < 0 || last < 0 ? '' : prompt.slice(first, last);
};

/** "Inside a snow globe, a cabin …", and no land before it. */
const opensWithin = (reading: Reading, vessel: Entity): boolean =>
  !reading.places.some(({ at }) => at < vessel.at) && OPENS_WITHIN.test(textBetween(reading, 0, vessel.at));

/** What any land is made of: told after a land in glass, it is what lies in it. */
const GROUNDS = /^(?:sand|grass|soil|snow|moss|gravel|pebbles?)$/;

function isWithin(reading: Reading, vessel: Entity, { at, word }: PlaceFact): boolean {
  if (at < vessel.at) {
    const between = textBetween(reading, at, vessel.at);
    return WITHIN.test(between) && !/[.;!?]/.test(between);
  }
  const between = textBetween(reading, vessel.at, at);
  if (/[.;]/.test(between)) return false;
  if (opensWithin(reading, vessel)) return true;
  // "a snow globe in a forest" is in the forest.
  const near = between.slice(between.search(/\s/) + 1);
  const small = word.split(' ').some((each) => SMALL.test(each));
  return HOLDING.test(near) && (small || !OUTSIDE.test(near));
}

/** A land that is told as a whole, and is none of the catalogue: "a tiny world inside a marble". */
const WHOLE_WORLD = /\b(?:world|landscape|kingdom|ecosystem|civili[sz]ation|wonderland|universe|planet)\b/i;

function holdsWorld(reading: Reading, vessel: Entity): boolean {
  const [before, after] = [
    textBetween(reading, 0, vessel.at),
    textBetween(reading, vessel.at, reading.offsets.length - 1),
  ];
  const told = before.search(WHOLE_WORLD);
  if (told >= 0) return WITHIN.test(before.slice(told)) && !/[.;,]/.test(before.slice(told));
  const later = after.search(WHOLE_WORLD);
  return later > 0 && HOLDING.test(after.slice(0, later)) && !/[.;,]/.test(after.slice(0, later));
}

/** Who does something with the vessel is beside it. */
const isBeside = ({ events, relations }: Reading, vessel: number, id: number): boolean =>
  events.some(
    ({ subjects, target, instrument }) =>
      (subjects.includes(id) && (target === vessel || instrument === vessel)) ||
      (subjects.includes(vessel) && target === id),
  ) ||
  relations.some(
    ({ entity, relation, to }) =>
      !/^(?:in|inside)$/.test(relation) && ((entity === id && to === vessel) || (entity === vessel && to === id)),
  );

const isIn = ({ relations }: Reading, id: number, vessel: number): boolean =>
  relations.some(({ entity, relation, to }) => entity === id && to === vessel && /^(?:in|inside)$/.test(relation));

export function encloseWorlds(reading: Reading): Enclosed {
  const worlds = new Map<number, EnclosedWorld>();
  const [vessel] = reading.entities.filter(
    ({ senses, hidden }) => !hidden && glassVesselOf(senses.thing?.kind ?? '') !== null,
  );
  const glass = glassVesselOf(vessel?.senses.thing?.kind ?? '');
  if (vessel === undefined || glass === null) return { reading, worlds };
  const lands = reading.places.filter((place) => miniatureOf(place.place) !== null && isWithin(reading, vessel, place));
  const opens = opensWithin(reading, vessel);
  const whole = lands.length === 0 && holdsWorld(reading, vessel);
  const inside = (entity: Entity): boolean => {
    const { id, senses, hidden } = entity;
    const thing = senses.thing;
    if (id === vessel.id || hidden || thing === null || isBeside(reading, vessel.id, id)) return false;
    if (isIn(reading, id, vessel.id)) return thing.metres > SMALLEST;
    if (lands.length === 0 && !opens && !whole && glass.holds === null) return false;
    // Of people only whom the prompt makes as small: others look at it. A beast of whom nothing is told belongs to its land.
    if (entity.modifiers.some((word) => SMALL.test(word)) || opens) return true;
    if (senses.person !== null) return false;
    if (thing.alive) return lands.length > 0 && !reading.events.some(({ subjects }) => subjects.includes(id));
    return thing.metres > NO_ORNAMENT && !isTable(thing.kind);
  };
  const within = reading.entities.filter(inside);
  if (lands.length === 0 && within.length === 0 && !whole && glass.holds === null) return { reading, worlds };
  const ids = new Set(within.map(({ id }) => id));
  const snowy = glass.shape === 'globe' || SNOWY.test(reading.told);
  worlds.set(vessel.id, {
    land: landOf(lands, within) ?? (whole ? 'village' : glass.holds),
    snowy: snowy && !/\b(?:tropical|palm|desert|summer|ocean|sea)\b/i.test(reading.told),
    cast: within.map((entity, k) => ({
      ...castRole(entity, k, false),
      metres: entity.senses.thing?.metres ?? 1,
    })),
  });
  const gone = new Set(lands.map(({ word }) => word));
  return {
    worlds,
    reading: {
      ...reading,
      told: [...within, ...lands].reduce(
        (told, { word }) => told.replace(word, ''),
        reading.told.replace(/snow ?globe/gi, 'glass ball'),
      ),
      // Of a world in glass the film is, unless somebody does something with it.
      entities: reading.entities
        .filter(({ id }) => !ids.has(id))
        .map((entity) =>
          entity.id === vessel.id && entity.role === 'place' ? { ...entity, role: 'subject' } : entity,
        ),
      relations: reading.relations.filter(({ entity, to }) => !ids.has(entity) && (to === null || !ids.has(to))),
      events: reading.events.flatMap((event) => {
        const subjects = event.subjects.filter((id) => !ids.has(id));
        const target = event.target === null || ids.has(event.target) ? null : event.target;
        return subjects.length === 0 && event.subjects.length > 0 ? [] : [{ ...event, subjects, target }];
      }),
      places: reading.places.filter(
        (place) => !lands.includes(place) && !(lands.length > 0 && GROUNDS.test(place.word)),
      ),
      dressing: reading.dressing.filter((word) => !gone.has(word) && !OF_LANDS.test(word)),
      ...(reading.weather === 'snow' && snowy ? { weather: null, season: null } : {}),
    },
  };
}

/** Metres: what is smaller is an ornament itself: a rose in a bottle. */
const SMALLEST = 0.9;
/** What such a land is dressed with. */
const OF_LANDS =
  /\b(?:skyscrapers?|towers?|cottages?|windows?|waves?|houses?|rooftops?|streets?|waterfalls?|pine|trees?|snow)\b/;

/** What the prompt names, else what its ships and houses stand on. */
function landOf(lands: readonly PlaceFact[], within: readonly Entity[]): MiniatureLand | null {
  const named = [...lands].sort((a, b) => b.weight - a.weight).map(({ place }) => miniatureOf(place));
  if (named[0] !== undefined) return named[0];
  if (within.some(({ senses: { thing } }) => thing?.realm === 'water' || thing?.realm === 'underwater')) return 'sea';
  return within.length > 0 ? 'meadow' : null;
}
