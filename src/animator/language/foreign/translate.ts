import { COLOUR_AFTER_NOUN, FOREIGN_PHRASES } from '../../languages/things-table.ts';
import { PICTOGRAPHS, SCRIPTS, SPACELESS } from '../../languages/words-table.ts';
import { DOES_MARK, NAME_MARK } from '../words/words.ts';
import { orderArabic, plainArabic } from './arabic.ts';
import { readChinese } from './chinese/read-chinese.ts';
import { tellQualities, turnDescribers } from './describers.ts';
import { findLemma, ingForm, manyOf, spellDoing } from './english-forms.ts';
import { tellWomen } from './gender.ts';
import { tellBoys } from './german-cases.ts';
import { orderGerman } from './german-order.ts';
import { joinSeparated } from './german-verbs.ts';
import { joinNouns, mendGroups, tellCases, tellMeasures } from './groups.ts';
import { markHeadings, nameHeadings } from './headings.ts';
import { orderHindi, plainLetters, turnHindiOwners } from './hindi-order.ts';
import { isEnglish, isEnglishForm } from './is-english.ts';
import { DESCRIBES_MARK, markDescribing, tellStates, tellTwice, turnOwners } from './japanese-order.ts';
import { ENGLISH_ONLY, leaveScripts, lowerAllButNames, simplify } from './letters.ts';
import { NAME_JOINT, turnPostpositions } from './postpositions.ts';
import { replaceWords } from './replace-words.ts';
import { moveAdjectives, orderRomance, tellNature, tellWorn } from './romance-order.ts';
import { SHORT_SAYING, splitSpaceless, withParticles } from './spaceless.ts';
import { tellHasOn } from './told-worn.ts';
import { FIRST_LETTERS, findEnglish, findTold, type Language, makeLanguage } from './words.ts';

export interface Translated {
  readonly language: string;
  /** The text with every known foreign word replaced by its English one. */
  readonly text: string;
  /** It was put into English sentence by sentence, and not word by word. */
  readonly sentences: boolean;
}

/** Words needed before a text in Latin letters counts as another language: one "auto" or "mar" does not make it German or Spanish. */
const ENOUGH_WORDS = 2;
/** A form of a known word tells less than the word. */
const FORM_WEIGHT = 0.7;
/** A language is told by this many words of a text. */
const WORDS_TO_TELL = 120;

const LATIN = ['es', 'fr', 'de', 'pt', 'it'];
const SCRIPTED = ['ja', 'ru', 'ar', 'hi'];

/** Constants that take tens of milliseconds each to make: not on import, and not twice. */
const made = new Map<string, Language>();

function readLanguage(name: string): Language {
  const language = made.get(name) ?? makeLanguage(name);
  made.set(name, language);
  return language;
}

/** Patterns of all of them would take as long to make as the rest of the language. */
const phrasesMade = new Map<string, readonly (readonly [RegExp, string])[]>();

function phrasesOf(language: string): readonly (readonly [RegExp, string])[] {
  const phrases = phrasesMade.get(language) ?? FOREIGN_PHRASES[language]?.() ?? [];
  phrasesMade.set(language, phrases);
  return phrases;
}

function replacePhrases(text: string, language: string): string {
  return phrasesOf(language).reduce((rest, [pattern, english]) => rest.replace(pattern, english), text);
}

function spellPictographs(text: string): string {
  return text.replace(/\p{Extended_Pictographic}/gu, (picture) => ` ${PICTOGRAPHS.get(picture) ?? picture} `);
}

/** `more` are languages beside the catalogue's own. */
export function translate(text: string, more: readonly Language[] = []): Translated {
  const told = translateSentences(text, more);
  return { ...told, text: nameHeadings(told.text) };
}

