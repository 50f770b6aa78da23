import { COLOUR_WORDS } from '../../catalogue/attributes.ts';
import { DRESSING_PLACES } from '../../catalogue/places.ts';
import type { Entity, Reading } from '../../language/reading.ts';

/** Words of advertising, and of how things are lit and turned for it. */
const ADVERTISED =
  /\b(?:products?|commercial|advert\w*|ad|packshot|turntable|plinth|pedestal|podium|studio|rim[ -]?light\w*|macro|luxur\w+|premium|beauty shot|hero shot|mid-?air|unboxing|asmr|360|food photography|flat lay|appetizing|mouth-?watering|food styling|gourmet)\b/i;
/** Of a thing alone that is seen from near, or before a colour. */
const BEFORE_NOTHING = /\b(?:close[- ]?up|[a-z]+ back(?:ground|drop))\b/i;
/** What a product stands on. */
const STANDS = /^(?:pedestal|plinth|podium|rock|stone|boulder|slab|log|driftwood|tree stump)$/;
/** What grows is shown where it does. */
const GROWS =
  /^(?:flower|sunflower|dandelion|rose|peony|lotus|tulip|daisy|lily|grass blade|leaf|mushroom|seedling|clover|hibiscus|bough)$/;
/** Lava of cakes, pools of oil, rivers of chocolate: what food is like, and not where it is. */
const AS_IF = /^(?:volcano|pool|river|waterfall|snowfield|lake|beach|city)$/;
const isDish = (entity: Entity | undefined): boolean => entity?.senses.thing?.home === 'kitchen';
const HAND_METRES = 0.75;
/** Where small things are kept when nobody says where they are: nothing of the room is what the film is about. */
const KEPT: ReadonlySet<string | null> = new Set([null, 'room', 'kitchen', 'backdrop']);
/** Light and weather that only a world outside has. */
const OUTSIDE =
  /\b(?:sun|sunset|sunrise|sunlight|sunny|moon\w*|stars?|starry|sky|rain\w*|snow(?:y|ing|storm)?|storm\w*|wind\w*|outdoors?|outside|window\w*|door\w*|night|morning|evening|afternoon|dawn|dusk)\b/i;
/** Puddles and pools that something becomes or stands in are as small as it is. */
const SPILT = /^(?:puddle|counter|leaf|stem|wall|floor)$/;

/** A thing alone of which nobody says where it is: the film is about it and what it does, and about no room. */
const isAlone = ({ told, places, dressing, events, shots }: Reading, [hero, ...others]: readonly Entity[]): boolean =>
  places.length === 0 &&
  // A fork and a spoon of which nothing else is told lie on a table.
  (events.length > 0 || (shots.length > 0 && others.length === 0)) &&
  KEPT.has(hero?.senses.thing?.home ?? null) &&
  !OUTSIDE.test(told) &&
  dressing.every((word) => !DRESSING_PLACES.has(word) || SPILT.test(word));

/** "A seed sprouts in dark soil": of that a film shows the earth and what comes up, where nobody says what land lies around. */
const comesUp = ({ told, places }: Reading, [hero]: readonly Entity[]): boolean =>
  places.length === 0 && SOIL.test(told) && GROWS.test(hero?.senses.thing?.kind ?? '') && !OUTSIDE.test(told);

/** "Perfume commercial: … A woman's hand lifts the bottle": whoever comes to it comes into the studio, where nobody says another place. */
const isSold = ({ told, places }: Reading): boolean =>
  places.length === 0 && /\b(?:commercial|advert\w*|ad|product (?:shot|video|film))\b/i.test(told);

