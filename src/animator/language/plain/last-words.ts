import { findUses } from '../../catalogue/parts-of-speech.ts';
import { PEOPLE } from '../../catalogue/people.ts';
import { findThing } from '../../catalogue/things.ts';

/** Turns of phrase that are told anew once all else is in plain words, since they read what that has left of a sentence. */

const COMPANY_OF =
  /\ban? (family|group|team|crew|band) of (two|three|four|five|six|seven|eight)\b(?!-)(?= ?([a-z]*))/gi;
/** ", in the background a cat sleeps": where, and then who. */
const FRONTED =
  /((?:^|[.,;:!?]|\band|\bwhile) )?\b(in the (?:background|foreground|distance)) (?=(?:an?|the|two|three|four|five|several|some|many|his|her|their) )/gi;
const OVER = /^(?:in|on|at|by|with|around|and|has|is|are|have|having)?$/;

/** "a family of five sits down": so many of them, where nobody is counted after it, as in "a group of five tall men". */
function countCompany(whole: string, company: string, count: string, next: string): string {
  const uses = findUses(next) ?? findUses(next.replace(/s$/, ''));
  const known = findThing(next.replace(/s$/, '')) !== null;
  const named = known || uses === null || uses.noun > uses.verb || uses.adjective > 0;
  return named && !OVER.test(next) ? whole : `${count} ${company}`;
}

const MEALS =
  '(?:a |an |some |their |his |her |the )?(?:(?:quick|romantic|quiet|family|late|early|cozy|candlelit|big|hearty|simple|festive|sunday|christmas) )*';
const HAS_MEAL = new RegExp(
  `\\b(?:has|have) (?=${MEALS}(?:breakfast|lunch|dinner|brunch|supper|meal|snack|feast)\\b)`,
  'gi',
);
const HAS_DRINK = new RegExp(`\\b(?:has|have) (?=${MEALS}(?:coffee|tea|drinks?|beers?|cocktails?|wine)\\b)`, 'gi');

const TAKES_SIP =
  /\btake(s?) (?:a|another|the|his|her|their|one) (?:(?:very )?(?:small|tiny|long|slow|quick|careful|cautious|tentative|big|huge|deep|hearty|final|first|last) )?(sip|gulp|bite|swig)(?: (?:of|from) (?=\w)|(?= (?:and|then|before|while)\b|[.,;!?]))/gi;
const TASTES: Readonly<Record<string, string>> = { sip: 'sip', gulp: 'gulp', swig: 'gulp', bite: 'eat' };

/** "share a quiet moment" shows nothing that is given; what else is shared is told by its own verb. */
const SHARED: Readonly<Record<string, string>> = {
  laugh: 'laugh',
  kiss: 'kiss',
  hug: 'hug',
  meal: 'eat',
  dinner: 'eat',
};
const SHARES =
  /\bshar(es?|ing) (?:an?|some|their|the|one)? ?(?:[a-z]+ ){0,2}?(moments?|silence|glances?|looks?|memories|time|laugh|kiss|hug|meal|dinner|conversation)\b(?! with (?:the )?camera)/gi;

function sayShared(_whole: string, ending: string, what: string): string {
  const verb = SHARED[what.toLowerCase()];
  if (verb === undefined)
    return ending === 'ing' ? 'being together' : ending === 'es' ? 'stands together' : 'stand together';
  if (ending === 'ing') return `${verb.replace(/e$/, '')}ing`;
  return ending === 'es' ? `${verb}${verb === 'kiss' ? 'es' : 's'}` : verb;
}

const FIGHTS: Readonly<Record<string, string>> = { has: 'fights', have: 'fight', having: 'fighting' };

// Not \b, which stands before every second letter of a text in two scripts.
const CHARACTER = /(?<![A-Za-z])([A-Za-z]+) characters?\b(?! (?:actor|design|sheet|development)\b)/gi;

/** "a robot character": a robot. */
function playerOf(whole: string, who: string): string {
  const thing = findThing(who.toLowerCase());
  return thing?.alive === true ? who : whole;
}

/** "a samurai robot" is what "a robot samurai" is. */
const TRADE_OF_MACHINE = /(?<![A-Za-z])([A-Za-z]+) (robot|android|cyborg)\b/gi;

/** "breathes a torrent of fire", "unleashing a stream of flames": it breathes fire. */
const BREATH_OF_FIRE =
  /\b(?:breath|spew|spit|unleash|releas|exhal|belch|shoot|blast)t?(es|ing|s|e|) (?:an? |the )?(?:[a-z]+ ){0,2}(?:torrent|stream|jet|burst|plume|column|wall|gout|cone|blast|river|ball)s? of (?:[a-z]+ )?(?:fire|flames?)\b/gi;

/** "a spider-like robot", "a robot dog": an animal made of metal. */
const BEAST_MACHINE = /(?<![A-Za-z])([A-Za-z]+)(?: |-like |-shaped |-style )(robot|droid|mech)(s?)\b/gi;
const MACHINE_BEAST = /(?<![A-Za-z])(?:robot|robotic|mechanical|clockwork|cybernetic) ([A-Za-z]+)/gi;
const isBeast = (word: string): boolean => {
  const thing = findThing(word.toLowerCase());
  return thing?.alive === true && !thing.asPeople && !PEOPLE.has(word.toLowerCase());
};

