import { glassVesselOf } from '../../catalogue/glass-worlds.ts';
import { DRESSING_PLACES, findPlace, PLACE_OF_HOME } from '../../catalogue/places.ts';
import type { Home } from '../../catalogue/setting.ts';
import type { Entity, Reading } from '../../language/reading.ts';
import { isToy } from '../cast/cast-roles.ts';
import {
  type Gain,
  homePlace,
  isHeld,
  isSeenFromOutside,
  type PlaceFacts,
  roleHome,
  TOLD_WEIGHT,
} from './place-facts.ts';
import { lexiconShelters } from './place-of-acts.ts';

export const SMALL_METRES = 0.4;

/** What those who are there weigh for the places they bring with them. */
const WEIGHTS = {
  toy: 1.1,
  counter: 1.3,
  /** A counter in Tokyo is in one of its bars, and not in the street. */
  counterInTown: 4,
  /** A park bench stands in a park. */
  compound: 1.6,
  /** A street lamp tells more of where a detective is than that he is one. */
  trade: 0.68,
  /** Whoever the film is about is where they work, and not where a bear lives that they talk to. */
  ownTrade: 0.84,
  /** A bed beside which somebody stands is in its room, wherever ghosts are at home. */
  stoodAt: 0.95,
  /** A house, a castle, a bridge that stands there is a place as well. */
  building: { first: 1.5, later: 1.2 },
  /** Who is in a boat is at sea, whatever else is at home there. */
  sea: 0.25,
  home: 0.8,
  carried: 0.3,
  /** A wreck lies where it sank. */
  sunken: 9,
  planet: 4,
  /** A lift is in a lobby, whoever goes up in it. */
  lift: 2,
  /** A rocket starts from where it is fuelled, though its stages are told of. */
  launch: 4,
} as const;
/** Built for another world. */
const OF_PLANETS = /^(?:mars|martian|lunar|moon) (?:rover|lander|buggy)$/;
/** Where rockets start from without a tower. */
const WORLDS = /^(?:planet|space|garden|suburb|desert|living_room|bedroom|meadow|city|farm)$/;
const SUNKEN = /^(?:sunken|sunk|wrecked|submerged)$/;
/** Whoever is told of later counts less, up to so much. */
const [LATER, LATEST] = [0.06, 0.3];

