import { findUses } from '../../catalogue/parts-of-speech.ts';
import { SPACELESS } from '../../languages/words-table.ts';
import { LINE_MARK, QUOTE_MARK, straightenQuotes } from '../words/words.ts';

export interface QuoteCut {
  /** The prompt with the quoted parts taken out, and straight apostrophes. */
  readonly rest: string;
  readonly dialogue: readonly string[];
  readonly textOnScreen: readonly string[];
}

/** What may end a quotation, for each mark that may begin one. Hands mix the styles: “so", „so“ and ”so” are all meant. */
const CLOSERS: ReadonlyMap<string, string> = new Map([
  ['"', '"\u201c\u201d'],
  ['\u201c', '\u201d"\u201c'],
  ['\u201d', '\u201d"\u201c'],
  ['\u201e', '\u201c\u201d"'],
  ['\u00ab', '\u00bb'],
  ['\u00bb', '\u00ab'],
  ['\u2039', '\u203a'],
  ['\u203a', '\u2039'],
  ['\u300c', '\u300d'],
  ['\u300e', '\u300f'],
  ["'", "'\u2019"],
  ['\u2018', "\u2019'"],
  ['\u201a', "\u2018\u2019'"],
]);
const OPENERS = new RegExp(`[${[...CLOSERS.keys()].join('')}]`, 'g');
/** They may as well be apostrophes: only their neighbours tell. */
const SINGLE: ReadonlySet<string> = new Set(["'", '\u2018', '\u201a']);

/** Letters that are dropped at a word's beginning: 'tis, '90s, rock 'n' roll. */
const ELISION = /^(?:\d\d(?!\d)|n['\u2019]|t(?:is|was|were|will)\b|em\b|til\b|cos\b|bout\b)/i;

/** Part of a word that an apostrophe may stand in. Where words are written without spaces, none does. */
function isLetter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character) && character.search(SPACELESS) === -1;
}

function opens(text: string, at: number): boolean {
  const [before, mark = '', after = ' '] = [text[at - 1], text[at], text[at + 1]];
  // 6'2" tall: an inch.
  if (mark === '"') return !(/\d/.test(before ?? '') && !isLetter(after));
  // One that only ends begins nothing: FOOD RUSH” VERSION.
  if (mark === '\u201d') return !(/[\p{L}\p{N}.!?,]/u.test(before ?? '') && /\s/.test(after));
  if (!SINGLE.has(mark)) return true;
  return !isLetter(before) && /\S/.test(after) && !ELISION.test(text.slice(at + 1, at + 9));
}