/** "A boy and his grandfather fish on a lake": that is what they do. */
const FISHES = /(?<![A-Za-z])([A-Za-z]{2,20}) fish ((?:on|in|at|from|off|by|beside) (?:an?|the|their|his|her)\b)/gi;
const isSomebody = (word: string): boolean => {
  const low = word.toLowerCase();
  return PEOPLE.has(low) || PEOPLE.has(low.replace(/s$/, '')) || low === 'they';
};

/** "white-hot, orange at the base, blue at the tips": colours of its ends, and no fruit. */
const COLOURED_ENDS =
  /,? (?:and )?(?:[a-z]+ )?(?:orange|gold|silver|peach|rose|violet|blue|red|white|yellow|green|purple|black) (?:at|near|toward|around) (?:the|its) (?:base|tips?|edges?|core|cent(?:er|re)|top|bottom|rim|ends?)\b/gi;

const UNDERWATER =
  /(?<=[A-Za-z]) underwater(?=$|\s*[.,;:!?]|,? (?:in|at|near|with|among|between|through|beneath|below|beside|and|as|while|on|to|toward|towards|past|around)\b)/gi;

/** "green curry in a clay bowl" is a clay bowl of green curry: what is in it is seen as its filling. */
const DISH_IN_BOWL =
  /(?<![A-Za-z-])(?<dish>(?:(?!an?\b|the\b|of\b|and\b)[A-Za-z-]+ ){0,3}(?:soup|stew|curry|ramen|pho|udon|noodles|porridge|oatmeal|cereal|chili|gumbo|salad|rice|pasta)) (?:served )?in (?:an? |the )?(?<how>(?:[A-Za-z-]+ ){0,3}?)(?<bowl>bowls?)\b/gi;

