import type { Random } from '../../maths/random.ts';
import { type Arrangement, readArrangement } from '../../score/arrangements-table.ts';
import type { MusicPart } from '../../score/score.ts';
import type { Note } from '../instruments/play-note.ts';
import { strikeBar, strikeDrums } from './figures.ts';
import { type Chord, leadVoices, planSpans, type Span, spanAt } from './harmony.ts';
import { type Sung, writeCounter, writeMelody } from './melody.ts';
import { type Seat, seatPlayers } from './seat-players.ts';

interface Piece {
  readonly arrangement: Arrangement;
  readonly spans: readonly Span[];
  readonly key: number;
  readonly bars: number;
  readonly beatSeconds: number;
  readonly endSeconds: number;
}

/** A held chord is one sound of many: two of each, a little apart. */
const APART_CENTS = 5;
const APART_PAN = 0.45;
const CHORD_MIDDLE = 62;
const MELODY_MIDDLE = 74;
const BASS_LOWEST = 33;
/** The last chord is rolled from below. */
const ROLLED_SECONDS = 0.02;
/** A piece that is cut short by its film is composed whole all the same. */
const LEAST_LAST_SECONDS = 1;
/** Nobody plays to the thousandth of a second, nor as loud each time. */
const LATE_SECONDS = 0.009;
const LOUDER = 0.07;

/** All notes of a piece, in the order of their players. Pure: the same plan and seed, the same notes. */
export function composeNotes(music: MusicPart, lengthSeconds: number, random: Random): Note[] {
  const arrangement = readArrangement(music.kind);
  const [first = 'I', ...more] = arrangement.harmonies;
  const spans = planSpans(random.pick([first, ...more]), arrangement.cadence, music.bars, arrangement.beats);
  const beatSeconds = 60 / music.beatsPerMinute;
  const piece = {
    arrangement,
    spans,
    key: music.rootMidi,
    bars: music.bars,
    beatSeconds,
    endSeconds: Math.max(lengthSeconds, (music.bars - 1) * arrangement.beats * beatSeconds + LEAST_LAST_SECONDS),
  };
  const theme = random.spawn('theme');
  return seatPlayers(music, random.spawn('players')).flatMap((seat, i) => {
    // Those who play the melody together play the same one.
    const own = seat.layer.part === 'melody' ? random.spawn('melody') : theme.spawn(`${seat.instrument.name} ${i}`);
    return playSeat(seat, piece, own).map((note) =>
      humanise(shape(note, piece), random.spawn(`hand ${i} ${note.start.toFixed(3)} ${note.midi}`)),
    );
  });
}

function playSeat(seat: Seat, piece: Piece, random: Random): Note[] {
  switch (seat.layer.part) {
    case 'melody':
      return toNotes(seat, piece, writeMelody(piece.spans, melodyPlan(seat, piece), random));
    case 'counter':
      return toNotes(seat, piece, writeCounter(piece.spans, melodyPlan(seat, piece)));
    case 'hold':
      return holdChords(seat, piece);
    case 'figure':
      return playFigure(seat, piece);
    case 'beat':
      return playBeat(seat, piece);
  }
}

function melodyPlan({ layer, instrument }: Seat, { arrangement, key, bars }: Piece) {
  const wished = MELODY_MIDDLE + layer.octave * 12;
  const middle = Math.max(instrument.low + 9, Math.min(instrument.high - 9, wished));
  const { beats, scale } = arrangement;
  return { bars, beats, scale, key, middle, low: instrument.low, high: instrument.high, bar: layer.bar };
}

/** Where a beat falls: every second half of one is late where the music swings. */
function timeOf(beat: number, { arrangement, beatSeconds }: Piece): number {
  const half = Math.abs((beat % 1) - 0.5) < 0.01;
  return (beat + (half ? arrangement.swing : 0)) * beatSeconds;
}

/** A melody is sung: notes reach to the next. The last one is held to the end. */
function toNotes({ layer, instrument }: Seat, piece: Piece, sung: readonly Sung[]): Note[] {
  return sung.map(({ at, beats, midi, weight }) => {
    const start = timeOf(at, piece);
    const seconds =
      at >= (piece.bars - 1) * piece.arrangement.beats ? piece.endSeconds - start : beats * piece.beatSeconds * 0.96;
    return { kit: instrument.kit, midi, start, seconds, force: layer.force * weight, pan: layer.pan };
  });
}

const chordMiddle = ({ layer, instrument }: Seat): number =>
  Math.max(instrument.low + 8, Math.min(instrument.high - 8, CHORD_MIDDLE + layer.octave * 12));

type Led = Span & { readonly voices: readonly number[] };

/** The voices of all chords, each led from the one before. */
function leadAll(seat: Seat, { spans, key }: Piece): Led[] {
  const led: Led[] = [];
  for (const span of spans)
    led.push({ ...span, voices: leadVoices(span.chord, key, chordMiddle(seat), led.at(-1)?.voices ?? null) });
  return led;
}