function translateSentences(text: string, more: readonly Language[]): Translated {
  const chinese = tellChinese(leaveScripts(text));
  if (chinese !== null) return { language: 'zh', text: spellPictographs(spellDoing(chinese)), sentences: true };
  const { language, text: words } = translateWords(text, more);
  const told = language === 'en' || language === 'und' ? words : tellWomen(words, language);
  const shown = WITHOUT_ARTICLES.test(language)
    ? told.replace(
        CAMERA_ON,
        (_whole, camera: string, part = '') => `${camera} ${part === '' ? '' : `the ${part.replace('the ', '')}`}a `,
      )
    : told;
  const spelt = language === 'en' || language === 'und' ? shown : spellDoing(shown);
  return { language, text: spellPictographs(spelt.replace(SEA_WAVES, `waves${NAME_MARK}`)), sentences: false };
}

function tellChinese(text: string): string | null {
  const script = SCRIPTS.find(([pattern]) => pattern.test(text))?.[1];
  return script === 'zh' ? readChinese(markHeadings(simplify(text), 'zh'), readLanguage('zh').words) : null;
}

/** Told so until now, since what waves is no sea; they break on beaches too. */
const SEA_WAVES = new RegExp(`\\bsea waves${NAME_MARK}?`, 'g');

/** "камера наезжает на лицо женщины": where no article tells that somebody is shown, it is told here. */
const CAMERA_ON =
  /\b(the camera (?:[a-z]+ ){0,3}?(?:on|follows|around|toward|over|past|to)) {1,4}((?:the )?(?:face|eyes|hands) of )?(?=(?!(?:an?|the|one|two|three|his|her|him|it|them|follows|of|and|with|in|at)\b)[a-z]{2,})/g;
const WITHOUT_ARTICLES = /^(?:ru|zh|ja|hi|ar)$/;

const WHOLE_SAYING = 5;
const merged = new Map<string, ReadonlyMap<string, string>>();

/** Japanese shares many of its characters with Chinese. */
function readJapanese(): ReadonlyMap<string, string> {
  const known = merged.get('ja') ?? new Map([...readLanguage('zh').words, ...readLanguage('ja').words]);
  merged.set('ja', known);
  return known;
}

const PAUSES: readonly (readonly [RegExp, string])[] = [
  [/[\u3001\uff0c\u060c]/g, ', '],
  [/[\u3002\u0964]/g, '. '],
  [/\u061b/g, '; '],
  [/\u061f/g, '? '],
];

function writePauses(text: string): string {
  return PAUSES.reduce((rest, [pattern, mark]) => rest.replace(pattern, mark), text);
}

/** "在爬树": before a deed it says that it is going on, and not where. */
const GOING_ON = new RegExp(`\\b(?:in|on)\\s+([a-z]+${DOES_MARK})`, 'g');

/** "草原を走る犬": a title tells what its noun does; where the clause goes on it is told with another deed. */
const DESCRIBING = new RegExp(
  `([a-z]+)${DOES_MARK}[a-z_]* {0,3}${DESCRIBES_MARK} {0,3}([a-z_]+)( {0,3}(?:,|<>))?`,
  'g',
);

/** "飘落的雪花": snowflakes that fall, and nobody else does. */
const DESCRIBED_BY = new RegExp(`\\b([a-z]+)${DOES_MARK} {1,3}of {1,3}(?=([a-z]+))`, 'g');
/** "追赶着": left of a deed whose word is English already. */
const LEFT_OF_DEED = new RegExp(`(${DOES_MARK}[a-z_]*) {0,3}[着了过地](?= )`, 'g');
/** "宾客们": several of them. */
const SEVERAL_OF = /\b([a-z]+) {0,3}们/g;
/** "笼罩着湖面", "仔细地": small words behind one that is English already. */
const LEFT_BEHIND = /(?<=[a-z] {0,3})[着了地](?= )/g;
/** "セーラームーンが": a borrowed word that nobody knows and that does something is a name. */
const CALLED = /(?<=^ {0,3}|[.\u3002] {0,3})[\u30a1-\u30fa\u30fb\u30fc]{3,20}(?= {1,3}, )/g;
/** "追いかけて走る": one deed after another. */
const DEED_DEED = new RegExp(`([a-z]+${DOES_MARK}[a-z_]*) {1,3}(?=[a-z]+${DOES_MARK})`, 'g');
/** What falls by itself is read with the weather. */
const FALLS = /^(?:snow|snowflakes?|rain|raindrops?|leaves|petals)$/;

