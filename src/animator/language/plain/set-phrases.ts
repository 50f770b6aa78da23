import { ACT_ROWS } from '../../catalogue/acts.ts';
import { GARMENT_WORDS } from '../../catalogue/looks-table.ts';
import { findUses } from '../../catalogue/parts-of-speech.ts';
import { PEOPLE, roleOf } from '../../catalogue/people.ts';
import { tokenise } from '../words/words.ts';

/** Phrases of several words that name something else when they are read word by word: what they tell of in plain words. */

/** Who goes to which school is so old, and the school is not seen. */
const PUPILS =
  /\b(?:(high|secondary|middle|junior high|elementary|primary|grade)[ -]school)(?:er)? (girl|boy|student|kid|child|teen|teenager)(s?)\b/gi;
const STAFF =
  /\b(?:high|secondary|middle|junior high|elementary|primary|grade)[ -]school (?=teachers?\b|principals?\b)/gi;

function sayPupils(_whole: string, school: string, who: string, s: string): string {
  const young = /^(?:elementary|primary|grade)/i.test(school);
  if (/^(?:teen|teenager)$/i.test(who)) return `teenager${s}`;
  if (/^(?:kid|child)$/i.test(who)) return young ? `schoolchild${s === '' ? '' : 'ren'}` : `teenager${s}`;
  return `${young ? 'little' : 'teenage'} ${who}${s}`;
}

/** "the bus stops": it does, and nobody speaks of several places to wait. */
const HALTS =
  /\b((?:the|an?|this|that|his|her|their) (?:[a-z-]+ )?(?:bus|tram|truck)) stops(?! (?:are|line|signs))\b/gi;

/** A ball is kicked, and nothing is picked up. */
const KICKS =
  /\btak(es?|ing) (?:an?|the|his|her) (?:decisive |final |last |first )?(?:(?:penalty|free|corner|spot|goal) kick|penalty)\b/gi;
const SAVES = /\b((?:goalkeeper|goalie|keeper)\b[^.!?]{0,80}?\b)saves (?=(?:it|the (?:ball|shot|penalty|kick))\b)/gi;

/** "speaks to someone off-camera": nobody who is seen. */
const OFF_CAMERA =
  /,? (?:(?:to|at|with|toward|towards) )?(?:someone|somebody|a person|a friend|another person|an interviewer|people)(?: (?:who is|just|standing|sitting))?,? (?:off|out of)[- ]?(?:camera|screen|frame|shot|the frame)\b/gi;
const DELIVERS =
  /\bdeliver(s|ing|ed)? (?:his|her|their|the|an?|this)(?: [a-z]+){0,2} (?:lines?|speech|punchline|dialogue|monologue|address)\b/gi;

/** What ants carry home is a leaf each, and not what falls from trees. */
const CARRIES_LEAVES =
  /\b(carr(?:y|ies|ying)|haul(?:s|ing)?|drag(?:s|ging)?) (?:(?:large |small |tiny |huge |cut )?(?:pieces?|bits?|fragments?|cuttings?) of )?(?:cut )?((?:green |fresh |large |huge |tiny |small )?)lea(?:ves|f)\b/gi;

/** A glacier that calves has no young. */
const CALVES = /\b(glaciers?|icebergs?|ice shelf|ice sheet) (?:is |are )?calv(?:es?|ing)\b/gi;

/** Who gets ready does not cook. */
const READY_FOR =
  /\bprepar(es?|ing) (?:himself |herself |themselves )?for (?=(?:the |a |an |his |her |their )?(?:\w+ )?(?:battle|war|attack|fight|takeoff|take-off|launch|landing|impact|departure|journey|show|race|match|exam|jump|dive|performance|storm)\b)/gi;
const READY_TO = /\bprepar(es?|ing) (?:himself |herself |themselves )?to (?=[a-z])/gi;

