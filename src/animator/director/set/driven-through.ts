import type { Gain, PlaceFacts } from './place-facts.ts';

/** Nobody takes them off the road. */
const ROAD_BOUND = /^(?:car|sports car|convertible|taxi|limousine|van|bus|school bus|minivan|ambulance|police car)$/;

/** "a school bus drives through a forest": on the road there. */
export function gainThroughWoods({ reading, cast }: PlaceFacts, scores: ReadonlyMap<string, number>): readonly Gain[] {
  const [lead] = cast;
  const drives = reading.events.some(({ act, subjects }) => act?.act === 'drive' && subjects[0] === lead?.id);
  const woods = scores.get('forest');
  if (woods === undefined || !drives || !ROAD_BOUND.test(lead?.senses.thing?.kind ?? '')) return [];
  return [['road', woods + 0.5]];
}

const COAST = /\b(?:coast|coastline|riviera|cliffs?)$/;

export const gainAlongCoast = ({ reading, onWheels }: PlaceFacts): readonly Gain[] =>
  onWheels && reading.places.some(({ word }) => COAST.test(word)) ? [['road', 3]] : [];

/** Told with "to" and no more: where it leads. */
const GOAL_WEIGHT = 1.3;

/** "drives to the sea", "drives her kids to school": where one drives to one is not yet, but on the road there. */
export function gainOnTheWay({ reading }: PlaceFacts, scores: ReadonlyMap<string, number>): readonly Gain[] {
  const { events, entities, places } = reading;
  const drives = events.some(
    ({ act, subjects, target, direction }) =>
      act?.act === 'drive' &&
      direction === 'toward' &&
      subjects.some((id) => entities[id]?.senses.person !== null) &&
      (target === null || entities[target]?.senses.thing?.realm === 'ground'),
  );
  if (!drives || places.some(({ weight }) => weight > GOAL_WEIGHT)) return [];
  return [['road', Math.max(0, ...scores.values()) + 1]];
}
