import type { PlaceFact, Reading } from '../../language/reading.ts';

/** Words that may stand between a place and the wider one it is in: "a laboratory at the bottom of the ocean", "a bedroom with a view of the bay". */
const LINKS: ReadonlySet<string> = new Set(
  'in on under beneath below above at by near beside along amid among inside within of off over onto to with overlooking facing surrounded looking out outside deep high perched built set located hidden floating lost nestled bottom top middle heart edge depths foot side shore view views the a an its this that'.split(
    ' ',
  ),
);

/** Letters: a place and what lies around it stand side by side. */
const FARTHEST = 160;

/** What stands between two places of which the second lies around the first; null where one is told of without the other. */
export function linkBetween({ told, offsets }: Reading, inner: PlaceFact, outer: PlaceFact): string | null {
  const [begin, from] = [offsets[inner.at] ?? 0, offsets[outer.at] ?? 0];
  if (from <= begin || from - begin > FARTHEST) return null;
  const text = told.slice(begin, from).toLowerCase();
  const named = text.indexOf((inner.word.split(' ').at(-1) ?? '').slice(0, 3));
  const between = named < 0 ? text : text.slice(named).replace(/^[\p{L}'-]+/u, '');
  const links = between.trim().split(/\s+/);
  return between.trim() !== '' && links.every((word) => LINKS.has(word)) && links[0] !== 'to' ? between : null;
}

/** Pieces that any land has: a path in a forest is the forest's, and no place that the forest lies around. */
const PIECE =
  /(?:^| )(?:road|path|trail|track|lane|curve|bend|tunnel|floor|interior|room|hill|hillside|hilltop|grass|sand|wave|waves|ice|snow|valley|tower|moon|house|clearing|glade|stop|aisle|walkway|corner|wall|entrance|gate|steps|stairs|[a-z]*plains?|field|landscape|terrain|expanse|shore|asphalt|tarmac|home|island|bridge)$/;
/** What a place weighs that somebody is told to be at. */
const LEAST_WEIGHT = 1.5;

/** "a bar in the back streets of Tokyo": the streets lie around the bar, and the city around the streets. */
export const liesAround = (reading: Reading, fact: PlaceFact): boolean =>
  reading.places.some(
    (inner) =>
      inner.at < fact.at &&
      inner.outside === undefined &&
      inner.place !== fact.place &&
      inner.weight >= LEAST_WEIGHT &&
      !PIECE.test(inner.word) &&
      linkBetween(reading, inner, fact) !== null,
  );
