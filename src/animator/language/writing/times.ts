/**
 * When something happens, in the many ways people write it: "[0-3s]", "00:03 –", "Seconds 3 to 6:", "Shot 2 (3s):", "Next 3 seconds:", "3秒-6秒". All become one mark,
 * "[00:03:0>00:06:0]" in minutes, seconds and tenths, which `takeMarkers` reads as the begin of a shot.
 */
export interface Span {
  readonly from: number;
  /** Null where only the begin is told. */
  readonly to: number | null;
}

const two = (value: number): string => String(value).padStart(2, '0');

function clockOf(seconds: number): string {
  const tenths = Math.round(seconds * 10);
  return `${two(Math.floor(tenths / 600))}:${two(Math.floor(tenths / 10) % 60)}:${tenths % 10}`;
}

export const markOf = ({ from, to }: Span): string => `[${clockOf(from)}${to === null ? '' : `>${clockOf(to)}`}]`;

/** A mark as `markOf` writes it: minutes, seconds, tenths, and the same of its end; in other scripts the sign between them is lost. */
export const TIME_MARK = /\[(\d{2}):(\d{2}):(\d)(?:[> ](\d{2}):(\d{2}):(\d))?\]/g;

export function spanOfMark(match: readonly (string | undefined)[]): Span {
  const [, ...fields] = match;
  const at = (first: number): number =>
    Number(fields[first]) * 60 + Number(fields[first + 1]) + Number(fields[first + 2]) / 10;
  return { from: at(0), to: fields[3] === undefined ? null : at(3) };
}

const CLOCK = String.raw`\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?`;
const NUMBER = String.raw`\d{1,3}(?:\.\d{1,2})?`;
const UNIT = String.raw`(?:seconds?|secondes?|segundos?|secondi|sekunden?|секунд[аы]?|secs?|seg|sek|сек|s|с|秒|ثوان|ثانية|सेकंड)\.?(?![\p{L}\d])`;
/** In Chinese and Japanese a word may follow at once. */
const UNITS = `(?:${UNIT}|秒)`;
const UNTIL = String.raw`\s?(?:[-\u2013\u2014~\uff5e\u2192]|\b(?:to|until|bis|à|a|до)\b|[至到から])\s?`;
const OPENS = String.raw`[[(\u3010\uff08]\s?`;
const CLOSES = String.raw`\s?[\])\u3011\uff09]`;
/** What parts the time from what is told of it; before a title in quotation marks it stays. */
const AFTER = String.raw`\s?(?:[:\uff1a|,]|[-\u2013\u2014](?!\s?["\u201c]))?(?!\d)`;

const CLOCKS = new RegExp(
  String.raw`(?<![\d:.])(${OPENS})?(${CLOCK})${UNTIL}(${CLOCK})(?!\d|:\d)(?:${CLOSES})?${AFTER}`,
  'giu',
);
const SECONDS = new RegExp(
  String.raw`(?<![\d:.,\p{L}\u2013-])(${OPENS})?((?:seconds?|secs?|segundos?|sekunden?|secondes?|секунд[аы]?|t ?=) ?)?(${NUMBER})\s?(${UNITS})?${UNTIL}(?:t ?= ?)?(${NUMBER})\s?(${UNITS})?(${CLOSES})?(${AFTER})`,
  'giu',
);
const SINGLE = new RegExp(
  String.raw`(${OPENS}(?:t ?= ?)?|t ?= ?|\bat (?:the )?|\b(?:second|sec) )?(?<![\d:.,\u2013-])(${CLOCK}|${NUMBER})(?:[\s-]?(${UNITS}))?(?: mark)?(${CLOSES})?(\s?(?:[:\uff1a,|]|[\u2013\u2014-](?!\s?["\u201c\d])))?(?!\d|:\d)`,
  'giu',
);
const ORDER =
  /\b(?:the )?(first|opening|next|following|another|last|final|closing) (\d{1,2}(?:\.\d)?|one|two|three|four|five|six) ?(?:seconds?|secs?|s)\b\s?[:,\u2013\u2014-]/gi;
const NUMBERS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 };

