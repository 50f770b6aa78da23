import { findFirstName } from '../../catalogue/names-table.ts';
import { PEOPLE } from '../../catalogue/people.ts';

/** How those write who tell a film at length: what they say in the manner of a screenplay or a catalogue, in plain words. */

/** "MARCUS, 60s, a barber", "Anna (30s), a nurse": how old whoever is introduced is, said with what they are. */
const INTRODUCED_AGED =
  /(?<![\p{L}\d])(\p{Lu}[\p{L}'-]{1,20})(?:, ?| ?\()(?:(?:in )?(?:his|her|their) )?(?:(?:early|mid|late)[ -])?([1-9])0s\)?, an? (?=\p{Ll})/gu;
/** By decades: teens, then those of their twenties and thirties, and so on. */
const OF_DECADE = ['', 'a teenage', 'a young', 'a young', 'a middle-aged', 'a middle-aged'];

const introduce = (_whole: string, name: string, decade: string): string =>
  `${name}, ${OF_DECADE[Number(decade)] ?? 'an old'} `;

/** "a woman in her 30s in a red coat": how old she is, and nobody else. */
const IN_DECADE = /\b(in (?:his|her|their) (?:(?:early|mid|late)[ -])?)([2-8])0['\u2019]?s\b/gi;
const DECADES = ['', '', 'twenties', 'thirties', 'forties', 'fifties', 'sixties', 'seventies', 'eighties'];
/** "a subway station … along the train platform": its own. */
const UNDERGROUND = /\b(?:subway|metro|underground|tube) station\b/i;

/** "It's a love letter to slow mornings: a cat on a sill": what it is to be, and nothing that lies there. */
const HOMAGE =
  /(?<=^|[.!?] )(?:it's|it is|this is|think of it as)? ?(?:an? )(?:[a-z]+ )?(?:love letter|ode|tribute|homage|hymn|tale|story|portrait|study|meditation|celebration) (?:to|of|on|about) (?:[a-z' -]{3,40}): (?=an? |the |two |three )/gi;
/** "Through the windshield we watch a deer nibble grass": it does, seen through that. */
const WE_WATCH =
  /(?<=^|[.!?] )((?:through|from|across|between|over) [^,.;:!?]{4,70}?),? we (?:watch|see|observe|glimpse|spot) (an? |the |two |three )((?:[a-z-]+ ){0,2}?[a-z-]+) ([a-z]{3,}) (?!s\b)([^.;!?]{2,80})(?=[.;!?]|$)/gi;
const BARE_DEED =
  /^(?:nibble|walk|run|dance|sit|stand|sleep|eat|drink|play|swim|fly|jump|work|paint|cook|read|write|pass|climb|graze|wait|kiss|fight|build|sweep|wander|drift)$/i;
/** "two dots and a shy smile": how a face is, and nobody. */
const HAS_SMILE = /,? (?:and|with) an? (?:[a-z]+ )?(?:smile|grin|smirk|frown|pout)(?=[.;]|$)/gi;

/** "with long white braids": how the hair is, and nothing that is done. */
const HAS_BRAIDS =
  /\b(with|and|in|has) ((?:two |long |short |thick |thin |tight |loose |neat |messy |white |gr[ea]y |silver |black |dark |brown |blonde? |red |golden ){1,3})braids\b/gi;

/** "pours chai from one steel pot into another": two of them, and nobody else who pours. */
const FROM_ONE =
  /\bfrom one ((?:[a-z-]+ ){0,2}?)([a-z]+) (to|into|onto) (?:another|the other|the next)(?=[.,;]|$| (?:and|as|while)\b)/gi;

/** "on a slab of wet black stone": a stone, and no cube beside a rock. */
const OF_STONE =
  /\b(?:slab|block|chunk|piece|lump|hunk) of ((?:[a-z-]+ ){0,3}?)(?:stone|rock|slate|granite|basalt|lava|obsidian)\b/gi;

/** Where wood is worked it is pushed over a board, and does not fly. */
const WOOD_PLANE = /\b(his|her|the|an?|their)((?: (?:old|wooden|small|heavy|worn|sharp))?) plane\b/gi;
const OF_WOOD =
  /\b(?:shavings?|workbench|carpenter|woodworker|luthier|joiner|cabinet[- ]?maker|(?:violin|guitar|boat|furniture)[- ](?:maker|builder))\b/i;

const sayPlane = (text: string): string => (OF_WOOD.test(text) ? text.replace(WOOD_PLANE, '$1$2 hand plane') : text);

/** "Kaelen, a young barber in a white coat, …": somebody with a name that no table has. */
const NAMED =
  /(?<![\p{L}\d])(\p{Lu}\p{L}{2,15}), an? (?:[\p{Ll}-]+ ){0,4}?([\p{Ll}-]+)(?=,| (?:in|with|who|of|wearing|on|at)\b)/gu;

/** What they are called by later is who they are, where the film has no second one of them. */
function callByTrade(text: string): string {
  let told = text;
  for (const { 0: whole, 1: name = '', 2: trade = '', index } of text.matchAll(NAMED)) {
    const known = findFirstName(name.toLowerCase()) !== null || PEOPLE.has(name.toLowerCase());
    const several = text.match(new RegExp(`\\b${trade}s?\\b`, 'gi'))?.length !== 1;
    if (known || several || !PEOPLE.has(trade)) continue;
    const after = told.indexOf(whole, Math.min(index, told.length)) + whole.length;
    if (after < whole.length) continue;
    const again = new RegExp(`(?<![\\p{L}])(?:${name}|${name.toUpperCase()}|${titled(name)})(?![\\p{L}])`, 'gu');
    told = told.slice(0, after) + told.slice(after).replace(again, `the ${trade}`);
  }
  return told.replace(/(?<=[.!?] )the (?=\p{Ll})/gu, 'The ');
}
const titled = (name: string): string => `${name.slice(0, 1)}${name.slice(1).toLowerCase()}`;

/** What pupils have on, and no sailor's. */
const SAILOR_PUPIL =
  /(?<=\b(?:school|schoolgirl|schoolboy|student|teenage|pupil|girl)s?\b[^.]{0,30})\bsailor[- ](?:school )?(?:uniform|fuku|outfit)\b/gi;

/** "as headlights sweep over her face": light that falls on her, of a car that nobody sees. */
const LIT_BY_CARS =
  /\b(?:as |while )?(?:the |a car's |passing |distant )?headlights (?:slowly )?(?:sweep|wash|slide|glide|pass|flash|rake|play)(?:s|ing)? (?:over|across) (?:it|him|them|(?:his|her|their) [a-z]+|her)\b/gi;
/** Who stands beside a truck "and drinks from a bottle" does so, and nothing else stands there. */
const DRINKS_FROM = /(?<=\b(?:and|then) )drinks (?=from (?:an?|his|her|the)\b)/gi;

/** What one has on and pulls off is taken off. */
const PULLS_OFF =
  /\b(?:pull|tug|yank|slip|whip|tear)(s|ing|ping|ging)? off (?=(?:his|her|their|the) (?:[a-z]+ )?(?:helmet|hat|cap|mask|hood|gloves?|jacket|coat|boots?|shoes?|sunglasses|goggles|scarf|headphones)\b)/gi;
const sayTakenOff = (_whole: string, ending: string | undefined): string =>
  `${ending === undefined ? 'take' : ending.endsWith('ing') ? 'taking' : 'takes'} off `;

/** "bent over his workbench": at work there, and not on the heels. */
const BENT_AT_WORK =
  /\b(?:(bends|hunches|stoops)|bent|hunched|stooped|bending|hunching|stooping) over (?=(?:an?|the|his|her|their) (?:[a-z-]+ ){0,2}(?:workbench|bench|desk|loom|lathe|sewing machine|drafting table|drawing board)\b)/gi;
const sayAtWork = (_whole: string, finite: string | undefined): string =>
  finite === undefined ? 'working at ' : 'works at ';

/** "a rippling pool of liquid silver": stuff, and nothing one swims in. */
const POOL_OF =
  /\b(?:an? |the )?(?:\b[a-z]{1,14} )?\bpool of (?=(?:[a-z]{1,14} )?(?:silver|gold|mercury|metal|chrome|ink|oil|honey|chocolate|milk|paint|wax|glass|blood|liquid)\b)/gi;

/** "ascends a rocky trail": on foot, and up no wall. */
const UP_THE_TRAIL =
  /\b(?:ascend|climb|scal)(s|es|ing|ed|) (?:up )?(?=(?:an?|the|his|her|their) (?:[a-z-]+ ){0,3}?(?:trail|path|footpath|track|hillside|slope|hill|steps|staircase|stairs|stairway)\b)/gi;

/** "a parking garage … headlights flash on across the garage": it is that one, and nobody's workshop. */
const sayGarage = (text: string): string =>
  /\bparking garage\b/i.test(text) ? text.replace(/(?<!parking )\bgarage\b(?! door)/gi, 'parking garage') : text;

export const sayAtLength = (text: string): string =>
  callByTrade(sayPlane(sayGarage(text)).replace(INTRODUCED_AGED, introduce))
    .replace(FROM_ONE, 'from one $1$2 $3 another $2')
    .replace(SAILOR_PUPIL, 'school uniform')
    .replace(LIT_BY_CARS, 'in headlights')
    .replace(DRINKS_FROM, 'sips ')
    .replace(PULLS_OFF, sayTakenOff)
    .replace(BENT_AT_WORK, sayAtWork)
    .replace(POOL_OF, '')
    .replace(UP_THE_TRAIL, (_whole, ending: string) => `walk${ending === 'es' ? 's' : ending} up `)
    .replace(/\b(?:Do[nñ]a|DO[NÑ]A) (?=\p{Lu})/gu, '')
    .replace(HOMAGE, '')
    .replace(WE_WATCH, (whole, where: string, article: string, who: string, deed: string, rest: string) =>
      BARE_DEED.test(deed) ? `${article}${who} ${deed}s ${rest}, ${where.toLowerCase()}` : whole,
    )
    .replace(HAS_SMILE, (whole) => (/\b(?:screen|dots|emoji|led)\b/i.test(text) ? '' : whole))
    .replace(/\btrain platform\b/gi, (whole) => (UNDERGROUND.test(text) ? 'platform' : whole))
    .replace(IN_DECADE, (_whole, lead: string, decade: string) => `${lead}${DECADES[Number(decade)] ?? ''}`)
    .replace(HAS_BRAIDS, '$1 $2braided hair')
    .replace(OF_STONE, '$1stone');
