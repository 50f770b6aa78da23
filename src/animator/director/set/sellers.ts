import type { Entity, Reading } from '../../language/reading.ts';

/** Who sells and who buys at a market: behind each stall somebody stands already, and others walk along the lane. */
const AT_MARKETS =
  /^(?:(?:street|food|market|local|fruit|busy|friendly) )*(?:vendor|seller|hawker|merchant|trader|stallholder|customer|shopper|browser|buyer|passerby|pedestrian|crowd|people|local|visitor|tourist)$/;

/** Roles of a market that is told of before its people, or beside whom the film is of: nobody of them stands out, and the market is as full of them as it is told to be. */
export function findSellers(cast: readonly Entity[], { events, spoken, places, offsets }: Reading, place: string) {
  const isAnybody = ({ senses, plural, count, noun }: Entity): boolean =>
    senses.person !== null && plural && count === null && AT_MARKETS.test(noun);
  const none: ReadonlySet<number> = new Set();
  if (place !== 'market' || spoken.length > 0) return none;
  const found = [...cast.entries()].filter(([, entity]) => isAnybody(entity));
  const first = Math.min(...found.map(([, { at }]) => offsets[at] ?? 0));
  const before = places.some((each) => each.place === place && (offsets[each.at] ?? first) < first);
  const others = cast.some((entity) => entity.senses.person !== null && !isAnybody(entity));
  if (!before && !others) return none;
  // "Vendors watch her": whoever has to do with somebody is seen to.
  const own = (id: number): boolean =>
    events.every(
      ({ subjects, target, direct }) => !(subjects.includes(id) && direct && cast.some((each) => each.id === target)),
    );
  return new Set(found.flatMap(([role, { id }]) => (own(id) ? [role] : [])));
}
