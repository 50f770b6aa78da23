import type { Lexicon } from '../../catalogue/lexicon.ts';
import type { Token } from '../words/words.ts';

const HEARD_HEADS =
  /^(?:sound|sounds|noise|noises|murmur|roar|hum|thunder|creak|whisper|chatter|crackle|rustle|clink|echo|echoes|rumble|buzz|drone|smells?|scents?|taste|aromas?|fragrance|whiff|notes|flavou?rs?|rush|patter|cry|cries|song|music|score|hiss|hissing|clinking|voices|ambience|ambient)$/;
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
