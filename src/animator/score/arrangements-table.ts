/**
 * How music of a mood or a kind is made: its metre, its harmony, and who plays what. A row is all that a kind of music is.
 *
 * Chords are degrees of the key ("vi7", "bVI"). A figure is one bar of equal steps: `b` the bass, `f` its fifth, `w` a step of a walking bass, a digit one voice of the
 * chord from below, `x` all of them, `s` and `u` strummed down and up, `-` held on, `.` a rest; capitals of `x` and `s` are accents. A beat is the same with `x`, `X`
 * and the soft `o`. Two chords with `|` between them share a bar. Of several wishes divided by `/` one is chosen by the seed.
 */
export interface Layer {
  readonly part: 'melody' | 'counter' | 'hold' | 'figure' | 'beat';
  readonly instrument: string;
  /** One bar: of a figure its steps, of a beat `drum: steps; drum: steps`, of a melody how busy it is. */
  readonly bar: string;
  readonly force: number;
  readonly pan: number;
  /** Octaves above or below where the part would be. */
  readonly octave: number;
}

export interface Arrangement {
  readonly beats: 3 | 4;
  readonly tempo: readonly [slowest: number, fastest: number];
  /** Share of a beat by which every second half of one is late. */
  readonly swing: number;
  readonly scale: Scale;
  readonly harmonies: readonly string[];
  /** The two chords before the last, which is the key's own. */
  readonly cadence: string;
  readonly layers: readonly Layer[];
  /** How its loudness goes from the beginning to the end. */
  readonly shape: 'arch' | 'rise' | 'level';
}

export const SCALES = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  lydian: [0, 2, 4, 6, 7, 9, 11],
  harmonic: [0, 2, 3, 5, 7, 8, 11],
  open: [0, 2, 4, 7, 9],
  blue: [0, 3, 5, 6, 7, 10],
  eastern: [0, 2, 5, 7, 9],
} as const satisfies Readonly<Record<string, readonly number[]>>;
export type Scale = keyof typeof SCALES;

const layer = (part: Layer['part'], instrument: string, bar: string, force: number, pan = 0, octave = 0): Layer => ({
  ...{ part, instrument, bar, force, pan, octave },
});
const hold = (instrument: string, force: number, pan = 0, octave = 0) =>
  layer('hold', instrument, 'x', force, pan, octave);

const BASE = { beats: 4, swing: 0, shape: 'arch' } as const;

