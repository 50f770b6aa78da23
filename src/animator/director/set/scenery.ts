import { findBloom, isOfBloom } from '../../catalogue/blooms.ts';
import { findPlace, placeHas } from '../../catalogue/places.ts';
import type { Entity, Reading } from '../../language/reading.ts';
import type { RoleRelation } from '../script.ts';
import { isDriven } from '../shots/land-films.ts';
import { isBoarded } from './aboard.ts';
import { isBeyondRooms, isHung } from './beyond-rooms.ts';
import { GROWN } from './grown-table.ts';
import { isOfTheSet } from './of-the-set.ts';
import { findSellers } from './sellers.ts';
import { isHouseAround } from './small-houses.ts';

/** Whoever stands so to something needs it as a thing of its own. */
const BOUND = /^(?:on|in|inside|under|holding|leaning_on|riding|driving|wearing|between)$/;

/** Where in the picture, and bound to nothing. */
const ASIDE = /^(?:foreground|background|distance)$/;

/** Of places that are full of people by themselves. */
const CROWD = /^(?:crowd|audience|spectator|onlooker|people|fan)s?$/;

/** Between the shelves of a library, or the trees of a forest that nobody counts, one is wherever one is in it. */
function isBuiltIn(cast: readonly Entity[], place: string, role: number | null): boolean {
  const among = cast[role ?? -1];
  const everywhere = findPlace(place)?.indoors === true || (placeHas(place, 'woods') && among?.count === null);
  return everywhere && GROWN[place]?.test(among?.senses.thing?.kind ?? '') === true;
}

const isGrownHere = (entity: Entity | undefined, place: string): boolean =>
  [entity?.senses.thing?.kind, entity?.noun].some((name) => GROWN[place]?.test(name ?? '') === true);
/** "past houses with pumpkins on the porches": as many as there are houses, and nobody's own. */
const isOnlyBeside = (entity: Entity | undefined): boolean =>
  entity?.plural === true && entity.count === null && entity.senses.thing?.alive === false;

/** "swim between the towers": those of the town. */
const isAllAround = (entity: Entity | undefined): boolean =>
  isOnlyBeside(entity) && entity?.senses.thing?.surrounds === true && entity.senses.thing.metres > TALL_METRES;
const TALL_METRES = 5;

/** A paper that somebody left on the seat of a train stays there, with the seat. */
const isLeftThere = (entity: Entity | undefined): boolean =>
  entity?.senses.thing?.alive === false && entity.senses.person === null && entity.senses.thing.metres < SMALL_METRES;
const SMALL_METRES = 0.6;
const isScreen = (entity: Entity | undefined): boolean => entity?.senses.thing?.kind === 'tv';

/** Parts of trees: nobody needs one of its own who does not hold it. */
const BOUGH = /^(?:branch|twig|bough|leaf|leaves|root|lily pad|water lily|reed|fern)$/;

/** Cars that stand along a street, and of which nobody says how many. */
const isParked = ({ senses, count, plural, modifiers }: Entity, place: string): boolean =>
  placeHas(place, 'street') && senses.thing?.kind === 'car' && plural && count === null && modifiers.includes('parked');

const LONE = /^(?:lone|lonely|single|solitary|one)$/;

const OPENS = /^(?:open|close|push|pull|paint|repair|hit|lean)$/;

/** What trees and lamps do all the time. */
const IDLE = /^(?:bubble|bloom|shine|flap_cloth|swing|shiver|stand|fall|flow|appear|burn|lie|hang)$/;

/** What is passed, and never goes itself. */
const ROOTED = /^(?:tree|pine|palm|bare tree|bush|bamboo|cactus|house|building|hut|tower|rock|fence)$/;

/** What hangs from the houses of a town, where it is not one of which the film is. */
const ADVERTISED =
  /^(?:neon |holographic |digital |giant |glowing |video )*(?:billboard|sign|signage|advertisement|hologram)s?$/;

/** A lamp that stands outside is one of the street's. */
const STREET: Readonly<Record<string, string>> = { lamp: 'street lamp' };

interface Surroundings {
  /** Roles that the land shows: no figure is added for them. */
  readonly roles: ReadonlySet<number>;
  /** What the set shall show for them. */
  readonly dressing: readonly string[];
}

/** So many that nobody counts them. */
const MANY = 4;
/** How things that stay where they are are told to go. */
const STRETCHES = /^(?:disappear|vanish|recede|fade|stretch|extend|run|line|blur|loom|trail|reach|dissolve)\b/;

/** "over a pine forest, the tips of the trees in the mist, … a canoe": told of first, and the film is of whoever comes. */
const isPassedFirst = ({ senses }: Entity, cast: readonly Entity[]): boolean =>
  ROOTED.test(senses.thing?.kind ?? '') &&
  cast.some(
    (other) => other.senses.person !== null || other.senses.thing?.alive === true || other.senses.thing?.moves === true,
  );

