import type { Lexicon } from '../../catalogue/lexicon.ts';
import { findUses } from '../../catalogue/parts-of-speech.ts';
import { COUNT, isCounted, isListedSo } from './counted-so.ts';
import type { Candidate } from './doubtful-words.ts';
import { PREPOSITIONS } from './english.ts';
import type { Token } from './words.ts';

/** What the words around one say of it, before the whole sentence is weighed. */
export const MANNER: readonly Candidate[] = [{ part: 'adverb', weight: 0 }];

/** Where the words around leave no doubt. */
export function weighRow(
  candidates: readonly Candidate[],
  { row, deed }: { readonly row: boolean; readonly deed: boolean },
): readonly Candidate[] {
  const left = candidates.filter((each) => (row ? !isVerb(each) : deed ? isVerb(each) : true));
  return left.length === 0 ? candidates : left;
}

const isVerb = ({ part }: Candidate): boolean => part === 'does' || part === 'do' || part === 'doing';

/** "a kangaroo disco dances": how somebody does it, and no disco. */
export function findManners(tokens: readonly Token[], lexicon: Lexicon): ReadonlySet<number> {
  return new Set(
    tokens.flatMap((token, at) => {
      const next = tokens[at + 1];
      if (next === undefined || next.opens || next.starts || token.role !== null || at === 0) return [];
      // "two cowboys arm wrestle": of several it has no ending.
      const several = (tokens[at - 1]?.nounForms.length ?? 0) > 1;
      // "a woman rock climbing": after whoever does it, as "climbing" alone would be.
      const somebody = isSomebody(tokens[at - 1], lexicon);
      const deeds = next.verbForms.filter(
        ({ form }) => form === 'finite' || (several && form === 'base') || (somebody && form === 'ing'),
      );
      const verbs = deeds.length === 0 ? [] : lexicon.verbs(token.text);
      // "passengers get off": neither is the little word a deed of its own.
      if (PREPOSITIONS.has(next.text)) return [];
      // "play cards", "flip pancakes": there the first word is the deed.
      const uses = findUses(token.text);
      const names = somebody && /ing$/.test(next.text);
      if (!names && (verbs.some(({ verb }) => verb === token.text) || (uses !== null && uses.verb > uses.noun)))
        return [];
      // "two news anchors": somebody is called so.
      if (next.nounForms.some((noun) => lexicon.lists(`${token.text} ${noun}`))) return [];
      const known = deeds.some(({ lemma }) => verbs.some(({ verb }) => verb === `${token.text} ${lemma}`));
      return known && next.nounForms.length > 0 && !/^(?:a|an|the)$/.test(tokens[at - 1]?.text ?? '') ? [at] : [];
    }),
  );
}

const isSomebody = (token: Token | undefined, lexicon: Lexicon): boolean =>
  token !== undefined && !token.opens && token.nounForms.some((noun) => lexicon.senses(noun)?.person != null);

/** "One waves, the other bows", "one plays guitar, another roasts marshmallows": after the one the other is somebody too. */
const OTHER: readonly Candidate[] = [
  { part: 'name', weight: 0 },
  { part: 'quality', weight: -1.2 },
];
const FAR_FROM_ONE = 16;
/** "the younger in a grey coat", "the taller waves": one of them, of whom no noun is told. */
const BY_ORDER = /^(?:older|younger|elder|taller|shorter|smaller|bigger|larger)$/;

/** "…, tears on her cheeks": what is wept, and nothing that is torn. */
const isTears = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === 'tears' &&
  /^(?:on|in|down|streaming|running|rolling|welling|streaking|glistening)$/.test(tokens[at + 1]?.text ?? '') &&
  !/^(?:he|she|it|who|and)$/.test(tokens[at - 1]?.text ?? '');

