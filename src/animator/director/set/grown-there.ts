import { findBloom, tellBloom } from '../../catalogue/blooms.ts';
import type { Gain, PlaceFacts } from './place-facts.ts';

/** One flower is no field of them. */
const ONE_FLOWER = /\b(?:an?|one|single|lone) (?:[a-z-]+ ){0,2}(?:sunflower|tulip|poppy)\b(?! fields?| meadows?)/g;

/** Of a coat or of the sky it is a colour, and nothing grows. */
const LAVENDER_COLOUR =
  /\blavender(?= (?:coat|dress|gown|scarf|suit|shirt|blouse|sweater|cardigan|jacket|skirt|hat|tie|robe|kimono|hoodie|ribbon|silk|hair|sky|light|haze|hues?|tones?|walls?|umbrella|sneakers|shoes))/g;

/** Several of them are a meadow of them. */
const FIELD_FLOWERS = ['poppy', 'daisy', 'buttercup', 'dandelion', 'bluebell', 'cornflower', 'clover', 'wildflower'];

/** What fills the air or the fields by its name, though it is told as somebody would be. */
export function grownOf(told: string): string[] {
  const text = told
    .toLowerCase()
    .replace(ONE_FLOWER, '')
    .replace(LAVENDER_COLOUR, '')
    // One shoots hoops; what burns or glows is leapt through.
    .replace(
      /(?<!\b(?:burning|glowing|through (?:the |several |a series of )?) ?)\bhoops\b|\bslam dunk/g,
      'basketball',
    );
  const flower = text.search(/\bdandelions?\b/);
  const seeds = flower >= 0 && /\bseeds?\b/.test(text.slice(flower));
  return [
    ...[
      'fireflies',
      'sunflower',
      'tulip',
      'lavender',
      'poppy',
      'canola',
      'wheat',
      'corn field',
      'vineyard',
      'grapevine',
      'basketball',
    ].filter((word) => text.includes(word)),
    ...FIELD_FLOWERS.filter(
      (flower) =>
        text.includes(flower.replace(/y$/, 'ies')) || text.includes(flower === 'clover' ? 'of clover' : `${flower}s`),
    ),
    ...(seeds ? ['dandelion seeds'] : []),
  ];
}

/** Where no palms grow, though the prompt says no more of the land than its name. */
export const northOf = (prompt: string): string[] =>
  [
    ...prompt
      .toLowerCase()
      .matchAll(
        /\b(?:iceland(?:ic)?|norw(?:ay|egian)|scot(?:land|tish)|irish|ireland|alaskan?|patagonian?|oregon|big sur|nordic|faroe)\b/g,
      ),
  ].map(([word]) => word);

/** What the land is told to be full of. */
export function bloomsOf(told: string): string[] {
  const found = findBloom(told);
  return found === null ? [] : [tellBloom(found.bloom)];
}

/** More than what a land is only likened to: a sea of tulips has no waves. */
const FULL_OF_BLOOMS = 4;

/** Where the land is full of flowers. */
export function gainOfBlooms({ reading }: PlaceFacts, scores: ReadonlyMap<string, number>): Gain[] {
  const found = findBloom(reading.told);
  return found === null ? [] : [[found.land, Math.max(0, ...scores.values()) + FULL_OF_BLOOMS]];
}
