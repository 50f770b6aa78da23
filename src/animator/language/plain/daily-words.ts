/** What people of daily life do and wear, in words that name something else: the plain words for it. */

/** "plays a soulful saxophone solo": the instrument is in the hands of whoever plays it. */
const SOLO =
  /\b((?:play(?:s|ing|ed)?|perform(?:s|ing|ed)?)(?: \w+){0,4} (?:saxophone|sax|guitar|violin|fiddle|piano|cello|trumpet|flute|accordion|drums?|harmonica|clarinet|trombone|harp|ukulele|banjo)) (?:solo|riff|melody|tune|ballad|piece|song)\b/gi;
/** What somebody is dressed in for their work, and no wheel with teeth. */
const FULL_GEAR =
  /\b(?:full|protective|turnout|riot|tactical|combat|safety|firefighting|firefighter|hiking|climbing|diving|scuba|football|hockey|ski|winter|rain|camping|workout) gear\b/gi;
/** From where one looks out of a train one is in it. */
const TRAIN_WINDOW = /\bwindow of (?:a|the|his|her|their) (?:\w+ ){0,2}?train\b/gi;
/** Poses of yoga are no dogs, no trees and no warriors. */
const POSE =
  "(?:(?:upward|downward)(?:[- ]facing)? dog(?: pose)?|(?:(?:half|full|standing|seated|reclining|crescent|flying|extended|low) )?(?:mountain|tree|warrior(?: (?:one|two|three|i{1,3}|[123]))?|child['\u2019]?s|cobra|lotus|bridge|cat[- ]cow|pigeon|triangle|crow|eagle|dancer['\u2019]s|plank|boat|chair|camel|corpse|half[- ]moon|yoga|lunge) (?:pose|position|asana)|(?:standing )?forward fold|sun salutation|savasana|shavasana|vrksasana)(?:s(?! (?:on|in|for|with|at|beside|near|before|as|like|proudly|next)\\b))?";
const YOGA_POSE = new RegExp(`\\b${POSE}\\b`, 'gi');
/** "holds the tree pose", "in warrior pose", "flows through sun salutations": that is what yoga is, and nobody poses for a picture. */
const HOLDS_POSE = new RegExp(
  `\\b((?:hold|strik|do|practi[cs]|perform|assum|mov|flow|stand|balanc|transition|rest|sit|settl|sink|com|go|fold|stretch|is|are)(?:e?s|ing|e|es)?(?: (?:out|up))?(?: (?:in|into|to|through|from))?|in|into) (?:(?:an?|the|her|his|their) )?(?:[a-z]+ )?(?:${POSE}|tai[ -]?chi|qi ?gong)\\b`,
  'gi',
);

/** "gives an old man a haircut": what is given so is done. */
const GIVES =
  /\bgiv(es|ing|e) ((?:an?|the|his|her|their|him|her|them|each other|one another)(?: \w+){0,3}?) an? (?:\w+ ){0,2}?(haircut|trim|hug|kiss|shave|massage|high[- ]five)\b/gi;
const GIVEN: Readonly<Record<string, readonly [string, string, string]>> = {
  haircut: ['cuts', 'cutting', 'cut'],
  trim: ['cuts', 'cutting', 'cut'],
  hug: ['hugs', 'hugging', 'hug'],
  kiss: ['kisses', 'kissing', 'kiss'],
  shave: ['shaves', 'shaving', 'shave'],
  massage: ['massages', 'massaging', 'massage'],
  'high five': ['highfives', 'highfiving', 'highfive'],
};
/** "they high-five", "share a high five": one word, and no number. */
const HIGH_FIVES = /\b(?:(?:shar|exchang|giv)(es|ing|e) an? )?high[- ]fiv(es?|ing|ed)\b/gi;
const FORMS = ['es', 'ing', 'e'];
/** "asks an actress questions": her, and no kind of questions. */
const ASKS =
  /\bask(s|ing|ed)? ((?:an?|the|his|her|their)(?: (?!an?\b)\w+){1,2}?) (?:an? (?:\w+ )?|a few |some |many |several |tough |personal |hard )?questions?\b/gi;
/** Out of unease, and nothing is eaten. */
const SWALLOWS = /\bswallow(s|ing)? (?:hard|nervously|anxiously)\b/gi;
/** Who is at somebody's bedside is beside them, and they are in it. */
const BEDSIDE =
  /\bat (?:the )?bedside of ((?:an?|the|his|her|their)(?: \w+){1,2}?)(?=[,.]| (?:and|in|as|while|with)\b|$)/gi;