function isByOrder(tokens: readonly Token[], at: number): boolean {
  const [article, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (article?.text !== 'the' || !BY_ORDER.test(token?.text ?? '')) return false;
  return next === undefined || next.opens || /^(?:in|with|wears|has|is|holds|carries)$/.test(next.text);
}

function isOther(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text === 'mars' || isByOrder(tokens, at) || isTears(tokens, at)) return true;
  // "the other slowly ties his apron".
  const how = /[a-z]{3}ly$/.test(tokens[at + 1]?.text ?? '') && tokens[at + 1]?.opens !== true;
  const [token, next] = [tokens[at], tokens[how ? at + 2 : at + 1]];
  if (
    !/^(?:other|another)$/.test(token?.text ?? '') ||
    next?.opens === true ||
    !next?.verbForms.some(({ form }) => form === 'finite')
  )
    return false;
  return tokens.slice(Math.max(0, at - FAR_FROM_ONE), at).some(({ text }) => text === 'one' || text === 'first');
}

/** "in a denim apron carefully pouring steamed milk": what is done with care describes no milk, unless an article says so. */
export function isDoneSo(tokens: readonly Token[], at: number): boolean {
  const [noun, how, token] = [tokens[at - 2], tokens[at - 1], tokens[at]];
  if (noun === undefined || how === undefined || token === undefined || how.opens || token.opens) return false;
  return (
    /[a-z]ing$/.test(token.text) && /[a-z]{3}ly$/.test(how.text) && noun.part !== 'article' && !ARTICLE.test(noun.text)
  );
}
const ARTICLE = /^(?:an?|the|his|her|their|its|this|that|these|those|some|and|or|very|of|in|with|is|are|was|be)$/;

const CAN: readonly Candidate[] = [{ part: 'name', weight: 0 }];

/** "a soda can bursts": no soda is able to. */
const isVessel = ({ text }: Token, before: Token | undefined, next: Token | undefined): boolean =>
  text === 'can' &&
  // "a dented can of tuna".
  (next?.text === 'of' ||
    /^(?:a|an|the|soda|beer|cola|tin|drink|aluminum|aluminium|spray|paint|trash|garbage|watering)$/.test(
      before?.text ?? '',
    ));

const isBareDeed = (token: Token | undefined, lexicon: Lexicon): boolean =>
  token !== undefined &&
  token.role === null &&
  !token.opens &&
  token.verbForms.some(({ form, lemma }) => form === 'base' && lexicon.verbs(lemma).length > 0);

/** "her friends clap and cheer": after several, two bare deeds that "and" joins are what they do, though either may be a noun as well. */
export function isOfTwoDeeds(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const first = tokens[at - 1]?.text === 'and' ? at - 2 : at;
  const several = tokens[first - 1];
  return (
    tokens[first + 1]?.text === 'and' &&
    several !== undefined &&
    !several.opens &&
    several.nounForms.some((form) => form !== several.text && lexicon.senses(form)?.person != null) &&
    isBareDeed(tokens[first], lexicon) &&
    isBareDeed(tokens[first + 2], lexicon)
  );
}

const QUALITY: readonly Candidate[] = [{ part: 'quality', weight: 0 }];
const BEGINS_SUBJECT = /^(?:an?|the|his|her|its|their|one|two|three|he|she|it|they)$/;

/** A word alone between commas that may be said of something. */
const isAloneQuality = (token: Token | undefined, next: Token | undefined): boolean =>
  token !== undefined &&
  token.role === null &&
  (token.opens || token.starts) &&
  !token.capital &&
  next?.opens === true &&
  (findUses(token.text)?.adjective ?? 0) > 0;

const isMostlyQuality = ({ text }: Token): boolean => {
  const uses = findUses(text);
  return uses !== null && uses.adjective > uses.noun;
};

