import { findUses } from '../../catalogue/parts-of-speech.ts';
import { findThing } from '../../catalogue/things.ts';
import { LINE_MARK, QUOTE_MARK } from '../words/words.ts';
import { findAsideEnd, isEmptyLine } from './aside-end.ts';
import {
  ABOUT_LABEL,
  type AsideKind,
  DIALOGUE_LABEL,
  HEARD_LABEL,
  isLookLabel,
  isOnlyTold,
  isPlaceLabel,
  isPlain,
  kindOf,
  maySpeak,
  SPOKEN,
  TOLD_WHERE,
  UNSEEN_AFTER,
  UNSEEN_BEFORE,
  VOICE_LABEL,
  WHERE_LABEL,
  WORN_LABEL,
  WRITTEN_LABEL,
} from './label-kinds.ts';
import { blank, type Cut, takeMarkers } from './markers.ts';
import { isSpokenOn, SPEAKS_BEFORE, takeUnmarked } from './unmarked.ts';

export interface Sections {
  /** Of the same length as the text that went in: markers became full stops and spaces. */
  readonly text: string;
  readonly cuts: readonly Cut[];
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

const PLACE_WORD = 'in';

/** A few words and a colon at the head of a sentence. */
const LABEL =
  /(?:^\s*|(?<=\b(?:[Dd]ialogues?|[Dd]ialog|[Ss]cript|[Ll]ines|[Cc]onversation):\s{1,3})|[.!?;]\s+(?:[\u00b6/|]\s)?|[\ue000-\uefff][\s.\u00b6/|*\u2022\u2013-]*)((?:V\.O\.?|O\.S\.?|\p{L}[\p{L}\d'& -]{1,40}?)(?:\s?\([^()]{1,60}\))?)\s?(?:(?<!\d)[:\uff1a]|[:\uff1a](?!\d))\s*/gu;

/** "The art style is 3D and realistic": as good as a label. */
const TOLD_LABEL =
  /(^|[.!?] +)(The )((?:overall |general |whole )?(?:art style|visual style|animation style|style|aesthetic|mood|tone|atmosphere|lighting|light|colou?r palette|palette|composition|vibe|look))((?: of (?:the|this) (?:scene|film|video|image|shot|clip|piece))? (?:is|are|feels|remains) )/gi;
/** "The audio features waves and distant gulls": nothing of it is seen. */
const TOLD_SOUND =
  /(^|[.!?] +(?:\u00b6 )?)(?:The )?((?:(?:ambient|background|diegetic|natural) )?(?:audio|sounds?|soundscape|sound design|soundtrack|sfx))( (?:features?|includes?|consists of|combines|blends|contains|mixes|is|are|captures) )/gi;
const labelled = (text: string): string =>
  text
    .replace(TOLD_SOUND, (whole, start: string) => `${start}Audio:`.padEnd(whole.length, ' '))
    .replace(
      TOLD_LABEL,
      (_, start: string, the: string, label: string, verb: string) =>
        `${start}${' '.repeat(the.length)}${label} :${' '.repeat(verb.length - 2)}`,
    );

const OFF_SCREEN = /, (off[ -]?screen|off[ -]?camera|v\.?o\.?|o\.?s\.?|voice[ -]?over) ?:/gi;
/** "Voice-over, deep male narrator: …": how the voice is, and nobody else who speaks. */
const VOICE_DESCRIBED = /\b(voice[ -]?over|narrator|narration|announcer), ([^.!?:;()\ue000-\uefff]{1,50}) ?:/gi;
/** "LENA: (softly) …": how a line is spoken may stand after the colon as well. */
const HOW_AFTER = /:( ?\([^()\ue000-\uefff]{1,40}\))(?= {0,3}[\ue000-\uefff])/g;

/** "Character A (a grumpy cat in a bow tie): …": the cat says it, and whatever is written for A later on. */
const CHARACTER = /\b((?:character|speaker|person) ?(?:[A-D]|[1-4])) ?\((an? [^():\ue000-\uefff]{2,50})\) ?:/giu;
const HEAD = /^an? ([\p{L} -]{1,40}?)(?=,| (?:in|with|who|wearing|holding)\b|$)/iu;

function nameCharacters(text: string): string {
  let told = text;
  for (const [whole, label = '', who = ''] of text.matchAll(CHARACTER)) {
    const called = HEAD.exec(who)?.[1]?.split(' ').at(-1) ?? 'person';
    told = told.replace(whole, `${who.replace(/^./, (first) => first.toUpperCase())} says:`);
    told = told.replaceAll(`${label}:`, `The ${called} says:`);
  }
  return told;
}

const writeSpeakers = (text: string): string =>
  nameCharacters(text).replace(OFF_SCREEN, ' ($1):').replace(VOICE_DESCRIBED, '$1 ($2):').replace(HOW_AFTER, '$1:');

export interface LabelCut extends Sections {
  readonly lines: readonly string[];
  /** What a label says is to be read in the picture. */
  readonly written: readonly string[];
}

/**
 * Reads what people write around sentences: "Scene 2:", "[00:03-00:06]", "Audio: …", and who says a line, "Detective: Where were you?".
 * Lines without quotation marks are taken out here, as the quoted ones were before.
 */
export function takeSections(
  source: string,
  lines: readonly string[],
  isBeing: (noun: string) => boolean = () => false,
): LabelCut {
  // "Woman's voice, off screen: …".
  const marked = takeMarkers(labelled(writeSpeakers(source)));
  let text = marked.text;
  const asides: { from: number; head: number; to: number; kind: AsideKind }[] = [];
  const labels = new Map<number, string>();
  const said = [...lines];
  const written: string[] = [];
  text = takeUnmarked(text, said);
  for (const match of text.matchAll(UNSEEN_BEFORE)) {
    const mark = match.index + match[0].length;
    labels.set((text.charCodeAt(mark) || 0) - QUOTE_MARK, match[1] ?? '');
    text = blank(text, match.index + match[0].indexOf(match[1] ?? '') - 1, mark);
  }
  for (const match of text.matchAll(UNSEEN_AFTER)) {
    labels.set((text.charCodeAt(match.index) || 0) - QUOTE_MARK, 'Narrator');
    text = blank(text, match.index + 1, match.index + match[0].length);
  }
  const found = [...text.matchAll(LABEL)].map((match) => {
    const label = match[1] ?? '';
    const from = match.index + match[0].indexOf(label);
    return { label, from, to: match.index + match[0].length };
  });
  for (const [i, { label, from, to }] of found.entries()) {
    const next = found[i + 1]?.from ?? text.length;
    const name = label.toLowerCase();
    // "Dialogue (lip-synced, no subtitles)": what stands in brackets only says how.
    const heading = nameOf(name).trim();
    const about = ABOUT_LABEL.test(heading) && (marked.cuts.length > 0 || found.slice(i + 1).some(tellsFilm));
    const kind = about ? 'filmed' : isPlaceLabel(name) ? null : kindOf(name, isBeing);
    const quoted = (text.charCodeAt(to) || 0) - QUOTE_MARK;
    const bare = !(quoted >= 0 && quoted < said.length) && !isEmptyLine(text, to) && (found[i + 1]?.from ?? -1) !== to;
    const end = findLineEnd(text, to, next);
    const content = text.slice(to, end).trim();
    if (isLookLabel(name) && bare) {
      text = text.slice(0, from + label.length) + ','.padEnd(to - from - label.length, ' ') + text.slice(to);
    } else if (kind === 'filmed' && isOnlyTold(text, to, end, isBeing)) {
      text = blank(text, from, to);
    } else if (kind !== null && !(quoted >= 0 && quoted < said.length && kind !== 'unwanted' && /\(/.test(label))) {
      asides.push({ from, head: to, to: findAsideEnd(text, to, next, kind, isBeing), kind });
    } else if (WRITTEN_LABEL.test(heading) && bare && /[\p{L}\p{N}]/u.test(content)) {
      // "Text on screen: Welcome home".
      if (!/^(?:no|none)\b/i.test(content)) written.push(content.replace(/(?<![.\s])[.\s]+$/, ''));
      text = blank(text, from, end);
    } else if (
      DIALOGUE_LABEL.test(heading) &&
      bare &&
      !NOTHING.test(content) &&
      /[\p{L}\p{N}]/u.test(content) &&
      !/[\ue000-\uefff:]/.test(content)
    ) {
      // "Dialogue: Is my breakfast flying?": whoever the film is about says it.
      text = text.slice(0, from) + markLine(said.length, end - from) + text.slice(end);
      said.push(content.replace(/([.!?\u2026])\.$/, '$1'));
    } else if (WORN_LABEL.test(name) && !isEmptyLine(text, to)) {
      text = text.slice(0, from) + 'wearing'.padEnd(to - from, ' ') + text.slice(to);
    } else if (isPlaceLabel(name) && text.slice(from, to).length > PLACE_WORD.length) {
      text = text.slice(0, from) + PLACE_WORD.padEnd(to - from, ' ') + text.slice(to);
    } else if (HEARD_LABEL.test(heading) && !bare) {
      labels.set(quoted, label);
      text = blank(text, from, to);
    } else if (TOLD_WHERE.test(name) && bare) {
      text = text.slice(0, from + label.length) + ','.padEnd(to - from - label.length, ' ') + text.slice(to);
    } else if (
      isPlain(heading) ||
      WORN_LABEL.test(name) ||
      WHERE_LABEL.test(name) ||
      WRITTEN_LABEL.test(heading) ||
      (bare && isMute(name, text, content))
    ) {
      text = blank(text, from, to);
    } else if (isCameraLabel(name)) {
      // Read with the rest: it says how the shot is.
    } else {
      if (quoted >= 0 && quoted < said.length) {
        labels.set(quoted, label);
        if (isPlainLabel(label)) text = blank(text, from, to);
      } else if (/^\p{Lu}/u.test(label) && nameOf(label).split(' ').length <= 3 && said.length < 200) {
        const first =
          text.slice(0, from).trim() === '' && found.length < 2 && !label.includes('(') && !VOICE_LABEL.test(label);
        if (!/[\p{L}\p{N}]/u.test(content) || first) continue;
        // "It grows: a bolt arcs to the ceiling": a clause, which the next one goes on to tell.
        if (isClause(nameOf(label)) && !SPOKEN.test(content)) continue;
        // "Pace: slow and dreamy": a heading, and nobody's words.
        if (!maySpeak(nameOf(label), content, text, isBeing)) {
          text = blank(text, from, to);
          continue;
        }
        labels.set(said.length, label);
        text = text.slice(0, from) + markLine(said.length, end - from) + text.slice(end);
        said.push(content.replace(/([.!?\u2026])\.$/, '$1'));
      }
    }
  }
  return { text: text.replaceAll(LINE_MARK, ' '), cuts: marked.cuts, asides, labels, lines: said, written };
}

/** Under this heading stands what happens. */
const tellsFilm = ({ label }: { readonly label: string }): boolean =>
  /^(?:scene|actions?|subjects?|visuals?|shot|description|prompt|video|story|plot)\b/i.test(label);

/** "Dialogue: none". */
const NOTHING = /^(?:none|no|n\/a|auto|nothing|silent)\b[^,]{0,20}$/i;

/** Stands for a line that was taken out, and is as long as that. */
function markLine(index: number, length: number): string {
  const filled = `. ${String.fromCharCode(QUOTE_MARK + index)} . `.padEnd(length, ' ');
  return filled.slice(0, Math.max(4, length));
}

const TALKS = /\b(?:talking|speaking|enchanted|magic|magical|sentient|living) (\w+)(?: (\w+))?/gi;

/** "Mirror: You are the fairest", where it was told that the mirror talks: nobody else is mute. */
function isMute(name: string, text: string, line: string): boolean {
  if (!isThingLabel(name)) return false;
  const last = nameOf(name).split(' ').at(-1) ?? '';
  const talks = [...text.matchAll(TALKS)].some((match) => match.slice(1).some((word) => word?.toLowerCase() === last));
  return !(talks && /[?!]|\b(?:I|you|your|my|we)\b/i.test(line));
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
  } while (
    end < next &&
    (isSpokenOn(text.slice(end, next)) ||
      CALLED.test(text.slice(end, next)) ||
      (ASKED.test(text.slice(from, end)) && ANSWERED.test(text.slice(end, next))))
  );
  return end;
}

/** "Hold the line! Steady!": a few words more that are called out. */
const CALLED = /^\s*[\p{L}']+(?:[\s,]+[\p{L}']+){0,3}[\s,]*[!?]/u;

/** "Honestly? The printer.": who asks so answers at once. */
const [ASKED, ANSWERED] = [
  /^\s*[\p{L}']+(?: [\p{L}']+){0,2}\?\s*$/u,
  /^\s*(?:The|An?|My|Just|Only|Nothing|Nobody|Everything|Never|Always|Maybe|No|Yes|Not)\b[^.!?\ue000-\uefff]{0,24}[.!?]/,
];

const CAMERA_LABEL =
  /\b(?:close[ -]?up|shot|angle|view|pov|wide|medium|macro|zoom|pan|tracking|drone|aerial|cut|scene|frame|vlog|selfie)\b/;

/** "Close-up: the fox winks." */
function isCameraLabel(name: string): boolean {
  return CAMERA_LABEL.test(name);
}

const isClause = (name: string): boolean => /^(?:it|they|this|that|there)\b/i.test(name) || endsInVerb(name);

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
