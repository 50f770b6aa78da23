import { withoutCommentary } from './commentary.ts';
import { sayCommercial } from './commercial-words.ts';
import { WHOM } from './pronouns.ts';

/**
 * Turns of phrase of prompts that are told as stories, in plain words: read word by word they name things that are not there, or deeds that nobody does.
 */

/** "The drone sinks lower": a camera has no sinks. */
const SINKS =
  /\b((?:drone|camera|shot|view) )(?:slowly |gently )?(?:sinks|dips|drops|swoops)(?: down)?(?: low(?:er)?)?\b/gi;

/** "As the sun slowly sinks lower": it sets. */
const SUN_SINKS = /\b(sun )(?:(?:slowly|gently|gradually) )?(?:sinks|sinking|descends|dips)(?: low(?:er)?)?\b/gi;

/** "clear water flows beneath the bridge": past its arches, and the film does not go under them. */
const FLOWS_UNDER =
  /\b((?:water|river|stream|brook|current|flow(?:s|ing)|run(?:s|ning)|stream(?:s|ing)|serenely|gently|quietly)) (?:beneath|under|below|underneath) (?=(?:the|an?) (?:[a-z]+ )?bridge\b)/gi;

/** "car trails on the highway": streaks of light that a long exposure leaves, and no car that trails behind. */
const LIGHT_TRAILS = /\b(?:car|vehicle|traffic|headlight|tail ?light) (?:light )?trails\b/gi;

/** "in a field of tall grass": the grass grows in many lands, the field is a meadow. */
const GRASS_FIELD = /\b(?:field|expanse|sea) of ((?:[a-z]+ ){0,2}grass(?:es)?)\b/gi;

/** "flickering shop signs": seen from the street, and not from within a shop. */
const SHOP_SIGNS = /\b(?:shop|store) (signs?|signage)\b/gi;

/** "a high-angle shot overlooking a crossing": of it, and out of no window. */
const SHOT_OVERLOOKS = /\b((?:shot|camera|perspective|angle)) overlook(?:s|ing)\b/gi;

/** "Pan to the window, where …": the camera does, and nobody cooks. */
const PANS =
  /(^|[.!?;:] {1,2}|\bthen )(pan|tilt|whip|push|track|dolly)(?=(?: (?:in|out|up|down|left|right|over))? (?:to|across|along|toward|towards|past|on)\b)/gi;
const MOVED: Readonly<Record<string, string>> = { push: 'pushes', dolly: 'dollies' };

/** "a table set for eight": laid, and no set of tables. */
const TABLE_SET = /\b(tables?) (?:(?:is|are|was|already|neatly|beautifully) ){0,2}(?:set|laid) (?:for [a-z]+|out)\b/gi;

/** "splashes of coral and mint": colours, and nothing that grows. */
const COLOUR_NAMES =
  '(?:coral|mint|peach|rose|lavender|plum|lilac|salmon|cream|teal|amber|honey|mustard|olive|rust|sand|sage|cherry|lemon|lime|orange|chocolate|caramel|turquoise|magenta|cyan|ochre|gold)';
const OF_COLOURS = new RegExp(
  `\\b((?:tones?|shades?|hues?|splashes|bursts?|accents?|palettes?|washes|strokes|streaks|explosions?)) (?:of|in) (?:(?:soft|warm|pale|bright|deep|muted|electric|vivid|burnt) )?${COLOUR_NAMES}(?:,? (?:and |with )?(?:(?:soft|warm|pale|bright|deep|muted|electric|vivid|burnt) )?${COLOUR_NAMES}){0,3}(?=[ .,;!?]|$)(?! (?:trees?|leaves|petals|flowers?|fish))`,
  'gi',
);

/** "throws back her head and sings": no head flies. */
const HEAD_BACK =
  /\b(?:throw|toss|tip|tilt|lean|roll)(s|ing)? (?:back (?:his|her|their|its) heads?|(?:his|her|their|its) heads? back(?:wards?)?)\b( and (?=[a-z]+(?:s|ing)?\b)| in laughter| with laughter)?/gi;