function translateJapanese(text: string): string {
  const words = readJapanese();
  // "カメラがゆっくりと近づく": what is one saying is not taken apart.
  const whole = tellTwice(text).replace(SPACELESS, (run) => splitSpaceless(run, words, WHOLE_SAYING));
  const said = whole.replace(SPACELESS, (run) => splitSpaceless(run, withParticles(words), SHORT_SAYING));
  const split = markDescribing(replacePhrases(said, 'ja'))
    .replace(SPACELESS, (run) => splitSpaceless(run, words))
    .replace(LEFT_OF_DEED, '$1')
    .replace(SEVERAL_OF, (_whole, noun: string) => manyOf(noun))
    .replace(LEFT_BEHIND, '')
    .replace(GOING_ON, '$1')
    .replace(DESCRIBING, (_whole, deed: string, noun: string, goesOn?: string) =>
      goesOn === undefined ? ` ${noun} ${deed}${DOES_MARK} ` : ` ${noun}${goesOn}`,
    )
    .replaceAll(DESCRIBES_MARK, '')
    .replace(CALLED, 'person')
    .replace(DEED_DEED, '$1 and ')
    .replace(DESCRIBED_BY, (_whole, deed: string, next: string) => (FALLS.test(next) ? '' : `${ingForm(deed)} `));
  const owned = turnOwners(split.replaceAll('close-up', 'closeup'));
  return tellStates(tellWorn(tellNature(turnPostpositions(writePauses(owned)))));
}

