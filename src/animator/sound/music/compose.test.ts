import { describe, expect, it } from 'vitest';
import { INSTRUMENTS } from '../../catalogue/instruments-table.ts';
import { makeRandom } from '../../maths/random.ts';
import { ARRANGEMENTS, type ArrangementName, readArrangement } from '../../score/arrangements-table.ts';
import type { MusicPart } from '../../score/score.ts';
import { makeStereo, measureRms, SAMPLE_RATE } from '../buffer.ts';
import { readBank } from '../instruments/bank.ts';
import { playNote } from '../instruments/play-note.ts';
import { composeNotes } from './compose.ts';
import { leadVoices, parseChord, planSpans } from './harmony.ts';

const KINDS = Object.keys(ARRANGEMENTS).filter((name): name is ArrangementName => Object.hasOwn(ARRANGEMENTS, name));

function plan(kind: ArrangementName, changes: Partial<MusicPart> = {}): MusicPart {
  const [first = ''] = readArrangement(kind).layers.filter(({ part }) => part === 'melody');
  const instrument = first === '' ? 'piano' : (first.instrument.split('/')[0] ?? 'piano');
  const shared = { mood: 'calm', others: [], solo: false, rootMidi: 57, bars: 4, levelDecibels: -25 } as const;
  return { ...shared, kind, instrument, beatsPerMinute: readArrangement(kind).beats * 30, ...changes };
}
const compose = (music: MusicPart, seed = 3) => composeNotes(music, 8, makeRandom(seed));

describe('composeNotes', () => {
  it.each(KINDS)(
    '%s: every player has notes that the instrument has, within the film, in the key at the end',
    (kind) => {
      const notes = compose(plan(kind));
      expect(notes.length).toBeGreaterThan(8);
      for (const { start, seconds, force, pan } of notes) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(start + seconds).toBeLessThan(10.5);
        expect(force > 0 && force <= 1 && Math.abs(pan) <= 1).toBe(true);
      }
      const last = notes.filter(({ start, kit }) => start > 5.99 && !kit.startsWith('drums') && kit !== '116');
      const home = new Set(readArrangement(kind).cadence.startsWith('I') ? [0, 4, 7] : [0, 3, 4, 7]);
      for (const { midi } of last) expect(home).toContain((((Math.round(midi) - 57) % 12) + 12) % 12);
    },
  );

  it('repeats for a seed, and changes with it', () => {
    expect(compose(plan('jazz'))).toEqual(compose(plan('jazz')));
    expect(compose(plan('jazz'), 4)).not.toEqual(compose(plan('jazz')));
  });

  it('lets a named instrument lead, and one that is alone play alone', () => {
    const kits = (music: MusicPart) => new Set(compose(music).map(({ kit }) => kit));
    expect(kits(plan('happy', { instrument: 'oboe' }))).toContain('68');
    expect([...kits(plan('happy', { instrument: 'cello', solo: true }))]).toEqual(['42']);
    expect([...kits(plan('rock', { instrument: 'guitar', others: ['drums'], solo: true }))]).toEqual(['24', 'drums 0']);
  });
});

describe('harmony', () => {
  it('goes home at the end, over its cadence', () => {
    const spans = planSpans('i bVI bIII bVII', 'iv V', 4, 4);
    expect(spans.at(-1)).toEqual({ chord: { root: 0, tones: [0, 3, 7] }, fromBeat: 12, beats: 4 });
    expect(spans.slice(-3, -1).map(({ chord }) => chord.root)).toEqual([5, 7]);
  });

  it('leads each voice the shortest way', () => {
    const home = leadVoices(parseChord('I'), 60, 64, null);
    const next = leadVoices(parseChord('vi'), 60, 64, home);
    // Two tones are common to both chords: only one voice moves.
    expect(next.filter((note) => home.includes(note))).toHaveLength(2);
  });
});

describe('every instrument', () => {
  it('is heard on its lowest, middle and highest note, and is silent again after it', () => {
    const bank = readBank();
    for (const { name, kit, low, high, handling } of INSTRUMENTS) {
      for (const midi of handling === 'beat' ? [36, 38, 42] : [low, Math.round((low + high) / 2), high]) {
        const sound = makeStereo(SAMPLE_RATE * 0.25);
        playNote(sound, bank, { kit, midi, start: 0, seconds: 0.2, force: 0.8, pan: 0 });
        expect(measureRms(sound), `${name} ${midi}`).toBeGreaterThan(0.003);
        expect(sound.left.every(Number.isFinite), name).toBe(true);
      }
    }
  });

  it('is in tune', () => {
    const bank = readBank();
    for (const kit of ['0', '24', '40', '48', '73']) {
      const sound = makeStereo(SAMPLE_RATE * 0.5);
      playNote(sound, bank, { kit, midi: 69, start: 0, seconds: 0.5, force: 0.7, pan: 0 });
      // At 440 Hz the wave is the same again after 22 periods, and not half a tone beside it.
      const likeness = (hertz: number): number => {
        const lag = Math.round((22 * SAMPLE_RATE) / hertz);
        const wave = sound.left.subarray(6_000, 14_000);
        const shifted = sound.left.subarray(6_000 + lag, 14_000 + lag);
        return wave.reduce((sum, value, i) => sum + value * (shifted[i] ?? 0), 0);
      };
      expect(likeness(440), kit).toBeGreaterThan(Math.abs(likeness(440 * 2 ** (0.6 / 24))) * 0.9);
      expect(likeness(440), kit).toBeGreaterThan(0);
    }
  });
});
