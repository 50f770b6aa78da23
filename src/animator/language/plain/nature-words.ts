/** What is told of plants, lands and beasts by a noun that by itself means something else. */

/** "a tulip bulb sprouts": the flower grows, and no lamp. */
const BULB =
  /\b((?:tulip|daffodil|hyacinth|lily|crocus|amaryllis|narcissus|iris|snowdrop|flower|spring|plant)) bulb(s?)\b/gi;
const SPROUTS = /\b(?:sprout|germinat|grow|push|emerg|bloom|unfold)/i;

/** "a bean seed germinates": what is seen of it is what comes up. */
const SEED =
  /\b(an?|the|one|single|tiny|small|little) ((?:[a-z]+ )?)(?:seed|acorn|bean|kernel|chestnut|pip)(?= (?:is |are |begins to |starts to |slowly |quickly |gently )?(?:sprout|germinat|grow|push|emerg|break|crack|shoot|com(?:es|ing) up)\w*\b(?![^.;]{0,40}\binto an?\b))/gi;

/** "a reed bed", "the dry river bed": lands, and nobody sleeps there. */
const BEDS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:reed|rush|bulrush)[- ]?beds?\b/gi, 'reed marsh'],
  [/\b(?:dry|dried|dried[- ]up|cracked) (?:river|stream|creek|lake)[- ]?beds?\b/gi, 'dry canyon'],
  [/\b(?:river|stream|creek|brook)[- ]?beds?\b/gi, 'riverbank'],
  [/\bkelp beds?\b/gi, 'kelp forest'],
  [/\b(?:sea ?grass|eel ?grass|oyster|mussel|clam|coral|sponge)[- ]beds?\b/gi, 'reef'],
  [/\bbeds? of (?=(?:[a-z]+ )?(?:reeds|rushes|bulrushes)\b)/gi, 'marsh of '],
  [/\bbeds? of (?=(?:[a-z]+ )?(?:moss|leaves|clover|grass|pine needles)\b)/gi, ''],
];

/** ", and black feathers begin to fall around her": what falls by itself is told by itself. */
const FEATHERS_FALL =
  /,? (?:and |as |while )?((?:[a-z]+ )?feathers) (?:(?:begin|start)s? to )?(?=(?:fall|drift|float|rain|swirl|flutter)s?\b)/gi;

/** "a moose bull": a moose; a bull by itself is one of the cattle. */
const OF_KIND =
  /\b(moose|elk|caribou|reindeer|elephant|bison|giraffe|whale|walrus|seal|rhino|hippo|orca|yak|buffalo) (?:bull|cow)(s?)\b/gi;
const SAME_OF_MANY = /^(?:moose|elk|caribou|reindeer|bison|buffalo)$/i;

/** "a murmuration of starlings, thousands of birds": the cloud they are in the sky, of which no single one is seen. */
const MURMURATION = /\bmurmurations? of (?:[a-z]+ ){0,2}?(?:starlings|birds|dunlins?|knots|swallows)\b/gi;
const OF_MANY_BIRDS =
  /\b(?:(?:tens|hundreds) of )?(?:thousands|hundreds|millions|countless)(?: of)? (?:[a-z]+ ){0,2}?(?:birds|starlings|wings)\b/gi;

/** Where the tundra is told to be in its short summer or in autumn, nothing of it is white. */
const TUNDRA = /\b(?:arctic |open |vast |endless |siberian |alaskan )?tundra\b/gi;
const NO_WINTER = /\b(?:autumn(?:al)?|fall colou?rs|summer|spring|moss(?:es)?|lichens?|wildflowers?|green|blooming)\b/i;
const WINTER = /\b(?:snow\w*|winter\w*|frozen|ice|icy|frost\w*|blizzard)\b/i;

/** "the red bud opens petal by petal", of a flower that was told of: so its petals are coloured. */
const BUD =
  /(\b(?:tulip|rose|lily|lotus|peony|poppy|orchid|iris|sunflower|daffodil|hibiscus|amaryllis|crocus|flower|blossom|magnolia|dahlia)\b[^!?]{0,160}?)\b(?:the|its|an?) ((?:[a-z]+ ){1,2})bud(?= (?:slowly |gently )?(?:open|unfold|bloom|swell|burst))/gi;

/** "a diver hovers below, looking up": below whatever swims there. */
const DIVER_BELOW =
  /\b((?:scuba |free |tiny |lone |small )?(?:divers?|freedivers?|snorkell?ers?|swimmers?)(?: [a-z]+ly)? (?:hovers?|floats?|swims?|drifts?|waits?|hangs?|watch(?:es)?)) (below|beneath|underneath|above|overhead)(?= (?:looking|watching|gazing|filming|and)\b| ?[.,;]|$)/gi;
