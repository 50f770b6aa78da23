import type { Lexicon } from '../../catalogue/lexicon.ts';
import type { Token } from '../words/words.ts';

const HEARD_HEADS =
  /^(?:sound|sounds|noise|noises|murmur|roar|hum|thunder|creak|whisper|chatter|crackle|rustle|clink|echo|echoes|rumble|buzz|drone|smells?|scents?|taste|aromas?|fragrance|whiff|notes|flavou?rs?|rush|patter|cry|cries|song|music|score|hiss|hissing|clinking|ticking|chirping|humming|crackling|ringing|dripping|howling|rustling|barking|tolling|beating|whirring|lapping|voices|ambience|ambient)$/;
/** What nobody sees and only sounds: "a low groan echoes through the hull". */
const SOUNDS =
  /^(?:groan|groans|creak|creaks|rumble|rumbles|hum|howl|howls|scream|screams|wail|wails|roar|thud|thuds|bang|bangs|clang|screech|whistle|siren|sirens|alarm|alarms|bell|bells|voice|voices|melody|laughter|gunshot|gunshots|explosion|knock|ringing|chime|chimes|echo|sound|noise|cry|cries|whisper|whispers|chant|chants|song|music)$/;
const RINGS_OUT =
  /^(?:echo|resound|reverberate|ring|ring out|boom|drift|fill|blare|wail|sound|linger|swell|fade|rise)$/;
const SOUNDED_AT_MOST = 4;

/** "A low metallic groan echoes through the hull": the noun sounds, and neither it nor whatever it fills acts. */
function claimSounding(tokens: readonly Token[]): void {
  for (const [at, { text, role }] of tokens.entries()) {
    const next = tokens[at + 1];
    if (role !== null || !SOUNDS.test(text) || next === undefined || next.opens || next.role !== null) continue;
    if (!next.verbForms.some(({ lemma, form }) => form !== 'base' && RINGS_OUT.test(lemma))) continue;
    let from = at;
    while (from > 0 && at - from < SOUNDED_AT_MOST && !tokens[from]?.opens && !tokens[from]?.starts) {
      const before = tokens[from - 1];
      if (before === undefined || before.role !== null || !/^(?:article|quality|adverb)$/.test(before.part ?? ''))
        break;
      from--;
    }
    for (const token of tokens.slice(from, at + 2)) token.role ??= 'sound';
  }
}

const MUSIC = /^(?:jazz|music|song|songs|tune|tunes|melody|waltz|blues|opera|ballad|swing|country|static|soul)$/;
const SETS = /^(?:jukebox|radio|gramophone|phonograph|player|speakers?|stereo|television|tv|loudspeakers?|boombox)$/;
const [TO_FROM, TO_SET] = [4, 5];

/** "faint jazz from a jukebox": it is heard, and nobody says where it stands. */
function claimSets(tokens: readonly Token[]): void {
  for (const [at, { text }] of tokens.entries()) {
    if (!MUSIC.test(text)) continue;
    const from = tokens.findIndex((token, k) => k > at && k <= at + TO_FROM && token.text === 'from');
    const set = tokens.findIndex((token, k) => from > 0 && k > from && k <= from + TO_SET && SETS.test(token.text));
    const after = tokens[set + 1];
    if (from < 0 || set < 0 || (after !== undefined && !after.opens && after.part === 'preposition')) continue;
    if (tokens.slice(at + 1, set + 1).some(({ opens, starts }) => opens || starts)) continue;
    for (const token of tokens.slice(from, set + 1)) token.role ??= 'sound';
  }
}

const STOPS_HEARING = /^(?:while|when|under|behind|grow|grows|is|are|fills|fill)$/;

const LONGEST_CLAUSE = 12;

/** "the smell of rain, a lone grey wolf limps": a clause of its own, where what is done is not only heard. */
function isSeenClause(tokens: readonly Token[], from: number, lexicon: Lexicon): boolean {
  if (
    !/^(?:article|pronoun)$/.test(tokens[from]?.part ?? '') &&
    !/^(?:an?|the|his|her|one|two)$/.test(tokens[from]?.text ?? '')
  )
    return false;
  for (const [i, { part, opens, verbForms, role }] of tokens.slice(from, from + LONGEST_CLAUSE).entries()) {
    if (i > 0 && opens) return false;
    if (part !== 'does' || role !== null) continue;
    return !verbForms.some(({ lemma }) =>
      lexicon.verbs(lemma).some(({ rest, act }) => rest.length === 0 && act.frame === 'voice'),
    );
  }
  return false;
}

/** "the murmur of voices, sizzling oil and distant motorbikes": what is only heard is not drawn, to the end of its sentence. */
export function claimHeard(tokens: readonly Token[], lexicon: Lexicon): void {
  claimSounding(tokens);
  claimSets(tokens);
  for (const [at, { text, role }] of tokens.entries()) {
    if (role !== null && role !== 'sound') continue;
    const of = HEARD_HEADS.test(text) && tokens[at + 1]?.text === 'of';
    const hear = text === 'hear' || (/^(?:audio|sfx|soundtrack)$/.test(text) && tokens[at + 1]?.opens === true);
    if (!of && !hear) continue;
    for (const token of tokens.slice(at, at + 24)) {
      if ((token.starts && token !== tokens[at]) || STOPS_HEARING.test(token.text)) break;
      if (token.opens && token !== tokens[at] && isSeenClause(tokens, tokens.indexOf(token), lexicon)) break;
      token.role ??= 'sound';
    }
  }
}