/** "An old oak on a hill": of a tree alone the land is made, which knows its leaves in every season. */
function findLoneTree(cast: readonly Entity[], events: Reading['events'], place: string): Surroundings | null {
  const [tree, ...others] = cast;
  // Its own branches and leaves are told with it.
  if (tree === undefined || !others.every(({ noun }) => BOUGH.test(noun)) || place !== 'meadow') return null;
  // "fresh spring leaves" are its own, and it goes nowhere.
  const idle = events.every(
    ({ act, verb, subjects }) => !subjects.includes(tree.id) || verb === 'leave' || IDLE.test(act?.act ?? 'stand'),
  );
  const alone = tree.senses.thing?.kind === 'tree' && !tree.plural && (tree.count ?? 1) === 1 && idle;
  return alone ? { roles: new Set(cast.keys()), dressing: ['lone tree', tree.noun, ...tree.modifiers] } : null;
}

/** "autumn trees", "lit by a gas lamp": named as surroundings, without an act and uncounted, they are scenery and nobody stands before the hero. */
export function findScenery(
  cast: readonly Entity[],
  reading: Reading,
  relations: readonly RoleRelation[],
  place: string,
): Surroundings {
  const { events, shots, told } = reading;
  const lone = findLoneTree(cast, events, place);
  if (lone !== null) return lone;
  // What alone is looked at from near is what the film is of, however many of them grow there.
  const near = shots.some(({ field, value }) => field === 'size' && /close$/.test(value));
  if (near && cast.length === 1) return { roles: new Set(), dressing: [] };
  const outside = findPlace(place)?.indoors === false;
  const bound = new Set(
    relations
      .filter(
        ({ role, relation, to, where }) =>
          BOUND.test(relation) &&
          !ASIDE.test(where ?? '') &&
          !(isGrownHere(cast[role], place) && (isGrownHere(cast[to ?? -1], place) || isOnlyBeside(cast[role]))) &&
          !(relation === 'holding' && isGrownHere(cast[to ?? -1], place) && isOnlyBeside(cast[to ?? -1])) &&
          !(/^(?:between|under)$/.test(relation) && (isBuiltIn(cast, place, to) || isAllAround(cast[to ?? -1]))) &&
          // What is shown on a screen is there with the screen of the wall.
          !(relation === 'on' && (isLeftThere(cast[role]) || isScreen(cast[to ?? -1])) && isBuiltIn(cast, place, to)),
      )
      .flatMap(({ role, to }) => [role, to]),
  );
  // Dragons sit on the towers of the land; who is as small as people is seen on one.
  const stood = new Set(
    relations
      .filter(({ role, relation }) => relation === 'on' && cast[role]?.senses.person != null)
      .map(({ to }) => to),
  );
  // Where nobody is alive, trees are not the hero either: the land they stand on is.
  const alone = cast.every(
    ({ senses, modifiers }) => senses.thing?.surrounds === true && !modifiers.some((word) => LONE.test(word)),
  );
  // A castle of which alone the film is, is the land's own, and no second one stands in its court.
  const lifeless = cast.every(({ senses }) => senses.thing?.alive !== true && senses.thing?.moves !== true);
  const roles = new Set<number>(findSellers(cast, reading, place));
  const dressing: string[] = roles.size > 0 ? ['bustling'] : [];
  const bloom = outside ? findBloom(told) : null;
  for (const [id, entity] of cast.entries()) {
    const { senses, count, modifiers, plural } = entity;
    const [kind, thing] = [senses.thing?.kind ?? '', senses.thing];
    if (roles.has(id)) continue;
    // Whatever is done on board or in a hut, the ship and the hut are where it is done.
    if (isBoarded(place, thing) || (id > 0 && isHouseAround(entity, place))) {
      roles.add(id);
      dressing.push(entity.noun);
      continue;
    }
    // Of a field of flowers nobody stands out.
    if (bloom !== null && plural && count === null && isOfBloom(entity.noun, bloom.bloom)) {
      roles.add(id);
      continue;
    }
    // The cup in which ships sail is their sea; who is on a wheel of a fair is seen before it, and is no dot in its cabin.
    const wheel = place === 'coaster' && kind === 'ferris wheel' && id > 0;
    if (wheel || (place === 'teacup' && isGrownHere(entity, place))) {
      roles.add(id);
      dressing.push(entity.noun);
      continue;
    }
    // What is famous stands in the land, as large as it is.
    if (outside && isOfTheSet(entity, reading)) {
      roles.add(id);
      dressing.push(entity.noun);
      continue;
    }
    // "the floor of a temple": what is the place itself stands in it once.
    if (outside && id > 0 && senses.place === place && isGrownHere(entity, place) && !stood.has(id)) {
      roles.add(id);
      dressing.push(entity.noun);
      continue;
    }
    // Whoever sees the road through a windscreen sees the others of it.
    const traffic = isDriven(told) && thing?.moves === true && !thing.alive && thing.realm === 'ground';
    const left =
      id > 0 &&
      isLeftThere(entity) &&
      relations.some(({ role, relation, to }) => role === id && relation === 'on' && isBuiltIn(cast, place, to));
    if (traffic || left) {
      roles.add(id);
      dressing.push(traffic ? 'traffic' : entity.noun);
      continue;
    }
    const worked = events.some(
      ({ act, target, direct }) => target === entity.id && direct && act?.frame !== 'face' && act?.frame !== 'go',
    );
    if (id > 0 && !outside && !worked && isBeyondRooms(thing, id, relations, told)) {
      roles.add(id);
      dressing.push(entity.noun);
      continue;
    }
    // Chandeliers and lamps over tables hang from the ceiling of the room, however many and however large.
    if (id > 0 && !outside && isHung(kind, id, relations)) {
      roles.add(id);
      dressing.push(kind === 'lamp' || kind === 'light bulb' ? 'hanging lamp' : kind);
      continue;
    }
    // A door that nobody opens is one of the house's.
    const opened = events.some(
      ({ act, subjects, target }) =>
        OPENS.test(act?.act ?? '') && (subjects.includes(entity.id) || target === entity.id),
    );
    if (id > 0 && thing?.ofHouse === true && kind !== 'portal' && !opened) {
      roles.add(id);
      dressing.push(kind);
      continue;
    }
    // "A tour of a gallery with many paintings": they hang on its walls.
    if (kind === 'painting' && place === 'hall' && plural && !bound.has(id)) {
      roles.add(id);
      dressing.push('gallery', entity.noun);
      continue;
    }
    // Paintings and clocks on the wall hang there with those of the room.
    if (id > 0 && thing?.alive === false && relations.some(({ role, where }) => role === id && where === 'wall')) {
      roles.add(id);
      dressing.push(entity.noun);
      continue;
    }
    // "Rows of seats disappear in the darkness": they lie there, and nobody needs some of his own.
    const own = events.filter(({ subjects }) => subjects.includes(entity.id));
    const many = plural && thing?.alive === false && (count ?? MANY) >= MANY;
    if (id > 0 && many && own.length > 0 && own.every(({ verb }) => STRETCHES.test(verb))) {
      roles.add(id);
      dressing.push(entity.noun);
      continue;
    }
    // A house that burns behind somebody is one of the street's.
    const burning =
      outside &&
      id > 0 &&
      kind === 'building' &&
      [...modifiers, ...events.filter(({ subjects }) => subjects.includes(entity.id)).map(({ verb }) => verb)].some(
        (word) => /^(?:burn|burning|blazing|flaming)$/.test(word),
      );
    const acts =
      !burning &&
      events.some(
        ({ act, subjects, target, direct }) =>
          // Trees that pass in the foreground are passed.
          // Treetops that pierce the mist do nothing that one would see them do.
          (subjects.includes(entity.id) &&
            !IDLE.test(act?.act ?? '') &&
            !(ROOTED.test(kind) && (act === null || act.frame === 'go'))) ||
          // Who drives through trees or looks at branches does nothing to them.
          (target === entity.id && direct && act?.frame !== 'go' && act?.frame !== 'face'),
      );
    // "a duck on a pond with lily pads": no animal holds them.
    const satOn = relations.some(
      ({ relation, to, role }) => relation === 'on' && to === id && cast[role]?.senses.thing?.alive,
    );
    const overgrown = outside && !satOn && BOUGH.test(entity.noun) && cast.every((each) => each.senses.person === null);
    // Whoever is at a tower of the castle is at the castle; who is on one needs it.
    const built =
      place === 'castle' &&
      (id > 0 || lifeless) &&
      GROWN.castle?.test(kind) === true &&
      !(kind === 'tower' && stood.has(id));
    // Its flags are on its towers already.
    if (lifeless && place === 'castle' && /^(?:flag|banner)$/.test(kind)) {
      roles.add(id);
      continue;
    }
    const watches = id > 0 && placeHas(place, 'spectators') && CROWD.test(entity.noun);
    if (watches) roles.add(id);
    if (watches || (bound.has(id) && !built && !overgrown && !isParked(entity, place)) || acts) continue;
    const grown =
      built ||
      burning ||
      // Five trees are counted by whoever asked for five.
      (isGrownHere(entity, place) &&
        !(count !== null && (count > 1 || (count > 0 && modifiers.length > 0 && !placeHas(place, 'great thing'))))) ||
      (outside && !satOn && BOUGH.test(entity.noun));
    const around =
      outside &&
      (id > 0 || alone || isPassedFirst(entity, cast)) &&
      thing?.surrounds === true &&
      count === null &&
      plural;
    // Flowers of a wood that nobody counts grow all over it.
    const lush = placeHas(place, 'woods') && plural && count === null && /^(?:flower|fern|orchid)$/.test(kind);
    const street = outside && id > 0 && STREET[kind] !== undefined;
    const parked = id > 0 && isParked(entity, place);
    const hung = placeHas(place, 'signs') && id > 0 && plural && ADVERTISED.test(entity.noun);
    if (!grown && !around && !lush && !street && !hung && !parked) continue;
    roles.add(id);
    dressing.push(
      ...(burning ? [`burning ${entity.noun}`] : []),
      ...(street ? [STREET[kind] ?? kind] : [entity.noun, entity.word]),
      ...(burning ? ['burning'] : []),
    );
  }
  return { roles, dressing };
}
