import { joinShades, STOP_WORDS } from '../catalogue/attributes.ts';
import { type Lexicon, ownLexicon, type Senses } from '../catalogue/lexicon.ts';
import { findPlace } from '../catalogue/places.ts';
import { findThing } from '../catalogue/things.ts';
import { partAbsolutes } from './clauses/absolutes.ts';
import { showSitters } from './clauses/bring-owner.ts';
import { readClauses } from './clauses/clauses.ts';
import { joinCompanions } from './clauses/companions.ts';
import { keepHandsHere } from './clauses/deeds.ts';
import { dressMembers } from './clauses/dress-members.ts';
import { partWhoMeet, turnToEachOther } from './clauses/each-other.ts';
import { shareDeeds } from './clauses/groups.ts';
import { frontBefore } from './clauses/inverted.ts';
import { tellByDress } from './clauses/known-by-dress.ts';
import { tellByPronouns } from './clauses/known-by-pronoun.ts';
import { hideBroadcast } from './clauses/likened.ts';
import { isLikenedPlace } from './clauses/likened-places.ts';
import { drawAtTables } from './clauses/refine.ts';
import { makeScope } from './clauses/scope.ts';
import { nameContest } from './contests.ts';
import { sayMarked } from './foreign/say-marked.ts';
import { translate } from './foreign/translate.ts';
import type { Language } from './foreign/words.ts';
import { makeChunks } from './mentions/make-chunks.ts';
import { sayPlainly } from './plain/words.ts';
import type { Reading } from './reading.ts';
import { claimComparisons, claimNegatives } from './spans/absent-spans.ts';
import { claimCamera, claimCameraClauses } from './spans/camera-spans.ts';
import { aimCamera, markTargets } from './spans/camera-targets.ts';
import { claimNotes, makeVerbTest } from './spans/notes.ts';
import { claimReported } from './spans/reported.ts';
import { claimSetting } from './spans/setting-spans.ts';
import { bindLines } from './speech/speakers.ts';
import { nameDoer } from './unnamed-doer.ts';
import { mendSpelling } from './words/mend-spelling.ts';
import { tagWords } from './words/tag-words.ts';
import { toldAt } from './words/told-at.ts';
import { LINE_MARK, normalise, straightenQuotes, type Token, tokenise } from './words/words.ts';
import { introduceCast } from './writing/cast-lists.ts';
import { cutQuotes } from './writing/quotes.ts';
import { takeSections } from './writing/sections.ts';
import { tellPlainly } from './writing/structured.ts';
import { asWritten } from './writing/unmarked.ts';

/** One ligature may be eighteen letters. */
const MAX_REST = 10_000;
const MAX_NEGATIVE = 40;
const MAX_NOT_UNDERSTOOD = 60;

const SOMEBODY: Senses = {
  ...{
    person: { gender: 'any', age: 'adult', kind: 'person' },
    thing: findThing('person'),
    place: null,
    garment: false,
  },
  ...{ part: false, dressing: false, setPart: false, abstract: false },
};

function readNegativePrompt(negativePrompt: string | null): string[] {
  if (negativePrompt === null) return [];
  return tokenise(translate(straightenQuotes(normalise(negativePrompt))).text)
    .map(({ text }) => text)
    .filter((word) => !STOP_WORDS.has(word) && !/^(?:no|without|never|none)$/.test(word));
}

const LAMPS =
  /^(?:lamp|lantern|candle|candlelight|firelight|moonlight|lamplight|neon|spotlight|torchlight|sunbeam|fireplace|streetlight)$/;

/** "Lighting: warm desk lamp": the set is lit so. Parts that a shot looks at are read with the shot. */
function lightAsides(asides: readonly Token[], shots: Reading['shots']): string[] {
  const parts = new Set(shots.filter(({ field }) => field === 'part').map(({ value }) => value));
  return asides.flatMap((token) => {
    if (token.role !== null) return [];
    if (parts.has(token.text)) token.role = 'camera';
    const lamp = token.nounForms.find((form) => LAMPS.test(form));
    if (lamp === undefined) return [];
    token.role = 'light';
    return [lamp === 'lamp' ? 'lamplight' : lamp === 'candle' ? 'candlelight' : lamp];
  });
}

