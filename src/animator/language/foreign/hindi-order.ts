import { ownLexicon } from '../../catalogue/lexicon.ts';
import { findThing } from '../../catalogue/things.ts';
import { PREPOSITIONS } from '../words/english.ts';
import { DOES_MARK } from '../words/words.ts';
import { isDoer, isQuality } from './groups.ts';
import { NAME_JOINT } from './postpositions.ts';

const VERB_LAST = new RegExp(
  `\\b([a-z]+) {1,3}((?:(?:an?|one|two|three|his|her|hot|cold|red|big|small|old|fresh|warm) )?)((?:[a-z]+ )?[a-z_]+)([^ a-z]?) {1,3}([a-z]+${DOES_MARK}[a-z_]*)`,
  'g',
);

/** "फूलों को पानी दे रहा है": whom it is done to is told as whom it is given to. */
const DONE_TO = new RegExp(
  `\\b((?!(?:gives|says|tells|speaks|shows|teaches|offers|goes|walks|runs|comes|explains|reads|sells)${DOES_MARK})[a-z]+${DOES_MARK}) {1,3}to `,
  'g',
);

/** Dots under letters and dots for a nose's sound are written or not. */
export const plainLetters = (text: string): string =>
  text.replace(/([\u0915\u0916\u0917\u091c\u092b])\u093c/g, '$1').replaceAll('\u0901', '\u0902');

const OWNED =
  /(?<![a-z_])(?!front )([a-z_]{2,60})[\uf8f0-\uf8ff]? {1,3}of {1,3}((?:[a-z]{2,20} +){0,3})([a-z_]{2,60})(?![a-z_\uf8f0]| {0,3}of )/;
const MOST_TURNS = 6;
const SHOWS =
  /^(?:closeup|shot|picture|photo|crowd|group|flock|herd|cup|glass|bowl|plate|slice|bottle|face|eyes|hands?)$/;

/** "रसोई की मेज़": whose it is comes first, as in a kitchen table, and is told last where it is shown or filled. */
export function turnHindiOwners(text: string): string {
  let turned = text.replaceAll('close-up', 'closeup');
  for (let turn = 0; turn < MOST_TURNS && OWNED.test(turned); turn++)
    turned = turned.replace(OWNED, (_whole, owner: string, told: string, last: string) => {
      // Its qualities stand between; the first that is none is it.
      const words = [...told.trim().split(/ +/), last].filter((word) => word !== '');
      const at = words.findIndex((word) => !isQuality(word));
      const owned = words[at] ?? last;
      const qualities = words
        .slice(0, at === -1 ? -1 : at)
        .map((word) => `${word} `)
        .join('');
      const rest =
        at === -1
          ? ''
          : words
              .slice(at + 1)
              .map((word) => ` ${word}`)
              .join('');
      if (isQuality(owner)) return `${owner} ${qualities}${owned}${rest}`;
      const compound =
        !SHOWS.test(owned.replace(/_.*$/, '')) && !isDoer(owner.replaceAll(NAME_JOINT, ' ')) && isThing(owned);
      const whole = compound ? [owner, owned] : [owned, 'of', owner];
      return `${qualities}${whole.join(NAME_JOINT)}${rest}`;
    });
  return turned;
}

const isThing = (noun: string): boolean => ownLexicon().lists(noun.replaceAll(NAME_JOINT, ' '));

/** "सब्ज़ियाँ काटता है": what it is done to stands before the verb, whoever does it. */
const DONE_BEFORE = new RegExp(
  `(?<=[a-z,] +)((?:(?:his|her|their|an?|one|two|three|old|ancient|wooden|golden|red|blue|white|black|small|big|new) +){0,3})((?:[a-z_]+ of )?(?<!of )[a-z_]+) {1,3}([a-z]+${DOES_MARK}(?:[_ ](?:up|down|on|off|out|over|at)(?= |[,.]|$))?)(?![a-z_]| (?:the|an?) )`,
  'g',
);

/** "मोमबत्ती जल रही है": what things do by themselves is not done to them. */
const BY_ITSELF = new RegExp(
  `^(?:burns|floats|swims|rises|falls|flies|hangs|shines|glows|flashes|flickers|rings|stands|lies|moves|drifts|sways|passes|rolls|spins|flows|sails|comes|goes|arrives|stops|explodes|collapses|melts|grows|blooms|waves)${DOES_MARK}`,
);

function isHandled(noun: string): boolean {
  if (/^(?:him|her|it|them)$/.test(noun)) return true;
  const name = noun.replace(/^.* of /, '').replaceAll(NAME_JOINT, ' ');
  const thing =
    (ownLexicon().lists(name) ? ownLexicon().senses(name)?.thing : null) ?? findThing(name.replace(/s$/, ''));
  return thing !== null && !thing.alive && !thing.moves && !thing.surrounds;
}

/** "बाघ पानी पी रहा है": what it is done to stands between who does it and the verb. */
export function orderHindi(text: string): string {
  return text
    .replace(DONE_TO, '$1 ')
    .replace(VERB_LAST, (whole, doer: string, qualities: string, what: string, mark: string, deed: string) =>
      !(isDoer(doer) || isDoer(doer.replace(/s$/, ''))) ||
      what.split(' ').some((word) => PREPOSITIONS.has(word)) ||
      /\b(?:and|wearing|slowly|quickly|happily|quietly|together|outside|inside)\b/.test(what)
        ? whole
        : `${doer} ${deed} ${qualities}${what}${mark}`,
    )
    .replace(DONE_BEFORE, (whole, told: string, noun: string, deed: string, at: number, all: string) =>
      isHandled(noun) &&
      !BY_ITSELF.test(deed) &&
      !/\b(?:in|on|at|from|with|to|under|near|behind|wearing) (?:[a-z]+ ){0,2}$/.test(
        all.slice(Math.max(0, at - 36), at),
      )
        ? `${deed} ${told}${noun}`
        : whole,
    );
}
