/** What people do to each other and around each other, in words that leave out or put last what a film must know first. */

const ONTO =
  /\b(climb|step|get|jump|hop|swing|go|leap|clamber|scramble)(s|ing)? (?:back )?(?:aboard|on board)(?=[,.;!?]|$| (?:and|as|while|with|just|before|at|then|without|again|to)\b)/gi;
/** What one goes aboard of where it is not named: by what else is told of. */
const TAKEN_FROM: readonly (readonly [RegExp, string])[] = [
  [/\b(?:train|railway|locomotive|(?:train|railway|central) station)s?\b/i, 'train'],
  [/\b(?:bus|coach|bus stop|bus station)(?:es)?\b/i, 'bus'],
  [/\btrams?\b/i, 'tram'],
  [/\b(?:airport|plane|airplane|runway)s?\b/i, 'airplane'],
  [/\b(?:ships?|port|quay|gangway|ferry|liner)\b/i, 'ship'],
  [/\b(?:boats?|dock|pier|jetty|harbou?r)\b/i, 'boat'],
  [/\bplatform\b/i, 'train'],
];

/** "hugs him on the platform, he climbs aboard": the train that a platform is there for. */
function sayAboard(text: string): string {
  const [, vehicle] = TAKEN_FROM.find(([told]) => told.test(text)) ?? [];
  if (vehicle === undefined) return text;
  return text.replace(ONTO, (_whole, verb: string, ending: string | undefined) => {
    const ing = ending?.toLowerCase() === 'ing';
    return `${/^[A-Z]/.test(verb) ? 'Board' : 'board'}${ing ? 'ing' : (ending ?? '')} the ${vehicle}`;
  });
}

/** "and she walks beside the moving train", where nobody is told to be in one: it leaves, and is no place. */
const BESIDE_MOVING =
  /\b((?:he|she|they|it|(?:the|an?|his|her) [a-z]+) (?:walk|run|jog|hurr|chas|rush|wav|stand)[a-z]{1,4}(?: [a-z]+ly)?(?: along)?) (beside|alongside|along|next to|after|toward|towards|with) (?:the|an?) (?:moving|departing|leaving|rolling) (train|bus|tram|car|boat|ship)\b/gi;

/** "pins the hem of a blue dress on a bride": whoever is told of last has it on. */
const FITTED =
  /\b((?:pin|sew|stitch|mend|adjust|fix|button|zip|lace|tie|fasten|measure|alter|fit)(?:s|ing|ning)?(?: up)?) ((?:the|an?) (?:[a-z]+ )?(?:hem|sleeves?|waist|collar|back|buttons?|seams?|cuffs?|train|bodice) )(of|on) (an?|the) ((?:[a-z-]+ ){0,3}(?:dress|gown|suit|jacket|skirt|coat|kimono|shirt)) (?:on|for|worn by) ((?:an?|the|his|her) (?:(?!on\b|who\b|while\b|and\b)[a-z-]+ ){0,3}?(?:woman|man|girl|boy|bride|groom|lady|gentleman|customer|client|model|actress|daughter|son|sister|mother|dancer|child))\b/gi;

/** "curls of wood falling to the floor": what a plane leaves behind is there with the plane, and nobody curls up. */
const SHAVINGS =
  /, (?:(?:thin|long|pale|golden|fine|delicate|small) )?(?:curls|shavings|ribbons|spirals|chips) of (?:[a-z]+ )?(?:wood|oak|pine|walnut|cedar|timber)(?: shavings)? (?:fall|drop|curl|peel|spill|float|tumbl|roll)ing (?:away |off |down )?(?:(?:to|onto|on|from|around|over|at) (?:the|his|her) (?:[a-z]+ )?[a-z]+)?(?=[,.;]|$| (?:as|while|and)\b)/gi;

/** "her small feet dangling from the chair": she sits there. */
const DANGLING =
  /, (her|his|their|its) (?:[a-z]+ )?(?:feet|legs) (?:dangling|swinging|hanging) (?:from|off|over|above) (?:the (?:edge|side|end) of )?(?=(?:the|a|an|her|his|their) )/gi;
const WHO: Readonly<Record<string, string>> = { her: 'she sits', his: 'he sits', their: 'they sit', its: 'it sits' };

/** "sit on the floor of an attic": on the floor, and in the attic. */
const FLOOR_OF =
  /\b((?:sit|sits|sitting|lie|lies|lying|kneel|kneels|kneeling|play|plays|playing|sleep|sleeps|sleeping) (?:together )?on the (?:bare |cold |wooden |dusty )?(?:floor|ground)) of (?=(?:an?|the|his|her|their|its) )/gi;

export const sayAmongPeople = (text: string): string =>
  sayAboard(text)
    .replace(BESIDE_MOVING, 'the $3 leaves and $1 $2 the $3')
    .replace(FITTED, '$1 $2of $6 in $4 $5')
    .replace(SHAVINGS, '')
    .replace(FLOOR_OF, '$1 in ')
    .replace(DANGLING, (_whole, whose: string) => `, ${WHO[whose.toLowerCase()]} on `);