function listLeftovers(tokens: readonly Token[]): string[] {
  const left = tokens.filter(
    ({ role, text }) =>
      (role === null || role === 'unknown' || role === 'aside') &&
      !STOP_WORDS.has(text) &&
      !/^(?:\d+|[a-z]|\w+n't|[\ue000-\uefff])$/.test(text),
  );
  return [...new Set(left.map(({ text }) => text))].slice(0, MAX_NOT_UNDERSTOOD);
}

/** The one word of English that every table in JavaScript answers to without having it: a table of a hundred that is asked for it hands out a function. */
const INHERITED = /constructor/gi;

/**
 * Reads a prompt from the outside in: what is said, who is written before a line, camera, comparison, negation, style and sound are cut
 * out first; then clause after clause is read for who does what, where. Any text is readable; what nobody understood is listed.
 */
export function readPrompt(
  prompt: string,
  negativePrompt: string | null,
  lexicon: Lexicon = ownLexicon(),
  languages: readonly Language[] = [],
): Reading {
  const reading = readAsWritten(prompt, negativePrompt, lexicon, languages);
  const named = reading.language === 'en' ? (nameDoer(prompt, reading, lexicon) ?? nameContest(prompt, reading)) : null;
  return named === null ? reading : { ...readAsWritten(named, negativePrompt, lexicon, languages), prompt };
}

function readAsWritten(
  prompt: string,
  negativePrompt: string | null,
  lexicon: Lexicon,
  languages: readonly Language[],
): Reading {
  const quotes = cutQuotes(normalise(tellPlainly(prompt.replace(INHERITED, 'builder')), 'NFC'));
  const { language, text: english, sentences } = translate(quotes.rest.normalize('NFKC').slice(0, MAX_REST), languages);
  // "une fille court": told word by word, and not read as English sentences are.
  const isTold = language === 'en' || sentences;
  const isWorn = (noun: string): boolean => lexicon.lists(noun) && lexicon.senses(noun)?.garment === true;
  const spelt = introduceCast(language === 'en' ? mendSpelling(english, lexicon) : english, isWorn);
  const sections = takeSections(sayMarked(joinShades(spelt), sayPlainly), quotes.dialogue, (noun) => {
    const senses = lexicon.lists(noun) ? lexicon.senses(noun) : null;
    return senses !== null && (senses.person !== null || senses.thing?.alive === true);
  });
  const { text } = sections;
  const tokens = tokenise(text);
  const within = (from: number, to: number): Token[] => tokens.filter(({ start }) => start >= from && start < to);
  const asides = sections.asides.flatMap(({ from, to }) => within(from, to));
  if (isTold) tagWords(tokens, lexicon);
  const compared = claimComparisons(tokens, text, lexicon);
  const shots = claimCamera(tokens, text);
  const unwanted = sections.asides.flatMap(({ kind, head, to }) => (kind === 'unwanted' ? within(head, to) : []));
  const hidden = claimNegatives(tokens, unwanted);
  const { shown, ...setting } = claimSetting(tokens, asides, lexicon);
  claimCameraClauses(tokens, text);
  const lit = lightAsides(asides, shots);
  for (const { from, head } of sections.asides) for (const token of within(from, head)) token.role ??= 'label';
  for (const token of asides) token.role ??= 'aside';
  const known = ({ nounForms }: Token) =>
    nounForms.flatMap((form) => (lexicon.lists(form) ? (lexicon.senses(form) ?? []) : []));
  claimNotes(tokens, makeVerbTest(tokens, lexicon), {
    // A church is a thing too, and where it plays.
    isPlace: (token) =>
      known(token).some(
        ({ place, thing }) =>
          place !== null && (thing === null || (thing.metres > 5 && findPlace(place)?.indoors === true)),
      ),
    // Animals, and people in number, are as often only heard: "Crickets, distant thunder".
    isBeing: (token) =>
      token.nounForms.length === 1 &&
      (/^(?:character|protagonist)$/.test(token.text) || known(token).some(({ person }) => person !== null)),
    isWorn: (token) => known(token).some(({ garment }) => garment),
  });
  const targets = isTold ? aimCamera(tokens, lexicon) : [];
  if (isTold) tagWords(tokens, lexicon);
  const reported = isTold ? claimReported(tokens) : [];
  const scope = makeScope(lexicon, SOMEBODY, sentences ? 'en' : language, sections.labels);
  const chunks = frontBefore(
    partAbsolutes(
      makeChunks(tokens, {
        lexicon,
        loose: !isTold && language !== 'und',
        compounding: isTold || language === 'und',
      }),
    ),
  );
  readClauses(scope, chunks);
  showSitters(scope);
  drawAtTables(scope);
  partWhoMeet(scope);
  shareDeeds(scope);
  turnToEachOther(scope);
  joinCompanions(scope);
  hideBroadcast(scope);
  tellByPronouns(scope.discourse, tokens);
  tellByDress(scope.discourse.entities);
  dressMembers(scope.discourse.entities);
  keepHandsHere(scope);
  markTargets(scope.discourse.entities, targets);
  const negative = [
    ...hidden.negative,
    ...readNegativePrompt(negativePrompt?.replace(INHERITED, 'builder') ?? null),
  ].slice(0, MAX_NEGATIVE);
  const told = spelt.replaceAll(/[\ue000-\uf8ff]/g, ' ').replaceAll(LINE_MARK, ' ');
  const placeOf = toldAt(told, text);
  return {
    prompt,
    told,
    language,
    entities: scope.discourse.entities,
    events: scope.events,
    relations: scope.relations,
    places: scope.places.filter((place) => !isLikenedPlace(place, tokens)),
    dressing: [...new Set([...scope.dressing, ...lit, ...shown])],
    shots: shots.map((shot) => ({ ...shot, at: placeOf(shot.at) })),
    cuts: sections.cuts.map((cut) => ({ ...cut, at: placeOf(cut.at) })),
    offsets: tokens.map(({ start }) => placeOf(start)),
    ...setting,
    negative: [...new Set(setting.noMusic ? [...negative, 'music'] : negative)],
    spoken: bindLines(scope, chunks, sections).map((line) => ({ ...line, text: asWritten(prompt, line.text) })),
    textOnScreen: [...quotes.textOnScreen, ...sections.written],
    leftOut: [...compared, ...reported, ...hidden.leftOut, ...scope.leftOut],
    notUnderstood: listLeftovers(tokens),
  };
}
