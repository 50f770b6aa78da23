import { isAnimate, isPerson } from '../../language/clauses/discourse.ts';
import type { Entity, Reading } from '../../language/reading.ts';
import type { Omission } from '../omission.ts';
import { isShownBySky } from '../shots/under-great-sky.ts';
import { AT_REST, doerBeside, isHand } from './doer-beside.ts';
import { needOf, usedIn } from './needed.ts';
import { isOfAnother } from './of-another.ts';
import { isUnsure } from './unsure.ts';

const MOST_KINDS = 5;
/** So many, where each of them does something or has something done with it: a crown that is handed over must be there. */
const MOST_USED = 7;
/** Of a film whose shots are told one by one. */
const MOST_IN_SHOTS = 8;

export interface Chosen {
  /** The hero first. */
  readonly cast: readonly Entity[];
  readonly leftOut: readonly Omission[];
}

/** Whoever does something of the film is no crowd that "no people" would be said of. */
function isUnwanted({ id, noun, word, senses }: Entity, { negative, events }: Reading): boolean {
  const somebody = senses.person !== null && !events.some(({ subjects }) => subjects.includes(id));
  const names = [noun, word, senses.thing?.kind ?? '', ...(somebody ? ['people', 'person'] : [])];
  return negative.some((each) =>
    names.some((name) => name !== '' && (name === each || `${name}s` === each || name === `${each}s`)),
  );
}

/** "The grandmother's kitchen is small. … The grandmother kneads": told of first as whose it is, and then as who does it. */
const opensAsOwner = ({ id, role, sentence, mentions }: Entity, events: Reading['events']): boolean =>
  role === 'company' && sentence === 0 && mentions > 1 && events.some(({ subjects }) => subjects.includes(id));

/** What the camera goes along with or comes up to weighs as much as a sentence in between. */
const FOLLOWED = 2;

/** Who the film is about: told first, told most, doing most. */
function weigh(entity: Entity, first: Entity | undefined, { events, spoken, relations }: Reading): number {
  const acts = events.filter(({ subjects }) => subjects.includes(entity.id)).length;
  const lines = spoken.filter(({ speaker }) => speaker === entity.id).length;
  const done = events.filter(({ target }) => target === entity.id).length;
  const related = relations.filter(({ entity: one, to }) => one === entity.id || to === entity.id).length;
  const role = opensAsOwner(entity, events)
    ? 4
    : { subject: 4, title: 4.5, object: 1.2, company: 0.8, place: 0 }[entity.role];
  // "mushroom people light lanterns, dance and ride on snails": of those who do so much the film is.
  const crowd =
    (/^(?:crowd|people|audience|someone|somebody)$/.test(entity.noun) && !(acts > 2 && entity.modifiers.length > 0)) ||
    (/^(?:customer|spectator|shopper|pedestrian|passerby|passer|bystander|onlooker)$/.test(entity.noun) &&
      entity.plural) ||
    entity.crowd
      ? -5
      : 0;
  // Nor of many who are told to be behind it.
  const behind =
    entity.plural && relations.some(({ entity: own, where }) => own === entity.id && where === 'background');
  // "A sunflower turns its head, bees coming and going": nobody counts them.
  const vague = entity !== first && entity.plural && entity.count === null && !isPerson(entity) ? -1.8 : 0;
  // Of a hand that shakes a snow globe the film is not.
  const hand = isHand(entity) ? -6 : 0;
  // Of a band the singer is told of, of a team its dog.
  const company = /(?:^| )(?:band|orchestra|choir|audience|army)$/.test(entity.noun) ? -3 : 0;
  const lively = isPerson(entity) ? 1.8 : isAnimate(entity) ? 1.5 : 0;
  const early = Math.max(0, 4 - entity.sentence * 1.1 - entity.at * 0.02);
  const building = !isAnimate(entity) && (entity.senses.thing?.metres ?? 0) > 2.5 ? -1.5 : 0;
  return (
    (entity === first ? (isAnimate(entity) ? 2.5 : acts > 0 ? 2 : 1.5) : 0) +
    vague +
    role +
    early +
    lively +
    crowd +
    (behind ? -3 : 0) +
    company +
    hand +
    building +
    (entity.followed === true ? FOLLOWED : 0) +
    Math.min(3, acts) * 0.9 +
    lines * 0.6 +
    done * 0.3 +
    Math.min(2, related) * 0.2 +
    Math.min(4, entity.mentions - 1) * 0.5 +
    Math.min(4, entity.modifiers.length + entity.garments.length) * 0.25
  );
}

