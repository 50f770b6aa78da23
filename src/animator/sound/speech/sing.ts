import type { Song } from '../../score/score.ts';
import { sine } from '../sine.ts';
import type { Bending } from './bend-voice.ts';
import { isVowel, type Phone } from './phones.ts';
import { hertzAt, type PitchTrack } from './pitch-track.ts';

/** What is sung, and when each sound of it now ends. */
export interface Sung extends Bending {
  readonly phones: readonly Phone[];
}

/** A singer's voice swings a little once a note is held. */
const VIBRATO_SHARE = 0.012;
const VIBRATO_HERTZ = 5.4;
/** From one note to the next a voice glides. */
const GLIDE_SECONDS = 0.06;
const LEAST_BEAT = 0.16;

interface Syllable {
  readonly from: number;
  readonly to: number;
  readonly hertz: number;
  readonly start: number;
  readonly end: number;
}

/** One note a syllable: from where its vowel begins to where the next one does. What stands before the first is sung on its way. */
export function singLine(
  phones: readonly Phone[],
  song: Song,
  tract: number,
  track: PitchTrack,
  mostSeconds: number,
): Sung {
  const starts = phones.flatMap((phone, i) => (isVowel(phone) ? [phones[i - 1]?.end ?? 0] : []));
  const spokenEnd = phones.findLast(({ name }) => name !== 'pau')?.end ?? 0;
  const lead = starts[0] ?? 0;
  const beat = Math.max(LEAST_BEAT, Math.min(song.beatSeconds, (mostSeconds - lead) / Math.max(1, starts.length + 1)));
  const syllables = starts.map((from, i): Syllable => {
    const isLast = i === starts.length - 1;
    // The last note is home, and held.
    const midi = isLast ? Math.min(...song.notes.slice(0, 1)) : (song.notes[i % song.notes.length] ?? 60);
    const start = lead + i * beat;
    const hertz = (440 * 2 ** ((midi - 69) / 12)) / tract;
    return { from, to: starts[i + 1] ?? spokenEnd, hertz, start, end: start + beat * (isLast ? 2 : 1) };
  });
  const lengthSeconds = syllables.at(-1)?.end ?? spokenEnd;
  const at = (source: number): Syllable | undefined => syllables.findLast(({ from }) => from <= source);
  const heardAt = (source: number): number => {
    const own = at(source);
    if (own === undefined) return source;
    return own.start + Math.min(1, (source - own.from) / Math.max(0.01, own.to - own.from)) * (own.end - own.start);
  };
  return {
    lengthSeconds: lengthSeconds + 0.05,
    phones: phones.map(({ name, end }) => ({ name, end: heardAt(end) })),
    sourceAt(seconds) {
      const own = syllables.findLast(({ start }) => start <= seconds);
      if (own === undefined) return seconds;
      return own.from + Math.min(1, (seconds - own.start) / (own.end - own.start)) * (own.to - own.from);
    },
    ratioAt(source) {
      const own = at(source);
      const said = hertzAt(track, source) || track.middle;
      if (own === undefined || said === 0) return 1;
      const before = at(own.from - 0.001) ?? own;
      const since = heardAt(source) - own.start;
      const glide = Math.min(1, since / GLIDE_SECONDS);
      const swing = 1 + VIBRATO_SHARE * Math.min(1, since / 0.25) * sine(10 + since * VIBRATO_HERTZ);
      return ((before.hertz + (own.hertz - before.hertz) * glide) / said) * swing;
    },
  };
}
