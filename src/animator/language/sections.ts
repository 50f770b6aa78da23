import { findUses } from '../catalogue/parts-of-speech.ts';
import { findThing } from '../catalogue/things.ts';
import { LINE_MARK, QUOTE_MARK } from './words.ts';

type AsideKind = 'heard' | 'filmed' | 'unwanted';

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
    readonly kind: AsideKind;
  }[];
  /** Who is written before a line, by the line's number. */
  readonly labels: ReadonlyMap<number, string>;
}

const HEARD =
  /^(?:audio|sounds?|sound design|soundtrack|sfx|sound effects?|music|background music|score|ambience|ambient|(?:ambient|background|audio) (?:sounds?|noise|audio|effects?|cues?)|foley)$/i;
const FILMED =
  /^(?:camera|camera (?:movements?|motion|angles?|work|style|settings?|direction)|movement|cinematography|lens|lens type|focal length|lighting|light|style|visual style|art style|aesthetics?|look|shot|shot (?:type|size)|framing|composition|colou?rs?|colou?r (?:palette|grading|grade|tone)|palette|film (?:stock|grain|look)|format|aspect ratio|resolution|fps|frame ?rate|mood|tone|vibe|atmosphere|emotion|quality|duration|length|technical|tech specs|depth of field|focus|pacing|editing|transitions?|vfx|visual effects|effects|genre|render(?:ing)?|keywords?|tags?)$/i;
const UNWANTED = /^(?:negative|negative prompts?|avoid|exclude|do not include|no|without)$/i;
const PLAIN_LABEL =
  /^(?:(?:main |primary |secondary )?subjects?|(?:main )?characters?|(?:main |key )?actions?|scene|background|foreground|context|time|time of day|weather|season|description|prompt|video|visuals?|opening|ending|dialogues?|dialog|interior|int|ext|exterior|interview|title|final shot|opening shot|note|summary|concept|idea|product|props?|objects?|details?|plot|story|hook|beginning|middle|end|sequence|shot list|storyboard|performance|expression|pose|product ad|ad|advert|advertisement|commercial|tv spot|teaser|trailer|documentary|asmr|asmr video|video prompt|short film|music video|style reference|who|what|when|how)$/i;
/** "Setting: a rooftop": whatever follows is where it plays. */
const PLACE_LABEL = /^(?:settings?|location|environment|place|where)$/i;
const PLACE_WORD = 'in';
const WRITTEN_LABEL =
  /^(?:text(?: on screen| overlay)?|on[ -]?screen text|captions?|overlay|tagline|slogan|logo|title card|end card|subtitles?)$/i;
/** "In the distance: a village": where something is, and nobody who speaks. */
const WHERE_LABEL =
  /^(?:below|above|beyond|behind|beside|around|nearby|inside|outside|overhead|ahead|everywhere|(?:in|on|at|to|from|behind|beside|below|above|around|beyond|across|inside|outside|near|under|over) (?:the |a |his |her |its |their |each |them\b|him\b|it\b|us\b).*|left|right|left side|right side|first|then|next|finally|result|and then|now|suddenly|night|day|morning|evening|today|later|before|after|before and after)$/i;
/** What somebody has on, told under a heading. */
const WORN_LABEL = /^(?:wardrobe|clothing|clothes|costumes?|outfits?|attire|wearing)$/i;

const blank = (text: string, from: number, to: number): string =>
  `${text.slice(0, from)}.${' '.repeat(Math.max(0, to - from - 1))}${text.slice(to)}`;

const MARKERS = [
  /[[(]?\b(\d{1,2}):(\d{2})(?:\s*(?:[-\u2013\u2014]|to)\s*\d{1,2}:\d{2})[\])]?\s*:?|[[(](\d{1,2}):(\d{2})[\])]\s*:?|(?<=(?:^|[.\u00b6]) ?)(\d{1,2}):(\d{2})\s*[:\u2013\u2014-]/g,
  /(?:\b(?:scene|shot|part|clip|beat)\s*\d+\s*)?[[(]?\b(\d{1,2})(?:\.\d)?\s?s?\s*(?:[-\u2013\u2014]|to)\s*\d{1,2}(?:\.\d)?\s?s(?:ec(?:onds?)?)?\b[\])]?\s*[:\u2013\u2014]?/gi,
  /\b(?:scene|shot|part|clip|beat)\s*#?\d+\s*[:.\u2013\u2014-]/gi,
  /\b(?:then )?(?:the camera |we )?(?:smash |hard |match )?cuts? to:?(?= )(?! (?:black|white|title|credits|logo)\b)/gi,
] as const;

