/** Reads a SoundFont 2 file: chunks of fixed rows, where each row tells with which entry of the next table its own begin. */

/** What a zone says, by the number that the format has for it; the amounts are as they stand, 16 bits each. */
export type Amounts = ReadonlyMap<number, number>;

export interface FontSample {
  readonly from: number;
  readonly to: number;
  readonly loopFrom: number;
  readonly loopTo: number;
  readonly rate: number;
  readonly root: number;
  readonly cents: number;
}

export interface FontPreset {
  readonly bank: number;
  readonly program: number;
  readonly name: string;
  readonly zones: readonly Amounts[];
}

export interface SoundFont {
  readonly presets: readonly FontPreset[];
  readonly samples: readonly FontSample[];
  readonly waves: Int16Array;
}

/** Numbers of the amounts that are more than an amount. */
const INSTRUMENT = 41;
export const KEYS = 43;
export const SAMPLE = 53;

function readChunks(file: Buffer): ReadonlyMap<string, Buffer> {
  const chunks = new Map<string, Buffer>();
  const read = (from: number, to: number): void => {
    for (let at = from; at < to; ) {
      const name = file.toString('latin1', at, at + 4);
      const size = file.readUInt32LE(at + 4);
      if (name === 'LIST') read(at + 12, at + 8 + size);
      else chunks.set(name, file.subarray(at + 8, at + 8 + size));
      at += 8 + size + (size & 1);
    }
  };
  read(12, file.length);
  return chunks;
}

export function readSoundFont(file: Buffer): SoundFont {
  const chunks = readChunks(file);
  const rows = <T>(name: string, size: number, parse: (row: Buffer) => T): T[] => {
    const chunk = chunks.get(name);
    if (chunk === undefined) throw new Error(`The sound font has no ${name}.`);
    return Array.from({ length: chunk.length / size }, (_, i) => parse(chunk.subarray(i * size, (i + 1) * size)));
  };
  const nameOf = (row: Buffer): string => row.toString('latin1', 0, 20).replace(/\0.*$/s, '').trim();
  const amounts = (name: string) => rows(name, 4, (row) => ({ kind: row.readUInt16LE(0), amount: row.readInt16LE(2) }));
  const bags = (name: string) => rows(name, 4, (row) => row.readUInt16LE(0));
  const instruments = rows('inst', 22, (row) => row.readUInt16LE(20));
  const [presetBags, presetAmounts, bagStarts, ownAmounts] = [
    bags('pbag'),
    amounts('pgen'),
    bags('ibag'),
    amounts('igen'),
  ];
  const zoneOf = (starts: readonly number[], table: typeof ownAmounts, bag: number): Map<number, number> =>
    new Map(table.slice(starts[bag], starts[bag + 1]).map(({ kind, amount }) => [kind, amount]));

  const zonesOf = (instrument: number): Amounts[] => {
    const [from = 0, to = 0] = [instruments[instrument], instruments[instrument + 1]];
    const zones = Array.from({ length: to - from }, (_, i) => zoneOf(bagStarts, ownAmounts, from + i));
    // The first may hold what is true of all.
    const shared = zones[0]?.has(SAMPLE) === false ? zones.shift() : undefined;
    return zones.map((zone) => new Map([...(shared ?? []), ...zone]));
  };
  const heads = rows('phdr', 38, (row) => ({
    ...{ name: nameOf(row), program: row.readUInt16LE(20), bank: row.readUInt16LE(22), bag: row.readUInt16LE(24) },
  }));
  const presets = heads.slice(0, -1).map(({ bank, program, name, bag }, i) => {
    const count = (heads[i + 1]?.bag ?? bag) - bag;
    const named = Array.from({ length: count }, (_, k) => zoneOf(presetBags, presetAmounts, bag + k).get(INSTRUMENT));
    return { bank, program, name, zones: named.flatMap((each) => (each === undefined ? [] : zonesOf(each))) };
  });
  const samples = rows('shdr', 46, (row) => ({
    from: row.readUInt32LE(20),
    to: row.readUInt32LE(24),
    loopFrom: row.readUInt32LE(28),
    loopTo: row.readUInt32LE(32),
    rate: row.readUInt32LE(36),
    root: row.readUInt8(40),
    cents: row.readInt8(41),
  }));
  const waves = chunks.get('smpl');
  if (waves === undefined) throw new Error('The sound font has no samples.');
  const values = Int16Array.from({ length: waves.length / 2 }, (_, i) => waves.readInt16LE(i * 2));
  return { presets, samples: samples.slice(0, -1), waves: values };
}
