/** The words of English that hold a sentence together. */
const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

export const DETERMINERS = set(
  "a an the this that these those his her its their my your our each every some any another other both all no such one's",
);
export const POSSESSIVES = set('his her its their my your our');
export const PRONOUNS = set(
  'he she it they him them himself herself itself themselves we us i you who everyone everybody',
);
export const LINKS = set(
  'as while when where who which that before after until because then than suddenly finally meanwhile so but once if though although first next now just yet since whenever',
);
/** Of these also when it is done: "who finally steps out". */
export const WHEN: readonly string[] = ['then', 'suddenly', 'finally', 'eventually', 'now'];
export const AUXILIARIES = set(
  "is are was were be been being am has have had do does did can could will would may might must should seem seems appear appears feel feels remain remains become becomes get gets doesn't don't didn't isn't aren't wasn't weren't can't couldn't won't wouldn't shouldn't cannot hasn't haven't hadn't",
);
export const PREPOSITIONS = set(
  'in on at by to from with of over under above below beneath underneath into onto across along through around between behind beside near inside outside within without toward towards upon via against among amid amidst past off for atop down up alongside beyond during about out aboard throughout opposite',
);
export const ADVERBS = set(
  'how goodbye alone together overhead nearby below above away inside outside wide back forth forward forwards backward backwards sideways upward upwards downward downwards up down here there everywhere again also always often never still very quite too almost just only even ever already once twice soon later fast hard high low straight right left far close apart around aside ahead along alike instead maybe perhaps entirely completely perfectly half first last indoors outdoors underneath east west north south home abroad afterwards beyond faster slower louder softer closely through past off out in on over',
);
/** Verbs that carry no act of their own. */
export const LIGHT_VERBS = set(
  'pretend attempt manage decide begin start continue keep try seem appear feel become get let help want need like love hate know show feature depict include contain surround fill cover create cause bring capture reveal reflect cast paint line mark frame dominate highlight emphasize suggest evoke convey build mix blend melt enter block hit leave reach serve stretch catch hang lead meet follow hide fade filter pierce break pour fall rise mirror support dot wrap surround stain dust scatter swallow split whip hurl wash tattoo lace tie copy obscure adorn decorate attach connect line',
);

