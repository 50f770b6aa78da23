/** Turns that leave out who or what is meant, since everybody knows: each is said in the words of who does what with what. */

/** "so thin you can see through it": how it is, and nobody sees. */
const SO_THAT = /,? so [a-z]+,? (?:that )?(?:you|we|one) can (?:almost |nearly |barely |even )?[^,.;!?]{1,40}/gi;

/** A pitcher is somebody where a ball is thrown, and a jug everywhere else. */
const PITCHER = /\bpitcher(s?)\b(?! of)/gi;
const BALL_GAME =
  /\b(?:baseball|softball|mound|batter|home plate|innings?|dugout|stadium|strikes? out|fastball|curveball|throws?|thrown)\b/i;

/** "steam fogging her glasses", "his breath fogs the window": no fog in the air. */
const FOGS =
  /\bfog(?:s|ging|ged)?(?: up)? (?=(?:his|her|their|its|the|a) (?:[a-z]+ )?(?:glasses|spectacles|goggles|lens|mirror|windows?|windowpane|visor|windshield|glass|pane)\b)/gi;
const FOGGED = /\b(glasses|goggles|mirror|windows?|visor|windshield) fog(?:s|ging|ged)?(?: up| over)\b/gi;

/** "link hands": they hold them. */
const LINKS_HANDS = /\b(?:link|lock|clasp|grip)(s|ing|)(?: each other's| one another's)? hands\b/gi;

/** "Then both draw": what they fight with. */
const DRAWS = /\b(draws?|drawing)(?= *(?:$|[.,;!?]|at (?:once|the same)|in unison|simultaneously|first\b|fast\b))/gi;
const BLADES = /\b(?:samurai|ronin|swords?men|swords?man|knights?|duell?ists?|musketeers?|ninjas?|katanas?)\b/i;
const GUNS = /\b(?:gunslingers?|cowboys?|outlaws?|sheriffs?|gunfighters?|bandits?)\b/i;

/** "spins molten glass": it is the glass that turns, on its pipe. */
const SPINS_GLASS = /\bspin(s|ning|) (?=(?:a |the |some )?(?:[a-z]+ )?(?:molten |hot |glowing )?glass\b)/gi;

/** "tries on a cap as a new shell": what it is for. */
const AS_NEW =
  /(?<=[a-z]) as (?:an?|its|his|her|their) (?:new|makeshift|improvised) [a-z]+(?= *(?:$|[.,;!?]|and\b|while\b|as\b))/gi;

const PLOPS = /\bplop(s|ping|ped)? (?=(?:back )?(?:in|into|down into) )/gi;

/** "past apartment windows": one is outside. */
const PAST_WINDOWS = /\b(past|by|outside|up) (?:the |its )?(apartment|office|hotel|tenement|skyscraper) windows\b/gi;

/** "a parked car; inside, a woman rests": inside that car. */
const INSIDE_IT =
  /\b((?:an?|the) (?:[a-z]+ ){0,2}(car|truck|van|bus|taxi|cab|train|plane|limousine|carriage|tent|hut)\b[^.;!?]{0,40}[.;,] )inside,? (?=(?:an?|the|two|three|his|her) )/gi;

/** "The daughter points: “…”": and says so. */
const POINTS = /\b(points|gestures)(?=: ?)/gi;

/** "takes three steps back": nobody takes a shot. */
const STEPS =
  /\b(tak(?:es?|ing)|took) (?:an?|one|two|three|four|five|some|several|(?:an? )?few) (?:slow |careful |small |quick |deep )?steps? (back|backwards?|forwards?|aside|away)\b/gi;

/** "hears a faint cry": something is heard, and nobody called faint cries. */
const HEARS =
  /\b(hear(?:s|ing)?|heard) (?:an? |the )?(?:(?:faint|distant|muffled|soft|strange|sudden|loud|quiet|weak|low|small|tiny) ){0,2}(?:cry|cries|knock|knocking)\b(?! of)/gi;

