import { type Instrument, readInstrument } from '../../catalogue/instruments-table.ts';
import type { Random } from '../../maths/random.ts';
import { type Layer, readArrangement } from '../../score/arrangements-table.ts';
import type { MusicPart } from '../../score/score.ts';

/** A layer with whoever plays it. */
export interface Seat {
  readonly layer: Layer;
  readonly instrument: Instrument;
}

/** A drummer who is alone plays more than a pulse. */
const DRUM_SOLO =
  '36: X . . x . . X . x . . . X . . .; 38: . . o . X . . o . o . . X . x x; 42: x . x . x . x . x . x . x . x .; 45: . . . . . . . . . . x x . . . .; 49: X . . . . . . . . . . . . . . .';
const STRUCK_SOLO = '40: X . x x . x X . ; 45: . x . . x . . x';
/** What somebody plays to their own melody. */
const OWN_FIGURE: Layer = {
  ...{ part: 'figure', instrument: '', bar: 'b . 1 2 3 2 1 2', force: 0.42, pan: 0.1, octave: 0 },
};
const OWN_MELODY: Layer = {
  ...{ part: 'melody', instrument: '', bar: 'broad', force: 0.66, pan: -0.05, octave: 0 },
};
const OWN_HOLD: Layer = { ...OWN_FIGURE, part: 'hold', bar: 'x', force: 0.46 };
/** The others step back behind a voice that was asked for. */
const BEHIND = 0.78;

/** Who plays what: the arrangement's own players, and those who were named in their places. */
export function seatPlayers(music: MusicPart, random: Random): Seat[] {
  const lead = readInstrument(music.instrument);
  const others = music.others.map(readInstrument);
  if (music.solo) return [lead, ...others].flatMap((each, i) => seatAlone(each, i));
  const { layers } = readArrangement(music.kind);
  const seats = layers.map((layer): Seat => {
    const [first = '', ...more] = layer.instrument.split('/');
    const chosen = readInstrument(random.pick([first, ...more]));
    return { layer, instrument: layer.part === 'melody' ? lead : chosen };
  });
  const isOwn = layers.some(({ part, instrument }) => part === 'melody' && instrument.split('/').includes(lead.name));
  const placed = isOwn ? seats : seats.map((seat) => stepBehind(seat, lead));
  return [...placed, ...(isOwn ? [] : addNamed(lead, placed)), ...others.flatMap((each) => addNamed(each, placed))];
}

/** Whoever can hold or pluck chords accompanies themselves. */
function seatAlone(instrument: Instrument, index: number): Seat[] {
  const pan = index === 0 ? 0 : index % 2 === 0 ? 0.35 : -0.35;
  const seat = (layer: Layer): Seat => ({ layer: { ...layer, pan }, instrument });
  switch (instrument.handling) {
    case 'beat':
      return [seat({ ...OWN_FIGURE, part: 'beat', bar: DRUM_SOLO, force: 0.75 })];
    case 'many':
      return index === 0 ? [seat(OWN_MELODY), seat(OWN_FIGURE)] : [seat(OWN_FIGURE)];
    case 'held':
      return index === 0 ? [seat(OWN_MELODY), seat(OWN_HOLD)] : [seat(OWN_HOLD)];
    case 'one':
      if (instrument.name === 'taiko') return [seat({ ...OWN_FIGURE, part: 'beat', bar: STRUCK_SOLO, force: 0.75 })];
      if (index === 0) return [seat(OWN_MELODY)];
      if (instrument.high < 58) return [seat({ ...OWN_FIGURE, bar: 'b - . b f - b -', force: 0.55 })];
      return [seat({ ...OWN_MELODY, part: 'counter', bar: 'slow', force: 0.5 })];
  }
}

function stepBehind(seat: Seat, lead: Instrument): Seat {
  if (seat.instrument === lead) return { ...seat, layer: { ...seat.layer, force: Math.max(seat.layer.force, 0.66) } };
  return { ...seat, layer: { ...seat.layer, force: seat.layer.force * BEHIND } };
}

/** One who was named and has no place yet gets one beside the others. */
function addNamed(instrument: Instrument, placed: readonly Seat[]): Seat[] {
  const has = (part: Layer['part']): boolean =>
    placed.some((seat) => seat.instrument === instrument && seat.layer.part === part);
  switch (instrument.handling) {
    case 'beat':
      return has('beat') ? [] : [{ layer: { ...OWN_FIGURE, part: 'beat', bar: DRUM_SOLO, force: 0.5 }, instrument }];
    case 'many':
      return has('figure') ? [] : [{ layer: OWN_FIGURE, instrument }];
    case 'held':
      return has('hold') ? [] : [{ layer: OWN_HOLD, instrument }];
    case 'one':
      return has('melody') || has('counter') || has('figure')
        ? []
        : [{ layer: { ...OWN_MELODY, part: 'counter', bar: 'slow', force: 0.55 }, instrument }];
  }
}