/** Chords one after the other; a voice that stays is not struck again. */
function holdChords(seat: Seat, piece: Piece): Note[] {
  const { layer, instrument } = seat;
  const led = leadAll(seat, piece);
  return led.flatMap(({ voices, fromBeat }, i) =>
    voices.flatMap((midi) => {
      if (led[i - 1]?.voices.includes(midi)) return [];
      let last = i;
      while (led[last + 1]?.voices.includes(midi)) last += 1;
      const start = fromBeat * piece.beatSeconds;
      const until = led[last + 1]?.fromBeat;
      const seconds = (until === undefined ? piece.endSeconds : until * piece.beatSeconds) - start;
      const note = { kit: instrument.kit, start, seconds, force: layer.force };
      return [
        { ...note, midi: midi - APART_CENTS / 100, pan: layer.pan - APART_PAN },
        { ...note, midi: midi + APART_CENTS / 100, pan: layer.pan + APART_PAN },
      ];
    }),
  );
}

/** The root of a chord as low as the instrument goes, but not lower than is heard as a tone. */
function bassOf({ root }: Chord, key: number, lowest: number): number {
  const note = ((key + root) % 12) + 24;
  const floor = Math.max(BASS_LOWEST, lowest);
  return note + 12 * Math.max(0, Math.ceil((floor - note) / 12));
}

function playFigure(seat: Seat, piece: Piece): Note[] {
  const { layer, instrument } = seat;
  const { beats } = piece.arrangement;
  const led = leadAll(seat, piece);
  const playsBass = /^[bfw.\s-]+$/.test(layer.bar);
  const bassAt = (beat: number): number => bassOf(spanAt(piece.spans, beat).chord, piece.key, instrument.low);
  return Array.from({ length: piece.bars }, (_, bar): Note[] => {
    const isLast = bar === piece.bars - 1;
    // The last bar is one chord, or one low note of whoever plays the bass.
    const struck = strikeBar(isLast ? (playsBass ? 'b' : 's') : layer.bar, (share) => {
      const { chord, voices, fromBeat, beats: held } = spanAt(led, (bar + share) * beats);
      return { chord, voices, bass: bassAt(fromBeat), nextBass: bassAt(fromBeat + held) };
    });
    return struck.flatMap(({ at, share, notes, weight, spread }) =>
      notes.map((midi, k) => {
        const first = timeOf(Math.round((bar + at) * beats * 100) / 100, piece);
        const start = first + k * (isLast ? Math.max(spread, ROLLED_SECONDS) : spread);
        const rings = instrument.handling === 'many' && !playsBass && spread === 0;
        const seconds = isLast ? piece.endSeconds - start : share * beats * piece.beatSeconds * (rings ? 1.6 : 0.94);
        return { kit: instrument.kit, midi, start, seconds, force: layer.force * weight, pan: layer.pan };
      }),
    );
  }).flat();
}

/** A hit and silence where it ends. */
const CRASH = 49;
const HIT_SECONDS = 0.5;
/** The drums of the set are soft, seen on a sheet of sounds (2026-11-16). */
const KIT_FORCE = 1.45;
const LAST_HITS = /^(?:35|36|38|43|45|49|57)$/;

function playBeat({ layer, instrument }: Seat, piece: Piece): Note[] {
  const { beats } = piece.arrangement;
  const isKit = instrument.handling === 'beat';
  const struck = strikeDrums(layer.bar);
  return Array.from({ length: piece.bars }, (_, bar) =>
    struck
      .filter(({ key, at }) => (bar === piece.bars - 1 ? at === 0 && LAST_HITS.test(String(key)) : true))
      // A crash marks the first bar of four.
      .filter(({ key }) => key !== CRASH || bar % 4 === 0 || bar === piece.bars - 1)
      .map(({ key, at, weight }) => {
        const beat = Math.round((bar + at) * beats * 100) / 100;
        // Drums that have a tone are tuned to the chord.
        const midi = isKit ? key : key - (key % 12) + ((piece.key + spanAt(piece.spans, beat).chord.root) % 12);
        const seconds = isKit ? HIT_SECONDS : beats * piece.beatSeconds;
        return {
          kit: instrument.kit,
          midi,
          start: timeOf(beat, piece),
          seconds,
          force: layer.force * weight * (isKit ? KIT_FORCE : 1),
          pan: layer.pan,
        };
      }),
  ).flat();
}

/** How loud the piece is at a time, by its shape. */
function shape(note: Note, { arrangement, endSeconds }: Piece): Note {
  const share = note.start / endSeconds;
  const swell = {
    arch: 0.86 + 0.2 * Math.sin(Math.PI * Math.min(1, share * 1.1)),
    rise: 0.76 + 0.32 * share,
    level: 1,
  };
  return { ...note, force: note.force * swell[arrangement.shape] };
}

function humanise(note: Note, random: Random): Note {
  return {
    ...note,
    start: note.start + random.between(0, LATE_SECONDS),
    force: Math.min(1, note.force * random.between(1 - LOUDER, 1 + LOUDER)),
  };
}
