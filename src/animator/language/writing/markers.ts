import { spanOfMark, TIME_MARK } from './times.ts';

/** Where in the text a new shot or beat is said to begin, with its second where one is given, and the one it lasts to. */
export interface Cut {
  readonly at: number;
  readonly seconds: number | null;
  readonly until?: number | null;
  /** Nobody writes it: a sentence that the director sees as another shot of the same place, of this entity or of whom its words tell. */
  readonly shows?: number | null;
}

export const blank = (text: string, from: number, to: number): string =>
  `${text.slice(0, from)}.${' '.repeat(Math.max(0, to - from - 1))}${text.slice(to)}`;

const SHOTS = [
  /\b(?:scene|shot|part|clip|beat)\s*(?:#?\d+|one|two|three|four|five|six|seven|eight|nine|ten)\s*[\]):.\u2013\u2014-]/gi,
  /\b(?:smash|hard|match|jump)[ -]cuts?:(?= )/gi,
  // "Lens switch. Wide shot of the room": as editors of some models write a cut.
  /(?<=[.!?;] {1,2})(?:(?:lens|camera|shot|scene) (?:switch|change|cut)|switch (?:the )?(?:lens|camera|angle)|next shot|new (?:shot|angle|scene))[.:,]/gi,
  /\b(?:then )?(?:the camera |we )?(?:(?:smash|hard|match|jump)[ -])?cuts? (?:back |away |over )?to:?(?= )(?! (?:black|white|title|credits|logo)\b)/gi,
  /(?<=^|[.!?;]\s+)(?:and )?in the (?:first|opening|second|third|fourth|next|final|last|closing) (?:shot|scene),?(?= )/gi,
  /\b(?:reaction|reverse|insert) shots? (?:of|on|from)(?= )/gi,
] as const;

/** "1. Wide shot of a street. 2. A dog jumps over a crate.": a list that is counted from one, where each begins as a sentence does. */
const NUMBER = /(?<=^|[.!?:;]\s{1,3}|\n\s{0,3})(\d{1,2})[.)] (?=["'\u201c]?[A-Z])/g;
const FEWEST_NUMBERS = 3;
function numbersOf(text: string): RegExpExecArray[] {
  const found = [...text.matchAll(NUMBER)];
  const counted = found.every((match, i) => Number(match[1]) === i + 1);
  return counted && found.length >= FEWEST_NUMBERS ? found : [];
}

/** Scenes, seconds and cuts: where a new shot begins. Of the same length as the text that went in. */
export function takeMarkers(text: string): { readonly text: string; readonly cuts: readonly Cut[] } {
  const cuts: Cut[] = [];
  // "INT. DINER - NIGHT": a heading of a screenplay.
  let rest = text.replace(/\b(?:INT|EXT)\b(?:\.?\/(?:INT|EXT)\b)?\.?/g, (found) => ' '.repeat(found.length));
  for (const match of rest.matchAll(TIME_MARK)) {
    const { from, to } = spanOfMark(match);
    cuts.push({ at: match.index, seconds: from, until: to });
    rest = blank(rest, match.index, match.index + match[0].length);
  }
  for (const match of numbersOf(rest)) {
    cuts.push({ at: match.index, seconds: null });
    rest = blank(rest, match.index, match.index + match[0].length);
  }
  for (const marker of SHOTS)
    for (const match of rest.matchAll(marker)) {
      cuts.push({ at: match.index, seconds: null });
      rest = blank(rest, match.index, match.index + match[0].length);
    }
  return { text: rest, cuts: cuts.sort((a, b) => a.at - b.at) };
}
