import { makeLexicon, type Word } from './lexicon.ts';
import { isAlive, type Meaning, pronounOf, say, tellDeed, tellKnown, tellNoun } from './meanings.ts';
import { type Part, parse } from './parse.ts';
import { type Piece, segment } from './segment.ts';

/** Marks of times stay as they are. What parts one clause from the next; the mark of several alike, 、, does not. */
const CLAUSE =
  /\[[^\]\u4e00-\u9fff]{1,60}\]|[^，。；：！？,.;:!?\n“”"'‘’（）()【】[\]《》\ue000-\uefff\u00b6]+|[\s\S]/gu;
const STOPS = /^[，。；：！？,.;:!?\n“”"'‘’（）()【】[\]《》\ue000-\uefff\u00b6]$/u;
/** Reading a clause takes time that grows with the cube of its words. */
const MOST_WORDS = 26;

/** Told of a clause that goes on in the next one. */
interface Told {
  /** Who the last sentence was about, as a pronoun. */
  subject: string | null;
  /** The last sentence was about the camera. */
  camera: boolean;
  /** A noun that stood alone, whose deed may follow. */
  waits: boolean;
}

const made = new WeakMap<ReadonlyMap<string, string>, ReadonlyMap<string, readonly Word[]>>();

function lexiconOf(told: ReadonlyMap<string, string>): ReadonlyMap<string, readonly Word[]> {
  const known = made.get(told) ?? makeLexicon(told);
  made.set(told, known);
  return known;
}

const MARKS: Readonly<Record<string, string>> = {
  ...{ '，': ',', '。': '.', '；': ';', '：': ':', '！': '!', '？': '?', '（': '(', '）': ')', '【': '[', '】': ']' },
  ...{ '《': '', '》': '', '“': '', '”': '' },
};
const ENDS = /^[。！？.!?\n]$/;

/** Chinese as English sentences. */
export function readChinese(text: string, told: ReadonlyMap<string, string>): string {
  const lexicon = lexiconOf(told);
  const state: Told = { subject: null, camera: false, waits: false };
  const clauses = [...text.matchAll(CLAUSE)].map(([clause]) => clause);
  let out = '';
  for (let at = 0; at < clauses.length; at++) {
    const clause = clauses[at] ?? '';
    if (STOPS.test(clause)) {
      out += `${MARKS[clause] ?? clause} `;
      if (ENDS.test(clause)) state.waits = state.camera = false;
      continue;
    }
    if (!/\p{Script=Han}/u.test(clause)) {
      out += `${clause} `;
      continue;
    }
    let parts = parseClause(segment(clause, lexicon), state.waits);
    const next = clauses[at + 2];
    // "有着深色，略带凌乱的长发的女子": a comma within what describes.
    if (parts.length > 1 && clauses[at + 1] === '，' && next !== undefined && !STOPS.test(next)) {
      const both = parseClause([...segment(clause, lexicon), BREATH, ...segment(next, lexicon)], state.waits);
      if (both.length === 1) {
        parts = both;
        at += 2;
      }
    }
    const english = tellClause(parts, state);
    // "一个运动员，在河边训练": the comma only takes a breath.
    if (english.joins) out = out.replace(/, *$/, '');
    out += `${english.text} `;
  }
  return out
    .replace(/ {2,}/g, ' ')
    .replace(/(?<=[([]) | (?=[)\]])/g, '')
    .replace(/ (?=[,.;:!?])/g, '')
    .trim();
}

/** Nobody writes a clause longer than most: it is read in so many words at a time, since the work grows with the cube of them. */
const PIECEMEAL = 12;

const BREATH: Piece = { text: '，', words: [{ kind: 'breath', english: '' }] };

function parseClause(pieces: readonly Piece[], goesOn: boolean): Part[] {
  const runs: Piece[][] = [];
  const length = pieces.length > MOST_WORDS ? PIECEMEAL : MOST_WORDS;
  for (let at = 0; at < pieces.length; at += length) runs.push(pieces.slice(at, at + length));
  return runs.flatMap((run, at) => parse(run, goesOn && at === 0));
}

function tellClause(parts: readonly Part[], state: Told): { readonly text: string; readonly joins: boolean } {
  let joins = false;
  const texts = parts.map((part, at) => {
    const [words, joined] = tellPart(part, state, at === 0);
    if (at === 0) joins = joined;
    return words;
  });
  return { text: texts.filter((one) => one !== '').join(', '), joins };
}

/** "表情担忧地看着窗外": it is who has it that looks. */
const FACE = /^(?:the|his|her|its) (?:expression|eyes|look)$/;

/** The English of a part, and whether it goes on with the one before. */
function tellPart({ makes, meaning }: Part, state: Told, first: boolean): readonly [string, boolean] {
  if (makes === 'S') {
    if (FACE.test(meaning.counted) && meaning.deed !== 'is' && state.subject !== null)
      return tellDeedOf(meaning, state, first);
    state.camera = meaning.subject === 'the camera';
    if (!state.camera && isThing(meaning)) state.subject = meaning.subject;
    state.waits = false;
    // "画面充满动感": what is seen is told, and no picture.
    if (/^the (?:picture|scene|shot|style|mood)$/.test(meaning.counted))
      return [say(meaning.object, meaning.where), false];
    return [say(meaning.counted, tellDeed(meaning)), false];
  }
  if (makes === 'VP' || makes === 'V' || makes === 'TV') return tellDeedOf(meaning, state, first);
  if (/^(?:NP|F|NJ)$/.test(makes)) {
    const subject = makes === 'NP' ? pronounOf(meaning) : null;
    if (subject !== null) state.subject = subject;
    state.waits = makes === 'NP' && isAlive(meaning);
    return [meaning.counted === '' && state.waits ? tellKnown(meaning) : tellNoun(meaning), false];
  }
  if (makes === 'PP' || makes === 'LP' || makes === 'L') return [meaning.where, false];
  if (/^(?:A|M|D|Q|FA)$/.test(makes)) return [meaning.head, false];
  return [say(tellNoun(meaning), tellDeed(meaning)), false];
}

/** Whether what a sentence is about may be who does something in the next. */
const isThing = ({ counted }: Meaning): boolean =>
  !/^(?:there$|(?:the )?(?:[a-z]+ )?(?:shot|picture|color|style|background|expression|tones|mood|scene|camera))/.test(
    counted,
  );

const FILMS =
  /^(?:pans|pulls|pushes|orbits|follows|tilts|zooms|rises|descends|films|focuses|cuts|moves|turns|shows|stays|dives)/;

function tellDeedOf(meaning: Meaning, state: Told, first: boolean): readonly [string, boolean] {
  const subject = state.camera && FILMS.test(meaning.deed) ? 'the camera' : state.subject;
  // "整体为水墨风格", "是夜晚": what the film is.
  if (meaning.deed === 'is' && subject === null) return [say(meaning.object, meaning.where), false];
  const text = tellDeed(meaning);
  if (state.waits) {
    state.waits = false;
    return [text, true];
  }
  if (subject === null) return [text, false];
  return [first ? `${subject} ${text}` : `and ${text}`, false];
}