/** Whether a film is of things alone that are shown for their own sake: a bottle on a plinth, a watch that turns. It plays in a studio, though nobody says so. */
export function isOfProducts(reading: Reading, cast: readonly Entity[]): boolean {
  const { told, places } = reading;
  const inStudio = places.some(({ place }) => place === 'backdrop');
  return (
    cast.length > 0 &&
    places.every(({ place }) => place === 'backdrop' || (isDish(cast[0]) && AS_IF.test(place))) &&
    (inStudio ||
      ADVERTISED.test(told) ||
      (BEFORE_NOTHING.test(told) && places.length === 0) ||
      isAlone(reading, cast) ||
      comesUp(reading, cast)) &&
    cast.every(
      ({ senses: { thing, person }, noun }, index) =>
        (index > 0 && person !== null && isSold(reading)) ||
        (person === null &&
          thing?.alive === false &&
          // What goes by itself, or grows, is at home outside where nobody names a studio.
          (inStudio ||
            (!thing.moves && (!GROWS.test(thing.kind) || SOIL.test(told) || (index > 0 && ADVERTISED.test(told))))) &&
          (inStudio || thing.metres <= HAND_METRES || STANDS.test(thing.kind) || STANDS.test(noun))),
    )
  );
}

/** What comes up out of the earth before a wall is shown there. */
const SOIL = /\b(?:soil|earth|dirt|compost|humus)\b/i;

/** What a product lies or stands on, by the words for it, and what of it the studio's floor is made of. */
const SURFACES: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:white|light|pale|carrara|ivory) marble\b|\bmarble (?:table|surface|countertop|slab|counter)\b/i,
    'white marble surface',
  ],
  [/\b(?:black|dark) marble\b/i, 'black marble surface'],
  [
    /\b(?:wood|wooden|oak|walnut|rustic|timber)\b[^.,;]{0,20}\b(?:table|surface|board|plank|desk|counter)\b|\bwooden\b/i,
    'wooden surface',
  ],
  [
    /\b(?:slate|stone|concrete|granite)\b[^.,;]{0,20}\b(?:slab|surface|block|table|counter)\b|\bon (?:[a-z]+ ){0,2}slate\b/i,
    'stone surface',
  ],
  [
    /\b(?:obsidian|black|dark|reflective|glossy|mirror\w*|acrylic|polished|wet)\b[^.,;]{0,24}\b(?:surface|floor|table|glass|slab|base|platform)\b/i,
    'black surface',
  ],
  // Instead of a floor.
  ...['water', 'milk', 'juice', 'coffee', 'chocolate', 'oil', 'wine'].map(
    (liquid) =>
      [
        new RegExp(
          `\\b(?:fall|drop|splash|plung|dropp|sink|tumbl|land|dunk|plop)(?:s|es|ed|ing)? (?:down )?(?:in|into|through) (?:an? |the )?(?:[a-z]+ ){0,3}${liquid}\\b`,
          'i',
        ),
        `${liquid} surface`,
      ] as const,
  ),
  ...['white', 'black', 'red', 'blue', 'green', 'purple'].map(
    (colour) =>
      [
        new RegExp(`\\b${colour} (?:velvet|silk|satin|fabric|cloth|linen|table ?cloth)\\b`, 'i'),
        `${colour} cloth surface`,
      ] as const,
  ),
  [/\b(?:velvet|silk|satin|fabric|cloth|linen|table ?cloth)\b/i, 'cloth surface'],
  [/\bsand(?:y)?\b/i, 'sand surface'],
  [SOIL, 'soil surface'],
];

/** What is in the air lies on no table. */
const IN_AIR = /\b(?:float\w*|levitat\w+|mid-?air|in the air|flying|suspended|falling|raining)\b/i;

/** What a studio is hung with where nobody names a colour: dark for what is to gleam. */
export function studioOf(reading: Reading, cast: readonly Entity[]): readonly string[] {
  const dish =
    cast.some(({ senses }) => senses.thing?.home === 'kitchen') &&
    !cast.some(({ senses }) => STANDS.test(senses.thing?.kind ?? ''));
  const surface =
    SURFACES.find(([words]) => words.test(reading.told))?.[1] ??
    (dish && !IN_AIR.test(reading.told) ? 'wooden surface' : undefined);
  return [
    ...hungOf(reading, cast),
    ...(surface === undefined ? [] : [surface]),
    // "neon blue rim light": of that colour alone.
    ...(/\bneon\b/i.test(reading.told) && rimOf(reading.told).length === 0 ? ['neon rim light'] : []),
    ...rimOf(reading.told),
  ];
}