/** "offers his hand; she hesitates, then takes it": the hand. */
const TAKES_HAND =
  /\b((?:offer|extend|hold|stretch|reach)(?:s|es|ing)?(?: out)? (his|her|their) hand\b[^.!?]{0,60}?\b(?:takes|accepts|grasps|take|accept)) it\b/gi;

/** "the milk swirls into a perfect leaf": what a barista pours is drawn anyway, and no leaf lies there. */
const FOAM_ART =
  /\b(?:the )?(?:white|milk|foam|cream|steamed milk) (?:slowly |gently )?(?:swirls?|turns?|forms?|blooms?|flows?) (?:into|in|up into) (?:an? |the shape of an? )?(?:perfect |delicate |beautiful |white )?(leaf|heart|rosetta|fern|tulip|swan)\b/gi;

/** "in the beam of a desk lamp": nobody is in the lamp. */
const OF_LAMP =
  /\bin the (?:beam|circle|pool|cone) of (?=(?:an?|the|his|her|its) (?:[a-z]+ )?(?:desk lamp|lamp|street lamp|streetlight|lantern|flashlight|candle|headlights?)\b)/gi;

/** "hands tremble over the keys": those of a piano, which is there. */
const OVER_KEYS =
  /\b(hands|fingers) (?:[a-z]+ly )?(?:tremble|hover|rest|dance|fly|glide|move|race|run|wander|trembling|hovering|resting|dancing|flying|gliding|moving) (?:[a-z]+ly )?(?:over|on|across|above|along) the (?:piano )?keys\b/gi;
const PIANIST = /\b(?:pianists?|piano)\b/i;

/** "a spider spins its web between two branches": it is in it, and nothing turns around. */
const SPINS_WEB =
  /\b(spiders?),? (?:(?:slowly|carefully|patiently|busily|quietly) )?(?:spin|weav|build|repair|construct|mend)(?:e?s|ing|e)? (its|an?|their|the|her) ((?:[a-z]+ ){0,2}web)(?: between (?:two |the |some )?(?:branches|twigs|stems|leaves|flowers|blades of grass|reeds|posts))?/gi;

/** "steps down from its pole": a scarecrow, off what it hung on. */
const OFF_POLE =
  /\b((?:steps?|climbs?|hops?|jumps?|stepping|climbing|hopping)) (?:down )?(?:from|off) (?:its|his|her|the) (?:wooden )?(?:pole|post|stake|cross|stick)\b/gi;

/** "into the corn": a field of it. */
const INTO_CORN =
  /\b(into|in|through|across|out of|among|amid|from) the (?:tall |golden |ripe |green |high )?(corn|maize|wheat|barley|rye|sunflowers)\b(?! (?:field|fields|maze|stalks?|rows?|cob|cobs))/gi;

/** A diver's torch burns no oil. */
const ELECTRIC =
  /\b(?:divers?|diving|underwater|snorkel\w*|cavers?|spelunkers?|policem[ae]n|police|security guard|campers?|camping)\b/i;
const TORCH =
  /\b((?:shin(?:es?|ing)|point(?:s|ing)?|aim(?:s|ing)?|swing(?:s|ing)?|with|by|switch(?:es|ing)? on|turn(?:s|ing)? on) (?:his|her|an?|the|their) )torch(es)?\b/gi;
const BURNS = /\b(?:flam\w*|burn\w*|fire|medieval|villagers?|knights?|castle)\b/i;

/** "Two detectives … The older one crouches. … His partner, a tall woman, frowns": the other of the two. */
const OF_TWO =
  /\b(?:two|a pair of) (?:[a-z]+ ){0,2}[a-z]+s\b[\s\S]{0,240}?\b(?:the (?:first|older|younger|taller|shorter|bigger|smaller) (?:one|of them)|one of them)\b/i;
const PARTNER = /\b(?:his|her) (?:partner|colleague|companion|counterpart)\b/i;

/** "three generations of women": a grandmother, her daughter and hers. */
const GENERATIONS: Readonly<Record<string, string>> = {
  women: 'a grandmother and a mother and a teenage girl',
  men: 'a grandfather and a father and a teenage boy',
};
const GENERATIONS_OF = /\bthree generations of (women|men)\b/gi;