/** "Shot 2", "Scene 3 —", "镜头1：" right before or after a time: both tell of the same shot. */
const SHOT = String.raw`(?:\b(?:shot|scene|clip|part|beat|segment|frame|plano?|szene|escena|cena|scena|сцена|кадр) ?#?\d{1,2}|(?:镜头|分镜|カット|シーン) ?\d{1,2})`;
const SHOT_BEFORE = new RegExp(String.raw`${SHOT}\s{0,2}[:.,|\u2013\u2014\uff1a-]?\s{0,2}$`, 'iu');
const SHOT_AFTER = new RegExp(String.raw`^\s{0,2}${SHOT}\s{0,2}[:.|\u2013\u2014\uff1a-]`, 'iu');
const HEAD = /(?:^|[.!?;\n\u3002\uff01\uff1f"\u201d\])>|\u00b6])\s{0,3}[-*\u2022]?\s{0,3}$/;

/** Films are of minutes, and no clock on the wall is told so. */
const LONGEST_SECONDS = 600;
const LETTERS_BEFORE = 40;
/** Of the first of several shots. */
const LATEST_BEGIN = 60;

function secondsOf(text: string): number {
  const parts = text.replace(',', '.').split(':').map(Number);
  return parts.reduce((sum, part) => sum * 60 + part, 0);
}

interface Found extends Span {
  readonly at: number;
  readonly end: number;
}

const isSpan = ({ from, to }: Span): boolean => (to ?? from + 1) > from && from <= LONGEST_SECONDS;

function findRanges(text: string): Found[] {
  const found: Found[] = [];
  for (const match of text.matchAll(CLOCKS)) {
    const span = { from: secondsOf(match[2] ?? ''), to: secondsOf(match[3] ?? '') };
    if (isSpan(span)) found.push({ ...span, at: match.index, end: match.index + match[0].length });
  }
  for (const match of text.matchAll(SECONDS)) {
    const [whole, open, word, from = '', unit, to = '', unitTo, , after = ''] = match;
    const [at, end] = [match.index, match.index + whole.length];
    const before = text.slice(Math.max(0, at - LETTERS_BEFORE), at);
    const told = open !== undefined || HEAD.test(before) || SHOT_BEFORE.test(before) || after.trim() !== '';
    const span = { from: Number(from), to: Number(to) };
    // "Shot 1 (0-3)": of a shot, seconds are meant.
    const measured = unit ?? unitTo ?? word ?? (open !== undefined && SHOT_BEFORE.test(before) ? open : undefined);
    if (told && measured !== undefined && isSpan(span)) found.push({ ...span, at, end });
  }
  // "A clock changes from 6:59 to 7:00": no film begins so late.
  const begins = Math.min(...found.map(({ from }) => from));
  return begins > LATEST_BEGIN ? [] : found.sort((a, b) => a.at - b.at);
}

/** Single times: begins where they rise from shot to shot, else how long each shot of a list lasts. */
function findSingles(text: string): Found[] {
  const found: (Found & { readonly ofShot: boolean; readonly sure: boolean })[] = [];
  for (const match of text.matchAll(SINGLE)) {
    const [whole, lead = '', time = '', unit, close, after] = match;
    const [at, end] = [match.index, match.index + whole.length];
    if (unit === undefined && !time.includes(':')) continue;
    const before = text.slice(Math.max(0, at - LETTERS_BEFORE), at);
    const ofShot = SHOT_BEFORE.test(before);
    const bracketed = /[[(\u3010\uff08]/.test(lead) && close !== undefined;
    const sure = /^at /i.test(lead) && after?.trim() === ',';
    const headed = HEAD.test(before) && (after !== undefined || /^t ?=/i.test(lead));
    if (bracketed ? !(ofShot || HEAD.test(before) || /^\s?\p{L}/u.test(text.slice(end))) : !(headed || sure)) continue;
    const from = secondsOf(time);
    if (from <= LONGEST_SECONDS) found.push({ from, to: null, at, end, ofShot, sure });
  }
  const rising = found.every(({ from }, i) => i === 0 || from > (found[i - 1]?.from ?? 0));
  const lasting = found.length > 1 && found.every(({ ofShot }) => ofShot) && found[0]?.from !== 0;
  if (lasting) {
    let from = 0;
    return found.map(({ from: seconds, at, end }) => {
      const span = { from, to: from + seconds, at, end };
      from += seconds;
      return span;
    });
  }
  return rising && found.length > 1 ? found : found.filter(({ sure }) => sure);
}

/** "First 3 seconds: … Next 3 seconds: … Last 2 seconds: …". */
function findOrdered(text: string): Found[] {
  let from = 0;
  const found = [...text.matchAll(ORDER)]
    .filter(({ index }) => HEAD.test(text.slice(Math.max(0, index - LETTERS_BEFORE), index)))
    .map((match) => {
      const seconds = NUMBERS[(match[2] ?? '').toLowerCase()] ?? Number(match[2]);
      const span = { from, to: from + seconds, at: match.index, end: match.index + match[0].length };
      from += seconds;
      return span;
    });
  return found.length > 1 ? found : [];
}

/** A dialogue may speak of seconds: nothing between its marks is a time of the film. */
function isQuoted(text: string, at: number): boolean {
  const line = text.slice(text.lastIndexOf('\n', at) + 1, at);
  return (line.match(/["\u201c\u201d]/g)?.length ?? 0) % 2 === 1;
}

const HAS_TIME = /\d ?(?:s|с|[сs]e?[cкg]|秒|ث|से)|\d:\d\d|\bt ?= ?\d|seconds? \d|\d ?-\d/i;

/** "Shot 3 \u2013 Close-up (0:05\u20130:08)": what stands before the time tells of the shot that begins there. */
const TITLED =
  /(?<=^|[.!?\n*#] {0,3})((?:shot|scene|clip|part|beat) ?#?\d{1,2}) ?[:.\u2013\u2014-] ?([^\n.!?()[\]\d]{2,40}?) ?([([] ?\d{1,2}[^()[\]\n]{0,14}\d ?s?(?:ec(?:onds)?)?[)\]])(?: ?[:\u2013\u2014-])?/gi;

/** "Scene 1 - A fox runs": a shot of its own, and no word of Italian. */
const NUMBERED = /(?<=(?:^|[.!?\n]) {0,3})(?:scene|clip|part) ?#?(\d{1,2}) ?[:\u2013\u2014-](?= )/gi;

/** Every time of the prompt as a mark, with the number of its shot taken in. */
export function writeTimes(source: string): string {
  const text = source.replace(TITLED, '$1 $3: $2.').replace(NUMBERED, 'Shot $1:');
  if (!HAS_TIME.test(text)) return text;
  const ranges = findRanges(text);
  const rest = ranges.length > 0 ? [] : [...findOrdered(text)];
  const found = [...ranges, ...(ranges.length + rest.length > 0 ? rest : findSingles(text))].filter(
    ({ at }, i, all) => !isQuoted(text, at) && (i === 0 || at >= (all[i - 1]?.end ?? 0)),
  );
  let [written, done] = ['', 0];
  for (const { at, end, ...span } of found) {
    if (at < done) continue;
    const before = text.slice(done, at).replace(SHOT_BEFORE, '');
    const after = SHOT_AFTER.exec(text.slice(end, end + LETTERS_BEFORE))?.[0].length ?? 0;
    written += `${before} ${markOf(span)} `;
    done = end + after;
  }
  return written + text.slice(done);
}

/** A time as one field of a list of shots has it: "0-3s", "00:03", "3", "2.5 sec". */
export function parseSpan(value: string | number): Span | null {
  const text = String(value).trim().toLowerCase();
  const [, from, to] = FIELD.exec(text) ?? [];
  if (from === undefined) return null;
  const span = { from: secondsOf(from), to: to === undefined ? null : secondsOf(to) };
  return isSpan(span) ? span : null;
}
const FIELD = new RegExp(
  String.raw`^(?:t ?= ?)?(${CLOCK}|${NUMBER})\s?(?:${UNITS})?(?:${UNTIL}(${CLOCK}|${NUMBER})\s?(?:${UNITS})?)?$`,
  'iu',
);
