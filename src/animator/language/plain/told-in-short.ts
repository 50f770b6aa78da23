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
const FOGGED = /\b(?:glasses|goggles|mirror|windows?|visor|windshield) fog(?:s|ging|ged)?(?: up| over)\b/gi;

/** "link hands": they hold them. */
const LINKS_HANDS = /\b(?:link|lock|clasp|grip)(s|ing|)(?: each other's| one another's)? hands\b/gi;

/** "Then both draw": what they fight with. */
const DRAWS = /\b(draws?|drawing)(?= *(?:$|[.,;!?]|at (?:once|the same)|in unison|simultaneously|first\b|fast\b))/gi;
const BLADES = /\b(?:samurai|ronin|swords?men|swords?man|knights?|duell?ists?|musketeers?|ninjas?|katanas?)\b/i;
const GUNS = /\b(?:gunslingers?|cowboys?|outlaws?|sheriffs?|gunfighters?|bandits?)\b/i;

/** "release paper lanterns": those rise into the sky. */
const LANTERNS =
  /\b(releas(?:e|es|ing)|launch(?:es|ing)?|send(?:s|ing)? up|let(?:s|ting)? go of|set(?:s|ting)? free) ((?:[a-z]+ ){0,3}?)(?:paper |chinese |wish(?:ing)? )?lanterns?(?! into the (?:water|river|lake|stream))/gi;

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

export function sayInShort(text: string): string {
  const said = text
    .replace(SO_THAT, '')
    .replace(FOGS, 'dimming ')
    .replace(FOGGED, 'glasses dim')
    .replace(LINKS_HANDS, (_whole, ending: string) => `hold${ending === 'ing' ? 'ing' : ending} hands`)
    .replace(LANTERNS, '$1 $2sky lanterns')
    .replace(SPINS_GLASS, (_whole, ending: string) =>
      ending === 'ning' ? 'shaping ' : ending === 's' ? 'shapes ' : 'shape ',
    )
    .replace(AS_NEW, '')
    .replace(PLOPS, (_whole, ending = '') => (ending === 'ping' ? 'diving ' : ending === '' ? 'dive ' : 'dives '))
    .replace(PAST_WINDOWS, '$1 the windows of an $2 building')
    .replace(INSIDE_IT, '$1inside the $2, ');
  const drawn = BLADES.test(said)
    ? said.replace(DRAWS, '$1 their swords')
    : GUNS.test(said)
      ? said.replace(DRAWS, '$1 their pistols')
      : said;
  return BALL_GAME.test(drawn) ? drawn : drawn.replace(PITCHER, 'jug$1');
}
