import { findPlace, placeHas } from '../../catalogue/places.ts';
import { FROM_ALOFT, ROOFS } from '../../catalogue/roofs.ts';
import type { Reading } from '../../language/reading.ts';
import { isFromTheAir, isOverRoofs } from './from-the-air.ts';

/** Every town has them. */
const GENERIC_STREET =
  /(?:^| )(?:streets?|town|city|square|plaza|intersection|courtyard|neighbou?rhood|pavement|sidewalk|gutter)$/;
/** Before there were towers of glass. */
const OLD_TIMES =
  /\b(?:victorian|edwardian|19th[- ]century|18th[- ]century|17th[- ]century|renaissance|baroque|medieval|gas-?lit|gaslight|belle epoque|1[5-8]\d\ds?|steampunk)\b/i;

/** Who leaps so is above a town. */
const ROOF_RUN =
  /\b(?:roof to roof|rooftop to rooftop|building to building|(?:from )?(?:one )?(?:roof|rooftop|building) to (?:another|the next|the other)|(?:leap|jump|vault|bound|spring|parkour|sprint|runn?|rac|flee|chas)(?:s|es|ing|e|ed)? (?:across|over|between|along) (?:the )?(?:[a-z]+ )?(?:rooftops|buildings|skyscrapers)|(?:walk|danc|sneak|creep|prowl|tiptoe|stroll|crouch|climb|wander|stand|sitt?|skat|leap|jump|sprint|runn?|chas|flee)(?:s|es|ing|e|ed)? (?:across|over|along|on|atop) (?:the )?(?:[a-z]+ ){0,2}(?:rooftops|roofs|housetops)|(?:across|over|between|along|on) (?:the )?(?:tiled |temple |city )?roofs)\b/i;

const OVER_ROOFS = /\b(?:rooftops?|roofs|housetops)\b/i;
const isTown = (place: string): boolean =>
  place === 'city' || placeHas(place, 'town') || ROOFS.some(({ places }) => places.includes(place));

const ON_ROOF = /\b(?:on|onto|atop|upon|from) (?:an?|the|his|her|its|their) (?:[a-z]+ ){0,2}(?:rooftop|roof)\b/i;

/** "over the rooftops of Paris": what lies around whoever is up there. */
export function roofsOf(reading: Reading, place: string | null): readonly string[] {
  const { places, told } = reading;
  // A place may be told in other words than it is read in: on top of a tower one is over roofs.
  const words = [told, ...places.map(({ word }) => word)].join(' ');
  if (place !== 'skyline' || !(OVER_ROOFS.test(words) || isFromTheAir(reading))) return [];
  const said = ` ${words.toLowerCase().replaceAll(/[^a-z]+/g, ' ')} `;
  const named = places.map((each) => each.place);
  const row =
    ROOFS.find((each) => each.words.some((word) => said.includes(` ${word} `))) ??
    ROOFS.find((each) => named.some((other) => each.places.includes(other)));
  const aloft = isOverRoofs(reading) ? [FROM_ALOFT] : [];
  return row === undefined ? [] : [`${row.roofs} roofs`, ...aloft, ...row.behind];
}

/** Vehicles in the air between towers. */
export const FLIES_BETWEEN_TOWERS =
  /\b(?:flying|hover(?:ing)?|airborne|levitating) (?:cars?|taxis?|vehicles?|traffic|ships?)\b|\b(?:cars?|vehicles?|spaceships?|drones?|ships?) (?:fly|flies|flying|weave|weaves|weaving|zip|zips|glide|gliding|zoom|zooming)\b[^.;]{0,40}\b(?:skyscrapers|towers|buildings|skyline)\b/i;

/** Of what nobody lives in any more. */
const LEFT =
  /\b(?:abandoned|ruined|overgrown|post[- ]apocalyptic|apocalyptic|derelict|crumbling|deserted|forgotten|destroyed|bombed|war[- ]torn|collapsed|decaying|reclaimed|dead|lost)\b/i;
const TOWN_OF_TODAY =
  /(?:^| )(?:city|cities|streets?|avenue|town|metropolis|downtown|manhattan|new york|tokyo|london|paris|skyscrapers?|buildings|skyline|cityscape|highway|subway)$/;

