import { tellCharacters } from './character-tags.ts';
import { unwrapLines, writeHeadings } from './headings.ts';
import { joinDeed } from './join-deed.ts';
import { orderNumbered } from './numbered-people.ts';
import { writeDurations } from './shot-durations.ts';
import { partShots } from './then-hers.ts';
import { markOf, parseSpan, type Span, writeTimes } from './times.ts';

/**
 * Prompts that are written as data: JSON with named fields, or text with the marks of Markdown. Both become plain sentences with labels ("Camera: slow
 * crane up."), which the rest of the reading knows; whoever speaks keeps their name before the line.
 */

const SPOKEN_FIELDS = /^(?:dialogue|dialog|lines?|speech|spoken|says|script|voice_?over|narration|narrator|vo|quote)$/i;
const SPEAKER_FIELDS = /^(?:speaker|character|who|name|role|voice)$/i;
const LINE_FIELDS = /^(?:line|text|says|dialogue|dialog|speech|quote|content)$/i;
const WRITTEN_FIELDS = /^(?:text_?on_?screen|on_?screen_?text|caption|overlay|title_?card|text_?overlay|logo_?text)$/i;
/** Fields that only hold others, or say what the next ones say: their names are no words of the prompt. */
const SILENT_FIELDS =
  /^(?:description|desc|details?|prompt|text|value|type|name|main|primary|id|shots?|scenes?|elements?|items?|visuals?|video|subjects?|characters?|content)$/i;
/** How the film is made, and nothing of what is in it. */
const TECHNICAL_FIELDS =
  /^(?:model|engine|version|seed|duration(?:_\w+)?|length|aspect_?ratio|resolution|fps|frame_?rate|quality(?:_\w+)?|format|codec|steps|cfg|guidance|sampler|id|lang(?:uage)?|\w*_(?:mode|lock|intensity))$/i;
const TONE_FIELDS = /^(?:tone|emotion|delivery|manner|how|mood|style)$/i;
const DEEPEST = 8;
const MOST_FIELDS = 400;

function labelOf(field: string): string {
  return field
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .trim();
}