/** "A city with flying cars, neon billboards": of what is told before it and moves the film is rather than of what only stands there. */
function heroOf(
  ranked: readonly { readonly entity: Entity }[],
  { events, spoken, entities }: Reading,
): Entity | undefined {
  const [best] = ranked;
  if (best === undefined) return undefined;
  const acts = ({ id }: Entity): boolean => events.some(({ subjects, act }) => act !== null && subjects.includes(id));
  // "a rose turns into butterflies": it begins with the rose.
  const changed = events.find(({ act, target }) => act?.act === 'change' && target === best.entity.id);
  const changes = ranked.find(({ entity }) => changed?.subjects.includes(entity.id) === true);
  if (changes !== undefined) return changes.entity;
  // "light falls onto a nun kneeling there, birds flutter above": it is about her.
  const alone = ranked.find(
    ({ entity }) =>
      isPerson(entity) &&
      !isHand(entity) &&
      !entity.crowd &&
      !entity.plural &&
      // One of two who were told of is told of as early as both.
      (entities[entity.memberOf ?? -1] ?? entity).at < best.entity.at &&
      acts(entity),
  );
  if (best.entity.plural && isAnimate(best.entity) && !isPerson(best.entity) && alone !== undefined)
    return alone.entity;
  // "Birds scatter as a motorbike roars down the lane": of those that only fly up the film is not.
  const flutters =
    best.entity.plural &&
    best.entity.count === null &&
    best.entity.mentions === 1 &&
    !isPerson(best.entity) &&
    best.entity.senses.thing?.alive === true &&
    best.entity.senses.thing.metres < FLOCKING_METRES;
  const comes = ranked.find(
    ({ entity }) =>
      !entity.plural &&
      entity.role === 'subject' &&
      entity.sentence === best.entity.sentence &&
      (isPerson(entity) || (entity.senses.thing?.alive === false && entity.senses.thing.moves)) &&
      acts(entity),
  );
  if (flutters && comes !== undefined) return comes.entity;
  // "Plants have broken through the tiles, a deer drinks from the fountain": of what only grows or lies about the film is not, where somebody lives there.
  const rests = events
    .filter(({ subjects }) => subjects.includes(best.entity.id))
    .every(({ verb }) => AT_REST.test(verb));
  const lies =
    best.entity.plural &&
    (best.entity.count === null || (best.entity.count > FEW && rests)) &&
    best.entity.mentions === 1 &&
    !isAnimate(best.entity);
  const living = ranked.find(
    ({ entity }) =>
      (isPerson(entity) || entity.senses.thing?.alive === true) && entity.role === 'subject' && acts(entity),
  );
  if (lies && living !== undefined) return living.entity;
  // "Old men play backgammon, and a boy weaves between the tables. Nobody looks at him": told of again, he is whom it is about.
  const told = ranked.find(
    ({ entity }) =>
      isPerson(entity) &&
      !entity.plural &&
      (entity.count ?? 1) === 1 &&
      (entity.mentions > 1 || !isAnimate(best.entity) || best.entity.senses.thing?.alive === false) &&
      entity.role === 'subject' &&
      acts(entity),
  );
  const group = best.entity.plural && best.entity.count === null && best.entity.mentions === 1;
  const passing = best.entity.senses.thing?.alive === false && best.entity.senses.thing.moves;
  const apart = passing && told?.entity.sentence !== best.entity.sentence;
  if (group && told !== undefined && best.entity.members.length === 0 && (apart || isPerson(best.entity)))
    return told.entity;
  // "Commuters stream past a violinist": of whom they only pass by.
  const passed = ranked.find(
    ({ entity }) =>
      group &&
      isPerson(best.entity) &&
      isPerson(entity) &&
      !entity.plural &&
      events.some(
        ({ subjects, target, act }) => act?.frame === 'go' && subjects.includes(best.entity.id) && target === entity.id,
      ),
  );
  if (passed !== undefined) return passed.entity;
  // "Interior, taxi. The driver glances up": it is about who sits in it.
  const rider = ranked.find(({ entity }) => ABOARD.test(entity.noun) && !entity.plural && acts(entity));
  if (!isPerson(best.entity) && best.entity.senses.thing?.alive === false && !acts(best.entity) && rider !== undefined)
    return rider.entity;
  const doer = doerBeside(best.entity, ranked, events);
  if (doer !== undefined) return doer;
  if (best.entity.senses.thing?.moves !== false) return best.entity;
  // "Floating candles illuminate an apprentice": it is about whom the light falls on.
  const own = events.filter(({ subjects }) => subjects.includes(best.entity.id));
  const lit = ranked.find(
    ({ entity }) =>
      isAnimate(entity) &&
      own.some(({ act, target }) => act?.frame === 'work' && act.act !== 'change' && target === entity.id),
  );
  if (lit !== undefined) return lit.entity;
  // "Venetian blinds cast shadows. A detective sits behind the desk": furniture waits for whoever is there.
  const settled =
    best.entity.senses.thing?.home === 'room' &&
    !own.some(({ act, verb }) => act?.frame === 'go' && !AT_REST.test(verb));
  const inhabitant = ranked.find(
    ({ entity }) =>
      isPerson(entity) &&
      !isHand(entity) &&
      !entity.crowd &&
      (entity.count ?? 1) === 1 &&
      !entity.plural &&
      entity.role === 'subject' &&
      (acts(entity) || spoken.some(({ speaker }) => speaker === entity.id)),
  );
  if (settled && inhabitant !== undefined) return inhabitant.entity;
  const mover = ranked.find(
    ({ entity }) =>
      entity.at < best.entity.at &&
      entity.senses.thing?.moves === true &&
      !entity.crowd &&
      events.some(({ subjects }) => subjects.includes(entity.id)),
  );
  return mover?.entity ?? best.entity;
}

