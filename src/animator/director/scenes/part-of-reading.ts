import type { Entity, Event, Reading, RelationFact } from '../../language/reading.ts';
import type { Stretch } from '../shots/one-take.ts';

/** What a reading of a stretch alone tells of hour, weather and light: of these a whole reading keeps no places in the text. */
export type Setting = Pick<
  Reading,
  | 'time'
  | 'timeTo'
  | 'weather'
  | 'weatherAmount'
  | 'weatherTo'
  | 'season'
  | 'seasons'
  | 'lights'
  | 'dressing'
  | 'sounds'
  | 'styles'
>;

/**
 * A reading of one stretch of a prompt, as if nothing else had been written, by somebody who remembers who everybody is: "she" is still the woman of the
 * first shot. Who is not spoken of in it is not in it.
 */
export function partOfReading(reading: Reading, { from, to }: Stretch, setting: Setting): Reading {
  const { offsets } = reading;
  const inText = (letter: number): boolean => letter >= from && letter < to;
  const first = offsets.findIndex(inText);
  const isIn = (word: number): boolean => inText(offsets[word] ?? -1);
  const events = reading.events.filter(({ at }) => isIn(at));
  const spoken = reading.spoken.filter(({ at }) => isIn(at));
  const acting = new Set([...events.flatMap(partners), ...spoken.flatMap(({ speaker }) => speaker ?? [])]);
  const named = reading.entities.filter(({ id, mentionedAt }) => mentionedAt.some(isIn) || acting.has(id));
  const present = new Set(named.flatMap(({ id, memberOf }) => (memberOf === null ? [id] : [id, memberOf])));
  const sentence = Math.min(...named.filter(({ at }) => isIn(at)).map((entity) => entity.sentence));
  return {
    ...{ ...reading, ...setting, spoken: spoken.map((line) => ({ ...line, at: line.at - first })) },
    told: reading.told.slice(from, to),
    entities: reading.entities.map((entity) =>
      inPart(entity, present.has(entity.id), [...entity.mentionedAt.filter(isIn), ...doesAt(entity, events)], {
        ...{ first, sentence: isIn(entity.at) && Number.isFinite(sentence) ? entity.sentence - sentence : 0 },
      }),
    ),
    events: events.map((event) => ({ ...event, at: event.at - first })),
    relations: reading.relations.filter((relation) => isToldIn(relation, reading.entities, present, isIn)),
    places: reading.places.filter(({ at }) => isIn(at)).map((place) => ({ ...place, at: place.at - first })),
    shots: reading.shots.filter(({ at }) => inText(at)).map((shot) => ({ ...shot, at: shot.at - from })),
    cuts: reading.cuts.filter(({ at }) => inText(at)).map((cut) => ({ ...cut, at: cut.at - from })),
    offsets: offsets.filter(inText).map((letter) => letter - from),
  };
}

const partners = ({ subjects, target, instrument, toWhom }: Event): number[] =>
  [...subjects, target, instrument, toWhom].filter((id): id is number => id != null);

/** "… and wakes up on a beach": whoever does it is spoken of, though no word says who. */
const doesAt = ({ id }: Entity, events: readonly Event[]): number[] =>
  events.filter(({ subjects }) => subjects.includes(id)).map(({ at }) => at);

function inPart(
  entity: Entity,
  present: boolean,
  words: readonly number[],
  { first, sentence }: { readonly first: number; readonly sentence: number },
): Entity {
  const mentionedAt = words.map((word) => word - first).sort((a, b) => a - b);
  return {
    ...entity,
    hidden: entity.hidden || !present,
    ...{ mentionedAt, mentions: Math.max(1, mentionedAt.length), at: mentionedAt[0] ?? 0, sentence },
  };
}

/** A relation is told where both are spoken of: "she sleeps in bed" where the bed is. */
function isToldIn(
  { entity, to }: RelationFact,
  entities: readonly Entity[],
  present: ReadonlySet<number>,
  isIn: (word: number) => boolean,
): boolean {
  if (!present.has(entity) || (to !== null && !present.has(to))) return false;
  const told = entities[to ?? entity];
  return told?.mentionedAt.some(isIn) ?? false;
}