const isFilled = (value: unknown): value is string | number => typeof value === 'number' || typeof value === 'string';
const unquoted = (text: string): string => text.replaceAll(/["\u201c\u201d]/g, '').trim();

/** One who speaks and what they say, as one object holds it. */
function sayOf(value: object): string | null {
  const entries = Object.entries(value);
  const line = entries.find(([field, each]) => LINE_FIELDS.test(field) && typeof each === 'string')?.[1];
  const speaker = entries.find(([field, each]) => SPEAKER_FIELDS.test(field) && typeof each === 'string')?.[1];
  const tone = entries.find(([field, each]) => TONE_FIELDS.test(field) && typeof each === 'string')?.[1];
  const how = typeof tone === 'string' && /^[\p{L} ,-]{2,40}$/u.test(tone) ? ` (${tone})` : '';
  return typeof line === 'string' && typeof speaker === 'string'
    ? `${unquoted(speaker)}${how}: "${unquoted(line)}".`
    : null;
}

const DESCRIBING = /^(?:description|desc|appearance|look|details?|bio)$/i;

/** Somebody with a name and how they look: "Mia, a girl with red hair." */
function introduce(value: object): string | null {
  const entries = Object.entries(value);
  const name = entries.find(
    ([field, each]) => /^(?:name|character|role)$/i.test(field) && typeof each === 'string',
  )?.[1];
  const look = entries.find(([field, each]) => DESCRIBING.test(field) && typeof each === 'string')?.[1];
  if (typeof name !== 'string' || typeof look !== 'string' || !/^\p{L}[\p{L} .'-]{0,30}$/u.test(name.trim()))
    return null;
  // "HR manager, woman in her 40s": the same one told again.
  const told = look
    .trim()
    .replace(/(?<![.\s])[.\s]+$/, '')
    .replace(/, (?=(?:(?:young|old|older|elderly|middle-aged) )?(?:woman|man|girl|boy)\b)/i, ', a ');
  const article = /^(?:an?|the|his|her|in|with|wearing|\d|\p{Lu})\b/u.test(told) || /^\p{L}+ years?\b/u.test(told);
  return `${name.trim()}, ${article ? '' : /^[aeiou]/i.test(told) ? 'an ' : 'a '}${told}.`;
}

/** Where a shot begins and ends, as lists of shots tell it. */
const TIME_FIELD =
  /^(?:time|times|timestamps?|time_?code|timing|start|start_?time|start_?seconds?|from|time_?range|t|at|seconds?)$/i;
const END_FIELD = /^(?:end|end_?time|end_?seconds?|to|until)$/i;
const LAST_FIELD = /^(?:duration|length|duration_?(?:s|sec|secs|seconds))$/i;

const spanIn = (value: object, fields: RegExp): Span | null => {
  const told = Object.entries(value).find(([field, each]) => fields.test(field) && isFilled(each))?.[1];
  return isFilled(told) ? parseSpan(told) : null;
};

/** When each of a list of shots is: told by itself, or by how long those before it last. */
function spansOf(list: readonly unknown[]): (Span | null)[] {
  const shots = list.map((each) => (typeof each === 'object' && each !== null ? each : {}));
  const told = shots.map((each) => spanIn(each, TIME_FIELD));
  if (told.every((span) => span !== null))
    return told.map((span, i) => ({ ...span, to: span.to ?? spanIn(shots[i] ?? {}, END_FIELD)?.from ?? null }));
  const lasting = shots.map((each) => spanIn(each, LAST_FIELD)?.from ?? null);
  if (list.length < 2 || lasting.some((seconds) => seconds === null)) return list.map(() => null);
  let from = 0;
  return lasting.map((seconds) => {
    const span = { from, to: from + (seconds ?? 0) };
    from = span.to;
    return span;
  });
}

/** "prohibited_elements", "negative_prompt", "avoid": none of it is wanted, however deep it stands. */
const UNWANTED = 'Avoid';
const UNWANTED_FIELDS = /^(?:negative\w*|avoid|exclude\w*|prohibit\w*|forbidden\w*|unwanted\w*|do_?not\w*|banned\w*)$/i;

function tell(field: string, value: unknown, depth: number, out: string[]): void {
  if (UNWANTED_FIELDS.test(field) && field !== UNWANTED) {
    tell(UNWANTED, value, depth, out);
    return;
  }
  if (depth > DEEPEST || out.length > MOST_FIELDS || value === null || typeof value === 'boolean') return;
  if (TECHNICAL_FIELDS.test(field) && isFilled(value)) return;
  if (isFilled(value)) {
    const text = String(value).trim();
    if (text === '') return;
    if (WRITTEN_FIELDS.test(field)) out.push(`Text on screen: "${unquoted(text)}".`);
    else if (SPOKEN_FIELDS.test(field) && !/["\u201c\u201d]|^[^:.!?]{1,30}:/.test(text)) {
      out.push(/^(?:voice|narrat|vo$)/i.test(field) ? `Voiceover: "${text}".` : `"${text}".`);
    } else {
      const plain = SILENT_FIELDS.test(field) || TIME_FIELD.test(field) || field === '' ? '' : `${labelOf(field)}: `;
      out.push(plain + text + (/[.!?]["\u201d]?$/.test(text) ? '' : '.'));
    }
  } else if (Array.isArray(value)) {
    const spans = spansOf(value);
    if (value.every(isFilled) && !SPOKEN_FIELDS.test(field)) tell(field, value.join(', '), depth + 1, out);
    else
      for (const [i, each] of value.entries()) {
        const span = spans[i] ?? null;
        if (span !== null) out.push(markOf(span));
        tell(field, span === null ? each : withoutTimes(each), depth + 1, out);
      }
  } else if (typeof value === 'object') {
    const said = sayOf(value);
    const known = said === null ? introduce(value) : null;
    if (said !== null || known !== null) out.push(said ?? known ?? '');
    if (said !== null) return;
    for (const [name, each] of Object.entries(joinDeed(value)))
      if (known === null || !(DESCRIBING.test(name) || /^(?:name|character|role)$/i.test(name))) {
        // "0-3s": a time as a field's name.
        const span = /\d/.test(name) ? parseSpan(name) : null;
        if (span !== null) out.push(markOf(span));
        tell(span === null ? name : '', each, depth + 1, out);
      }
  }
}

const withoutTimes = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).filter(([field]) => !TIME_FIELD.test(field) && !END_FIELD.test(field)))
    : value;

/** What was meant as data and is not quite: fields and values in their order. */
const LOOSE_FIELD = /"([\w -]{1,40})"\s*:\s*(?:"((?:[^"\\]|\\.)*)"|\[([^[\]{}]*)\])?/g;

function tellLoosely(text: string): string[] {
  const out: string[] = [];
  for (const [, field = '', value, list] of text.matchAll(LOOSE_FIELD)) {
    if (value !== undefined) tell(field, value.replaceAll(/\\(.)/g, '$1'), 0, out);
    else if (list !== undefined)
      tell(field, [...list.matchAll(/"([^"]*)"/g)].map((match) => match[1] ?? '').join(', '), 0, out);
  }
  return out;
}

const LOOKS_LIKE_DATA = /^\s*(?:```(?:json)?\s*)?[[{]\s*[{"]/;

function findData(prompt: string): string[] | null {
  if (!LOOKS_LIKE_DATA.test(prompt)) return null;
  const body = prompt.slice(prompt.search(/[[{]/), Math.max(prompt.lastIndexOf('}'), prompt.lastIndexOf(']')) + 1);
  const out: string[] = [];
  try {
    tell('', JSON.parse(body), 0, out);
  } catch {
    // Written by hand, with a comma too many or a bracket too few.
    out.push(...tellLoosely(prompt));
  }
  return out.length === 0 ? null : out;
}

/** Marks of lists and headings at the head of a line, and of bold letters around words. */
function dropMarkdown(prompt: string): string {
  if (!/[*#_\u2022`]|^[ \t]*-\s/m.test(prompt)) return prompt;
  return prompt
    .split('\n')
    .map((line) =>
      line
        .replace(/^\s*(?:#{1,6}\s+|[-*\u2022]\s+)/, '')
        .replaceAll(/\*{1,3}|`{1,3}|__/g, '')
        .trimEnd(),
    )
    .join('\n');
}

/** As people write in a hurry; what only tells their mood is nothing to be seen. */
const CASUAL: Readonly<Record<string, string>> = {
  ...{ thru: 'through', vid: 'video', pic: 'picture', bg: 'background', n: 'and', litle: 'little', teh: 'the' },
  ...{ pls: '', plz: '', lol: '', lmao: '', omg: '', haha: '', tbh: '', everywere: 'everywhere', waling: 'walking' },
};
const CASUAL_WORDS = new RegExp(`(?<![\\p{L}'\u2019])(?:${Object.keys(CASUAL).join('|')})(?![\\p{L}'\u2019])`, 'gu');

function spellOut(prompt: string): string {
  const spelt = prompt.replace(CASUAL_WORDS, (word) => CASUAL[word] ?? word);
  return partShots(spelt.replaceAll(/(?<= )w\/(?= ?\p{L})/gu, 'with '));
}

/** "A fox runs through the snow." between marks, as it was copied from somewhere: told, and said by nobody. */
const ENCLOSED =
  /^[^\p{L}\p{N}"'\u201c\u201e\u00ab\u300c]*(?:["\u201c\u201e]([^"\u201c\u201d\u201e]+)["\u201c\u201d]|\u00ab([^\u00ab\u00bb]+)\u00bb|\u300c([^\u300c\u300d]+)\u300d|'([^']+)')[\s.]*$/u;
const SHORTEST_ENCLOSED = 25;
/** Who speaks says I and you. */
const IN_PERSON = /\b(?:I|I'm|I'll|I've|my|me|you|your|you're|we|our|us|let's)\b/;

function unwrapQuotes(prompt: string): string {
  const told = ENCLOSED.exec(prompt)
    ?.slice(1)
    .find((each) => each !== undefined);
  return told === undefined || told.length < SHORTEST_ENCLOSED || IN_PERSON.test(told) ? prompt : told;
}

/** The prompt as sentences, whatever it was written in. */
export function tellPlainly(written: string): string {
  const prompt = orderNumbered(unwrapQuotes(written));
  return writeTimes(
    findData(prompt)?.join('\n') ??
      unwrapLines(writeHeadings(tellCharacters(writeDurations(dropMarkdown(spellOut(prompt))))).split(/[\r\n]/)).join(
        '\n',
      ),
  );
}