/** "the dogs' bowls": what looks like an end may be a plural's owner. */
const MAYBE_OWNER = /^s.\s\p{Ll}/u;
const ENDS_SPEECH = /[.!?,\u2026-]/;
/** "goin' home", "rock 'n' roll": letters that are dropped at a word's end, where the sentence goes on. */
const DROPPED_END = /(?:\p{L}{2}in|['\u2019]n|\ban|\bo|\bth).\s\p{Ll}$/u;

/** Behind an owner in doubt: after a letter that makes no plural, or where nothing follows that is owned. */
function endsForSure(text: string, end: number): boolean {
  const before = text[end - 1] ?? '';
  if (ENDS_SPEECH.test(before)) return true;
  if (!/\p{L}/u.test(before) || MAYBE_OWNER.test(text.slice(end - 1, end + 3))) return false;
  return !DROPPED_END.test(text.slice(Math.max(0, end - 4), end + 3));
}

/** Where the single quotation ends that begins at `at`; -1 when it is none. */
function findSingleEnd(text: string, at: number, closers: string): number {
  let doubtful = -1;
  for (let end = at + 2; end < text.length; end++) {
    const mark = text[end] ?? '';
    // Somebody else begins to speak.
    if (doubtful !== -1 && SINGLE.has(mark) && opens(text, end)) break;
    if (!closers.includes(mark) || /\s/.test(text[end - 1] ?? '') || isLetter(text[end + 1])) continue;
    if (doubtful !== -1) {
      if (endsForSure(text, end)) return end;
    } else if (MAYBE_OWNER.test(text.slice(end - 1, end + 3))) doubtful = end;
    else return end;
  }
  return doubtful;
}

function findEnd(text: string, at: number, closers: string): number {
  if (SINGLE.has(text[at] ?? '')) return findSingleEnd(text, at, closers);
  for (let end = at + 1; end < text.length; end++) if (closers.includes(text[end] ?? '')) return end;
  return -1;
}

const MAX_LINES = 200;

const WRITTEN =
  /\b(?:sign|(?:on-?screen |super(?:imposed)? )?text(?: overlay)?|titles?(?: card)?|titled|captions?|subtitles?|letters?|lettering|words?|reads?|reading|written|banner|poster|logo|label|neon|overlay|tagline|slogan|end card|inscription|engraved|printed|graffiti)(?: (?:on|in|at|over|across) (?:the )?(?:screen|frame|end|bottom|top|cent(?:er|re)|image|video))?(?: (?:fades?|appears?|pops?|flashes?|slides?)(?: (?:in|up|out))?)?[^\w.!?]*\w*\W*$/i;
/** "a cardboard sign that says", "the sign says": what is written on it; "a man in a hat says" is said. */
const SAYS_IN_WRITING =
  /\b(?:sign|banner|poster|placard|billboard|board|screen|display|note|card|t-?shirt|shirt|hoodie|cap|hat|mug|tattoo|plaque|marquee|headline|sticker|label|tombstone|flag|chyron)(?: (?!and\b)[\w'-]+){0,4},? (?:(?:that|which) (?:says?|declares?|spells?)|saying|declaring|spelling)(?: out)?\W*$/i;
const SIGN_SAYS =
  /(?:^|[.!?,] |\b(?:an?|the|and|his|her|where) )(?:[\w'-]+ ){0,2}(?:sign|banner|poster|placard|billboard|screen|display|note|plaque|marquee|headline|sticker|label|tombstone|chyron)(?: (?:above|behind|over|on|in|at|outside|by) (?:[\w'-]+ ){1,3})? ?(?:says?|declares?|spells?)(?: out)?\W*$/i;
const HELD_BY = /\b(?:in|with|wearing|holding|behind|under|near|beside|at|by) (?:an?|the|his|her) [\w' -]{0,40}$/i;
/** 'it says "LOFT" on the wall', 'in blue lights': where and how it is written. */
const WRITTEN_ON =
  /^\s*(?:is |are )?(?:(?:written|printed|painted|displayed|spelled|glowing|scrawled|engraved) )?(?:(?:on|across|above) (?:the|an?|its|his|her|their) (?:[\w-]+ ){0,2}(?:wall|sign|door|board|blackboard|chalkboard|whiteboard|screen|banner|billboard|t-?shirt|shirt|cap|side|front|cover|window|cup|mug|box|hull|marquee|facade|page|paper|card|sand|cake)|in (?:[\w-]+ ){0,3}(?:letters|lettering|lights|font|neon|chalk))\b|^\s*(?:is|are|was|were) (?:clearly |neatly |faintly )?(?:written|printed|painted|chalked|scrawled|engraved|carved|displayed|spelled|scribbled)\b/i;
const VOICED =
  /\b(?:he|she|they|I|we|who|man|woman|boy|girl|voice)\b[^.!?]{0,40}$|\b(?:whisper|shout|yell|murmur|ask|repl|sing|cr(?:y|ies)|scream)[a-z]*\W*$/i;

/** Whether the words before and after a quotation say that it stands written there. */
function standsWritten(before: string, after: string): boolean {
  if (SAYS_IN_WRITING.test(before) || (SIGN_SAYS.test(before) && !HELD_BY.test(before))) return true;
  return WRITTEN_ON.test(after) && !VOICED.test(before.slice(-50));
}
const SAID_BY_IT = /,? (?:(?:that|which) )?(?:says|say|saying|declares|declaring|spells|spelling)(?: out)?\W*$/i;
/** "reads the letter aloud": it is heard all the same. */
const READ_ALOUD =
  /\b(?:aloud|out loud)\W*$|(?:^|[.!?] |, |\band )(?:(?:he|she) |(?:the|her|his) (?:grandmother|grandma|grandfather|grandpa|mother|father|teacher|man|woman|boy|girl) )reads?[:,] ?\W*$/i;
/** "con el texto: «…»", "с надписью «…»": the same in other languages. */
const WRITTEN_ELSEWHERE =
  /(?<!\p{L})(?:textos?|textes?|testo|schriftzug|aufschrift|schild|t[i\u00ed]tulos?|titres?|titolo|titel|cartel|letrero|letreiro|placa|pancarte|panneau|enseigne|insegna|cartello|scritta|\u043d\u0430\u0434\u043f\u0438\u0441\p{L}{1,4}|\u0442\u0435\u043a\u0441\u0442\p{L}{0,3}|\u0442\u0438\u0442\u0440\p{L}{0,3}|\u0432\u044b\u0432\u0435\u0441\u043a\p{L}{1,3})(?: [\p{L}'\u2019]{1,12}){0,3} ?:? ?$|(?:\u6587\u5b57|\u5b57\u5e55|\u6807\u9898|\u6a19\u984c|\u5199\u7740|\u66f8\u304b\u308c\u305f|\u30c6\u30ad\u30b9\u30c8|\u30bf\u30a4\u30c8\u30eb|\u770b\u677f|\u0644\u0627\u0641\u062a\u0629|\u0646\u0635|\u0932\u093f\u0916\u093e)[^\u3002.!?]{0,6}$/iu;
/** "lee el texto en voz alta", "читает текст вслух". */
const SPEAKS_ELSEWHERE =
  /(?<!\p{L})(?:dice|dit|diz|sagt|grita|crie|ruft|flüstert|susurra|murmure|sussurra|voz alta|voix haute|voce alta|laut|\u0433\u043e\u0432\u043e\u0440\u0438\u0442|\u0432\u0441\u043b\u0443\u0445)(?!\p{L})/iu;
/** 'Then "Replicate" text fades in', 'an "OPEN" sign'. */
const WRITTEN_AFTER =
  /^\s*(?:(?:\u7279\u6548)?(?:\u6587\u5b57|\u5b57\u6837|\u5b57\u6a23)|(?:text|title|logo|lettering|caption|sign|banner|poster|label|neon)s?\b)/i;
/** 'writes "HELLO" on the board': to be read, unless it is said aloud as well. */
const WRITES =
  /\b(?:writes?|writing|types?|typing|scrawls?|scribbles?|carves?|engraves?|paints?|sprays?|spray-paints?|stitches|traces?)(?: out)?[:,]? $/i;
/** 'a song called "Blue Moon"': a name, and nobody says it. */
const NAMED =
  /\b(?:called|named|nicknamed|visuali[sz]e|entitled|dubbed|known as|(?:the |a )?(?:song|track|hymn|movie|film|game|novel|show|album|band|brand|nightclub|pub|ship|yacht))\W*$/i;
/** Not "a man "Hello"": only what describes stands between. */
const ARTICLE = /(?:^|[^\p{L}])(?:an?|the|one|another)((?: [\p{L}-]+){0,3}) $/iu;
const HEARD_LIST = /(?:^|[.!?\n\u00b6] ?)[^.!?:]{0,12}\b(?:sfx|sound effects?|foley|sounds?)\b:?[^.!?]*$/i;
const SPEAKS =
  /\b(?:says?|saying|said|thinks?|wonders?|asks?|shouts?|shouting|yells?|whispers?|screams?|murmurs?|repl(?:ies|y)|voices?|announces?|narrat\w+|dialogue)\b/i;
const NOISE =
  /^(?:b+o+m|b+oo+m|ba+ng|ba+m|pow|crash|thud|thump|clang|clank|clink|wh?oo+sh|swoosh|swish|pop|click|clack|ding|dong|beep|splash|splat|cra+ck|snap|bu*zz+|hi*ss+|zap|kapow|tick|tock|creak|squeak|ring|knock|rumble|ka-?boom|plop|drip|sizzle|whirr?|vroom|rattle|pfft|poof)(?:[ ,-]+\w+){0,2}[!.]*$/i;
const CRAFT =
  /^(?:[\p{L}-]+ ){1,4}(?:light|lighting|feel|vibe|vibes|style|look|aesthetic|aesthetics|effect|mood|mode|lens|shot|grading|palette|cinematography)$/iu;
const LONGEST_NAME_IN_QUOTES = 3;

/** A price, a number, an hour: to be read. */
const FIGURES = /^[\d\s$\u20ac\u00a3\u00a5%.,:+-]+$/;
/** "Title appears in gold embers: …", "Chat overlay: …": however it is told, what follows is read. */
const WRITTEN_COLON =
  /\b(?:title|text|logo|caption|tagline|slogan|overlay|subtitles?|live chat|headline|notification|price tag|tag)\b(?<!\bno \w{1,12})[^.!?:)"\u201c\u201d]{0,40}[: ] ?$/i;
/** "light particles of 'Good Night'", where nobody cries. */
const OF_LETTERS = /\b(?:of|spelling|forming|displaying|showing|spell|form)\s$/;
const CRIED =
  /\b(?:cry|cries|shouts?|screams?|calls?|chants?|whispers?|echo(?:es)?|words|sounds?|chorus|roars?)\b[^.!?]{0,20}$/i;

const NOT_WRITTEN = /\b(?:no|without) (?:any )?(?:subtitles?|captions?|text|titles?|logos?)\b/gi;

/** Whether the words around it say that it is to be read and not to be heard. */
function isToRead(before: string, content: string, afterWriting: boolean): boolean {
  if (FIGURES.test(content) || (WRITTEN_COLON.test(before) && !SPEAKS.test(before))) return true;
  if (afterWriting) return true;
  return (
    OF_LETTERS.test(before) && /^\p{Lu}[^.!?]*$/u.test(content) && content.split(' ').length < 5 && !CRIED.test(before)
  );
}

const beginsAnew = (content: string, after: string): boolean =>
  /[.!?\u2026]$/.test(content) && /^\s+\p{Lu}/u.test(after);

/** '0.00–2.40 — "Arrival Drift" (32 mm)', 'Shot 1: "The Wait"': the name of a shot. */
const NAMES_SHOT =
  /(?:\d\.?\d?s? ?[\])]? {0,2}[\u2014\u2013]|\b(?:shot|scene|clip|part|beat) ?\d{1,2} ?[\])]? ?[:\u2014\u2013-]) ?$/i;
const SET_APART = /^\p{Ll}[\p{L}-]*(?: [\p{L}-]+){0,2}$/u;

/** What stands in quotation marks and is not said: a noise, a name, or words that somebody only sets apart. Null where it is said. */
const SET_APART_AT_HEAD = /^\p{L}[\p{L}-]*(?: [\p{L}-]+)?$/u;
const JAPANESE_WORD = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u30fc]{1,8}$/u;
/** What stands before "to" is said; before these it is a name of something. */
const JAPANESE_PARTICLE = /^(?:\u306f|\u304c|\u3092|\u306e|\u306b|\u3057\u3066|\u3067\u3059|\u3067\u306f|\u306a)/;
/** "此时的“黄金时刻”光线": a word of the sentence. */
const CHINESE_CALLS = /[的种为名作是这那]$/u;

function unsaid(before: string, content: string, after: string): string | null {
  if (HEARD_LIST.test(before) && !SPEAKS.test(before)) return '';
  // "Overcast diffused light", "retro vibe": notes on the film that somebody sets apart.
  if (CRAFT.test(content) && !SPEAKS.test(before) && !/[:.!?]$/.test(content)) return `, ${content},`;
  if (NAMES_SHOT.test(before) && TITLE.test(content)) return '';
  if (NAMED.test(before)) return content.includes(' ') ? '' : content;
  // "to perform 'coyly cute' cat poses": set apart within a noun.
  if (/\p{Ll} $/u.test(before) && SET_APART.test(content) && /^ \p{Ll}/u.test(after) && !SPEAKS.test(before))
    return content;
  // '"Petals" of glowing light open', 「反射」は動かない: named so, and what is told of goes on.
  if (SET_APART_AT_HEAD.test(content) && /^ (?:of|made)\b/.test(after) && !SPEAKS.test(before)) return content;
  if (JAPANESE_WORD.test(content) && JAPANESE_PARTICLE.test(after)) return content;
  if (JAPANESE_WORD.test(content) && CHINESE_CALLS.test(before) && /^\p{Script=Han}/u.test(after)) return content;
  const between = ARTICLE.exec(before)?.[1];
  if (between === undefined || content.split(' ').length > LONGEST_NAME_IN_QUOTES) return null;
  const describes = between
    .trim()
    .split(' ')
    .every((word) => word === '' || (findUses(word.toLowerCase())?.adjective ?? 0) > 0);
  if (!describes) return null;
  return NOISE.test(content) ? 'sound' : /[.!?]$/.test(content) ? null : content;
}

/** "in the style of Van Gogh's "The Starry Night"", "like in "Blade Runner"": names of works, which nobody says. */
const OF_WORK =
  /(?:'s|\u2019s|\b(?:paintings?|film|movie|novel|series|song|album|game|artwork|style of|inspired by|reminiscent of|evoking|meets|like in|as in|called|named|known as|so-called))\W*$/i;
const TITLE =
  /^(?:(?:\p{Lu}|\d)[\p{L}\d'\u2019.-]*|(?:a|an|and|at|by|de|for|from|in|la|of|on|or|the|to|with))(?: (?:(?:\p{Lu}|\d)[\p{L}\d'\u2019.-]*|(?:a|an|and|at|by|de|for|from|in|la|of|on|or|the|to|with)))*[.,]?$/u;

/** "…: —¿Falta mucho? El padre…": a dash after a colon begins what is said, and its sentence ends it. */
const DASHED_LINE =
  /([:\uff1a] ?)[\u2014\u2013]\s?([^\u2014\u2013"\u00ab\u201c.!?\u2026]{1,200}[.!?\u2026]{1,3})(?=\s|$)/gu;
const DASHED = /(^|[.!?\u2026] )[\u2014\u2013]\s?([^\u2014\u2013"\u00ab\u201c]{2,300}?)\s?[\u2014\u2013]\s?(?=\p{L})/gu;

const SAYS_SO =
  "(?:dit|demande|répond|crie|murmure|chuchote|s'écrie|dice|pregunta|grita|susurra|responde|contesta|diz|pergunta|sussurra|chiede|risponde|grida|говорит|спрашивает|кричит|отвечает|шепчет|says|said|asks|answers|replies|whispers|shouts|murmurs|mutters|calls|yells|cries|sagt|fragt|ruft|antwortet|flüstert)(?!\\p{L})";
/** "— Viens ici ! dit le garçon.": its own mark ends it where who says it follows. */
const DASHED_CALL = new RegExp(
  `(^|[.!?\u2026] )[\u2014\u2013]\\s?([^\u2014\u2013"\u00ab\u201c.!?\u2026]{2,200}[!?\u2026]) (?=${SAYS_SO})`,
  'gu',
);
/** "– Home, answers the bear.": so does a comma. */
const DASHED_COMMA = new RegExp(
  `(^|[.!?\u2026] )[\u2014\u2013]\\s?([^\u2014\u2013"\u00ab\u201c.!?\u2026,]{1,120}),\\s(?=${SAYS_SO})`,
  'gu',
);
/** "男孩大喊：我赢了！": Chinese may do without marks after a verb of saying. */
const UNMARKED_CHINESE =
  /(说道?|喊道?|大喊|叫道|大叫|问道?|答道|低语|嘀咕)([\uff1a:] ?)([^\u201c\u201d"\u300c\u300e\uff1a:\u3002\uff01\uff1f!?]{1,80}[\u3002\uff01\uff1f!?])/gu;

/** "— Ты опоздал, — говорит она.": a dash begins what is said, and another ends it. */
function markDashes(text: string): string {
  return text
    .replace(UNMARKED_CHINESE, '$1$2"$3"')
    .replace(DASHED_CALL, '$1"$2" ')
    .replace(DASHED_COMMA, '$1"$2" ')
    .replace(DASHED_LINE, (_whole, before: string, said: string) => `${before}"${said}"`)
    .replace(DASHED, (_whole, before: string, said: string) => `${before}"${said}" `);
}

/**
 * Quoted words are spoken, unless the words before them speak of writing. They are cut first: nothing in them is a thing to draw. Every
 * style of quotation counts, and an apostrophe is none.
 */
export function cutQuotes(source: string): QuoteCut {
  const text = markDashes(source);
  const dialogue: string[] = [];
  const textOnScreen: string[] = [];
  const rest: string[] = [];
  /** Marks whose end was looked for in vain: further on there is none either. */
  const unclosed = new Set<string>();
  let from = 0;
  /** Where the last one that is to be read has ended. */
  let wrote = -1;
  for (const { index: at, 0: mark } of text.matchAll(OPENERS)) {
    if (at < from || unclosed.has(mark) || !opens(text, at)) continue;
    const end = findEnd(text, at, CLOSERS.get(mark) ?? '');
    if (end === -1) {
      unclosed.add(mark);
      continue;
    }
    const content = straightenQuotes(text.slice(at + 1, end).replaceAll(`. ${LINE_MARK} `, ' ')).trim();
    const inWriting = standsWritten(text.slice(Math.max(0, at - 80), at), text.slice(end + 1, end + 50));
    // Whoever holds the sign goes on, and not the sign.
    rest.push(inWriting ? text.slice(from, at).replace(SAID_BY_IT, ' ') : text.slice(from, at));
    from = end + 1;
    if (content === '') continue;
    if (TITLE.test(content) && OF_WORK.test(text.slice(Math.max(0, at - 40), at))) {
      rest.push(/\.$/.test(content) ? ` ${content}` : ` ${content} `);
      continue;
    }
    const before = text.slice(Math.max(0, at - 80), at).replace(NOT_WRITTEN, '');
    const aloud = READ_ALOUD.test(before);
    const written =
      !aloud &&
      (WRITTEN.test(before.slice(-60)) ||
        (WRITTEN_ELSEWHERE.test(before.slice(-60)) && !SPEAKS_ELSEWHERE.test(before.slice(-60))) ||
        inWriting ||
        WRITES.test(before) ||
        // '…," a sign': what begins a sentence of its own says nothing of the one before it.
        (WRITTEN_AFTER.test(text.slice(end + 1, end + 20)) && !beginsAnew(content, text.slice(end + 1, end + 4))) ||
        isToRead(before, content, wrote !== -1 && /^[\s,]*$/.test(text.slice(wrote, at))));
    if (written) wrote = end + 1;
    const plain = written || aloud ? null : unsaid(before, content, text.slice(end + 1, end + 7));
    if (plain !== null) {
      rest.push(`${plain} `);
      continue;
    }
    // What is said leaves a mark where it stood: its speaker is found by the words around it.
    if (!written && dialogue.length < MAX_LINES) rest.push(` ${String.fromCharCode(QUOTE_MARK + dialogue.length)} `);
    if (written) textOnScreen.push(content);
    else if (dialogue.length < MAX_LINES) dialogue.push(content);
    // A quoted sentence ends the one around it, unless that goes on: "Look!" she says.
    rest.push(
      /[.!?\u3002\uff01\uff1f\u0964]$/.test(content) && /^\s+[\p{Lu}\p{Lo}]/u.test(text.slice(end + 1)) ? '. ' : ' ',
    );
  }
  rest.push(text.slice(from));
  return { rest: straightenQuotes(rest.join('')), dialogue, textOnScreen };
}
