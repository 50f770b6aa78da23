import { COLOUR_WORDS } from '../../catalogue/attributes.ts';
import { ownLexicon } from '../../catalogue/lexicon.ts';
import { findUses } from '../../catalogue/parts-of-speech.ts';
import { PEOPLE } from '../../catalogue/people.ts';
import { DOES_MARK, NAME_MARK } from '../words/words.ts';
import { findLemma } from './english-forms.ts';
import { isQuality } from './groups.ts';

/** What Spanish, French, Portuguese, Italian and partly Arabic put elsewhere than English: qualities behind their noun. */
const ADJECTIVES = [
  ...Object.keys(COLOUR_WORDS),
  ...'old,young,small,big,long,happy,snowy,cozy,wooden,lone,middle-aged,bearded,wet,empty,broken,futuristic,medieval,bald,solitary,elderly,tiny,little'.split(
    ',',
  ),
  ...'huge,giant,beautiful,elegant,rustic,parisian,ancient,modern,abandoned,golden,tall,tired,mysterious,busy,crowded,quiet,warm,cold,hot,sunny'.split(
    ',',
  ),
  ...'barefoot,italian,misty,cloudy,narrow,dense,colorful,striped,stray,hungry,curious,scared,surprised,proud,frozen,dusty,dry,thin,round,cobbled'.split(
    ',',
  ),
  ...'fluffy,cute,rusty,calm,cheerful,shy,nervous,serious,sad,angry,starry,rocky,tropical,vintage,full,distant,sleeping,floral,blonde,tabby'.split(
    ',',
  ),
].join('|');
const LISTED: ReadonlySet<string> = new Set(ADJECTIVES.split('|'));
const AFTER_NOUN =
  /(?<![\p{L}-])((?:orange fruit|street lamp|polar bear|office worker|city street|[a-z]+)) ([a-z]+(?:-[a-z]+){0,2})(?![\p{L}\uf8f0_])(?: fruit\b)?/gu;
const NEVER_DESCRIBED =
  /^(?:a|an|the|of|and|in|on|with|is|his|her|their|at|under|over|behind|near|next|through|between|into|onto|along|beside|above|very|more|one|two|three|four|five|to|wearing|it|him|them|that|who|while|ice|from|by|or|for|up|down|off|out|away|around|onto|then|as)$/;

/** Spelled like deeds. */
const NAMES_MANY = /^(?:leaves|waves|clouds|flowers|flames|lights|stars|petals|rocks|sparks)$/;

/** "says old woman": the adjective belongs to what follows. */
function isVerbForm(word: string): boolean {
  const uses = word.endsWith('s') ? findUses(word.slice(0, -1)) : null;
  return uses !== null && uses.verb > uses.noun;
}

/** Said of where and when, or of two things at once. */
const STAYS =
  /^(?:next|late|early|opposite|another|other|near|close|outside|inside|alone|back|only|like|scared|lit|one|two|three|four|five|six|seven|eight|nine|ten)$/;
const LASTS =
  /^(?:sleeping|burning|glowing|shining|floating|flying|smiling|crying|winding|glittering|steaming|towering|sparkling)$/;
/** "hole next to them", "face full of flour", "noir in black and white": said of what follows. */
const GOES_ON = /^ (?:of|to|by|and white)\b/;
const GOES_ON_WITH = /^ with\b/;
/** "a cup full with flowers": what is with it is told of the quality. */
const WITH_WHAT = /^(?:full|empty|busy|happy|wet|covered|crowded|[a-z]+ed)$/;

/** "una mongolfiera gialla e blu": two colours of one thing go together. */
const COLOUR = Object.keys(COLOUR_WORDS)
  .filter((word) => /^[a-z]+$/.test(word))
  .join('|');
const TWO_COLOURS = new RegExp(`(?<=[a-z] )\\b(${COLOUR}) and (${COLOUR})(?![\\p{L}-])`, 'gu');

