import type { Lexicon } from '../../catalogue/lexicon.ts';
import { ROLE_HOMES } from '../../catalogue/people.ts';
import { findPlace, PLACE_OF_HOME, placeHas } from '../../catalogue/places.ts';
import type { Home } from '../../catalogue/setting.ts';
import type { Entity, Reading } from '../../language/reading.ts';
import { isDry } from './out-of-water.ts';
import { placeOfActs } from './place-of-acts.ts';

type Thing = Entity['senses']['thing'];

/** How much more a place counts. */
export type Gain = readonly [place: string, weight: number];

/** What of a reading and its cast tells where a film plays; each is found once and asked by many reasons. */
export interface PlaceFacts {
  readonly reading: Reading;
  readonly cast: readonly Entity[];
  readonly lexicon: Lexicon;
  /** Something with wheels is there. */
  readonly ofVehicle: boolean;
  readonly onWheels: boolean;
  /** The place of whom the film is about, by their trade. */
  readonly firstHome: string | null;
  /** Whoever the film is about is at work in a room. */
  readonly leadsRoom: boolean;
  /** A room is told of in which somebody is: furniture stands there. */
  readonly toldRoom: boolean;
  /** "a kitchen table": the room that a thing is named by. */
  readonly namedRoom: string | null;
  /** The film is about a train. */
  readonly rails: boolean;
  /** The film is about what swims, and it is in the water. */
  readonly swimmer: NonNullable<Thing> | null;
  readonly leaps: boolean;
  readonly boats: boolean;
}

/** What a place weighs that somebody is told to be in or at. */
export const TOLD_WEIGHT = 2.4;

/** Whose home is the ice, whatever coast is nearest. */
const OF_THE_ICE = /^(?:penguin|polar bear|walrus)$/;

/** Boats are at sea before they are on a beach, unless something is there that cannot swim. */
export function homePlace(thing: Thing, home: Home, ashore: boolean): string {
  if (OF_THE_ICE.test(thing?.kind ?? '')) return 'snowfield';
  return thing?.realm === 'water' && thing.moves && home === 'beach' && !ashore ? 'sea' : PLACE_OF_HOME[home];
}

export const isLandVehicle = (thing: Thing): boolean => thing?.realm === 'ground' && thing.moves && !thing.alive;

/** "a raccoon barista": an animal of tales is at home where it works. */
function workOfAnimal({ senses, noun, word, modifiers }: Entity): string | null {
  if (senses.thing?.alive !== true) return null;
  const trade = [...modifiers, ...endsOf(noun)].find((each) => ROLE_HOMES.has(each) && word.endsWith(` ${each}`));
  return trade === undefined ? null : (ROLE_HOMES.get(trade) ?? null);
}
const endsOf = (noun: string): string[] => {
  const words = noun.split(' ');
  return words.slice(1).map((_, i) => words.slice(i + 1).join(' '));
};

export function roleHome(entity: Entity): string | null {
  const { senses, noun, modifiers } = entity;
  if (senses.person === null) return workOfAnimal(entity);
  return (
    [...modifiers.map((word) => `${word} ${noun}`), noun, noun.split(' ').at(-1) ?? '', ...modifiers]
      .map((word) => ROLE_HOMES.get(word))
      .find((place) => place !== undefined) ?? null
  );
}

/** "outside a space station", "in front of a cafe": who stands so to a building is not in it; what hovers in the sky is no room either. */
export function isSeenFromOutside({ relations }: Reading, { id, senses }: Entity): boolean {
  return (
    senses.thing?.realm === 'sky' ||
    relations.some(({ to, relation }) => to === id && /^(?:near|beside|behind|in_front_of|around)$/.test(relation))
  );
}

/** A lobster in a cook's hands is far from its beach. */
export function isHeld({ relations, events }: Reading, { id }: Entity): boolean {
  return (
    relations.some(({ to, relation }) => to === id && relation === 'holding') ||
    events.some(
      ({ target, direct, act }) =>
        target === id && direct && /^(?:hold|carry|cook|cut|eat|raise)$/.test(act?.act ?? ''),
    )
  );
}

const WHEELED = /^(?:car|truck|bus|motorcycle|taxi|van|bicycle|ambulance)$/;

function findSwimmer(reading: Reading, first: Entity | undefined): NonNullable<Thing> | null {
  const thing = first?.senses.thing ?? null;
  if (first === undefined || thing === null || !thing.alive || isDry(reading, first)) return null;
  if (thing.realm === 'underwater') return thing;
  // Ducks cross roads as well.
  const ashore = reading.places.some(({ place, weight }) => !placeHas(place, 'swimmers') && weight >= 1.5);
  return thing.realm === 'water' && !ashore ? thing : null;
}

function findNamedRoom(cast: readonly Entity[], lexicon: Lexicon): string | null {
  const rooms = cast.flatMap(({ noun, senses }) => {
    const [named = '', ...rest] = noun.split(' ');
    if (rest.length === 0 || senses.thing?.moves !== false || !lexicon.lists(named)) return [];
    const place = lexicon.senses(named)?.place ?? null;
    return place !== null && findPlace(place)?.indoors === true ? [place] : [];
  });
  return rooms[0] ?? null;
}

export function readPlaceFacts(reading: Reading, cast: readonly Entity[], lexicon: Lexicon): PlaceFacts {
  const [first] = cast;
  const firstHome = first === undefined ? null : roleHome(first);
  return {
    ...{ reading, cast, lexicon, firstHome },
    ofVehicle: cast.some(({ senses }) => isLandVehicle(senses.thing)),
    onWheels: cast.some(({ senses }) => WHEELED.test(senses.thing?.kind ?? '')),
    leadsRoom: [firstHome, placeOfActs(reading, cast)].some((own) => own !== null && findPlace(own)?.indoors === true),
    toldRoom: reading.places.some(
      ({ place, weight, outside }) =>
        weight >= TOLD_WEIGHT && outside === undefined && findPlace(place)?.indoors === true,
    ),
    namedRoom: findNamedRoom(cast, lexicon),
    rails: first?.senses.thing?.kind === 'train' && !/\b(?:tram|streetcar|trolley)\b/i.test(reading.told),
    swimmer: findSwimmer(reading, first),
    leaps: reading.events.some(({ act, subjects }) => act?.act === 'jump' && subjects.includes(first?.id ?? -1)),
    boats: cast.some(({ senses: { thing } }) => thing?.realm === 'water' && thing.moves && !thing.alive),
  };
}

/** Metres: who is larger is at home in no lake, though a boat be told of that is, unless the lake is told of. */
const LAKE_METRES = 2;
export const isTooSmall = (place: string, metres: number, { places }: Reading): boolean =>
  metres > LAKE_METRES && placeHas(place, 'pond') && !places.some((told) => told.place === place);