/** "rocks her baby to sleep": the baby will, and not she. */
const TO_SLEEP = /\b((?:rock|sing|lull|read|put|pat)(?:s|ing)? (?:her|his|their|the|a|an) (?:\w+ ){1,2}?)to sleep\b/gi;
/** What surfers carry are no planks. */
const BOARDS = /\b(surf|snowboard|skateboard)((?:er|ers|ing)\b[^.!?]{0,60}\b(?:their|his|her|a|the) )(boards?)\b/gi;

/** At the sides of a head, and no place of worship. */
const TEMPLES = /\b((?:rub|massag|press|hold)\w* (?:his|her|their) )temples?\b/gi;
/** "catching one in her hands": one of those things, and nobody else. */
const CATCHES_ONE =
  /\b((?:catch|pick|grab|tak|hold|eat|lift)(?:es|s|e|ing|bing)?(?: up)?) one\b(?=[,.]| (?:in|with|between|from|and)\b)/gi;

const OIL_PAINT =
  /\b((?:lay|appl|spread|dab|smear|mix|squeez|swirl|brush|load|dip)[a-z]{0,5} (?:[a-z]{1,12} ){0,4})oil paints?\b/gi;
const STRIKES_MATCH = /\bstrik(?:es?|ing) (?:an?|the) (?:[a-z]{1,12} )?match (?:and|to|then) (?=light)/gi;

/** Hands of a clock are nobody's. */
const CLOCK_HANDS =
  /\b(?:(?:minute|hour|clock|sweep|watch)[- ]hands?\b|second[- ]hands?\b(?! (?!(?:tick\w*|mov\w+|sweep\w*|of|on|is|and|stop\w*|turn\w*|jump\w*|twitch\w*)\b)[a-z]))/gi;
/** What goods are turned on for the camera; only where music is made does it play records. */
const TURNTABLE =
  /\b(?:(?:360[- ]?(?:degrees?|°)? )?(?:product |studio |smooth |slow )?turntable (?:shot|rotation|view|style|animation|video|spin)|360[- ]?(?:degrees?|°)? (?:product )?turntable)\b/gi;
const PLAYS_RECORDS = /\b(?:djs?|vinyl|records?|music|club|mixing|scratch\w*|needle|party)\b/i;

const sayTurned = (text: string): string =>
  PLAYS_RECORDS.test(text)
    ? text
    : text.replace(TURNTABLE, '360 orbit').replace(/\b(?:rotating |spinning |motorized )?turntable\b/gi, 'plinth');

/** "lets out a sigh of relief": sighs. */
const LETS_OUT =
  /\b(?:let|heav|breath)(es|s|ing|ting)?(?: out)? an? (?:(?!an?\b|the\b)[a-z-]+,? ){0,2}?(sigh|laugh|scream|yell|shout|gasp|cheer|groan|giggle|chuckle)(?: of (?:relief|joy|delight|pain|terror|frustration|surprise|laughter|excitement))?\b/gi;
const sayLetOut = (_whole: string, form: string | undefined, noun: string): string =>
  `${noun.toLowerCase()}${form === undefined ? '' : form.endsWith('ing') ? 'ing' : 's'}`;

/** "executes a quick, playful wink": winks. What is done so is told by its noun. */
const DOES_IT =
  /\b(?:execut|perform|do|giv|mak|offer|flash|deliver|begin)(es?|s|ing)? (?:an?|one|another) (?:(?!an?\b|the\b)[a-z-]+,? ){0,3}?(wink|nod|bow|spin|twirl|pirouette|leap|jump|shrug|grin|wave|sigh|dance|curtsy|salute)\b(?! (?:of|to [a-z]+ing|move|routine|floor|sequence|battle|video|performance|party|and arrow))/gi;
const DONE_SO: Readonly<Record<string, string>> = { pirouette: 'spin', curtsy: 'bow' };

function sayDone(_whole: string, form: string | undefined, noun: string): string {
  const verb = DONE_SO[noun.toLowerCase()] ?? noun.toLowerCase();
  if (form === 'ing')
    return verb === 'jump' || verb === 'nod'
      ? `${verb}${verb === 'nod' ? 'd' : ''}ing`
      : `${verb.replace(/e$/, '').replace(/(?<=sp?i|gri)n$/, 'nn')}ing`;
  return form === undefined || form === 'e' ? verb : `${verb}s`;
}

