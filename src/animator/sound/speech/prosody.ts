import type { LinePart } from '../../score/score.ts';
import { sine } from '../sine.ts';
import type { Phone } from './phones.ts';
import { hertzAt, type PitchTrack } from './pitch-track.ts';

/** How far a voice goes up and down around its middle, against how it was said: flat is 0. */
const RANGES: Readonly<Partial<Record<LinePart['tone'], number>>> = {
  ...{ whisper: 0.7, murmur: 0.6, sad: 0.65, happy: 1.3, excited: 1.5, angry: 1.25, shout: 1.35, robotic: 0 },
};
/** A question that wants a yes or a no goes up at its end; one that begins with what it asks for hardly does. */
const YES_OR_NO = 1.32;
const OPEN_QUESTION = 1.1;
const ASKED = /^(?:who|what|when|where|why|how|which|whose|whom)\b/i;
const CALLED_OUT = 1.07;
const TRAILS_OFF = 0.9;
const ENDING_SECONDS = 0.42;

interface Clause {
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly mark: string;
}

/** What is said between two breaths, and the mark it ends with. */
function findClauses(phones: readonly Phone[], text: string): Clause[] {
  const written = [...text.matchAll(/([^.?!,;:]+)([.?!,;:]*)/g)].map(([, words = '', mark = '']) => ({
    words: words.trim(),
    mark,
  }));
  const said = written.filter(({ words }) => words !== '');
  const stretches: { from: number; to: number }[] = [];
  let from = 0;
  let isOpen = false;
  for (const { name, end } of phones) {
    if (name === 'pau') {
      if (isOpen) stretches.push({ from, to: stretchEnd(phones, end) });
      isOpen = false;
      from = end;
    } else isOpen = true;
  }
  if (isOpen) stretches.push({ from, to: phones.at(-1)?.end ?? from });
  // Where breaths and marks do not agree only the end is sure.
  if (stretches.length !== said.length) {
    const [all, last] = [stretches.at(-1), said.at(-1)];
    return all === undefined || last === undefined
      ? []
      : [{ ...all, text: said.map(({ words }) => words).join(' '), mark: last.mark }];
  }
  return stretches.map((stretch, i) => ({ ...stretch, text: said[i]?.words ?? '', mark: said[i]?.mark ?? '' }));
}

/** A pause ends where it ends; what was said before it ended where it began. */
function stretchEnd(phones: readonly Phone[], pauseEnd: number): number {
  const index = phones.findIndex(({ end }) => end === pauseEnd);
  return phones[index - 1]?.end ?? pauseEnd;
}

/** How much higher each moment is than it was said, so that it asks, calls, tells or complains. */
export function shapePitch(
  phones: readonly Phone[],
  text: string,
  line: LinePart,
  track: PitchTrack,
): (seconds: number) => number {
  const clauses = findClauses(phones, text);
  const range = RANGES[line.tone] ?? 1.08;
  const level = track.middle === 0 ? 1 : line.pitchHertz / line.tract / track.middle;
  return (seconds) => {
    const own = hertzAt(track, seconds);
    let ratio = level * (own === 0 || track.middle === 0 ? 1 : (own / track.middle) ** (range - 1));
    for (const { from, to, text: words, mark } of clauses) {
      if (seconds < from || seconds > to + 0.05) continue;
      const ending = Math.max(0, Math.min(1, (seconds - (to - ENDING_SECONDS)) / ENDING_SECONDS)) ** 1.5;
      if (mark.includes('?')) ratio *= 1 + ((ASKED.test(words) ? OPEN_QUESTION : YES_OR_NO) - 1) * ending;
      else if (mark.includes('!')) ratio *= CALLED_OUT * (1 + 0.06 * Math.exp(-(seconds - from) / 0.25));
      else if (mark.startsWith('..')) ratio *= 1 + (TRAILS_OFF - 1) * ending;
    }
    return ratio * (1 + line.tremble * sine(seconds * 5.6));
  };
}
