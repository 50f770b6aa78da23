import type { BankHead, BankSample, Zone } from '../../src/animator/sound/instruments/bank-file.ts';
import { type Amounts, type FontPreset, KEYS, SAMPLE, type SoundFont } from './sound-font.ts';

/** What the format has numbers for, and what is taken where a zone does not say. */
const AMOUNTS = {
  lfoToPitch: [5, 0],
  vibratoToPitch: [6, 0],
  cutoff: [8, 13_500],
  sweepToCutoff: [11, 0],
  pan: [17, 0],
  lfoDelay: [21, -12_000],
  lfoRate: [22, 0],
  sweepDelay: [25, -12_000],
  sweepAttack: [26, -12_000],
  attack: [34, -12_000],
  hold: [35, -12_000],
  decay: [36, -12_000],
  sustain: [37, 0],
  release: [38, -12_000],
  attenuation: [48, 0],
  semitones: [51, 0],
  cents: [52, 0],
  loops: [54, 0],
  root: [58, -1],
} as const satisfies Readonly<Record<string, readonly [kind: number, otherwise: number]>>;

const round = (value: number, digits: number): number => Number(value.toPrecision(digits));
const toSeconds = (timecents: number): number => (timecents <= -12_000 ? 0 : round(2 ** (timecents / 1200), 4));
const toHertz = (cents: number): number => round(8.176 * 2 ** (cents / 1200), 5);
const centibels = (amount: number): number => round(10 ** (-amount / 200), 4);
/** Players have always taken this much of the attenuation that fonts ask for; fonts are balanced for it. */
const ATTENUATION_SHARE = 0.4;

/** Drum kits stand in a bank of their own. */
const DRUMS = 128;
/** From here on the set has sea, birds and gun shots: noises that others of ours do better. */
const FIRST_NOISE = 119;
/** A sample longer than any tone: it is noise, for a brush on a drum. */
const LONGEST_TONE = 100_000;

export type Converted = Pick<BankHead, 'kits' | 'samples'> & { readonly waves: Uint8Array };

export function convertFont({ presets, samples, waves }: SoundFont): Converted {
  const taken: BankSample[] = [];
  const parts: Int8Array[] = [];
  const places = new Map<number, number>();
  let length = 0;
  const takeSample = (index: number): number => {
    const known = places.get(index);
    if (known !== undefined) return known;
    const sample = samples[index];
    if (sample === undefined) throw new Error(`The sound font has no sample ${index}.`);
    const { from, to, loopFrom, loopTo, rate, root, cents } = sample;
    const part = Int8Array.from(waves.subarray(from, to), (value) => value >> 8);
    const own = {
      at: length,
      length: part.length,
      loopFrom: loopFrom - from,
      loopTo: loopTo - from,
      rate,
      root,
      cents,
    };
    parts.push(part);
    length += part.length;
    places.set(index, taken.push(own) - 1);
    return taken.length - 1;
  };
  const isTone = (zone: Amounts): boolean => {
    const sample = samples[zone.get(SAMPLE) ?? -1];
    return sample !== undefined && sample.to - sample.from < LONGEST_TONE;
  };
  const isWanted = ({ bank, program }: FontPreset): boolean => (bank === 0 ? program < FIRST_NOISE : bank === DRUMS);
  const kits = Object.fromEntries(
    presets
      .filter(isWanted)
      .map(({ bank, program, zones }) => [
        bank === DRUMS ? `drums ${program}` : String(program),
        zones.filter(isTone).map((zone) => convertZone(zone, takeSample(zone.get(SAMPLE) ?? -1))),
      ]),
  );
  return { kits, samples: taken, waves: Buffer.concat(parts.map((part) => new Uint8Array(part.buffer))) };
}

function convertZone(zone: Amounts, sample: number): Zone {
  const of = (name: keyof typeof AMOUNTS): number => zone.get(AMOUNTS[name][0]) ?? AMOUNTS[name][1];
  const keys = zone.get(KEYS) ?? 0x7f00;
  return {
    keys: [keys & 0xff, (keys >> 8) & 0xff],
    sample,
    root: of('root') < 0 ? null : of('root'),
    cents: of('semitones') * 100 + of('cents'),
    gain: centibels(of('attenuation') * ATTENUATION_SHARE),
    loops: (of('loops') & 1) === 1,
    pan: round(of('pan') / 500, 3),
    attack: toSeconds(of('attack')),
    hold: toSeconds(of('hold')),
    decay: toSeconds(of('decay')),
    sustain: centibels(of('sustain')),
    release: toSeconds(of('release')),
    cutoff: toHertz(of('cutoff')),
    sweep: { cents: of('sweepToCutoff'), delay: toSeconds(of('sweepDelay')), attack: toSeconds(of('sweepAttack')) },
    vibrato: {
      cents: of('lfoToPitch') + of('vibratoToPitch'),
      delay: toSeconds(of('lfoDelay')),
      rate: toHertz(of('lfoRate')),
    },
  };
}
