import type { MeasuredRow, Trace } from '../src/animator/trace.ts';
import type { Explanation } from '../src/core/explanation.ts';

/** What a prompt must show. */
export interface Label {
  readonly objects: readonly string[];
  /** How many of each, and in which colour, where that matters. */
  readonly counts?: readonly (number | null)[];
  readonly colours?: readonly (string | null)[];
  readonly relation?: string;
  readonly place?: string;
}

export interface Score {
  readonly passed: boolean;
  readonly reason: string;
}

/** A figure counts when it covers this share of the frame and is hidden no more than that. */
const LEAST_COVER = 0.005;
const LEAST_VISIBLE = 0.6;
/** Boxes that overlap more than this do not stand beside or above one another. */
const MOST_OVERLAP = 0.1;

const FAILED = (reason: string): Score => ({ passed: false, reason });

interface Size {
  readonly width: number;
  readonly height: number;
}

function isSeen(row: MeasuredRow, { width, height }: Size): boolean {
  return row.visible >= LEAST_VISIBLE && row.pixels >= LEAST_COVER * width * height;
}

/** Words of other languages are read into the same nouns, so the label's word is looked for among noun, kind and word. */
function findSubject(label: string, { subjects }: Explanation): number {
  const names = [label, label.replace(/s$/, '')];
  return subjects.findIndex(({ noun, kind, word }) => names.some((name) => [noun, kind, word].includes(name)));
}

/** The colour word nearest to a pixel's colour, as a person would call it. */
function nameColour(hex: string): string {
  const value = Number.parseInt(hex.slice(1), 16);
  const [red, green, blue] = [(value >> 16) & 255, (value >> 8) & 255, value & 255];
  const high = Math.max(red, green, blue);
  const range = high - Math.min(red, green, blue);
  const chroma = range / Math.max(high, 1);
  if (high < 62) return 'black';
  if (chroma < 0.2) return high > 165 ? 'white' : high < 88 ? 'black' : 'grey';
  const hue =
    60 *
    (high === red
      ? ((green - blue) / range + 6) % 6
      : high === green
        ? (blue - red) / range + 2
        : (red - green) / range + 4);
  if (hue < 14 || hue >= 345) return chroma < 0.5 && high > 190 ? 'pink' : 'red';
  if (hue < 38) return high < 150 ? 'brown' : 'orange';
  if (hue < 68) return 'yellow';
  if (hue < 165) return 'green';
  if (hue < 250) return 'blue';
  if (hue < 300) return 'purple';
  return 'pink';
}

function overlapOf(a: MeasuredRow, b: MeasuredRow): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  if (across <= 0 || down <= 0) return 0;
  const both = across * down;
  return both / (a.width * a.height + b.width * b.height - both);
}

function holds(relation: string, a: MeasuredRow, b: MeasuredRow): boolean {
  const right = b.x + b.width / 2 - (a.x + a.width / 2);
  const down = b.y + b.height / 2 - (a.y + a.height / 2);
  if (overlapOf(a, b) > MOST_OVERLAP) return false;
  switch (relation) {
    case 'on the left of':
      return right > 0 && right > Math.abs(down);
    case 'on the right of':
      return right < 0 && -right > Math.abs(down);
    case 'on the top of':
      return down > 0 && down > Math.abs(right);
    default:
      return down < 0 && -down > Math.abs(right);
  }
}

/** Every frame must show it: what is there only for a moment is missed by whoever blinks. */
export function scorePrompt(label: Label, { explanation, rows: trace }: Trace, size: Size): Score {
  const frames = [...new Set(trace.map((row) => row.frame))];
  if (frames.length < 3) return FAILED(`figures are seen in ${frames.length} frames`);
  const indices = label.objects.map((object) => findSubject(object, explanation));
  const unknown = indices.indexOf(-1);
  if (unknown !== -1) return FAILED(`'${label.objects[unknown]}' was not understood`);
  if (label.place !== undefined && label.place !== explanation.setting.place) {
    return FAILED(`the place is ${explanation.setting.place}, not ${label.place}`);
  }
  for (const frame of frames) {
    const rows = indices.map((subject) => trace.find((row) => row.frame === frame && row.subject === subject));
    for (const [i, row] of rows.entries()) {
      if (row === undefined) return FAILED(`'${label.objects[i]}' is not in frame ${frame}`);
      if (!isSeen(row, size)) return FAILED(`'${label.objects[i]}' in frame ${frame}: ${JSON.stringify(row)}`);
    }
    for (const [i, subject] of indices.entries()) {
      const seen = trace.filter((row) => row.frame === frame && row.subject === subject && isSeen(row, size));
      const [count, colour] = [label.counts?.[i] ?? null, label.colours?.[i] ?? null];
      if (count !== null && seen.length !== count) {
        return FAILED(`${seen.length} of ${count} '${label.objects[i]}' in frame ${frame}`);
      }
      const other = colour === null ? undefined : seen.find((row) => nameColour(row.colour) !== colour);
      if (other !== undefined) return FAILED(`${other.colour} is ${nameColour(other.colour)}, not ${colour}`);
    }
    const [first, second] = rows;
    if (
      label.relation !== undefined &&
      first !== undefined &&
      second !== undefined &&
      !holds(label.relation, first, second)
    ) {
      return FAILED(`not ${label.relation} in frame ${frame}: ${JSON.stringify([first, second])}`);
    }
  }
  return { passed: true, reason: '' };
}
