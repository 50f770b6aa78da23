import type { Lexicon } from '../../catalogue/lexicon.ts';
import { OFF_SCREEN } from '../plain/film-terms.ts';
import { quoteOf, type Token } from '../words/words.ts';

/**
 * Sentences that tell only what is heard, without any heading that says so: "Muffled explosions, ringing ears, seagulls crying.", "The only sound is a ticking
 * clock.", "A dog barks in the distance.", "Silence except for an owl." Whatever they name is heard and nowhere seen. The first sentence always shows something.
 */

/** Nobody sees these: a piece of a list that ends in one is heard. */
const SOUND =
  /^(?:sounds?|noises?|audio|murmurs?|hums?|thunder|creaks?|creaking|whispers?|chatter|crackles?|rustles?|rustling|clinks?|clinking|echo|echoes|rumbles?|buzz|buzzing|drone|ambien(?:ce|t)|hiss|hissing|patter|cry|cries|music|score|melody|melodies|jingle|tune|beat|beats|rhythm|bass|chords?|notes?|synths?|strings|choir|vocals|riffs?|chimes?|groans?|howls?|howling|wails?|wailing|roars?|thuds?|thumps?|bangs?|clangs?|screech|screeches|screeching|whistles?|whistling|sirens?|alarms?|bells?|voices?|laughter|gunshots?|gunfire|explosions?|knocks?|knocking|ringing|chants?|chanting|songs?|humming|birdsong|footsteps?|footfalls?|breathing|breaths?|heartbeats?|applause|cheers?|cheering|static|beeps?|beeping|clicks?|clicking|clatter|clattering|ticking|dripping|sizzle|sizzling|splash|splashing|whir|whirs?|whirring|squeaks?|squeaking|barks?|barking|chirps?|chirping|caws?|hoots?|hooting|reverb|foley|traffic|drips?|pops?|whooshes|whoosh|gasps?|snoring|purring|crunch|crunching|flapping|lapping|hooves|engines?|revving|slam|slamming|yells?|shouts?|shouting|tolling|trickling|gurgling|babble|cicadas|crickets)$/;
/** "muffled", "faint": how something is heard. */
const HEARD_SO =
  /^(?:muffled|faint|audible|ambient|distorted|reverberating|deafening|shrill|rhythmic|upbeat|orchestral|lo-fi)$/;
const FAR =
  /^(?:in the (?:far )?(?:distance|background)|far (?:away|off)|faintly|out of (?:frame|shot|sight|view)|somewhere(?: far off| nearby| outside| in the distance)?|outside|nearby|overhead)$/;
const TELLS_OF = /^(?:the|he|she|his|her|they|their|it|its|we|as|while|when|two|three|four|five|who)$/;
const PRONOUN = /^(?:he|she|they|we|i|you|his|her|their|him|them)$/;
const HEARD = / (?:can|could) (?:just |only |still |faintly )?be heard\b| (?:is|are) (?:heard|audible)\b/;
const STOPS = /^(?:as|while|when|until|before|after|and then|then)$/;
const OF_SOUND = /^(?:sounds?|soundscape|soundtrack|audio|score|music|sfx|foley|ambience)$/;
const MADE_OF =
  /^(?:is|are|include|includes|including|builds?|swells?|features?|consists?|comes?|mixes|blends|combines|being|only|of|with|effects|design)$/;

const wordsOf = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ');
const isOpen = ({ role }: Token): boolean => role === null || role === 'sound' || role === 'music';

/** What commas and "and" part. */
function piecesOf(words: readonly Token[]): Token[][] {
  const pieces: Token[][] = [];
  for (const token of words) {
    const piece = pieces.at(-1);
    if (piece === undefined || token.opens || token.text === 'and') pieces.push([token]);
    else piece.push(token);
  }
  return pieces.map((piece) => piece.filter(({ text }) => text !== 'and')).filter((piece) => piece.length > 0);
}

const makesSound = ({ verbForms }: Token, lexicon: Lexicon): boolean =>
  verbForms.some(({ lemma }) =>
    lexicon.verbs(lemma).some(({ rest, act }) => rest.length === 0 && (act.frame === 'voice' || act.act === 'tick')),
  );

/** "seagulls still crying", "a distant dog barking", "keyboard clicks": heard, and nothing after it says where it is seen. */
function isHeardPiece(piece: readonly Token[], lexicon: Lexicon): boolean {
  if (piece.some(({ role }) => role === 'sound' || role === 'music')) return true;
  const far = [...piece.keys()].find((at) => at > 0 && FAR.test(wordsOf(piece.slice(at))));
  const core = far === undefined ? piece : piece.slice(0, far);
  const last = core.at(-1);
  if (last === undefined || !isOpen(last)) return false;
  // "a crowd cheering", "guests gasp": they are looked at.
  const doer = core.at(-2);
  const isPerson = (form: string): boolean => lexicon.lists(form) && lexicon.senses(form)?.person != null;
  if (doer !== undefined && !doer.text.includes("'") && doer.nounForms.some(isPerson)) return false;
  const of = core.findIndex(({ text }) => text === 'of');
  const head = of > 0 ? core[of - 1] : last;
  if (head !== undefined && SOUND.test(head.text)) return true;
  if (HEARD_SO.test(core.find(({ text }) => !/^(?:an?|some)$/.test(text))?.text ?? '')) return true;
  return core.length > 1 && last.text.endsWith('ing') && makesSound(last, lexicon);
}