function gainOf(entity: Entity, i: number, facts: PlaceFacts): Gain[] {
  const { reading, cast, lexicon, firstHome, leadsRoom, toldRoom, ofVehicle } = facts;
  const { thing, place } = entity.senses;
  if (isToy(entity)) return [['living_room', WEIGHTS.toy]];
  const gains: Gain[] = [];
  if (thing?.realm === 'water' && entity.modifiers.some((word) => SUNKEN.test(word)))
    gains.push(['underwater', WEIGHTS.sunken]);
  if (OF_PLANETS.test(entity.noun)) gains.push(['planet', WEIGHTS.planet]);
  if (thing?.kind === 'elevator' && reading.places.length === 0) gains.push(['hall', WEIGHTS.lift]);
  const starts = reading.events.some(({ act, subjects }) => act?.act === 'take_off' && subjects.includes(entity.id));
  if (thing?.kind === 'rocket' && starts && !reading.places.some(({ place: told }) => WORLDS.test(told)))
    gains.push(['launch_site', WEIGHTS.launch]);
  const later = Math.min(LATEST, i * LATER);
  // A role brings its own place, and a house that stands there is one.
  const outside = place !== null && lexiconShelters(place) && isSeenFromOutside(reading, entity);
  const atHome = entity.senses.person === null && (place === null || outside) ? (thing?.home ?? null) : null;
  // Furniture stands in any room: in the one that is told of, or of whoever the film is about.
  const home = atHome === 'room' && (leadsRoom || toldRoom) ? null : growsOnDesk(entity, cast) ? null : atHome;
  // "a flickering street lamp" is one as well.
  const counter = DRESSING_PLACES.get(entity.noun) ?? DRESSING_PLACES.get(thing?.kind ?? '');
  const inTown = counter === 'cafe' && reading.places.every((each) => each.place === 'city');
  if (counter !== undefined) gains.push([counter, inTown ? WEIGHTS.counterInTown : WEIGHTS.counter]);
  const [named = '', ...rest] = entity.noun.split(' ');
  const around =
    rest.length > 0 &&
    named !== 'ice' &&
    thing?.moves === false &&
    glassVesselOf(thing.kind) === null &&
    lexicon.lists(named)
      ? lexicon.senses(named)?.place
      : null;
  if (around != null) gains.push([around, WEIGHTS.compound]);
  // Who watches television is at home, whoever haunts it.
  if (thing?.kind === 'tv' && reading.events.some(({ target }) => target === entity.id))
    gains.push(['living_room', WEIGHTS.counter]);
  const own = roleHome(entity);
  if (own !== null) gains.push([own, i === 0 && meetsBeasts(own, cast) ? WEIGHTS.ownTrade : WEIGHTS.trade - later]);
  if (place !== null && thing !== null && (thing.metres > 2.5 || cast.length === 1) && !outside)
    gains.push([place, i === 0 ? WEIGHTS.building.first : WEIGHTS.building.later]);
  // Whoever has a trade has left the woods.
  if (home === null || (own !== null && thing?.alive === true)) return gains;
  // What somebody works with goes with them: a sword on an anvil is in a smithy.
  const used = reading.events.some(
    ({ act, target, subjects }) =>
      act?.frame === 'hands' && target === entity.id && firstHome !== null && subjects.includes(cast[0]?.id ?? -1),
  );
  const carried =
    used ||
    isContained(reading, entity) ||
    isOnSomebody(reading, entity) ||
    (thing?.metres ?? 1) < SMALL_METRES ||
    isHeld(reading, entity);
  // A cat beside the kitchen table is in the kitchen.
  if (home === 'room' && facts.namedRoom !== null) {
    gains.push([facts.namedRoom, (carried ? WEIGHTS.carried : WEIGHTS.home) - later]);
    return gains;
  }
  if (homePlace(thing, home, false) === 'sea') gains.push([homePlace(thing, home, ofVehicle), WEIGHTS.sea]);
  const ownHome = isFurnitureOf(cast[0], entity, reading) ? WEIGHTS.stoodAt : carried ? WEIGHTS.carried : WEIGHTS.home;
  gains.push([homePlace(thing, home, ofVehicle), ownHome - later]);
  return gains;
}

/** Metres: what is larger than a cat does not come in by itself. */
const BEAST_METRES = 0.9;
const meetsBeasts = (own: string, cast: readonly Entity[]): boolean =>
  findPlace(own)?.indoors === true &&
  cast.some(({ senses: { person, thing } }) => person === null && thing?.alive === true && thing.metres > BEAST_METRES);

const STANDS_AT = /^(?:on|in|near|beside|behind|in_front_of|under|around)$/;
const FURNITURE = /^(?:bed|couch|bathtub|wardrobe|bookshelf|fireplace|refrigerator|stove|toilet|crib|cradle)$/;

const isFurnitureOf = (first: Entity | undefined, { id, senses }: Entity, { relations }: Reading): boolean =>
  FURNITURE.test(senses.thing?.kind ?? '') &&
  relations.some(({ entity, relation, to }) => entity === first?.id && to === id && STANDS_AT.test(relation));

/** Flowers that sprout from a pen over a desk have no meadow around them. */
const growsOnDesk = ({ senses }: Entity, cast: readonly Entity[]): boolean =>
  senses.thing?.blooms === true && cast.some(({ noun }) => /(?:^| )(?:desk|workbench|countertop)$/.test(noun));

