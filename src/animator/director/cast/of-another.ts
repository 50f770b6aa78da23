import { isPerson } from '../../language/clauses/discourse.ts';
import type { Entity, Reading } from '../../language/reading.ts';

/** What is told of and is no figure of its own, since another one that is told of has it on, in it or under it. */

const FOOTWEAR = /^(?:boot|shoe|sneaker|heel|sandal|slipper|high heel)$/;
/** "A boot splashes into a puddle. We follow a courier": she has it on, unless it lies there or somebody takes it up. */
const isWornStepping = ({ id, noun, role }: Entity, { events, entities }: Reading): boolean =>
  FOOTWEAR.test(noun) &&
  role === 'subject' &&
  entities.some((other) => isPerson(other) && !other.hidden) &&
  !events.some(
    ({ subjects, target, act }) => target === id || (subjects.includes(id) && (act === null || act.frame === 'stay')),
  );

const LAYERED = /^(?:hamburger|sandwich|pizza|taco|hot dog|burrito|salad|noodles|ramen|spaghetti|pasta|kebab|wrap)$/;
const LAYER =
  /^(?:lettuce|tomato|cheese|onion|bacon|pickle|cucumber|egg|fried egg|mushroom|pepper|bell pepper|avocado|meat|basil|olive|herb|vegetable|sauce|ham|shrimp|steak|leafy green|bread|bun)$/;
/** What is told of layers that are seen by themselves. */
const APART =
  /\b(?:beside|next to|surrounded|scattered|around|ingredients?|separat\w+|fl(?:y|ies|ying)|fall\w*|float\w*|levitat\w*|explod\w*|mid-?air|slic\w+|chop\w*)\b/i;

/** "a burger with lettuce and tomato": they are in it. */
const isLayer = ({ senses, sentence, at }: Entity, { entities, told }: Reading): boolean =>
  LAYER.test(senses.thing?.kind ?? '') &&
  !APART.test(told) &&
  entities.some(
    (dish) => LAYERED.test(dish.senses.thing?.kind ?? '') && dish.sentence === sentence && dish.at < at && !dish.hidden,
  );

/** "a chess board on a desk": what is played or sewn on comes with a table of its own. */
const OWN_TABLE = /^(?:game|sewing|laid) table$/;
const isTableUnderTable = ({ id, senses }: Entity, { entities, relations }: Reading): boolean =>
  senses.thing?.kind === 'dining table' &&
  relations.some(
    ({ entity, relation, to }) =>
      relation === 'on' && to === id && OWN_TABLE.test(entities[entity]?.senses.thing?.kind ?? ''),
  );

/** Worn, a layer of a dish, or the table that a game has already. */
export const isOfAnother = (entity: Entity, reading: Reading): boolean =>
  isWornStepping(entity, reading) || isLayer(entity, reading) || isTableUnderTable(entity, reading);