/** "ringing ears", "whirring fan", "distant helicopters": heard where others of the list are. */
const isHeardBeside = (piece: readonly Token[], lexicon: Lexicon): boolean =>
  /^(?:distant|far-off|passing)$/.test(piece.find(({ text }) => !/^an?$/.test(text))?.text ?? '') ||
  piece.some((token) => token.text.endsWith('ing') && (SOUND.test(token.text) || makesSound(token, lexicon)));

/** "Muffled explosions, ringing ears, seagulls somehow still crying." */
function isHeardList(words: readonly Token[], isInstrument: (token: Token) => boolean, lexicon: Lexicon): boolean {
  if (words.some((token) => TELLS_OF.test(token.text) || token.part === 'does')) return false;
  const pieces = piecesOf(words);
  const sure = pieces.filter((piece) => isHeardPiece(piece, lexicon));
  const beside = pieces.filter(
    (piece) => !sure.includes(piece) && (isHeardBeside(piece, lexicon) || piece.some(isInstrument)),
  );
  return sure.length > 0 && 2 * (sure.length + beside.length) >= pieces.length;
}

/** "The only sound is …", "The soundtrack is …", "Sound effects include …", "Natural sound only: …": where it begins; null where the sentence is of something else. */
function findTold(words: readonly Token[]): number | null {
  const head = words.findIndex(({ text }) => OF_SOUND.test(text));
  if (head < 0 || head > 3 || words.slice(0, head).some(({ part }) => part === 'does' || part === 'preposition'))
    return null;
  const next = words.slice(head + 1).find(({ text }) => !/^(?:design|effects|can|heard)$/.test(text));
  return next !== undefined && (MADE_OF.test(next.text) || next.colon) ? 0 : null;
}

const BROKEN_BY =
  /(?:^| )(?:except for|but for|save for|apart from|broken only by|broken by|interrupted by|interrupted only by|nothing but|only)$/;
const QUIET = /^(?:silence|silent|quiet|quietly|nothing|dialogue|music|stillness|hush)$/;

/** "Silence except for a creaking door", "No dialogue, only wind and a flag": from there on. */
function findBroken(words: readonly Token[]): number | null {
  const quiet = words.findIndex(({ text }) => QUIET.test(text));
  if (quiet < 0 || quiet > 3) return null;
  for (let at = quiet; at < Math.min(words.length, quiet + 5); at++)
    if (BROKEN_BY.test(wordsOf(words.slice(0, at + 1)))) return at;
  return null;
}

const SET_TO = /^(?:set|synced|synchroni[sz]ed|edited|timed|cut|choreographed)$/;
const BEAT = /^(?:beat|beats|rhythm|music|tune|song|sound|sounds|track|soundtrack|melody|drum|drums|pulse)$/;

/** "Edited to the rhythm of a ticking clock": from there on. */
function findSetTo(words: readonly Token[]): number | null {
  const at = words.findIndex(({ text }, i) => SET_TO.test(text) && /^(?:to|with)$/.test(words[i + 1]?.text ?? ''));
  return at >= 0 && words.slice(at + 2, at + 6).some(({ text }) => BEAT.test(text)) ? at : null;
}

/** "A dog barks in the distance", "A car alarm can be heard", and whatever is done beside the picture: one clause, of somebody new who is not there to be seen. */
function isHeardFarOff(words: readonly Token[], lexicon: Lexicon): boolean {
  const text = wordsOf(words);
  if (words[0]?.text === 'the' || words.some(({ text: word, role }) => role === null && PRONOUN.test(word)))
    return false;
  if (HEARD.test(text)) return true;
  const at = words.findIndex((token) => makesSound(token, lexicon) && token.part !== 'name' && isOpen(token));
  const beside = words.some(({ text: word }) => word === OFF_SCREEN);
  if (beside && (at > 0 || !words.some(({ part }) => part === 'does' || part === 'do'))) return true;
  return at > 0 && (FAR.test(wordsOf(words.slice(at + 1))) || /^somewhere /.test(text));
}

/** The words that are only heard, of sentences that do not say so by a heading. */
export function findHeardSentences(
  tokens: readonly Token[],
  lexicon: Lexicon,
  isInstrument: (token: Token) => boolean,
): Token[] {
  for (const token of tokens) if (token.text === OFF_SCREEN) token.role ??= 'film';
  const starts = tokens.flatMap(({ starts: opens }, at) => (opens ? [at] : []));
  return starts.flatMap((from, i) => {
    const words = tokens.slice(from, starts[i + 1] ?? tokens.length);
    if (words.some(({ text }) => quoteOf(text) !== null)) return [];
    const setTo = findSetTo(words);
    const first = i === 0;
    const told = first ? null : (findTold(words) ?? findBroken(words));
    const begin = told ?? setTo;
    if (begin !== null) {
      const end = words.findIndex(
        ({ text, colon, opens }, at) => at > begin + 1 && (STOPS.test(text) || (begin === setTo && (colon || opens))),
      );
      return words.slice(begin, end < 0 ? words.length : end);
    }
    if (first) return [];
    return isHeardList(words, isInstrument, lexicon) || isHeardFarOff(words, lexicon) ? words : [];
  });
}
