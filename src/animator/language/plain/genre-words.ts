import { isEaten } from '../../catalogue/living-things.ts';
import { PEOPLE } from '../../catalogue/people.ts';
import { PLACE_ROWS } from '../../catalogue/places.ts';
import { findThing } from '../../catalogue/things.ts';

/** What tales of adventure, games, advertisements and flights of drones write, in the plain words for it. */

/** "kicks open the saloon doors": doors of a house say which house it is. */
const DOORS_OF =
  /\b(the |an? )?((?:old |dusty |swinging |heavy |wooden ){0,2})(saloon|tavern|pub|church|cathedral|cafe|nightclub|temple|supermarket|diner|warehouse|throne room|library|hangar|barn|stable|courtroom|ballroom) doors?\b/gi;
/** "kicks open", "bursts open": however it is done, a door is opened. */
const FORCED_OPEN =
  /\b(?:kick|burst|shov|throw|fling|smash|blast|shoulder|swing|crash)(s|es|ing|e)? open (?=(?:an?|the|his|her|their|both|two)\b)/gi;

/** "Commercial for a sneaker: a white shoe turns": what is sold is told of after it. */
const SELLS =
  /^((?:an? )?(?:[a-z-]{1,14} ){0,3}(?:commercial|ad|advert|advertisement|promo)(?: film| video)?) for (?:an? |the |our |my )?[a-z][a-z' -]{1,40}(?=: ?[a-z"])/i;

/** "my hamster as a sushi chef": an animal at somebody's work. */
const AS_WORKER =
  /\b([a-z]{2,20}) (?:working |posing |acting |dressed up )?as an? ((?:[a-z]{2,14} ){0,2}?[a-z]{3,18})(?=[.,:;!?]|$| (?:who|in|with|on|at|behind|and|[a-z]{2,12}ing)\b)/gi;

function sayWorker(whole: string, animal: string, trade: string): string {
  const beast = findThing(animal.toLowerCase());
  const words = trade.toLowerCase().split(' ');
  const works = PEOPLE.has(trade.toLowerCase()) || PEOPLE.has(words.at(-1) ?? '');
  return beast?.alive === true && !PEOPLE.has(animal.toLowerCase()) && works ? `${animal} ${trade}` : whole;
}

/** "a floating island kingdom", "an underwater realm": the land that it lies in. */
const REALM = /\b((?:[a-z]{3,12} )?[a-z]{3,12}) (?:kingdom|realm|empire|wonderland)\b/gi;

const LANDS: ReadonlySet<string> = new Set(PLACE_ROWS.flatMap(({ words }) => words));

/** "chases an ice cream truck": driven, and no stall. */
const DRIVEN_STALL =
  /\b((?:chas|pursu|overtak|follow|pass|steal|driv|rac|hijack)(?:es|e|ing|s)? (?:after )?(?:an?|the|his|her|their) (?:(?!an?\b|the\b)[a-z-]{2,14} ){0,2}?)(?:ice[- ]cream|food|taco|coffee|burger) (?:truck|van)\b/gi;
/** "a runaway food truck speeds down the hill". */
const STALL_DRIVES =
  /\b(?:ice[- ]cream|food|taco|coffee|burger) (?:truck|van)(?= (?:speed|rac|drift|swerv|crash|hurtl|flee|roll|tear)[a-z]{1,5}\b)/gi;

/** "palm fans", "ostrich feather fans": large leaves on a stick, and nobody's admirers. */
const LEAF_FANS =
  /\b(?:large |giant |big |huge |golden )?(?:palm|peacock|ostrich|palm[- ]leaf|feather|feathered)(?: feather| leaf)? fans?\b/gi;

/** "tiny hikers climb a mountain of mashed potatoes": what it is a mountain of, which is one to them. */
const TINY_FOLK = /\b(?:tiny|miniature|mini|microscopic|minuscule)\b/i;
const LAND_OF_FOOD =
  /\b(an?|the) (?:[a-z]{3,9} )?(?:forest|jungle|mountain|hill|peak|cliff|sea|ocean|lake|river|waterfall|field|island|desert|glacier|volcano|snowfield|city|town|village|tower) (?:made )?(?:out )?of ((?:(?!on\b|in\b|with\b|and\b|as\b)[a-z]{2,12} ){0,2}[a-z]{3,14})(?=[.,;:!?]|$| (?:on|in|with|and|as|while|at|to|using|under|that|made|for)\b)/gi;

function sayHeap(whole: string, article: string, food: string): string {
  const noun = food.toLowerCase().replace(/(?<=ato)es$|s$/, '');
  const known = findThing(noun) ?? findThing(noun.split(' ').at(-1) ?? '');
  return known?.alive === false && (known.home === 'kitchen' || isEaten(known.kind))
    ? `${article.replace(/^an$/i, 'a')} giant ${noun}`
    : whole;
}

/** "a glass strawberry is sliced with a knife": the knife does it, in whoever's hand it is. */
const IS_CUT =
  /(^|[.!?:,] )((?:an?|the) (?:[a-z-]{2,16} ){1,5}?)(?:is|are|gets|being) (?:being )?(?:(?:slowly|carefully|cleanly|precisely|gently|perfectly) )?(slic|cut|chopp|dic|carv)(?:ed)? ?(?:open |in half |in two |through |into (?:[a-z]+ )?(?:slices|pieces|halves) )?(?:with|by) ((?:an?|the) (?:[a-z-]{2,12} ){0,3}knife)\b/gi;
const CUTS: Readonly<Record<string, string>> = {
  slic: 'slices',
  cut: 'cuts',
  chopp: 'chops',
  dic: 'dices',
  carv: 'carves',
};

/** A long coat that keeps the dust off, and nothing to dust with. */
const DUSTER = /(?<=\b(?:in|wearing|with) (?:an?|his|her) (?:[a-z-]{2,12} ){0,3})duster(?: coat)?\b/gi;
/** What makes the smoke of a stage stands behind it. */
const SMOKE_MACHINES = /\b(?:smoke|fog|haze) machines?\b/gi;

const FLIES =
  '(?:div|swoop|fl|glid|rac|chas|follow|weav|skim|plung|ris|soar|dart|burst|zip|zoom|thread|circl|climb|pull|rush|shoot|drop|track|pass|spiral|twist)(?:s|es|ies|ves)';
/** "FPV drone dives down a tower, swoops under a bridge and chases a taxi": all of it is what the camera does. */
const FLOWN = new RegExp(
  `((?:^|[.!?:] )(?:an? |the |a high-speed |a fast )?(?:(?:cinematic|fast|high-speed|racing|thrilling|smooth|continuous|single-take|one-take) ){0,2}(?:fpv(?: (?:drone|camera|shot|racing drone))?|drone(?: (?:camera|shot))?|camera)) (${FLIES}\\b[^.!?]{0,300})`,
  'gi',
);
const NEXT_FLOWN = new RegExp(`(?:, (?:and )?(?:then )?| and (?:then )?| before )(?=${FLIES}\\b)`, 'gi');
const AFTER_IT = /\b(?:chas|pursu)es (?=(?:an?|the|two|three)\b)/gi;

function sayFlown(whole: string, who: string, way: string): string {
  const told = way.replace(NEXT_FLOWN, '. The camera ').replace(AFTER_IT, 'follows ');
  return told === way ? whole : `${who} ${told}`;
}

const sayDriven = (_whole: string, before: string): string => `${before.replace(/\ban $/, 'a ')}delivery truck`;

export const sayGenres = (text: string): string =>
  text
    .replace(FORCED_OPEN, (_whole, ending: string | undefined) =>
      ending === 'ing' ? 'pushing open ' : ending === undefined ? 'push open ' : 'pushes open ',
    )
    .replace(
      DOORS_OF,
      (_whole, article: string | undefined, how: string, house: string) =>
        `${article === undefined ? '' : 'the '}${how}doors of the ${house}`,
    )
    .replace(SELLS, '$1')
    .replace(AS_WORKER, sayWorker)
    .replace(REALM, (whole, land: string) => (LANDS.has(land.toLowerCase()) ? land : whole))
    .replace(DRIVEN_STALL, sayDriven)
    .replace(STALL_DRIVES, 'delivery truck')
    .replace(LEAF_FANS, 'palm leaves')
    .replace(LAND_OF_FOOD, (whole, article: string, food: string) =>
      TINY_FOLK.test(text) ? sayHeap(whole, article, food) : whole,
    )
    .replace(
      IS_CUT,
      (_whole, before: string, what: string, verb: string, knife: string) =>
        `${before}${knife} ${CUTS[verb.toLowerCase()] ?? 'cuts'} ${what.trim()}`,
    )
    .replace(DUSTER, 'trench coat')
    .replace(SMOKE_MACHINES, 'smoke')
    .replace(FLOWN, sayFlown);
