import { readFileSync } from 'node:fs';
import { type BankHead, splitBank, type Zone } from './bank-file.ts';

/** The sampled instruments, ready to be played. */
export interface Bank {
  readonly samples: BankHead['samples'];
  /** All waves in a row, -1..1. */
  readonly waves: Float32Array;
  zonesOf(kit: string): readonly Zone[];
}

/** Some ten milliseconds: once for a film. */
export function readBank(): Bank {
  const { head, waves } = splitBank(readFileSync(new URL('./data/sonivox.bank.gz', import.meta.url)));
  return {
    samples: head.samples,
    waves: toFloats(waves),
    zonesOf(kit) {
      const zones = head.kits[kit];
      if (zones === undefined) throw new RangeError(`There is no instrument ${kit}.`);
      return zones;
    },
  };
}

function toFloats(bytes: Uint8Array): Float32Array {
  const signed = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
  const floats = new Float32Array(signed.length);
  for (let i = 0; i < floats.length; i++) floats[i] = (signed[i] ?? 0) / 128;
  return floats;
}