/** Paper cranes by the dozen hang there for whoever folds them. */
const FEW = 5;

/** Birds, bees and butterflies: as large as what flies up in swarms. */
const FLOCKING_METRES = 0.7;

const ABOARD = /^(?:driver|taxi driver|passenger|pilot|copilot|rider|captain|commuter)$/;

const HAS_SCREEN = /^(?:cell phone|laptop|computer|tablet|tv|watch|smartwatch|camera|game console)$/;

/** Leaving out beats drawing wrong: at most five kinds, unless the prompt counts more. */
export function chooseCast(reading: Reading): Chosen {
  const leftOut: Omission[] = [];
  const fit = reading.entities.filter((entity) => {
    if (entity.hidden || entity.senses.thing === null) return false;
    // Those of whom a group is made stand for it.
    if (entity.members.length > 0) return false;
    // "silhouettes against the sky" are of those who were told of before.
    if (entity.noun === 'silhouette' && reading.entities.some((other) => other.at < entity.at && isAnimate(other)))
      return false;
    // "The screen activates": the phone's own.
    if (
      /^(?:screen|display)$/.test(entity.noun) &&
      reading.entities.some((other) => other.at < entity.at && HAS_SCREEN.test(other.senses.thing?.kind ?? ''))
    )
      return false;
    if (isShownBySky(entity, reading)) return false;
    if (isOfAnother(entity, reading)) {
      leftOut.push({ word: entity.word, reason: 'part_not_shown' });
      return false;
    }
    if (isUnsure(entity, reading)) {
      leftOut.push({ word: entity.word, reason: 'not_seen' });
      return false;
    }
    if (isUnwanted(entity, reading)) {
      leftOut.push({ word: entity.word, reason: 'negated' });
      return false;
    }
    return true;
  });
  // The subject of the first clause that has one.
  const first = [...fit]
    .sort((a, b) => a.at - b.at)
    .find((entity) => /^(?:subject|title)$/.test(entity.role) || opensAsOwner(entity, reading.events));
  const ranked = fit
    .map((entity) => ({ entity, weight: weigh(entity, first, reading) }))
    .sort((a, b) => b.weight - a.weight || a.entity.at - b.entity.at);
  const hero = heroOf(ranked, reading);
  if (hero === undefined) {
    const spare = reading.entities.find((entity) => entity.spare && !isUnwanted(entity, reading));
    return { cast: spare === undefined ? [] : [spare], leftOut };
  }
  const counted = ranked.filter(({ entity }) => entity.count !== null && entity.count > 0).length;
  // Each shot that is told of may show one more.
  const shown = Math.min(MOST_KINDS + Math.max(0, reading.cuts.length - 1), MOST_IN_SHOTS);
  const most = Math.max(shown, Math.min(8, counted), Math.min(MOST_USED, usedIn(ranked, reading)));
  // Who is alive comes before what only lies about.
  const byNeed = [...ranked].sort((a, b) => needOf(b, hero, reading) - needOf(a, hero, reading));
  const kept = byNeed.slice(0, most).map(({ entity }) => entity);
  for (const { entity } of byNeed.slice(most)) leftOut.push({ word: entity.word, reason: 'too_many' });
  // After the hero in the order they are told.
  return { cast: [hero, ...kept.filter((entity) => entity !== hero).sort((a, b) => a.at - b.at)], leftOut };
}
