import { findUses } from '../catalogue/parts-of-speech.ts';
import { QUOTE_MARK } from './words.ts';

export interface Sections {
  /** Of the same length as the text that went in: markers became full stops and spaces. */
  readonly text: string;
  readonly cuts: readonly { readonly at: number; readonly seconds: number | null }[];
  /** What is only heard, and what is only said of the film: no figure stands there. */
  readonly asides: readonly {
    readonly from: number;
    /** Where its label ends. */
    readonly head: number;
    readonly to: number;
    readonly kind: 'heard' | 'filmed';
  }[];
  /** Who is written before a line, by the line's number. */
  readonly labels: ReadonlyMap<number, string>;
}

const HEARD =
  /^(?:audio|sounds?|sound design|soundtrack|sfx|sound effects?|music|background music|score|ambience|ambient (?:sounds?|noise|audio))$/i;
const FILMED =
  /^(?:camera|camera (?:movement|motion|angle|work)|cinematography|lens|lighting|light|style|visual style|shot|shot type|framing|composition|colou?r (?:palette|grading|grade)|palette|film stock|format|aspect ratio|mood|tone|quality|duration|negative(?: prompt)?|technical)$/i;
const PLAIN_LABEL =
  /^(?:subject|main subject|character|characters|action|setting|scene|location|environment|background|context|time of day|weather|description|prompt|video|visuals?|opening|ending|dialogue|interior|int|ext|exterior|interview|title|final shot|opening shot|note)$/i;

const blank = (text: string, from: number, to: number): string =>
  `${text.slice(0, from)}.${' '.repeat(Math.max(0, to - from - 1))}${text.slice(to)}`;

const MARKERS = [
  /\[?\(?(\d{1,2}):(\d{2})(?:\s*[-\u2013]\s*\d{1,2}:\d{2})?\)?\]?\s*:?/g,
  /\b(\d{1,2})\s*[-\u2013]\s*\d{1,2}\s?s(?:ec(?:onds)?)?\b\s*:?/gi,
  /\b(?:scene|shot|part|clip|beat)\s*\d+\s*[:.\u2013-]/gi,
  /\b(?:then )?(?:the camera |we )?(?:smash |hard |match )?cuts? to:?(?= )/gi,
] as const;

/** Scenes, seconds and cuts: where a new shot begins. */
function takeMarkers(text: string): Pick<Sections, 'text' | 'cuts'> {
  const cuts: { at: number; seconds: number | null }[] = [];
  // "INT. DINER - NIGHT": a heading of a screenplay.
  let rest = text.replace(/\b(?:INT|EXT)\b(?:\.?\/(?:INT|EXT)\b)?\.?/g, (found) => ' '.repeat(found.length));
  for (const [i, marker] of MARKERS.entries()) {
    for (const match of rest.matchAll(marker)) {
      const seconds = i === 0 ? Number(match[1]) * 60 + Number(match[2]) : i === 1 ? Number(match[1]) : null;
      cuts.push({ at: match.index, seconds });
      rest = blank(rest, match.index, match.index + match[0].length);
    }
  }
  return { text: rest, cuts: cuts.sort((a, b) => a.at - b.at) };
}