/** Where something is built or loaded they are no birds. */
const CRANES = /\b(?:tower |construction |harbou?r |cargo )?cranes?\b/gi;
const BUILT =
  /\b(?:construction|skyscrapers?|shipyard|docks?|port|containers?|scaffolding|building site|steel beams?)\b/i;

/** Before them: what folds birds, and who films. */
const NO_MACHINE = /paper |origami |bird|\b(?:camera|shot|drone|slowly|gently) /i;

const BOWLS = /^(?!.*\bcricket)(?:.*\b(?:bowling|bowlers?)\b|.*\bbowls? (?:an?|the|his|her|their|down|for)\b)/is;
const HOT_AIR = /\bhot[- ]air balloon/i;

/** "fight against the wind", "battles through a blizzard": hardly gets on, and hits nobody. */
const AGAINST_WEATHER =
  /\b(?:fight|battl|struggl)(?:(s|es)|(ing)|e)? (?:(?:his|her|its|their) way )?(?:against|through|with) (?=(?:an?|the) (?:[a-z]+ )?(?:wind|winds|storm|blizzard|snowstorm|sandstorm|gale|rain|snow|current|elements)\b)/gi;

/** "plays a few soft notes": music, and nothing is noted down. */
const FEW_NOTES =
  /\b(play(?:s|ed|ing)?|strums?|strumming|plucks?|plucking) (?:an?|a few|some|several|the first|a couple of|two|three) (?:[a-z]+ ){0,2}(?:notes?|chords?)\b/gi;

/** "watches a cartoon": at home, on the couch, and the film itself is none; whoever is in a cinema sits there. */
const WATCHES_FILM =
  /\b(watch(?:es|ing)?) (?:(?:an?|the|her|his|their|some) )?(?:[a-z-]{1,16} )?(?:cartoons?|anime|movies?|films?|tv shows?|sitcoms?|soap operas?|documentar(?:y|ies))\b/gi;
const SEEN_ELSEWHERE =
  /\b(?:couch|sofa|armchair|bed|cinema|theat(?:er|re)|drive-in|projector|screen|phone|tablet|laptop|television|tv|campfire|outdoor|park)\b/i;
const SITS: Readonly<Record<string, string>> = { watches: 'sits', watching: 'sitting' };

