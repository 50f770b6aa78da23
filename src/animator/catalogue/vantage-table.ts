import { THINGS } from './things.ts';

/**
 * Where a prompt says that the camera stands, or what it looks through: pattern, then what it asks for, as in the table of cameras. What is matched is the
 * camera's own; the car it is in, which follows, is read as any other. What no film can do yet is `unknown`, and told as such.
 */

/** Said at the beginning of a sentence, or of what is filmed: who climbs from the back of a truck is no camera. */
const FILMED =
  '(?:^\\s{0,2}|(?<=[:,] )|\\b(?:shot|seen|filmed|viewed|view|footage|captured|perspective|pov|camera|looking|as seen|we look|we see)[ ,:]{1,2}(?:taken )?)';

const BOARDED = THINGS.filter(({ moves, alive, metres }) => moves && !alive && metres >= 1).flatMap(
  ({ words }) => words,
);
const VEHICLE = `(?:an?|the|his|her|their|my|our) (?:[a-z-]{1,16} ){0,3}(?:${[...new Set(BOARDED)].join('|')})\\b`;

const ROUND =
  'key ?hole|peep ?hole|spy ?hole|telescope|spyglass|binoculars?|field glasses|port ?hole|(?:rifle |sniper )?scope|periscope|loupe|hole in the [a-z]{2,12}';
const GREEN =
  '(?:branches|leaves|foliage|bush(?:es)?|undergrowth|thicket|(?:tall |high )?grass(?:es)?|reeds|ferns|shrubs)(?: of (?:an?|the) [a-z]{2,12})?';
const PASSES =
  '(?:the )?camera (?:slowly |smoothly |then )?(?:passes|moves|goes|flies|glides|pushes|travels|dives|looks|peers|peeks|squeezes) ';

export const VANTAGE_PATTERNS: readonly (readonly [string, string])[] = [
  [`${FILMED}from (?:the )?(?:back ?seats?|rear seats?|back|rear|bed|bench) (?:of|in) (?=${VEHICLE})`, 'vantage=back'],
  [
    `${FILMED}from (?:the )?(?:inside(?: of)?|within|interior of|(?:passenger|front|driver)(?:'s)? seat of|cockpit of|cabin of|cab of) (?=${VEHICLE})`,
    'vantage=inside',
  ],
  ['\\blooking out through the (?:windshield|windscreen|front window)(?: at| onto| toward)?\\b', 'vantage=inside'],
  [
    `(?:^\\s{0,2}(?:looking |peering |peeking )?|\\b(?:seen|viewed|shot|filmed) |${PASSES})through (?:an? |the )?(?:[a-z-]{1,16} ){0,2}(?:${ROUND})(?: into)?\\b`,
    'vantage=peephole',
  ],
  [
    `(?:^\\s{0,2}(?:looking |peering |peeking )?|\\b(?:seen|viewed|shot|filmed) |${PASSES})(?:through|from behind|between) (?:an? |the |some )?(?:[a-z-]{1,16} ){0,2}${GREEN}\\b`,
    'vantage=foliage',
  ],
  [
    '\\b(?:shot|filmed|seen|camera)(?: from inside the [a-z]{2,14},?| from| is| stays| placed| positioned){0,2} behind (?:him|her|it|them)\\b',
    'angle=behind',
  ],
  [
    `${FILMED}from behind (?:an?|the|his|her) (?:[a-z-]{1,16} ){0,2}(?:bar|counter|desk|stall|till)(?: we see)?\\b`,
    'unknown',
  ],
  // a picture within the picture
  [
    "\\b(?:reflected |mirrored |(?:we see|seen|the reflection|reflection|reflections) (?:[a-z-]{1,16} ){0,4})in (?:an?|the|his|her|their) (?:[a-z'-]{1,16} ){0,2}(?:rear[ -]?view mirror|side mirror|wing mirror|sunglasses|visor|goggles|pupils?|spoon)\\b|^\\s{0,2}in (?:the|an?|his|her) (?:rear[ -]?view|side|wing) mirror,?(?: we see)?\\b",
    'unknown',
  ],
];