/** A parrot on a pirate's shoulder is where the pirate is. */
const isOnSomebody = ({ relations, entities }: Reading, { id }: Entity): boolean =>
  relations.some(
    ({ entity, relation, to }) =>
      entity === id && relation === 'on' && entities.find((each) => each.id === to)?.senses.person != null,
  );

/** A dragon in a teacup is where the cup is. */
const isContained = ({ relations, entities }: Reading, { id }: Entity): boolean =>
  relations.some(
    ({ entity, relation, to }) =>
      entity === id &&
      /^(?:in|inside)$/.test(relation) &&
      (entities.find((each) => each.id === to)?.senses.thing?.metres ?? 9) < SMALL_METRES,
  );

/** However many things are told of, a place that the prompt names outweighs where they are at home. */
const MOST_OF_HOMES = 1.6;

/** Metres: what is as large is a building. */
const BUILT_METRES = 2.5;

/** "eat … at the kitchen table": where that stands they are, though it be one thing too many for the cast. */
const isRoomTable = ({ noun, senses: { thing } }: Entity): boolean =>
  thing?.home === 'room' && !thing.moves && thing.metres > SMALL_METRES && noun.includes(' ');

/** Where those are at home who are there. */
export function gainOfCast(facts: PlaceFacts): Gain[] {
  const { cast, reading } = facts;
  // "feeds his chickens in front of a red barn": there, though the cast has no room for the barn.
  const behind = reading.entities.filter(
    (entity) =>
      !cast.includes(entity) &&
      !entity.hidden &&
      (isRoomTable(entity) ||
        (entity.senses.place !== null &&
          (entity.senses.thing?.metres ?? 0) > BUILT_METRES &&
          isSeenFromOutside(reading, entity))),
  );
  const gains = [...cast, ...behind].flatMap((entity, i) => gainOf(entity, i, facts));
  if (!facts.reading.places.some(({ weight }) => weight >= TOLD_WEIGHT)) return gains;
  const sums = new Map<string, number>();
  return gains.map(([place, weight]): Gain => {
    if (weight > WEIGHTS.home) return [place, weight];
    const sum = sums.get(place) ?? 0;
    sums.set(place, sum + weight);
    return [place, Math.min(weight, Math.max(0, MOST_OF_HOMES - sum))];
  });
}

/** Homes of furniture, which stands in no other place. */
const FURNISHED: ReadonlySet<Home> = new Set(['room', 'kitchen', 'bedroom', 'bathroom']);

/** What plays on a desk or a bed plays where that stands. */
export function gainOfFurniture({ reading, cast, toldRoom, leadsRoom }: PlaceFacts): Gain[] {
  if (toldRoom) return [];
  return reading.relations.flatMap(({ entity, relation, to }): Gain[] => {
    const borne = cast.find(({ id }) => id === to)?.senses.thing;
    const onIt = cast.find(({ id }) => id === entity)?.senses.thing;
    // "a dragon hatches from an egg on a desk": there it plays as well.
    const ofHero = reading.events.some(
      ({ target, subjects }) => target === entity && subjects.includes(cast[0]?.id ?? -1),
    );
    const plays = onIt?.alive === true || (ofHero && onIt?.moves === false);
    const stands = borne != null && borne.home !== null && FURNISHED.has(borne.home) && borne.metres >= SMALL_METRES;
    // Stools and mirrors stand in every room: in the one that whoever the film is about works in, if that is known.
    if (!stands || (borne.home === 'room' && leadsRoom)) return [];
    return plays && (relation === 'on' || relation === 'in') ? [[PLACE_OF_HOME[borne.home], 1]] : [];
  });
}

const HOUSE_CATS = /^(?:cat|kitten|tabby|kitty)$/;

/** A cat of which nothing else is told is at home. */
export const placeOfPets = (cast: readonly Entity[]): string | null =>
  HOUSE_CATS.test(cast[0]?.noun ?? '') ? 'living_room' : null;