/** "A spy hands the other a briefcase": there are two of them. */
const HANDS_THE_OTHER =
  /\b(an?) ([a-z]+) ((?:hand|give|pass|show|offer|throw|toss|slip|sell|bring)s) the other (?=(?:an?|the|his|her|their|some)\b)/gi;

/** "rests her forehead on the steering wheel": she sits at it, and lies nowhere. */
const HEAD_DOWN =
  /\b(?:rest|lean|put|lay|press|drop|lower)(s|es|ing)? (?:his|her|their) (?:fore)?head (?:on|against|onto|down on) (?:the|his|her) (?:steering )?wheel\b/gi;

/** "pulling alongside to reveal the driver": the camera does. */
const CAMERA_PULLS =
  /,? (?:and )?then (?:pull|swing|sweep|glid|mov)(?:s|es|e|ing) (?:up )?(?:alongside|beside|in front|ahead) to (?:reveal|show) /gi;

export function sayInShort(text: string): string {
  const said = text
    .replace(SO_THAT, '')
    .replace(FOGS, 'dimming ')
    .replace(FOGGED, '$1 dimming')
    .replace(LINKS_HANDS, (_whole, ending: string) => `hold${ending === 'ing' ? 'ing' : ending} hands`)
    .replace(SPINS_GLASS, (_whole, ending: string) =>
      ending === 'ning' ? 'shaping ' : ending === 's' ? 'shapes ' : 'shape ',
    )
    .replace(AS_NEW, '')
    .replace(PLOPS, (_whole, ending = '') => (ending === 'ping' ? 'diving ' : ending === '' ? 'dive ' : 'dives '))
    .replace(PAST_WINDOWS, '$1 the windows of an $2 building')
    .replace(INSIDE_IT, '$1inside the $2, ')
    .replace(HEAD_DOWN, (_whole, ending = '') => (ending === 'ing' ? 'sitting' : ending === '' ? 'sit' : 'sits'))
    .replace(POINTS, '$1 and says')
    .replace(
      STEPS,
      (_whole, takes: string, way: string) =>
        `step${takes.endsWith('ing') ? 'ping' : takes === 'take' ? '' : 's'} ${way.replace(/s$/, '').replace(/wards?$/, way.startsWith('back') ? '' : 'ward')}`,
    )
    .replace(HEARS, (_whole, hears: string) =>
      hears.endsWith('ing') ? 'listening' : hears.endsWith('s') ? 'listens' : 'listen',
    )
    .replace(TAKES_HAND, (_whole, told: string, whose: string) => `${told} ${whose} hand`)
    .replace(FOAM_ART, '')
    .replace(OF_LAMP, 'near ')
    .replace(SPINS_WEB, '$1 sits in $2 $3')
    .replace(OFF_POLE, (_whole, steps: string) =>
      steps.endsWith('ing') ? 'walking forward' : steps.endsWith('s') ? 'walks forward' : 'walk forward',
    )
    .replace(INTO_CORN, (_whole, way: string, crop: string) => `${way} the ${crop.replace(/s$/, '')} field`)
    .replace(GENERATIONS_OF, (_whole, who: string) => GENERATIONS[who.toLowerCase()] ?? who)
    .replace(HANDS_THE_OTHER, '$1 $2 $3 another $2 ')
    .replace(CAMERA_PULLS, '. We see ');
  return sayTools(OF_TWO.test(said) ? said.replace(PARTNER, 'the other') : said);
}

/** What is meant by a tool's name, by who has it. */
function sayTools(said: string): string {
  const drawn = BLADES.test(said)
    ? said.replace(DRAWS, '$1 their swords')
    : GUNS.test(said)
      ? said.replace(DRAWS, '$1 their pistols')
      : said;
  const lit = ELECTRIC.test(drawn) && !BURNS.test(drawn) ? drawn.replace(TORCH, '$1flashlight') : drawn;
  const played = PIANIST.test(lit) ? lit.replace(OVER_KEYS, '$1 play the piano') : lit;
  return BALL_GAME.test(played) ? played : played.replace(PITCHER, 'jug$1');
}
