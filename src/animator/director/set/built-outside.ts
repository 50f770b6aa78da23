import type { Reading } from '../../language/reading.ts';

/** Halls that are seen from outside as well, and then are no room. */
const PRAYED_IN = /\b(?:church|cathedral|chapel|basilica|mosque|temple|abbey|minster|pagoda)\b/i;
const AT_ITS_FRONT =
  /\b(?:outside|in front of|before|beside|near|behind|around|past|towards?|circles?) (?:[a-z-]+ ){0,5}(?:church|cathedral|chapel|basilica|mosque|temple|abbey)\b/i;
const OF_ITS_OUTSIDE =
  /\b(?:church|cathedral|chapel|basilica|mosque|temple|abbey)(?:'s)?\b[^.;]{0,50}\b(?:on (?:a|an|the) (?:[a-z-]+ ){0,2}(?:hill|cliff|rock|outcrop\w*|island|mountain|square)|atop|built|overlook\w*|fa[cç]ade|spires?|steeple|exterior|skyline|distance|background|rises?|ris(?:es|ing)|stands?|square|steps|minarets?|bell towers?)\b/i;
const WITHIN =
  /\b(?:inside|interior|indoors?|aisle|pews?|altar|nave|stained[- ]glass|choir|organ|pulpit|candle\w*|vault\w*|confession\w*|echo\w*|pillars?|columns?)\b/i;

/** Great churches have a nave; of one that has fallen in, one sees the nave from within. */
const OF_A_NAVE = /\b(?:cathedral|church|chapel|abbey|minster|basilica)\b/i;
const ENTERED = /\b(?:cathedral|church|chapel|abbey|minster|basilica)$/i;
/** What weighs less is guessed from what is done, and not told. */
const NAMED = 1.5;
/** What a place weighs that is told with "in". */
const IN_WEIGHT = 3;
const FALLEN_IN = /\b(?:abandoned|ruined|ruins|overgrown|collapsed|derelict|crumbling|bombed|roofless|flooded)\b/i;
const FAR_FROM_IT =
  /\b(?:on (?:a|the) (?:hill|cliff)|exterior|skyline|in the distance|square|aerial|drone|outside|in front of (?:a|an|the) (?:[a-z-]+ ){0,3}(?:church|cathedral|chapel))\b/i;

export const AT_MARKET =
  /\b(?:christmas|winter|night|flea|food|fish|flower|spice|farmers?'?|street|floating|busy|bustling|crowded) market\b/i;

const WEDS = /\b(?:brides?|grooms?|newlyweds|wedding)\b[^.;]{0,80}\b(?:aisle|altar)\b/i;
const UNDER_SKY = /\b(?:beach|garden|outdoors?|outside|meadow|forest|barn|field|vineyard|park|rooftop|sky|trees?)\b/i;

/** Keepers of lighthouses have no gallery with pictures: theirs runs around the lamp, above the rocks. */
const OF_A_LIGHTHOUSE = /\blighthouse\b/i;

/** "a fishing village on stilts": in the water, whatever stands around it. */
const ON_STILTS =
  /\b(?:village|huts?|houses?|homes?|cabins?|bungalows?|cottages?|settlement|town)\b[^.;]{0,30}\bon (?:[a-z]+ )?stilts\b|\bstilt(?:ed)? (?:villages?|huts?|houses?|homes?)\b/i;

/** Tables that stand in the street. */
const SERVED_OUTSIDE =
  /\b(?:outside|outdoors? at|in front of|terrace of) (?:(?!in |at |inside )[a-z-]+ ){0,4}(?:caf[eé]|bistro|coffee shop|restaurant|brasserie)\b|\b(?:sidewalk|street|outdoor|pavement|open-air) (?:caf[eé]|bistro|restaurant|coffee shop)\b|\b(?:caf[eé]|bistro|restaurant) terrace\b|\bparis(?:ian)? (?:street )?(?:caf[eé]|bistro)\b[^.;]{0,60}\b(?:street|eiffel|sidewalk|terrace|passers?-?by|walk by)\b/i;

const IN_CASTLE_COURT =
  /\b(?:courtyard|yard|bailey|walls|ramparts|battlements|gate) of (?:[a-z-]+ ){0,4}(?:castle|fortress|palace|keep)\b/i;
const OF_LANTERNS = /\b(?:lunar|chinese) new year\b|\b(?:spring|lantern) festival\b|\b(?:dragon|lion) dance/i;

const UNDER_BLOSSOM =
  /\b(?:avenue|path|street|road|lane|tunnel|rows?|alley|boulevard|walkway) (?:of|lined (?:with|by)|under|beneath|through) (?:[a-z-]+ ){0,3}(?:cherry|sakura|blossom\w*)\b|\b(?:cherry[- ]blossom|sakura)[- ](?:lined )?(?:avenue|path|street|road|lane|tunnel|trees? lined)\b|\b(?:under|beneath|through|along) (?:[a-z-]+ ){0,3}(?:cherry blossoms?|cherry trees|sakura)\b/i;

/** Whoever fights a fire does so from the street. */
const ON_FIRE =
  /\b(?:burning|blazing|flaming) (?:[a-z-]+ )?(?:warehouse|factory|school|hotel|office|hospital|shop|store|restaurant|apartments?|skyscraper|building)\b/i;
const FOUGHT = /\b(?:fire ?fighters?|firemen|fireman|hoses?|fire (?:trucks?|engines?)|sprays?|outside|in front of)\b/i;

/** Coasts with a town have cliffs, bays and churches of their own. */
const OF_A_COAST_TOWN = ['cliff', 'sea', 'beach', 'village', 'hall', 'square', 'harbour', 'city', 'mountains'] as const;

/** What places gain when what is built there is seen from outside. */
export function builtOutside({ told, places }: Reading, scores: ReadonlyMap<string, number>): [string, number][] {
  const found: [string, number][] = [];
  const of = (place: string): number => scores.get(place) ?? 0;
  if (scores.has('coast_town'))
    found.push(['coast_town', Math.max(0, ...OF_A_COAST_TOWN.filter((place) => scores.has(place)).map(of)) + 0.5]);
  // Nothing else is told of where a church stands: before its front is a square.
  const guessed = Math.max(0, ...scores.values());
  const alone = guessed < NAMED && OF_A_NAVE.test(told) && AT_ITS_FRONT.test(told);
  if (
    PRAYED_IN.test(told) &&
    // A church tower behind the stalls of a market is behind them.
    !AT_MARKET.test(told) &&
    (alone || scores.has('hall') || scores.has('city') || scores.has('square')) &&
    !WITHIN.test(told) &&
    (AT_ITS_FRONT.test(told) || OF_ITS_OUTSIDE.test(told) || scores.has('square'))
  )
    found.push(['square', Math.max(of('hall'), of('city'), alone ? guessed : 0) + 0.6]);
  // "lights a candle in a chapel": who is told to be in it sees its nave.
  const inIt = places.some(({ word, weight }) => ENTERED.test(word) && weight >= IN_WEIGHT);
  if (
    OF_A_NAVE.test(told) &&
    (inIt || (WITHIN.test(told) && !AT_ITS_FRONT.test(told)) || FALLEN_IN.test(told)) &&
    !FAR_FROM_IT.test(told)
  )
    found.push(['nave', Math.max(...scores.values(), 0) + 0.9]);
  // Where a bride comes down an aisle and nothing else is told of, it is that of a church.
  if (WEDS.test(told) && !UNDER_SKY.test(told) && places.every(({ word }) => /^(?:aisle|altar)$/.test(word)))
    found.push(['nave', Math.max(...scores.values(), 0) + 0.9]);
  if (OF_A_LIGHTHOUSE.test(told) && scores.has('hall')) found.push(['cliff', of('hall') + 0.6]);
  if (ON_STILTS.test(told)) found.push(['stilt_village', Math.max(...scores.values(), 0) + 0.9]);
  if (SERVED_OUTSIDE.test(told)) found.push(['cafe_street', Math.max(of('cafe'), of('city'), of('old_town')) + 0.6]);
  if (ON_FIRE.test(told) && FOUGHT.test(told) && !/\binside\b/i.test(told))
    found.push(['city', Math.max(...scores.values(), 0) + 0.6]);
  if (IN_CASTLE_COURT.test(told)) found.push(['castle', Math.max(of('city'), of('old_town'), of('garden')) + 0.6]);
  if (OF_LANTERNS.test(told)) found.push(['lantern_street', Math.max(of('city'), of('old_town'), of('market')) + 0.6]);
  if (UNDER_BLOSSOM.test(told) && !scores.has('lantern_street') && !scores.has('square'))
    found.push(['avenue', Math.max(of('city'), of('garden'), of('road'), of('forest'), of('alley')) + 0.6]);
  // A cabin stands in its wood.
  if (scores.has('cabin'))
    found.push(['cabin', Math.max(of('forest'), of('mountains'), of('snowfield'), of('village')) + 0.3]);
  return found;
}