function translateScript(text: string, script: string): string {
  if (!SCRIPTED.includes(script)) return text;
  if (script === 'ja') return translateJapanese(text);
  const own = readLanguage(script);
  // Sentences begin with a capital letter, which the phrases do not know.
  const lower = (script === 'hi' ? plainLetters(text) : script === 'ar' ? plainArabic(text) : text).toLowerCase();
  const phrased = replacePhrases(script === 'hi' ? leaveHelpers(lower, own) : lower, script);
  const english = replaceWords(phrased, own, (word) => /^[a-z]/.test(word), script === 'hi' ? NAME_JOINT : ' ');
  // What is left of a verb that was put into English.
  const plain = script === 'hi' ? english.replace(/ (?:है|हैं)(?=[\s,.\u0964"]|$)/gu, ' ') : english;
  const told = orderRomance(
    script === 'hi'
      ? orderHindi(turnPostpositions(turnDescribers(turnHindiOwners(tellQualities(writePauses(plain))))))
      : turnPostpositions(writePauses(plain)),
  );
  return script === 'ar' ? orderArabic(told) : told;
}

/** "भाग जाती है", "गिरा देता है": a second verb that only says it is done wholly. */
const HELPED = /(\S{2,20}) (?:दे|जा|ले|डाल)(?:ता|ती|ते) (?:हैं|है)/gu;

function leaveHelpers(text: string, { words }: Language): string {
  return text.replace(HELPED, (whole, verb: string) =>
    findLemma((words.get(verb) ?? '').split(' ')[0] ?? '') === null ? whole : verb,
  );
}

/** "un anziano suona", "um idoso caminha": who is only called old is a man. */
const OLD_ONE = new RegExp(
  `\\b(an?|the|one) (elderly|old|young) (?=[a-z]+${DOES_MARK}|(?:in|on|with|at|who|from|of|wearing|sitting) )`,
  'g',
);

/** "a woman's cheek": the letter behind is no word that nobody knows. */
const OWNERS = /(?<=\p{L})['\u2019]s(?!\p{L})/gu;

function translateWords(source: string, more: readonly Language[]): Omit<Translated, 'sentences'> {
  const text = leaveScripts(source);
  const script = SCRIPTS.find(([pattern]) => pattern.test(text))?.[1];
  if (script !== undefined) {
    const english = translateScript(markHeadings(text, script), script);
    const placed = COLOUR_AFTER_NOUN.has(script) ? moveAdjectives(english) : english;
    return {
      language: script,
      text: mendGroups(/^(?:ru|ar)$/.test(script) ? tellHasOn(joinNouns(tellCases(tellMeasures(placed)))) : placed),
    };
  }
  const plain = (
    text
      .toLowerCase()
      .replace(OWNERS, '')
      .match(/\p{L}+/gu) ?? []
  ).slice(0, WORDS_TO_TELL);
  if (plain.length === 0) return { language: 'und', text };
  // What is a word of English too says next to nothing.
  const weights = plain.map((word) => (isEnglish(word) ? 0.1 : 1));
  // Nor do all of its words together, which spares most English the other languages.
  const enough = ENOUGH_WORDS - 0.1;
  if (weights.reduce((sum, weight) => sum + weight, 0) < enough) return { language: 'en', text };
  // What has hardly an English small word is none, though the tables may know only a few of its words.
  const small = plain.filter((word) => ENGLISH_ONLY.has(word)).length;
  const anyEnglish = small * 20 >= plain.length;
  // No language could have as many of them as it needs then, so that none has to be made.
  const strange = plain.filter((word) => !isEnglish(word) && !isEnglishForm(word)).length;
  const atMost = strange + 0.1 * (plain.length - strange);
  if (more.length === 0 && atMost * (anyEnglish ? 3 : 6) < plain.length) return { language: 'en', text };
  let best: Language | null = null;
  let most = enough;
  for (const row of [...LATIN.map(readLanguage), ...more]) {
    // "style", "dialogue": what both languages call the same tells nothing.
    const tells = (word: string, weight: number): number => {
      const english = findTold(row, word);
      return english === null ? 0 : english === word ? Math.min(weight, 0.1) : weight;
    };
    const told = plain.reduce((sum, word, i) => sum + tells(word, weights[i] ?? 0), 0);
    if (told < enough) continue;
    // "A tour guide points at the volcano": words of French, and none that holds a French sentence together.
    if (small > 0 && !plain.some((word) => !isEnglish(word) && SMALL.test(findTold(row, word) ?? ''))) continue;
    const forms = plain.filter(
      (word, i) => weights[i] === 1 && findTold(row, word) === null && findEnglish(row, word) !== null,
    );
    const count = told + forms.length * FORM_WEIGHT;
    if (count > most && (count * 3 >= plain.length || (!anyEnglish && count * 6 >= plain.length))) {
      best = row;
      most = count;
    }
  }
  if (best === null) return { language: 'en', text };
  const row = best;
  // A capital letter tells a boy from who is young.
  const headed = markHeadings(text, row.language);
  const cased = row.language === 'de' ? tellBoys(headed) : headed;
  const phrased = replacePhrases(lowerAllButNames(cased), row.language);
  const whole = row.language === 'de' ? joinSeparated(phrased, (verb, part) => isPhrase(row, verb, part)) : phrased;
  const english = replaceWords(whole, row, (word) => phraseWordsOf(row.language).has(word));
  const ordered = (row.language === 'de' ? orderGerman(english) : english).replace(
    OLD_ONE,
    (_whole, article: string, age: string) => `${article} ${age === 'young' ? age : 'old'} man `,
  );
  const told = orderRomance(ordered);
  const placed = COLOUR_AFTER_NOUN.has(row.language) ? moveAdjectives(told) : told;
  return { language: row.language, text: mendGroups(tellHasOn(row.language === 'de' ? tellMeasures(placed) : placed)) };
}

function isPhrase({ phrases }: Language, verb: string, part: string): boolean {
  const known = phrases.get(verb.slice(0, FIRST_LETTERS)) ?? [];
  return known.some(
    ({ words: [first, last, ...more] }) => more.length === 0 && first?.text === verb && last?.text === part,
  );
}

/** What the phrases put in is English already: "in" would else be read again. */
function phraseWordsOf(language: string): ReadonlySet<string> {
  return new Set(phrasesOf(language).flatMap(([, english]) => english.match(/[a-z]+/g) ?? []));
}

const SMALL = /^(?:an?|the|in|on|of|with|and|at|to|his|her|from|by|is|along an?|along the)$/;
