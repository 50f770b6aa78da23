import { isPerson } from '../../language/clauses/discourse.ts';
import type { Entity, Reading } from '../../language/reading.ts';

/** Somebody of whom only a hand is told. */
export const isHand = ({ noun, word }: Entity): boolean => noun === 'person' && /\b(?:hands?|fingers?)\b/.test(word);

/** "A poster hangs on the wall": it goes nowhere. */
export const AT_REST = /^(?:hang|stand|lie|rest|sit|float|hover|wait|lean)$/;

/**
 * "A kitchen at sunrise. On the counter sits an espresso machine. A woman takes a sip", "a merchant arranges his spices. A donkey cart squeezes
 * past. The merchant looks up": a thing that is told of in passing is there for whoever does something.
 */
export function doerBeside(
  thing: Entity,
  ranked: readonly { readonly entity: Entity }[],
  events: Reading['events'],
): Entity | undefined {
  if (isPerson(thing) || thing.senses.thing?.alive !== false) return undefined;
  if (thing.role === 'title') return leansOn(thing, ranked, events);
  const deedsOf = ({ id }: Entity) => events.filter(({ subjects, act }) => act !== null && subjects.includes(id));
  const own = deedsOf(thing);
  const rests = thing.sentence > 0 && own.every(({ verb }) => AT_REST.test(verb));
  const passes = thing.mentions === 1 && own.length < 2;
  return ranked.find(
    ({ entity }) =>
      isPerson(entity) &&
      !isHand(entity) &&
      !entity.crowd &&
      !entity.plural &&
      (entity.count ?? 1) === 1 &&
      ((rests && entity.role === 'subject' && deedsOf(entity).length > 0) ||
        (passes && entity.at < thing.at && deedsOf(entity).length > 1)),
  )?.entity;
}

/** "A street, a blue convertible; a trumpet player leans against the car": it only stands there for them. */
const leansOn = (
  thing: Entity,
  ranked: readonly { readonly entity: Entity }[],
  events: Reading['events'],
): Entity | undefined =>
  thing.senses.thing?.moves !== true || events.some(({ subjects }) => subjects.includes(thing.id))
    ? undefined
    : ranked.find(
        ({ entity }) =>
          isPerson(entity) &&
          !entity.plural &&
          entity.role === 'subject' &&
          events.some(
            ({ subjects, target, verb }) =>
              subjects.includes(entity.id) && target === thing.id && /^(?:lean|sit|wait|stand)/.test(verb),
          ),
      )?.entity;