/** A face that lights up smiles. */
const LIGHTS_UP = /\b(his|her|their) (?:face|eyes|whole face|entire face) lights? up\b/gi;
const WHO: Readonly<Record<string, string>> = { his: 'he smiles', her: 'she smiles', their: 'they smile' };

/** "petals become butterflies": what comes after is what they turn into; "becomes clear" tells only how it is. */
const BECOMES =
  /\bbecom(es?|ing) (?=(?:an?|\d+|one|two|three|ten|twelve|many|countless|dozens of|hundreds of|thousands of|a swarm of|a flock of|real|living) [a-z]|(?:butterflies|birds|doves|fish|stars|trees|flowers|horses|people|robots|dragons)\b)/gi;

/** A herd that thunders across a plain is heard, and seen to run. */
const THUNDERS = /\bthunder(s|ing)? (?=(?:across|past|through|over|along|by)\b)/gi;

/** The rest of several who are told of: "the other two sing", and not "the other two men". */
const THE_REST = /\b(the other) (?:two|three|four|five)(?= ([a-z]+))/gi;

function sayRest(whole: string, _other: string, next: string): string {
  if (/^(?:are|were|have|who|in|on|at|with|behind|follow|just|then|both|all)$/.test(next)) return 'the others';
  const uses = findUses(next);
  return uses !== null && uses.verb > uses.noun ? 'the others' : whole;
}

/** A picture with nothing on it is no device. */
const PLAIN_SCREEN =
  /\b(on|onto|against|over|across|from) an? (black|white|blank|plain|dark|empty|solid [a-z]+) screen\b/gi;

/** "to warm peach at the horizon": how the sky is coloured, and no fruit. */
const SKY = /\b(?:sky|skies|horizon|sunset|sunrise|dusk|dawn|gradient|clouds?)\b/i;
const OF_SKY =
  /,? (?:from|to|into|through|and) (?:(?:warm|soft|pale|dusty|deep|burnt|muted|light|dark|bright|rich|dusky|glowing|faint|cool|delicate)[ -]){1,2}(?:peach|rose|lavender|coral|plum|lilac|mint|cream|salmon|tangerine|apricot|cherry|lemon|violet|amber|honey|copper)(?: (?:tones?|hues?|shades?))?(?=[.,;]| (?:at|near|along|as|while|across|over|above|toward|towards|to|into)\b|$)/gi;

/** "roller-skates along the beach": one word of what is done; skates that are worn stay shoes. */
const ON_ROLLERS =
  /\b(?:roller|inline|in-line)[- ]skat(es|ing|e)(?= (?:along|down|through|across|past|around|toward|by)\b)/gi;

/** Who goes down a staircase does not fall. */
const DOWN_STAIRS =
  /\bdescend(s|ing)? (?=(?:an?|the|his|her|their) (?:[a-z-]+ ){0,3}(?:stairs|staircase|steps|stairway|escalator|ramp|hill|slope|path|trail)\b)/gi;

/** Leaves of herbs go nowhere. */
const HERBS = /\b(mint|basil|coriander|cilantro|parsley|bay|sage|lettuce|spinach) leaves\b/gi;
/** What is fed to somebody is given. */
const FEEDS_TO = /\bfeed(s|ing)? (?=(?:an?|some|the|his|her|their) [^.,;:]{2,40}? to (?:an?|the|his|her|their)\b)/gi;
/** "a red scarf streaming behind him": he has it on. */
const STREAMS =
  /, (?:his|her|their|its|an?|the) ((?:[a-z-]+ ){0,3}(?:scarf|cape|cloak|veil|coat|shawl|robe|gown|dress|skirt)) (?:streaming|trailing|billowing|flowing|fluttering|flapping|whipping|flying) (?:out )?(?:behind|around|after|about) (?:him|her|them|it)\b/gi;