/** "an abandoned, overgrown city", "the crumbling streets of New York": a city of today that was left. */
function isLeft(places: Reading['places'], told: string): boolean {
  return (
    places.some(
      ({ place, word }) => /^(?:city|skyline|alley)$/.test(place) && LEFT.test(word) && TOWN_OF_TODAY.test(word),
    ) ||
    /\b(?:post[- ]apocalyptic|apocalyptic|dystopian ruins|reclaimed by nature|(?:ruins|remains) of (?:an?|the) (?:[a-z-]+ ){0,2}(?:metropolis|city|megacity)|crumbling (?:skyscrapers?|towers|buildings)|ruined (?:skyscrapers?|towers|buildings))\b/i.test(
      told,
    )
  );
}

/** More than lamps, signs and shop windows, which are named with them, can give the street. */
const FLOWN = 5;

/** By the word that tells the most: who is on a rooftop says more than what is above it. */
const heaviest = (places: Reading['places'], is: (fact: Reading['places'][number]) => boolean): number =>
  Math.max(0, ...places.filter(is).map(({ weight }) => weight));

/** What towns gain: streets and squares are those of the town that is named with them, and a city of old times has no towers of glass. */
export function townsOf({ places, told }: Reading, scores: ReadonlyMap<string, number>): [string, number][] {
  const named = [...scores.keys()].filter((place) => placeHas(place, 'town'));
  const found = named.flatMap((town) =>
    ['city', 'village']
      .filter(
        (other) => town !== other && places.some(({ place, word }) => place === other && GENERIC_STREET.test(word)),
      )
      .map((other): [string, number] => [town, scores.get(other) ?? 0]),
  );
  // Narrow streets of a village in the south are its lanes.
  if (scores.has('village_lane') && scores.has('alley')) found.push(['village_lane', (scores.get('alley') ?? 0) + 0.5]);
  // Whichever town it is.
  const towns = [...scores].flatMap(([place, score]) => (isTown(place) ? [score] : []));
  if (ROOF_RUN.test(told)) found.push(['skyline', 1.6 + Math.max(0, ...towns)]);
  // From a rooftop one sees the city around it.
  const roofs = heaviest(places, ({ place, word }) => place === 'skyline' && word.startsWith('rooftop'));
  if (roofs > 0 && roofs >= heaviest(places, ({ place }) => place === 'city') && scores.has('city'))
    found.push(['skyline', (scores.get('city') ?? 0) + 0.2]);
  // What flies between towers is seen among them, and not from the pavement.
  if (FLIES_BETWEEN_TOWERS.test(told) && scores.has('city')) found.push(['skyline', FLOWN + (scores.get('city') ?? 0)]);
  // Seen from across the water a city is its skyline, whatever of it is named beside.
  if (/^[^.]{0,60}\b(?:skyline|cityscape)\b/i.test(told) && scores.has('city') && scores.has('skyline'))
    found.push(['skyline', (scores.get('city') ?? 0) + 0.2]);
  // Under holograms nobody sells between timbered houses.
  const neon = /\bcyberpunk\b/i.test(told) ? ['market', 'old_town'].filter((town) => scores.has(town)) : [];
  for (const town of neon) found.push(['alley', (scores.get(town) ?? 0) + 0.6]);
  const today = Math.max(...['city', 'skyline', 'alley'].map((place) => scores.get(place) ?? 0));
  // "an abandoned supermarket": what is left of a room is seen from within.
  const within = places.some(({ place, weight }) => weight >= today && findPlace(place)?.indoors === true);
  if (today > 0 && !within && isLeft(places, told)) found.push(['ruined_city', today + FLOWN]);
  // Who stands on a roof of it sees what is left of it from there.
  const left = Math.max(scores.get('ruined_city') ?? 0, today + FLOWN);
  if (roofs > 0 && ON_ROOF.test(told) && (scores.has('ruined_city') || isLeft(places, told)))
    found.push(['skyline', left + 0.2]);
  return scores.has('city') && OLD_TIMES.test(told)
    ? [...found, ['old_town', (scores.get('city') ?? 0) + (scores.get('village') ?? 0) + 0.1]]
    : found;
}
