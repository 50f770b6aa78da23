import type { Chord } from './harmony.ts';

/** What is struck at one step of a bar: notes, how hard, for how long, and how far apart. */
export interface Struck {
  /** Share of the bar. */
  readonly at: number;
  readonly share: number;
  readonly notes: readonly number[];
  readonly weight: number;
  /** Seconds between its notes: a hand goes over the strings. */
  readonly spread: number;
}

export interface SpanFacts {
  readonly chord: Chord;
  readonly voices: readonly number[];
  /** The bass note of this chord and of the next. */
  readonly bass: number;
  readonly nextBass: number;
}

const STRUM_SECONDS = 0.014;
const ACCENT = 1.2;

/** Reads one bar of a figure; `factsAt` tells the chord at a share of it. */
export function strikeBar(bar: string, factsAt: (share: number) => SpanFacts): Struck[] {
  const steps = bar.trim().split(/\s+/);
  const struck: Struck[] = [];
  for (const [i, step] of steps.entries()) {
    if (step === '.' || step === '-') continue;
    let held = 1;
    while (steps[i + held] === '-') held += 1;
    const notes = notesOf(step, i / steps.length, factsAt(i / steps.length));
    const weight = (/[XS]/.test(step) ? ACCENT : 1) * (i === 0 ? 1 : i * 2 === steps.length ? 0.92 : 0.84);
    struck.push({
      ...{ at: i / steps.length, share: held / steps.length, weight },
      notes: step.toLowerCase() === 'u' ? notes.toReversed() : notes,
      spread: /[sSu]/.test(step) ? STRUM_SECONDS : 0,
    });
  }
  return struck;
}

function notesOf(step: string, share: number, { voices, bass, chord, nextBass }: SpanFacts): readonly number[] {
  switch (step) {
    case 'b':
      return [bass];
    case 'f':
      return [bass + 7 > 50 ? bass - 5 : bass + 7];
    case 'w':
      return [walk(share, bass, chord, nextBass)];
    case 'x':
    case 'X':
      return voices;
    case 's':
    case 'S':
      return [bass + 12, ...voices];
    case 'u':
      return voices.slice(-3);
    default: {
      const index = Number(step);
      // Above the chord's own voices come those an octave higher.
      return [(voices[index % voices.length] ?? bass) + 12 * Math.floor(index / voices.length)];
    }
  }
}

/** A walking bass: the root, the third, the fifth, and a half tone before where it goes next. */
function walk(share: number, bass: number, { tones }: Chord, nextBass: number): number {
  const step = Math.round(share * 4);
  if (step === 0) return bass;
  if (step === 3) return nextBass + (nextBass > bass ? -1 : 1);
  return bass + (tones[step] ?? 7);
}

/** One bar of a beat: rows of `drum: steps`. */
export function strikeDrums(bar: string): { readonly key: number; readonly at: number; readonly weight: number }[] {
  return bar.split(';').flatMap((row) => {
    const [key = '', steps = ''] = row.split(':');
    const marks = steps.trim().split(/\s+/);
    return marks.flatMap((mark, i) =>
      mark === '.'
        ? []
        : [{ key: Number(key), at: i / marks.length, weight: mark === 'X' ? 1.15 : mark === 'o' ? 0.5 : 0.85 }],
    );
  });
}
