/** A chord of a key: its root in semitones above the key's note, and its tones above the root. */
export interface Chord {
  readonly root: number;
  readonly tones: readonly number[];
}

const DEGREES: readonly string[] = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii'];
const STEPS = [0, 2, 4, 5, 7, 9, 11] as const;
/** Tones by what is written after the degree; small letters have the small third. */
const KINDS: Readonly<Record<string, (third: number) => readonly number[]>> = {
  '': (third) => [0, third, 7],
  '5': () => [0, 7, 12],
  '7': (third) => [0, third, 7, 10],
  '9': (third) => [0, third, 10, 14],
  maj7: () => [0, 4, 7, 11],
  maj9: () => [0, 4, 11, 14],
  add9: (third) => [0, third, 7, 14],
  sus2: () => [0, 2, 7],
  sus4: () => [0, 5, 7],
  dim: () => [0, 3, 6],
};

/** "bVImaj7": a flat sign, a degree, a kind. */
export function parseChord(text: string): Chord {
  const [, flat = '', degree = '', kind = ''] = /^(b?)([ivIV]+)(.*)$/.exec(text) ?? [];
  const step = STEPS[DEGREES.indexOf(degree.toLowerCase())];
  const tones = KINDS[kind];
  if (step === undefined || tones === undefined) throw new Error(`There is no chord ${text}.`);
  return { root: step - flat.length, tones: tones(degree === degree.toLowerCase() ? 3 : 4) };
}

/** A chord for as long as it stands. */
export interface Span {
  readonly chord: Chord;
  readonly fromBeat: number;
  readonly beats: number;
}

/** The chords of a piece: the harmony again and again, the cadence before the end, and home. `ii7|V7` are two in one bar. */
export function planSpans(harmony: string, cadence: string, bars: number, beats: number): Span[] {
  const turns = harmony.split(' ');
  const [before = '', last = ''] = cadence.split(' ');
  const first = parseChord(
    turns
      .join('|')
      .split('|')
      .find((each) => /^[iI](?![ivIV])/.test(each)) ?? 'I',
  );
  const home = first.tones.includes(12) ? '5' : first.tones.includes(3) ? 'i' : 'I';
  return Array.from({ length: bars }, (_, bar): Span[] => {
    // Home is as it was, without what makes it restless.
    if (bar === bars - 1) return [{ chord: parseChord(home === '5' ? 'I5' : home), fromBeat: bar * beats, beats }];
    const isLast = bar === bars - 2 && bars > 2;
    const written = isLast ? (turns.length > 1 ? `${before}|${last}` : last) : (turns[bar % turns.length] ?? home);
    const chords = written.split('|').map(parseChord);
    return chords.map((chord, i) => {
      const [from, to] = [Math.round((i * beats) / chords.length), Math.round(((i + 1) * beats) / chords.length)];
      return { chord, fromBeat: bar * beats + from, beats: to - from };
    });
  }).flat();
}

/** The one that stands at a beat. */
export function spanAt<T extends Pick<Span, 'fromBeat'>>(spans: readonly T[], beat: number): T {
  const found = spans.findLast(({ fromBeat }) => fromBeat <= beat + 1e-6) ?? spans[0];
  if (found === undefined) throw new RangeError('A piece has a chord.');
  return found;
}

/** How far the voices of one chord are from those of another, from below. */
function distanceOf(from: readonly number[], to: readonly number[]): number {
  let sum = 0;
  for (const [i, note] of to.entries()) sum += Math.abs(note - (from[Math.min(i, from.length - 1)] ?? note));
  return sum;
}

/** Outer voices that go the same way to the same fifth or octave are heard as one. */
function isParallel(from: readonly number[], to: readonly number[]): boolean {
  const [a = 0, b = 0] = [from[0], from.at(-1)];
  const [c = 0, d = 0] = [to[0], to.at(-1)];
  return a !== c && (b - a) % 12 === (d - c) % 12 && ((d - c) % 12 === 0 || (d - c) % 12 === 7);
}

/** A chord's tones around a note, as near as can be to the voices before: each goes the shortest way, or stays. */
export function leadVoices(chord: Chord, key: number, middle: number, before: readonly number[] | null): number[] {
  const pitches = [...new Set(chord.tones.map((tone) => (key + chord.root + tone) % 12))];
  const starts = Array.from({ length: 16 }, (_, i) => middle - 11 + i).filter((note) => pitches.includes(note % 12));
  let best: number[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const start of starts) {
    const voices = [start];
    for (let note = start + 1; voices.length < pitches.length; note++)
      if (pitches.includes(note % 12)) voices.push(note);
    const centre = voices.reduce((sum, note) => sum + note, 0) / voices.length;
    const stray = Math.abs(centre - middle) * (before === null ? 1 : 0.35);
    const cost = stray + (before === null ? 0 : distanceOf(before, voices) + (isParallel(before, voices) ? 3 : 0));
    if (cost < least) [best, least] = [voices, cost];
  }
  return best;
}
