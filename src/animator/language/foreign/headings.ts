import { CINEMA_LANGUAGES } from '../../languages/cinema-table.ts';
import { HEADINGS_TABLE, SHOT_NAMES } from '../../languages/headings-table.ts';
import { QUOTE_MARK } from '../words/words.ts';

/**
 * "Cámara: plano medio", "镜头一：…", "【音效】…": what a prompt is ordered by is no part of its sentences. Before those are put into English each heading becomes one
 * mark, which ends a sentence in every language, and afterwards the heading that stands for it.
 */

/** Behind everything that may have been said: a prompt has fewer lines. */
const FIRST_MARK = QUOTE_MARK + 0xf00;
const SHOT_MARK = FIRST_MARK + 0xff;

const COUNTED = '[0-9\u0660-\u0669\u0966-\u096f一二三四五六七八九十]{1,2}';
/** "第一个镜头", "2カット目", "Первый кадр". */
const BEFORE_SHOT: Readonly<Record<string, string>> = {
  ...{ zh: `第${COUNTED}[个]?`, ja: `(?:第${COUNTED}|最初の|${COUNTED}つ目の)`, de: '(?:erste|zweite|dritte|vierte) ' },
  ...{ es: '(?:primera?|segund[oa]|tercera?) ', pt: '(?:primeir[oa]|segund[oa]|terceir[oa]) ' },
  ...{ fr: '(?:premi(?:er|ère)|deuxième|troisième) ', it: '(?:prim[oa]|second[oa]|terz[oa]) ' },
  ru: '(?:перв(?:ый|ая)|втор(?:ой|ая)|трет(?:ий|ья)) ',
};
const BEHIND_SHOT: Readonly<Record<string, string>> = {
  ar: `(?: ?${COUNTED}| (?:ال)?(?:أول|أولى|ثاني|ثانية|ثالث|ثالثة|رابعة?))`,
  hi: `(?: ?${COUNTED}| (?:एक|दो|तीन|चार))`,
  ja: ` ?${COUNTED}`,
};
/** No close-up, which is called the first shot in three languages. */
const NO_SHOT = /^(?:primer plano|primeiro plano|primo piano|premier plan)$/iu;

const ROWS = HEADINGS_TABLE.trim()
  .split('\n')
  .map((row) => row.split(' | '));

interface Known {
  readonly pattern: RegExp;
  readonly marks: ReadonlyMap<string, string>;
}

/** Made once for each language: the names of a table of hundreds. */
const made = new Map<string, Known>();

function readHeadings(language: string): Known | null {
  const column = CINEMA_LANGUAGES.findIndex((code) => code === language);
  if (column === -1) return null;
  const known = made.get(language);
  if (known !== undefined) return known;
  const marks = new Map<string, string>();
  for (const [row, cells] of ROWS.entries())
    for (const name of [cells[0] ?? '', ...(cells[column + 1] ?? '').split('/')])
      if (!marks.has(name.toLowerCase())) marks.set(name.toLowerCase(), String.fromCharCode(FIRST_MARK + row));
  const names = [...marks.keys()].sort((a, b) => b.length - a.length).join('|');
  const shot = `(?:${SHOT_NAMES[language] ?? 'shot'}|shot)`;
  const behind = BEHIND_SHOT[language] ?? ` ?(?:n[°º] ?|#)?${COUNTED}`;
  const before = BEFORE_SHOT[language];
  const counted = `${shot}${behind}${before === undefined ? '' : `|${before}${shot}`}`;
  const pattern = new RegExp(
    String.raw`(^|[.!?;。！？；।؟\u00b6\ue000-\uefff\])】"] ?|\u00b6 [-*•] ?)[ ]{0,2}([\[【]?) ?(?:(${counted})|(${names}))( ?\([^()]{1,40}\))? ?([\]】]?) ?([:.、–—-](?! ?\d)|:)?(?=\s?(\S?))`,
    'giu',
  );
  const built = { pattern, marks };
  made.set(language, built);
  return built;
}

/** Headings of a text in this language as marks; the text of any other stays. */
export function markHeadings(text: string, language: string): string {
  const known = readHeadings(language);
  if (known === null) return text;
  return text.replace(
    known.pattern,
    (whole, head: string, opens: string, shot?: string, name?: string, how = '', closes = '', sign?: string) => {
      const bracketed = opens !== '' && closes !== '';
      const ends = head === '' || /[.!?;。！？；।؟\u00b6]/u.test(head) ? head : `${head}. `;
      if (shot !== undefined && !NO_SHOT.test(shot.trim()))
        return sign === undefined && !bracketed ? whole : `${ends} ${String.fromCharCode(SHOT_MARK)}${how} `;
      const mark = name === undefined ? undefined : known.marks.get(name.toLowerCase());
      return mark === undefined || !(sign === ':' || bracketed) ? whole : `${ends} ${mark} ${how} `;
    },
  );
}

const MARKS = new RegExp(
  `[${String.fromCharCode(FIRST_MARK)}-${String.fromCharCode(SHOT_MARK)}](?: ?(\\([^()]{1,40}\\)))? *[.,;:]?`,
  'g',
);

/** The marks as English headings. */
export function nameHeadings(text: string): string {
  let shots = 0;
  return text.replace(MARKS, (found, how = '') => {
    const mark = found.charCodeAt(0);
    if (mark === SHOT_MARK) return `. Shot ${++shots}: `;
    return `. ${ROWS[mark - FIRST_MARK]?.[0] ?? ''}${how === '' ? '' : ` ${how}`}: `;
  });
}
