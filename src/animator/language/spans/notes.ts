import type { Lexicon } from '../../catalogue/lexicon.ts';
import { PLACE_ROWS } from '../../catalogue/places.ts';
import { quoteOf, type Token } from '../words/words.ts';

const NAMED_PLACES: ReadonlySet<string> = new Set(PLACE_ROWS.flatMap(({ words }) => words));

/**
 * A sentence without a verb, after the first one, that names nothing by an article: "Soft rain, melancholic, cinematic." Notes on the
 * film; what they name is not to be seen.
 */
export function claimNotes(
  tokens: readonly Token[],
  hasVerb: (from: number, to: number) => boolean,
  { isPlace, isWorn, isBeing }: Readonly<Record<'isPlace' | 'isWorn' | 'isBeing', (token: Token) => boolean>>,
): void {
  const starts = tokens.flatMap(({ starts: opens }, at) => (opens ? [at] : []));
  for (const [i, from] of starts.entries()) {
    const to = starts[i + 1] ?? tokens.length;
    const words = tokens.slice(from, to);
    const said = words.filter(
      ({ role }) => role !== null && /^(?:style|film|mood|camera|sound|time|weather|season)$/.test(role),
    ).length;
    const commas = words.slice(1).filter(({ opens }) => opens).length;
    if (words.some(({ text }) => quoteOf(text) !== null)) continue;
    if (i > 0 && commas > 0 && isHeardList(words)) {
      for (const token of words) token.role ??= 'note';
      continue;
    }
    if (i === 0 || hasVerb(from, to) || (said === 0 && commas < 2)) continue;
    // "Medium shot of a female pilot": after the camera comes what it shows.
    if (words.some(({ text, role }) => role === null && /^(?:a|an|two|three|four|five|his|her)$/.test(text))) continue;
    // "The weaver, eyes closed, works by feel": told of again.
    if (words[0]?.text === 'the' && words[1]?.role === null && isBeing(words[1])) continue;
    // "Girl, ten years old, red boots": somebody is told of, and no note.
    const [lead, ...about] = piecesOf(words);
    const looks = about.some((piece) => piece.some((token) => isWorn(token) || OF_LOOKS.test(token.text)));
    if (
      looks &&
      lead !== undefined &&
      lead.length < LONGEST_LEAD &&
      lead.slice(-1).every((last) => last.role === null && isBeing(last))
    )
      continue;
    // "…, rural kitchen, gentle piano": where it plays is still read, and so is what somebody has on: "Black suit, rain-soaked alley".
    for (const piece of piecesOf(words)) {
      const worn = piece.at(-1);
      if (worn !== undefined && piece.length < 5 && isWorn(worn)) continue;
      for (const [at, token] of piece.entries()) {
        // "slow motion at the peak of the jump": no mountain.
        const figure = /^(?:peak|height|summit)$/.test(token.text) && piece[at + 1]?.text === 'of';
        // "Cozy coffee shop": what kind of shop it is goes with it.
        const next = piece[at + 1];
        const kindOfPlace = next !== undefined && isPlace(next) && NAMED_PLACES.has(`${token.text} ${next.text}`);
        if (figure || !(isPlace(token) || kindOfPlace)) token.role ??= 'note';
      }
    }
  }
}

/** "Gamelan music, far-off roosters, water trickling.": a list that begins with what is heard is heard to its end. */
function isHeardList(words: readonly Token[]): boolean {
  const [first = []] = piecesOf(words);
  const heard = first.some(({ role }) => role === 'sound' || role === 'music');
  return heard && !words.some(({ text, role }) => role === null && TELLS_OF.test(text));
}

const LONGEST_LEAD = 6;
const TELLS_OF = /^(?:an?|the|he|she|his|her|they|their|it|its|we|as|while|when)$/;
const OF_LOOKS = /^(?:wearing|hair|haired|eyes|beard|age\d*|years|old|young)$/;

/** What commas part. */
function piecesOf(words: readonly Token[]): Token[][] {
  const pieces: Token[][] = [];
  for (const token of words) {
    const piece = pieces.at(-1);
    if (piece === undefined || token.opens) pieces.push([token]);
    else piece.push(token);
  }
  return pieces;
}

const goesOnAfter = (next: Token | undefined): boolean =>
  next !== undefined && !next.opens && /^(?:preposition|article|adverb|object)$/.test(next.part ?? '');

const SOMEBODY_TOLD = /^(?:he|she|they|it|we)$/;
const FINITE = /^(?:is|are|was|were|has|have)$/;

export function makeVerbTest(tokens: readonly Token[], lexicon: Lexicon): (from: number, to: number) => boolean {
  return (from, to) =>
    tokens.slice(from, to).some(
      ({ text, role, verbForms, nounForms, opens, part }, i) =>
        role === null &&
        (FINITE.test(text) ||
          // "She looks up at the aurora.": whatever else the word may be.
          (!opens && /^(?:does|do)$/.test(part ?? '') && SOMEBODY_TOLD.test(tokens[from + i - 1]?.text ?? '')) ||
          // "The chef, arms crossed, nods."
          (i > 1 && opens && part === 'does') ||
          // "The drivers, twin sisters with goggles, grin at each other."
          (i > 1 && opens && part === 'do' && goesOnAfter(tokens[from + i + 1])) ||
          // "Silhouetted birds fly by."
          (i > 0 && !opens && part === 'do' && verbForms.some(({ lemma }) => lexicon.verbs(lemma).length > 0)) ||
          (i > 0 &&
            !opens &&
            verbForms.some(
              ({ lemma, form }) => (form === 'finite' || form === 'ing') && lexicon.verbs(lemma).length > 0,
            ) &&
            !nounForms.some((noun) => lexicon.senses(noun)?.abstract))),
    );
}