/** "a horse white" becomes "a white horse"; twice, since two may follow one noun. */
export const moveAdjectives = (text: string): string =>
  moveOnce(moveOnce(text.replace(TWO_COLOURS, '$1-and-$2')))
    .replaceAll('-and-', ' and ')
    .replace(STRAY, (whole, before: string, noun: string) => (PEOPLE.has(noun) ? `${before}street ${noun}` : whole));

const LONGEST_START = 2;
const LONGEST_TEXT = 40;

/** The words before a noun that are of its name: "hot air " of a balloon; none where it has no longer one. */
function startOfCompound(text: string, noun: string): string {
  if (!text.endsWith(' ')) return '';
  const words = text.slice(-LONGEST_TEXT).trimEnd().split(' ').slice(-LONGEST_START);
  for (let count = Math.min(LONGEST_START, words.length); count > 0; count--) {
    const start = `${words.slice(-count).join(' ')} `;
    if (ownLexicon().lists(`${start}${noun}`)) return start;
  }
  return '';
}

const TWO_COLOURED = /^[a-z]+-and-[a-z]+$/;

function moveOnce(text: string): string {
  let out = '';
  let at = 0;
  AFTER_NOUN.lastIndex = 0;
  for (let match = AFTER_NOUN.exec(text); match !== null; match = AFTER_NOUN.exec(text)) {
    const [whole, before = '', adjective = ''] = match;
    const stays =
      !(LISTED.has(adjective) || isQuality(adjective) || TWO_COLOURED.test(adjective)) ||
      STAYS.test(adjective) ||
      // "un barista vertiendo leche": he does, and is not described.
      (adjective.endsWith('ing') && findLemma(`${adjective.slice(0, -3)}s`) !== null && !LASTS.test(adjective)) ||
      GOES_ON.test(text.slice(match.index + whole.length, match.index + whole.length + 12)) ||
      (WITH_WHAT.test(adjective) &&
        GOES_ON_WITH.test(text.slice(match.index + whole.length, match.index + whole.length + 12))) ||
      NEVER_DESCRIBED.test(before) ||
      (!NAMES_MANY.test(before) && (isVerbForm(before) || isQuality(before))) ||
      Object.hasOwn(COLOUR_WORDS, before);
    out += text.slice(at, match.index);
    if (stays) out += before;
    else {
      // "a coffee shop cozy": both words of its name stay together.
      const first = startOfCompound(out, before);
      out = `${out.slice(0, out.length - first.length)}${adjective} ${first}${before}`;
    }
    at = match.index + (stays ? before.length : whole.length);
    AFTER_NOUN.lastIndex = at;
  }
  return out + text.slice(at);
}

const DEED = `[a-z]+${DOES_MARK}`;
const PARTICLE = '(?: (?:up|down|out|off|away|at|to|onto|over)(?= |[,.;!?]|$))?';
/** "la niña lo acaricia", "l'ouvre": whom or what it is done to stands before the verb, spelled like an article. */
const BEFORE_NOUN = '(?<!(?:^|[ ,])(?:of|in|on|at|with|from|by|to|over|through|during|after|before) )';
const CLITIC = new RegExp(
  `(?:(?<=\\p{L} )${BEFORE_NOUN}the (${DEED})(${PARTICLE})|\\bthe (${DEED})(${PARTICLE})(?= (?!${DEED})|[,.;!?]|$))`,
  'gu',
);
/** "abraça-o": and behind it. */
const ENCLITIC = new RegExp(`(${DEED})-(?:the|him|her|it)\\b`, 'g');
/** What is done with people; the rest is done to things. */
const TO_PEOPLE =
  /^(?:looks|watches|follows|chases|hugs|kisses|helps|teaches|leads|listens|calls|asks|tells|greets|stares|waves|smiles|feeds|protects|pets|touches|gives|offers|shows)$/;

function pronounOf(deed: string): string {
  const verb = deed.replace(DOES_MARK, '');
  return TO_PEOPLE.test(verb) ? (verb === 'looks' || verb === 'stares' ? 'at him' : 'him') : 'it';
}