/** "motionless, patient, a polar bear waits", "molten, orange, alive, it turns": one quality after another, of whoever is told of next. */
function isSaidOfNext(tokens: readonly Token[], at: number): boolean {
  if (!isAloneQuality(tokens[at], tokens[at + 1])) return false;
  let [from, to] = [at, at + 1];
  while (isAloneQuality(tokens[from - 1], tokens[from])) from--;
  while (isAloneQuality(tokens[to], tokens[to + 1])) to++;
  const next = tokens[to];
  const follows = next !== undefined && !next.starts && BEGINS_SUBJECT.test(next.text);
  return follows && to - from > 1 && tokens.slice(from, to).some(isMostlyQuality);
}

/** "…, patient and observational.": a word alone that is joined to a quality is one, and nobody who is ill. */
function isJoinedToQuality(tokens: readonly Token[], at: number): boolean {
  const [token, and, other, after] = tokens.slice(at, at + 4);
  const ends = after === undefined || after.starts || after.opens;
  const begins = token !== undefined && token.role === null && (token.opens || token.starts);
  if (!begins || and?.text !== 'and' || other === undefined || other.opens || !ends) return false;
  return token.nounForms.length > 0 && (findUses(token.text)?.adjective ?? 0) > 0 && isMostlyQuality(other);
}

const DOING: readonly Candidate[] = [{ part: 'doing', weight: 0 }];
const DOES: readonly Candidate[] = [{ part: 'does', weight: 0 }];
const NAMES: readonly Candidate[] = [{ part: 'names', weight: 0 }];
const ADVERB: readonly Candidate[] = [{ part: 'adverb', weight: 0 }];
const GOES_ON =
  /^(?:backwards?|forwards?|sideways|home|fast|slowly|quickly|away|along|together|alone|in|on|at|by|down|up|through|across|over|past|around|toward|towards|into|out|off|to|from|with|behind|beside|under)$/;

/** "while walking backwards": what somebody does meanwhile, and no quality of anything. */
function isMeanwhile(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (!/^(?:while|when|whilst)$/.test(tokens[at - 1]?.text ?? '') || token === undefined || token.opens) return false;
  const ends = next === undefined || next.opens || next.starts || GOES_ON.test(next.text);
  return ends && token.verbForms.some(({ form }) => form === 'ing');
}

const ONWARD = /^(?:forward|forwards|closer|nearer|backward|backwards|sideways|along|past|toward|towards)$/;

/** ", breathing hard, inches forward": a word that is mostly a measure is a deed where it says which way. */
const isOnward = ({ text, role }: Token, next: Token | undefined): boolean =>
  role === null && /^(?:inches|edges|worms|noses|shoulders|elbows)$/.test(text) && ONWARD.test(next?.text ?? '');

/** ", eyes wide,": what somebody has, who looks at nobody with it. */
const isOfBody = ({ text, opens, role }: Token, next: Token | undefined): boolean =>
  role === null &&
  opens &&
  /^(?:eyes|hands|shoulders|heads|faces|elbows)$/.test(text) &&
  next !== undefined &&
  !/^(?:an?|the|his|her|its|their|him|it|them|each|this|that|every|one|through|past|toward|towards|up)$/.test(
    next.text,
  );

/** Deeds of a hand or a head that are things as well: points of light, waves of the sea. */
const GESTURES =
  /^(?:points|waves|nods|smiles|winks|shrugs|bows|claps|gestures|turns|steps|stops|leans|looks|signals|beckons)$/;
const LISTED_FAR = 6;
const SAYS_OR_GOES =
  /^(?:says|asks|laughs|smiles|shouts|whispers|yells|screams|calls|cries|replies|answers|exclaims|giggles|grins|nods|leaves|runs|walks|jumps|goes|sits|stands|turns|looks)$/;

/** "smiles, points and says", "pulls his hand, points at a dog and laughs": one of several deeds of whoever the sentence is about. */
function isListedDeed(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined || token.role !== null || !token.opens || token.starts || !GESTURES.test(token.text))
    return false;
  const and = tokens.findIndex((each, index) => index > at && (each.text === 'and' || each.starts || each.opens));
  const [joint, deed] = [tokens[and], tokens[and + 1]];
  const to = tokens[at + 1]?.text ?? '';
  const reaches =
    and === at + 1 || (and - at < LISTED_FAR && /^(?:at|to|toward|towards|up|out|back|down|over)$/.test(to));
  return joint?.text === 'and' && reaches && SAYS_OR_GOES.test(deed?.text ?? '');
}

