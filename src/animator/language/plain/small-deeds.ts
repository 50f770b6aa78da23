import { WHOM } from './pronouns.ts';

/** What people do by the way, in the plain words for it: read word by word it is built, closed or dropped. */

/** "makes a joke", "cracks a joke": said, and nothing is built. */
const JOKES =
  /\b(?:mak|crack|tell)(e|es|s|ing)? (?:(?:an?|another|some|the) )?(?:[a-z]+ )?(?:jokes?|puns?|remarks?|comments?)\b/gi;
const SPEAKS: Readonly<Record<string, string>> = { es: 'jokes', s: 'jokes', ing: 'joking' };

/** "slams the table", "bangs on the counter": with a hand, and nothing is shut. */
const SLAMS_TABLE =
  /\b(?:slam|bang|pound|thump)(s|ing)? (?:(?:his|her|their) (?:fists?|hands?|palms?) )?(?:down )?(?:on )?(?=(?:the|his|her|their) (?:[a-z]+ )?(?:table|desk|counter|bar)\b)/gi;

/** "his head drops onto the keyboard": he falls asleep there, and drops nothing. */
const HEAD_DROPS =
  /,? (?:and |then |until )?(?:his|her|their|the) heads? (?:drops?|sinks?|falls?|slumps?|nods?)(?: down)? (?:on|onto|to|against) (?:the|his|her|their|a) (?:keyboard|desk|table|book|pillow|shoulder|chest|window|glass)\b/gi;

/** "draws a moustache on his face", "draws on her arm": with a pen, on somebody; nobody sits down to it or has grown one, which is told as left out. */
const DRAWN_ON_FACE =
  /\b(?:draw|doodle|scribble)(s|ing)? (?:(?:a |an |some )?(?:[a-z]+ )?(moustaches?|mustaches?|whiskers|beards?|glasses|hearts?|cat face) )?(?:on|onto|across) (his|her|their) (?:face|cheeks?|forehead|nose)\b/gi;

/** "the only light a lamp above the table": it is lit by that. */
const ONLY_LIGHT =
  /\b(?:the|its|their) (?:only|sole|single) (?:source of )?light(?: source)?(?: in the room)? (?:is |comes from |coming from |being )?(?=an? |the |one )/gi;

/** "He pulls up a boot. Wide shot from the shore": from there it is seen, and the film stays where it is. */
const SEEN_FROM =
  /([.!?] +(?:(?:final|wide|long|distant|aerial|high|low|static|extreme|full|establishing)[ -]){0,3}(?:shot|view|angle)) from (?:the|a|an) (?:(?:opposite|other|far|near|distant) )?(?:shore|bank|riverbank|beach|pier|dock|hill|hilltop|balcony|roof|rooftop|window|doorway|cliff|bridge)(?= *(?:[.,;:]|$| as\b| while\b))/gi;

/** "the aurora borealis dances": nobody does. */
const AURORA = /\b(aurora) (?:borealis|australis)\b/gi;
/** "pastel houses": they are painted so, and not the film. */
const PASTEL_WALLS =
  /\bpastel (?=(?:[a-z]+ )?(?:houses?|buildings?|fa[cç]ades?|palazzi|palazzos|walls?|villas?|cottages?|homes|storefronts|shutters|architecture|townhouses)\b)/gi;

/** "wide shot from a boat": there the camera is, and the boat is not seen. */
const SHOT_FROM_BOAT =
  /\b((?:shot|view|angle|footage|filmed|filming|watched)) from (?:a|an|the) (?:[a-z]+ )?(?:boat|ship|dinghy|kayak|ferry|zodiac|raft|vessel)\b/gi;

/** "rides on top of it". */
const ON_TOP_OF_IT = /\bon top of (it|him|her|them)\b/gi;

/** "presses a cookie into his hand": given to him. */
const INTO_HAND =
  /\b(?:press|slip|plac|put|tuck|drop)(es|s|ing|e)? ((?:an?|the|some|her|his) (?:[a-z]+ ){0,2}[a-z]+) (?:into|in) (his|her|their) (?:hands?|palms?)\b/gi;

/** "rings a doorbell": beside the door, with a finger; who cycles has a bell at hand. */
const ON_A_BICYCLE = /\b(?:bicycles?|bikes?|bik(?:es|ing)|cycl(?:es?|ing|ists?)|tricycles?)\b/i;
const RINGS_BELL = /\bring(s|ing)? (?:the|a|his|her|their) (?:door ?)?bell(?: of (?=an? |the ))?/gi;