export const ARRANGEMENTS = {
  calm: {
    ...{ ...BASE, tempo: [98, 114], scale: 'major', cadence: 'IV V' },
    harmonies: ['Iadd9 vi7 IVmaj7 Vsus4', 'I iii vi IV', 'Imaj7 IVmaj7 ii7 V'],
    layers: [
      layer('melody', 'piano/flute/clarinet/guitar', 'slow', 0.62, -0.12),
      layer('figure', 'harp/piano', 'b 1 2 3 2 1 2 3', 0.42, 0.25),
      hold('slow_strings', 0.4),
      layer('figure', 'bass', 'b - - -', 0.42),
    ],
  },
  happy: {
    ...{ ...BASE, tempo: [96, 116], scale: 'major', cadence: 'IV V' },
    harmonies: ['I V vi IV', 'I IV I V', 'I ii IV V'],
    layers: [
      layer('melody', 'glockenspiel/whistle/piano/flute', 'lively', 0.6, -0.15),
      layer('figure', 'acoustic_guitar/guitar', 's - s u . u s u', 0.5, 0.28),
      layer('figure', 'bass_guitar', 'b - . b f - b -', 0.55),
      layer('beat', 'drums', '36: x . . . x . . .; 39: . . x . . . x .; 70: x o x o x o x o', 0.34),
      hold('strings', 0.26),
    ],
  },
  sad: {
    ...{ ...BASE, tempo: [90, 106], scale: 'minor', cadence: 'iv V' },
    harmonies: ['i bVI bIII bVII', 'iadd9 v bVI iv', 'i iv bVI V'],
    layers: [
      layer('melody', 'piano/cello/violin/english_horn', 'slow', 0.6, -0.1),
      layer('figure', 'piano', 'b 1 2 3 2 1 2 1', 0.4, 0.15),
      hold('slow_strings', 0.36),
      layer('counter', 'cello', 'slow', 0.36, 0.3, -1),
    ],
  },
  tense: {
    ...{ ...BASE, tempo: [92, 112], scale: 'harmonic', cadence: 'bII V', shape: 'rise' },
    harmonies: ['i i bII i', 'i bVI i bII', 'i idim bVI V'],
    layers: [
      layer('figure', 'pizzicato/strings', '0 0 0 1 0 0 2 0', 0.46, -0.2, -1),
      layer('figure', 'cello', 'b . b b . b b .', 0.5, 0.1),
      hold('tremolo_strings', 0.38),
      layer('melody', 'horn/trombone', 'slow', 0.36, 0.2, -1),
      layer('beat', 'taiko', '45: X . . . . . x . ; 40: . . . x . . . x', 0.5),
    ],
  },
  epic: {
    ...{ ...BASE, tempo: [102, 120], scale: 'minor', cadence: 'bVI bVII', shape: 'rise' },
    harmonies: ['i bVI bIII bVII', 'i bVII bVI bVII', 'i iv bVI V'],
    layers: [
      layer('melody', 'horn/trumpet/brass', 'broad', 0.66, -0.1),
      layer('figure', 'strings', '0 0 1 0 2 0 1 0', 0.5, 0.28),
      hold('choir', 0.44, -0.1),
      layer('figure', 'brass', 'x - - - - - x -', 0.36, 0.1, -1),
      layer('figure', 'bass', 'b - b - b - b -', 0.6),
      layer('beat', 'taiko', '45: X . . x x . x .; 38: X . . . X . . x', 0.72),
      layer('beat', 'drums', '49: X . . . . . . .', 0.34),
    ],
  },
  mysterious: {
    ...{ ...BASE, tempo: [92, 108], scale: 'dorian', cadence: 'bII bVII' },
    harmonies: ['iadd9 bVImaj7 iv i', 'i II bIII i', 'isus2 bVI iadd9 bII'],
    layers: [
      layer('melody', 'celesta/vibraphone/clarinet/harp', 'sparse', 0.5, -0.25),
      layer('figure', 'harp', '. 1 . 3 . 2 . 3', 0.32, 0.35),
      hold('pad', 0.42),
      hold('voices', 0.2, 0.2),
      layer('figure', 'bass', 'b - - -', 0.4),
    ],
  },
  romantic: {
    ...{ ...BASE, tempo: [98, 114], scale: 'major', cadence: 'ii7 V7' },
    harmonies: ['Imaj7 vi7 ii7 V7', 'I iii7 IVmaj7 iv', 'Iadd9 V vi7 IVmaj7'],
    layers: [
      layer('melody', 'violin/piano/saxophone/oboe', 'broad', 0.6, -0.12),
      layer('figure', 'piano/guitar', 'b 1 2 3 2 3 2 1', 0.42, 0.22),
      hold('strings', 0.36),
      layer('counter', 'cello', 'slow', 0.38, 0.3, -1),
    ],
  },
  playful: {
    ...{ ...BASE, tempo: [108, 128], scale: 'major', cadence: 'II V' },
    harmonies: ['I vi ii V', 'I IV II V', 'I I IV V'],
    layers: [
      layer('melody', 'clarinet/xylophone/bassoon/recorder', 'lively', 0.6, -0.15),
      layer('figure', 'pizzicato', '. . x . . . x .', 0.46, 0.25),
      layer('figure', 'tuba/bass', 'b . . . f . . .', 0.5),
      layer('beat', 'drums', '76: x . . x . . x .; 54: . . x . . . x o', 0.26),
    ],
  },
  lofi: {
    ...{ ...BASE, tempo: [74, 86], swing: 0.1, scale: 'dorian', cadence: 'ii7 V7', shape: 'level' },
    harmonies: ['ii9|V7 Imaj9|vi7', 'Imaj9|vi7 ii9|V7', 'IVmaj7|iii7 ii9|Imaj7'],
    layers: [
      layer('figure', 'electric_piano', 'x - - . x - . x', 0.5, -0.15),
      layer('melody', 'vibraphone/guitar/electric_piano', 'sparse', 0.44, 0.25),
      layer('figure', 'bass_guitar', 'b - - . b - f .', 0.6),
      layer('beat', 'drums', '36: X . . . . x . . ; 38: . . X . . . X . ; 42: x o x o x o x o', 0.52),
    ],
  },
  orchestral: {
    ...{ ...BASE, tempo: [96, 112], scale: 'major', cadence: 'IV V' },
    harmonies: ['I V vi IV', 'I vi IV V', 'I bVII IV I'],
    layers: [
      layer('melody', 'violin/flute/oboe/horn', 'broad', 0.62, -0.2),
      hold('strings', 0.46),
      layer('counter', 'horn', 'slow', 0.4, 0.3, -1),
      layer('figure', 'harp', '0 1 2 3 2 1 2 3', 0.34, 0.35),
      layer('figure', 'bass', 'b - - - f - - -', 0.5),
      layer('beat', 'timpani', '43: x . . . . . . o', 0.4),
    ],
  },
  jazz: {
    ...{ ...BASE, tempo: [100, 132], swing: 0.16, scale: 'dorian', cadence: 'ii7 V7', shape: 'level' },
    harmonies: ['ii7|V7 Imaj7|vi7 ii7|V7 Imaj7', 'i7 iv7 bVImaj7|V7 i7', 'Imaj7|vi7 ii7|V7'],
    layers: [
      layer('melody', 'saxophone/muted_trumpet/piano/vibraphone', 'lively', 0.6, -0.15),
      layer('figure', 'piano', '. . x - . x . .', 0.44, 0.25),
      layer('figure', 'bass', 'w w w w', 0.62),
      layer('beat', 'jazz_drums', '51: X . x o X . x o; 44: . . x . . . x .; 38: . . . o . . . .', 0.4),
    ],
  },
  folk: {
    ...{ ...BASE, tempo: [92, 112], scale: 'open', cadence: 'IV V' },
    harmonies: ['I IV I V', 'I V vi IV', 'I bVII IV I'],
    layers: [
      layer('melody', 'fiddle/harmonica/recorder/accordion', 'lively', 0.58, -0.18),
      layer('figure', 'acoustic_guitar', 'b 2 3 2 f 2 3 2', 0.54, 0.22),
      layer('figure', 'bass', 'b - . . f - . .', 0.46),
      layer('beat', 'drums', '54: . . x . . . x .; 36: x . . . x . . .', 0.24),
    ],
  },
  electronic: {
    ...{ ...BASE, tempo: [112, 126], scale: 'minor', cadence: 'bVI bVII', shape: 'rise' },
    harmonies: ['i bVI bIII bVII', 'i i bVI bVII', 'i bVII bVI bVII'],
    layers: [
      layer('figure', 'synth', '0 2 1 3 2 1 3 2 0 2 1 3 2 1 3 2', 0.42, 0.3),
      layer('melody', 'synth_lead/square', 'broad', 0.4, -0.2),
      layer('figure', 'synth_bass', '. b b b . b b b . b b b . b b b', 0.55),
      hold('pad', 0.4),
      layer(
        'beat',
        'drums',
        '36: X . x . X . x .; 39: . . X . . . X .; 42: . x . x . x . x; 46: . . . . . . . o',
        0.56,
      ),
    ],
  },
  ambient: {
    ...{ ...BASE, tempo: [84, 100], scale: 'lydian', cadence: 'IVmaj7 Vsus4', shape: 'level' },
    harmonies: ['Imaj7 IImaj7 vi7 Imaj7', 'Iadd9 vi7 IVmaj7 Iadd9'],
    layers: [
      hold('pad', 0.5),
      hold('voices', 0.24, 0.25),
      layer('melody', 'vibraphone/piano/celesta', 'sparse', 0.34, -0.2),
      layer('figure', 'bass', 'b - - -', 0.34),
    ],
  },
  waltz: {
    ...{ ...BASE, beats: 3, tempo: [120, 144], scale: 'major', cadence: 'ii V7' },
    harmonies: ['I vi ii V7', 'I IV I V7', 'I V7 I V7'],
    layers: [
      layer('melody', 'violin/accordion/flute/piano', 'broad', 0.6, -0.15),
      layer('figure', 'strings', '. x x', 0.42, 0.2),
      layer('figure', 'bass', 'b - .', 0.55),
      layer('figure', 'harp', '. 1 2', 0.3, 0.35),
    ],
  },
  horror: {
    ...{ ...BASE, tempo: [84, 100], scale: 'harmonic', cadence: 'bII idim', shape: 'rise' },
    harmonies: ['i idim bII idim', 'idim i bVI idim'],
    layers: [
      hold('tremolo_strings', 0.44, -0.1, 1),
      hold('choir', 0.3, 0.2, -1),
      layer('melody', 'music_box/celesta/piano', 'sparse', 0.5, 0.2, 1),
      layer('figure', 'bass', 'b - - -', 0.5),
      layer('beat', 'timpani', '38: x . . . . o o x', 0.42),
    ],
  },
  christmas: {
    ...{ ...BASE, tempo: [92, 108], scale: 'major', cadence: 'II V7' },
    harmonies: ['I vi ii V7', 'I IV I V7', 'I iii IV V'],
    layers: [
      layer('melody', 'glockenspiel/celesta/music_box', 'lively', 0.6, -0.15),
      hold('choir', 0.36),
      layer('figure', 'pizzicato/harp', 'b 2 1 2 3 2 1 2', 0.44, 0.22),
      layer('beat', 'drums', '83: x x x x x x x x', 0.5),
      layer('figure', 'bass', 'b - f -', 0.44),
    ],
  },
  rock: {
    ...{ ...BASE, tempo: [116, 136], scale: 'blue', cadence: 'bVI bVII', shape: 'level' },
    harmonies: ['I5 bVII5 IV5 I5', 'i5 bVI5 bVII5 i5', 'I5 IV5 V5 IV5'],
    layers: [
      layer('figure', 'rock_guitar', 'x x . x x . x x', 0.46, 0.3, -1),
      layer('melody', 'electric_guitar', 'lively', 0.52, -0.3),
      layer('figure', 'bass_guitar', 'b b b b b b b b', 0.6),
      layer('beat', 'drums', '36: X . . x X . . .; 38: . . X . . . X .; 42: x x x x x x x x; 49: X . . . . . . .', 0.6),
    ],
  },
  eastern: {
    ...{ ...BASE, tempo: [88, 104], scale: 'eastern', cadence: 'IV5 V5' },
    harmonies: ['I5 IV5 V5 I5', 'I5 ii5 V5 IV5'],
    layers: [
      layer('melody', 'shakuhachi/flute/koto/violin', 'slow', 0.58, -0.15),
      layer('figure', 'koto/harp', '0 . 1 2 . 1 . 2', 0.46, 0.25),
      hold('pad', 0.26),
      layer('beat', 'taiko', '40: x . . . . . . o', 0.3),
    ],
  },
  march: {
    ...{ ...BASE, tempo: [104, 120], scale: 'major', cadence: 'IV V7', shape: 'rise' },
    harmonies: ['I IV I V', 'I vi IV V', 'I V I V7'],
    layers: [
      layer('melody', 'trumpet/brass/piccolo', 'lively', 0.6, -0.15),
      layer('figure', 'horn', '. . x . . . x .', 0.42, 0.25),
      layer('figure', 'tuba', 'b . . . f . . .', 0.58),
      layer('beat', 'drums', '38: X . x x X x x x; 36: X . . . X . . .; 49: X . . . . . . .', 0.46),
    ],
  },
} as const satisfies Readonly<Record<string, Arrangement>>;

export type ArrangementName = keyof typeof ARRANGEMENTS;
export const readArrangement = (name: ArrangementName): Arrangement => ARRANGEMENTS[name];
