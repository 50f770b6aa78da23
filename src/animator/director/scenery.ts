import { findPlace } from '../catalogue/places.ts';
import type { Entity, Reading } from '../language/reading.ts';
import type { RoleRelation } from './script.ts';

/** Whoever stands so to something needs it as a thing of its own. */
const BOUND = /^(?:on|in|inside|under|holding|leaning_on|riding|driving|wearing|between)$/;

/** What the land of a place shows by itself, even of what is counted. */
const GROWN: Readonly<Record<string, RegExp>> = {
  forest: /^(?:tree|pine|bush|bamboo)$/,
  jungle: /^(?:tree|pine|bush|bamboo)$/,
  city: /^building$/,
  skyline: /^building$/,
  alley: /^building$/,
  old_town: /^building$/,
  village: /^building$/,
  underwater: /^coral$/,
  terraces: /^(?:tree|palm|bush)$/,
  cliff: /^lighthouse$/,
  living_room: /^fireplace$/,
  study: /^(?:bookshelf|fireplace)$/,
  castle: /^(?:castle|tower|torch)$/,
  cave: /^torch$/,
  market:
    /^(?:lantern|lamp|basket|fruit|vegetable|flower|apple|orange|tomato|bread|rug|pot|vase|fish|building|market_stall|stall|awning)$/,
};

/** Between the shelves of a library one is wherever one is in it. */
const isBuiltIn = (cast: readonly Entity[], place: string, role: number | null): boolean =>
  findPlace(place)?.indoors === true && GROWN[place]?.test(cast[role ?? -1]?.senses.thing?.kind ?? '') === true;

/** Parts of trees: nobody needs one of its own who does not hold it. */
const BOUGH = /^(?:branch|twig|bough|leaf|leaves|root|lily pad|water lily|reed|fern)$/;

const LONE = /^(?:lone|lonely|single|solitary|one)$/;

/** What trees and lamps do all the time. */
const IDLE = /^(?:bloom|shine|flap_cloth|swing|shiver|stand|fall|flow|appear)$/;

/** A lamp that stands outside is one of the street's. */
const STREET: Readonly<Record<string, string>> = { lamp: 'street lamp' };

interface Surroundings {
  /** Roles that the land shows: no figure is added for them. */
  readonly roles: ReadonlySet<number>;
  /** What the set shall show for them. */
  readonly dressing: readonly string[];
}

/** "autumn trees", "lit by a gas lamp": named as surroundings, without an act and uncounted, they are scenery and nobody stands before the hero. */
export function findScenery(
  cast: readonly Entity[],
  { events }: Reading,
  relations: readonly RoleRelation[],
  place: string,
): Surroundings {
  const outside = findPlace(place)?.indoors === false && place !== 'backdrop';
  const bound = new Set(
    relations
      .filter(({ relation, to }) => BOUND.test(relation) && !(relation === 'between' && isBuiltIn(cast, place, to)))
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
  const roles = new Set<number>();
  const dressing: string[] = [];
  for (const [id, entity] of cast.entries()) {
    const { senses, count, modifiers, plural } = entity;
    const [kind, thing] = [senses.thing?.kind ?? '', senses.thing];
    const acts = events.some(
      ({ act, subjects, target, direct }) =>
        (subjects.includes(entity.id) && !IDLE.test(act?.act ?? '')) || (target === entity.id && direct),
    );
    // "a duck on a pond with lily pads": no animal holds them.
    const overgrown = outside && BOUGH.test(entity.noun) && cast.every((each) => each.senses.person === null);
    // Whoever is at a tower of the castle is at the castle; who is on one needs it.
    const built =
      place === 'castle' && id > 0 && GROWN.castle?.test(kind) === true && !(kind === 'tower' && stood.has(id));
    if ((bound.has(id) && !built && !overgrown) || acts) continue;
    const grown =
      built ||
      (GROWN[place]?.test(kind) === true && !(count !== null && count > 0 && modifiers.length > 0)) ||
      (outside && BOUGH.test(entity.noun));
    const around = outside && (id > 0 || alone) && thing?.surrounds === true && count === null && plural;
    const street = outside && id > 0 && STREET[kind] !== undefined;
    if (!grown && !around && !street) continue;
    roles.add(id);
    dressing.push(...(street ? [STREET[kind] ?? kind] : [entity.noun, entity.word]));
  }
  return { roles, dressing };
}