/** "the candle goes out": it walks nowhere. */
const GOES_OUT =
  /\b(candles?|lanterns?|flames?|torch(?:es)?|lamps?|match(?:es)?|flashlights?|campfires?) (?:go(?:es|ing)?|went) out\b/gi;

/** "a slow smile spreads over his lips", "a smile spreads across the old man's face": whoever has the lips smiles. */
const SMILE_SPREADS =
  /\b(?:a|the) (?:[a-z]+ ){0,2}(smile|grin|smirk) (?:slowly |gently )?(?:spreads?|creeps|crosses|forms|plays|tugs|breaks|appears|grows|flickers|blooms)(?: slowly)?(?: (?:over|across|on|at|around|onto))? (?:the (?:corners?|edges?) of )?(?:(his|her|their)|(?:the|an?) ((?:[a-z]+ ){0,2}[a-z]+)'s) (?:lips|mouth|face)\b/gi;
const SMILER: Readonly<Record<string, string>> = { his: 'he', her: 'she', their: 'they' };

/** "her breath fogs in the cold air": hers alone, and no fog lies over the land. */
const BREATH_FOGS =
  /\b((?:his|her|their|its) breath) (?:fog|steam|mist|cloud|smok)(?:s|es|ing)?\b(?: in the (?:[a-z]+ ){0,2}air)?/gi;

/** "feeds pigeons on a park bench": whoever feeds them sits there. */
const FEEDS_ON_BENCH =
  /\b(feed(?:s|ing)?) ((?:[a-z]+ ){0,2}(?:pigeons?|birds?|ducks?|swans?|squirrels?|sparrows|seagulls|gulls)(?: (?:from|out of) (?:an?|her|his) (?:[a-z]+ )?(?:bag|sack|pocket|hand))?) (?:on|from) (a|the|his|her) ((?:[a-z]+ )?bench)\b/gi;

/** "a wolf pack surrounds an elk": they stand around it. */
const SURROUNDS =
  /\b(pack|wolves|lions|hyenas|dogs|sharks|soldiers|zombies|robots|police|guards|officers|warriors|enemies|people|children|kids|fans|reporters|photographers|friends|villagers|crowd) surround(s|ing)? (?=(?:an?|the|him|her|them|it|his|her)\b)/gi;

/** "paints a portrait of a woman sitting by the window": she sits for it, and both are there. */
const SITS_FOR =
  /\b((?:paint|sketch|draw)(?:s|ing)?) (?:a |the |her |his )?(?:portraits?|pictures?|sketch(?:es)?) of ((?:an?|the|his|her) (?:[a-z]+ ){0,3}?[a-z]+) (?=(?:sitting|posing|standing|reclining|lying|who sits|who poses|who stands)\b)/gi;

/** "Inside he finds a telescope": in what was told of, and he is no place. */
const INSIDE_HE =
  /(^|[.!?;] +)(inside|outside|beneath|below|behind|nearby|above|beyond) (?=(?:he|she|they|we|it) [a-z])/gi;

/** "a stallion lying on its side": so it lies, and on nobody. */
const ON_ITS_SIDE = /\b(l(?:ies|ying|ay|ie)) (?:down )?on its (?:side|back|belly|stomach)\b/gi;

/** "the lights flicker out, and when they return": the lights do. */
const LIGHTS_RETURN =
  /\b((?:lights?|lamps?|candles?|power) (?:flicker|go|goes|cut|blink|die|dies|burn)s?\b[^.;]{0,40}?)\bwhen (?:they|it) (?:returns?|comes? back(?: on)?|flickers? (?:back )?on),? /gi;

/** "a giant octopus wraps its tentacles around a ship": of a beast that is mostly under water one sees the tentacles. */
const WRAPS_TENTACLES =
  /\b(?:an?|the) (?:[a-z-]+ ){0,3}?(?:octopus|kraken|squid|sea monster|sea beast)(?: (?:rises?|rising|emerges?|emerging|bursts?|bursting|surfaces|comes|erupts?)\b[^.;!?]{0,60}?\b(?:and|,))?(?: [a-z]+ly)? (?:wrap|wind|coil|curl|twist|lock)(?:s|ing|ed|ping)? (?:its|his|her) (?:[a-z]+ ){0,3}?(?:tentacles?|arms) around\b/gi;

/** "a ghost pirate captain", "the ghost of an old man": of them one sees who they were; and one that is not told to be funny is nobody under a sheet. */
const GHOST_PEOPLE =
  /\bghost (?=(?:pirate|captain|sailor|bride|knight|soldier|child|girl|boy|woman|man|lady|king|queen|rider|horseman|monk|nun|dancer|samurai|cowboy|nurse|warrior|butler|maid|pianist|violinist|miner)s?\b)/gi;
const GHOST_OF = /\b(?:an?|the) ghost of (?:an?|the|his|her|their) (?=[a-z])/gi;
const BARE_GHOST =
  /(?<!\b(?:saw|see|seen|like|as) )\b(an?|the) ((?:pale|translucent|transparent|white|sad|lonely|old|glowing|vengeful|scary|terrifying|silent|female) ){0,2}ghost\b(?! (?:of|ship|town|train|light|story|house|hunter|buster|costume|pepper|crab|mode)|'s (?:ship|house))/gi;
const FUNNY_GHOST =
  /\b(?:cute|friendly|little|cartoon|halloween|baby|sheet|funny|pixar|kawaii|children|adorable|small|tiny|costume)\b/i;

/** "a giant made of stone": such giants have a name, and no stone stands there instead of one. */
const STONE_GIANT =
  /\b(giant|titan|colossus) (?:that is |which is )?(?:made (?:entirely )?(?:out )?|built )?(?:of|from) (?:living |ancient |moss-covered )?(?:stones?|rocks?|boulders)\b/gi;

/** "he disappears into the barrel": of the wave, where somebody surfs. */
const BARREL = /\b(into|in|through|inside|out of) (?:the|a|its) (?:[a-z]+ ){0,2}?barrel\b/gi;
const SURFS = /\bsurf(?:s|er|ers|ing|board)?\b/i;

/** "a food stall owner": who sells there. */
const STALL_OWNER =
  /\b(?:street )?(?:food|noodle|taco|hot dog|ramen|coffee|kebab|dumpling|soup|crepe|ice cream|pancake|skewer|snack) (?:stall|stand|cart) (?:owner|keeper|cook|operator)(s?)\b/gi;

/** "a piece of fatty tuna": a fillet, and no whole fish lies on the board. */
const FISH_PIECE =
  /\b(?:pieces?|slices?|strips?|cuts?|blocks?|slabs?|loins?) of (?:[a-z]+ )?(?:tuna|salmon|fish|mackerel|eel|yellowtail|cod|trout)\b/gi;
const SAME_FISH = /\bthe (?:glistening|glossy|shiny|fresh|raw|sliced|marbled) fish\b/gi;
/** "a ball of rice": sushi, and nothing to play with. */
const RICE_BALL = /\b(?:ball|mound|bed|finger|block)s? of (?:[a-z]+ )?rice\b/gi;

/** "past bicycle wheels": of bicycles, and none lies about. */
const BICYCLE_WHEELS = /\b(bicycle|bike|scooter|motorcycle) (?:wheels|tyres|tires)\b/gi;

/** "climbs the mast of his ship": the mast, whose ship is underfoot. */
const CLIMBS_MAST =
  /\b(climb(?:s|ing)?|scal(?:es|ing)|goes up|shinn(?:ies|ying) up)(?: up)? (?:the|a|its|his|her) (?:[a-z]+ )?(?:mast|rigging|mainmast|crow's nest)(?: of (?:the|his|her|a|their) (?:[a-z]+ )?ship)?\b/gi;

/** "spreads his skis", "crosses her skis": they are on the feet. */
const SKIS_MOVED =
  /,? (?:and )?(?:spreads?|spreading|cross(?:es|ing)?|points?|pointing) (?:his|her|their|the) skis(?= and\b|,|\.)/gi;

/** "a nurse wheels an old man through the corridor": in a wheelchair. */
const WHEELS_SOMEBODY =
  /\bwheel(s|ing)? ((?:an?|the|his|her) (?:[a-z]+ ){0,3}?(?:man|woman|patient|boy|girl|grandmother|grandfather|mother|father|lady|gentleman|child|soldier|veteran)) (?=(?:through|down|into|along|out|across|past|toward|to)\b)/gi;

export const saySmallDeeds = (text: string): string =>
  text
    .replace(INSIDE_HE, '$1$2, ')
    .replace(ON_ITS_SIDE, '$1 down')
    .replace(LIGHTS_RETURN, '$1then ')
    .replace(WRAPS_TENTACLES, 'giant octopus tentacles rise from the sea and wrap around')
    .replace(GHOST_PEOPLE, 'ghostly ')
    .replace(GHOST_OF, 'a ghostly ')
    .replace(BARE_GHOST, (whole, article: string, how: string | undefined) =>
      FUNNY_GHOST.test(text)
        ? whole
        : /^the$/i.test(article)
          ? 'the ghostly woman'
          : `a ${how ?? ''}ghostly woman in a long white gown`,
    )
    .replace(STONE_GIANT, 'stone giant')
    .replace(BARREL, (whole, into: string) => (SURFS.test(text) ? `${into} the wave` : whole))
    .replace(STALL_OWNER, 'street food vendor$1')
    .replace(SAME_FISH, (whole) =>
      /\bof (?:[a-z]+ )?(?:tuna|salmon|mackerel|eel|yellowtail)\b/i.test(text) ? 'the fish fillet' : whole,
    )
    .replace(FISH_PIECE, 'fish fillet')
    .replace(RICE_BALL, 'nigiri')
    .replace(BICYCLE_WHEELS, '$1s')
    .replace(CLIMBS_MAST, '$1 a mainmast')
    .replace(SKIS_MOVED, '')
    .replace(WHEELS_SOMEBODY, 'push$1 $2 in a wheelchair ')
    .replace(JOKES, (_whole, ending: string | undefined) => SPEAKS[ending?.toLowerCase() ?? ''] ?? 'joke')
    .replace(
      SLAMS_TABLE,
      (_whole, ending: string | undefined) => `${ending === 'ing' ? 'hitting' : ending === 's' ? 'hits' : 'hit'} `,
    )
    .replace(HEAD_DROPS, (whole) =>
      /\b(?:asleep|sleep(?:s|ing)?|doz(?:es|ing)|nodd?(?:s|ing)? off)\b/i.test(text) ? '' : whole,
    )
    .replace(
      DRAWN_ON_FACE,
      (_whole, ending: string | undefined, drawn: string | undefined, whose: string) =>
        `stand${ending ?? ''} around ${WHOM[whose.toLowerCase()] ?? 'them'} laughing${drawn === undefined ? '' : ` at the ${drawn} of ink`}`,
    )
    .replace(INTO_HAND, (_whole, ending: string | undefined, what: string, whose: string) => {
      const form = ending === 'ing' ? 'giving' : ending === 'es' || ending === 's' ? 'gives' : 'give';
      return `${form} ${WHOM[whose.toLowerCase()] ?? 'them'} ${what}`;
    })
    .replace(RINGS_BELL, (whole, ending: string | undefined, _at: number, text: string) =>
      ON_A_BICYCLE.test(text) && !/door/i.test(whole)
        ? `ring${ending ?? ''} the bicycle bell`
        : `knock${ending ?? ''} on ${/of $/i.test(whole) ? '' : 'a door'}`,
    )
    .replace(ONLY_LIGHT, 'lit by ')
    .replace(AURORA, '$1')
    .replace(SHOT_FROM_BOAT, '$1 from a distance')
    .replace(PASTEL_WALLS, 'colourful ')
    .replace(ON_TOP_OF_IT, 'on $1')
    .replace(SEEN_FROM, '$1 from a distance')
    .replace(GOES_OUT, (_whole, what: string) => `${what} ${/s$/.test(what) ? 'die' : 'dies'}`)
    .replace(SMILE_SPREADS, (_whole, deed: string, whose: string | undefined, who: string | undefined) => {
      const smiler = whose === undefined ? `the ${who}` : (SMILER[whose.toLowerCase()] ?? 'they');
      return `${smiler} ${deed}${smiler === 'they' ? '' : 's'}`;
    })
    .replace(BREATH_FOGS, '$1 is visible')
    .replace(FEEDS_ON_BENCH, 'sits on $3 $4 feeding $2')
    .replace(SURROUNDS, (_whole, who: string, ending: string | undefined) => `${who} stand${ending ?? ''} around `)
    .replace(SITS_FOR, (_whole, paints: string, whom: string) => `${paints} on a canvas beside ${whom} `);