const SWIM_MANY = /\b(?:rays|sharks|whales|turtles|dolphins|fish|jellyfish|seals|orcas|mantas|squids)\b/i;
const SWIMS_ONE = /\b(?:ray|shark|whale|turtle|dolphin|jellyfish|seal|orca|manta|squid|octopus)\b/i;

/** "a strawberry drops into a glass of milk", seen from so near that the glass is none: into the milk. */
const INTO_GLASS =
  /\b(drop(?:s|ping)?|fall(?:s|ing)?|plung(?:es|ing)|splash(?:es|ing)?|plop(?:s|ping)?|sink(?:s|ing)?) (?:down )?into an? (?:[a-z]+ )?(?:glass|bowl|cup|mug) of (?:[a-z]+ )?(?=(?:milk|water|juice|coffee|chocolate|oil|wine)\b)/gi;
const SEEN_NEAR = /\b(?:macro|slow[- ]motion|high[- ]speed|commercial|splash|crown)\b/i;

/** One snowflake that is looked at from near is a thing of its own, and no weather. */
const ONE_FLAKE = /\b(an?|one|the|this|single|lone|individual|perfect|delicate|tiny|intricate) snowflake\b/gi;

/** "a lavender blossom", "a sprig of heather", "nectar from lavender": one flower of its kind, where it is no field of it and no colour. */
const KINDS =
  '(?:lavender|poppy|daisy|foxglove|lupine?|hyacinth|hibiscus|thistle|clover|dahlia|marigold|aster|cosmos|anemone|buttercup|heather|salvia|delphinium|zinnia|magnolia|crocus|snowdrop|orchid|lily|iris|wild)';
const ONE_BLOSSOM = new RegExp(
  `\\b(${KINDS}) (?:blossom|bloom|flower head|spike|spikelet|head|sprig|stalk|stem)(s?)\\b`,
  'gi',
);
const SPRIG = new RegExp(`\\b(?:sprig|spike|stalk|stem|head)(s?) of ((?:[a-z]+ )?${KINDS})s?\\b`, 'gi');
const AT_FLOWERS = new RegExp(
  `\\b((?:on|onto|from|at|to|over|around|above) (?:the |some |a |blooming |purple |fresh ){0,2}${KINDS})(?=[.,;]| in\\b| at\\b| with\\b| while\\b| and\\b|$)`,
  'gi',
);
const PLAIN_BLOSSOM =
  /\b((?:an?|one|single|each) (?:(?!cherry|apple|almond|peach|plum|orange|sakura|in |of )[a-z-]+ ){0,2})blossom\b(?! (?:tree|branch|petal|season))/gi;
const TO_FLOWERS =
  /\b(?:bees?|honeybees?|bumblebees?|butterfl(?:y|ies)|hummingbirds?|ladybugs?|ladybirds?|beetles?|moths?|hoverfl(?:y|ies)|dragonfl(?:y|ies)|spiders?|snails?|caterpillars?|wasps?)\b/i;
const sayBlossoms = (text: string): string => {
  const said = text
    .replace(SPRIG, '$2 flower$1')
    .replace(ONE_BLOSSOM, '$1 flower$2')
    .replace(PLAIN_BLOSSOM, '$1flower');
  return TO_FLOWERS.test(said) ? said.replace(AT_FLOWERS, '$1 flower') : said;
};

/** Says what is told of plants, lands and beasts in the words the catalogue knows them by. */
export function sayNature(text: string): string {
  const blossoms = sayBlossoms(text);
  const near = SEEN_NEAR.test(blossoms)
    ? blossoms.replace(INTO_GLASS, '$1 into ').replace(ONE_FLAKE, '$1 snow star')
    : blossoms;
  const told = BEDS.reduce((said, [written, meant]) => said.replace(written, meant), near)
    .replace(SEED, '$1 $2seedling')
    .replace(/\bsuper ?cells?(?: (?:thunder)?storms?)?\b/gi, 'thunderstorm')
    .replace(FEATHERS_FALL, '. $1 ')
    .replace(OF_KIND, (_whole, kind: string, s: string) => (SAME_OF_MANY.test(kind) ? kind : `${kind}${s}`));
  const dived = told.replace(DIVER_BELOW, (whole, does: string, where: string, at: number) => {
    const before = told.slice(0, at);
    const whom = SWIM_MANY.test(before) ? 'them' : SWIMS_ONE.test(before) ? 'it' : null;
    return whom === null ? whole : `${does} ${/^(?:above|overhead)$/i.test(where) ? 'above' : 'below'} ${whom}`;
  });
  const flown =
    dived.search(MURMURATION) >= 0
      ? dived.replace(MURMURATION, 'murmuration').replace(OF_MANY_BIRDS, 'a murmuration')
      : dived;
  const grown = SPROUTS.test(flown) ? flown.replace(BULB, '$1$2').replace(BUD, '$1its $2petals') : flown;
  return NO_WINTER.test(grown) && !WINTER.test(grown) ? grown.replace(TUNDRA, 'treeless steppe') : grown;
}