/** "uno dice", "einer sagt", "um sorri": an article before a deed stands for somebody. */
const SOMEBODY = new RegExp(`(?<=^|[,.;:!?] |\\band |\\bwhile )(?:an?|uno|una|um|uma) (${DEED})`, 'g');
/** "para acariciar", "pour voir": what for. */
const PURPOSE = new RegExp(`\\b(?:for|toward|ad) (${DEED})`, 'g');
/** "está leyendo", "sta leggendo": going on. */
const GOING_ON = new RegExp(`\\bis (?=${DEED})`, 'g');
/** "acariciar a un perro": Spanish says "to" of people and animals. */
const PERSONAL = new RegExp(
  `\\b((?:pets|hugs|kisses|feeds|helps|carries|chases|follows|touches|catches|grabs|teaches|kicks|pushes|watches|holds)${DOES_MARK}) (?:to|at|a) (?=(?:an?|the|his|her|one|two|three|some|[a-z]+) )`,
  'g',
);
const A_A = /(?<![\p{L}])a (?=(?:an?|the|his|her|two|three) )/gu;
/** "apprend à son petit-fils à faire du vélo": who is taught does it. */
const TAUGHT = new RegExp(`(teaches${DOES_MARK}[^,.;!?]{1,40}?) (?:at|to|of|a) ([a-z]+)${DOES_MARK}`, 'g');

