import type { Random } from '../../maths/random.ts';
import { SCALES, type Scale } from '../../score/arrangements-table.ts';
import { type Chord, type Span, spanAt } from './harmony.ts';

/** A note of a line, in beats from its beginning. */
export interface Sung {
  readonly at: number;
  readonly beats: number;
  readonly midi: number;
  /** How much weight it has in its bar, 0..1. */
  readonly weight: number;
}

/** Lengths in beats that fill a bar; below zero it is a rest. */
type Rhythm = readonly number[];
const RHYTHMS: Readonly<Record<3 | 4, Readonly<Record<string, readonly [Rhythm, ...Rhythm[]]>>>> = {
  4: {
    sparse: [
      [-1, 3],
      [-0.5, 1.5, 2],
      [2, -2],
      [-1, 1, 2],
      [1, 1, -2],
    ],
    slow: [
      [2, 2],
      [3, 1],
      [1.5, 0.5, 2],
      [2, 1, 1],
      [1, 1, 2],
    ],
    broad: [
      [1.5, 0.5, 2],
      [1, 1, 1, 1],
      [2, 1, 1],
      [1.5, 0.5, 1, 1],
      [3, 0.5, 0.5],
    ],
    lively: [
      [1, 0.5, 0.5, 1, 1],
      [0.5, 0.5, 1, 0.5, 0.5, 1],
      [1.5, 0.5, 0.5, 0.5, 1],
      [0.5, 0.5, 0.5, 0.5, 1, 1],
      [1, 1, 0.5, 0.5, 1],
    ],
  },
  3: {
    sparse: [[-1, 2], [3], [2, -1]],
    slow: [[3], [2, 1], [1.5, 1.5]],
    broad: [
      [2, 1],
      [1.5, 0.5, 1],
      [1, 1, 1],
    ],
    lively: [
      [1, 0.5, 0.5, 1],
      [0.5, 0.5, 1, 1],
      [1, 1, 0.5, 0.5],
    ],
  },
};

export interface MelodyPlan {
  readonly bars: number;
  readonly beats: 3 | 4;
  readonly scale: Scale;
  readonly key: number;
  /** The note it moves around. */
  readonly middle: number;
  readonly low: number;
  readonly high: number;
  /** How busy it is: a name of the rhythms. */
  readonly bar: string;
}

/** Steps that a motif takes: it goes on, turns back, leaps and fills the leap. */
const MOTIFS: readonly [readonly number[], ...(readonly number[])[]] = [
  [0, 1, 2, 1, 0, -1],
  [0, 2, 1, 0, 1, 2],
  [0, -1, 0, 2, 1, 0],
  [0, 1, -1, 0, 2, 1],
  [0, 3, 2, 1, 0, 1],
  [0, -2, -1, 0, 1, 0],
];

/**
 * A melody in the form of a phrase: a motif, its answer, the motif again a step away, and a way home. What falls on a beat that counts is a tone of the chord; what lies
 * between is a step of the scale. The last bar is the key's own note.
 */
export function writeMelody(spans: readonly Span[], plan: MelodyPlan, random: Random): Sung[] {
  const rhythms = RHYTHMS[plan.beats][plan.bar] ?? [[plan.beats]];
  const [said, answered] = [random.pick(rhythms), random.pick(rhythms)];
  const motif = random.pick(MOTIFS);
  const ladder = makeLadder(plan);
  const centre = nearest(ladder, plan.middle);
  const lift = random.pick([1, 2, -1]);
  const sung: Sung[] = [];
  let place = centre;
  for (let bar = 0; bar < plan.bars - 1; bar++) {
    const turn = bar % 4;
    const anchor = turn === 0 ? centre : turn === 2 ? centre + lift : place;
    const direction = turn === 1 ? -1 : 1;
    let at = 0;
    for (const [k, beats] of (turn % 2 === 0 ? said : answered).entries()) {
      const beat = bar * plan.beats + at;
      const counts = Number.isInteger(at) && (at === 0 || at === 2 || Math.abs(beats) >= 1.5);
      const wished = Math.max(0, Math.min(ladder.length - 1, anchor + direction * (motif[k % motif.length] ?? 0)));
      const { chord } = spanAt(spans, beat);
      // A tone that was just sung is not sung again: a line moves.
      const sounded = sung.length === 0 ? -1 : place;
      place = counts ? toChord(ladder, wished, sounded, chord, plan.key) : stepFrom(ladder, place, wished);
      const midi = ladder[place] ?? plan.middle;
      if (beats > 0) sung.push({ at: beat, beats, midi, weight: at === 0 ? 1 : counts ? 0.85 : 0.7 });
      at += Math.abs(beats);
    }
  }
  const homes = ladder.filter((note) => (note - plan.key) % 12 === 0);
  const midi = homes[nearest(homes, ladder[place] ?? plan.middle)] ?? plan.middle;
  return [...sung, { at: (plan.bars - 1) * plan.beats, beats: plan.beats, midi, weight: 1 }];
}

/** A quiet second line: of each chord the tone that tells it from the next, held. */
export function writeCounter(spans: readonly Span[], plan: MelodyPlan): Sung[] {
  const ladder = makeLadder(plan);
  let place = nearest(ladder, plan.middle);
  return spans.map(({ chord, fromBeat, beats }) => {
    place = toChord(ladder, place, -1, { root: chord.root, tones: chord.tones.slice(1, 2) }, plan.key);
    return { at: fromBeat, beats, midi: ladder[place] ?? plan.middle, weight: 0.8 };
  });
}

/** All notes of the scale that the instrument has, with the tones between where a chord needs one. */
function makeLadder({ scale, key, low, high, middle }: MelodyPlan): number[] {
  const steps: readonly number[] = SCALES[scale];
  const [from, to] = [Math.max(low, middle - 12), Math.min(high, middle + 12)];
  return Array.from({ length: to - from + 1 }, (_, i) => from + i).filter((note) =>
    steps.includes((((note - key) % 12) + 12) % 12),
  );
}

function nearest(notes: readonly number[], wished: number): number {
  let best = 0;
  for (const [i, note] of notes.entries())
    if (Math.abs(note - wished) < Math.abs((notes[best] ?? 0) - wished)) best = i;
  return best;
}

/** The place on the ladder nearest to a wish that is a tone of the chord, and not the one to be left; a scale without any keeps its own. */
function toChord(ladder: readonly number[], wished: number, left: number, { root, tones }: Chord, key: number): number {
  const pitches = tones.map((tone) => (key + root + tone) % 12);
  for (let off = 0; off < 5; off++)
    for (const place of [wished + off, wished - off]) {
      const note = ladder[place];
      if (note !== undefined && place !== left && pitches.includes(note % 12)) return place;
    }
  return Math.max(0, Math.min(ladder.length - 1, wished));
}

/** Between two tones one goes by steps: at most two places at once. */
function stepFrom(ladder: readonly number[], place: number, wished: number): number {
  const step = Math.max(-2, Math.min(2, wished - place));
  return Math.max(0, Math.min(ladder.length - 1, place + step));
}
