import { gunzipSync, gzipSync } from 'node:zlib';

/** How the sampled instruments are kept: a line of JSON, then the waves, eight bits each, all packed. Times are seconds, shares 0..1. */
export interface BankHead {
  readonly source: {
    readonly package: string;
    readonly file: string;
    readonly sha256: string;
    readonly licence: string;
  };
  readonly digests: { readonly sources: string; readonly content: string };
  /** Zones of each instrument, by its number in General MIDI; drum kits as `drums <number>`. */
  readonly kits: Readonly<Record<string, readonly Zone[]>>;
  readonly samples: readonly BankSample[];
}

/** A wave, and the note that it is. */
export interface BankSample {
  readonly at: number;
  readonly length: number;
  readonly loopFrom: number;
  readonly loopTo: number;
  readonly rate: number;
  readonly root: number;
  readonly cents: number;
}

/** The keys that are played from one sample, and how. */
export interface Zone {
  readonly keys: readonly [low: number, high: number];
  readonly sample: number;
  /** Another note than the sample's own. */
  readonly root: number | null;
  readonly cents: number;
  readonly gain: number;
  readonly loops: boolean;
  readonly pan: number;
  readonly attack: number;
  readonly hold: number;
  /** How long it takes to fall by 100 dB. */
  readonly decay: number;
  readonly sustain: number;
  readonly release: number;
  /** What passes, in hertz, and how far that moves, and when: a string is bright when it is struck. */
  readonly cutoff: number;
  readonly sweep: { readonly cents: number; readonly delay: number; readonly attack: number };
  readonly vibrato: { readonly cents: number; readonly delay: number; readonly rate: number };
}

const NEW_LINE = 10;

export function renderBank(head: BankHead, waves: Uint8Array): Buffer {
  return gzipSync(Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), waves]), { level: 9 });
}

export function splitBank(file: Uint8Array): { readonly head: BankHead; readonly waves: Uint8Array } {
  const bytes = gunzipSync(file);
  const end = bytes.indexOf(NEW_LINE);
  return { head: JSON.parse(bytes.toString('utf8', 0, end)), waves: bytes.subarray(end + 1) };
}