/** Relations between two things, as they are written; the longest is tried first. */
export const RELATION_PHRASES: readonly (readonly [string, string])[] = [
  ['on the left side of', 'left_of'],
  ['to the left side of', 'left_of'],
  ['on the left of', 'left_of'],
  ['to the left of', 'left_of'],
  ['left of', 'left_of'],
  ['on the right side of', 'right_of'],
  ['to the right side of', 'right_of'],
  ['on the right of', 'right_of'],
  ['to the right of', 'right_of'],
  ['right of', 'right_of'],
  ['on the top of', 'on'],
  ['on top of', 'on'],
  ['at the top of', 'on'],
  ['on the back of', 'on'],
  ['in the back of', 'behind'],
  ['on the edge of', 'on'],
  ['on the bottom of', 'under'],
  ['at the bottom of', 'under'],
  ['at the foot of', 'near'],
  ['in front of', 'in_front_of'],
  ['in the front of', 'in_front_of'],
  ['before', 'in_front_of'],
  ['face to face with', 'facing'],
  ['next to', 'beside'],
  ['close to', 'near'],
  ['side by side with', 'beside'],
  ['by the side of', 'beside'],
  ['at the side of', 'beside'],
  ['on the side of', 'beside'],
  ['together with', 'with'],
  ['along with', 'with'],
  ['hand in hand with', 'with'],
  ['surrounded by', 'amid'],
  ['full of', 'full_of'],
  ['filled with', 'full_of'],
  ['covered in', 'covered'],
  ['covered with', 'covered'],
  ['overgrown with', 'covered'],
  ['overgrown by', 'covered'],
  ['lined with', 'covered'],
  ['decorated with', 'covered'],
  ['out of', 'from'],
  ['made of', 'made_of'],
  ['made out of', 'made_of'],
  ['made from', 'made_of'],
  ['built of', 'made_of'],
  ['dressed in', 'wearing'],
  ['clad in', 'wearing'],
  ['wrapped in', 'wearing'],
  ['wearing', 'wearing'],
  ['dressed', 'wearing'],
  ['in the middle of', 'in'],
  ['in the center of', 'in'],
  ['in the centre of', 'in'],
  ['in the heart of', 'in'],
  ['at the edge of', 'near'],
  ['on the edge', 'near'],
  ['at the end of', 'in'],
  ['at the helm of', 'on'],
  ['at the bow of', 'on'],
  ['in the shade of', 'under'],
  ['on board', 'on'],
  ['on', 'on'],
  ['upon', 'on'],
  ['onto', 'on'],
  ['atop', 'on'],
  ['aboard', 'on'],
  ['in', 'in'],
  ['inside', 'inside'],
  ['within', 'inside'],
  ['into', 'into'],
  ['under', 'under'],
  ['beneath', 'under'],
  ['underneath', 'under'],
  ['below', 'under'],
  ['above', 'above'],
  ['over', 'over'],
  ['behind', 'behind'],
  ['beside', 'beside'],
  ['alongside', 'beside'],
  ['near', 'near'],
  ['by', 'near'],
  ['at', 'at'],
  ['with', 'with'],
  ['between', 'between'],
  ['among', 'amid'],
  ['amid', 'amid'],
  ['around', 'around'],
  ['against', 'leaning_on'],
  ['through', 'through'],
  ['across', 'across'],
  ['along', 'along'],
  ['past', 'past'],
  ['toward', 'toward'],
  ['towards', 'toward'],
  ['to', 'to'],
  ['from', 'from'],
  ['of', 'of'],
  ['for', 'for'],
  ['down', 'along'],
  ['up', 'along'],
  ['off', 'from'],
  ['beyond', 'behind'],
  ['via', 'through'],
  ['during', 'during'],
  ['about', 'about'],
  ['opposite', 'facing'],
  ['across from', 'facing'],
  ['opposite from', 'facing'],
  ['across the table from', 'facing'],
  ['across the desk from', 'facing'],
  ['outside', 'near'],
  ['throughout', 'in'],
];

const ways = (direction: string, phrases: string): (readonly [string, string])[] =>
  phrases.split(', ').map((phrase) => [phrase, direction] as const);

/** Where somebody goes, as it is written; "to the left of" is no such way. */
export const DIRECTION_PHRASES: readonly (readonly [string, string])[] = [
  ...ways(
    'right',
    'from left to right, from left to the right, from the left to the right, left to right, to the right, to the right side, rightward, rightwards, toward the right, towards the right',
  ),
  ...ways(
    'left',
    'from right to left, from right to the left, from the right to the left, right to left, to the left, to the left side, leftward, leftwards, toward the left, towards the left',
  ),
  ...ways(
    'up',
    'into the sky, into the air, skyward, toward the sky, towards the sky, from the bottom to the top, from bottom to top',
  ),
  ...ways(
    'middle',
    'in the middle of it all, in the midst of it all, in the center of it all, amid it all, through it all',
  ),
  ...ways(
    'in_turn',
    'one by one, one after another, one after the other, one at a time, little by little, step by step',
  ),
  ...ways('upside_down', 'upside down, head over heels'),
  ...ways('together', 'hand in hand, arm in arm, side by side, shoulder to shoulder, back to back, face to face'),
  ...ways('down', 'to the ground, onto the ground, from the sky, from top to bottom'),
  ...ways(
    'toward',
    'toward the camera, towards the camera, toward us, towards us, toward the viewer, towards the viewer, toward the lens, at the camera, into the camera, straight into the camera, straight at the camera, directly at the camera, directly into the camera, right into the camera, at the lens, into the lens, straight into the lens, directly into the lens, at the viewer, directly at the viewer, at us, straight at us, directly at us, closer to the camera, to the camera, to camera, downhill',
  ),
  ...ways(
    'away',
    'away from the camera, away from us, away from the viewer, into the distance, toward the horizon, towards the horizon, into the sunset, off into the distance, uphill',
  ),
];
