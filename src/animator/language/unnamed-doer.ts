import type { Lexicon, VerbRow } from '../catalogue/lexicon.ts';
import { findUses } from '../catalogue/parts-of-speech.ts';
import { workPlaceOf } from '../catalogue/uses.ts';
import type { Reading } from './reading.ts';
import { tokenise } from './words/words.ts';

/** "Kneading dough", "Close-up of chopping onions": a deed comes first, after the camera at most. */
const BEGINS =
  /^\s*((?:(?:an?|extreme|slow[- ]motion|close[- ]?ups?|macro|top[- ]?down|overhead|medium|wide|cinematic|detailed|shot|view|video|footage|clip|of)[,:]? ){0,6})([a-z]{2,14}ing) (?=([a-z'-]{1,20}))/i;
const NEAR = /\b(?:close[- ]?ups?|macro|top[- ]?down|overhead)\b/i;
/** The camera is whoever does it then. */
const OWN_EYES = /\b(?:pov|point[- ]of[- ]view|first[- ]person|go ?pro)\b/i;

/** Before what it is done to, and before where. */
const ARTICLE = /^(?:an?|the|his|her|my|your|our|their|some|fresh|one|two|three|four|five|six)$/i;
const WHERE =
  /^(?:through|along|across|down|up|over|in|on|into|onto|past|around|toward|towards|at|with|under|beside|by|to|from)$/i;
const WITH = /^[^,.;:]{1,60} with (?:(?:an?|the|my|his|her|our|their) )?([a-z]{2,20})\b/i;
const BY_ITSELF = /^(?:open|close|pour|smoke|drop|blow)$/;
/** With a beast: all else that lives does it itself, as "flying birds" do. */
const LEADS = /^(?:ride|walk|drive|fly)$/;

/**
 * Who writes "riding a bicycle through Amsterdam" means somebody who does. The prompt with them told, or null where it names its own people or its deed is another's:
 * asked only once it is read, since only then is known who is in it.
 */
export function nameDoer(text: string, { entities, events }: Reading, lexicon: Lexicon): string | null {
  const [begins, camera = '', word = '', next = ''] = BEGINS.exec(text) ?? [];
  if (begins === undefined || OWN_EYES.test(text)) return null;
  const seen = entities.filter(({ hidden }) => !hidden);
  // Where nothing is named at all, the camera goes there by itself.
  if (seen.length === 0 && !ARTICLE.test(next)) return null;
  // "Baking cookies with grandma": she is not the only one.
  const beside = WITH.exec(text)?.[1]?.toLowerCase();
  if (seen.some(({ senses, noun }) => senses.person !== null && noun !== beside)) return null;
  const deed = findDeed(word, lexicon);
  if (deed === null || deed.act.frame === 'work' || isNoun(word, lexicon)) return null;
  const alive = seen.some(({ senses }) => senses.thing?.alive === true);
  const led = LEADS.test(deed.verb) && ARTICLE.test(next);
  if (alive && beside === undefined && !led && deed.act.frame !== 'hands') return null;
  // "Chopping onions" is work, and "feeding ducks" as well; "opening flowers" open, and "pouring rain" pours by itself.
  const bare = !ARTICLE.test(next) && !WHERE.test(next);
  const work = (alive || workPlaceOf(deed.act.act) !== null) && !BY_ITSELF.test(deed.act.act);
  if (bare && (!work || isQuality(next))) return null;
  if (events.some(({ subjects }) => subjects.length > 0) && !led && bare) return null;
  const near = deed.act.frame === 'hands' && NEAR.test(text);
  const rest = text.slice(begins.length - word.length - 1);
  return `${camera}${near ? "a person's hands" : 'a person'} ${rest.trimStart()}`;
}

function findDeed(word: string, lexicon: Lexicon): VerbRow | null {
  const forms = tokenise(word.toLowerCase())[0]?.verbForms ?? [];
  for (const { lemma, form } of forms)
    for (const row of form === 'ing' ? lexicon.verbs(lemma) : []) if (row.rest.length === 0) return row;
  return null;
}

/** "Building in the rain", "Painting of a ship": the word names something. */
function isNoun(word: string, lexicon: Lexicon): boolean {
  const senses = lexicon.lists(word.toLowerCase()) ? lexicon.senses(word.toLowerCase()) : null;
  return senses !== null && (senses.thing !== null || senses.place !== null || senses.person !== null);
}

/** "Shining golden coins": what is told of the word behind is told of it by both. */
function isQuality(word: string): boolean {
  const uses = findUses(word.toLowerCase());
  return uses !== null && uses.adjective > uses.noun * 4 && uses.adjective > uses.verb;
}