/** "buries his face in its fur": held close, and no tears are told of. */
const FACE_IN =
  /\b(?:bur(?:y|ies|ying)|press(?:es|ing)?|nestl(?:es?|ing)|rest(?:s|ing)?|lean(?:s|ing)?|hid(?:es?|ing)) (?:his|her|their) (?:face|head|nose|forehead|cheek) (?:in|into|against|deep in) (?:(its)|(?:the |his |her |their )?([a-z]+)'s|(his|her|their)) (?:thick |soft |warm |wet |golden )?(?:fur|neck|mane|coat|chest|shoulder|hair|arms|side|dress|skirt|apron|lap|sweater|shirt)\b/gi;

/** "Frost flowers grow on the window". */
const FROST_FLOWERS = /\b(?:frost|ice) (?:flowers?|ferns?|blossoms?)\b/gi;

/** "Flour is everywhere: on the counter, on his nose, on the cat": nobody is on the cat. */
const EVERYWHERE = /\b(everywhere|all over the place): (?:on|in|under|over|across) [^.!?;]*/gi;

/** "a village in flames": it burns, and not who comes to it. */
const IN_FLAMES = /\b(an?|the|his|her|their|its|whole|entire) ((?:[a-z-]+ ){0,2}?)([a-z]+) in flames\b/gi;

/** "straightens up and rides on", "straightens his back". */
const STRAIGHTENS =
  /\bstraighten(s|ing|ed)? (?:up|(?:his|her|their) (?:back|spine|shoulders)|(?:him|her|it)self(?: up)?)( and (?=[a-z]+s\b))?(?! (?:the|a|an|his|her)\b)/gi;

/** "peanuts raining down", "petals rain from the rooftops": they fall, and no weather does. */
const RAINS_DOWN =
  /\b((?!(?:heavy|cold|soft|warm|light|it|the|is|was|and|starts?|begins?|to)\b)[a-z]{3,}s) (?:are |is )?rain(?:(s?)|(ing)) (?:down|from|onto|upon|over)\b/gi;

/** "behind them birch forest slides by": seen from a train, and no slides. */
const SLIDES_BY =
  /\b(forests?|woods|landscapes?|fields|countryside|cit(?:y|ies)|houses|trees|scenery|world|hills|mountains|lights|suburbs|stations?|coast) (?:slide|glide)s? (?:by|past)\b/gi;

/** "Rain outside, Sunday afternoon": a day, and nobody is called so. */
const WEEKDAYS = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?';
const ON_WEEKDAYS = new RegExp(
  `(?:,? on (?:an? |the )?(?:[a-z]+ )?${WEEKDAYS}\\b(?! (?:morning|afternoon|evening|night))|\\b${WEEKDAYS} (?=(?:morning|afternoon|evening|night)s?\\b))`,
  'g',
);

/** "In a crowded underground station families sleep": two nouns that no comma parts. */
const WHO_IS_THERE =
  /(?<=^|[.!?] )((?:in|at|on|inside) (?:an?|the) (?:(?!of\b|with\b|and\b|to\b|where\b|for\b)[a-z'-]+ ){1,4}?(?:station|street|square|market|church|school|hospital|factory|hall|room|park|field|village|harbou?r|beach|desert|forest|kitchen|office|garden|city|town|camp|temple|cave|tunnel|valley|cafe|bar|stadium|arena|platform|yard|courtyard)) (?=(?:families|people|men|women|children|soldiers|kids|couples|workers|tourists|dancers|monks|nuns|students|passengers|commuters|friends|villagers|sailors|farmers|girls|boys) [a-z]+\b)/gi;

/** Nurses, porters and shoppers push carts; what runs on rails is elsewhere. */
const TROLLEYS = /\b(?<!(?:cable|electric|street) )trolley(s?)\b(?! (?:car|bus|line|track|stop)s?\b)/gi;
const PUSHED =
  /\b(?:nurses?|hospital|airport|supermarket|luggage|porters?|waiters?|waitress(?:es)?|stewards?|stewardess(?:es)?|shoppers?|janitors?|bellboys?|caf[e\u00e9])\b/i;

/** "A hut stands in the snow. Inside, a mother stirs a pot": within what was told of last that one can enter. */
const ENTERED =
  /\b(hut|cabin|cottage|farmhouse|lodge|chalet|igloo|tent|barn|church|cathedral|temple|bookshop|bakery|cafe|restaurant|diner|saloon|pub|tavern|inn|factory|museum|library|palace|mansion|greenhouse)\b/gi;
const INSIDE = /(?<=[.!?] )Inside, /g;

function sayInside(text: string): string {
  return text.replace(INSIDE, (inside, at: number) => {
    const last = [...text.slice(0, at).matchAll(ENTERED)].at(-1)?.[1]?.toLowerCase();
    return last === undefined ? inside : `Inside the ${last} `;
  });
}

/** "a father in a green gown" waits in a hospital, and goes to no ball. */
const GOWNED = /\b(?<!(?:hospital|surgical|dressing|wedding|ball|evening|silk|night) )(gowns?)\b/gi;
const IN_HOSPITALS =
  /\b(?:hospitals?|midwi(?:fe|ves)|surgeons?|operating (?:room|theat(?:er|re))|delivery room|maternity)\b/i;

/** "interior shot of a father": within the car that the film is about. */
const INTERIOR = /\binterior (?:shots?|view) of (?=(?:an?|the|his|her|two|three)\b)/gi;
const CARS = /\b(car|suv|sedan|convertible|taxi|van|minivan|limousine|pickup|truck|bus|train)\b/i;

/** "separated from her parents": they are not with her. */
const NOT_WITH =
  /(?:,| and| but| who (?:is|was)|(?<=\blost))? (?:tragically |suddenly )?(?:separated|parted|estranged|orphaned|torn|(?:far )?away|far|hidden|abandoned|left behind|forgotten) (?:from|by) (?:his|her|their|its) (?:own |old |beloved )?(?:parents|mother|father|family|owners?|friends?|siblings?|brothers?|sisters?|pack|herd|flock|mom|dad|husband|wife|loved ones|children|kids|master)\b(?! (?:and|'s))/gi;

/** "The deep blue of the sky": the sky is blue. */
const BLUE_OF =
  /\b(the) ((?:deep |bright |pale |clear |dark |soft |intense )?(?:blue|azure|turquoise|grey|gray|pink|purple|orange)) of the (sky|sea|ocean|lake|water)\b/gi;

export function sayTurnsOfPhrase(text: string): string {
  const car = CARS.exec(text)?.[1]?.toLowerCase();
  return sayInside(sayCommercial(withoutCommentary(text)))
    .replace(NOT_WITH, '')
    .replace(BLUE_OF, '$1 $2 $3')
    .replace(SINKS, '$1descends')
    .replace(SUN_SINKS, '$1sets')
    .replace(LIGHT_TRAILS, 'streaks of light')
    .replace(GRASS_FIELD, 'meadow with $1')
    .replace(SHOP_SIGNS, '$1')
    .replace(SHOT_OVERLOOKS, '$1 of')
    .replace(FLOWS_UNDER, '$1 past ')
    .replace(PANS, (_whole, before: string, verb: string) => {
      const lower = verb.toLowerCase();
      return `${before}the camera ${MOVED[lower] ?? `${lower}s`}`;
    })
    .replace(TABLE_SET, '$1')
    .replace(OF_COLOURS, '$1 of colour')
    .replace(HEAD_BACK, (_whole, ending: string | undefined, on: string | undefined) =>
      on !== undefined && / and $/.test(on) ? '' : ending === 'ing' ? 'laughing' : ending === 's' ? 'laughs' : 'laugh',
    )
    .replace(FACE_IN, (whole, its?: string, owner?: string, whose?: string) => {
      const hugs = /^[a-z]+ing\b/i.test(whole) ? 'hugging' : /^[a-z]+(?:ies|es|s)\b/i.test(whole) ? 'hugs' : 'hug';
      const whom = its !== undefined ? 'it' : owner !== undefined ? `the ${owner}` : WHOM[whose?.toLowerCase() ?? ''];
      return `${hugs} ${whom ?? 'it'}`;
    })
    .replace(FROST_FLOWERS, 'frost')
    .replace(SLIDES_BY, '$1 outside')
    .replace(GOWNED, (gown) => (IN_HOSPITALS.test(text) ? `hospital ${gown}` : gown))
    .replace(WHO_IS_THERE, '$1, ')
    .replace(TROLLEYS, (trolley, many: string) => (PUSHED.test(text) ? `shopping cart${many}` : trolley))
    .replace(ON_WEEKDAYS, '')
    .replace(EVERYWHERE, '$1')
    .replace(IN_FLAMES, '$1 burning $2$3')
    .replace(STRAIGHTENS, (_whole, ending: string | undefined, on: string | undefined) =>
      on !== undefined
        ? ''
        : ending === 'ing'
          ? 'standing upright'
          : ending === 's'
            ? 'stands upright'
            : 'stand upright',
    )
    .replace(RAINS_DOWN, (_whole, what: string, _s: string | undefined, ing: string | undefined) =>
      ing === undefined ? `${what} fall down` : `${what} falling down`,
    )
    .replace(INTERIOR, (shot) => (car === undefined ? shot : `inside the ${car} `));
}