/** "se", "si", "sich": itself, which the verb says already where the tables do not tell both together. */
const ITSELF = /(?<![\p{L}'])(?:se|si|sich|s|y|le|les|lhe|lhes|gli) (?=[a-z])/gu;

/** What acts by itself is part of the picture, and nobody's deed: "les feuilles tombent", "sale una luz". */
const NATURE = `(?:rain water|autumn leaves|leaves|petals|cherry blossoms?|blossoms|confetti|wood shavings|sawdust|snowflakes|snow|rain|raindrops|sparks|sea waves|waves|clouds|light|sunset|sun|moon|moonlight|sunlight|stars|wind|fog|mist|smoke|dust|steam|hair|shadow|shadows|flames|earth)${NAME_MARK}?`;
/** "olha a neve", "बर्फ देखती है": what is only done to it. */
const DONE_TO_NATURE =
  '(?!(?:looks|watches|sees|admires|eats|drinks|throws|catches|holds|carries|picks|sweeps|rakes|clears|touches|feels|gathers|collects|builds)\\b)';
const NATURE_ACTS = new RegExp(
  `(?<!\\b(?:in|on|under|through|with|at|from|among|over|behind|of)(?: [a-z]+)? {1,3})\\b(${NATURE}(?: {1,3}(?:${COLOUR}|dry|dead|golden|fresh|wet|dark|thick|soft|gentle)\\b)?) {1,3}(?:(?:that|which) {1,3})?(?:(?:slowly|gently|softly|quietly) )?${DONE_TO_NATURE}${DEED}(?: (?:out|down|up|off|away)(?= |[,.;]|$))?`,
  'g',
);
const ACTS_NATURE = new RegExp(
  `(?<=^|[,.;:] |\\band )${DONE_TO_NATURE}${DEED} ((?:an? |the |his )?(?:(?!(?:in|on|at|to|into|under|through|of|with|over|from|next|behind) )[a-z]+ )?${NATURE})(?= |[,.;]|$)`,
  'g',
);

/** "boit du vin", "mangia del pane": of it is some of it. */
const SOME = new RegExp(
  `\\b((?:eats|drinks|pours|cooks|bakes|buys|sells|makes|serves|chops|cuts|plays|carries|picks|grows|bites|fills)${DOES_MARK}(?: (?:up|out|off))?) of (?:the )?`,
  'g',
);
/** "guida le pecore": animals and people are led. */
const LED = new RegExp(
  `\\b(?:drives|floats|drifts)${DOES_MARK} (?=(?:(?:the|his|her|an?|two|three) )?(?:[a-z]+ )?(?:sheep|cattle|geese|flock|herd|goats?|cows?|horses?|children|tourists)\\b)`,
  'g',
);
/** "voam sobre as árvores". */
const ABOVE = new RegExp(`\\b((?:flies|hovers|glides|circles|soars)${DOES_MARK}) on(?: top of)? `, 'g');
/** "salta del sofá", "springt vom Sofa": one word tells whose and where from. */
const AWAY_FROM = new RegExp(
  `\\b((?:jumps|leaps|falls|climbs|drops|descends|gets|slides|rolls|rises|flies|runs|comes|emerges|hangs)${DOES_MARK}(?: (?:up|down|out|off|over))?) of `,
  'g',
);
/** "se quita el casco": whose it is need not be said. */
const WORN = new RegExp(
  `\\b((?:takes|puts)${DOES_MARK} (?:off|on)) {1,4}(?:(?:the|an?) )?(?!(?:his|her|their|the|an?) )(?=[a-z])`,
  'g',
);

/** "внуки радостно бегут": how it is done goes behind the verb, where it parts nobody from it. */
const MANNER = new RegExp(
  `\\b(slowly|happily|quickly|quietly|gently|carefully|softly|suddenly|silently|loudly) (${DEED}(?: (?:up|down|out|off|away|at|over)(?= ))?)`,
  'g',
);

/** "un berger qui conduit": people are told with another word than things. */
const WHO = new RegExp(`\\b([a-z]+) that (?=${DEED})`, 'g');

/** "un guitarrista toca": who makes music touches nothing. */
const MUSICIAN = new RegExp(
  `\\b((?:guitarist|pianist|musician|violinist|drummer|saxophonist|accordionist|cellist|trumpeter|band|orchestra)s?(?: (?!and )[a-z]+)?) touches${DOES_MARK}`,
  'g',
);
/** "un músico callejero": of the street, where a dog has no home. */
const STRAY = /\bstray ((?:young |old |female )?)([a-z]+)/g;

/** "gelato al cioccolato": what it tastes of. */
const FLAVOUR =
  /\b((?:ice )?(?:cream|cake|milkshake|croissant|tart|pie|cookie|cookies|pudding)) (?:at|to|of|with)(?: the)? (chocolate|vanilla|strawberry|lemon|pistachio|caramel|cherry|apple)(?![a-z])/g;

/** "摘下口罩": whose it is need not be said. */
export const tellWorn = (text: string): string => text.replace(WORN, '$1 his ');

export const tellNature = (text: string): string => text.replace(NATURE_ACTS, '$1').replace(ACTS_NATURE, '$1');

/** "en riant", "em silêncio": what is done meanwhile needs no word before it. */
const MEANWHILE = /\b(?:in|while) (?=([a-z]{2,})ing(?![a-z]))/g;

export function orderRomance(text: string): string {
  return tellNature(text.replace(ITSELF, ''))
    .replace(MEANWHILE, (whole, stem: string) => (findLemma(`${stem}s`) === null ? whole : ''))
    .replace(FLAVOUR, '$2 $1')
    .replace(MUSICIAN, `$1 plays${DOES_MARK}`)
    .replace(MANNER, '$2 $1')
    .replace(WHO, (whole, noun: string) => (PEOPLE.has(noun) ? `${noun} who ` : whole))
    .replace(WORN, '$1 his ')
    .replace(SOME, '$1 ')
    .replace(LED, `leads${DOES_MARK} `)
    .replace(ABOVE, '$1 over ')
    .replace(AWAY_FROM, '$1 from ')
    .replace(SOMEBODY, 'one $1')
    .replace(GOING_ON, '')
    .replace(ENCLITIC, (_whole, deed: string) => `${deed} ${pronounOf(deed)}`)
    .replace(CLITIC, (_whole, inside?: string, its?: string, first?: string, own?: string) => {
      const deed = inside ?? first ?? '';
      return `${deed} ${pronounOf(deed)}${its ?? own ?? ''}`;
    })
    .replace(PURPOSE, 'and $1')
    .replace(A_A, 'to ')
    .replace(PERSONAL, '$1 ')
    .replace(TAUGHT, (_whole, before: string, deed: string) => `${before} who ${deed}${DOES_MARK}`);
}
