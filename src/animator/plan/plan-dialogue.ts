import type { Random } from '../maths/random.ts';
import type { Brief, Subject } from './brief.ts';

export const VOICES = ['slt', 'rms', 'awb', 'kal16'] as const;
export type Voice = (typeof VOICES)[number];

/** One spoken line. */
export interface LinePlan {
  readonly text: string;
  readonly voice: Voice;
  /** Mean pitch in hertz; null for the voice's own. */
  readonly pitchHertz: number | null;
  /** Who says it: an index into the brief's subjects, or null for a voice from off the picture. */
  readonly subject: number | null;
  readonly start: number;
  /** As far as can be told from the letters; the voice itself decides. */
  readonly end: number;
  /** 1 is the voice's own pace, less is faster. */
  readonly stretch: number;
}

/** The mouth of whoever speaks, over time: how far it is open and how wide it is drawn, 0..1 each, in rising order of `at`. */
export interface MouthTrack {
  readonly subject: number | null;
  readonly keys: readonly { readonly at: number; readonly open: number; readonly wide: number }[];
}

export interface Mouth {
  readonly open: number;
  readonly wide: number;
}

const SHUT: Mouth = { open: 0, wide: 0.5 };

/** The shape at one instant, between the two keys around it. Shut before the first and after the last. */
export function mouthAt({ keys }: MouthTrack, seconds: number): Mouth {
  const next = keys.findIndex(({ at }) => at > seconds);
  const after = keys[next];
  const before = keys[next - 1];
  if (after === undefined || before === undefined) return SHUT;
  const share = (seconds - before.at) / (after.at - before.at);
  return {
    open: before.open + (after.open - before.open) * share,
    wide: before.wide + (after.wide - before.wide) * share,
  };
}

const WOMEN =
  /\b(woman|girl|queen|princess|witch|mother|mom|grandmother|lady|actress|bride|waitress|sister|daughter)\b/;
const CHILDREN = /\b(girl|boy|child|kid|children|toddler)\b/;
const MACHINES = /\b(robot|android|alien|computer)\b/;
const OLD = /\b(old|grandfather|grandmother|wizard|captain|pirate|king)\b/;
function chooseVoice(speaker: Subject | null, random: Random): Pick<LinePlan, 'voice' | 'pitchHertz'> {
  const name = speaker === null ? '' : `${speaker.word} ${speaker.noun}`.toLowerCase();
  if (MACHINES.test(name)) return { voice: 'kal16', pitchHertz: 90 };
  const woman = WOMEN.test(name);
  if (CHILDREN.test(name)) return { voice: 'slt', pitchHertz: woman ? 265 : 240 };
  if (woman) return { voice: 'slt', pitchHertz: OLD.test(name) ? 165 : null };
  if (name === '') return { voice: random.pick(['slt', 'rms']), pitchHertz: null };
  return { voice: OLD.test(name) ? 'awb' : 'rms', pitchHertz: null };
}

const FIRST_WORD_AT = 0.6;
const PAUSE_SECONDS = 0.35;
const FASTEST = 0.68;
/** The line through 20 English lines said by three voices (2026-11-15), silence before and after included; the worst was 0.68 s off. */
const SECONDS_PER_LETTER = 0.053;
const SILENCE_SECONDS = 0.52;

/** Letters the voices can read. Others would be heard as nothing at all. */
function canBeSpoken(text: string): boolean {
  return (text.match(/[a-z]/gi)?.length ?? 0) >= text.replace(/[\s\p{P}\d]/gu, '').length * 0.7 && /[a-z]/i.test(text);
}

/** Of a line so much must fit, or it is better left unsaid. */
const LEAST_SHARE = 0.5;

function lengthOf(text: string): number {
  return text.length * SECONDS_PER_LETTER + SILENCE_SECONDS;
}

/** As many whole words of a line as can be said in this time; null when too few of them would be heard. The first line is always begun. */
function fitWords(text: string, seconds: number, first: boolean): string | null {
  if (lengthOf(text) <= seconds) return text;
  const letters = Math.floor((seconds - SILENCE_SECONDS) / SECONDS_PER_LETTER);
  const end = text.lastIndexOf(' ', Math.max(0, letters));
  return end <= 0 || (!first && end < text.length * LEAST_SHARE) ? null : text.slice(0, end).trimEnd();
}

/**
 * Lines follow each other, faster where the film is short. What cannot be said before its end is left out, word by word: nobody is cut off
 * within one. What is too long for any film is said as far as it goes.
 */
export function planDialogue(brief: Brief, durationSeconds: number, random: Random): LinePlan[] {
  const lines = brief.lines.filter(({ text }) => canBeSpoken(text));
  const needed = lines.reduce((sum, { text }) => sum + lengthOf(text) + PAUSE_SECONDS, 0);
  const stretch = Math.max(FASTEST, Math.min(1, (durationSeconds - FIRST_WORD_AT) / Math.max(0.1, needed)));
  const round = (seconds: number): number => Math.round(seconds * 100) / 100;
  let start = Math.min(FIRST_WORD_AT, durationSeconds * 0.1);
  const planned: LinePlan[] = [];
  for (const [i, line] of lines.entries()) {
    const text = fitWords(line.text, (durationSeconds - start) / stretch, i === 0);
    // What comes after a line that was left out would answer nobody.
    if (text === null) break;
    const speaker = line.subject === null ? null : (brief.subjects[line.subject] ?? null);
    const end = start + lengthOf(text) * stretch;
    planned.push({
      text,
      ...chooseVoice(speaker, random.spawn(`voice ${i % 2}`)),
      subject: line.subject,
      start: round(start),
      end: Math.min(durationSeconds, round(end)),
      stretch,
    });
    start = end + PAUSE_SECONDS * stretch;
  }
  return planned;
}