/** Scenes, seconds and cuts: where a new shot begins. */
function takeMarkers(text: string): Pick<Sections, 'text' | 'cuts'> {
  const cuts: { at: number; seconds: number | null }[] = [];
  // "INT. DINER - NIGHT": a heading of a screenplay.
  let rest = text.replace(/\b(?:INT|EXT)\b(?:\.?\/(?:INT|EXT)\b)?\.?/g, (found) => ' '.repeat(found.length));
  for (const [i, marker] of MARKERS.entries()) {
    for (const match of rest.matchAll(marker)) {
      const [minute = '0', second = '0'] = match.slice(1).filter((each) => each !== undefined);
      const seconds = i === 0 ? Number(minute) * 60 + Number(second) : i === 1 ? Number(minute) : null;
      cuts.push({ at: match.index, seconds });
      rest = blank(rest, match.index, match.index + match[0].length);
    }
  }
  return { text: rest, cuts: cuts.sort((a, b) => a.at - b.at) };
}

/** A few words and a colon at the head of a sentence. */
const LABEL =
  /(?:^\s*|(?<=\b(?:[Dd]ialogues?|[Dd]ialog|[Ss]cript|[Ll]ines|[Cc]onversation):\s{1,3})|[.!?;]\s+(?:\u00b6\s)?|[\ue000-\uefff][\s.\u00b6/|*\u2022\u2013-]*)((?:V\.O\.?|O\.S\.?|\p{L}[\p{L}\d' -]{1,40}?)(?:\s?\([^()]{1,60}\))?)\s?[:\uff1a]\s*/gu;

/** "(V.O.) …", "[voice-over] …": nobody who is seen says the line right after it. */
const UNSEEN_BEFORE =
  /[([]((?:v\.?o\.?|o\.?s\.?|voice[ -]?over|off[ -]?screen|narrator|narration)[^()[\]:\ue000-\uefff]{0,20})[)\]][ ,]{0,2}(?=[\ue000-\uefff])/gi;

const SPEECH_VERBS =
  'says?|said|whispers?|shouts?|asks?|repl(?:y|ies)|murmurs?|yells?|answers?|cr(?:y|ies)|exclaims?|mutters?|screams?|announces?|declares?|adds?|sings?|chants?|calls?|responds?';
/** "He says in a low voice:": a few words of how and to whom may stand between. */
const SPEECH_COLON = new RegExp(
  `\\b(?:${SPEECH_VERBS})(?: (?:to|in|with|at|into|softly|quietly|loudly|slowly|calmly|back|out|[a-z]+ly)(?: [\\p{L}'-]+){0,5})?\\s?:\\s*(?=[\\p{L}\\p{N}'])`,
  'giu',
);
const SPEAKS_BEFORE = new RegExp(`\\b(?:${SPEECH_VERBS}|is|are|dit|dice|sagt|crie)\\b`, 'i');
/** Nobody who is seen: whatever follows is heard. */
const VOICE_LABEL = /^(?:the )?(?:narrator|narration|voice[ -]?over|v\.?o\.?|announcer)\b/i;
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

/** "The art style is 3D and realistic": as good as a label. */
const TOLD_LABEL =
  /(^|[.!?] +)(The )((?:overall |general |whole )?(?:art style|visual style|animation style|style|aesthetic|mood|tone|atmosphere|lighting|light|colou?r palette|palette|composition|vibe|look))( (?:is|are|feels|remains) )/gi;
const labelled = (text: string): string =>
  text.replace(
    TOLD_LABEL,
    (_, start: string, the: string, label: string, verb: string) =>
      `${start}${' '.repeat(the.length)}${label} :${' '.repeat(verb.length - 2)}`,
  );

const OFF_SCREEN = /, (off[ -]?screen|off[ -]?camera|v\.?o\.?|o\.?s\.?|voice[ -]?over) ?:/gi;

export interface LabelCut extends Sections {
  readonly lines: readonly string[];
}

/**
 * Reads what people write around sentences: "Scene 2:", "[00:03-00:06]", "Audio: …", and who says a line, "Detective: Where were you?".
 * Lines without quotation marks are taken out here, as the quoted ones were before.
 */
export function takeSections(source: string, lines: readonly string[]): LabelCut {
  // "Woman's voice, off screen: …".
  const marked = takeMarkers(labelled(source.replace(OFF_SCREEN, ' ($1):')));
  let text = marked.text;
  const asides: { from: number; head: number; to: number; kind: AsideKind }[] = [];
  const labels = new Map<number, string>();
  const said = [...lines];
  text = takeUnmarked(text, said);
  for (const match of text.matchAll(UNSEEN_BEFORE)) {
    const mark = match.index + match[0].length;
    labels.set((text.charCodeAt(mark) || 0) - QUOTE_MARK, match[1] ?? '');
    text = blank(text, match.index + match[0].indexOf(match[1] ?? '') - 1, mark);
  }
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
    const kind = HEARD.test(name) ? 'heard' : FILMED.test(name) ? 'filmed' : UNWANTED.test(name) ? 'unwanted' : null;
    if (kind !== null) {
      asides.push({ from, head: to, to: Math.min(next, stop + 1), kind });
    } else if (WORN_LABEL.test(name)) {
      text = text.slice(0, from) + 'wearing'.padEnd(to - from, ' ') + text.slice(to);
    } else if (PLACE_LABEL.test(name) && text.slice(from, to).length > PLACE_WORD.length) {
      text = text.slice(0, from) + PLACE_WORD.padEnd(to - from, ' ') + text.slice(to);
    } else if (PLAIN_LABEL.test(name) || WHERE_LABEL.test(name) || WRITTEN_LABEL.test(name) || isThingLabel(name)) {
      text = blank(text, from, to);
    } else if (isCameraLabel(name)) {
      // Read with the rest: it says how the shot is.
    } else {
      const quote = (text.charCodeAt(to) || 0) - QUOTE_MARK;
      if (quote >= 0 && quote < said.length) {
        labels.set(quote, label);
        if (isPlainLabel(label)) text = blank(text, from, to);
      } else if (/^\p{Lu}/u.test(label) && nameOf(label).split(' ').length <= 3 && said.length < 200) {
        const end = findLineEnd(text, to, next);
        const line = text.slice(to, end).trim();
        const first =
          text.slice(0, from).trim() === '' && found.length < 2 && !label.includes('(') && !VOICE_LABEL.test(label);
        if (!/[\p{L}\p{N}]/u.test(line) || first) continue;
        labels.set(said.length, label);
        const filled = `. ${String.fromCharCode(QUOTE_MARK + said.length)} . `.padEnd(end - from, ' ');
        said.push(line.replace(/([.!?\u2026])\.$/, '$1'));
        text = text.slice(0, from) + filled.slice(0, Math.max(4, end - from)) + text.slice(end);
      }
    }
  }
  return { text: text.replaceAll(LINE_MARK, ' '), cuts: marked.cuts, asides, labels, lines: said };
}

/** "Mountains: simple triangles", "The finish: mirror-perfect": what is described there has no mouth. */
function isThingLabel(name: string): boolean {
  const words = name.replace(/^the /, '').split(' ');
  const last = words.at(-1) ?? '';
  // "He draws his sword:" is a clause, and a radio speaks.
  if (words.length > 2 || /^(?:he|she|it|they|his|her)$/.test(words[0] ?? '') || HEARD_FROM.test(last)) return false;
  return [last, last.replace(/s$/, '')].some((word) => {
    const thing = findThing(word);
    return (
      (thing !== null && !thing.alive && !/^(?:robot|toy|doll|snowman)$/.test(thing.kind)) || LOOK_LABEL.test(word)
    );
  });
}

const LOOK_LABEL =
  /^(?:colou?r|finish|sky|cloud|texture|material|surface|background|result|world|sun|moon|light|mountain|hill|river|ocean|tree)$/;
const HEARD_FROM = /^(?:radio|phone|telephone|speaker|tv|television|computer|intercom|megaphone|loudspeaker)$/;

/** "WAITRESS (softly)": who it is, without how. */
export function nameOf(label: string): string {
  return label.replace(/\s?\([^()]*\)/, '');
}

/** A line without marks goes to the end of its line; where the prompt has none, as long as somebody seems to speak. */
function findLineEnd(text: string, from: number, next: number): number {
  const line = text.indexOf(LINE_MARK, from);
  if (text.includes(LINE_MARK)) return line === -1 ? next : Math.min(line, next);
  let end = from;
  do {
    const stop = /[.!?\u2026]+/.exec(text.slice(end, next));
    end = stop === null ? next : end + stop.index + stop[0].length;
  } while (end < next && (SPOKEN_ON.test(text.slice(end, next)) || CALLED.test(text.slice(end, next))));
  return end;
}

/** "Hold the line! Steady!": a few words more that are called out. */
const CALLED = /^\s*[\p{L}']+(?:[\s,]+[\p{L}']+){0,3}[\s,]*[!?]/u;

const CAMERA_LABEL =
  /\b(?:close[ -]?up|shot|angle|view|pov|wide|medium|macro|zoom|pan|tracking|drone|aerial|cut|scene|frame|vlog|selfie)\b/;

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
  const name = nameOf(label);
  return (
    name.split(' ').length <= 3 &&
    !/^(?:he|she|it|they|we|i)\b/i.test(label) &&
    !endsInVerb(name) &&
    !SPEAKS_BEFORE.test(name)
  );
}
