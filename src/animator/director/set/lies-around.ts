import { heavensOver } from '../../catalogue/heavens.ts';
import { placeHas } from '../../catalogue/places.ts';
import { skyOf } from '../../catalogue/sky-table.ts';
import { bloomsOf, grownOf, northOf } from './grown-there.ts';

/** By its name among landmarks. */
const TOWERS = 'towers across the water';
const CITY =
  /\b(?:(?:city|modern|new york|manhattan|tokyo|hong kong|chicago|futuristic|distant|burning|coastal|ruined) )?(?:skylines?|cityscapes?|skyscrapers|metropolis)\b|\b(?:front of|toward|towards|off|near|attack\w*|outside|of) (?:a|an|the) (?:[a-z-]+ ){0,2}city\b|\bcoastal city\b|\bcity (?:behind|in the (?:background|distance)|on the horizon|lights across)\b/i;
const SHORES: ReadonlySet<string> = new Set(['beach', 'sea', 'lake']);

/** Of a city that is told of while the film plays at the water, the towers stand on the other shore. */
const acrossWater = (told: string, place: string | null): string[] =>
  place !== null && SHORES.has(place) && !placeHas(place, 'submerged') && CITY.test(told) ? [TOWERS] : [];

/** What is in the sky, grows around and stands far off, by all that is told. */
export const liesAround = (told: string, negative: readonly string[], place: string | null): string[] => [
  ...skyOf(told, negative),
  ...heavensOver(told, place),
  ...grownOf(told),
  ...northOf(told),
  ...bloomsOf(told),
  ...acrossWater(told, place),
];
