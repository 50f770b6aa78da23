import { COLOUR_WORDS } from '../../catalogue/attributes.ts';
import { THINGS } from '../../catalogue/things.ts';

/** What animals do, told in words that by themselves mean something else. */

/** "a bear fishes for salmon": it does, and there are no fishes of bears. */
const FISHES =
  /\b((?:bear|grizzly|heron|kingfisher|pelican|osprey|eagle|otter|penguin|egret|stork|cormorant|raccoon|fox|cat|man|woman|boy|girl|grandfather|grandpa|father|fisherman) )fishes\b(?= (?:for|in|at|from|on|by|off|with|alone|patiently)\b|[.,;]|$)/gi;

/** "carries her kitten by the scruff". */
const BY_SCRUFF =
  /\b(carr(?:y|ies|ying)|hold(?:s|ing)?|lift(?:s|ing)?|pick(?:s|ing)? up) ((?:(?:an?|the|one|her|his|its) )?(?:[a-z]+ ){0,2}[a-z]+)(?: gently)? by (?:the|its|their|his|her) (?:scruff|neck)(?: of (?:the|its|their) neck)?\b/gi;

const COLOUR = `(?:(?:bright|dark|deep|light|pale|sandy|vivid|brilliant|fiery|soft|mottled|pure|rusty|emerald|electric) )?(?:${Object.keys(
  COLOUR_WORDS,
)
  .filter((name) => /^[a-z]+$/.test(name))
  .join('|')})`;
/** "slowly turns from green to bright orange", "changes its color from red to white". */
const CHANGES_COLOUR = new RegExp(
  `\\b(an?|the) ((?:[a-z-]+ ){0,3}?)([a-z]+)((?: (?:on|in|over|under|among) [^,.;]{3,40}?)?) (?:(slowly|gradually|suddenly|instantly) )?(?:turns|changes|shifts|fades|transforms|flashes)(?: (?:its|their))?(?: (?:skin|body))?(?: colou?rs?)? from (${COLOUR}) to (?:an? )?(${COLOUR})\\b`,
  'gi',
);
const ALIVE: ReadonlySet<string> = new Set(THINGS.filter(({ alive }) => alive).flatMap(({ words }) => words));
const CHANGER = '(?:chameleon|octopus|cuttlefish|squid|gecko|iguana|anole|seahorse|dragon)';
const CHANGERS = new RegExp(`^${CHANGER}$`, 'i');
/** "A chameleon clings to a twig. Its skin slowly shifts from green to a bright blue": it does, and has been green from the start. */
const SKIN_CHANGES = new RegExp(
  `\\b(an?|the) ((?:[a-z-]+ ){0,3}?)(${CHANGER})\\b([^]{0,300}?)\\bits (?:skin|body|colou?r|scales)(?: (slowly|gradually|suddenly|instantly))? (?:turns|changes|shifts|fades|transforms)(?: colou?rs?)? from (${COLOUR}) to (?:an? )?(${COLOUR})\\b`,
  'gi',
);
/** Said of a still camera: of whoever moves it tells nothing more. */
const ONLY_MOVES =
  /(?:,? (?:and|while|where))? (?:only|nothing but|just) (?:the|its|his|her) (?:[a-z]+ ){1,2}?moves?\b(?=[.;,]|$)/gi;

export const sayBeastDeeds = (text: string): string =>
  text
    .replace(FISHES, '$1goes fishing')
    .replace(BY_SCRUFF, '$1 $2 in its mouth')
    .replace(ONLY_MOVES, '')
    .replace(
      SKIN_CHANGES,
      (_whole, article: string, before: string, noun: string, between: string, how: string | undefined, ...colours) =>
        `${article.toLowerCase() === 'the' ? article : 'a'} ${before}${colours[0]} ${noun}${between}it ${how === undefined ? '' : `${how} `}turns into a ${colours[1]} ${noun}`,
    )
    .replace(
      CHANGES_COLOUR,
      (
        whole,
        article: string,
        before: string,
        noun: string,
        where: string,
        how: string | undefined,
        first: string,
        second: string,
      ) =>
        ALIVE.has(noun.toLowerCase()) || CHANGERS.test(noun)
          ? `${article.length > 1 && article !== 'an' ? article : 'a'} ${before}${first} ${noun}${where} ${how === undefined ? '' : `${how} `}turns into a ${second} ${noun}`
          : whole,
    );