/** ", scarf fluttering in the wind": so does what nobody said before whose it is. */
const STREAMS_IN_WIND =
  /, (?:(?:his|her|their|its|an?|the) )?((?:(?!with|and|wearing)[a-z-]+ ){0,2}(?:scarf|cape|cloak|veil|shawl)) (?:stream|trail|billow|flow|flutter|flapp|whipp|fly|blow)ing (?:out )?(?:behind )?(?:wildly |gently |softly )?in the (?:strong |cold |sea )?(wind|breeze)\b/gi;

/** ", lantern in hand": whoever was told of holds it. */
const IN_HAND =
  /, (?:(?:an?|his|her|their|its) )?(?!hand\b)((?:[a-z-]+ ){0,2}(?!hand\b)[a-z-]+) (?:firmly |tightly |still )?in (?:(?:his|her|its|one|their) )?hand(?=[,.;]| as\b| while\b| and\b|$)/gi;
/** "…, the driver a young woman with a scarf": who drives it, and nobody beside it. */
const AT_ITS_WHEEL = /, (?:the|its|her|his) (driver|rider|pilot|captain)(?: is| being|,)? (?=an? )/gi;
const STEERED: Readonly<Record<string, string>> = {
  ...{ driver: 'driven', rider: 'ridden', pilot: 'flown', captain: 'sailed' },
};
/** "with her scarf blowing in the wind": the wind blows, and nobody who has a mouth. */
const BLOWN =
  /\b((?:scarf|scarves|hair|curls|cape|cloak|coat|dress|skirt|veil|braids?|ponytail|mane|robes?|shawl|feathers?)) (?:blow|whipp|flow|flutter|stream|billow)ing (?:gently |softly |wildly )?in the (?:wind|breeze)\b/gi;

/** "opens the door and walks out": where to, nobody says. */
const GOES_OUT =
  /\b((?:walk|storm|rush|run|head|stride|stroll|dash|march|sprint)(?:s|es|ing)?) (?:out|off)(?=[.,;!]| and\b| then\b| [a-z]{3,12}ing\b|$)/gi;

/** "runs behind her laughing": he laughs, and she owns no laughing. */
const BESIDE_HER =
  /\b(behind|after|beside|with|past|around|toward|towards|to|before) her ((?:laugh|smil|cry|shout|cheer|danc|wav|clapp|sing|bark|pant|giggl|scream|grinn)ing)(?=[.,;!]|$)/gi;

/** "gets up and keeps running": what is begun or gone on with is what is done. */
const GOES_ON =
  /\b(?:keep|continue|start|begin|resume)(s|ing)? (?:on )?((?:slowly|quickly|happily|gently|softly) )?([a-z]{2,12}ing)\b/gi;

/** "on a foggy window": breath on glass, and no weather. */
const BREATHED_ON =
  /\b(?:foggy|fogged|fogged[- ]up|misty|misted|steamy|steamed|steamed[- ]up|frosty|frosted) (window|windowpane|window pane|mirror|glass)\b/gi;

const VERBS: ReadonlySet<string> = new Set(ACT_ROWS.flatMap(({ verbs }) => verbs));

function sayDone(whole: string, ending: string | undefined, manner: string | undefined, doing: string): string {
  const lemma = tokenise(doing)[0]?.verbForms.find((each) => each.form === 'ing' && VERBS.has(each.lemma))?.lemma;
  if (lemma === undefined) return whole;
  return `${verbOf('continue', ending ?? '', 'continuing')} to ${manner ?? ''}${lemma}`;
}

/** "runs into the arms of his mother": an embrace. */
const INTO_ARMS =
  /\b(run|rush|leap|jump|sprint|dash|fall)(s|es|ing)? (?:straight )?into the (?:open |waiting |outstretched )?arms of\b/gi;