/** "golden rim light", "lit by a blue edge light": what draws its outline has that colour. */
const RIM = /\b([a-z]+) (?:rim|edge|back|contour|side)[ -]?light(?:ing|s)?\b/gi;
/** "golden light sweeping across the glass": it is seen along its edges as well. */
const SWEEPS =
  /\b([a-z]+) light (?:slowly |gently |softly )?(?:sweep|glid|mov|pass|trac|danc|caress|wrap|wash|reflect|glint|outlin)[a-z]* (?:across|over|along|around|the|its|off|on)\b/gi;
const WARM_RIM: Readonly<Record<string, string>> = { golden: 'gold', warm: 'orange', amber: 'orange', cool: 'blue' };

const rimOf = (told: string): readonly string[] =>
  [...told.matchAll(RIM), ...told.matchAll(SWEEPS)]
    .map(([, word = '']) => WARM_RIM[word.toLowerCase()] ?? word.toLowerCase())
    .filter((colour) => Object.hasOwn(COLOUR_WORDS, colour))
    .slice(0, 1)
    .map((colour) => `${colour} rim light`);

/** "studio background in pastel orange": said after what it is of. */
const HUNG_IN =
  /\bback(?:ground|drop) (?:in|of) (?:an? )?(?:(?:soft|pastel|deep|warm|pale|bright|dark|light) )?([a-z]+)\b/i;

/** "against a deep burgundy backdrop": said before it. */
const HUNG_BEFORE =
  /\b(?:(dark|deep|midnight) )?([a-z]+) (?:(?:gradient|studio|velvet|silk|paper|seamless|fabric) )?back(?:ground|drop)\b/gi;

const DEEP: Readonly<Record<string, string>> = { blue: 'navy', red: 'maroon', purple: 'indigo', green: 'emerald' };

const hungBefore = (told: string): string | undefined =>
  [...told.matchAll(HUNG_BEFORE)]
    .map(([, dark = '', colour = '']) => (dark === '' ? undefined : DEEP[colour.toLowerCase()]) ?? colour.toLowerCase())
    .find((colour) => Object.hasOwn(COLOUR_WORDS, colour) && !/^(?:black|dark|white)$/.test(colour));

/** "a gradient backdrop from deep black to subtle purple": the wall is of the one, and lit in the other. */
const GRADIENT =
  /\bgradient\b[^.;]{0,40}?\bfrom (?:(?:deep|soft|subtle|dark|warm|cool|pale|rich|light|muted) )*([a-z]+) (?:in)?to (?:(?:deep|soft|subtle|dark|warm|cool|pale|rich|light|muted) )*([a-z]+)\b/i;
const DARK = /^(?:black|charcoal|dark|obsidian|onyx|midnight|ebony)$/;

function gradientOf(told: string): readonly string[] | null {
  const [, from = '', to = ''] = GRADIENT.exec(told.toLowerCase()) ?? [];
  const [wall, glow] = DARK.test(to) ? [to, from] : [from, to];
  if (!Object.hasOwn(COLOUR_WORDS, glow) || !(DARK.test(wall) || Object.hasOwn(COLOUR_WORDS, wall))) return null;
  return ['product', `${DARK.test(wall) ? 'dark' : wall} background`, `${glow} glow behind`];
}

function hungOf({ told }: Reading, [hero]: readonly Entity[]): readonly string[] {
  const gradient = gradientOf(told);
  if (gradient !== null) return gradient;
  const after = HUNG_IN.exec(told)?.[1]?.toLowerCase() ?? hungBefore(told);
  if (after !== undefined && Object.hasOwn(COLOUR_WORDS, after)) return ['product', `${after} background`];
  if (/\bpastel[a-z -]{0,16} back(?:ground|drop)\b/i.test(told)) return ['product', 'pink background'];
  // White before white is nothing.
  if (
    hero?.modifiers.some((word) => /^(?:white|silver|ivory|cream)$/.test(word)) === true &&
    !/background|backdrop/i.test(told.replace(/pastel background/i, ''))
  )
    return ['product', 'teal background'];
  return /\b(?:black|dark|neon|luxur\w+|moody|dramatic|rim[ -]?light\w*|night|elegant)\b/i.test(told)
    ? ['product', 'dark background']
    : ['product'];
}
