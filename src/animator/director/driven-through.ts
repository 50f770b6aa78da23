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