/** A few words and a colon at the head of a sentence. */
const LABEL = /(?:^|[.!?;]\s+|[\ue000-\uefff][\s.]*)(\p{L}[\p{L}\d' -]{1,28}?(?:\s?\([^()]{1,30}\))?)\s?[:\uff1a]\s*/gu;

const SPEECH_COLON =
  /\b(?:says?|said|whispers?|shouts?|asks?|replies|murmurs?|yells?|answers?|cries|exclaims?|mutters?)\s?:\s*(?=[\p{L}\p{N}'])/giu;
/** Who goes on to speak says I and you. */
const SPOKEN_ON = /^[^.!?]*\b(?:I|I'm|you|you're|your|we|we're|my|our|me|us)\b/;

/** "He says: my name is Ben.": what is said without marks, to the end of its sentence. */
function takeUnmarked(text: string, said: string[]): string {
  let rest = text;
  for (const match of text.matchAll(SPEECH_COLON)) {
    const from = match.index + match[0].length;
    let end = from;
    do {
      const stop = /[.!?]+/.exec(rest.slice(end));
      end = stop === null ? rest.length : end + stop.index + stop[0].length;
    } while (end < rest.length && SPOKEN_ON.test(rest.slice(end)));
    const line = rest.slice(from, end).trim();
    if (line === '' || said.length >= 200 || /[\ue000-\uefff]/.test(line)) continue;
    const filled = `${String.fromCharCode(QUOTE_MARK + said.length)} .`.padEnd(end - from, ' ');
    said.push(line);
    rest = rest.slice(0, from) + filled.slice(0, Math.max(3, end - from)) + rest.slice(end);
  }
  return rest;
}

export interface LabelCut extends Sections {
  readonly lines: readonly string[];
}

/**
 * Reads what people write around sentences: "Scene 2:", "[00:03-00:06]", "Audio: …", and who says a line, "Detective: Where were you?".
 * Lines without quotation marks are taken out here, as the quoted ones were before.
 */
export function takeSections(source: string, lines: readonly string[]): LabelCut {
  const marked = takeMarkers(source);
  let text = marked.text;
  const asides: { from: number; head: number; to: number; kind: 'heard' | 'filmed' }[] = [];
  const labels = new Map<number, string>();
  const said = [...lines];
  text = takeUnmarked(text, said);
  const found = [...text.matchAll(LABEL)].map((match) => {
    const label = match[1] ?? '';
    const from = match.index + match[0].indexOf(label);
    return { label, from, to: match.index + match[0].length };
  });
  for (const [i, { label, from, to }] of found.entries()) {
    const sentenceEnd = /[.!?]/g;
    sentenceEnd.lastIndex = to;
    const stop = sentenceEnd.exec(text)?.index ?? text.length;
    const next = found[i + 1]?.from ?? text.length;
    const name = label.toLowerCase();
    if (HEARD.test(name) || FILMED.test(name)) {
      asides.push({ from, head: to, to: Math.min(next, stop + 1), kind: HEARD.test(name) ? 'heard' : 'filmed' });
    } else if (isCameraLabel(name)) {
      // Read with the rest: it says how the shot is.
    } else if (PLAIN_LABEL.test(name)) {
      text = blank(text, from, to);
    } else {
      const quote = (text.charCodeAt(to) || 0) - QUOTE_MARK;
      if (quote >= 0 && quote < said.length) {
        labels.set(quote, label);
        if (isPlainLabel(label)) text = blank(text, from, to);
      } else if (/^\p{Lu}/u.test(label) && label.split(' ').length <= 3 && said.length < 200) {
        const line = text.slice(to, next).trim();
        if (line === '' || text.slice(0, from).trim() === '') continue;
        labels.set(said.length, label);
        const filled = `. ${String.fromCharCode(QUOTE_MARK + said.length)} `.padEnd(next - from, ' ');
        said.push(line);
        text = text.slice(0, from) + filled.slice(0, Math.max(4, next - from)) + text.slice(next);
      }
    }
  }
  return { text, cuts: marked.cuts, asides, labels, lines: said };
}

const CAMERA_LABEL =
  /\b(?:close[ -]?up|shot|angle|view|pov|wide|medium|macro|zoom|pan|tracking|drone|aerial|cut|scene|frame)\b/;

/** "Close-up: the fox winks." */
function isCameraLabel(name: string): boolean {
  return CAMERA_LABEL.test(name);
}

/** "The man nods:" is a clause. */
function endsInVerb(label: string): boolean {
  const last = label.toLowerCase().split(' ').at(-1) ?? '';
  const uses =
    last.endsWith('s') && label.includes(' ') ? findUses(last.replace(/(?:(?<=[sxz]|ch|sh)es|s)$/, '')) : null;
  return uses !== null && uses.verb > uses.noun;
}

/** A bare name says who speaks and nothing else; "His voice is hoarse" is a clause of its own. */
export function isPlainLabel(label: string): boolean {
  return (
    label.split(' ').length <= 3 &&
    !/^(?:he|she|it|they|we|i)\b/i.test(label) &&
    !endsInVerb(label) &&
    !/\b(?:says?|said|asks?|shouts?|whispers?|is|are|answers?|replies|cries|dit|dice|sagt|crie)\b/i.test(label)
  );
}
