import { ownLexicon } from '../../catalogue/lexicon.ts';
import { findUses } from '../../catalogue/parts-of-speech.ts';
import { PEOPLE } from '../../catalogue/people.ts';
import { findThing } from '../../catalogue/things.ts';
import { isAdjective } from '../mentions/find-name.ts';
import { DOES_MARK } from '../words/words.ts';
import { manyOf } from './english-forms.ts';

/** Small things that several languages say alike, once their words are English ones: whose, of what, with what. */

export const isDoer = (noun: string): boolean => PEOPLE.has(noun) || findThing(noun)?.alive === true;

const sensesOf = (noun: string) => (ownLexicon().lists(noun) ? ownLexicon().senses(noun) : null);

/** Had on or part of who has it: a coat, a beard. */
export function isWorn(noun: string): boolean {
  const one = noun.replaceAll('_', ' ');
  const senses = sensesOf(one) ?? sensesOf(one.replace(/s$/, ''));
  return senses !== null && (senses.garment || (senses.part && !PEOPLE.has(one)));
}

const isSeen = (noun: string): boolean => sensesOf(noun)?.thing != null || sensesOf(noun)?.place != null;
const isPlace = (noun: string): boolean => sensesOf(noun)?.place != null;

const OBJECT: Readonly<Record<string, string>> = {
  he: 'him',
  she: 'her',
  they: 'them',
};
/** "davanti a lui", "atrás dela": who comes after a preposition is never told as who does it. */
const AFTER_PREPOSITION =
  /\b(behind|next to|beside|in front of|opposite|with|over|above|under|around|from|for|toward|at|to|near|on) {1,4}(he|she|they)(?= |[,.;:!?]|$)/g;
/** "il loro cane". */
const THE_THEY = /\b(?:the|an?) they (?=[a-z])/g;
/** "looks at to the sky": once is enough. */
const TWICE = new RegExp(`\\b(look(?:s|ing)${DOES_MARK}?) at (?:at|to|toward|on|in) `, 'g');
/** "illuminata da torce", "tirado por caballos": who or what does it. */
const DONE_BY =
  /\b(lit|pulled|drawn|covered|surrounded|followed|carried|illuminated|filled|chased) (?:through|from|of|for) (?=[a-z])/g;
/** "ein Glas Milch", "стакан молока": so much of it. */
const MEASURES =
  'glass|cup|bottle|slice|crowd|group|caravan|bowl|plate|bunch|flock|herd|basket|bucket|jug|mug|bouquet|pile|stack|pair|loaf|swarm';
const MEASURE = new RegExp(`\\b((?:${MEASURES})) (?=([a-z]+)(?![a-z${DOES_MARK}]))`, 'g');
const SMALL =
  /^(?:of|in|on|at|and|with|the|a|an|from|to|for|by|is|are|who|that|next|under|over|behind|near|full|his|her|filled|then|while)$/;
/** "fährt nachts mit dem Fahrrad": what one sits on is ridden. */
const RIDES = new RegExp(
  `\\b(?:drives|goes|travels|moves|runs)(${DOES_MARK}) ((?:[a-z]+ ){0,3}?)(?:with|on|in|by) ((?:the|an?|his|her) )?((?:[a-z]+ )?(?:bicycle|bike|motorcycle|scooter|horse|camel|donkey|sled|skateboard))(?![a-z])`,
  'g',
);
/** "mesa de la cocina": furniture is called after its room. */
const OF_ROOM =
  /\b(table|door|window|floor|counter|sink|chair|wall|light|lamp|sofa|roof|road|street|path|square|bridge|village|market) of (?:the )?([a-z]+)(?![a-z])/g;
/** "um homem de capa preta", "ein Mann im Mantel": what he has on or wears in his face. */
const OF_WORN = /\b([a-z]+) (?:of|at|to) (?:the )?(?=((?:[a-z-]+ ){0,3}[a-z]+))/g;
const COUNTS = /^(?:an?|the|his|her|their|one|two|some)$/;
/** "一杯热茶": a cup of what its word calls a cup of already. */
const CUP_OF_CUP = /\b(?:glass|cup|bowl|slice) {1,3}of {1,3}((?:cup|glass|bowl|slice) of)\b/g;
const ONTO_ON = /\b(onto|into|over|through) {1,3}(?:on|in|into|onto) (?=[a-z])/g;