/** "jumps into his father's arms": the same, by whose they are. */
const INTO_WHOSE_ARMS =
  /\b(?:run|rush|leap|jump|sprint|dash|fall|fly)(s|es|ing)? (?:straight )?into ((?:his|her|their|my|the|an?) (?:[a-z]+ ){0,3}?[a-z]+)['\u2019]s? (?:open |waiting |outstretched )?arms\b/gi;

/** As fast as that, and no storm. */
const LIGHTNING = /\b(?:(?:at|with) lightning[- ]speed|lightning[- ](?:fast|quick|quickly))\b/gi;

/** "dressed as a bumblebee": in its costume. */
const DRESSED_AS =
  /\bdressed (?:up )?(?:as|like) (an?) ((?:[a-z-]+ )??[a-z-]+)(?=[,.;!?]| (?:and|who|while|as|in|on|at|with|is|are|[a-z]+(?:s|ing))\b|$)/gi;
/** "the woman as an astronaut": one who is both, and not two. */
const AS_SOMEBODY =
  /\b(woman|lady|man|guy|girl|boy|person|child|kid|cat|dog) as an? ((?:[a-z]+ )?[a-z]+)(?=[,.;!?]| (?:in|on|at|with|under|inside|aboard|near|by|who|[a-z]{3,12}ing)\b|$)/gi;
const OF_GENDER: Readonly<Record<string, string>> = { woman: 'female', lady: 'female', man: 'male', guy: 'male' };

const sayOne = (whole: string, who: string, role: string): string =>
  PEOPLE.has(role.toLowerCase()) && roleOf(role.toLowerCase()) !== null
    ? `${OF_GENDER[who.toLowerCase()] ?? who} ${role}`
    : whole;

/** "one of them falls": one, of those who were told of. */
const ONE_OF = /\b(one|another) of (?:them|the (?:two|three|four|group|pair))\b/gi;

/** "five dogs run, one of the dogs jumps": of those who were told of. */
const ONE_OF_THOSE = /\bone of (?:the|those|these) ([a-z]{3,20}s)\b/gi;

function sayOneOf(text: string): string {
  return text.replace(ONE_OF_THOSE, (whole, many: string, at: number) =>
    new RegExp(`\\b${many}\\b`, 'i').test(text.slice(0, at))
      ? `one ${many.replace(/ies$/i, 'y').replace(/(?<=s|x|ch|sh)es$|s$/i, '')}`
      : whole,
  );
}

/** "two sunglasses-wearing surfers": surfers, with sunglasses on. */
const SO_DRESSED = /(?<![a-z-])([a-z]{2,20})-(?:wearing|clad) ([a-z]{2,20})(?![a-z-])/gi;
const GARMENTS: ReadonlySet<string> = new Set(GARMENT_WORDS.split(', '));
/** "fur-clad warriors row": of fur nobody says what it is that they wear. */
const sayDressed = (whole: string, worn: string, who: string): string =>
  GARMENTS.has(worn.toLowerCase()) ? `${who} wearing ${worn}` : whole;

const verbOf = (stem: string, ending: string, ing: string): string =>
  ending === 'ing' ? ing : ending.endsWith('s') ? `${stem}s` : stem;

/** "a boy of about ten": so old, and not so many. */
const OF_AGE =
  /\b(boy|girl|child|kid|son|daughter|toddler|teenager) of (?:about |around |perhaps |maybe |no more than |barely )?(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|\d{1,2})\b(?! [a-z]+s (?:of|and)\b)/gi;

/** "shakes off water after swimming": what is over is not seen. */
const IS_OVER =
  / (?:right |just |shortly )?after (?:(?:an?|his|her|its|their) )?(?:long |quick |cold )?(?:swimming|bathing|playing|running|eating|sleeping|napping|swim|bath|walk|run|nap|meal|shower|game)(?= ?[.,;!]|$)/gi;

/** "in March two fishermen push their boat": nobody marches; the year is as far as that. */
const MONTHS =
  /(?<=\b(?:in|of|early|late|mid) )(?:(March|April|May)|(June|July|August)|(September|October|November)|(?:December|January|February))\b/g;
const sayMonth = (_whole: string, spring?: string, summer?: string, autumn?: string): string =>
  spring !== undefined ? 'spring' : summer !== undefined ? 'summer' : autumn !== undefined ? 'autumn' : 'winter';

/** No thing that stands on another. */
const ON_TOP = /\b(?:on|at) (?:the )?(?:very )?top of (?=(?:an?|the|its) (?:[a-z-]+ ){0,2}mountain\b)/gi;

export function saySetPhrases(text: string): string {
  return sayOneOf(SKY.test(text) ? text.replace(OF_SKY, '') : text)
    .replace(ONE_OF, '$1')
    .replace(MONTHS, sayMonth)
    .replace(SO_DRESSED, sayDressed)
    .replace(BREATHED_ON, '$1')
    .replace(ON_TOP, 'on the summit of ')
    .replace(PUPILS, sayPupils)
    .replace(STAFF, 'school ')
    .replace(CARRIES_LEAVES, '$1 a $2leaf')
    .replace(CALVES, '$1 breaks off')
    .replace(IS_OVER, '')
    .replace(OF_AGE, '$1')
    .replace(/\bat the top of (?:his|her|their|its) (?:lungs|voice)s?\b/gi, 'loudly')
    .replace(HALTS, '$1 halts')
    .replace(KICKS, (_whole, ending: string) => `${verbOf('kick', ending, 'kicking')} a soccer ball`)
    .replace(SAVES, '$1catches ')
    .replace(OFF_CAMERA, '')
    .replace(DELIVERS, (_whole, ending = '') => verbOf('speak', ending, 'speaking'))
    .replace(READY_FOR, (_whole, ending: string) => `${verbOf('stand', ending, 'standing')} ready for `)
    .replace(READY_TO, (_whole, ending: string) => `${verbOf('begin', ending, 'beginning')} to `)
    .replace(LIGHTS_UP, (_whole, whose: string) => WHO[whose.toLowerCase()] ?? 'smiling')
    .replace(ON_ROLLERS, 'skat$1')
    .replace(DOWN_STAIRS, (_whole, ending = '') => `${verbOf('walk', ending, 'walking')} down `)
    .replace(HERBS, '$1')
    .replace(FEEDS_TO, (_whole, ending = '') => `${verbOf('give', ending, 'giving')} `)
    .replace(STREAMS, ', wearing a $1')
    .replace(STREAMS_IN_WIND, ', wearing a $1 in the $2')
    .replace(BESIDE_HER, '$1 her, $2')
    .replace(GOES_ON, sayDone)
    .replace(GOES_OUT, '$1 away')
    .replace(IN_HAND, ', holding a $1')
    .replace(AT_ITS_WHEEL, (_whole, who: string) => `, ${STEERED[who.toLowerCase()]} by `)
    .replace(BLOWN, '$1 in the wind')
    .replace(INTO_ARMS, (_whole, stem: string, ending = '') =>
      ending === 'ing' ? `${stem}ing and hugging` : `${stem}${ending} and hug${ending === '' ? '' : 's'}`,
    )
    .replace(INTO_WHOSE_ARMS, (_whole, ending = '', whose: string) =>
      ending === 'ing'
        ? `running and hugging ${whose}`
        : `run${ending === '' ? '' : 's'} and hug${ending === '' ? '' : 's'} ${whose}`,
    )
    .replace(LIGHTNING, 'quickly')
    .replace(DRESSED_AS, 'wearing $1 $2 costume')
    .replace(AS_SOMEBODY, sayOne)
    .replace(BECOMES, (_whole, ending = '') => `${verbOf('turn', ending, 'turning')} into `)
    .replace(THUNDERS, (_whole, ending = '') => `${verbOf('rush', ending, 'rushing')} `)
    .replace(THE_REST, sayRest)
    .replace(PLAIN_SCREEN, '$1 a $2 background');
}