/** "at his wife's grave": she is not there. */
const ITS_GRAVE =
  /\b(?:his|her|their|my|an?|the) (?:[a-z-]{1,20} ){0,2}[a-z]{1,20}['\u2019]s? (?=(?:grave|tomb|gravestone|tombstone|headstone)\b)/gi;
/** "on the roof of a ruined skyscraper": what is left of a city is around it, and no street. */
const ON_RUIN =
  /\b(?:on|atop) (?:the )?(?:(?:flat |broken )?(?:roof|rooftop|top) of )?(?:an?|the) (?:[a-z]{3,9} )?(?:ruined|abandoned|destroyed|crumbling|derelict|collapsed|bombed) (?:skyscraper|high-rise|tower block|apartment (?:block|building)|office building)\b/gi;
/** "fights on top of a tower": over the roofs of its town, where both are seen. */
const FIGHTS_ATOP =
  /\b((?:fight|battl|duel|clash|spar|wrestl)(?:s|es|e|ing|ling|ed)?\b[^.,;!?]{0,50}?) (?:on top of|atop|on the (?:top|roof) of) (?:an?|the) (?:[a-z]{3,9} )?(?:castle )?tower\b/gi;

/** "lies on the roof": a place of its own, and not what rain falls on. */
const ON_A_ROOF =
  /(?<=\b(?:sit|sits|sitting|lie|lies|lying|stand|stands|standing|dance|dances|dancing|sleep|sleeps|sleeping|smokes|smoke|smoking|fight|fights|fighting|walk|walks|walking|run|runs|running|play|plays|playing|sing|sings|singing|meet|meets|wait|waits|waiting|talk|talks|talking|kiss|kisses|kissing|perch|perches|crouch|crouches|crouching|prowl|prowls|sneak|sneaks|train|trains) (?:(?:alone|together|up|down|at (?:dusk|dawn|night|sunset|sunrise)) )?)(?:on|in) (?:(?:the|an?|his|her|their) )?roof\b(?! (?:of|rack|box|tiles))/gi;

/** Who only stands or talks in a lift is seen inside it; where its doors open or somebody gets in or out, from the hall. */
const IN_LIFT =
  /\b(?:in|inside) (?:an?|the|their) ((?:[a-z]+ ){0,2})(?:elevator|lift)\b(?! (?:car|interior|shaft|hall|doors?))(?![^.]{0,80}\b(?:doors?|steps?|exits?|leaves?|gets? (?:in|out|on|off)|enters?)\b)/gi;

export const sayDaily = (text: string): string =>
  sayTurned(text)
    .replace(IN_LIFT, 'in the $1elevator interior')
    .replace(FEW_NOTES, '$1')
    .replace(AGAINST_WEATHER, (_whole, one: string | undefined, going: string | undefined) =>
      going === undefined ? `${one === undefined ? 'trudge' : 'trudges'} through ` : 'trudging through ',
    )
    // "lays thick oil paint onto a canvas": what is painted with, and not how the film looks.
    .replace(OIL_PAINT, '$1paint')
    // A match is struck to light something with.
    .replace(STRIKES_MATCH, '')
    .replace(CLOCK_HANDS, 'dial')
    .replace(CRANES, (crane, at: number) =>
      BUILT.test(text) && !NO_MACHINE.test(text.slice(Math.max(0, at - 24), at)) ? 'machinery' : crane,
    )
    // A stack of them is one thing.
    .replace(/\b(?:stack|pile|tower) of ((?:[a-z]+ ){0,2})pancakes\b/gi, '$1pancake')
    .replace(/\b(stack|pile|tower) of ((?:[a-z]+ ){1,3})(books)\b/gi, '$2$1 of $3')
    .replace(
      /\b(?:stack|tower) of ((?:[a-z]+ ){0,3})(plates|coins|boxes|crates|suitcases|newspapers|waffles|cookies|donuts|burgers|hamburgers|bowls|cups|tires|blocks|cubes|bricks|cans|glasses|dishes|dominoes)\b/gi,
      '$1stacked $2',
    )
    // Where somebody bowls, pins are what stands at the end of the lane.
    .replace(/(?<!bowling )\bpins\b/gi, (pins) => (BOWLS.test(text) ? 'bowling pins' : pins))
    .replace(/(?<!bowling )\bball\b/gi, (ball) => (BOWLS.test(text) ? 'bowling ball' : ball))
    .replace(/\b(?:bowling )?(?:lane|alley)\b/gi, (lane) => (BOWLS.test(text) ? 'bowling alley' : lane))
    // Those of a balloon festival are not of a birthday.
    .replace(/(?<!hot[- ]air )\bballoons\b/gi, (balloons) => (HOT_AIR.test(text) ? 'hot air balloons' : balloons))
    .replace(SOLO, '$1')
    // "plays with her eyes closed": an instrument, and not with her eyes.
    .replace(/\b(play(?:s|ing)?) with (?=(?:her|his|their) eyes\b)/gi, '$1, ')
    // What is pressed is seen as the whole.
    .replace(
      /\b((?:an?|the|his|her|their) (?:[a-z]+ ){0,2})(piano|keyboard|typewriter|laptop)(?:['\u2019]s)? keys\b/gi,
      '$1$2',
    )
    .replace(/\b(piano|keyboard|typewriter|laptop)(?:['\u2019]s)? keys\b/gi, 'the $1')
    // One petal is seen on its flower, signs of a script are nobody, and who is wrapped in cloth has it on.
    .replace(/\b(rose|tulip|lily|lotus|daisy|sunflower|hibiscus) petal\b/gi, '$1')
    .replace(/\b(?:chinese|japanese|kanji|korean|arabic|calligraphy|calligraphic) characters?\b/gi, 'calligraphy')
    .replace(/\bwrapped in (?:[a-z]+ )?(?:cloth|rags|fabric|linen|robes)\b/gi, 'wearing a robe')
    .replace(
      /\bmade (?:entirely|completely|solely|mostly|purely|wholly|only|fully) (?=of\b|from\b|out of\b)/gi,
      'made ',
    )
    .replace(/\b(dozens|scores|hundreds) of couples\b/gi, '$1 of people')
    .replace(
      /\bpool of (?=(?:[a-z]+ ){0,2}(?:blood|oil|chrome|light|mercury|ink|paint|metal|lava|wax|honey)\b)/gi,
      'puddle of ',
    )
    // Nothing of a necklace, nobody who cheers, and no leaves that go away.
    .replace(/\bbeads? of (?=sweat|water|dew|moisture)/gi, '')
    .replace(/\bsea fans\b/gi, 'corals')
    // What one drops, fills and clinks is no pair of spectacles.
    .replace(
      /\b(drop|fill|refill|clink|raise|smash|knock over)(s|ped|ping|ed|ing|es)? (the|their|two|some) glasses\b/gi,
      '$1$2 $3 wine glasses',
    )
    .replace(/\btea leaves\b/gi, 'loose tea')
    .replace(/\billuminated (?=(?:only |just |solely |entirely )?by\b)/gi, 'lit ')
    .replace(/\bworks late\b/gi, 'works late at night')
    // Done with a can, and nothing that is sprayed: "an artist spray paints a mural".
    .replace(/\bspray[- ]paints (?=(?:an?|the|his|her|their|on|over|graffiti|[a-z]+ on)\b)/gi, 'paints ')
    .replace(LETS_OUT, sayLetOut)
    .replace(DOES_IT, sayDone)
    // Who slouches sits so, and does not fall.
    .replace(/\bslouch(es|ing)?\b(?! (?:along|toward|towards|off|away|hat)\b)/gi, (_whole, form?: string) =>
      form === 'ing' ? 'sitting' : form === 'es' ? 'sits' : 'sit',
    )
    .replace(/\bgiv(es|ing|e) chase\b/gi, (_whole, form: string) =>
      form === 'ing' ? 'chasing' : form === 'es' ? 'chases' : 'chase',
    )
    .replace(GIVES, (_whole, form: string, whom: string, gift: string) => {
      const verbs = GIVEN[gift.toLowerCase().replace('-', ' ')];
      return `${verbs?.[FORMS.indexOf(form.toLowerCase())] ?? 'hugs'} ${whom}`;
    })
    .replace(HIGH_FIVES, (_whole, shared: string | undefined, own: string) => `highfiv${shared ?? own}`)
    .replace(ASKS, 'interview$1 $2')
    .replace(SWALLOWS, 'sigh$1')
    .replace(BEDSIDE, 'beside $1 lying in a bed')
    .replace(TO_SLEEP, '$1')
    .replace(TEMPLES, '$1eyes')
    .replace(CATCHES_ONE, '$1 it')
    .replace(
      BOARDS,
      (_whole, sport: string, between: string, board: string) =>
        `${sport}${between}${sport.replace(/board$/i, '')}${board}`,
    )
    .replace(/\b(?:hand[- ]in[- ]hand|arm[- ]in[- ]arm)\b(?! with)/gi, 'and holding hands')
    .replace(TRAIN_WINDOW, 'train window')
    .replace(WATCHES_FILM, (match, verb: string) =>
      SEEN_ELSEWHERE.test(text) ? match : `${SITS[verb.toLowerCase()] ?? 'sit'} on a couch and ${verb}`,
    )
    .replace(ITS_GRAVE, 'a ')
    .replace(ON_A_ROOF, 'on a rooftop')
    .replace(ON_RUIN, 'on a rooftop in a ruined city')
    .replace(FIGHTS_ATOP, '$1 on a medieval rooftop')
    // Who falls silent stands there, and neither falls nor silences the film.
    .replace(/\b(?:fall|go|grow)(s|es|ing)? (?:silent|quiet|still)\b/gi, (_whole, form?: string) =>
      form === undefined ? 'stop' : form === 'ing' ? 'stopping' : 'stops',
    )
    // Nobody is hit where somebody shows themselves.
    .replace(/\bstri(kes?|king) (?:an?|the|his|her|their) (?:[a-z]+ ){0,2}pose\b/gi, (_whole, form: string) =>
      form === 'king' ? 'posing' : form === 'ke' ? 'pose' : 'poses',
    )
    .replace(HOLDS_POSE, (_whole, verb: string) => (/ing(?: |$)/i.test(verb) ? 'doing yoga' : 'does yoga'))
    .replace(YOGA_POSE, 'yoga pose')
    .replace(FULL_GEAR, 'outfit');