/** Whether the first noun of a group is had on. */
function tellsWorn(group: string): boolean {
  const noun = group.split(' ').find((word) => !COUNTS.test(word) && !isQuality(word));
  return noun !== undefined && isWorn(noun);
}

/** "حشد من السياح": so many of them. */
const FROM_MEASURE = new RegExp(`\\b((?:${MEASURES})) from (?=[a-z])`, 'g');
/** "крупный план глаз", "لقطة مقربة للفنجان": what it shows. */
const SHOWN =
  /\b(close-?up)(?: to| the(?= [a-z]+ of)|(?= (?!of |on |to |and |then |with |at |in |from |is |shot |a shot |the camera )[a-z]))(?: (?=the |an? |[a-z]))/g;
/** "бросает их на сковороду": whom or what, and not whose. */
const OBJECT_OF = new RegExp(
  `\\b([a-z]+${DOES_MARK}(?: (?:up|out|off|down))?) (their|his)(?= (?:on|in|into|to|toward|at|and|from|over)\\b| ?[,.;]|$)`,
  'g',
);

/** "стадо слонов", "象の群れ": a herd is of several, whatever its word shows. */
const OF_SEVERAL =
  /\b(flock|herd|group|crowd|pack|swarm|school|troop|row|line|caravan) of ([a-z]+)(?![a-z\uf8f0-\uf8ff'-])/g;

/** "caem do céu", "full of with stars": from where something comes, and of what it is full. */
const COMES_OF = new RegExp(`\\b((?:falls|drops|drips|comes|descends|flows|rains)${DOES_MARK}) of (?=[a-z])`, 'g');
const FULL_OF = /\b(full of|surrounded by|covered with) (?:with|by|from|of) (?=[a-z])/g;
/** "in bicicletta", "à cheval": what one sits on, where no article stands before it. */
const ASTRIDE = /\b(?:in|at|of|by) (bicycle|bike|motorcycle|scooter|horse|camel|donkey|skateboard)(?= |[,.;]|$)/g;
/** "alle Kinder": all of them are they; who is told of alone is everybody. */
const ALL_OF = new RegExp(`\\beverybody (?![a-z]+${DOES_MARK}|and |is |are |in |on |at |together)(?=[a-z])`, 'g');
/** "उसके हाथों का क्लोज़-अप", "لقطة واسعة لقافلة": of what a shot is. */
const WHOSE_SHOWN = /\b(his|her|their) (close-?up) of (?=[a-z])/g;
const SHOT_OF = /\b((?:wide|aerial|drone|establishing|medium|full|long) shot) to (?=[a-z])/g;
/** "se aproxima do rosto", "تقترب من وجهه": on what a camera comes near. */
const PUSHES_IN = new RegExp(`\\b(pushes${DOES_MARK}?(?: slowly)? in) (?:of|from|to) (?=[a-z])`, 'g');
/** "улыбается зрителям": to whom, which the ending tells. */
const SMILES_AT = new RegExp(
  `\\b((?:smiles|waves|nods|winks)${DOES_MARK}) (?=(?:the |his |her )?([a-z]+)(?![a-z]))`,
  'g',
);
/** "contesta él", "sagt sie": who says it may stand after the verb. */
const SAID_BY = new RegExp(
  `\\b((?:says|replies|asks|answers|whispers|shouts|yells|mutters|murmurs|calls|exclaims)${DOES_MARK})[ -]{1,2}(he|she)(?= |[,.;:!?]|$)`,
  'g',
);

export function mendGroups(text: string): string {
  return text
    .replace(SAID_BY, '$2 $1')
    .replace(WHOSE_SHOWN, '$2 of $1 ')
    .replace(SHOT_OF, '$1 of ')
    .replace(PUSHES_IN, '$1 on ')
    .replace(SMILES_AT, (whole, deed: string, who: string) =>
      isDoer(who) || isDoer(who.replace(/s$/, '')) ? `${deed} at ` : whole,
    )
    .replace(ALL_OF, '')
    .replace(COMES_OF, '$1 from ')
    .replace(FULL_OF, '$1 ')
    .replace(ASTRIDE, 'on a $1')
    .replace(OF_SEVERAL, (whole, group: string, noun: string) => (isDoer(noun) ? `${group} of ${manyOf(noun)}` : whole))
    .replace(AFTER_PREPOSITION, (_whole, where: string, who: string) => `${where} ${OBJECT[who] ?? who}`)
    .replace(THE_THEY, 'their ')
    .replace(TWICE, '$1 at ')
    .replace(DONE_BY, '$1 by ')
    .replace(RIDES, `rides$1 $3$4 $2`)
    .replace(OF_ROOM, (whole, thing: string, room: string) => (isPlace(room) ? `${room} ${thing}` : whole))
    .replace(FROM_MEASURE, '$1 of ')
    .replace(SHOWN, '$1 of ')
    .replace(OBJECT_OF, (_whole, deed: string, whose: string) => `${deed} ${whose === 'their' ? 'them' : 'it'}`)
    .replace(CUP_OF_CUP, '$1')
    .replace(ONTO_ON, '$1 ')
    .replace(OF_WORN, (whole, who: string, group: string) =>
      isDoer(who) && tellsWorn(group) ? `${who} with ` : whole,
    );
}

const HEADS =
  /^(?:table|kitchen|street|road|path|window|door|field|lamp|bridge|house|room|roof|cake|hall|square|yard|garden|wall|floor|chair|village|market|shop|station|car|train|bed|sofa|cup|juice|soup|bread|tower|gate|wood)$/;
const TWO_NOUNS = new RegExp(`\\b([a-z]+) ([a-z]+)(?![a-z_${DOES_MARK}-])`, 'g');

/** "طاولة المطبخ", "кухня ресторана": of what it is follows without a word between. */
export const joinNouns = (text: string): string =>
  text.replace(TWO_NOUNS, (whole, thing: string, of: string) =>
    HEADS.test(thing) &&
    sensesOf(whole) === null &&
    !SMALL.test(of) &&
    !isQuality(of) &&
    !isDoer(of) &&
    isSeen(of) &&
    !isWorn(of)
      ? `${of} ${thing}`
      : whole,
  );

const PARTS_OF =
  /\b(eyes|face|hands?|head|voice|feet|tail|wings|hair) (?=((?:(?:old|young|little|small) )?[a-z]+)(?![a-z\uf8f0]))/g;
const TOOLS = new RegExp(
  `(${DOES_MARK}(?: [a-z]+){1,2}) (spoon|fork|knife|brush|paintbrush|broom|hammer|axe|sword|stick|pencil|pen|shovel|hand|hands)(?![a-z])`,
  'g',
);

/** "клюшку", a hockey stick: one name of two words. */
const NAMED_SO = / (?:hockey|walking|drum|carving|pocket|wooden|drawing|fountain)$/;

/** "глаза лошади", "пробует соус ложкой": endings tell whose and with what, and no word does. */
export const tellCases = (text: string): string =>
  text
    .replace(PARTS_OF, (whole, part: string, who: string) =>
      isDoer(who) || isDoer(who.split(' ').at(-1) ?? '') ? `${part} of ` : whole,
    )
    .replace(TOOLS, (whole, before: string, tool: string) =>
      / (?:with|in|on|of|a|the|his|her|to|from)$/.test(before) || NAMED_SO.test(before)
        ? whole
        : `${before} with ${tool}`,
    );

/** German and Russian say how much without a word between. */
export const tellMeasures = (text: string): string =>
  text.replace(MEASURE, (whole, measure: string, next: string) =>
    SMALL.test(next) || next.endsWith('ly') ? whole : `${measure} of `,
  );

/** Whether a word is said of a noun and names nothing itself. */
export function isQuality(word: string): boolean {
  if (PEOPLE.has(word)) return false;
  const uses = findUses(word);
  if (isAdjective(word)) return uses === null || uses.adjective >= uses.noun;
  return uses !== null && uses.adjective > 0 && uses.adjective > 2 * (uses.noun + uses.verb + uses.adverb);
}