const JOINED = /^(?:and|then|but)$/;
const DONE_TO = /^(?:an?|the|his|her|their|its|at|to|into|on|in|for|with|from|over|away|out|up|down|off)$/;

/** "and quietly cries", "then slowly drinks the tea": how something is done comes before the deed, and describes no things. */
function isDoneHow(tokens: readonly Token[], at: number): boolean {
  const [joint, how, token, next] = [tokens[at - 2], tokens[at - 1], tokens[at], tokens[at + 1]];
  if (joint === undefined || how === undefined || token === undefined || token.role !== null || token.opens)
    return false;
  const ends = next === undefined || next.opens || next.starts || DONE_TO.test(next.text);
  return (
    ends &&
    JOINED.test(joint.text) &&
    /[a-z]{3}ly$/.test(how.text) &&
    token.verbForms.some(({ form }) => form === 'finite')
  );
}

/** "lit from within sits under": nothing follows that it could be within. */
const isFromWithin = ({ text }: Token, before: Token | undefined): boolean =>
  /^(?:within|above|below|beneath|inside|outside|afar)$/.test(text) && before?.text === 'from';

/** "with dripping water", "with flowing dark hair": so is what comes after it, and nobody does that. */
function isWithSuch(tokens: readonly Token[], at: number): boolean {
  const [word, next] = [tokens[at], tokens[at + 1]];
  if (tokens[at - 1]?.text !== 'with' || word?.opens !== false || !/[a-z]{2}ing$/.test(word.text)) return false;
  if (next === undefined || next.opens || next.role !== null || !word.verbForms.some(({ form }) => form === 'ing'))
    return false;
  const named = next.nounForms.some((form) => (findUses(form)?.noun ?? 0) > 0);
  return (
    named && !PREPOSITIONS.has(next.text) && !/^(?:an?|the|his|her|its|their|my|your|up|down|out)$/.test(next.text)
  );
}

/** What a word is where those beside it leave no doubt; null where the sentence has to say. */
export function partsByNeighbours(tokens: readonly Token[], at: number): readonly Candidate[] | null {
  const token = tokens[at];
  if (token === undefined) return null;
  if (isVessel(token, tokens[at - 1], tokens[at + 1])) return CAN;
  if (isOther(tokens, at)) return OTHER;
  if (isMeanwhile(tokens, at)) return DOING;
  const next = tokens[at + 1];
  if (isCounted(tokens, at)) return COUNT;
  if (isListedSo(tokens, at)) return QUALITY;
  if (isOnward(token, next) || isListedDeed(tokens, at) || isDoneHow(tokens, at)) return DOES;
  if (isOfBody(token, next)) return NAMES;
  if (isFromWithin(token, tokens[at - 1]) && next?.verbForms.some(({ form }) => form === 'finite') === true)
    return ADVERB;
  return isSaidOfNext(tokens, at) || isWithSuch(tokens, at) || isJoinedToQuality(tokens, at) ? QUALITY : null;
}

const LEADS = /^(?:down|up|through|across|along|over|off|past|into|onto|around|out|away|toward|towards)$/;

/** "Drops of water slide down the glass": that is what they do, and the two words name no slide. */
export function isOnItsWay(tokens: readonly Token[], from: number, last: number): boolean {
  const [of, whose, word, next] = [tokens[from - 1], tokens[from - 2], tokens[last], tokens[last + 1]];
  return (
    of?.text === 'of' &&
    (whose?.nounForms.length ?? 0) > 1 &&
    next?.opens === false &&
    LEADS.test(next.text) &&
    word?.nounForms.length === 1 &&
    word.verbForms.some(({ form }) => form === 'base')
  );
}