export const sayLastWords = (told: string): string =>
  told
    .replace(/\bone another\b/gi, 'each other')
    .replace(FRONTED, '$1$2, ')
    .replace(/\bseated\b/gi, 'sitting')
    .replace(COLOURED_ENDS, '')
    // "hand drawn, hand painted": how it looks, and nobody's hand.
    .replace(/\bhand (?=(?:painted|drawn)(?:[,.;]|$))/gi, '')
    // "They've walked this path before": a verb, and nobody else.
    .replace(/\b(they|we|you|I)['\u2019]ve\b/gi, '$1 have')
    .replace(/\b(they|we|you|he|she|it|I)['\u2019]ll\b/gi, '$1 will')
    // "The captain, a barrel of a man,": how he is built.
    .replace(/, an? [a-z]{3,12} of an? (?:man|woman|boy|girl)(?=,)/gi, '')
    .replace(/\bcross(es|ing)? out\b/gi, (_whole, s: string | undefined) =>
      s === 'ing' ? 'writing' : s === undefined ? 'write' : 'writes',
    )
    // "with rain pouring down": it rains, and nobody pours.
    .replace(
      /\b((?:rain|snow|hail|sleet)) (?:pouring|falling|coming|lashing|beating|hammering)(?: down)?(?: (?:heavily|hard|softly|gently|steadily))?(?=[,.;]|$| (?:as|and|while|on|over|around)\b)/gi,
      '$1',
    )
    // "The smallest of five puppies yawns": there are five, and one of them does.
    .replace(
      /\bthe ([a-z]{3,9}est|first|second|third|last) of (?:the |her |his |its )?(two|three|four|five|six|seven|eight|nine|ten) ([a-z]+(?: [a-z]+s|s))\b/gi,
      '$2 $3. The $1 one',
    )
    .replace(FISHES, (whole, who: string, where: string) => (isSomebody(who) ? `${who} go fishing ${where}` : whole))
    .replace(/\b(?:the |a )?(?:photo|photograph|picture) of (?=my\b)/gi, '')
    .replace(
      /\bhigh[- ]five(s?)(?= (?:an?|the|his|her|each|one|their)\b)(?: each other| one another)?/gi,
      (whole, s: string) => (/other$/.test(whole) ? `shake${s} hands` : `shake${s} hands with`),
    )
    // "a dog asleep on a rug" sleeps there; who falls asleep does it in time.
    .replace(
      /(?<!\b(?:fall|falls|falling|fell|fallen|half) )\b(?:(?:fast|sound|soundly|peacefully|deeply) )?asleep\b/gi,
      'sleeping',
    )
    // "two cowboys arm-wrestle": a deed of two words.
    .replace(/\b(arm|slow|tap|belly|line|ice|roller|break)-(?=(?:wrestl|danc|skat)(?:e|es|ing|ed)\b)/gi, '$1 ')
    // "One of them plants a flag, the other salutes".
    .replace(/(?<=(?:^|[.!?,;] |\b(?:and|as|while) ))(one) of (?:them|the two)(?= [a-z]+s\b)/gi, '$1')
    .replace(/\bon (?:an?|their|his|her) (?:[A-Za-z]+ )?road trip in\b/gi, 'driving in')
    .replace(
      /(?<![A-Za-z])(?:(?:their|her|his) )?(?:(?:long|wild|loose|curly) )?hair (?:blow|flow|stream|whipp|flutter|fly)ing in the (?=(?:(?:warm|cool|desert|sea|summer|strong) )?(?:wind|breeze)\b)/gi,
      'in the ',
    )
    .replace(/(?<![A-Za-z])flamb[e\u00e9](?:s|es|ing|ed)?(?![A-Za-z])/gi, 'flips')
    // "throw rice at the bride and groom": nobody is groomed.
    .replace(/\bbride and groom\b/gi, 'bride and the groom')
    .replace(/\b(?:an?|the) (?:wedding|bridal|newlywed) couple\b|\b(?:the )?newlyweds\b/gi, 'a groom and a bride')
    // "a dolphin underwater" is a dolphin, and no kind of water.
    .replace(UNDERWATER, ' under the sea')
    // "luxury sports cars" are luxurious, and nobody sports them.
    .replace(/\bluxury(?= [A-Za-z])/gi, 'luxurious')
    .replace(/, (?:fresh )?(?:[A-Za-z]+ )?garnish(?:es)?\b/gi, '')
    .replace(DISH_IN_BOWL, '$<how>$<bowl> of $<dish>')
    .replace(CHARACTER, playerOf)
    .replace(
      /\b(casts?|casting) (?:an? |his |her )?(?:[A-Za-z]+ ){0,3}(?:spells?|charms?|enchantments?)\b/gi,
      '$1 a spell',
    )
    // "a condo living room" is a room, and "furniture" what is in it anyway.
    .replace(
      /\b(?:condo|condominium|apartment|penthouse|loft|house|villa|hotel|cabin|mansion|studio apartment) (?=(?:living room|bedroom|kitchen|bathroom|lounge|interior)\b)/gi,
      '',
    )
    // "toward a fire-breathing dragon": it breathes fire, and is not made of it.
    .replace(/\bfire[- ]breathing ([a-z]{3,20})(?=[.,;]|$)/gi, '$1 breathing fire')
    .replace(BREATH_OF_FIRE, (_whole, ending: string) =>
      ending === 'ing' ? 'breathing fire' : ending.endsWith('s') ? 'breathes fire' : 'breathe fire',
    )
    .replace(BEAST_MACHINE, (whole, beast: string, _machine: string, many: string) =>
      isBeast(beast) ? `metal ${beast}${many}` : whole,
    )
    .replace(MACHINE_BEAST, (whole, beast: string) => (isBeast(beast.replace(/s$/, '')) ? `metal ${beast}` : whole))
    .replace(TRADE_OF_MACHINE, (whole, trade: string, machine: string) =>
      PEOPLE.has(trade.toLowerCase()) ? `${machine} ${trade}` : whole,
    )

    // "cypresses flame upward like fire": so high, and nothing burns.
    .replace(/\bflam(?:e|es|ing) (?:up|upward|upwards|skyward) (?=like\b)/gi, 'standing tall ')
    .replace(COMPANY_OF, countCompany)
    .replace(/\bto fish\b(?= (?:on|in|at|from|off|with|by|together)\b|[.,;]|$)/gi, 'to go fishing')
    .replace(
      /\b(has|have|having) an? (?:playful |epic |fun )?(?:sword |food |water )?fight\b/gi,
      (_whole, has: string) => FIGHTS[has.toLowerCase()] ?? 'fight',
    )
    .replace(SHARES, sayShared)
    .replace(/,? (?:[a-z]+ ){0,2}lip[ -]?sync(?:ed|ing|hronized)?\b/gi, '')
    .replace(/,? ?\b(?:perfectly |all |moving )?in (?:perfect )?sync\b(?: (?:with|to) (?:the |each )?[a-z]+)?/gi, '')
    .replace(/\bmak(es?|ing) (?:[a-z]+ )?eye contact(?: with)?/gi, (_whole, s: string) => {
      const looks = s === 'es' ? 'looks' : s === 'ing' ? 'looking' : 'look';
      return _whole.endsWith('with') ? `${looks} at` : looks;
    })
    .replace(/\b(?:carr(?:y|ies)|go(?:es)?|continues?) on (?=[a-z]+ing\b)/gi, 'keeps ')
    .replace(/\b(fires?|snaps?|shoots?) back\b(?! (?:at|to|into|in|as|with)\b)/gi, 'replies')
    .replace(
      TAKES_SIP,
      (whole, s: string, what: string) => `${TASTES[what.toLowerCase()] ?? 'taste'}${s}${/ $/.test(whole) ? ' ' : ''}`,
    )
    .replace(HAS_MEAL, (has) => (/s /.test(has) ? 'eats ' : 'eat '))
    .replace(HAS_DRINK, (has) => (/s /.test(has) ? 'drinks ' : 'drink '));
